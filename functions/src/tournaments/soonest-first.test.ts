import { DAY_MS, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { listTournamentsWithRegistrations } from './queries.ts';
import { comesSooner, soonestLeft, soonestPage } from './soonest-first.ts';

let services: Services;
const inDays = (days: number) => new Date(SAMPLE_NOW.getTime() + days * DAY_MS);
const dated = (id: string, days: number) => sampleTournament({ id, date: inDays(days) });
const undated = (id: string) => sampleTournament({ id, date: null });

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

async function pagesOf(limit: number) {
  const pages: (readonly string[])[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTournamentsWithRegistrations(services.context, { limit, cursor });
    pages.push(page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

it('has what is played next on the first page, although more than a page is ahead of it', async () => {
  const later = Array.from({ length: PAGE_LIMIT_MAX + 5 }, (_, index) => dated(`later-${index}`, index + 2));
  await services.store(TOURNAMENTS, ...later, dated('running', -0.1), dated('tonight', 0.2), undated('idea'));
  const [first = [], second = [], ...others] = await pagesOf(PAGE_LIMIT_MAX);
  expect(first.slice(0, 3)).toEqual(['running', 'tonight', 'later-0']);
  expect(second).toEqual([...later.slice(-7).map(({ id }) => id), 'idea']);
  expect(others).toEqual([]);
});

it.each([
  [1, [['soon'], ['far'], ['a'], ['b'], ['past'], ['old']]],
  [
    2,
    [
      ['soon', 'far'],
      ['a', 'b'],
      ['past', 'old'],
    ],
  ],
  [
    3,
    [
      ['soon', 'far', 'a'],
      ['b', 'past', 'old'],
    ],
  ],
  [6, [['soon', 'far', 'a', 'b', 'past', 'old']]],
])('goes over from one part to the next in pages of %d', async (limit, pages) => {
  await services.store(
    TOURNAMENTS,
    dated('old', -30),
    undated('b'),
    dated('far', 9),
    dated('past', -8),
    undated('a'),
    dated('soon', 1),
  );
  expect(await pagesOf(limit)).toEqual(pages);
});

it('shows nothing twice when time passes between two pages', async () => {
  await services.store(TOURNAMENTS, dated('one', 1), dated('two', 2), dated('past', -1));
  const { database } = services.context;
  const first = await soonestPage(database, SAMPLE_NOW, { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(['one', 'two']);
  const cursor = first.nextCursor ?? undefined;
  const next = await soonestPage(database, inDays(3), { limit: 2, cursor });
  expect(next.items.map(({ id }) => id)).toEqual(['past']);
});

it.each(['abcd', 'ahead--', 'soon-1-', 'past-1-abcd'])('refuses the cursor %s', async (cursor) => {
  await services.store(TOURNAMENTS, dated('one', 1));
  await expect(
    listTournamentsWithRegistrations(services.context, { limit: 2, cursor }),
  ).rejects.toMatchObject({ code: 'validation-failed' });
});

it('compares two tournaments in the order of the list', async () => {
  const ended = ['over', 'overtwin'].map((id) => ({ ...dated(id, 1), endedAt: SAMPLE_NOW }));
  const all = [dated('soon', 1), dated('twin', 1), undated('a'), undated('b'), ...ended, dated('past', -8)];
  await services.store(TOURNAMENTS, ...all);
  const left = await soonestLeft(services.context.database, SAMPLE_NOW, 9);
  expect(left.map(({ id }) => id)).toEqual(
    all.toSorted((one, other) => (comesSooner(one, other, SAMPLE_NOW) ? -1 : 1)).map(({ id }) => id),
  );
});
