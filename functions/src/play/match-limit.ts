import { STAGE_ALL_MATCHES_MAX } from '@copa/domain/limits';
import { flowOf } from '@copa/domain/play/plan/flow';
import type { Stage, StageSettings } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from './words.ts';

/**
 * Counts planned matches, because the board of the stage must have room for all of them once they are
 * published.
 */
export function tooManyMatches(lobbies: number, { finish }: Pick<Stage, 'finish'>): string | null {
  const all = lobbies * finish.matches;
  if (all <= STAGE_ALL_MATCHES_MAX) return null;
  return words.tooManyMatches(lobbies, finish.matches, all);
}

export function plannedLobbies(
  { maxPlayers }: Pick<Tournament, 'maxPlayers'>,
  stages: readonly Stage[],
  { number, ...settings }: StageSettings & Pick<Stage, 'number'>,
): number {
  const { lobbies = [], entrants = [] } = stages.find((stage) => stage.number === number) ?? {};
  const earlier = stages.filter((stage) => stage.number < number);
  return flowOf([...earlier, { ...settings, lobbies, entrants }], maxPlayers).at(-1)?.lobbies ?? 0;
}
