import { stageStandings } from '@copa/domain/play/board';
import type { Match } from '@copa/domain/play/match';
import { filledLobbies, type Stage } from '@copa/domain/play/stage';

export function matchesLeft(
  stage: Stage,
  matches: readonly Match[],
  { isOver } = stageStandings(stage, matches),
): number {
  if (isOver) return 0;
  const shown = (lobby: string) =>
    matches.filter((match) => match.lobby === lobby && !match.isExtra && match.state !== 'draft').length;
  const left = filledLobbies(stage).map(({ id }) => Math.max(0, stage.finish.matches - shown(id)));
  return left.reduce((sum, count) => sum + count, 0);
}
