import type { Match } from '../match.ts';
import { isSameResult } from '../result/result.ts';
import type { Stage } from '../stage.ts';
import type { Protest, ProtestCorrection } from './protest.ts';

type Played = Pick<Stage, 'adjustments' | 'corrections' | 'entrants'>;

/** Returns the corrections to which the protest led, without those that were taken back. */
export function standingCorrections(
  { lastCorrection, earlierCorrections }: Pick<Protest, 'lastCorrection' | 'earlierCorrections'>,
  stage: Played,
  match: Pick<Match, 'state' | 'rows'>,
): readonly ProtestCorrection[] {
  const all = lastCorrection === null ? earlierCorrections : [...earlierCorrections, lastCorrection];
  return all.filter((correction) => stands(correction, stage, match));
}

function stands(correction: ProtestCorrection, stage: Played, match: Pick<Match, 'state' | 'rows'>): boolean {
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
