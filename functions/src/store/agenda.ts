import { randomUUID } from 'node:crypto';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import { AGENDA, type AgendaItem, type Task } from './collections.ts';
import type { Query, Reader, Writer } from './database.ts';

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

export const dueBy = (field: string, now: Date): Query => ({
  where: [{ field, op: '<=', value: now }],
  orderBy: { field, direction: 'asc' },
});

export function dueOnAgenda(reader: Reader, now: Date): Promise<readonly AgendaItem[]> {
  return reader.find(AGENDA, dueBy('at', now));
}

export async function dueOf(reader: Reader, task: Task, now: Date): Promise<readonly string[]> {
  return (await dueOnAgenda(reader, now)).flatMap((entry) => (entry.task === task ? [entry.about] : []));
}

const SEPARATOR = '.';

export function markSeason(
  writer: Pick<Writer, 'set' | 'remove'>,
  season: Pick<SeasonName, 'id'> | null,
  tournamentId: string | null,
): void {
  if (season === null) return;
  const about = tournamentId === null ? season.id : `${season.id}${SEPARATOR}${tournamentId}`;
  putOnAgenda(writer, 'season', about, AT_ONCE, randomUUID());
}

export function markedIn(about: string): { readonly season: string; readonly tournament: string | null } {
  const [season = '', tournament = null] = about.split(SEPARATOR);
  return { season, tournament };
}
