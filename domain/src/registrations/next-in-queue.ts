import { isBehind, isWaitlistLive } from '../tournaments/places/waitlist-room.ts';
import { needsReady } from '../tournaments/places/window-phase.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { servesBehind } from './places/behind.ts';
import type { StoredRegistration, WaitPhase } from './registration.ts';

type Queued = Pick<
  Tournament,
  'waitlist' | 'date' | 'cancelledAt' | 'windows' | 'maxPlayers' | 'currentPlayers' | 'waitingPlayers'
>;

/** The phase whose waiting units may get a place now; null while places are not given automatically. */
export function servedPhase(tournament: Omit<Queued, 'maxPlayers'>, now: Date): WaitPhase | null {
  if (tournament.waitlist.mode === 'manual' || !isWaitlistLive(tournament, now)) return null;
  return needsReady(tournament, now) ? 'match' : 'entry';
}

/** The number of units that may get a place if `mayFree` more places become free. */
export function mostServed(tournament: Queued, mayFree: number): number {
  const { maxPlayers, currentPlayers, waitingPlayers } = tournament;
  return Math.min(Math.max(0, maxPlayers - currentPlayers) + mayFree, waitingPlayers);
}

/** The unit that gets the next free place: of those that may, the one with the lowest number. Units behind have the highest. */
export function nextInQueue<Unit extends Pick<StoredRegistration, 'waitsFor' | 'waitSeq'>>(
  units: Iterable<Unit>,
  tournament: Queued,
  now: Date,
): Unit | null {
  const phase = servedPhase(tournament, now);
  if (phase === null || tournament.currentPlayers >= tournament.maxPlayers) return null;
  let next: Unit | null = null;
  for (const unit of units) {
    if (!unit.waitsFor.includes(phase)) continue;
    if (isBehind(unit.waitSeq) && !servesBehind(tournament, now)) continue;
    if (next === null || (unit.waitSeq ?? 0) < (next.waitSeq ?? 0)) next = unit;
  }
  return next;
}
