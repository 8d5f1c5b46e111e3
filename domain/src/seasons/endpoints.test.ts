import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSeason } from './endpoints.ts';

const said = (firstDay: string, lastDay: string) => {
  const made = z.safeParse(createSeason.body, {
    requestId: '11111111-1111-4111-8111-111111111111',
    name: 'Temporada',
    rules: { counting: { kind: 'points' }, best: null, rankedFrom: 1, substitutes: 'nothing' },
    firstDay,
    lastDay,
  });
  return made.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

it('takes a season of one day, and none that ends before it begins', () => {
  expect(said('2026-11-20', '2026-11-20')).toEqual([]);
  expect(said('2026-11-20', '2026-11-19')).toEqual([
    ['lastDay', 'El último día no puede ser antes del primero.'],
  ]);
});
