import { stageStandings } from '@copa/domain/play/board';
import { cutOf } from '@copa/domain/play/cut';
import type { Match } from '@copa/domain/play/match';
import { isLastStage, type Stage } from '@copa/domain/play/stage';

/** Tied units: groups that are equal across the cut, or for the first rank of a last stage. */
export function tiedGroups(stage: Stage, matches: readonly Match[]): readonly (readonly string[])[] {
  const { rows } = stageStandings(stage, matches);
  if (!isLastStage(stage)) return cutOf(rows, stage.advance, stage.absent).tied.map(({ units }) => units);
  const ranks = rows.flatMap(({ rank }) => rank ?? []);
  const shared = ranks.find((rank, index) => ranks.indexOf(rank) !== index);
  const group = rows.filter(({ rank }) => rank !== null && rank === shared).map(({ id }) => id);
  return group.length === 0 ? [] : [group];
}

/** The units of the match that breaks a tie in this lobby: its own group, and equal units of other lobbies. */
export function tiedUnits(stage: Stage, matches: readonly Match[], lobby: string): readonly string[] {
  const own = stage.lobbies.find(({ id }) => id === lobby)?.units ?? [];
  const group = tiedGroups(stage, matches).find((units) => units.some((unit) => own.includes(unit)));
  return group ?? [];
}
