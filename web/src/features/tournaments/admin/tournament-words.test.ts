import { readFrom } from '@copa/domain/time/reader.fixture';
import { describe, expect, it } from 'vitest';
import { emptyValues } from './editor/tournament-form-values.ts';
import { shownTournamentValue } from './tournament-words.ts';

const values = {
  ...emptyValues('una'),
  timeZone: 'America/Mexico_City',
  date: '2026-12-01T20:00',
  imageId: 'foto',
  results: [{ rank: '1', player: 'Ana', prize: '', points: '', deliveredAt: '', unit: '' }],
};

describe('a value that somebody else stored', () => {
  it.each([
    ['name', '(vacío)'],
    ['results', '1. Ana'],
    ['status', 'Borrador'],
    ['modality', 'Solo'],
    ['imageId', 'Otro'],
    ['timeZone', 'México'],
    ['maxPlayers', '48'],
  ] as const)('%s is shown as %s', (field, shown) => {
    expect(shownTournamentValue(values, field)).toBe(shown);
  });

  it('is shown in words if it is a complete time, and as typed otherwise', () => {
    readFrom('America/Mexico_City');
    expect(shownTournamentValue({ ...values, date: '2100-12-01T20:00' }, 'date')).toBe(
      'Mié 1 dic 2100, 8:00\u00A0p.\u00A0m.',
    );
    expect(shownTournamentValue({ ...values, date: '2026-12' }, 'date')).toBe('2026-12');
    expect(shownTournamentValue({ ...values, results: [] }, 'results')).toBe('(vacío)');
  });
});
