import fc from 'fast-check';
import { closeUnitByUnit } from '../day-rules.ts';
import { runJob } from '../job-rules.ts';
import type { World } from '../world.ts';
import { actOf, type Plan, tournamentId } from './act.ts';

/** Most windows close in two or three. */
const transactions = fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 4, 6);

/** The job in an instance that dies on the way: what it had committed by then stays, and a later run goes on from there. */
export const crash = actOf('die in the job', fc.record({ transactions }), (act, world) =>
  isForOneAlone(world) ? dying(act.transactions) : RUN,
);

const RUN: Plan = { send: (site) => site.runJob(0), steps: (then) => runJob(then) };

const dying = (transactions: number): Plan => ({
  send: (site) => site.runDyingJob(transactions),
  steps: (then) => runJob(then, closeUnitByUnit),
  dies: true,
});

/** Else several would be on their way when it dies, and what has been done of a notice shows nowhere. */
function isForOneAlone(world: World): boolean {
  const after = structuredClone(world);
  Array.from(runJob(after));
  return JSON.stringify(besides(after)) === JSON.stringify(besides(world));
}

const PLAYED = tournamentId(2);

function besides({ tournaments, units, notices }: World) {
  const { [PLAYED]: _, ...others } = tournaments;
  const elsewhere = Object.entries(units).filter(([, { tournamentId: id }]) => id !== PLAYED);
  return { others, elsewhere, notices };
}
