/**
 * What comes before every other step of an evening, the first first: players wait for all but the protests.
 * A place that was just given can be undone only on the day, for about a minute.
 */
const ORDER = ['room', 'review', 'undo', 'protests'] as const;

export type ComesFirst = (typeof ORDER)[number];

export function firstOf(asked: Readonly<Partial<Record<ComesFirst, boolean>>>): ComesFirst | null {
  return ORDER.find((each) => asked[each] === true) ?? null;
}

export function byOrder(one: ComesFirst | undefined, other: ComesFirst | undefined): number {
  const turn = (each: ComesFirst | undefined) => (each === undefined ? ORDER.length : ORDER.indexOf(each));
  return turn(one) - turn(other);
}
