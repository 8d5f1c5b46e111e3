import { HOUR_MS } from '@copa/domain/limits';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { eraseRooms } from './day/rooms/rooms.ts';
import type { Dependencies } from './dependencies.ts';
import { endLostAccess } from './people/role-holders.ts';
import { eraseReports } from './play/reports/report-ageing.ts';
import { tellResults } from './play/results.ts';
import { eraseExpiredPlayers } from './registrations/erasure.ts';
import { eraseAged } from './site/ageing.ts';
import { HOURLY, HOURLY_ID } from './store/collections.ts';
import type { Database } from './store/database.ts';
import { sendNotices } from './tournaments/notices.ts';
import { publishDue } from './tournaments/publish-due.ts';
import { continueSeries } from './tournaments/repetition.ts';
import { openDesk } from './wiring/open-desk.ts';

type Needs = Pick<
  Dependencies,
  'config' | 'database' | 'firestore' | 'identity' | 'clock' | 'newId' | 'logger' | 'effects'
>;

/** Every minute; once an hour has passed since the last time, what nobody waits for. One task that fails holds back no other. */
export function createPublishScheduled(needs: Needs) {
  return onSchedule({ schedule: 'every 1 minutes', retryCount: 0 }, async () => {
    const now = needs.clock();
    const failures: unknown[] = [];
    const runAll = async (tasks: readonly Task[]) => {
      for (const [failure, run] of tasks) {
        try {
          await run();
        } catch (error) {
          // The platform shows a failed run without its reason, so the whole error is logged here.
          needs.logger.error(failure, error);
          failures.push(error);
        }
      }
    };
    const whenDue = async () => {
      if (await takeHour(needs.database, now)) await runAll(everyHour(needs, now));
    };
    await runAll([...everyMinute(needs, now), ['beginning the tasks of the hour failed', whenDue]]);
    if (failures.length > 0) throw failures[0];
  });
}

/** True for one run an hour, whichever minutes no run falls into. A clock that was wrong holds nothing back for longer. */
function takeHour(database: Database, now: Date): Promise<boolean> {
  return database.transaction(async (unit) => {
    const last = await unit.get(HOURLY, HOURLY_ID);
    if (last !== null && Math.abs(now.getTime() - last.at.getTime()) < HOUR_MS) return false;
    unit.set(HOURLY, { id: HOURLY_ID, at: now });
    return true;
  });
}

type Task = readonly [failure: string, run: () => Promise<unknown>];

function everyMinute(needs: Needs, now: Date): readonly Task[] {
  const { desk } = openDesk(needs);
  return [
    ['publishing what is due failed', () => publishDue(needs, now)],
    ['telling players of changes failed', () => sendNotices(needs, now)],
    ['giving places on failed', () => desk.closeAllDue(now)],
    ['telling players of confirmations failed', () => desk.tellAllDue(now)],
    ['releasing overdue places failed', () => desk.releaseOverdue(now)],
    ['handing rooms out failed', () => desk.deliverAllRooms()],
    ['telling players of rooms failed', () => desk.tellAllRooms(now)],
    ['telling players of results failed', () => tellResults(needs, now)],
    ['ending lost access failed', () => endLostAccess(needs)],
  ];
}

function everyHour(needs: Needs, now: Date): readonly Task[] {
  return [
    ['continuing series failed', () => continueSeries(needs, now)],
    ['erasing expired players failed', () => eraseExpiredPlayers(needs, now)],
    ['erasing rooms failed', () => eraseRooms(needs, now)],
    ['erasing what teams sent failed', () => eraseReports(needs, now)],
    ['erasing what has aged failed', () => eraseAged(needs, now)],
  ];
}
