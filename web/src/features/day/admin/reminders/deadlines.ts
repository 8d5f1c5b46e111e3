import { consentDeadline } from '@copa/domain/day/notices/window-notice';
import type { Needy } from '@copa/domain/day/units/needs';
import { confirmableUntil } from '@copa/domain/registrations/confirmation';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';

type About = Needy['about'];
type Timed = Pick<Needy['unit'], 'incompleteUntil' | 'confirmBy'>;

const NO_OWN: Timed = { incompleteUntil: null, confirmBy: null };

export function deadlineOf(about: About, unit: Timed, tournament: Tournament, now: Date): Date | null {
  if (about === 'team') return unit.incompleteUntil;
  if (about === 'waiting') return readyUntil(tournament);
  if (about === 'consent') return consentDeadline(tournament, now);
  const window = windowOf(tournament, about);
  return window && confirmableUntil(window, unit);
}

function readyUntil({ date, waitlist: { endsAt } }: Tournament): Date | null {
  return date !== null && endsAt !== null && endsAt < date ? endsAt : date;
}

/** All units of which this is asked have this deadline, unless they have one of their own. */
export const sharedDeadline = (about: About, tournament: Tournament, now: Date) =>
  deadlineOf(about, NO_OWN, tournament, now);

/** Returns the deadline that only this unit has; null if it has none, or missed it. */
export function ownDeadline({ unit, about, missed }: Needy, tournament: Tournament, now: Date): Date | null {
  const deadline = missed === null ? deadlineOf(about, unit, tournament, now) : null;
  return deadline?.getTime() === sharedDeadline(about, tournament, now)?.getTime() ? null : deadline;
}
