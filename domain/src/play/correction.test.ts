import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AdjustmentInputSchema } from './adjustment.ts';
import { type StageCorrection, unitsOf } from './correction.ts';

const at = new Date('2026-11-20T12:00:00Z');
const said = { at, reason: '' };
const adjustment = { kind: 'half' as const, points: 0, match: 2 };
const row = (unit: number) => ({ unit, from: null, to: null });
const match = { number: 1, isExtra: false, lobby: null };

it.each<[StageCorrection, readonly number[]]>([
  [{ kind: 'rows', ...said, match, rows: [row(3), row(5)] }, [3, 5]],
  [{ kind: 'left', ...said, unit: 3, other: 5 }, [3, 5]],
  [{ kind: 'left', ...said, unit: 3, other: null }, [3]],
  [{ kind: 'returned', ...said, unit: 3, other: 5 }, [3, 5]],
  [{ kind: 'adjusted', ...said, unit: 3, adjustment }, [3]],
  [{ kind: 'adjustment-revoked', at, unit: 3, adjustment }, [3]],
  [{ kind: 'void', ...said, match }, []],
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
