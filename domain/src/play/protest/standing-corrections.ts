import type { Match } from '../match.ts';
import { isSameResult } from '../result/result.ts';
import type { Stage } from '../stage.ts';
import type { Protest } from './protest.ts';

type Played = Pick<Stage, 'adjustments' | 'corrections' | 'entrants'>;

/** Returns false if the protest led to no correction, or if everything that it corrected was taken back. */
export function correctionStands(
  { lastCorrection: correction }: Pick<Protest, 'lastCorrection'>,
  stage: Played,
  match: Pick<Match, 'state' | 'rows'>,
): boolean {
  if (correction === null) return false;
  const isThis = ({ at }: { readonly at: Date }) => at.getTime() === correction.at.getTime();
  switch (correction.kind) {
    case 'void':
      return match.state === 'void';
    case 'adjustment':
      return stage.adjustments.some((each) => isThis(each) && each.revokedAt === null);
    case 'rows':
      return stage.corrections.some(
        (each) =>
          each.kind === 'rows' &&
          isThis(each) &&
          each.rows.some(({ unit, from }) => !isSameResult(resultOfUnit(stage, match, unit), from)),
      );
  }
}

function resultOfUnit({ entrants }: Played, { rows }: Pick<Match, 'rows'>, unit: number) {
  const id = entrants.find(({ number }) => number === unit)?.id ?? '';
  return rows[id] ?? null;
}
