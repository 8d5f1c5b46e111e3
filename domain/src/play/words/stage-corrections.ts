import { namedUnits, type Stage } from '../stage.ts';
import { correctionsTold } from './correction.ts';

export function stageCorrections(stage: Pick<Stage, 'corrections' | 'entrants' | 'former'>) {
  return correctionsTold(stage.corrections, namedUnits(stage));
}
