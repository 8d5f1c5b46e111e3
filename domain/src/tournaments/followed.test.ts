import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FollowedTournamentSchema } from './followed.ts';
import { isOver } from './state.ts';
import { TournamentSchema } from './tournament.ts';

const DATE = new Date('2026-12-01T20:00:00Z');
const OPENS = new Date('2026-12-01T08:00:00Z');
const CLOSES = new Date('2026-12-01T17:00:00Z');
const whole = z.parse(TournamentSchema, {
  id: 'copa',
  name: 'Copa',
  maxPlayers: 12,
  status: 'published',
  date: DATE,
  endDate: new Date('2026-12-01T23:00:00Z'),
  windows: [{ kind: 'entry', opensAt: OPENS, closesAt: CLOSES }],
  waitlist: { max: 5, mode: 'manual' },
  rules: 'Sin emuladores.',
  prize: '500 diamantes',
  prizePool: '1.º: 500 diamantes',
});

describe('what the phones of a unit poll of its tournament', () => {
  const followed = z.parse(FollowedTournamentSchema, whole);

  it('tells its windows, its waiting list and when it is over', () => {
    expect(followed.windows).toEqual(whole.windows);
    expect([followed.waitlist, followed.closings]).toEqual([whole.waitlist, whole.closings]);
    const moments = [DATE, new Date('2026-12-01T22:59:59Z'), new Date('2026-12-01T23:00:01Z')];
    const over = (of: Parameters<typeof isOver>[0]) => moments.map((now) => isOver(of, now));
    expect(over(followed)).toEqual(over(whole));
    expect(over(followed)).toEqual([false, false, true]);
  });

  it('leaves out rules, prizes and results', () => {
    expect(JSON.stringify(followed)).not.toMatch(/emuladores|diamantes|results/u);
  });
});
