import { tellOne } from './entry-rules.ts';
import { captainOf, isApprovable, seenByPlayers, type Unit } from './units.ts';
import type { World } from './world.ts';

export function withGap(left: Unit, isCaptainsAct: boolean): Unit {
  const { status, day, former } = left;
  const leftFrom = (from: 'pending' | 'approved') =>
    isCaptainsAct && from === 'pending' ? day.leftFrom : (day.leftFrom ?? from);
  if (status !== 'rejected') return { ...left, day: { ...day, leftFrom: leftFrom(status) } };
  if (former === null || former.status === 'rejected' || isApprovable(left)) return left;
  const decidedAt = former.status === 'approved' ? null : former.decidedAt;
  return {
    ...left,
    day: { ...day, leftFrom: leftFrom(former.status) },
    former: { status: 'pending', decidedAt, isUntold: former.isUntold || !isCaptainsAct },
  };
}

export function tellGap(
  { units, tournaments, now }: World,
  id: string,
  { status }: Pick<Unit, 'status'>,
): void {
  const unit = units[id];
  if (unit === undefined || seenByPlayers(unit).place !== 'held') return;
  const isCancelled = tournaments[unit.tournamentId]?.cancelledAt !== null;
  if (isCancelled || unit.incompleteUntil === null || now > unit.incompleteUntil) return;
  units[id] = tellOne(unit, captainOf(unit).id, status === 'approved' ? `left ${now}` : 'left');
}
