import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { dayDue, roomDue } from '../day/next-run.ts';
import type { Dependencies } from '../dependencies.ts';
import { deadlineOf } from '../desk/place.ts';
import { entryId, note } from '../store/agenda.ts';
import {
  AGENDA,
  NOTICES,
  OUTCOMES,
  REGISTRATIONS,
  ROOMS,
  type Task,
  TOURNAMENTS,
} from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { publishingDue } from '../store/tournament-writes.ts';

type Needs = Pick<Dependencies, 'database'>;

/** The moments are those of the documents themselves; a delivery has no other record than its entry. */
type Derived = Exclude<Task, 'delivery' | 'sweep'>;
type Due = (reader: Reader, about: string, now: Date) => Promise<Date | null>;

const MOMENTS: Readonly<Record<Derived, Due>> = {
  publish: async (reader, id) => {
    const tournament = await reader.get(TOURNAMENTS, id);
    return tournament === null ? null : publishingDue(tournament);
  },
  notice: async (reader, id) => (await reader.get(NOTICES, id))?.dueAt ?? null,
  day: async (reader, id, now) => {
    const tournament = await reader.get(TOURNAMENTS, id);
    return tournament === null ? null : dayDue(tournament, now);
  },
  place: async (reader, id) => {
    const unit = await reader.get(REGISTRATIONS, id);
    return unit === null ? null : deadlineOf(unit);
  },
  room: async (reader, id) => {
    const [tournament, rooms] = await Promise.all([reader.get(TOURNAMENTS, id), reader.get(ROOMS, id)]);
    return tournament === null || tournament.endedAt !== null || rooms === null ? null : roomDue(rooms);
  },
  result: async (reader, id) => (await reader.get(OUTCOMES, id))?.dueAt ?? null,
};

const isOwnRecord = (task: Task): task is Exclude<Task, Derived> => task === 'delivery' || task === 'sweep';

interface About {
  readonly task: Task;
  readonly about: string;
}

type Holds = (noted: Date | null, at: Date | null) => boolean;

const isSame: Holds = (noted, at) => noted?.getTime() === at?.getTime();
/** An early entry does no harm: the job looks and moves it. */
const isInTime: Holds = (noted, at) => at === null || (noted !== null && noted <= at);

/** After the tasks: what was done leaves the agenda or moves to its next moment, and what failed stays. */
export async function settleEntries(
  { database }: Needs,
  entries: readonly About[],
  now: Date,
  holds = isSame,
): Promise<void> {
  const settled = await Promise.allSettled(
    entries.map(async (entry) => {
      const { task, about } = entry;
      if (isOwnRecord(task)) return;
      const [noted, at] = await Promise.all([
        database.get(AGENDA, entryId(task, about)),
        MOMENTS[task](database, about, now),
      ]);
      if (holds(noted?.at ?? null, at)) return;
      await database.transaction(async (unit) => {
        note(unit, task, about, await MOMENTS[task](unit, about, now));
      });
    }),
  );
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** So long after its date, nothing of a tournament's day waits for the job. */
const DAY_IS_OVER_MS = 7 * DAY_MS;

/** No query finds tournaments whose day has something due, so this writes missing entries anew. */
export async function mendAgenda({ database }: Needs, now: Date): Promise<void> {
  const near = database.stream(TOURNAMENTS, {
    where: [{ field: 'date', op: '>=', value: new Date(now.getTime() - DAY_IS_OVER_MS) }],
    orderBy: { field: 'date', direction: 'asc' },
  });
  for await (const { id, roomsRevision } of near) {
    const tasks = roomsRevision > 0 ? (['day', 'room'] as const) : (['day'] as const);
    const entries = tasks.map((task) => ({ task, about: id }));
    await settleEntries({ database }, entries, now, isInTime);
  }
}

const SWEEP = { task: 'sweep', about: 'site' } as const;
const SWEEP_ID = entryId(SWEEP.task, SWEEP.about);

/** The entry of the hour stands where each look finds it, because its moment is the last one. */
export function isSwept(due: readonly { readonly id: string; readonly at: Date }[], now: Date): boolean {
  return due.some(({ id, at }) => id === SWEEP_ID && now.getTime() - at.getTime() < HOUR_MS);
}

/** True for one run an hour, whichever minutes no run falls into. A clock that was wrong holds nothing back for longer. */
export function takeSweep({ database }: Needs, now: Date): Promise<boolean> {
  return database.transaction(async (unit) => {
    const last = await unit.get(AGENDA, SWEEP_ID);
    if (last !== null && Math.abs(now.getTime() - last.at.getTime()) < HOUR_MS) return false;
    note(unit, SWEEP.task, SWEEP.about, now);
    return true;
  });
}
