import { STAGES_MAX } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { BOARDS, matchesOf, OUTCOMES, stagesOf } from '../store/collections.ts';
import type { Unit } from '../store/database.ts';

/** All that was played in a tournament: read first, removed by what is given back. */
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
