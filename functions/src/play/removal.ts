import { STAGES_MAX } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { BOARDS, EVIDENCE, matchesOf, OUTCOMES, REPORTS, stagesOf } from '../store/collections.ts';
import type { Unit } from '../store/database.ts';

/** What teams sent of the matches of a stage: read first, removed by what is given back. */
export async function removalOfReports(unit: Unit, tournamentId: string, stage: number): Promise<() => void> {
  const reports = await unit.find(REPORTS, {
    where: [
      { field: 'tournamentId', op: '==', value: tournamentId },
      { field: 'stage', op: '==', value: stage },
    ],
  });
  return () => {
    for (const { id } of reports) {
      unit.remove(REPORTS, id);
      unit.remove(EVIDENCE, id);
    }
  };
}

/** All that was played in a tournament: read first, removed by what is given back. What teams sent has gone with them. */
export async function removalOfPlay(unit: Unit, tournamentId: string): Promise<() => void> {
  const numbers = Array.from({ length: STAGES_MAX }, (_, index) => index + 1);
  const stages = await Promise.all(
    numbers.map(async (number) => ({
      number,
      matches: await unit.find(matchesOf(tournamentId, number), {}),
    })),
  );
  return () => {
    for (const { number, matches } of stages) {
      for (const { id } of matches) unit.remove(matchesOf(tournamentId, number), id);
      unit.remove(stagesOf(tournamentId), String(number));
      unit.remove(BOARDS, boardId(tournamentId, number));
      unit.remove(OUTCOMES, boardId(tournamentId, number));
    }
  };
}
