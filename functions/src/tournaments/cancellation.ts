import type { setTournamentCancellation, TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import type * as z from 'zod/mini';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found } from '../refusals.ts';
import { CHANGE_NOTICES, TOURNAMENTS } from '../store/collections.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { putChangeNotice } from './change-notices.ts';
import { pauseAfter } from './pause.ts';
import { tournamentAnswer } from './queries.ts';
import * as words from './words.ts';

export async function setCancellation(
  context: Context,
  actor: Actor,
  id: string,
  { cancelled, reason }: z.output<typeof setTournamentCancellation.body>,
): Promise<TournamentAnswer> {
  const now = context.clock();
  const tournament = await context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(TOURNAMENTS, id), words.tournamentMissing);
    const notice = await transaction.get(CHANGE_NOTICES, id);
    const cancelReason = cancelled ? reason : '';
    if ((before.cancelledAt !== null) === cancelled && before.cancelReason === cancelReason) return before;
    const cancellation = {
      cancelledAt: cancelled ? (before.cancelledAt ?? now) : null,
      cancelReason,
      updatedAt: laterThan(before.updatedAt, now),
    };
    const changes = { ...cancellation, ...pauseAfter(before, { ...before, ...cancellation }, now) };
    const after = { ...before, ...changes };
    const givePlaces = await context.effects.tournamentChanged(context, transaction, before, after, now);
    const given = givePlaces();
    changeTournament(transaction, before, { ...changes, ...given });
    putChangeNotice(transaction, notice, before, after, now);
    writeAudit(transaction, context, {
      actor,
      action: cancelled ? 'tournament.cancel' : 'tournament.resume',
      target: `tournaments/${id}`,
      tournament: before,
      before,
      after,
    });
    return { ...after, ...given };
  });
  return tournamentAnswer(tournament, now);
}
