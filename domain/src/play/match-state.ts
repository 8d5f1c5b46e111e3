import type { Match } from './match.ts';

export type MatchState = 'draft' | 'provisional' | 'official' | 'void';

export function matchState(
  { state, officialAt }: Pick<Match, 'state' | 'officialAt'>,
  now: Date,
): MatchState {
  if (state !== 'published') return state;
  return officialAt !== null && officialAt <= now ? 'official' : 'provisional';
}
