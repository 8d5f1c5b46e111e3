import type { Reminders } from '@copa/domain/day/reminder';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Needy } from '../day-units.ts';
import { ReminderRow } from './reminder-row.tsx';

interface ReminderListProps {
  readonly label: string;
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

export function ReminderList({ label, needy, tournament, reminders }: ReminderListProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {unremindedFirst(needy, reminders).map((each) => (
        <li key={each.unit.id}>
          <ReminderRow needy={each} tournament={tournament} reminder={reminderOf(each, reminders)} />
        </li>
      ))}
    </ul>
  );
}
