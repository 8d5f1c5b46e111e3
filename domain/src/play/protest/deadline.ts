import { COMPLAINTS_MS, PROVISIONAL_MS } from '../../limits.ts';
import type { Match } from '../match.ts';
import { isFairPlay, type ProtestKind } from './own-protest.ts';

interface At<Known> {
  readonly match: Known;
  readonly now: Date;
}

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
 * A published match has no `officialAt` while a protest is open. If the last open protest is erased with
 * its unit, a task sets `officialAt` afterwards.
 */
export const isProtested = ({ state, officialAt }: Pick<Match, 'state' | 'officialAt'>): boolean =>
  state === 'published' && officialAt === null;

/** A match that is published or corrected can be protested from now on. */
export function provisionalFrom({ match, now }: At<Pick<Match, 'state' | 'officialAt'>>) {
  const scoresUntil = new Date(now.getTime() + PROVISIONAL_MS);
  return { scoresUntil, officialAt: isProtested(match) ? null : scoresUntil };
}

export function officialFrom({ scoresUntil }: Pick<Match, 'scoresUntil'>, now: Date): Date {
  return scoresUntil !== null && scoresUntil > now ? scoresUntil : now;
}

type Deadlines = Pick<Match, 'publishedAt' | 'scoresUntil' | 'fairPlayUntil' | 'officialAt'>;

/**
 * No protest was accepted from `since` to `now`, so the time that each deadline had left at `since` is added to
 * `now`. A match that was published in between gets the whole time.
 */
export function protestableAgain({ match, now }: At<Deadlines>, since: Date | null): Partial<Deadlines> {
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
