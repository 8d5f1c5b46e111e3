import { STAGES_MAX } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { type Actor, writeAudit } from '../audit.ts';
import { undoMarks } from '../day/roll/undo-marks.ts';
import type { Context } from '../dependencies.ts';
import { refusal } from '../refusals.ts';
import { BOARDS, matchesOf, RESULT_NOTICES, ROOMS, stagesOf } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { removalPage } from '../store/removal-page.ts';
import { removalOfSent } from '../store/report-removal.ts';
import { allStages, tellPlan } from './plan/tell-plan.ts';
import { openSeating } from './seating.ts';
import { settingsOf } from './stages.ts';
import {
  findTable,
  isOneLater,
  readTournament,
  requireSeen,
  SHOWN,
  type StageAddress,
  writeTable,
} from './table.ts';
import * as words from './words.ts';

export async function deleteStage(
  context: Context,
  actor: Actor,
  address: StageAddress,
  seen?: number,
): Promise<void> {
  if (await removeSome(context, actor, address, seen)) return;
  // Later calls do not compare the revision, because the first call may have changed it.
  while (!(await removeSome(context, actor, address))) continue;
}

function removeSome(
  context: Context,
  actor: Actor,
  { id: tournamentId, stage: number }: StageAddress,
  seen?: number,
) {
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const tournament = await readTournament(transaction, tournamentId);
    const isSeated = tournament.stage >= number;
    const [stages, board, shown, matches, reports, previous] = await Promise.all([
      allStages(transaction, tournamentId),
      transaction.get(BOARDS, boardId(tournamentId, number)),
      transaction.find(
        matchesOf(tournamentId, number),
        { where: [{ field: 'state', op: 'in', value: SHOWN }] },
        1,
      ),
      removalPage(transaction, matchesOf(tournamentId, number), {}),
      removalOfSent(transaction, tournamentId, number),
      isSeated && number > 1 ? findTable(transaction, tournamentId, number - 1) : null,
    ]);
    const seat = await openSeating(transaction, tournament, context);
    const [marks, stored] = await Promise.all([
      undoMarks(transaction, { tournamentId, stage: number, now }, () => null),
      transaction.get(ROOMS, tournamentId),
    ]);
    const stage = stages.find((each) => each.number === number);
    if (stage === undefined) return true;
    const isRepeat = seen !== undefined && stage.removalRevision === seen && isOneLater({ stage }, seen);
    if (seen !== undefined && !isRepeat) requireSeen({ stage }, seen);
    if (stages.some((each) => each.number > number)) throw refusal('in-use', words.laterStageFirst);
    if (shown.length > 0) throw refusal('in-use', words.stageHasResults);
    matches.remove();
    reports.remove();
    if (isSeated) {
      marks.undo();
      const over = stored?.rooms.filter(({ openAt }) => openAt <= now);
      seat(number - 1, previous?.stage.lobbies ?? [], over);
      // Empties `absent`, so that the next draw takes all units that passed, including those that were
      // replaced.
      if (previous !== null)
        writeTable(transaction, tournament, previous, { next: null, stage: { absent: [] } }, now);
    }
    if (!matches.isLast || !reports.isLast) {
      if (stage.state !== 'draft') {
        const undrawn = { state: 'draft' as const, entrants: [], lobbies: [], draw: null };
        const begun = { ...undrawn, removalRevision: stage.revision };
        writeTable(transaction, tournament, { stage, matches: [], board }, { stage: begun }, now);
      }
      return false;
    }
    transaction.remove(BOARDS, boardId(tournamentId, number));
    transaction.remove(stagesOf(tournamentId), String(number));
    tellPlan(
      transaction,
      tournament,
      stages.filter((each) => each !== stage),
      now,
    );
    writeAudit(transaction, context, {
      actor,
      action: 'play.delete-stage',
      target: `tournaments/${tournamentId}/stages/${number}`,
      tournament,
      before: settingsOf(stage),
    });
    return true;
  });
}

export async function pageOfPlay(transaction: Transaction, tournamentId: string) {
  const numbers = Array.from({ length: STAGES_MAX }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map((number) => removalPage(transaction, matchesOf(tournamentId, number), {})),
  );
  const isLast = pages.every((page) => page.isLast);
  return {
    isLast,
    remove: () => {
      for (const page of pages) page.remove();
      if (!isLast) return;
      for (const number of numbers) {
        transaction.remove(stagesOf(tournamentId), String(number));
        transaction.remove(BOARDS, boardId(tournamentId, number));
        transaction.remove(RESULT_NOTICES, boardId(tournamentId, number));
      }
    },
  };
}
