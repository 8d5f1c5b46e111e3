import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readListPageData } from './list-page.ts';
import { TournamentSchema } from './tournament.ts';

const moment = '2026-11-28T02:00:00.000Z';

/** Every field that takes a moment has one. */
const stored = Object.fromEntries(
  Object.entries(TournamentSchema.shape)
    .filter(([, schema]) => z.safeParse(schema, moment).data instanceof Date)
    .map(([name]) => [name, moment]),
);

describe('the data of the list in its page', () => {
  it('come back as they were written, every moment among them', () => {
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(['date', 'cancelledAt', 'updatedAt']));
    const tournament = z.parse(TournamentSchema, {
      ...stored,
      id: 'copa',
      name: '2026-11-28T02:00:00.000Z',
      maxPlayers: 10,
      status: 'published',
      results: [{ place: 1, player: 'Uno', deliveredAt: moment }],
    });
    const data = { asOf: new Date(moment), tournaments: [tournament] };
    expect(readListPageData(JSON.stringify(data))).toEqual(data);
  });
});
