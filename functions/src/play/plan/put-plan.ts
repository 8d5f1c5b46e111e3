import { isDeepStrictEqual } from 'node:util';
import { flowOf } from '@copa/domain/play/plan/flow';
import type { Stage, StageSettings } from '@copa/domain/play/stage';
import { type Actor, writeAudit } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import { invalidFields, refusal } from '../../refusals.ts';
import { matchesOf, stagesOf } from '../../store/collections.ts';
import { tooManyMatches } from '../match-limit.ts';
import { newStage, settingsOf } from '../stages.ts';
import { readTournament, writeTable } from '../table.ts';
import * as words from '../words.ts';
import { allStages, tellPlan } from './tell-plan.ts';

export function putPlan(
  context: Context,
  actor: Actor,
  tournamentId: string,
  { seen, stages: wanted }: { seen: readonly number[]; stages: readonly StageSettings[] },
): Promise<readonly Stage[]> {
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const tournament = await readTournament(transaction, tournamentId);
    const before = await allStages(transaction, tournamentId);
    const left = before.slice(wanted.length);
    const rest = await Promise.all(
      left.map(({ number }) => transaction.find(matchesOf(tournamentId, number), {}, 1)),
    );
    if (isDeepStrictEqual(before.map(settingsOf), wanted)) return before;
    if (
      !isDeepStrictEqual(
        before.map(({ revision }) => revision),
        seen,
      )
    )
      throw refusal('stale-write');
    if (before.some(({ state }) => state !== 'draft') || rest.flat().length > 0) {
      throw refusal('conflict', words.planDrawn);
    }
    for (const [index, { lobbies }] of flowOf(wanted, tournament.maxPlayers).entries()) {
      const stage = wanted[index];
      const tooMany = stage === undefined ? null : tooManyMatches(lobbies, stage);
      if (tooMany !== null) throw invalidFields({ [`stages.${index}.finish`]: tooMany });
    }
    writeAudit(transaction, context, {
      actor,
      action: 'play.put-plan',
      target: `tournaments/${tournamentId}`,
      tournament,
      before: before.length === 0 ? null : { stages: before.map(settingsOf) },
      after: { stages: wanted },
    });
    for (const { number } of left) transaction.remove(stagesOf(tournamentId), String(number));
    const after = wanted.map((settings, index) => {
      const stage = before[index] ?? newStage(tournamentId, index + 1, settings);
      if (before[index] !== undefined && isDeepStrictEqual(settingsOf(stage), settings)) return stage;
      return writeTable(
        transaction,
        tournament,
        { stage, matches: [], board: null },
        { stage: settings },
        now,
      ).stage;
    });
    tellPlan(transaction, tournament, after, now);
    return after;
  });
}
