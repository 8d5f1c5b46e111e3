import type { Reminder, ReminderAbout, Reminders } from '@copa/domain/day/reminder';
import type { AdultNeedy, CaptainNeedy, Needy } from '@copa/domain/day/units/needs';
import { MISSED_NEEDS } from '@copa/domain/day/words/window-meanings';
import { sentence } from '@copa/domain/sentence';
import { ownAt } from '@copa/domain/time/hours';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { reviewEnd } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { GuardianLine } from '../../../../components/admin/guardian/guardian-line.tsx';
import { useFirstRows } from '../../../../components/admin/long-rows.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Spinner } from '../../../../components/spinner.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/admin.ts';
import { hasUnsentMails, unitCaptain, unitTitle } from '../unit-words.ts';
import { ownDeadline } from './deadlines.ts';
import { useConsentChat, useReminderLink } from './use-reminder-link.ts';

export type NeedyRow = Needy & { readonly id: string };

interface ReminderListProps {
  readonly rows: readonly NeedyRow[];
  readonly left: ReadonlySet<string>;
  readonly tournament: Tournament;
  readonly reminders: Reminders['units'];
  readonly label: string;
}

export function reminderOf({ unit, about, minor, missed }: Needy, reminders: Reminders['units']) {
  const reminder = reminders[minor?.id ?? unit.id];
  if (reminder?.about !== about) return null;
  return missed !== null && reminder.at <= missed.closesAt ? null : reminder;
}

export function unremindedFirst<N extends Needy>(
  needy: readonly N[],
  reminders: Reminders['units'],
): readonly N[] {
  const at = (each: N) => reminderOf(each, reminders)?.at.getTime() ?? 0;
  return needy.toSorted((one, other) => at(one) - at(other));
}

export function ReminderList({ rows, left, tournament, reminders, label }: ReminderListProps) {
  const { shown, more } = useFirstRows(rows);
  return (
    <>
      <ul aria-label={label} className="grid items-start gap-2 xl:grid-cols-2">
        {shown.map((each) => {
          const row = { tournament, reminder: reminderOf(each, reminders) };
          return (
            <KeptPlace
              key={each.id}
              isLeft={left.has(each.id)}
              title={each.minor === null ? unitTitle(each.unit) : each.minor.nick || each.minor.fullName}
            >
              {each.minor === null ? (
                <ReminderRow needy={each} {...row} />
              ) : (
                <ConsentRow needy={each} {...row} />
              )}
            </KeptPlace>
          );
        })}
      </ul>
      {more}
    </>
  );
}

interface KeptPlaceProps {
  readonly isLeft: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** A row that left keeps its height, whatever it showed, but takes no tap. */
export function KeptPlace({ isLeft, title, children }: KeptPlaceProps) {
  return (
    <li className="relative">
      <div className={isLeft ? 'invisible' : ''}>{children}</div>
      {isLeft && (
        <p className="absolute inset-0 flex items-center px-3 text-mist">
          <span className="truncate">{title}</span>
          <span className="shrink-0">&nbsp;· {words.missingNoMore}</span>
        </p>
      )}
    </li>
  );
}

interface RowProps<N extends Needy> {
  readonly needy: N;
  readonly tournament: Tournament;
  readonly reminder: Reminder | null;
}

export const ROW =
  'flex min-h-16 w-full items-center gap-3 rounded-md border border-line bg-coal px-3 py-2 text-left transition-colors hover:border-ember/60';

function ReminderRow({ needy, tournament, reminder }: RowProps<CaptainNeedy>) {
  const { unit, about, missed } = needy;
  const { link, isDoubtful } = useReminderLink(needy, tournament);
  const captain = unitCaptain(unit);
  return (
    <a {...link} className={ROW}>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">
          <span className="sr-only">{words.notifyByWhatsApp}</span> {unitTitle(unit)}
        </span>
        {captain !== '' && (missed === null || reminder === null) && (
          <span className="text-sm text-dim wrap-anywhere">{captain}</span>
        )}
        {missed !== null && <Missed window={missed} tournament={tournament} />}
        {(missed === null || reminder !== null) && <Told about={about} reminder={reminder} />}
        <OwnDeadline needy={needy} tournament={tournament} />
        {hasUnsentMails(unit) && <span className="text-sm text-warning">{words.unsentMails}</span>}
        {isDoubtful && <span className="text-sm text-warning">{words.doubtfulNumber(unit.phone)}</span>}
      </span>
      <Icon name={reminder === null ? 'whatsapp' : 'check'} className="size-6 text-success" />
    </a>
  );
}

function ConsentRow({ needy, tournament, reminder }: RowProps<AdultNeedy>) {
  const { unit, minor } = needy;
  const { busy, chat, open } = useConsentChat(needy, tournament);
  const isDone = reminder !== null || chat !== null;
  return (
    <>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) void open();
        }}
        className={ROW}
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold wrap-anywhere">
            <span className="sr-only">{words.notifyAdult}</span> {minor.nick || minor.fullName}
          </span>
          {unit.unit.size > 1 && <span className="text-sm text-dim wrap-anywhere">{unitTitle(unit)}</span>}
          <Told about="consent" reminder={reminder} />
          <span className="text-sm text-dim">{words.toTheAdult}</span>
        </span>
        {busy ? <Spinner /> : <Icon name={isDone ? 'check' : 'whatsapp'} className="size-6 text-success" />}
      </button>
      {chat !== null && (
        <div className="px-3">
          <GuardianLine chat={chat} />
        </div>
      )}
    </>
  );
}

function Missed({ window, tournament }: { window: ConfirmationWindow; tournament: Tournament }) {
  const now = useNow();
  const { kind, onMissing } = window;
  const follows =
    onMissing === 'mark'
      ? words.keepsPlace(kind === 'final')
      : words.losesPlace(kind === 'final', ownAt(reviewEnd(tournament, window), now));
  return (
    <span className="text-sm text-warning">{sentence(words.missedFact(MISSED_NEEDS[kind], follows))}</span>
  );
}

function OwnDeadline({ needy, tournament }: { readonly needy: Needy; readonly tournament: Tournament }) {
  const now = useNow();
  const deadline = ownDeadline(needy, tournament, now);
  return deadline && <span className="text-sm text-warning">{words.ownUntil(ownAt(deadline, now))}</span>;
}

export function Told({ about, reminder }: { about: ReminderAbout; reminder: Reminder | null }) {
  const now = useNow();
  return (
    <span className="truncate text-sm text-mist">
      {reminder === null ? words.needs[about] : words.notifiedBy(reminder.by, ownAt(reminder.at, now))}
    </span>
  );
}
