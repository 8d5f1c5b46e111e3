import { isBehind, isWaitlistOver } from '../tournaments/places/waitlist-limit.ts';
import { needsReady } from '../tournaments/places/window-phase.ts';
import { storedStatus } from '../tournaments/state.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { servesBehind } from './places/behind.ts';
import type { WaitPhase } from './places/unit-day.ts';
import type { StoredRegistration } from './registration.ts';

type Shown = Pick<Tournament, 'hiddenAt' | 'status' | 'publishDate'>;
type Timed = Shown & Pick<Tournament, 'waitlist' | 'date' | 'cancelledAt' | 'endedAt' | 'windows'>;
type Queued = Timed & Pick<Tournament, 'maxPlayers' | 'currentPlayers' | 'waitingPlayers'>;
type Waiting = Pick<StoredRegistration, 'waitsFor' | 'waitSeq'>;

interface Asked {
  readonly unit: Waiting;
  readonly tournament: Queued;
  readonly now: Date;
  readonly isSuspended: boolean;
}

const OF_TOURNAMENT = {
  cancelled: ({ cancelledAt }: Timed) => cancelledAt !== null,
  /**
   * A scheduled tournament stops being hidden at its `publishDate`, even if the job has not published it yet.
   * Otherwise a newcomer could overtake a waiting unit.
   */
  hidden: (tournament: Timed, now: Date) =>
    tournament.hiddenAt !== null && storedStatus(tournament, now) !== 'published',
  over: (tournament: Timed, now: Date) => tournament.endedAt !== null || isWaitlistOver(tournament, now),
  manual: ({ waitlist }: Timed) => waitlist.mode === 'manual',
};

/**
 * If an edit of the tournament or of a unit removes an obstacle, the same transaction gives out the free
 * places. If time or the end of a suspension removes it, the job does.
 */
const OBSTACLES = {
  full: ({ tournament }: Asked) => tournament.currentPlayers >= tournament.maxPlayers,
  cancelled: ({ tournament }: Asked) => OF_TOURNAMENT.cancelled(tournament),
  hidden: ({ tournament, now }: Asked) => OF_TOURNAMENT.hidden(tournament, now),
  over: ({ tournament, now }: Asked) => OF_TOURNAMENT.over(tournament, now),
  manual: ({ tournament }: Asked) => OF_TOURNAMENT.manual(tournament),
  /** `waitsFor` is empty for a unit that is incomplete or whose rejection can be undone. */
  incomplete: ({ unit }: Asked) => !unit.waitsFor.includes('entry'),
  unready: ({ unit, tournament, now }: Asked) =>
    needsReady(tournament, now) && !unit.waitsFor.includes('match'),
  behind: ({ unit, tournament, now }: Asked) => isBehind(unit.waitSeq) && !servesBehind(tournament, now),
  suspended: ({ isSuspended }: Asked) => isSuspended,
} as const;
export type Obstacle = keyof typeof OBSTACLES;

export function obstaclesOf(asked: Asked): readonly Obstacle[] {
  return (Object.keys(OBSTACLES) as Obstacle[]).filter((each) => OBSTACLES[each](asked));
}

export function servedPhase(tournament: Timed, now: Date): WaitPhase | null {
  if (Object.values(OF_TOURNAMENT).some((keepsOut) => keepsOut(tournament, now))) return null;
  return needsReady(tournament, now) ? 'match' : 'entry';
}

export function mostServed(tournament: Queued, freedAtMost: number): number {
  const { maxPlayers, currentPlayers, waitingPlayers } = tournament;
  return Math.min(Math.max(0, maxPlayers - currentPlayers) + freedAtMost, waitingPlayers);
}

export function nextInQueue<Unit extends Waiting>(
  units: Iterable<Unit>,
  tournament: Queued,
  now: Date,
  isSuspended: (unit: Unit) => boolean = () => false,
): Unit | null {
  let next: Unit | null = null;
  for (const unit of units) {
    if (unit.waitSeq === null || (next?.waitSeq ?? Infinity) < unit.waitSeq) continue;
    const asked = { unit, tournament, now, isSuspended: false };
    const isKept = Object.values(OBSTACLES).some((keepsOut) => keepsOut(asked));
    if (!isKept && !isSuspended(unit)) next = unit;
  }
  return next;
}

/** Counts those of the `places` that these units take once the places are free. */
export function takenByQueue(
  units: readonly Waiting[],
  tournament: Queued,
  places: number,
  now: Date,
): number {
  const withRoom = { ...tournament, currentPlayers: tournament.maxPlayers - 1 };
  let left = units;
  for (let taken = 0; taken < places; taken += 1) {
    const next = nextInQueue(left, withRoom, now);
    if (next === null) return taken;
    left = left.filter((unit) => unit !== next);
  }
  return places;
}
