import type { Needy } from '@copa/domain/day/units/needs';
import { reviewEnd, runningWindow } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';

/** Returns when the unit loses its place unless somebody acts, in milliseconds; `Infinity` if it loses none. */
function lostAt({ unit, about, missed }: Needy, tournament: Tournament, now: Date): number {
  if (about === 'team') return unit.incompleteUntil?.getTime() ?? Number.POSITIVE_INFINITY;
  if (about === 'match' && missed === null && unit.confirmBy !== null) return unit.confirmBy.getTime();
  const running = about === 'consent' || about === 'waiting' ? null : runningWindow(tournament, now);
  const window = missed ?? running;
  return window?.onMissing === 'release' ? reviewEnd(tournament, window).getTime() : Number.POSITIVE_INFINITY;
}

/** Sorts by the hour of the loss. At the same hour, units that can still do what is asked come first. */
export function byLoss(needy: readonly Needy[], tournament: Tournament, now: Date): readonly Needy[] {
  const at = (each: Needy) => lostAt(each, tournament, now);
  const lateRank = ({ missed }: Needy) => Number(missed !== null);
  // `Infinity - Infinity` is `NaN`, which is falsy.
  return needy.toSorted((one, other) => at(one) - at(other) || lateRank(one) - lateRank(other));
}
