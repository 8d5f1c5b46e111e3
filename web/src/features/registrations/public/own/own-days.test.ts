import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { learnServerTime } from '../../../../lib/network/server-clock.ts';
import { hasOpenMine, readMine } from '../../../../lib/storage/live-mine.ts';
import { readLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { currentOf, expectedDay, noteDay } from './own-days.ts';
import { keptOwn } from './state/own-registration.fixture.ts';

const [ONE, TWO] = ['1', '2'].map((sign) => sign.repeat(26)) as [string, string];
const registration = (ticketId: string) => ({ ...keptOwn, unit: { ticketId, isCaptain: true } });
const later = Date.now() + 60_000;
const WEEK_MS = 7 * 24 * 3_600_000;
const current = (...tickets: readonly string[]) =>
  currentOf(tickets.map(registration)).map(({ unit }) => unit.ticketId);
const bar = () => readLocal(storageKeys.mine);

describe('what this phone knows of its own tournaments', () => {
  afterEach(() => learnServerTime(Date.now()));
  it('tells the bar until when to show the registration, and until when an action is needed', () => {
    noteDay(ONE, { until: later, isAsked: false });
    expect([bar(), hasOpenMine()]).toEqual([String(later + WEEK_MS), true]);
    noteDay(TWO, { until: later + 1, isAsked: true });
    expect(bar()).toBe(`${later + 1 + WEEK_MS}!${later + 1}`);
    noteDay(TWO, { until: 0, isAsked: true });
    expect(bar()).toBe(String(later + WEEK_MS));
    noteDay(ONE, null);
    expect(bar()).toBeNull();
  });

  it('gives the bar times of the clock of this phone, which may be a day fast', () => {
    learnServerTime(Date.now() - DAY_MS);
    noteDay(ONE, { until: Date.now() - HOUR_MS, isAsked: true });
    expect(readMine()).toBe('!');
  });

  it('keeps ended tournaments in the bar for a week, but no rejected or released registration', () => {
    const [recent, old] = [Date.now() - (6 * WEEK_MS) / 7, Date.now() - (8 * WEEK_MS) / 7];
    noteDay(ONE, { until: recent, isAsked: false });
    expect([bar(), hasOpenMine()]).toEqual([String(recent + WEEK_MS), false]);
    noteDay(ONE, { until: old, isAsked: false });
    expect(bar()).toBeNull();
  });

  it('shows the next tournament first, then undated ones, and ended ones last', () => {
    noteDay(ONE, { until: 0, isAsked: false });
    expect(current(ONE, TWO)).toEqual([TWO]);
    noteDay(ONE, expectedDay(new Date(later)));
    noteDay(TWO, expectedDay(null));
    expect(current(TWO, ONE)).toEqual([ONE, TWO]);
    noteDay(ONE, { until: Date.now() - 7_200_000, isAsked: false });
    expect(current(ONE, TWO)).toEqual([TWO, ONE]);
  });
});
