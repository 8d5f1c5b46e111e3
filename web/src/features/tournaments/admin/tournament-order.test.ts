import type { TournamentPhase } from '@copa/domain/tournaments/state';
import { describe, expect, it } from 'vitest';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import {
  type AdminListFilters,
  EVERY_TOURNAMENT,
  filtersIn,
  inGroups,
  listedTournaments,
  searchOf,
} from './tournament-order.ts';

const row = (name: string, phase: TournamentPhase, date: string | null, status = 'published') =>
  ({
    name,
    phase,
    status,
    date: date === null ? null : new Date(date),
    endDate: null,
    endedAt: null,
    cancelledAt: null,
  }) as ListedTournament;

describe('the list of tournaments', () => {
  it('begins with the next tournaments, goes on with undated ones, and ends with the oldest', () => {
    const all = [
      row('Hace un año', 'completed', '2025-01-01'),
      row('En un mes', 'not_open', '2026-12-21'),
      row('Ayer', 'completed', '2026-11-20'),
      row('Mañana', 'open', '2026-11-22'),
      row('Cancelada', 'cancelled', '2026-11-25'),
      row('Borrador lejano', 'not_open', '2027-03-01', 'draft'),
      row('Borrador olvidado', 'completed', '2026-10-01', 'draft'),
      row('Sin fecha', 'not_open', null),
      row('Borrador nuevo', 'not_open', null, 'draft'),
      row('Hoy', 'in_play', '2026-11-21'),
    ];
    expect(listedTournaments(all, EVERY_TOURNAMENT, new Date('2026-11-21')).map(({ name }) => name)).toEqual([
      'Hoy',
      'Mañana',
      'En un mes',
      'Borrador lejano',
      'Sin fecha',
      'Borrador nuevo',
      'Cancelada',
      'Ayer',
      'Borrador olvidado',
      'Hace un año',
    ]);
  });

  it('has groups: today, next, drafts and past ones, except in a search or if all are past', () => {
    const [running, tonight] = [
      row('En juego', 'in_play', '2026-11-21T08:00Z'),
      row('Hoy', 'open', '2026-11-21T17:00Z'),
    ];
    const [next, past] = [row('En tres días', 'open', '2026-11-24'), row('Ayer', 'completed', '2026-11-20')];
    const forgotten = row('Borrador olvidado', 'completed', '2026-10-01', 'draft');
    const draft = row('Borrador de hoy', 'not_open', '2026-11-21T17:00Z', 'draft');
    const all = [running, tonight, next, past, forgotten, draft];
    const grouped = (shown = all, changes = {}) =>
      inGroups(shown, { ...EVERY_TOURNAMENT, ...changes }, new Date('2026-11-21T12:00:00Z'));
    const drafts = [forgotten, draft];
    expect(grouped()).toEqual({ today: [running, tonight], next: [next], drafts, past: [past] });
    const unfolded = { today: [], next: [running, tonight, next, past], drafts, past: [] };
    expect(grouped(all, { text: 'ayer' })).toEqual(unfolded);
    expect(grouped(all, { status: 'published' })).toEqual(unfolded);
    expect(grouped(all, { sort: 'name' })).toEqual(unfolded);
    expect(grouped([past])).toEqual({ today: [], next: [past], drafts: [], past: [] });
  });

  it('shows first what is played since this morning, then what begins today, then a league of days', () => {
    const league = { ...row('Liga', 'in_play', '2026-11-19'), endDate: new Date('2026-11-23') };
    const since = row('Desde temprano', 'in_play', '2026-11-21T03:00Z');
    const running = { ...since, endDate: new Date('2026-11-22') };
    const tonight = row('Hoy', 'open', '2026-11-21T17:00Z');
    const { today } = inGroups(
      [league, running, tonight],
      EVERY_TOURNAMENT,
      new Date('2026-11-21T12:00:00Z'),
    );
    expect(today).toEqual([running, tonight, league]);
  });

  it.each<[string, Partial<AdminListFilters>, readonly string[]]>([
    ['buscar=lob', { text: 'lob' }, ['Los Lóbos', 'Lobos de ayer']],
    ['estado=draft', { status: 'draft' }, ['Ánimo']],
    ['buscar=lobos&estado=published', { text: 'lobos', status: 'published' }, ['Los Lóbos', 'Lobos de ayer']],
    ['orden=name', { sort: 'name' }, ['Ánimo', 'Lobos de ayer', 'Los Lóbos']],
    ['orden=fill', { sort: 'fill' }, ['Lobos de ayer', 'Los Lóbos', 'Ánimo']],
  ])('shows what is searched and chosen, which its address keeps: %s', (address, changes, names) => {
    const filled = (each: ListedTournament, currentPlayers: number, maxPlayers: number) => ({
      ...each,
      currentPlayers,
      maxPlayers,
    });
    const all = [
      filled(row('Los Lóbos', 'open', '2026-11-22'), 5, 10),
      filled(row('Ánimo', 'not_open', '2026-11-23', 'draft'), 0, 0),
      filled(row('Lobos de ayer', 'completed', '2026-11-20'), 4, 4),
    ];
    const filters = { ...EVERY_TOURNAMENT, ...changes };
    const shown = listedTournaments(all, filters, new Date('2026-11-21'));
    expect(shown.map(({ name }) => name)).toEqual(names);
    expect(String(new URLSearchParams(searchOf(filters)))).toBe(address);
    expect(filtersIn(new URLSearchParams(address))).toEqual(filters);
  });
});
