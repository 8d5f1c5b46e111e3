import type { Plan } from '../model/acts/act.ts';
import { failAsDifferent, isSeen, type Seen } from '../model/explain.ts';
import { type Order, serialOrders } from '../model/orders.ts';
import { Refused, type Steps } from '../model/steps.ts';
import type { World } from '../model/world.ts';

const MOST_ORDERS = 30_000;

/**
 * An unsure call may have run twice: first in part or to its end, and then again with an answer. Returns
 * every world that explains `seen`, because only later results can tell these worlds apart.
 */
export function explainRetried(
  worlds: readonly World[],
  plans: readonly Plan[],
  isUnsure: readonly boolean[],
  seen: Seen,
): readonly World[] {
  const possible = new Map<string, World>();
  let first: Order | undefined;
  let tried = 0;
  for (const world of worlds) {
    for (const sent of sentOnceOrTwice(world, plans, isUnsure)) {
      for (const order of serialOrders(world, sent)) {
        first ??= order;
        tried += 1;
        if (isSeen(seen, order)) possible.set(JSON.stringify(order.world), order.world);
        if (tried > MOST_ORDERS) break;
        if (possible.size > 0 && !isUnsure.includes(true)) break;
      }
    }
  }
  if (possible.size > 0) return [...possible.values()];
  if (first === undefined) throw new Error('no order of the calls ends');
  return failAsDifferent(first, seen);
}

function* sentOnceOrTwice(
  world: World,
  plans: readonly Plan[],
  isUnsure: readonly boolean[],
): Iterable<readonly Plan[]> {
  const [plan, ...others] = plans;
  if (plan === undefined) {
    yield [];
    return;
  }
  const [unsure = false, ...rest] = isUnsure;
  for (let done = unsure ? stepsOf(plan, world) : 0; done >= 0; done -= 1) {
    for (const each of sentOnceOrTwice(world, others, rest)) yield [tried(plan, done), ...each];
  }
}

const tried = (plan: Plan, done: number): Plan => ({
  ...plan,
  steps: function* steps(then): Steps {
    yield* begin(plan.steps(then), done);
    return yield* plan.steps(then);
  },
});

function* begin(steps: Steps, count: number): Generator<undefined, void> {
  try {
    for (let done = 0; done < count && steps.next().done !== true; done += 1) yield;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

function stepsOf(plan: Plan, world: World): number {
  const steps = plan.steps(structuredClone(world));
  let count = 1;
  try {
    while (steps.next().done !== true) count += 1;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return count;
}
