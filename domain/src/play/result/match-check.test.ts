import { describe, expect, it } from 'vitest';
import { playedMatch } from '../play.fixture.ts';
import { checkMatch } from './match-check.ts';

const UNITS = [
  { id: 'fenix', name: 'Los Fénix' },
  { id: 'lobos', name: 'Lobos' },
  { id: 'rayo', name: 'Rayo' },
];
const check = (...lines: readonly string[]) => checkMatch(playedMatch(1, lines).rows, UNITS, 4);

describe('a match that may be published', () => {
  it.each([
    [['fenix 1 5', 'lobos 2 3', 'rayo 3 0']],
    [['fenix 1 3', 'lobos 2 1', 'rayo absent']],
    [['fenix 1 8', 'lobos - -', 'rayo - -']],
  ])('has one winner, each place once, and everybody: %s', (lines) => {
    expect(check(...lines)).toEqual({ errors: [], warnings: [] });
  });

  it.each([
    [['fenix 1 5', 'lobos 2 3'], 'Falta el resultado de Rayo.'],
    [['fenix 1 5'], 'Falta el resultado de Lobos y Rayo.'],
    [['fenix 2 5', 'lobos 3 3', 'rayo - 0'], 'Falta quién hizo Booyah.'],
    [['fenix 1 5', 'lobos 1 3', 'rayo 3 0'], 'Los Fénix y Lobos comparten el puesto 1.'],
    [['fenix 1 5', 'lobos 3 3', 'rayo absent'], 'Lobos tiene el puesto 3 y jugaron 2.'],
    [['fenix absent', 'lobos absent', 'rayo absent'], 'Nadie jugó esta partida.'],
  ])('is not %s', (lines, error) => {
    expect(check(...lines).errors).toContain(error);
  });

  it('warns of more kills than there were players, and of kills that nobody counted', () => {
    expect(check('fenix 1 9', 'lobos 2 0', 'rayo 3 0').warnings).toEqual([
      'Son 9 bajas y en esta partida caben 8.',
    ]);
    expect(check('fenix 1 1', 'lobos absent', 'rayo absent').warnings).toEqual([
      'Es 1 baja y en esta partida caben 0.',
    ]);
    expect(check('fenix 1 8', 'lobos 2 -', 'rayo 3 0').warnings).toEqual(['Sin bajas anotadas: Lobos.']);
  });
});
