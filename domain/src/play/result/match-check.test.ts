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
    [['fenix 1 8', 'lobos - 0', 'rayo - 0']],
  ])('has one winner, each place once, and everybody: %s', (lines) => {
    expect(check(...lines)).toEqual({ errors: [], warnings: [], tooManyKills: null, suspects: [] });
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
      'Son 9 bajas y en esta partida caben 8. Revisa la fila de Los Fénix (9 bajas).',
    ]);
    expect(check('fenix 1 1', 'lobos absent', 'rayo absent').warnings).toEqual([
      'Es 1 baja y en esta partida caben 0. Revisa la fila de Los Fénix (1 baja).',
    ]);
    expect(check('fenix 1 8', 'lobos 2 -', 'rayo - -').warnings).toEqual([
      'Sin bajas anotadas: Lobos y Rayo.',
    ]);
  });

  it.each([
    [
      'those above what fits',
      ['fenix 1 9', 'lobos 2 12', 'rayo 3 1'],
      ['lobos', 'fenix'],
      'Lobos (12 bajas) y Los Fénix (9 bajas)',
    ],
    [
      'those with the most kills',
      ['fenix 1 5', 'lobos 2 1', 'rayo 3 5'],
      ['fenix', 'rayo'],
      'Los Fénix (5 bajas) y Rayo (5 bajas)',
    ],
    [
      'each that alone explains the excess',
      ['fenix 1 3', 'lobos 2 5', 'rayo 3 2'],
      ['lobos', 'fenix', 'rayo'],
      'Lobos (5 bajas), Los Fénix (3 bajas) y Rayo (2 bajas)',
    ],
    [
      'those that alone have too many, and those that the others have too many with',
      ['fenix 1 9', 'lobos 2 8', 'rayo 3 1'],
      ['fenix', 'lobos', 'rayo'],
      'Los Fénix (9 bajas), Lobos (8 bajas) y Rayo (1 baja)',
    ],
    [
      'the largest, if none explains it alone',
      ['fenix 1 8', 'lobos 2 8', 'rayo 3 2'],
      ['fenix', 'lobos'],
      'Los Fénix (8 bajas) y Lobos (8 bajas)',
    ],
  ])('names the rows that look wrong: %s', (_, lines, suspects, named) => {
    const told = check(...lines);
    expect(told.suspects).toEqual(suspects);
    expect(told.warnings).toEqual([expect.stringContaining(`Revisa las filas de ${named}.`)]);
  });

  it('warns of too many kills while rows are missing, which may hold players too', () => {
    const told = check('fenix 1 9', 'lobos 2 -');
    expect(told.tooManyKills).toBe(
      'Son 9 bajas y en esta partida caben 8. Revisa la fila de Los Fénix (9 bajas).',
    );
    expect(check('fenix 1 8').tooManyKills).toBeNull();
  });

  it('names three rows at most', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }));
    const rows = playedMatch(1, ['a 1 9', 'b 2 9', 'c 3 9', 'd 4 9', 'e 5 9']).rows;
    const told = checkMatch(rows, units, 1);
    expect(told.suspects).toHaveLength(5);
    expect(told.warnings).toEqual([
      'Son 45 bajas y en esta partida caben 4. Revisa las filas de A (9 bajas), B (9 bajas), C (9 bajas) y 2 más.',
    ]);
  });

  it.each([
    [['fenix 1 3', 'lobos 3 1', 'rayo - 0'], ['Nadie tiene el puesto 2.']],
    [['fenix 1 3', 'lobos - 1', 'rayo - 0'], []],
  ])('warns of a place that nobody has, before one that somebody has: %s', (lines, warnings) => {
    expect(check(...lines)).toMatchObject({ errors: [], warnings });
  });
});
