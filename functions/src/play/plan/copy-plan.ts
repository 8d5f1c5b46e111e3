import { planOf } from '@copa/domain/play/plan/told';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Unit } from '../../store/database.ts';
import { newStage, settingsOf } from '../stages.ts';
import { writeTable } from '../table.ts';
import { allStages } from './tell-plan.ts';

/** Plans the stages of one tournament for another: as they were written, nothing of how they were played. */
export async function copyPlan(
  unit: Unit,
  original: Tournament,
  created: Tournament,
  now: Date,
): Promise<() => Pick<Tournament, 'plan'>> {
  const settings = (await allStages(unit, original.id)).map(settingsOf);
  return () => {
    for (const [index, each] of settings.entries()) {
      const stage = newStage(created.id, index + 1, each);
      writeTable(unit, created, { stage, matches: [], board: null }, { stage: each }, now);
    }
    return { plan: planOf(created, settings) };
  };
}
