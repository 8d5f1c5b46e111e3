import { DAY_MS, REPORTS_KEPT_DAYS } from '@copa/domain/limits';
import type { Report } from '@copa/domain/play/report/report';
import type { Context } from '../../dependencies.ts';
import { matchesOf, REPORTS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { REMOVED_AT_ONCE } from '../../store/removal-page.ts';
import { removeReport } from '../../store/report-removal.ts';

/**
 * Deletes reports with their pictures a month after their match became official, or after they were sent where
 * it never did. It can be repeated at any point.
 */
export async function eraseReports({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPORTS_KEPT_DAYS * DAY_MS);
  const aged = database.stream(REPORTS, {
    where: [{ field: 'sentAt', op: '<', value: before }],
    orderBy: { field: 'sentAt', direction: 'asc' },
  });
  let due: string[] = [];
  for await (const report of aged) {
    if (await isStillNeeded(database, report, before)) continue;
    due.push(report.id);
    if (due.length < REMOVED_AT_ONCE) continue;
    await erase(database, due, before);
    due = [];
  }
  if (due.length > 0) await erase(database, due, before);
}

async function isStillNeeded(
  database: Database,
  { tournamentId, stage, match }: Report,
  before: Date,
): Promise<boolean> {
  const played = await database.get(matchesOf(tournamentId, stage), match);
  return played !== null && played.officialAt !== null && played.officialAt >= before;
}

/** Read again: a team may send another one at that very moment. */
async function erase(database: Database, ids: readonly string[], before: Date): Promise<void> {
  await database.transaction(async (unit) => {
    for (const report of await unit.getAll(REPORTS, ids)) {
      if (report === null || report.sentAt >= before) continue;
      removeReport(unit, report.id);
    }
  });
}
