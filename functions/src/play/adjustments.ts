import { documentIdOf } from '@copa/domain/ids';
import { ADJUSTMENTS_MAX } from '@copa/domain/limits';
import type { Adjustment, AdjustmentInput } from '@copa/domain/play/adjustment';
import type { Stage } from '@copa/domain/play/stage';
import { type Actor, recordAudit } from '../audit.ts';
import { sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { withCorrection } from './stages.ts';
import { changeStage, type Playing, requirePlaying } from './table.ts';
import * as words from './words.ts';

interface Addition {
  readonly requestId: string;
  readonly adjustment: AdjustmentInput;
}

export function addAdjustment(
  context: Context,
  actor: Actor,
  tournamentId: string,
  number: number,
  { requestId, adjustment: input }: Addition,
): Promise<Stage> {
  const id = documentIdOf(requestId);
  return changeStage(context, tournamentId, number, (playing) => {
    const earlier = playing.table.stage.adjustments.find((each) => each.id === id);
    if (earlier === undefined) return { stage: adjusting(context, actor, id, input)(playing) };
    sameCreation(earlier, contentOf(input));
    return null;
  });
}

const contentOf = (input: AdjustmentInput) => ({
  ...input,
  points: input.kind === 'points' ? input.points : 0,
});

/** Adds an adjustment to a stage, with its correction. */
export function adjusting(
  context: Context,
  actor: Actor,
  id: string,
  input: AdjustmentInput,
): (playing: Playing) => Pick<Stage, 'adjustments' | 'corrections'> {
  const content = contentOf(input);
  return ({ transaction, tournament, table, now }) => {
    const { stage } = table;
    requirePlaying(table);
    const entrant = found(
      stage.entrants.find((each) => each.id === input.unitId) ?? null,
      words.unitNotInStage,
    );
    if (stage.adjustments.length >= ADJUSTMENTS_MAX) throw refusal('conflict', words.tooManyAdjustments);
    const adjustment: Adjustment = { id, ...content, by: actor.uid, at: now, revokedAt: null };
    recordAudit(transaction, context, {
      actor,
      action: 'play.adjust',
      target: `registrations/${input.unitId}`,
      tournament,
      after: { ...content, unit: entrant.name },
    });
    const text = words.adjusted(entrant.name, words.adjustmentOf(adjustment), adjustment.reason);
    return {
      adjustments: [...stage.adjustments, adjustment],
      corrections: withCorrection(stage, { at: now, text }),
    };
  };
}

export function revokeAdjustment(
  context: Context,
  actor: Actor,
  tournamentId: string,
  number: number,
  id: string,
): Promise<Stage> {
  return changeStage(context, tournamentId, number, ({ transaction, tournament, table, now }) => {
    const { stage } = table;
    const adjustment = found(
      stage.adjustments.find((each) => each.id === id) ?? null,
      words.adjustmentMissing,
    );
    if (adjustment.revokedAt !== null) return null;
    requirePlaying(table);
    const name = stage.entrants.find((each) => each.id === adjustment.unitId)?.name ?? '';
    recordAudit(transaction, context, {
      actor,
      action: 'play.revoke-adjustment',
      target: `registrations/${adjustment.unitId}`,
      tournament,
      before: { kind: adjustment.kind, points: adjustment.points, unit: name },
    });
    const text = words.adjustmentRevoked(name, words.adjustmentOf(adjustment));
    const changed = {
      adjustments: stage.adjustments.map((each) =>
        each === adjustment ? { ...each, revokedAt: now } : each,
      ),
      corrections: withCorrection(stage, { at: now, text }),
    };
    return { stage: changed };
  });
}
