import type { Plan } from './acts/act.ts';
import { Refused } from './steps.ts';
import type { World } from './world.ts';

export interface Order {
  readonly world: World;
  readonly told: readonly unknown[];
}

/** A call that `dies` may stop before, between or after its steps. */
export function* serialOrders(
  world: World,
  plans: readonly Plan[],
  begun: readonly number[] = [],
): Iterable<Order> {
  const copy = structuredClone(world);
  const calls = plans.map((plan) => plan.steps(copy));
  const told = new Map<number, unknown>();
  for (const turn of begun) {
    try {
      const step = calls[turn]?.next();
      if (step?.done === true) told.set(turn, step.value);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      told.set(turn, error.code);
    }
  }
  if (plans.every(({ dies }, turn) => dies || told.has(turn))) {
    yield { world: copy, told: plans.map(({ dies }, turn) => (dies ? null : told.get(turn))) };
  }
  for (const turn of plans.keys()) {
    if (!told.has(turn)) yield* serialOrders(world, plans, [...begun, turn]);
  }
}
