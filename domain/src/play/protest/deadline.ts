import { COMPLAINTS_MS } from '../../limits.ts';
import type { Match } from '../match.ts';
import { isFairPlay, type ProtestKind } from './own-protest.ts';

type Published = Pick<Match, 'state' | 'publishedAt' | 'scoresUntil' | 'fairPlayUntil'>;

export function protestableUntil(kind: ProtestKind, match: Published): Date | null {
  if (match.state !== 'published' || match.publishedAt === null) return null;
  return isFairPlay(kind) ? fairPlayEnd(match) : match.scoresUntil;
}

function fairPlayEnd({
  publishedAt,
  fairPlayUntil,
}: Pick<Match, 'publishedAt' | 'fairPlayUntil'>): Date | null {
  return fairPlayUntil ?? (publishedAt && new Date(publishedAt.getTime() + COMPLAINTS_MS));
}

/**
 * True while a protest of a published match waits for its decision; only then does such a match have no
 * `officialAt`.
 */
export const isProtested = ({ state, officialAt }: Pick<Match, 'state' | 'officialAt'>): boolean =>
  state === 'published' && officialAt === null;

export function officialFrom({ scoresUntil }: Pick<Match, 'scoresUntil'>, now: Date): Date {
  return scoresUntil !== null && scoresUntil > now ? scoresUntil : now;
}

type Deadlines = Pick<Match, 'publishedAt' | 'scoresUntil' | 'fairPlayUntil' | 'officialAt'>;

/** Gives back the time for protests that was left at `since`: from then until now nobody could protest. */
export function protestableAgain(match: Deadlines, since: Date | null, now: Date): Partial<Deadlines> {
  const again = (until: Date | null) =>
    since === null || until === null || until <= since
      ? null
      : new Date(now.getTime() + until.getTime() - since.getTime());
  const scoresUntil = again(match.scoresUntil);
  const fairPlayUntil = again(fairPlayEnd(match));
  return {
    ...(scoresUntil && { scoresUntil, officialAt: match.officialAt && scoresUntil }),
    ...(fairPlayUntil && { fairPlayUntil }),
  };
}
