import { randomUUID } from 'node:crypto';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { collection } from './collection.ts';
import { AGENDA, type AgendaItem, type Task } from './collections.ts';
import { inRange, type Reader, type Writer } from './database.ts';

export const agendaId = (task: Task, about: string) => `${task}_${about}`;

export const AT_ONCE = new Date(0);

/** Call this in the transaction that makes a task due or changes its time. */
export function putOnAgenda(
  writer: Pick<Writer, 'set' | 'remove'>,
  task: Task,
  about: string,
  at: Date | null,
  turn: string | null = null,
): void {
  const id = agendaId(task, about);
  if (at === null) writer.remove(AGENDA, id);
  else writer.set(AGENDA, { id, task, about, at, turn });
}

export const dueBy = (field: string, now: Date) => inRange(field, '<=', now);

/** An entry that another version wrote may name a task that this version does not know. */
const NOTED = collection(AGENDA.path, z.looseObject({ id: z.string(), task: z.string() }));

export async function dueOnAgenda(reader: Reader, now: Date): Promise<readonly AgendaItem[]> {
  const noted = await reader.find(NOTED, dueBy('at', now));
  return noted.flatMap((each) => z.safeParse(AGENDA.schema, each).data ?? []);
}

export async function unknownTasks(reader: Reader, now: Date): Promise<readonly string[]> {
  const noted = await reader.find(NOTED, dueBy('at', now));
  return noted.flatMap((each) => (z.safeParse(AGENDA.schema, each).success ? [] : [each.id]));
}

export async function dueOf(reader: Reader, task: Task, now: Date): Promise<readonly string[]> {
  return (await dueOnAgenda(reader, now)).flatMap((entry) => (entry.task === task ? [entry.about] : []));
}

/** Reads no entries of other tasks, but those of this task that are ahead. The others may be thousands. */
export async function dueOfFew(reader: Reader, task: Task, now: Date): Promise<readonly string[]> {
  const own = [
    { field: '__name__', op: '>=', value: agendaId(task, '') },
    // In the sort order "`" follows `_`.
    { field: '__name__', op: '<', value: `${task}\`` },
  ] as const;
  const noted = await reader.find(AGENDA, { where: own });
  return noted.flatMap(({ about, at }) => (at <= now ? [about] : []));
}

const SEPARATOR = '.';

export function putSeasonOnAgenda(
  writer: Pick<Writer, 'set' | 'remove'>,
  season: Pick<SeasonName, 'id'> | null,
  tournamentId: string | null,
): void {
  if (season === null) return;
  const about = tournamentId === null ? season.id : `${season.id}${SEPARATOR}${tournamentId}`;
  putOnAgenda(writer, 'season', about, AT_ONCE, randomUUID());
}

export function seasonAndTournamentIn(about: string): {
  readonly season: string;
  readonly tournament: string | null;
} {
  const [season = '', tournament = null] = about.split(SEPARATOR);
  return { season, tournament };
}
