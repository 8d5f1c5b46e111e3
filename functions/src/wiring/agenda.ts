import { HOUR_MS, JOB_MAX_MS, LONGEST_PLAY_MS } from '@copa/domain/limits';
import { chunksOf } from '../chunks.ts';
import type { Dependencies } from '../dependencies.ts';
import { eachInTurn, throwFailures } from '../logger.ts';
import { agendaId, putOnAgenda, unknownTasks } from '../store/agenda.ts';
import { AGENDA, type Task, TOURNAMENTS } from '../store/collections.ts';
import { inRange } from '../store/database.ts';
import { PUBLISHED_UNDATED } from '../tournaments/queries.ts';
import { TASK_ROWS, TASKS } from './tasks.ts';

type Needs = Pick<Dependencies, 'database'>;

interface Entry {
  readonly task: Task;
  readonly about: string;
}

type IsKept = (noted: Date | null, at: Date | null) => boolean;

const isSame: IsKept = (noted, at) => noted?.getTime() === at?.getTime();
/** An entry that is too early does no harm, because the job checks and moves it. */
const isInTime: IsKept = (noted, at) => at === null || (noted !== null && noted <= at);

/** A tournament may have thousands of entries. The store is too slow for so many calls at once. */
const SETTLED_AT_ONCE = 100;

export async function settleAgenda(
  { database }: Needs,
  entries: readonly Entry[],
  now: Date,
  isKept = isSame,
): Promise<void> {
  const settle = async ({ task, about }: Entry) => {
    const { due } = TASKS[task];
    if (due === undefined) return;
    const [noted, at] = await Promise.all([
      database.get(AGENDA, agendaId(task, about)),
      due(database, about, now),
    ]);
    if (isKept(noted?.at ?? null, at)) return;
    await database.transaction(async (transaction) => {
      putOnAgenda(transaction, task, about, await due(transaction, about, now));
    });
  };
  await eachInTurn(chunksOf(entries, SETTLED_AT_ONCE), async (some) => {
    const settled = await Promise.allSettled(some.map(settle));
    throwFailures(settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : [])));
  });
}

export async function mendAgenda({ database }: Needs, now: Date): Promise<void> {
  // Tournaments that began earlier are over.
  const from = new Date(now.getTime() - LONGEST_PLAY_MS);
  const near = database.stream(TOURNAMENTS, inRange('date', '>=', from));
  const undated = database.stream(TOURNAMENTS, { where: PUBLISHED_UNDATED });
  const entries: Entry[] = [];
  for (const tournaments of [near, undated]) {
    for await (const tournament of tournaments) {
      for (const [task, { mends }] of TASK_ROWS) {
        if (mends?.(tournament) === true) entries.push({ task, about: tournament.id });
      }
    }
  }
  for (const [task, { waiting }] of TASK_ROWS) {
    for await (const { id } of waiting?.(database) ?? []) entries.push({ task, about: id });
  }
  await settleAgenda({ database }, entries, now, isInTime);
}

/** Deletes nothing. After a rollback, the entry may belong to a newer version, which comes back. */
export async function logUnknownTasks(
  { database, logger }: Pick<Dependencies, 'database' | 'logger'>,
  now: Date,
) {
  for (const id of await unknownTasks(database, now)) logger.warn('unknown task on the agenda', { id });
}

const SWEEP = { task: 'sweep', about: 'site' } as const;
const SWEEP_ID = agendaId(SWEEP.task, SWEEP.about);

/** The entry has the time of the last sweep. While one runs, it has a time that `beginSweep` makes. */
export function wasSweptThisHour(due: readonly { readonly id: string; readonly at: Date }[], now: Date) {
  return due.some(({ id, at }) => id === SWEEP_ID && now.getTime() - at.getTime() < HOUR_MS);
}

/**
 * Returns false if another run sweeps or has swept. If this run dies, the next sweep begins when the platform
 * must have ended it.
 */
export function beginSweep({ database }: Needs, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const last = await transaction.get(AGENDA, SWEEP_ID);
    // The clock of another run may be ahead, so an entry in the next hour counts too.
    if (last !== null && Math.abs(now.getTime() - last.at.getTime()) < HOUR_MS) return false;
    const again = new Date(now.getTime() - HOUR_MS + JOB_MAX_MS);
    putOnAgenda(transaction, SWEEP.task, SWEEP.about, again);
    return true;
  });
}

export function noteSweep({ database }: Needs, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    putOnAgenda(transaction, SWEEP.task, SWEEP.about, now);
  });
}
