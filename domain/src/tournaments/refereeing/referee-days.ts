import { COMPLAINTS_MS, DAY_MS, DEFAULT_PLAY_MS } from '../../limits.ts';
import type { Referee, RefereedTournament } from '../../people/referee.ts';
import { can, type HasRole, isNamed, type Permission } from '../../people/roles.ts';
import { endOf } from '../state.ts';
import type { Tournament } from '../tournament.ts';

/**
 * Teams may protest for a day after the last match; referees have one more day to decide. `firestore.rules`
 * repeats this number.
 */
export const REFEREED_AFTER_MS = COMPLAINTS_MS + DAY_MS;

export type Refereeable = Pick<
  Tournament,
  'id' | 'date' | 'endDate' | 'endedAt' | 'cancelledAt' | 'reopenedAt'
>;

/**
 * Referees may work in a tournament until this time; null while it has no end. Reopening a stage after the
 * end counts as a new start without an end.
 */
export function refereedUntil(tournament: Refereeable): Date | null {
  const { endedAt, cancelledAt, reopenedAt } = tournament;
  const over = endedAt ?? cancelledAt;
  const end = over ?? endOf(tournament);
  if (end === null) return null;
  const again = over === null && reopenedAt !== null ? reopenedAt.getTime() + DEFAULT_PLAY_MS : 0;
  return new Date(Math.max(end.getTime(), again) + REFEREED_AFTER_MS);
}

export function isRefereed(tournament: Refereeable, now: Date): boolean {
  const until = refereedUntil(tournament);
  return until === null || now <= until;
}

interface Where {
  readonly tournament: Refereeable;
  readonly referee: Pick<Referee, 'tournaments'> | null;
  readonly now: Date;
}

/**
 * A referee has permissions only in tournaments that they are named for, while those last; other roles have
 * them in all.
 */
export function canIn(user: HasRole | null, permission: Permission, where: Where): boolean {
  if (user === null || !can(user, permission)) return false;
  if (!isNamed(user)) return true;
  const { tournament, referee, now } = where;
  const named = referee?.tournaments ?? [];
  return (named === 'all' || named.includes(tournament.id)) && isRefereed(tournament, now);
}

export function refereedTournament(
  tournament: Refereeable & Pick<Tournament, 'name' | 'timeZone'>,
): RefereedTournament {
  const { id, name, date, timeZone } = tournament;
  return { id, name, date, timeZone, until: refereedUntil(tournament) };
}
