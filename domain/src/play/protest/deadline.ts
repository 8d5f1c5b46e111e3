import { COMPLAINTS_MS, PROVISIONAL_MS } from '../../limits.ts';
import type { Match } from '../match.ts';
import { isFairPlay, type ProtestKind } from './own-protest.ts';

type Published = Pick<Match, 'state' | 'publishedAt' | 'scoresUntil'>;

export function protestableUntil(kind: ProtestKind, { state, publishedAt, scoresUntil }: Published) {
  if (state !== 'published' || publishedAt === null) return null;
  return isFairPlay(kind) ? new Date(publishedAt.getTime() + COMPLAINTS_MS) : scoresUntil;
}

/** A published match is without `officialAt` only while a protest is open. */
export const isProtested = ({ state, officialAt }: Pick<Match, 'state' | 'officialAt'>): boolean =>
  state === 'published' && officialAt === null;

export function officialFrom({ scoresUntil }: Pick<Match, 'scoresUntil'>, now: Date): Date {
  return scoresUntil !== null && scoresUntil > now ? scoresUntil : now;
}

/**
 * Nobody could protest between `since` and now, so that time is given back. A match published meanwhile gets
 * its whole time.
 */
export function protestableAgain(
  { scoresUntil, officialAt }: Pick<Match, 'scoresUntil' | 'officialAt'>,
  since: Date | null,
  now: Date,
): Partial<Pick<Match, 'scoresUntil' | 'officialAt'>> {
  if (scoresUntil === null || since === null || scoresUntil <= since) return {};
  const left = Math.min(scoresUntil.getTime() - since.getTime(), PROVISIONAL_MS);
  const until = new Date(now.getTime() + left);
  return { scoresUntil: until, officialAt: officialAt && until };
}
