import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { dayDue, roomDue } from '../day/next-run.ts';
import type { Dependencies } from '../dependencies.ts';
import { deadlineOf } from '../desk/place.ts';
import { entryEnd } from '../fairness/records.ts';
import { isHeldUpInVain } from '../play/protests/held-matches.ts';
import { AT_ONCE, agendaId, putOnAgenda } from '../store/agenda.ts';
import {
  AGENDA,
  CHANGE_NOTICES,
  REGISTRATIONS,
  RESULT_NOTICES,
  ROOMS,
  type Task,
  TOURNAMENTS,
} from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { publishingDue } from '../store/tournament-writes.ts';

type Needs = Pick<Dependencies, 'database'>;

/** The moments of these tasks follow from a document. */
type Derived = Exclude<Task, 'delivery' | 'sweep'>;
type Due = (reader: Reader, about: string, now: Date) => Promise<Date | null>;

const MOMENTS: Readonly<Record<Derived, Due>> = {
  publish: async (reader, id) => {
    const tournament = await reader.get(TOURNAMENTS, id);
    return tournament === null ? null : publishingDue(tournament);
  },
  change: async (reader, id) => (await reader.get(CHANGE_NOTICES, id))?.dueAt ?? null,
  day: async (reader, id, now) => {
    const tournament = await reader.get(TOURNAMENTS, id);
    return tournament === null ? null : dayDue(tournament, now);
  },
  place: async (reader, id) => {
    const unit = await reader.get(REGISTRATIONS, id);
    return unit === null ? null : deadlineOf(unit);
  },
  record: entryEnd,
  room: async (reader, id) => {
    const [tournament, rooms] = await Promise.all([reader.get(TOURNAMENTS, id), reader.get(ROOMS, id)]);
    return tournament === null || tournament.endedAt !== null || rooms === null ? null : roomDue(rooms);
  },
  result: async (reader, id) => (await reader.get(RESULT_NOTICES, id))?.dueAt ?? null,
  protest: async (reader, about) => ((await isHeldUpInVain(reader, about)) ? AT_ONCE : null),
};

/** These entries are the only record of what they say. */
const isOwnRecord = (task: Task): task is Exclude<Task, Derived> => task === 'delivery' || task === 'sweep';

interface About {
  readonly task: Task;
  readonly about: string;
}

type IsRight = (noted: Date | null, at: Date | null) => boolean;

const isSame: IsRight = (noted, at) => noted?.getTime() === at?.getTime();
/** An early entry does no harm: the job looks and moves it. */
const isInTime: IsRight = (noted, at) => at === null || (noted !== null && noted <= at);

/** Call this after the tasks. What was done leaves the agenda or moves to its next moment, and what failed stays. */
export async function settleAgenda(
  { database }: Needs,
  entries: readonly About[],
  now: Date,
  isRight = isSame,
): Promise<void> {
  const settled = await Promise.allSettled(
    entries.map(async (entry) => {
      const { task, about } = entry;
      if (isOwnRecord(task)) return;
      const [noted, at] = await Promise.all([
        database.get(AGENDA, agendaId(task, about)),
        MOMENTS[task](database, about, now),
      ]);
      if (isRight(noted?.at ?? null, at)) return;
      await database.transaction(async (transaction) => {
        putOnAgenda(transaction, task, about, await MOMENTS[task](transaction, about, now));
      });
    }),
  );
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Windows and rooms of a tournament lie within a few days of its date; a week leaves none out. */
const DAY_IS_OVER_MS = 7 * DAY_MS;

/** Writes missing entries of days and rooms anew; the other tasks find their documents by queries of their own. */
export async function mendAgenda({ database }: Needs, now: Date): Promise<void> {
  const near = database.stream(TOURNAMENTS, {
    where: [{ field: 'date', op: '>=', value: new Date(now.getTime() - DAY_IS_OVER_MS) }],
    orderBy: { field: 'date', direction: 'asc' },
  });
  const entries: About[] = [];
  for await (const { id, roomsRevision } of near) {
    entries.push({ task: 'day', about: id });
    if (roomsRevision > 0) entries.push({ task: 'room', about: id });
  }
  await settleAgenda({ database }, entries, now, isInTime);
}

const SWEEP = { task: 'sweep', about: 'site' } as const;
const SWEEP_ID = agendaId(SWEEP.task, SWEEP.about);

/** The moment of the sweep's entry is that of the last sweep, so the entry is always among those that are due. */
export function wasSweptThisHour(due: readonly { readonly id: string; readonly at: Date }[], now: Date) {
  return due.some(({ id, at }) => id === SWEEP_ID && now.getTime() - at.getTime() < HOUR_MS);
}

/** True for one run an hour, also when runs overlap. An entry of the future, of a wrong clock, delays it by an hour at most. */
export function beginSweep({ database }: Needs, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const last = await transaction.get(AGENDA, SWEEP_ID);
    if (last !== null && Math.abs(now.getTime() - last.at.getTime()) < HOUR_MS) return false;
    putOnAgenda(transaction, SWEEP.task, SWEEP.about, now);
    return true;
  });
}
