import { beforeEach, expect, it } from 'vitest';
import { readFrom } from '../time/reader.fixture.ts';
import { headlineOf } from './headline.ts';
import { HEADLINE_KINDS } from './headline-kind.ts';
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
