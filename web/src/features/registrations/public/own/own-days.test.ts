import { describe, expect, it } from 'vitest';
import { readLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { expectedDay, liveTickets, noteDay } from './own-days.ts';

const [ONE, TWO] = ['1', '2'].map((sign) => sign.repeat(26)) as [string, string];
const registration = (ticketId: string) => ({
  code: '0'.repeat(26),
  tournamentId: 'copa',
  tournamentName: 'Copa',
  fullName: 'Ana',
  registeredAt: 0,
  unit: { ticketId, isCaptain: true },
  invitation: '',
});
const later = Date.now() + 60_000;
const bar = () => readLocal(storageKeys.mine);

describe('what this phone knows of its own tournaments', () => {
  it('tells the bar until when, and whether something is to be done', () => {
    noteDay(ONE, { until: later, isAsked: false });
    expect(bar()).toBe(String(later));
    noteDay(TWO, { until: later + 1, isAsked: true });
    expect(bar()).toBe(`${later + 1}!`);
    noteDay(TWO, { until: 0, isAsked: true });
    expect(bar()).toBe(String(later));
    noteDay(ONE, null);
    expect(bar()).toBeNull();
  });

  it('opens those that are not over, and those of which nothing is known', () => {
    noteDay(ONE, { until: 0, isAsked: false });
    expect(liveTickets([registration(ONE), registration(TWO)])).toEqual([TWO]);
    noteDay(ONE, expectedDay(new Date(later)));
    noteDay(TWO, expectedDay(null));
    expect(liveTickets([registration(ONE), registration(TWO)])).toEqual([ONE, TWO]);
  });
});
