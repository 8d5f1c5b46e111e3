import type { TournamentPhase } from '@copa/domain/tournaments/state';
import { describe, expect, it } from 'vitest';
import { EVERY_TOURNAMENT, listedTournaments } from './tournament-order.ts';
import type { TournamentRowData } from './tournament-row.tsx';

const row = (name: string, phase: TournamentPhase, date: string | null) =>
  ({ name, phase, status: 'published', date: date === null ? null : new Date(date) }) as TournamentRowData;

describe('the list of tournaments', () => {
  it('begins with what is next, after what still needs a date, and ends with what was long ago', () => {
    const all = [
      row('Hace un año', 'completed', '2025-01-01'),
      row('En un mes', 'not_open', '2026-12-21'),
      row('Ayer', 'completed', '2026-11-20'),
      row('Mañana', 'open', '2026-11-22'),
      row('Cancelada', 'cancelled', '2026-11-25'),
      row('Borrador nuevo', 'not_open', null),
      row('Hoy', 'in_play', '2026-11-21'),
    ];
    expect(listedTournaments(all, EVERY_TOURNAMENT).map(({ name }) => name)).toEqual([
      'Borrador nuevo',
      'Hoy',
      'Mañana',
      'En un mes',
      'Cancelada',
      'Ayer',
      'Hace un año',
    ]);
  });
});
