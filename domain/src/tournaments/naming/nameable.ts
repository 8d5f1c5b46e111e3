import { COMPLAINTS_MS, DAY_MS, DEFAULT_PLAY_MS } from '../../limits.ts';
import type { NamedTournament, Naming } from '../../people/naming.ts';
import { can, type HasRole, isNamed, type RoleAccess } from '../../people/roles.ts';
import { endOf } from '../state.ts';
import type { Tournament } from '../tournament.ts';

/**
 * Teams may protest for a day after the last match is published, and people named for the tournament have one
 * more day to decide. `firestore.rules` repeats the sum of 48 hours.
 */
export const NAMEABLE_AFTER_MS = COMPLAINTS_MS + DAY_MS;

export type Nameable = Pick<Tournament, 'id' | 'date' | 'endDate' | 'endedAt' | 'cancelledAt' | 'reopenedAt'>;

/**
 * Null if the tournament has no date and was neither closed nor cancelled. Unless it is closed or cancelled,
 * it counts as being played at least until `DEFAULT_PLAY_MS` after `reopenedAt`.
 */
export function nameableUntil(tournament: Nameable): Date | null {
  const { endedAt, cancelledAt, reopenedAt } = tournament;
  const over = endedAt ?? cancelledAt;
  const end = over ?? endOf(tournament);
  if (end === null) return null;
  const again = over === null && reopenedAt !== null ? reopenedAt.getTime() + DEFAULT_PLAY_MS : 0;
  return new Date(Math.max(end.getTime(), again) + NAMEABLE_AFTER_MS);
}

export function isNameable(tournament: Nameable, now: Date): boolean {
  const until = nameableUntil(tournament);
  return until === null || now <= until;
}

interface Where {
  readonly tournament: Nameable;
  readonly naming: Pick<Naming, 'tournaments'> | null;
  readonly now: Date;
}

export function canIn(user: HasRole | null, access: RoleAccess, where: Where): boolean {
  if (user === null || !can(user, access)) return false;
  if (!isNamed(user)) return true;
  const { tournament, naming, now } = where;
  const named = naming?.tournaments ?? [];
  return (named === 'all' || named.includes(tournament.id)) && isNameable(tournament, now);
}

export function namedTournament(
  tournament: Nameable & Pick<Tournament, 'name' | 'timeZone'>,
): NamedTournament {
  const { id, name, date, timeZone } = tournament;
  const isCancelled = tournament.cancelledAt !== null;
  return { id, name, date, timeZone, until: nameableUntil(tournament), isCancelled };
}
