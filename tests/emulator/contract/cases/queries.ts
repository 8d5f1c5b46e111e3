import type { WhereFilterOp } from 'firebase/firestore';
import { expect } from 'vitest';
import { type CaseContext, caseNeeding, defineCase, ids } from '../case.ts';
import { type Fields, type Filter, type Plain, type QuerySpec, tagged } from '../client.ts';

const is = (field: string, op: WhereFilterOp, value: Plain): Filter => [field, op, value];
const anyOf = (...or: readonly Filter[]): Filter => ({ or });
const allOf = (...and: readonly Filter[]): Filter => ({ and });
const by = (field: string, direction: 'asc' | 'desc' = 'asc') => [field, direction] as const;

const rows: Readonly<Record<string, Fields>> = {
  a: { n: 1, s: 'x', tags: ['red', 'blue'], m: { k: 1 } },
  b: { n: 2, s: 'y', tags: ['blue'], m: { k: 2 } },
  c: { n: 2.5, s: 'z', tags: [], other: true },
  d: { n: -1, s: 'ä', tags: ['green', 'red', null] },
  e: { n: tagged.double('NaN'), s: 'x', tags: [tagged.double('NaN')] },
  f: { n: null, s: 'x', tags: [null] },
  g: { n: '3' },
  h: { s: '🎮' },
};

/**
 * `other` writes the documents, so that the cache of the client under test contains no NaN. In that cache,
 * unlike on the server, `<` matches NaN, so a query of the web SDK would never settle.
 */
async function seed({ other, collection }: CaseContext): Promise<void> {
  await other.batch(
    Object.entries(rows).map(([id, data]) => ({ op: 'set', path: `${collection}/${id}`, data })),
  );
}

const filters: readonly (readonly [string, readonly Filter[], string])[] = [
  ['==', [is('n', '==', 2)], 'b'],
  ['== null', [is('n', '==', null)], 'f'],
  ['== NaN', [is('n', '==', tagged.double('NaN'))], 'e'],
  ['== map', [is('m', '==', { k: 2 })], 'b'],
  ['== nested', [is('m.k', '==', 1)], 'a'],
  ['!=', [is('n', '!=', 2)], 'acdeg'],
  ['!= null', [is('n', '!=', null)], 'abcdeg'],
  ['!= NaN', [is('n', '!=', tagged.double('NaN'))], 'abcdg'],
  ['<', [is('n', '<', 2)], 'ad'],
  ['<=', [is('n', '<=', 2)], 'abd'],
  ['>', [is('n', '>', 1)], 'bc'],
  ['>=', [is('n', '>=', 2.5)], 'c'],
  ['> of strings', [is('n', '>', '2')], 'g'],
  ['in', [is('n', 'in', [1, 2, 99])], 'ab'],
  ['not-in', [is('n', 'not-in', [1, 2])], 'cdeg'],
  ['array-contains', [is('tags', 'array-contains', 'red')], 'ad'],
  ['array-contains-any', [is('tags', 'array-contains-any', ['green', 'blue'])], 'abd'],
  ['array-contains-any null or NaN', [is('tags', 'array-contains-any', [null, tagged.double('NaN')])], ''],
  [
    'array-contains-any null, NaN or a value',
    [is('tags', 'array-contains-any', [null, 'green', tagged.double('NaN')])],
    'd',
  ],
  ['in null or NaN', [is('n', 'in', [null, tagged.double('NaN')])], ''],
  ['in null, NaN or a value', [is('n', 'in', [null, 2, tagged.double('NaN')])], 'b'],
  ['not-in null', [is('n', 'not-in', [null, 1])], ''],
  [
    'null within or',
    [anyOf(is('tags', 'array-contains-any', [null]), is('n', 'in', [null]), is('s', '==', 'z'))],
    'c',
  ],
  ['two equalities', [is('s', '==', 'x'), is('n', '==', 1)], 'a'],
  ['range on one field', [is('n', '>', -1), is('n', '<', 2.5)], 'ab'],
  ['ranges on two fields', [is('n', '>', 0), is('s', '>', 'x')], 'bc'],
  ['or', [anyOf(is('n', '==', 1), is('s', '==', '🎮'))], 'ah'],
  ['or of ands', [anyOf(allOf(is('n', '>', 0), is('s', '==', 'x')), is('other', '==', true))], 'ac'],
  ['and with or', [is('tags', 'array-contains', 'red'), anyOf(is('n', '<', 0), is('n', '==', 2))], 'd'],
];

const orders: readonly (readonly [string, Omit<QuerySpec, 'collection'>, string])[] = [
  ['no order is by name', {}, 'abcdefgh'],
  ['ascending over types', { orderBy: [by('n')] }, 'fedabcg'],
  ['descending over types', { orderBy: [by('n', 'desc')] }, 'gcbadef'],
  ['strings by code point', { orderBy: [by('s')] }, 'aefbcdh'],
  ['two orders', { orderBy: [by('s'), by('n', 'desc')] }, 'aefbcd'],
  ['limit', { orderBy: [by('n')], limit: 2 }, 'fe'],
  ['limitToLast', { orderBy: [by('n')], limitToLast: 2 }, 'cg'],
  ['startAt', { orderBy: [by('n')], startAt: [2] }, 'bcg'],
  ['startAfter', { orderBy: [by('n')], startAfter: [2] }, 'cg'],
  ['endAt', { orderBy: [by('n')], endAt: [2] }, 'fedab'],
  ['endBefore', { orderBy: [by('n')], endBefore: [2] }, 'feda'],
  ['cursors on both sides', { orderBy: [by('n')], startAt: [-1], endBefore: [2.5] }, 'dab'],
  ['cursor descending', { orderBy: [by('n', 'desc')], startAfter: [2.5] }, 'badef'],
  ['cursor of two values', { orderBy: [by('s'), by('n')], startAfter: ['x', null] }, 'eabcd'],
  ['cursor with limit', { orderBy: [by('n')], startAfter: [-1], limit: 2 }, 'ab'],
  ['filter and order', { where: [is('n', '>=', 1)], orderBy: [by('n', 'desc')] }, 'cba'],
];

