import { COMPLAINTS_MS, PROVISIONAL_MS } from '../../limits.ts';
import type { Match } from '../match.ts';
import { isFairPlay, type ProtestKind } from './own-protest.ts';

type Deadlines = Pick<Match, 'state' | 'publishedAt' | 'scoresUntil' | 'fairPlayUntil' | 'officialAt'>;
interface Playing {
  readonly match: Deadlines;
  readonly now: Date;
}

export function protestableUntil(kind: ProtestKind, match: Deadlines): Date | null {
  if (match.state !== 'published' || match.publishedAt === null) return null;
  return isFairPlay(kind) ? fairPlayEnd(match) : match.scoresUntil;
}

function fairPlayEnd({ publishedAt, fairPlayUntil }: Deadlines): Date | null {
  return fairPlayUntil ?? (publishedAt && new Date(publishedAt.getTime() + COMPLAINTS_MS));
}

/**
 * A published match has no `officialAt` while a protest is open. If the last open protest is erased with
 * its unit, a task sets `officialAt` afterwards.
 */
export const isProtested = ({ state, officialAt }: Pick<Match, 'state' | 'officialAt'>): boolean =>
  state === 'published' && officialAt === null;

/** A match that is published or corrected can be protested from now on. */
export function provisionalFrom({ match, now }: Playing) {
  const scoresUntil = new Date(now.getTime() + PROVISIONAL_MS);
  return { scoresUntil, officialAt: isProtested(match) ? null : scoresUntil };
}

export function officialFrom({ scoresUntil }: Pick<Match, 'scoresUntil'>, now: Date): Date {
  return scoresUntil !== null && scoresUntil > now ? scoresUntil : now;
}

/**
 * No protest was accepted from `since` to `now`, so the time that each deadline had left at `since` is added to
 * `now`. A match that was published in between gets the whole time.
 */
export function protestableAgain({ match, now }: Playing, since: Date | null): Partial<Deadlines> {
  const again = (until: Date | null, whole: number) =>
    since === null || until === null || until <= since
      ? null
      : new Date(now.getTime() + Math.min(until.getTime() - since.getTime(), whole));
  const scoresUntil = again(match.scoresUntil, PROVISIONAL_MS);
  const fairPlayUntil = again(fairPlayEnd(match), COMPLAINTS_MS);
  return {
    ...(scoresUntil && { scoresUntil, officialAt: match.officialAt && scoresUntil }),
    ...(fairPlayUntil && { fairPlayUntil }),
  };
}
