import { NO_CONFIRMATIONS } from '@copa/domain/registrations/confirmation';
import { describe, expect, it } from 'vitest';
import { isPushWanted } from './offers.ts';

const AT = new Date('2026-12-01T20:00:00Z');
const unit = { place: 'held' as const, confirmations: NO_CONFIRMATIONS, readyAt: null };
const waits = { ...unit, place: 'waiting' as const };
const confirmed = {
  ...unit,
  confirmations: { ...NO_CONFIRMATIONS, entry: { at: AT, by: 'player' as const } },
};

describe('the notices of the phone', () => {
  it.each([
    ['a unit that has done nothing', unit, [1], 'coming', false],
    ['a unit that confirmed', confirmed, [1], 'confirmed', true],
    ['a unit that waits without anything to tap', waits, [], 'waiting', true],
    ['a unit that waits and will be asked', waits, [1], 'waiting', false],
    ['a unit that waits and said it is there', { ...waits, readyAt: AT }, [1], 'waiting-ready', true],
    ['a unit that lost its place', { ...confirmed, place: 'released' as const }, [1], 'lost', false],
    ['a unit that has played', confirmed, [1], 'placed', false],
    ['a cancelled tournament', confirmed, [1], 'cancelled', false],
  ] as const)('are offered, or not: %s', (_, ticket, windows, kind, isWanted) => {
    expect(isPushWanted(ticket, windows, kind)).toBe(isWanted);
  });
});
