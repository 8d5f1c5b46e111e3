import type { TournamentPhase } from '@copa/domain/tournaments/state';
import { describe, expect, it } from 'vitest';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { EVERY_TOURNAMENT, listedTournaments, withPastApart } from './tournament-order.ts';

const row = (name: string, phase: TournamentPhase, date: string | null, status = 'published') =>
  ({ name, phase, status, date: date === null ? null : new Date(date) }) as ListedTournament;

describe('the list of tournaments', () => {
  it('begins with drafts, however far ahead, and what still needs a date, goes on with what is next, and ends with what was long ago', () => {
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
    expect(listedTournaments(all, EVERY_TOURNAMENT).map(({ name }) => name)).toEqual([
      'Borrador nuevo',
      'Borrador lejano',
      'Sin fecha',
      'Hoy',
      'Mañana',
      'En un mes',
      'Cancelada',
      'Ayer',
      'Borrador olvidado',
      'Hace un año',
    ]);
  });

  it('folds what is over away, unless it is looked for or all there is', () => {
    const [next, past] = [row('Mañana', 'open', '2026-11-22'), row('Ayer', 'completed', '2026-11-20')];
    const forgotten = row('Borrador olvidado', 'completed', '2026-10-01', 'draft');
    const all = [next, past, forgotten];
    const folded = (shown = all, changes = {}) =>
      withPastApart(shown, { ...EVERY_TOURNAMENT, ...changes }, new Date('2026-11-21T12:00:00Z')).past;
    expect(folded()).toEqual([past]);
    expect(folded(all, { text: 'ayer' })).toEqual([]);
    expect(folded(all, { status: 'published' })).toEqual([]);
    expect(folded(all, { sort: 'name' })).toEqual([]);
    expect(folded([past])).toEqual([]);
  });
});
