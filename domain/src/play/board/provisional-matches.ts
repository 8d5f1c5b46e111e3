import { matchState } from '../match-state.ts';
import type { Board } from './schema.ts';

/** `held` are protested. All of the `timed` ones are official by `until`, which is null if there are none. */
export function provisionalMatches({ matches }: Pick<Board, 'matches'>, now: Date) {
  const open = matches.filter((match) => matchState(match, now) === 'provisional');
  const held = open.filter(({ officialAt }) => officialAt === null);
  const timed = open.filter((match) => !held.includes(match));
  const until = Math.max(...timed.map(({ officialAt }) => Number(officialAt)));
  return { held, timed, until: timed.length > 0 ? new Date(until) : null };
}

/** The tournament stores whether and until when the podium of its closed last stage may change. */
export function podiumFinality(board: Pick<Board, 'matches'>, now: Date) {
  const { held, until } = provisionalMatches(board, now);
  const isPodiumProtested = held.length > 0;
  return { isPodiumProtested, podiumOfficialAt: isPodiumProtested ? null : until };
}
