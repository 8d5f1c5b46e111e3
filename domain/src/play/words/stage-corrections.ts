import { namedUnits, type Stage } from '../stage.ts';
import { correctionsTold } from './correction.ts';

/** The same sentences for organisers, who read the stage itself. */
export function stageCorrections(stage: Pick<Stage, 'corrections' | 'entrants' | 'former'>) {
  return correctionsTold(stage.corrections, namedUnits(stage));
}
