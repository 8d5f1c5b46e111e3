import { type Match, matchId, parseMatchId } from '@copa/domain/play/match';

type Known = Pick<Match, 'id' | 'state'>;

/** The matches before and after in the same lobby, unless they have no result yet. */
export function matchesBeside(matches: readonly Known[], id: string) {
  const { lobby, number, isExtra } = parseMatchId(id);
  const at = (other: number) => matchId({ lobby, number: other, isExtra: false });
  const shown = (other: number) =>
    matches.find((match) => !isExtra && match.id === at(other) && match.state !== 'draft')?.id ?? null;
  return { before: shown(number - 1), after: shown(number + 1) };
}
