import { stageStandings } from '@copa/domain/play/board';
import { cutOf } from '@copa/domain/play/cut';
import type { Match } from '@copa/domain/play/match';
import { isLastStage, type Stage } from '@copa/domain/play/stage';

/** Who is to be told apart: by groups that are equal across the cut, or the first one in a last stage. */
export function tiedGroups(stage: Stage, matches: readonly Match[]): readonly (readonly string[])[] {
  const { rows } = stageStandings(stage, matches);
  if (!isLastStage(stage)) return cutOf(rows, stage.advance, stage.absent).tied.map(({ units }) => units);
  const ranks = rows.flatMap(({ rank }) => rank ?? []);
  const shared = ranks.find((rank, index) => ranks.indexOf(rank) !== index);
  const group = rows.filter(({ rank }) => rank !== null && rank === shared).map(({ id }) => id);
  return group.length === 0 ? [] : [group];
}

/** Who plays the match that breaks a tie in this lobby: its own group, and whoever is equal to it in another one. */
export function tiedUnits(stage: Stage, matches: readonly Match[], lobby: string): readonly string[] {
  const own = stage.lobbies.find(({ id }) => id === lobby)?.units ?? [];
  const group = tiedGroups(stage, matches).find((units) => units.some((unit) => own.includes(unit)));
  return group ?? [];
}
