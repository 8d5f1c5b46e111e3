import { planOf } from '@copa/domain/play/plan/told';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Transaction } from '../../store/database.ts';
import { newStage, settingsOf } from '../stages.ts';
import { writeTable } from '../table.ts';
import { allStages } from './tell-plan.ts';

export async function copyPlan(
  transaction: Transaction,
  original: Tournament,
  created: Tournament,
  now: Date,
): Promise<() => Pick<Tournament, 'plan'>> {
  const settings = (await allStages(transaction, original.id)).map(settingsOf);
  return () => {
    for (const [index, each] of settings.entries()) {
      const stage = newStage(created.id, index + 1, each);
      writeTable(transaction, created, { stage, matches: [], board: null }, { stage: each }, now);
    }
    return { plan: planOf(created, settings) };
  };
}
