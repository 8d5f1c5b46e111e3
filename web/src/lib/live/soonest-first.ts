import { DEFAULT_PLAY_MS } from '@copa/domain/limits';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import type { TournamentPhase } from '@copa/domain/tournaments/state';

interface Placed {
  readonly phase: TournamentPhase;
  readonly date: Date | null;
}

const OVER: ReadonlySet<TournamentPhase> = new Set(['completed', 'cancelled']);

/** Sorts running and upcoming tournaments first, the next one on top; finished ones follow, the latest first. */
export function soonestFirst(one: Placed, other: Placed): number {
  const isOver = OVER.has(one.phase);
  if (isOver !== OVER.has(other.phase)) return isOver ? 1 : -1;
  const [at, others] = [startOf(one), startOf(other)];
  return isOver ? others - at : at - others;
}

/** Tournaments without a date sort after all others. */
function startOf({ date }: Placed): number {
  return date?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/** A start soon after midnight counts as today. A start that is long past does not. */
export function isLeftToday(date: Date, now: Date): boolean {
  const day = (at: Date) => dateText(at, ownTimeZone(), now);
  const ahead = date.getTime() - now.getTime();
  return ahead > -DEFAULT_PLAY_MS && (ahead < DEFAULT_PLAY_MS || day(date) === day(now));
}
