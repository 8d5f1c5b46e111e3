import { PROTEST_PICTURES_MAX } from '@copa/domain/limits';
import { AT_ONCE, putOnAgenda } from './agenda.ts';
import { EVIDENCE, PROTESTS, REPORTS } from './collections.ts';
import { equal, type Transaction, type Writer } from './database.ts';
import { REMOVED_AT_ONCE, removalPage } from './removal-page.ts';

export function removeReport(writer: Pick<Writer, 'remove'>, id: string): void {
  writer.remove(REPORTS, id);
  writer.remove(EVIDENCE, id);
}

/** Leaves the pictures of more reports than fit into one commit to the job. */
export function removeReports(
  writer: Pick<Writer, 'set' | 'remove'>,
  ids: readonly string[],
  now: Date,
): void {
  const isMuch = ids.length > REMOVED_AT_ONCE;
  for (const id of ids) {
    writer.remove(REPORTS, id);
    if (isMuch) putOnAgenda(writer, 'picture', id, now);
    else writer.remove(EVIDENCE, id);
  }
}

export const PROTESTS_REMOVED_AT_ONCE = REMOVED_AT_ONCE / PROTEST_PICTURES_MAX;

export const protestPictureId = (protestId: string, picture: number) => `${protestId}_${picture}`;

export function removeProtestPictures(writer: Pick<Writer, 'remove'>, id: string): void {
  for (let picture = 1; picture <= PROTEST_PICTURES_MAX; picture += 1) {
    writer.remove(EVIDENCE, protestPictureId(id, picture));
  }
}

export function removeProtest(
  writer: Pick<Writer, 'set' | 'remove'>,
  tournamentId: string,
  id: string,
): void {
  writer.remove(PROTESTS, id);
  removeProtestPictures(writer, id);
  const match = id.split('_').slice(-2).join('_');
  putOnAgenda(writer, 'protest', `${tournamentId}_${match}`, AT_ONCE);
}

export function keepDecision(writer: Pick<Writer, 'update' | 'remove'>, id: string): void {
  writer.update(PROTESTS, id, { text: '', reason: '', pictures: [], decidedBy: null, decidedByName: '' });
  removeProtestPictures(writer, id);
}

export async function removalOfSent(transaction: Transaction, tournamentId: string, stage?: number) {
  const where = equal({ tournamentId, ...(stage !== undefined && { stage }) });
  const reports = await removalPage(
    transaction,
    REPORTS,
    { where },
    { remove: (id) => removeReport(transaction, id) },
  );
  if (reports.ids.length > 0) return { ...reports, isLast: false };
  return removalPage(
    transaction,
    PROTESTS,
    { where },
    { remove: (id) => removeProtest(transaction, tournamentId, id), atOnce: PROTESTS_REMOVED_AT_ONCE },
  );
}
