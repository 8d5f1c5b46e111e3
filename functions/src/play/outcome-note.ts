import { MINUTE_MS } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import type { Stage } from '@copa/domain/play/stage';
import { OUTCOMES } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';

/** A stage that is opened again at once was closed by a slip: nobody hears of it. */
const TOLD_AFTER_MS = 5 * MINUTE_MS;

/**
 * Called in the transaction that closed the stage, opened it again, or changed the units that pass: the job
 * sends the notices.
 */
export function noteOutcome(writer: Writer, before: Stage, after: Stage, now: Date): void {
  const { tournamentId, number, revision } = after;
  const id = boardId(tournamentId, number);
  if (after.state === 'closed') {
    const dueAt = new Date(now.getTime() + TOLD_AFTER_MS);
    writer.set(OUTCOMES, { id, tournamentId, stage: number, revision, dueAt });
  } else if (before.state === 'closed') {
    writer.remove(OUTCOMES, id);
  }
}
