import { namedUnits, type Stage } from '../stage.ts';
import { correctionsTold } from './correction.ts';

/** Organisers read the stage, not the board. */
export function stageCorrections(stage: Pick<Stage, 'corrections' | 'entrants' | 'former'>) {
  return correctionsTold(stage.corrections, namedUnits(stage));
}
