import { documentIdOf } from '@copa/domain/ids';
import { ADJUSTMENTS_MAX } from '@copa/domain/limits';
import type { Adjustment, AdjustmentInput } from '@copa/domain/play/adjustment';
import type { Stage } from '@copa/domain/play/stage';
import { type Actor, recordAudit } from '../audit.ts';
import { sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { withCorrection } from './stages.ts';
import { changeStage, requirePlaying } from './table.ts';

const NOT_HERE = 'Ese equipo no juega en esta fase.';
const MISSING = 'No encontramos ese ajuste.';
const TOO_MANY = `Como máximo ${ADJUSTMENTS_MAX} ajustes por fase.`;

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
  const content = { ...input, points: input.kind === 'points' ? input.points : 0 };
  return changeStage(context, tournamentId, number, ({ unit, tournament, table, now }) => {
    const { stage } = table;
    const earlier = stage.adjustments.find((each) => each.id === id);
    if (earlier !== undefined) {
      sameCreation(earlier, content);
      return null;
    }
    requirePlaying(table);
    const entrant = found(stage.entrants.find((each) => each.id === input.unitId) ?? null, NOT_HERE);
    if (stage.adjustments.length >= ADJUSTMENTS_MAX) throw refusal('conflict', TOO_MANY);
    const adjustment: Adjustment = { id, ...content, by: actor.uid, at: now, revokedAt: null };
    recordAudit(unit, context, {
      actor,
      action: 'play.adjust',
      target: `registrations/${input.unitId}`,
      tournament,
      after: { ...content, unit: entrant.name },
    });
    const text = `${entrant.name}: ${adjustmentWords(adjustment)}, por ${adjustment.reason}.`;
    const changed = {
      adjustments: [...stage.adjustments, adjustment],
      corrections: withCorrection(stage, { at: now, text }),
    };
    return { stage: changed };
  });
}

export function revokeAdjustment(
  context: Context,
  actor: Actor,
  tournamentId: string,
  number: number,
  id: string,
): Promise<Stage> {
  return changeStage(context, tournamentId, number, ({ unit, tournament, table, now }) => {
    const { stage } = table;
    const adjustment = found(stage.adjustments.find((each) => each.id === id) ?? null, MISSING);
    if (adjustment.revokedAt !== null) return null;
    requirePlaying(table);
    const name = stage.entrants.find((each) => each.id === adjustment.unitId)?.name ?? '';
    recordAudit(unit, context, {
      actor,
      action: 'play.revoke-adjustment',
      target: `registrations/${adjustment.unitId}`,
      tournament,
      before: { kind: adjustment.kind, points: adjustment.points, unit: name },
    });
    const text = `${name}: ya no cuenta «${adjustmentWords(adjustment)}».`;
    const changed = {
      adjustments: stage.adjustments.map((each) =>
        each === adjustment ? { ...each, revokedAt: now } : each,
      ),
      corrections: withCorrection(stage, { at: now, text }),
    };
    return { stage: changed };
  });
}

function adjustmentWords({ kind, points, match }: Pick<Adjustment, 'kind' | 'points' | 'match'>): string {
  if (kind === 'disqualified') return 'queda fuera de la tabla';
  if (kind === 'half') return `la mitad de los puntos de la partida ${match}`;
  if (kind === 'kills-only') return `solo las bajas de la partida ${match}`;
  const amount = `${points < 0 ? '−' : '+'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`;
  return match === null ? amount : `${amount} desde la partida ${match}`;
}
