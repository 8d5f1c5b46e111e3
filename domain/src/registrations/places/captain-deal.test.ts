import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HOUR_MS } from '../../limits.ts';
import { TournamentSchema } from '../../tournaments/tournament.ts';
import { captainTerms } from '../captain-deal.ts';
import { incompleteDeadline } from '../incomplete.ts';

const NOW = new Date('2026-12-01T08:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS);
const squads = (changes: object) =>
  z.parse(TournamentSchema, {
    id: 'copa',
    name: 'Copa',
    modality: 'squad',
    maxPlayers: 12,
    status: 'published',
    linkedFormId: 'form',
    timeZone: 'America/Bogota',
    date: hours(48),
    ...changes,
  });
const terms = (changes: object) =>
  captainTerms(squads(changes), NOW, (at, zone) => `${at.toISOString()} ${zone}`);

describe('what a captain has to know before typing', () => {
  it('is how long the team may take to be complete', () => {
    expect(terms({})).toBe('Tienen 12 horas.');
  });

  it('is the moment where the start or a confirmation comes sooner', () => {
    expect(terms({ date: hours(5) })).toBe('Tienen hasta 2026-12-01T13:00:00.000Z America/Bogota.');
    const windows = [{ kind: 'entry', opensAt: hours(1), closesAt: hours(3) }];
    expect(terms({ windows })).toBe('Tienen hasta 2026-12-01T11:00:00.000Z America/Bogota.');
  });

  it('is that only a whole team gets a place where others wait already', () => {
    const waitlist = { max: 5 };
    expect(terms({ currentPlayers: 12, waitlist })).toBe('Solo un equipo completo puede recibir un cupo.');
  });
});

describe('the deadline of a team that is not complete', () => {
  const windows = [
    { kind: 'entry' as const, opensAt: hours(-5), closesAt: hours(-1), onMissing: 'mark' as const },
    { kind: 'match' as const, opensAt: hours(6), closesAt: hours(7), onMissing: 'mark' as const },
  ];

  it('ignores past confirmations, and ends before the next one', () => {
    expect(incompleteDeadline({ windows, date: hours(8) }, NOW)).toEqual(hours(7));
    expect(incompleteDeadline({ windows: windows.slice(0, 1), date: hours(8) }, NOW)).toEqual(hours(8));
    expect(incompleteDeadline({ windows: [], date: hours(-1) }, NOW)).toEqual(hours(12));
    expect(incompleteDeadline({ windows: [], date: NOW }, NOW)).toEqual(hours(12));
    expect(incompleteDeadline({ windows: [], date: null }, NOW)).toEqual(hours(12));
    expect(incompleteDeadline(null, NOW)).toEqual(hours(12));
  });
});
