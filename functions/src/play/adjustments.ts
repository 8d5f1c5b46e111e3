import { documentIdOf } from '@copa/domain/ids';
import { ADJUSTMENTS_MAX } from '@copa/domain/limits';
import type { Adjustment, AdjustmentInput } from '@copa/domain/play/adjustment';
import type { addAdjustment as endpoint } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import type * as z from 'zod/mini';
import type { Actor } from '../audit.ts';
import { sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { withCorrection } from './stages.ts';
import { changeStage, type Playing, requirePlaying, type StageAddress, type StageChange } from './table.ts';
import * as words from './words.ts';

export function addAdjustment(
  context: Context,
  actor: Actor,
  address: StageAddress,
  { requestId, adjustment }: z.output<typeof endpoint.body>,
): Promise<Stage> {
  const id = documentIdOf(requestId);
  return changeStage(context, actor, address, (playing) => {
    const earlier = playing.table.stage.adjustments.find((each) => each.id === id);
    if (earlier === undefined) return adjusting(playing, actor, id, adjustment);
    sameCreation(earlier, contentOf(adjustment));
    return null;
  });
}

const contentOf = (input: AdjustmentInput) => ({
  ...input,
  points: input.kind === 'points' ? input.points : 0,
});

export function adjusting(
  { table, now }: Pick<Playing, 'table' | 'now'>,
  actor: Actor,
  id: string,
  input: AdjustmentInput,
): StageChange {
  const { stage } = table;
  const content = contentOf(input);
  requirePlaying(table);
  const entrant = stage.entrants.find((each) => each.id === input.unitId);
  const { number } = found(entrant, words.unitNotInStage);
  if (stage.adjustments.length >= ADJUSTMENTS_MAX) throw refusal('conflict', words.tooManyAdjustments);
  const adjustment: Adjustment = { id, ...content, by: actor.uid, at: now, revokedAt: null };
  const { kind, points, match } = adjustment;
  const told = { kind, points, match };
  return {
    act: {
      action: 'play.adjust',
      target: `registrations/${input.unitId}`,
      after: told,
    },
    stage: {
      adjustments: [...stage.adjustments, adjustment],
      corrections: withCorrection(stage, {
        kind: 'adjusted',
        at: now,
        unit: number,
        adjustment: told,
        reason: adjustment.reason,
      }),
    },
  };
}

export function revokeAdjustment(
  context: Context,
  actor: Actor,
  { adjustment: id, ...address }: StageAddress & { readonly adjustment: string },
): Promise<Stage> {
  return changeStage(context, actor, address, ({ table, now }) => {
    const { stage } = table;
    const stored = stage.adjustments.find((each) => each.id === id);
    const adjustment = found(stored, words.adjustmentMissing);
    if (adjustment.revokedAt !== null) return null;
    requirePlaying(table);
    const { kind, points, match, unitId } = adjustment;
    const told = { kind, points, match };
    const unit = stage.entrants.find((each) => each.id === unitId)?.number ?? 0;
    return {
      act: {
        action: 'play.revoke-adjustment',
        target: `registrations/${unitId}`,
        before: told,
      },
      stage: {
        adjustments: stage.adjustments.map((each) =>
          each === adjustment ? { ...each, revokedAt: now } : each,
        ),
        corrections: withCorrection(stage, { kind: 'adjustment-revoked', at: now, unit, adjustment: told }),
      },
    };
  });
}
