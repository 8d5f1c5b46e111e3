import type { Reminders } from '@copa/domain/day/reminder';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Needy } from '../day-units.ts';
import { NoticeRow } from './notice-row.tsx';

interface NoticeListProps {
  readonly label: string;
  readonly needy: readonly Needy[];
  readonly tournament: Tournament;
  readonly reminders: Reminders['units'];
}

export function reminderOf({ unit, about }: Needy, reminders: Reminders['units']) {
  const reminder = reminders[unit.id];
  return reminder?.about === about ? reminder : null;
}

/**
 * Units that nobody wrote to come first, so an organiser who returns from WhatsApp finds the next one in the
 * same place.
 */
export function NoticeList({ label, needy, tournament, reminders }: NoticeListProps) {
  const ordered = needy.toSorted(
    (one, other) =>
      (reminderOf(one, reminders)?.at.getTime() ?? 0) - (reminderOf(other, reminders)?.at.getTime() ?? 0),
  );
  return (
    <ul aria-label={label} className="grid gap-2">
      {ordered.map((each) => (
        <li key={each.unit.id}>
          <NoticeRow needy={each} tournament={tournament} reminder={reminderOf(each, reminders)} />
        </li>
      ))}
    </ul>
  );
}
