import { expect, it } from 'vitest';
import { untilOf } from './headline-kind.ts';

const opensAt = new Date('2026-12-01T19:00:00Z');
const closesAt = new Date('2026-12-01T19:40:00Z');
const confirmBy = new Date('2026-12-01T19:22:00Z');

it.each([
  ['match', confirmBy, confirmBy],
  ['match', null, closesAt],
  ['entry', confirmBy, closesAt],
  ['final', confirmBy, closesAt],
] as const)('a unit confirms in the window %s, with its own deadline %s, until %s', (kind, own, until) => {
  const window = { kind, opensAt, closesAt, onMissing: 'release' } as const;
  expect(untilOf(window, { confirmBy: own })).toEqual(until);
});
