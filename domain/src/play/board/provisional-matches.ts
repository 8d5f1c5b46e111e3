import { matchState } from '../match-state.ts';
import type { Board } from './schema.ts';

/** `held` are protested. All of the `timed` ones are official at `until`, which is null if there are none. */
export function provisionalMatches({ matches }: Pick<Board, 'matches'>, now: Date) {
  const open = matches.filter((match) => matchState(match, now) === 'provisional');
  const held = open.filter(({ officialAt }) => officialAt === null);
  const timed = open.filter((match) => !held.includes(match));
  const until = Math.max(...timed.map(({ officialAt }) => Number(officialAt)));
  return { held, timed, until: timed.length > 0 ? new Date(until) : null };
}

/** The tournament stores this about the podium of its closed last stage. */
export function podiumOf(board: Pick<Board, 'matches'>, now: Date) {
  const { held, until } = provisionalMatches(board, now);
  return { isPodiumProtested: held.length > 0, podiumOfficialAt: until };
}