const refused: readonly (readonly [string, Omit<QuerySpec, 'collection'>])[] = [
  ['a name and a range of another field', { where: [is('__name__', '==', 'a'), is('n', '>', 1)] }],
  [
    'names and an exclusion of another field',
    { where: [is('n', '!=', 1), is('__name__', 'in', ['a', 'b'])] },
  ],
  ['a range that would be ordered after the name', { where: [is('n', '>', 1)], orderBy: [by('__name__')] }],
];

const ELEVEN_INEQUALITIES: Partial<QuerySpec> = {
  where: Array.from({ length: 11 }, (_, index): Filter => is(`f${index}`, '>', 1)),
};

const rulesCase = caseNeeding('rules');
const nullCase = caseNeeding('nullOperands');

export const queryCases = [
  ...filters.map(([name, where, expected]) =>
    defineCase(`filter ${name}`, async (context) => {
      await seed(context);
      const found = await context.client.query({ collection: context.collection, where });
      expect(ids(found).sort().join('')).toBe(expected);
    }),
  ),
  ...orders.map(([name, spec, expected]) =>
    defineCase(`order: ${name}`, async (context) => {
      await seed(context);
      const found = await context.client.query({ collection: context.collection, ...spec });
      expect(ids(found).join('')).toBe(expected);
    }),
  ),
  defineCase(
    'queries that production refuses are refused',
    async ({ client, collection, invalidArgument }) => {
      // The queries run in parallel, because firebase-admin retries each for seconds against Google's
      // emulator.
      await Promise.all(
        refused.map(async ([name, spec]) => {
          const found = client.query({ collection, ...spec });
          await expect(found, name).rejects.toMatchObject({ code: invalidArgument });
        }),
      );
    },
  ),
  defineCase('a name may be asked for beside what does not order', async (context) => {
    await seed(context);
    const { client, collection } = context;
    const found = await client.query({
      collection,
      where: [is('__name__', 'in', ['a', 'd', 'h']), is('tags', 'array-contains', 'red')],
    });
    expect(ids(found)).toEqual(['a', 'd']);
    const ranged = await client.query({
      collection,
      where: [is('__name__', '==', 'a'), is('__name__', '>=', 'a'), is('n', '>', 0)],
    });
    expect(ids(ranged)).toEqual(['a']);
  }),
  defineCase('a collection group gathers collections of one name', async ({ client, collection }) => {
    const group = `group-${collection}`;
    for (const parent of ['a', 'b', 'c/d/e'])
      await client.set(`${collection}/${parent}/${group}/x`, { parent });
    await client.set(`${group}/root`, { parent: 'root' });
    await client.set(`${collection}/a/${group}-not/x`, { parent: 'no' });
    const found = await client.query({ collection: group, group: true, orderBy: [by('parent')] });
    expect(found.map(({ data }) => data.parent)).toEqual(['a', 'b', 'c/d/e', 'root']);
  }),
  defineCase('count, sum and average, with and without matches', async (context) => {
    await seed(context);
    const { client, collection } = context;
    expect(await client.aggregate({ collection, where: [is('n', '>', 0)] }, 'n')).toEqual({
      count: 3,
      sum: 5.5,
      average: 5.5 / 3,
    });
    const some: readonly Filter[] = [is('tags', 'array-contains-any', [null, 'green'])];
    expect(await client.aggregate({ collection, where: some }, 'n')).toEqual({
      count: 1,
      sum: -1,
      average: -1,
    });
    expect(await client.aggregate({ collection, where: [is('n', '>', 99)] }, 'n')).toEqual({
      count: 0,
      sum: 0,
      average: null,
    });
  }),
  // The requirement `rules` excludes firebase-admin, because it retries these refusals for seconds against
  // Google's emulator.
  rulesCase('an aggregation of such a query is refused', async ({ client, collection, invalidArgument }) => {
    for (const [, spec] of refused) {
      const counted = client.aggregate({ collection, ...spec }, 'n');
      await expect(counted).rejects.toMatchObject({ code: invalidArgument });
    }
  }),
  rulesCase(
    'a query of more inequality fields than production takes is refused',
    async ({ client, collection, invalidArgument }) => {
      const found = client.query({ collection, ...ELEVEN_INEQUALITIES });
      await expect(found).rejects.toMatchObject({ code: invalidArgument });
    },
  ),
  // The requirement `nullOperands` excludes firebase-admin, because it refuses this query without sending it.
  nullCase('array-contains null, NaN', async (context) => {
    await seed(context);
    const { client, collection } = context;
    for (const value of [null, tagged.double('NaN')]) {
      expect(await client.query({ collection, where: [is('tags', 'array-contains', value)] })).toEqual([]);
    }
  }),
];
