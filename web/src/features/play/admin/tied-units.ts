import { stageStandings } from '@copa/domain/play/board';
import { cutOf } from '@copa/domain/play/cut';
import type { Match } from '@copa/domain/play/match';
import { isLastStage, type Stage } from '@copa/domain/play/stage';

/** Who plays a match that breaks a tie: who shares a rank across the cut, or the first one in a last stage. */
export function tiedUnits(stage: Stage, matches: readonly Match[]): readonly string[] {
  const { rows } = stageStandings(stage, matches);
  if (!isLastStage(stage)) return cutOf(rows, stage.advance, stage.absent).tied.flatMap(({ units }) => units);
  const ranks = rows.flatMap(({ rank }) => rank ?? []);
  const shared = ranks.find((rank, index) => ranks.indexOf(rank) !== index);
  return rows.filter(({ rank }) => rank !== null && rank === shared).map(({ id }) => id);
}
