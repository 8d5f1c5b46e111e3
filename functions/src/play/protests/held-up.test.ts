import { PROVISIONAL_MS } from '@copa/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import { openDesk } from '../../wiring/open-desk.ts';
import { putRows, restoreMatch, voidMatch } from '../matches.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';
import {
  at,
  dismiss,
  own,
  protest,
  publishedMatch,
  services,
  settle,
  stored,
  swap,
  uphold,
  WHERE,
} from './protests.fixture.ts';
import { withdrawProtest } from './protests.ts';

beforeEach(publishedMatch);

it('two protests that are decided at once leave the match official', async () => {
  await protest('u1 kills 2');
  await protest('u3 placement');
  await Promise.all([dismiss('u1'), uphold('u3')]);
  expect((await stored()).officialAt).toEqual(at(PROVISIONAL_MS));
});

it('of two corrections of the same rows at once, one is refused and its protest stays open', async () => {
  await protest('u1 kills 2');
  await protest('u3 placement');
  const ends = await Promise.allSettled([uphold('u1'), uphold('u3')]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await stored()).officialAt).toBeNull();
});

it.each<[string, () => Promise<unknown>]>([
  ['is dismissed', () => dismiss('u1')],
  ['is taken back', () => withdrawProtest(services.context, 'u1', own)],
])('a protest that comes while another %s holds the match up', async (_, end) => {
  await protest('u1 kills 2');
  await Promise.all([end(), protest('u3 placement')]);
  expect((await stored()).officialAt).toBeNull();
  await dismiss('u3');
  expect((await stored()).officialAt).toEqual(at(PROVISIONAL_MS));
});

it('a protest that is taken back does not free a match with another one', async () => {
  await protest('u1 kills 2');
  await protest('u3 placement');
  await withdrawProtest(services.context, 'u1', own);
  expect((await stored()).officialAt).toBeNull();
});

it('a correction does not free a match with a protest', async () => {
  await protest('u1 kills 2');
  await putRows(services.context, ORGANISER, WHERE, { rows: swap.rows, removed: {}, reason: 'captura' });
  expect((await stored()).officialAt).toBeNull();
});

it('an annulment that is undone does not free a match with a protest, and each change has a later time', async () => {
  await protest('u1 kills 2');
  const times = [(await stored()).updatedAt];
  for (const change of [voidMatch, restoreMatch, voidMatch, restoreMatch]) {
    times.push((await change(services.context, ORGANISER, WHERE, 'se cayó')).updatedAt);
  }
  expect(new Set(times.map(Number)).size).toBe(times.length);
  expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));
  expect((await stored()).officialAt).toBeNull();
});

it('a match whose protest is erased with its unit is official when its half hour is over', async () => {
  await protest('u1 kills 2');
  await openDesk(services.context).desk.remove(ORGANISER, 'u1');
  await settle();
  expect((await stored()).officialAt).toEqual(at(PROVISIONAL_MS));
});
