import { beforeEach, expect, it } from 'vitest';
import { readFrom } from '../time/reader.fixture.ts';
import { headlineOf } from './headline.ts';
import { HEADLINE_KINDS, untilOf } from './headline-kind.ts';
import { SEEN_STATES, seen } from './headline-sight.fixture.ts';

const ROWS = HEADLINE_KINDS.flatMap((kind) => SEEN_STATES[kind].map((state) => ({ kind, state })));

beforeEach(() => readFrom('America/Bogota'));

it.each(ROWS)('the state for $kind has that headline', ({ kind, state }) => {
  const { unit, tournament, now, table, known } = seen(state);
  const h = headlineOf(unit, tournament, now, { ...known, table });
  expect(h.kind).toBe(kind);
});

it('each headline has a state', () => {
  expect(HEADLINE_KINDS.filter((kind) => SEEN_STATES[kind].length === 0)).toEqual([]);
});

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
