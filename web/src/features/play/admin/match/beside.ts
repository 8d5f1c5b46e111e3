import { type Match, matchId, parseMatchId } from '@copa/domain/play/match';
import type { Stage } from '@copa/domain/play/stage';

type Known = Pick<Match, 'id' | 'state'>;

/** `after.isToDo` is true if the next match has no result yet, and the stage has matches left. */
export function matchesBeside(
  { finish, state }: Pick<Stage, 'finish' | 'state'>,
  matches: readonly Known[],
  id: string,
  left: number,
) {
  const { lobby, number, isExtra } = parseMatchId(id);
  if (isExtra) return { before: null, after: null };
  const [before, next] = [number - 1, number + 1].map((each) => matchId({ lobby, number: each, isExtra }));
  const isShown = matches.some((match) => match.id === next && match.state !== 'draft');
  const isToDo = !isShown && state === 'playing' && left > 0 && number < finish.matches;
  return {
    before: matches.some((match) => match.id === before) ? (before ?? null) : null,
    after: next !== undefined && (isShown || isToDo) ? { id: next, isToDo } : null,
  };
}
