import { namedUnits, type Stage } from '../stage.ts';
import { correctionsTold } from './correction.ts';

/** The public sentences about corrections, made from the stage that organisers read. */
export function stageCorrections(stage: Pick<Stage, 'corrections' | 'entrants' | 'former'>) {
  return correctionsTold(stage.corrections, namedUnits(stage));
}
