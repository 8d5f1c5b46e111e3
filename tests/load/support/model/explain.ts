import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Plan } from './acts/act.ts';
import { type Order, serialOrders } from './orders.ts';
import { type Fields, known, knownIn } from './stored.ts';
import { storedIn, type World } from './world.ts';

export interface Seen {
  readonly told: readonly unknown[];
  readonly stored: Fields;
}

export function isSeen({ told, stored }: Seen, order: Order): boolean {
  const expected = storedIn(order.world);
  return (
    isDeepStrictEqual(known(told, order.told), order.told) &&
    isDeepStrictEqual(knownIn(stored, expected), expected)
  );
}

export function explain(world: World, plans: readonly Plan[], seen: Seen): World {
  let first: Order | undefined;
  for (const order of serialOrders(world, plans)) {
    if (isSeen(seen, order)) return order.world;
    first ??= order;
  }
  if (first === undefined) throw new Error('no order of the calls ends');
  return failAsDifferent(first, seen);
}

export function failAsDifferent(order: Order, { told, stored }: Seen): never {
  const expected = storedIn(order.world);
  expect({ told: known(told, order.told), stored: knownIn(stored, expected) }).toEqual({
    told: order.told,
    stored: expected,
  });
  throw new Error('two are equal that are not the same');
}
