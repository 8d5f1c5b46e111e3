import { runJob } from '../job-rules.ts';
import { correct } from '../member-rules.ts';
import type { Steps } from '../steps.ts';
import { later, type World } from '../world.ts';
import { type Act, freeFireId, once, type Plan, registrationId } from './act.ts';
import { planConfirming } from './day-acts.ts';
import { planComing } from './player-acts.ts';

/**
 * Sends several calls one after another within one wave. This saves time, because the whole database is
 * compared after each wave.
 */
function inTurn(planOf: (world: World, number: number) => Plan, numbers: readonly number[]): Act {
  return {
    plan: (world) => {
      const plans = numbers.map((number) => planOf(world, number));
      return {
        send: async (site) => {
          const told: unknown[] = [];
          for (const plan of plans) told.push(await plan.send(site));
          return told;
        },
        steps: (then) => once(() => plans.map((plan) => toEnd(plan.steps(then)))),
      };
    },
  };
}

function toEnd(steps: Steps): unknown {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

export const coming = (numbers: readonly number[]): Act =>
  inTurn(
    (world, registration) => planComing({ instance: registration % 2, registration, tournament: 2 }, world),
    numbers,
  );

export const confirmingEntry = (numbers: readonly number[]): Act =>
  inTurn(
    (world, registration) =>
      planConfirming({ instance: registration % 2, registration, kind: 'entry', isOld: false }, world),
    numbers,
  );

/**
 * An organiser corrects a player ID after the job has read page number `page` of the held units and before
 * the job writes the units of this page.
 */
export const closingWhileCorrected = (page: number, registration: number): Act => ({
  plan: (world) => {
    const id = registrationId(registration);
    const body = { freeFireId: freeFireId(registration + 10_000) };
    const before = later(world.now, -1);
    return {
      send: (site) => {
        const { now } = site;
        const correcting = async () => {
          site.now = before;
          await site.call(0, `PATCH /registrations/${id}/members/${id}`, body);
          site.now = now;
        };
        return site.between(page, correcting, (instances) => instances.runJob(1));
      },
      steps: function* steps(then): Steps {
        const { now } = then;
        then.now = before;
        yield* correct(then, id, id, body.freeFireId);
        then.now = now;
        return yield* runJob(then);
      },
    };
  },
});
