import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { NO_CONFIRMATIONS } from './confirmation.ts';
import { createdByHour, decisionOf, shownCounts, shownMinutes, tallyOf, utcDay, utcHour } from './figures.ts';

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

describe('the hours of registration', () => {
  it('are those counted; what an earlier version counted by day is at noon', () => {
    const created = { '2026-11-21': 2, '2026-11-22': 3, '2026-11-22T00': 1, '2026-11-22T12': 1 };
    expect(createdByHour(created)).toEqual([
      ['2026-11-22T00', 1],
      ['2026-11-22T12', 1],
      ['2026-11-21T12', 2],
      ['2026-11-22T12', 1],
    ]);
  });

  const anyUnit = fc.record({ hour: fc.nat(47), isEarlier: fc.boolean(), isRemoved: fc.boolean() });

  it('add up to each day and are never negative, also after earlier registrations went', () => {
    const property = fc.property(fc.array(anyUnit, { maxLength: 12 }), (units) => {
      const created: Record<string, number> = {};
      const add = (key: string, by: number) => (created[key] = (created[key] ?? 0) + by);
      const days: Record<string, number> = {};
      for (const { hour, isEarlier, isRemoved } of units) {
        const at = new Date(createdAt.getTime() + hour * HOUR_MS);
        add(utcDay(at), 1);
        if (!isEarlier) add(utcHour(at), 1);
        if (isRemoved) for (const key of [utcDay(at), utcHour(at)]) add(key, -1);
        else days[utcDay(at)] = (days[utcDay(at)] ?? 0) + 1;
      }
      const shown: Record<string, number> = {};
      for (const [hour, count] of createdByHour(created)) {
        expect(count).toBeGreaterThan(0);
        shown[hour.slice(0, 10)] = (shown[hour.slice(0, 10)] ?? 0) + count;
      }
      expect(shown).toEqual(days);
    });
    expect(() => fc.assert(property)).not.toThrow();
  });
});

describe('what a change adds to the figures', () => {
  it('is everything of a registration that is new, and takes away all of one that goes', () => {
    expect(tallyOf([[null, pending]])).toEqual({
      pending: 1,
      created: { '2026-11-22': 1, '2026-11-22T23': 1 },
    });
    expect(tallyOf([[confirmed, null]])).toEqual({
      approved: -1,
      created: { '2026-11-22': -1, '2026-11-22T23': -1 },
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
