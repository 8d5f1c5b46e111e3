import { describe, expect, it } from 'vitest';
import { endedPauseStart, keepsPlaces, pausedSince } from './pause.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const SHOWN = { status: 'published' as const, cancelledAt: null, hiddenAt: null };
const CANCELLED = { status: 'published' as const, cancelledAt: at(12), hiddenAt: null };
const HIDDEN = { status: 'draft' as const, cancelledAt: null, hiddenAt: at(10) };
const BOTH = { status: 'scheduled' as const, cancelledAt: at(12), hiddenAt: at(10) };
const NEVER_SHOWN = { status: 'draft' as const, cancelledAt: null, hiddenAt: null };

describe('a pause', () => {
  it.each([
    ['of no tournament that is shown', SHOWN, null],
    ['begins with the cancellation', CANCELLED, at(12)],
    ['begins where the tournament is hidden', HIDDEN, at(10)],
    ['of both begins with the first', BOTH, at(10)],
  ])('%s', (_, tournament, since) => {
    expect(pausedSince(tournament)).toEqual(since);
    expect(keepsPlaces({ ...tournament, endedAt: null })).toBe(since !== null);
    expect(keepsPlaces({ ...tournament, endedAt: at(14) })).toBe(true);
  });

  it('lasts until the first publication', () => {
    expect(keepsPlaces({ ...NEVER_SHOWN, endedAt: null })).toBe(true);
  });

  it.each([
    ['with the end of both', BOTH, SHOWN, at(10)],
    ['not while it is cancelled', BOTH, CANCELLED, null],
    ['not while it is hidden', BOTH, HIDDEN, null],
    ['not if there was none', SHOWN, SHOWN, null],
    ['not of a new tournament', null, SHOWN, null],
    ['with the first publication', NEVER_SHOWN, SHOWN, new Date(0)],
    ['not before it', NEVER_SHOWN, NEVER_SHOWN, null],
  ])('ends %s', (_, before, after, since) => {
    expect(endedPauseStart(before, after)).toEqual(since);
  });
});
