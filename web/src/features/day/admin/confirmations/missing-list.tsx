import type { CaptainNeedy } from '@copa/domain/day/units/needs';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { ownAt } from '@copa/domain/time/hours';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useFirstRows } from '../../../../components/admin/long-rows.tsx';
import { useRegistrationSearch } from '../../../../components/admin/search/registration-search.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/admin.ts';
import { cannotReadmit } from '../readmitting.ts';
import { reminderOf, unremindedFirst } from '../reminders/reminder-list.tsx';
import { useReminderLink } from '../reminders/use-reminder-link.ts';
import { useStillRows } from '../reminders/use-still-rows.tsx';
import { unitCaptain, unitTitle } from '../unit-words.ts';
import type { Day } from '../use-day.ts';
import { ReadmitButton } from './readmit-button.tsx';

export function needsOf(
  units: readonly Registration[],
  window: ConfirmationWindow,
  isOpen: boolean,
): readonly CaptainNeedy[] {
  return units.map((unit) => ({
    unit,
    about: isOpen && !isComplete(unit.members) ? 'team' : window.kind,
    minor: null,
    missed: isOpen ? null : window,
  }));
}

const JOIN_BELOW = { joins: () => true };

interface MissingListProps {
  readonly day: Day;
  readonly needy: readonly CaptainNeedy[];
  readonly window: WindowKind;
  readonly now: Date;
  readonly label: string;
}

export function MissingList({ day, needy, window, now, label }: MissingListProps) {
  const listed = unremindedFirst(needy, day.reminders).map((each) => ({ ...each, id: each.unit.id }));
  const { shown: rows, left, renewal } = useStillRows(listed, day.isWhole, JOIN_BELOW);
  const { found, search } = useRegistrationSearch(rows.map(({ unit }) => unit));
  const { shown, more } = useFirstRows(rows.filter(({ unit }) => found.includes(unit)));
  return (
    <>
      {search}
      <ul aria-label={words.missing} className="grid gap-1">
        {shown.map((each) => (
          <li
            key={each.id}
            className={cx(
              'flex min-h-13.5 flex-wrap items-center justify-end gap-1.5 rounded-md border py-1 pr-1 pl-2.5',
              left.has(each.id) ? 'border-transparent' : 'border-line bg-coal',
            )}
          >
            <span className="grid min-w-0 flex-1 basis-20 leading-tight">
              <span className="truncate font-semibold max-[22rem]:whitespace-normal max-sm:text-sm">
                {unitTitle(each.unit)}
              </span>
              {left.has(each.id) ? (
                <span className="text-sm text-dim">{words.missingNoMore}</span>
              ) : (
                <Told day={day} needy={each} window={window} />
              )}
            </span>
            {!left.has(each.id) && (
              <>
                {day.tournament.status === 'published' && (
                  <WhatsApp needy={each} tournament={day.tournament} />
                )}
                <ReadmitButton day={day} unit={each.unit} window={window} now={now} label={label} isShort />
              </>
            )}
          </li>
        ))}
      </ul>
      {more}
      {renewal}
    </>
  );
}

interface ToldProps {
  readonly day: Day;
  readonly needy: CaptainNeedy;
  readonly window: WindowKind;
}

function Told({ day: { tournament, reminders }, needy, window }: ToldProps) {
  const now = useNow();
  const refusal = cannotReadmit(needy.unit, tournament, window);
  const reminder = reminderOf(needy, reminders);
  const notified = reminder === null ? null : words.notifiedBy(reminder.by, ownAt(reminder.at, now));
  return (
    <>
      {refusal !== null && <span className="text-sm text-warning">{refusal}</span>}
      {(refusal === null || notified !== null) && (
        // The captain has one line, so that twelve squads fit on two screens.
        <span className={cx('text-sm text-dim', notified === null ? 'truncate' : 'wrap-anywhere')}>
          {notified ?? unitCaptain(needy.unit)}
        </span>
      )}
    </>
  );
}

function WhatsApp({ needy, tournament }: { readonly needy: CaptainNeedy; readonly tournament: Tournament }) {
  const { link, isDoubtful } = useReminderLink(needy, tournament);
  const { unit } = needy;
  return (
    <a
      {...link}
      aria-label={[
        `${words.notifyByWhatsApp} ${unitTitle(unit)}`,
        ...(isDoubtful ? [words.doubtfulNumber(unit.phone)] : []),
      ].join('. ')}
      className="grid size-11 shrink-0 place-items-center rounded-md border border-edge hover:border-mist"
    >
      <Icon name="whatsapp" className={isDoubtful ? 'size-6 text-warning' : 'size-6 text-success'} />
    </a>
  );
}
