import { PROTEST_PICTURES_MAX } from '@copa/domain/limits';
import { AT_ONCE, putOnAgenda } from './agenda.ts';
import { EVIDENCE, PROTESTS, REPORTS } from './collections.ts';
import { equal, type Transaction, type Writer } from './database.ts';
import { REMOVED_AT_ONCE, removalPage } from './removal-page.ts';

type RemovePicture = (writer: Pick<Writer, 'set' | 'remove'>, id: string) => void;

const removePicture: RemovePicture = (writer, id) => writer.remove(EVIDENCE, id);

/** Leaves the pictures of a transaction that do not fit into its commit to the job. */
export function removalOfPictures(now: Date): RemovePicture {
  let left = REMOVED_AT_ONCE;
  return (writer, id) => {
    left -= 1;
    if (left < 0) putOnAgenda(writer, 'picture', id, now);
    else removePicture(writer, id);
  };
}

export function removeReport(
  writer: Pick<Writer, 'set' | 'remove'>,
  id: string,
  removeOne: RemovePicture = removePicture,
): void {
  writer.remove(REPORTS, id);
  removeOne(writer, id);
}

export const PROTESTS_REMOVED_AT_ONCE = REMOVED_AT_ONCE / PROTEST_PICTURES_MAX;

export const protestPictureId = (protestId: string, picture: number) => `${protestId}_${picture}`;

/** Null if the picture belongs to a report. */
export function protestOfPicture(id: string): string | null {
  return /^(.+)_\d$/.exec(id)?.[1] ?? null;
}

export function removeProtestPictures(
  writer: Pick<Writer, 'set' | 'remove'>,
  id: string,
  removeOne: RemovePicture = removePicture,
): void {
  for (let picture = 1; picture <= PROTEST_PICTURES_MAX; picture += 1) {
    removeOne(writer, protestPictureId(id, picture));
  }
}

export function removeProtest(
  writer: Pick<Writer, 'set' | 'remove'>,
  tournamentId: string,
  id: string,
  removeOne: RemovePicture = removePicture,
): void {
  writer.remove(PROTESTS, id);
  removeProtestPictures(writer, id, removeOne);
  const match = id.split('_').slice(-2).join('_');
  putOnAgenda(writer, 'protest', `${tournamentId}_${match}`, AT_ONCE);
}

export function keepDecision(writer: Pick<Writer, 'set' | 'update' | 'remove'>, id: string): void {
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
