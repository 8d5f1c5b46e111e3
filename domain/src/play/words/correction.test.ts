import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AdjustmentInputSchema } from '../adjustment.ts';
import { type StageCorrection, StageCorrectionSchema, unitsOf } from '../correction.ts';
import { NO_RESULT } from '../result/result.ts';
import { correctionsTold, rowText } from './correction.ts';

const at = new Date('2026-11-20T18:00:00.000Z');
const match = { number: 1, isExtra: false, lobby: null };
const row = (placement: number | null, kills: number | null, played = true) => ({
  ...NO_RESULT,
  placement,
  kills,
  played,
});
const UNITS = [
  { number: 1, name: '1' },
  { number: 2, name: 'Los Fénix' },
];
const told = (correction: StageCorrection) => correctionsTold([correction], UNITS)[0]?.text;

it.each<[StageCorrection, string]>([
  [
    { kind: 'settings', at, changed: ['points', 'carry'] },
    'Cambió la fase: los puntos y los puntos que se arrastran.',
  ],
  [
    {
      kind: 'rows',
      at,
      match: { ...match, lobby: 'b' },
      rows: [
        { unit: 1, from: row(1, 2), to: row(2, 1) },
        { unit: 2, from: null, to: row(null, null) },
        { unit: 9, from: row(4, null), to: row(4, null, false) },
      ],
      reason: 'captura',
    },
    'Partida 1 del Lobby B corregida: 1 1.º → 2.º, 2 bajas → 1 baja; Los Fénix no jugó → jugó, sin puesto → sin puesto, sin bajas anotadas → sin bajas anotadas; Jugador 9 jugó → no jugó, por captura.',
  ],
  [
    z.parse(StageCorrectionSchema, { at, text: 'Partida 1 corregida: Los Fénix 2.º → 1.º.' }),
    'Se corrigió la tabla.',
  ],
  [{ kind: 'void', at, match, reason: 'caída' }, 'Partida 1 anulada, por caída.'],
  [{ kind: 'void', at, match, reason: 'Por captura.' }, 'Partida 1 anulada, por captura.'],
  [{ kind: 'void', at, match, reason: 'Se cayó la sala.' }, 'Partida 1 anulada. Motivo: Se cayó la sala.'],
  [{ kind: 'restored', at, match, reason: '' }, 'Partida 1 vuelve a contar.'],
  [
    {
      kind: 'adjusted',
      at,
      unit: 2,
      adjustment: { kind: 'points', points: -3, match: 2 },
      reason: 'retraso',
    },
    'Los Fénix: −3 puntos desde la partida 2, por retraso.',
  ],
  [
    { kind: 'adjustment-revoked', at, unit: 2, adjustment: { kind: 'half', points: 0, match: 1 } },
    'Los Fénix: ya no cuenta «la mitad de los puntos de la partida 1».',
  ],
  [
    { kind: 'adjustment-revoked', at, unit: 2, adjustment: { kind: 'kills-only', points: 0, match: 3 } },
    'Los Fénix: ya no cuenta «solo las bajas de la partida 3».',
  ],
  ...(
    [
      [{ kind: 'points', points: 1, match: null }, '+1 punto'],
      [{ kind: 'points', points: -1, match: null }, '−1 punto'],
      [{ kind: 'points', points: 5, match: 2 }, '+5 puntos desde la partida 2'],
      [{ kind: 'disqualified', points: 0, match: null }, 'queda sin puesto'],
    ] as const
  ).map(([adjustment, text]): [StageCorrection, string] => [
    { kind: 'adjusted', at, unit: 2, adjustment, reason: '' },
    `Los Fénix: ${text}.`,
  ]),
  [{ kind: 'tie-drawn', at, seed: 'luna' }, 'Los empates se decidieron por sorteo con el código «luna».'],
  [
    { kind: 'left', at, unit: 1, other: null, reason: 'no vino' },
    '1 no juega, por no vino. Su lugar queda libre.',
  ],
  [{ kind: 'left', at, unit: 1, other: 2, reason: 'no vino' }, 'Los Fénix juega en lugar de 1, por no vino.'],
  [
    { kind: 'returned', at, unit: 1, other: 2, reason: 'llegó' },
    '1 vuelve a jugar en lugar de Los Fénix, por llegó.',
  ],
  [{ kind: 'returned', at, unit: 1, other: null, reason: '' }, '1 vuelve a jugar.'],
])('a correction %j reads %s', (correction, text) => {
  expect(told(correction)).toBe(text);
});

it('names thirty units and counts the rest', () => {
  const rows = Array.from({ length: 32 }, (_, unit) => ({ unit, from: row(1, 1), to: row(2, 1) }));
  expect(told({ kind: 'rows', at, match, rows, reason: 'captura' })).toMatch(
    /Jugador 29 1\.º → 2\.º; y 2 más, por/,
  );
});

it('a row is its placement and its kills', () => {
  expect([row(3, 5), row(1, 1), row(null, null), row(null, null, false), null].map(rowText)).toEqual([
    '3.º y 5 bajas',
    '1.º y 1 baja',
    'sin puesto y sin bajas anotadas',
    'no jugó',
    'nada',
  ]);
});

const HALVED = { kind: 'half' as const, points: 0, match: 2 };
const changed = (unit: number) => ({ unit, from: null, to: null });

it.each<[StageCorrection, readonly number[]]>([
  [{ kind: 'rows', at, reason: '', match, rows: [changed(3), changed(5)] }, [3, 5]],
  [{ kind: 'left', at, reason: '', unit: 3, other: 5 }, [3, 5]],
  [{ kind: 'left', at, reason: '', unit: 3, other: null }, [3]],
  [{ kind: 'returned', at, reason: '', unit: 3, other: 5 }, [3, 5]],
  [{ kind: 'adjusted', at, reason: '', unit: 3, adjustment: HALVED }, [3]],
  [{ kind: 'adjustment-revoked', at, unit: 3, adjustment: HALVED }, [3]],
  [{ kind: 'void', at, reason: '', match }, []],
  [{ kind: 'settings', at, changed: ['name'] }, []],
])('the correction %j is about the units %j', (correction, units) => {
  expect(unitsOf(correction)).toEqual(units);
});

const refusal = (changes: object) =>
  z.safeParse(AdjustmentInputSchema, {
    kind: 'points',
    unitId: 'u1',
    reason: 'Por captura',
    points: 5,
    ...changes,
  }).error?.issues[0]?.message;

it('an adjustment gives or takes points, and says why', () => {
  expect([refusal({}), refusal({ points: -5, match: 20 })]).toEqual([undefined, undefined]);
  const range = refusal({ points: 0 });
  expect(range).toContain('puntos');
  expect([1_000_001, -1_000_001, 1.5].map((points) => refusal({ points }))).toEqual([range, range, range]);
  expect([1_000_000, -1_000_000].map((points) => refusal({ points }))).toEqual([undefined, undefined]);
  expect(refusal({ reason: ' ' })).toMatch(/\.$/);
  expect([0, 21].map((each) => refusal({ match: each })).includes(undefined)).toBe(false);
});
