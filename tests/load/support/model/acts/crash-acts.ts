import fc from 'fast-check';
import { closeUnitByUnit } from '../day-rules.ts';
import { runJob } from '../job-rules.ts';
import { withdrawUnit } from '../member-rules.ts';
import { decide, deleteUnit } from '../registration-rules.ts';
import { updateTournament } from '../rules.ts';
import type { Instances } from '../site.ts';
import { existing } from '../steps.ts';
import type { World } from '../world.ts';
import { type Act, actOf, type Plan, registrationId, tournamentId } from './act.ts';

/** The one of which days are played. */
export const PLAYED = tournamentId(2);

/** Most windows close in two or three. */
const transactions = fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 4, 6);

/** The job in an instance that dies on the way: what it had committed by then stays, and a later run goes on from there. */
export const crash = actOf('die in the job', fc.record({ transactions }), (act, world) =>
  isForOneAlone(world) ? dyingJob(act.transactions) : RUN,
);

/** A plan for any instance. */
interface Asking {
  send(instances: Instances): Promise<unknown>;
  readonly steps: Plan['steps'];
}

const RUN: Asking = { send: (site) => site.runJob(0), steps: (then) => runJob(then) };

const dying = (transactions: number, asking: Asking): Plan => ({
  ...asking,
  send: (site) => site.dying(transactions, (instances) => asking.send(instances)),
  dies: true,
});

const dyingJob = (transactions: number): Plan =>
  dying(transactions, { ...RUN, steps: (then) => runJob(then, closeUnitByUnit) });

/** Else several would be on their way when it dies, and what has been done of a notice shows nowhere; so would the reminder of a consent. */
function isForOneAlone(world: World): boolean {
  const after = structuredClone(world);
  Array.from(runJob(after));
  return JSON.stringify(besides(after)) === JSON.stringify(besides(world));
}

function besides({ tournaments, units, changeNotices }: World) {
  const { [PLAYED]: played, ...others } = tournaments;
  const elsewhere = Object.entries(units).filter(([, { tournamentId: id }]) => id !== PLAYED);
  return { others, elsewhere, changeNotices, consentToldAt: played?.consentToldAt };
}

const decision = { status: 'rejected', reason: null, expected: null } as const;

/** Doors through which the first two units lose their places, or the tournament gets more. */
const operations = {
  withdrawal: (): Asking => ({
    send: (site) => site.byCode(0, 'DELETE', 'unit', registrationId(1), ['erased']),
    steps: (then) => withdrawUnit(then, registrationId(1)),
  }),
  rejection: (): Asking => ({
    send: (site) =>
      site.call(0, 'PATCH', `/registrations/${registrationId(1)}/status`, { status: 'rejected' }, []),
    steps: (then) => decide(then, registrationId(1), decision),
  }),
  deletion: (): Asking => ({
    send: (site) => site.call(0, 'DELETE', `/registrations/${registrationId(2)}`, undefined, []),
    steps: (then) => deleteUnit(then, registrationId(2)),
  }),
  'more places': (world: World): Asking => ({
    send: (site) => site.call(0, 'PUT', `/tournaments/${PLAYED}`, { maxPlayers: 4 }, []),
    steps: (then) =>
      updateTournament(then, PLAYED, { ...existing(world.tournaments, PLAYED), maxPlayers: 4 }, null),
  }),
};

/** Gone once one transaction has been committed: what it freed has been given on with it. */
export const dieAt = (operation: keyof typeof operations): Act => ({
  plan: (world) => dying(1, operations[operation](world)),
});

/** Gone after so many units of a window that closes. */
export const dieClosing = (units: number): Act => ({ plan: () => dyingJob(units) });
