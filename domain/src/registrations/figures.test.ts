import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../limits.ts';
import { NO_CONFIRMATIONS } from './confirmation.ts';
import { decisionOf, shownCounts, shownMinutes, tallyOf } from './figures.ts';

const createdAt = new Date('2026-11-22T23:00:00Z');
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE_MS);
const pending = {
  status: 'pending' as const,
  place: 'held' as const,
  confirmations: NO_CONFIRMATIONS,
  createdAt,
  decidedAt: null,
  members: [],
};
const approved = { ...pending, status: 'approved' as const, decidedAt: after(90) };
const confirmed = {
  ...approved,
  confirmations: { ...NO_CONFIRMATIONS, entry: { at: after(95), by: 'player' as const } },
};

describe('the minutes to a decision', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [0.5, 1],
    [7, 7],
    [99, 99],
    [101, 110],
    [130, 130],
    [999, 1000],
    [1440, 1500],
  ])('are rounded up to two digits that count: %d is %d', (minutes, shown) => {
    expect(shownMinutes(createdAt, after(minutes))).toBe(shown);
  });
});

it('the key of a decision names its day and its minutes', () => {
  expect(decisionOf('2026-11-22 130')).toEqual({ day: '2026-11-22', minutes: 130 });
});

describe('what a change adds to the figures', () => {
  it('is everything of a registration that is new, and takes away all of one that goes', () => {
    expect(tallyOf([[null, pending]])).toEqual({ pending: 1, created: { '2026-11-22': 1 } });
    expect(tallyOf([[confirmed, null]])).toEqual({
      approved: -1,
      created: { '2026-11-22': -1 },
      decided: { '2026-11-22 90': -1 },
      confirmed: { entry: -1 },
    });
  });

  it('is the difference of what changed, and nothing where that is not counted', () => {
    expect(tallyOf([[pending, approved]])).toEqual({
      pending: -1,
      approved: 1,
      decided: { '2026-11-22 90': 1 },
    });
    expect(tallyOf([[pending, { ...pending, place: 'waiting' }]])).toEqual({});
  });

  it('counts a pending unit as blocked until nobody and no consent is missing', () => {
    const member = { slot: 2, role: 'player' as const };
    const open = { ...pending, members: [{ ...member, state: 'invited' as const }] };
    const minor = { ...member, state: 'accepted' as const, ageBand: 'minor' as const, consent: null };
    const unasked = { ...pending, members: [minor] };
    expect(tallyOf([[null, open]])).toMatchObject({ pending: 1, blocked: 1 });
    expect(tallyOf([[open, unasked]])).toEqual({});
    expect(tallyOf([[unasked, pending]])).toEqual({ blocked: -1 });
    expect(tallyOf([[open, { ...open, status: 'rejected' }]])).toMatchObject({ blocked: -1, rejected: 1 });
    expect(shownCounts({ pending: 2, approved: 1, rejected: 0, blocked: 1 })).toEqual({
      pending: 2,
      approved: 1,
      rejected: 0,
      blocked: 1,
    });
  });

  it('does not count the confirmation of a unit without a place', () => {
    expect(tallyOf([[confirmed, { ...confirmed, place: 'released' }]])).toEqual({ confirmed: { entry: -1 } });
  });
});
