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
    [['fenix 1 4', 'lobos 2 4', 'rayo 3 3']],
  ])('has one winner, each place once, and everybody: %s', (lines) => {
    expect(check(...lines)).toEqual({ errors: [], warnings: [], tooManyKills: [], suspects: [] });
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

  it('warns of more kills than a row has rivals, than the match has victims, and of kills that nobody counted', () => {
    expect(check('fenix 1 9', 'lobos 2 0', 'rayo 3 0').warnings).toEqual([
      'En una fila caben 8 bajas, una por rival. Revisa la fila de Los Fénix (9 bajas).',
    ]);
    expect(check('fenix 1 1', 'lobos absent', 'rayo absent').warnings).toEqual([
      'Sin rivales no hay bajas. Revisa la fila de Los Fénix (1 baja).',
    ]);
    expect(check('fenix 1 8', 'lobos 2 3', 'rayo 3 1').warnings).toEqual([
      'Son 12 bajas en total y, con 12 jugadores, caben 11. Revisa las filas de Los Fénix (8 bajas), Lobos (3 bajas) y Rayo (1 baja).',
    ]);
    expect(check('fenix 1 4', 'lobos 2 3', 'rayo absent').warnings).toEqual([]);
    expect(check('fenix 1 4', 'lobos 2 4', 'rayo absent').warnings).toEqual([
      'Son 8 bajas en total y, con 8 jugadores, caben 7. Revisa las filas de Los Fénix (4 bajas) y Lobos (4 bajas).',
    ]);
    expect(check('fenix 1 8', 'lobos 2 -', 'rayo - -').warnings).toEqual([
      'Sin bajas anotadas: Lobos y Rayo.',
    ]);
  });

  it('speaks of a single kill where two players meet', () => {
    const duel = UNITS.slice(0, 2);
    const checkDuel = (...lines: readonly string[]) =>
      checkMatch(playedMatch(1, lines).rows, duel, 1).tooManyKills;
    expect(checkDuel('fenix 1 2', 'lobos 2 0')).toEqual([
      'En una fila cabe 1 baja, una por rival. Revisa la fila de Los Fénix (2 bajas).',
    ]);
    expect(checkDuel('fenix 1 1', 'lobos 2 1')).toEqual([
      'Son 2 bajas en total y, con 2 jugadores, cabe 1. Revisa las filas de Los Fénix (1 baja) y Lobos (1 baja).',
    ]);
  });

  it('leaves a full lobby of twelve teams of four in peace up to 47 kills', () => {
    const units = Array.from({ length: 12 }, (_, at) => ({ id: `u${at}`, name: `Equipo ${at}` }));
    const checkFull = (kills: readonly number[]) => {
      const lines = units.map(({ id }, at) => `${id} ${at + 1} ${kills[at] ?? 0}`);
      return checkMatch(playedMatch(1, lines).rows, units, 4).tooManyKills;
    };
    expect(checkFull([44, 3])).toEqual([]);
    expect(checkFull([44, 4])).toEqual([
      expect.stringContaining('Son 48 bajas en total y, con 48 jugadores, caben 47.'),
    ]);
    expect(checkFull([45, 2])).toEqual([
      'En una fila caben 44 bajas, una por rival. Revisa la fila de Equipo 0 (45 bajas).',
    ]);
  });

  it.each([
    [
      'those above what one row can have',
      ['fenix 1 9', 'lobos 2 12', 'rayo 3 1'],
      ['lobos', 'fenix'],
      ['Lobos (12 bajas) y Los Fénix (9 bajas)'],
    ],
    [
      'those with the most kills',
      ['fenix 1 7', 'lobos 2 1', 'rayo 3 7'],
      ['fenix', 'rayo'],
      ['Los Fénix (7 bajas) y Rayo (7 bajas)'],
    ],
    [
      'each that alone explains the excess',
      ['fenix 1 4', 'lobos 2 6', 'rayo 3 3'],
      ['lobos', 'fenix', 'rayo'],
      ['Lobos (6 bajas), Los Fénix (4 bajas) y Rayo (3 bajas)'],
    ],
    [
      'those above what one row can have, and those that the others have too many with',
      ['fenix 1 9', 'lobos 2 8', 'rayo 3 7'],
      ['fenix', 'lobos', 'rayo'],
      ['Los Fénix (9 bajas)', 'Lobos (8 bajas) y Rayo (7 bajas)'],
    ],
    [
      'the largest, if none explains it alone',
      ['fenix 1 8', 'lobos 2 8', 'rayo 3 4'],
      ['fenix', 'lobos'],
      ['Los Fénix (8 bajas) y Lobos (8 bajas)'],
    ],
  ])('names the rows that look wrong: %s', (_, lines, suspects, named) => {
    const told = check(...lines);
    expect(told.suspects).toEqual(suspects);
    expect(told.warnings.map((text) => text.replace(/^.*Revisa las? filas? de /, ''))).toEqual(
      named.map((names) => `${names}.`),
    );
  });

  it('warns of too many kills while rows are missing, which may hold players too', () => {
    expect(check('fenix 1 9', 'lobos 2 -').tooManyKills).toEqual([
      'En una fila caben 8 bajas, una por rival. Revisa la fila de Los Fénix (9 bajas).',
    ]);
    expect(check('fenix 1 8', 'lobos 2 3').tooManyKills).toEqual([]);
  });

  it('names three rows at most', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }));
    const rows = playedMatch(1, ['a 1 9', 'b 2 9', 'c 3 9', 'd 4 9', 'e 5 9']).rows;
    const told = checkMatch(rows, units, 1);
    expect(told.suspects).toHaveLength(5);
    expect(told.warnings).toEqual([
      'En una fila caben 4 bajas, una por rival. Revisa las filas de A (9 bajas), B (9 bajas), C (9 bajas) y 2 más.',
    ]);
  });

  it.each([
    [['fenix 1 3', 'lobos 3 1', 'rayo - 0'], ['Nadie tiene el puesto 2.']],
    [['fenix 1 3', 'lobos - 1', 'rayo - 0'], []],
  ])('warns of a place that nobody has, before one that somebody has: %s', (lines, warnings) => {
    expect(check(...lines)).toMatchObject({ errors: [], warnings });
  });
});
