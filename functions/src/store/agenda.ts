import { AGENDA, type AgendaEntry, type Task } from './collections.ts';
import type { Query, Reader, Writer } from './database.ts';

export const agendaId = (task: Task, about: string) => `${task}_${about}`;

/** An entry with this moment is due by any clock. */
export const AT_ONCE = new Date(0);

/** Call this in the transaction that makes something due, or moves it; null takes it out. */
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

export function dueOnAgenda(reader: Reader, now: Date): Promise<readonly AgendaEntry[]> {
  return reader.find(AGENDA, dueBy('at', now));
}

export async function dueOf(reader: Reader, task: Task, now: Date): Promise<readonly string[]> {
  return (await dueOnAgenda(reader, now)).flatMap((entry) => (entry.task === task ? [entry.about] : []));
}
