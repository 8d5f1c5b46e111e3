import { describe, expect, it } from 'vitest';
import { endedPauseStart, isPausedOrEnded, pausedSince } from './pause.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const SHOWN = { status: 'published' as const, cancelledAt: null, hiddenAt: null, publishedAt: at(8) };
const CANCELLED = { status: 'published' as const, cancelledAt: at(12), hiddenAt: null, publishedAt: at(8) };
const HIDDEN = { status: 'draft' as const, cancelledAt: null, hiddenAt: at(10), publishedAt: null };
const BOTH = { status: 'scheduled' as const, cancelledAt: at(12), hiddenAt: at(10), publishedAt: null };
const NEVER_SHOWN = { status: 'draft' as const, cancelledAt: null, hiddenAt: null, publishedAt: null };
const CANCELLED_DRAFT = { ...NEVER_SHOWN, cancelledAt: at(12) };
const SHOWN_CANCELLED = { ...CANCELLED, publishedAt: at(13) };

describe('a pause', () => {
  it.each([
    ['of no tournament that is shown', SHOWN, null],
    ['begins with the cancellation', CANCELLED, at(12)],
    ['begins where the tournament is hidden', HIDDEN, at(10)],
    ['of both begins with the first', BOTH, at(10)],
  ])('%s', (_, tournament, since) => {
    expect(pausedSince(tournament)).toEqual(since);
    expect(isPausedOrEnded({ ...tournament, endedAt: null })).toBe(since !== null);
    expect(isPausedOrEnded({ ...tournament, endedAt: at(14) })).toBe(true);
  });

  it('lasts until the first publication', () => {
    expect(isPausedOrEnded({ ...NEVER_SHOWN, endedAt: null })).toBe(true);
  });

  it.each([
    ['with the end of both', BOTH, SHOWN, at(10)],
    ['not while it is cancelled', BOTH, CANCELLED, null],
    ['not while it is hidden', BOTH, HIDDEN, null],
    ['not if there was none', SHOWN, SHOWN, null],
    ['not of a new tournament', null, SHOWN, null],
    ['with the first publication', NEVER_SHOWN, SHOWN, new Date(0)],
    ['not before it', NEVER_SHOWN, NEVER_SHOWN, null],
    ['not while a draft is only resumed', CANCELLED_DRAFT, NEVER_SHOWN, null],
    ['with the end of the cancellation', CANCELLED, SHOWN, at(12)],
    ['of a draft that was shown while it was cancelled', SHOWN_CANCELLED, SHOWN, new Date(0)],
  ])('ends %s', (_, before, after, since) => {
    expect(endedPauseStart(before, after)).toEqual(since);
  });
});
