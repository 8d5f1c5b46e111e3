import type { Tournament } from '../tournament.ts';
import * as words from '../words/changeable.ts';

/** Says whether the podium may still change; empty if all matches of the last stage are official. */
export function podiumChangeable(
  { podiumOfficialAt, isPodiumProtested }: Pick<Tournament, 'podiumOfficialAt' | 'isPodiumProtested'>,
  now: Date,
): string {
  if (isPodiumProtested) return words.withProtests;
  return podiumOfficialAt !== null && podiumOfficialAt > now ? words.stillProvisional : '';
}
