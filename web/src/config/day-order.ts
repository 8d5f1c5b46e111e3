/**
 * These come before every other step of an evening. Players wait for all of them but the protests.
 * Only the page of the day knows `undo`, which lasts about a minute.
 */
const ORDER = ['room', 'review', 'undo', 'protests'] as const;

export type ComesFirst = (typeof ORDER)[number];

export function comesFirst(asked: Readonly<Partial<Record<ComesFirst, boolean>>>): ComesFirst | null {
  return ORDER.find((each) => asked[each] === true) ?? null;
}

export function byDayOrder(one: ComesFirst | undefined, other: ComesFirst | undefined): number {
  const turn = (each: ComesFirst | undefined) => (each === undefined ? ORDER.length : ORDER.indexOf(each));
  return turn(one) - turn(other);
}
