import fc from 'fast-check';
import { closeUnitByUnit } from '../day-rules.ts';
import { isSweepDue, runJob } from '../job-rules.ts';
import { updateTournament } from '../rules.ts';
import { existing } from '../steps.ts';
import type { World } from '../world.ts';
import { type Act, actOf, ask, type CallPlan, type Plan, registrationId, tournamentId } from './act.ts';
import { planWithdrawingUnit } from './member-acts.ts';
import { planDeciding, planDeletion } from './player-acts.ts';

const PLAYED = tournamentId(2);

const transactions = fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 4, 6);

export const crash = actOf('die in the job', { transactions }, (act, world) =>
  isForOneAlone(world) ? dyingJob(act.transactions) : RUN,
);

const RUN: CallPlan = { send: (site) => site.runJob(0), steps: (then) => runJob(then) };

const dying = (transactions: number, asking: CallPlan): Plan => ({
  ...asking,
  send: (site) => site.dying(transactions, (instances) => asking.send(instances)),
  dies: true,
});

const dyingJob = (transactions: number): Plan =>
  dying(transactions, { ...RUN, steps: (then) => runJob(then, closeUnitByUnit) });

/**
 * False if the job would change a notice, or anything of a tournament other than `PLAYED`. The model cannot
 * tell how many of these changes a dying job has made.
 */
function isForOneAlone(world: World): boolean {
  const after = structuredClone(world);
  Array.from(runJob(after));
  return JSON.stringify(besides(after)) === JSON.stringify(besides(world));
}

function besides({ tournaments, units }: World) {
  const { [PLAYED]: played, ...others } = tournaments;
  const elsewhere = Object.entries(units).filter(([, { tournamentId: id }]) => id !== PLAYED);
  return { others, elsewhere, told: played?.told };
}

const operations = {
  withdrawal: () => planWithdrawingUnit({ instance: 0 }, registrationId(1)),
  rejection: () => planDeciding({ instance: 0, registration: 1, status: 'rejected' }),
  deletion: () => planDeletion({ instance: 0, registration: 2 }),
  'more places': (world: World) =>
    ask(
      { instance: 0 },
      `PUT /tournaments/${PLAYED}`,
      (then) =>
        updateTournament(then, PLAYED, { ...existing(world.tournaments, PLAYED), maxPlayers: 4 }, null),
      { maxPlayers: 4 },
    ),
};

/**
 * The instance dies after its first transaction. A place that this transaction frees goes to a waiting unit
 * in the same transaction.
 */
export const dieAt = (operation: keyof typeof operations): Act => ({
  plan: (world) => dying(1, operations[operation](world)),
});

/** A run that sweeps notes this first. */
export const dieClosing = (units: number): Act => ({
  plan: (world) => dyingJob(isSweepDue(world) ? units + 1 : units),
});
