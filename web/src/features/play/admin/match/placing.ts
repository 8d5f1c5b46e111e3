import type { PointsTable } from '@copa/domain/play/points';
import { eachFigure } from '@copa/domain/play/result/figures';
import { NO_RESULT, type Result } from '@copa/domain/play/result/result';

type Rows = Readonly<Record<string, Result>>;

const MANY = 24;

export function nextPlace(rows: Rows): number {
  const taken = new Set(Object.values(rows).map(({ placement }) => placement));
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
}

export function givesPlace(rows: Rows, units: number, { placement }: PointsTable): boolean {
  const scoring = Math.max(1, placement.map((points) => points > 0).lastIndexOf(true) + 1);
  return units <= MANY || nextPlace(rows) <= scoring;
}

export function placed(rows: Rows, unitId: string, hasPlace: boolean): Rows {
  return { [unitId]: { ...NO_RESULT, placement: hasPlace ? nextPlace(rows) : null } };
}

export function withUnitMoved(rows: Rows, unitId: string, placement: number | null): Rows {
  const own = rows[unitId];
  const result = { ...(own ?? NO_RESULT), placement, played: true };
  const [rival] = Object.entries(rows).filter(
    ([id, row]) => placement !== null && id !== unitId && row.placement === placement,
  );
  if (rival === undefined) return { [unitId]: result };
  const [rivalId, row] = rival;
  return { [unitId]: result, [rivalId]: { ...row, placement: own?.placement ?? null } };
}

export function notPlayed(rows: Rows, unitId: string): Rows {
  const freed = rows[unitId]?.placement ?? null;
  const behind = Object.entries(rows).filter(
    ([id, { placement }]) => id !== unitId && freed !== null && (placement ?? 0) > freed,
  );
  return {
    ...Object.fromEntries(
      behind.map(([id, row]) => [id, { ...row, placement: (row.placement ?? 0) - 1 }] as const),
    ),
    [unitId]: { ...NO_RESULT, played: false },
  };
}

export function theRest(units: readonly string[], played: boolean): Rows {
  const result = { ...NO_RESULT, ...eachFigure(() => (played ? 0 : null)), played };
  return Object.fromEntries(units.map((id) => [id, result]));
}

export function unitsInOrder(rows: Rows): readonly string[] {
  const rank = ({ placement, played }: Result) => placement ?? (played ? 1000 : 2000);
  return Object.entries(rows)
    .toSorted(([, one], [, other]) => rank(one) - rank(other) || (other.kills ?? 0) - (one.kills ?? 0))
    .map(([id]) => id);
}

export function neighboursOf(rows: Rows, unitId: string): readonly string[] {
  const order = unitsInOrder(rows);
  const at = order.indexOf(unitId);
  return [...order.slice(Math.max(0, at - 1), at), ...order.slice(at + 1, at + 2)];
}
