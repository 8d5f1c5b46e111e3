import { eraseFollowers } from '../day/notices/push/followers.ts';
import { eraseRooms } from '../day/rooms/rooms.ts';
import type { Dependencies, Outside } from '../dependencies.ts';
import { eraseAgedEntries } from '../fairness/ageing.ts';
import { endLostAccess } from '../people/role-holders.ts';
import { eraseSent } from '../play/reports/report-ageing.ts';
import { eraseContacts } from '../registrations/consent/contact-ageing.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { eraseSeasons } from '../seasons/ageing.ts';
import { eraseAged } from '../site/ageing.ts';
import { dueOnAgenda } from '../store/agenda.ts';
import type { AgendaItem } from '../store/collections.ts';
import { continueSeries } from '../tournaments/repetition.ts';
import {
  beginSweep,
  logUnknownTasks,
  mendAgenda,
  noteSweep,
  settleAgenda,
  wasSweptThisHour,
} from './agenda.ts';
import { EFFECTS } from './capability-effects.ts';
import { openDesk } from './open-desk.ts';
import { TASK_ROWS } from './tasks.ts';

export type JobNeeds = Pick<
  Outside,
  'config' | 'database' | 'firestore' | 'identity' | 'clock' | 'newId' | 'logger'
>;
type Needs = JobNeeds & Pick<Dependencies, 'effects'>;

export async function runDue(outside: JobNeeds): Promise<void> {
  const needs = { ...outside, effects: EFFECTS };
  const now = needs.clock();
  const failures: unknown[] = [];
  const runAll = async (works: readonly Work[]) => {
    for (const [message, run] of works) {
      try {
        await run();
      } catch (error) {
        // `firebase-functions` logs only the message of a thrown error, so the whole error is logged here.
        needs.logger.error(message, error);
        failures.push(error);
      }
    }
  };
  let entries: readonly AgendaItem[] = [];
  const lookUp = async () => {
    entries = await dueOnAgenda(needs.database, now);
  };
  await runAll([['reading what is due failed', lookUp]]);
  const isAgendaRead = failures.length === 0;
  let isSweep = !wasSweptThisHour(entries, now);
  const begin = async () => {
    isSweep = false;
    isSweep = await beginSweep(needs, now);
  };
  // If the agenda cannot be read, all tasks run now, and a later run does those of the hour.
  if (isSweep && isAgendaRead) await runAll([['beginning the tasks of the hour failed', begin]]);
  if (isSweep) await runAll([['mending the agenda failed', () => mendAgenda(needs, now)]]);
  const wanted = new Set(entries.map(({ task }) => task));
  // A publication may make these tasks due, so the same run includes them.
  if (wanted.has('publish')) for (const task of ['change', 'day', 'room'] as const) wanted.add(task);
  const job = { ...needs, desk: openDesk(needs).desk };
  const work = TASK_ROWS.filter(([task]) => isSweep || wanted.has(task)).flatMap(([_, row]) =>
    row.work.map(([message, run]): Work => [message, () => run(job, now)]),
  );
  const settle = async () => {
    const mayHaveChanged = isAgendaRead && work.length > 0;
    await settleAgenda(needs, mayHaveChanged ? await dueOnAgenda(needs.database, now) : entries, now);
  };
  await runAll([
    ...work,
    ['noting what is due next failed', settle],
    ['ending lost access failed', () => endLostAccess(needs)],
  ]);
  if (isSweep && isAgendaRead) {
    await runAll([
      ...everyHour(needs, now),
      ['noting the tasks of the hour failed', () => noteSweep(needs, now)],
    ]);
  }
  if (failures.length > 0) throw failures[0];
}

type Work = readonly [message: string, run: () => Promise<unknown>];

function everyHour(needs: Needs, now: Date): readonly Work[] {
  return [
    ['continuing series failed', () => continueSeries(needs, now)],
    ['erasing expired players failed', () => eraseExpiredPlayers(needs, now)],
    ['erasing the adults of minors failed', () => eraseContacts(needs, now)],
    ['erasing followers failed', () => eraseFollowers(needs, now)],
    ['erasing rooms failed', () => eraseRooms(needs, now)],
    ['erasing what teams sent failed', () => eraseSent(needs, now)],
    ['erasing the names of seasons failed', () => eraseSeasons(needs, now)],
    ['erasing what has aged failed', () => eraseAged(needs, now)],
    ['erasing what players had on record failed', () => eraseAgedEntries(needs, now)],
    ['looking for unknown tasks failed', () => logUnknownTasks(needs, now)],
  ];
}
