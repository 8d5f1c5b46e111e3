import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../people/roles.ts';
import { nameableSamples } from './nameable.fixture.ts';
import { canIn, isNameable, nameableUntil, namedTournament } from './nameable.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const CLAIMS = { role: 'visitor' } as const;
const REFEREE = { role: 'referee' } as const;
const LASTING = {
  id: 'copa-1',
  date: NOW,
  endDate: null,
  endedAt: null,
  cancelledAt: null,
  reopenedAt: null,
};
const OVER = { ...LASTING, endedAt: new Date('2026-11-01T18:00:00Z') };

describe('the right of a referee', () => {
  it.each(nameableSamples(NOW))('in a tournament that $what: $isNameable', ({ tournament, ...sample }) => {
    expect(isNameable(tournament, NOW)).toBe(sample.isNameable);
  });

  it('ends two days after the last stage was closed, and has no end without one', () => {
    expect(nameableUntil(OVER)).toEqual(new Date('2026-11-03T18:00:00Z'));
    expect(nameableUntil({ ...LASTING, date: null })).toBeNull();
  });

  it.each([
    ['for all', 'all' as const, LASTING, true],
    ['for it', ['copa-2', 'copa-1'], LASTING, true],
    ['for another', ['copa-2'], LASTING, false],
    ['for none', [], LASTING, false],
    ['for all, and it is over', 'all' as const, OVER, false],
    ['for it, and it is over', ['copa-1'], OVER, false],
  ])('is that of the role where one is named %s', (_, tournaments, tournament, may) => {
    const where = { tournament, naming: { tournaments }, now: NOW };
    expect(PERMISSIONS.filter((permission) => canIn(REFEREE, permission, where))).toEqual(
      may ? ['record_results'] : [],
    );
  });

  it('is none without a naming, and has no limit for roles that need no naming', () => {
    const where = { tournament: OVER, naming: null, now: NOW };
    expect(canIn(REFEREE, 'record_results', { ...where, tournament: LASTING })).toBe(false);
    expect(canIn({ role: 'admin' }, 'record_results', where)).toBe(true);
    expect(canIn({ role: 'owner' }, 'record_results', where)).toBe(true);
    expect(canIn(CLAIMS, 'record_results', { ...where, naming: { tournaments: 'all' } })).toBe(false);
    expect(canIn(null, 'record_results', where)).toBe(false);
  });
});

it('is shown with its end, and whether it is cancelled', () => {
  const named = { ...OVER, name: 'Copa Relámpago', timeZone: 'America/Lima' };
  expect(namedTournament({ ...named, cancelledAt: NOW }).isCancelled).toBe(true);
  expect(namedTournament(named)).toEqual({
    id: 'copa-1',
    name: 'Copa Relámpago',
    date: NOW,
    timeZone: 'America/Lima',
    until: new Date('2026-11-03T18:00:00Z'),
    isCancelled: false,
  });
});
