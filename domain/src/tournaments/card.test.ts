import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../limits.ts';
import { inListOrder } from './card.ts';
import { after, before, START, tournament } from './state.fixture.ts';

const now = before(START, 2 * HOUR_MS);
const day = (days: number) => ({ date: after(START, days * DAY_MS) });
const full = { currentPlayers: 10 };

it('shows first what one can join, and each kind by its date', () => {
  const tournaments = [
    { id: 'played', ...tournament({ date: before(START, 3 * HOUR_MS) }) },
    { id: 'full', ...tournament(full) },
    { id: 'closed', ...tournament({ registrationDeadline: before(now, 1) }) },
    { id: 'queue', ...tournament({ ...full, ...day(1), waitlist: { max: 5, mode: 'auto', endsAt: null } }) },
    { id: 'cancelled', ...tournament({ ...day(2), cancelledAt: now }) },
    { id: 'not-open', ...tournament({ ...day(3), linkedFormId: null }) },
    { id: 'undated', ...tournament({ date: null }) },
    { id: 'late', ...tournament(day(5)) },
    { id: 'b', ...tournament(day(4)) },
    { id: 'a', ...tournament(day(4)) },
  ];
  const ordered = ['a', 'b', 'late', 'undated', 'queue', 'played', 'closed', 'full', 'cancelled', 'not-open'];
  for (const given of [tournaments, tournaments.toReversed()]) {
    expect(inListOrder(given, now).map(({ id }) => id)).toEqual(ordered);
  }
});
