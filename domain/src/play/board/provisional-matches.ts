import { matchState } from '../match-state.ts';
import type { Board } from './schema.ts';

export function provisionalMatches({ matches }: Pick<Board, 'matches'>, now: Date) {
  const open = matches.filter((match) => matchState(match, now) === 'provisional');
  const held = open.filter(({ officialAt }) => officialAt === null);
  return { held, timed: open.filter((match) => !held.includes(match)) };
}

/** The tournament stores this about the podium of its closed last stage. */
export function podiumOf(board: Pick<Board, 'matches'>, now: Date) {
  const { held, timed } = provisionalMatches(board, now);
  const last = Math.max(...timed.map(({ officialAt }) => Number(officialAt)));
  return { isPodiumProtested: held.length > 0, podiumOfficialAt: timed.length > 0 ? new Date(last) : null };
}
