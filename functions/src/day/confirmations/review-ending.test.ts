import { HOUR_MS, REVIEW_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { SAMPLE_NOW, sampleWindow, toldAsOpened } from '../../desk/samples.fixture.ts';
import { ADMIN, openTournament } from '../../desk/tournament.fixture.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';

const CLOSES = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
const END = new Date(CLOSES.getTime() + REVIEW_MS);
const WINDOW = sampleWindow('entry', SAMPLE_NOW, CLOSES);

it.each([
  ['first', 0],
  ['last', 1],
])('a review goes on if a player of its %s page is corrected before that page is written', async (_, at) => {
  const site = await openTournament({ windows: [WINDOW], closings: toldAsOpened([WINDOW]) });
  await site.registerAll(1, 2);
  site.goTo(END);
  const { database } = site.needs;
  // The clock of another instance is a little slow, so it does not end the review first.
  const slow = createDesk({ ...site.needs, clock: () => new Date(END.getTime() - 1) });
  const pages: (string | undefined)[] = [];
  const page: Database['page'] = async (collection, query) => {
    const read = await database.page(collection, { ...query, limit: 1 });
    const id = read.items[0]?.id;
    pages.push(id);
    if (pages.length === at + 1)
      await slow.correctMember(ADMIN, id ?? '', id ?? '', { freeFireId: '77777777' });
    return read;
  };
  await createDesk({ ...site.needs, database: { ...database, page } }).endReviews('copa-1');
  expect(pages).toEqual([...pages.slice(0, 2), pages[at]]);
  const units = await site.stored(REGISTRATIONS);
  expect(units.map(({ place, releasedBy }) => [place, releasedBy])).toEqual([
    ['released', 'entry'],
    ['released', 'entry'],
  ]);
  expect([await site.places(), (await site.claims()).size]).toEqual([0, 0]);
  const [tournament] = await site.stored(TOURNAMENTS);
  expect(tournament?.closings.entry?.closedAt).toEqual(END);
});
