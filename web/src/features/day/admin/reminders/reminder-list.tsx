import type { Reminder, Reminders } from '@copa/domain/day/reminder';
import { atHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Icon } from '../../../../components/icon.tsx';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/admin.ts';
import type { Needy } from '../day-units.ts';
import { hasUnsentMails, unitCaptain, unitTitle } from '../unit-words.ts';
import { useReminderLink } from './use-reminder-link.ts';

interface ReminderListProps {
  readonly needy: readonly Needy[];
  readonly tournament: Tournament;
  readonly reminders: Reminders['units'];
}

export function reminderOf({ unit, about }: Needy, reminders: Reminders['units']) {
  const reminder = reminders[unit.id];
  return reminder?.about === about ? reminder : null;
}

/** An organiser who returns from WhatsApp finds the next unit in the same place. */
export function unremindedFirst(needy: readonly Needy[], reminders: Reminders['units']): readonly Needy[] {
  const at = (each: Needy) => reminderOf(each, reminders)?.at.getTime() ?? 0;
  return needy.toSorted((one, other) => at(one) - at(other));
}

export function ReminderList({ needy, tournament, reminders }: ReminderListProps) {
  return (
    <ul aria-label={words.toNotifyLabel} className="grid gap-2">
      {unremindedFirst(needy, reminders).map((each) => (
        <li key={each.unit.id}>
          <ReminderRow needy={each} tournament={tournament} reminder={reminderOf(each, reminders)} />
        </li>
      ))}
    </ul>
  );
}

interface ReminderRowProps {
  readonly needy: Needy;
  readonly tournament: Tournament;
  readonly reminder: Reminder | null;
}

function ReminderRow({ needy, tournament, reminder }: ReminderRowProps) {
  const { unit, about } = needy;
  const { link, isDoubtful } = useReminderLink(needy, tournament);
  const title = unitTitle(unit);
  const captain = unitCaptain(unit);
  return (
    <a
      {...link}
      className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-coal px-3 py-2 transition-colors hover:border-ember/60"
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">
          <span className="sr-only">{words.notifyByWhatsApp}</span> {title}
        </span>
        {captain !== '' && <span className="truncate text-sm text-dim">{captain}</span>}
        <span className="text-sm text-mist">
          {reminder === null
            ? words.needs[about]
            : words.notifiedBy(reminder.by, atHour(reminder.at, tournament.timeZone, serverNow()))}
        </span>
        {hasUnsentMails(unit) && <span className="text-sm text-warning">{words.unsentMails}</span>}
        {isDoubtful && <span className="text-sm text-warning">{words.doubtfulNumber(unit.phone)}</span>}
      </span>
      <Icon name={reminder === null ? 'whatsapp' : 'check'} className="size-6 text-success" />
    </a>
  );
}
