import { describe, expect, it } from 'vitest';
import { ADMIN, LATEST, refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import {
  and,
  ascending,
  DATABASE,
  DOCUMENTS,
  descending,
  double,
  fields,
  int,
  nullValue,
  queryOf,
  reference,
  set,
  text,
  where,
} from '../../../test/value-builders.ts';
import type { Aggregation, Consistency, StructuredQuery } from '../model.ts';
import type { Value } from '../values/value.ts';

const at = (readTime: bigint): Consistency => ({ kind: 'readTime', readTime });
const USER = { kind: 'user', auth: null } as const;

describe('reads of documents', () => {
  it('answer in order, duplicates too, with one read time', async () => {
    const { service, commit } = startFirestore();
    const { commitTime } = await commit(set('c/a', { x: int(1), y: int(2) }));
    const documents = ['c/b', 'c/a', 'c/a'].map((path) => `${DOCUMENTS}/${path}`);
    const answer = service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents,
      mask: [['y']],
      consistency: LATEST,
    });
    const found = {
      name: `${DOCUMENTS}/c/a`,
      fields: fields({ y: int(2) }),
      createTime: commitTime,
      updateTime: commitTime,
    };
    expect(answer.results).toEqual([{ missing: `${DOCUMENTS}/c/b` }, { found }, { found }]);
    expect(answer.readTime).toBeGreaterThanOrEqual(commitTime ?? 0n);
    expect(answer.transaction).toBeNull();
  });

  it('refuse missing and foreign documents', async () => {
    const { service } = startFirestore();
    const name = `${DOCUMENTS}/c/a`;
    expect(
      await refusalOf(() => service.getDocument(ADMIN, { name, mask: null, consistency: LATEST })),
    ).toEqual(['NOT_FOUND', `Document "${name}" not found.`]);
    const request = {
      database: 'projects/other/databases/x',
      documents: [name],
      mask: null,
      consistency: LATEST,
    };
    expect((await refusalOf(() => service.batchGetDocuments(ADMIN, request)))[1]).toBe(
      `Document "${name}" is not in database "projects/other/databases/x".`,
    );
  });

  it('go back to a time, but neither too far nor ahead', async () => {
    const { read, query, commit, clock } = startFirestore();
    const first = (await commit(set('c/a', { n: int(1) }))).commitTime ?? 0n;
    const second = (await commit(set('c/a', { n: int(2) }), set('c/b', { n: int(0) }))).commitTime ?? 0n;
    await commit({ kind: 'delete', name: `${DOCUMENTS}/c/a`, precondition: null });
    expect(read('c/a', at(first))?.fields.get('n')).toEqual(int(1));
    expect(read('c/a', at(first - 1n))).toBeNull();
    expect(query(queryOf('c', { orderBy: [descending('n')] }), DOCUMENTS, at(second))).toEqual([
      'c/a',
      'c/b',
    ]);
    expect(query(queryOf('c'), DOCUMENTS, at(first))).toEqual(['c/a']);
    expect(await refusalOf(() => read('c/a', at(clock.now() + 10_000n)))).toEqual([
      'INVALID_ARGUMENT',
      "The requested 'read_time' cannot be in the future.",
    ]);
    clock.advance(3_600_001);
    expect(await refusalOf(() => read('c/a', at(first)))).toEqual([
      'FAILED_PRECONDITION',
      "The requested 'read_time' is too old.",
    ]);
  });

  it('never use a version that a later commit gets', async () => {
    const { service, commit } = startFirestore();
    const seen = service.currentVersion(DATABASE);
    expect((await commit(set('c/a', {}))).commitTime).toBeGreaterThan(seen);
  });
});

describe('runQuery', () => {
  it('reports what the offset skipped and projects', async () => {
    const { service, commit } = startFirestore();
    await commit(...['a', 'b', 'd'].map((id) => set(`c/${id}`, { n: int(1), m: int(2) })));
    const run = (parts: Partial<StructuredQuery>) =>
      service.runQuery(ADMIN, { parent: DOCUMENTS, query: queryOf('c', parts), consistency: LATEST });
    const page = run({ offset: 1, limit: 1, select: [['m']] });
    expect([page.skipped, page.documents.map((document) => [...document.fields.keys()])]).toEqual([
      1,
      [['m']],
    ]);
    expect(run({ offset: 9 })).toMatchObject({ skipped: 3, documents: [] });
    expect(run({ limit: 0 }).documents).toEqual([]);
  });

  it('walks everything below a name for a recursive delete', async () => {
    const { commit, query } = startFirestore();
    const paths = ['c/a', 'c/a/s/x', 'c/a/s/__id5__', 'c/b', 'ca/x', 'd/x/c/y'];
    await commit(...paths.map((path) => set(path, {})));
    const bounds = (collection: string) =>
      and(
        where('__name__', 'GREATER_THAN_OR_EQUAL', reference(`${collection}/__id-9223372036854775808__`)),
        where('__name__', 'LESS_THAN', reference(`${collection}\0/__id-9223372036854775808__`)),
      );
    const everything = { from: [{ collectionId: '', allDescendants: true }] };
    expect(query(queryOf('', { ...everything, where: bounds('c') }))).toEqual([
      'c/a',
      'c/a/s/__id5__',
      'c/a/s/x',
      'c/b',
    ]);
    expect(query(queryOf('', everything), `${DOCUMENTS}/c/a`)).toEqual(['c/a/s/__id5__', 'c/a/s/x']);
    expect(query(queryOf('', { from: [] }))).toEqual(['c/a', 'c/b', 'ca/x']);
    const after = { ...everything, startAt: { values: [reference('c/a/s/x')], before: false } };
    expect(query(queryOf('', { ...after, orderBy: [ascending('__name__')], limit: 2 }))).toEqual([
      'c/b',
      'ca/x',
    ]);
  });

  it('finds a named document directly, in any order', async () => {
    const { commit, query } = startFirestore();
    await commit(set('c/a', { n: int(1) }), set('c/b', { n: int(2) }), set('d/a', { n: int(1) }));
    const named = where('__name__', 'IN', {
      kind: 'array',
      values: ['c/b', 'c/a', 'd/a', 'c/z'].map(reference),
    });
    expect(query(queryOf('c', { where: named }))).toEqual(['c/a', 'c/b']);
    expect(query(queryOf('c', { where: named, orderBy: [descending('n')] }))).toEqual(['c/b', 'c/a']);
  });
});

describe('runAggregationQuery', () => {
  const count: Aggregation = { kind: 'count', alias: 'n', upTo: null };
  const sum = (field: string, alias = field): Aggregation => ({ kind: 'sum', alias, field: [field] });
  const avg = (field: string, alias = field): Aggregation => ({ kind: 'avg', alias, field: [field] });

  async function aggregated(
    values: Value[],
    aggregations: Aggregation[],
    parts: Partial<StructuredQuery> = {},
  ) {
    const { service, commit } = startFirestore();
    await commit(set('c/other', { b: int(1) }), ...values.map((value, i) => set(`c/${i}`, { a: value })));
    const request = { parent: DOCUMENTS, query: queryOf('c', parts), aggregations, consistency: LATEST };
    return Object.fromEntries(service.runAggregationQuery(ADMIN, request).fields);
  }

  const MAX = int(2n ** 63n - 1n);
  const MIN = int(-(2n ** 63n));

  it.each<[string, Value[], Value, Value]>([
    ['integers exactly', [MAX, int(1), int(-2)], int(2n ** 63n - 2n), double(2 ** 63 / 3)],
    ['the largest integer', [MAX], MAX, double(2 ** 63)],
    ['the smallest integer', [MIN], MIN, double(-(2 ** 63))],
    ['overflow as double', [MAX, int(1)], double(2 ** 63), double(2 ** 62)],
    ['underflow as double', [MIN, int(-1)], double(-(2 ** 63)), double(-(2 ** 62))],
    ['mixed as double', [int(1), double(0.5), text('x')], double(1.5), double(0.75)],
    ['nothing', [text('x')], int(0), nullValue],
    ['NaN', [int(1), double(Number.NaN)], double(Number.NaN), double(Number.NaN)],
  ])('sums and averages %s', async (_case, values, expectedSum, expectedAverage) => {
    expect(await aggregated(values, [sum('a', 's'), avg('a', 'v')])).toEqual({
      s: expectedSum,
      v: expectedAverage,
    });
  });

  it('counts only documents that have every aggregated field, up to a bound', async () => {
    const values = [int(1), int(2), int(3)];
    expect(await aggregated(values, [count])).toEqual({ n: int(4) });
    expect(await aggregated(values, [count, sum('a')])).toEqual({ n: int(3), a: int(6) });
    expect(
      await aggregated(values, [
        { ...count, upTo: 2n },
        { ...count, alias: '' },
      ]),
    ).toEqual({ n: int(2), field_1: int(4) });
    const five = ['a', 'b', 'c', 'd', 'e'].map((alias) => ({ ...count, alias }));
    expect(Object.keys(await aggregated(values, five))).toHaveLength(5);
    expect(await aggregated(values, [count, sum('a')], { offset: 1, limit: 1 })).toEqual({
      n: int(1),
      a: int(2),
    });
  });

  it.each<[Aggregation[], string]>([
    [[], 'Aggregations can not be empty.'],
    [
      Array.from({ length: 6 }, (_, i) => ({ ...count, alias: `a${i}` })),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    [[count, count], 'Aggregation aliases contain duplicate alias: n.'],
    [[{ ...count, alias: '__x__' }], 'The property.name "__x__" is reserved.'],
    [[{ kind: 'unset', alias: 'x' }], 'Operator field in Aggregation is not set.'],
    [
      [{ ...count, upTo: -1n }],
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
    [[{ kind: 'sum', alias: 'x', field: [] }], 'Invalid empty property path string.'],
    [[avg('__name__', 'x')], 'Aggregations are not supported for the property: __key__'],
  ])('refuses %#', async (aggregations, message) => {
    expect(await refusalOf(() => aggregated([], aggregations))).toEqual(['INVALID_ARGUMENT', message]);
  });
});

describe('listings', () => {
  async function stored() {
    const firestore = startFirestore();
    const paths = ['c/a', 'c/b/s/x', 'c/b/t/y/u/z', 'c/d', 'c/d/s/x', 'e/f/g/h'];
    await firestore.commit(...paths.map((path) => set(path, { n: int(1), m: int(2) })));
    const list = (
      parts: Partial<Parameters<typeof firestore.service.listDocuments>[1]>,
      caller: typeof ADMIN = ADMIN,
    ) => {
      const { documents, nextPageToken } = firestore.service.listDocuments(caller, {
        parent: DOCUMENTS,
        collectionId: 'c',
        pageSize: 0,
        pageToken: '',
        orderBy: '',
        mask: null,
        showMissing: false,
        consistency: LATEST,
        ...parts,
      });
      return {
        ids: documents.map((document) => document.name.slice(DOCUMENTS.length + 1)),
        documents,
        nextPageToken,
      };
    };
    const ids = (path: string, pageSize = 0, pageToken = '', consistency: Consistency = LATEST) =>
      firestore.service.listCollectionIds(ADMIN, {
        parent: `${DOCUMENTS}${path}`,
        pageSize,
        pageToken,
        consistency,
      });
    return { ...firestore, list, ids };
  }

  it('page through documents by name', async () => {
    const { list } = await stored();
    expect(list({}).ids).toEqual(['c/a', 'c/d']);
    const first = list({ pageSize: 1, mask: [['m']] });
    expect(first.documents[0]).toMatchObject({ fields: fields({ m: int(2) }) });
    const second = list({ pageSize: 1, pageToken: first.nextPageToken });
    expect(second.ids).toEqual(['c/d']);
    expect(list({ pageSize: 1, pageToken: second.nextPageToken })).toMatchObject({
      ids: [],
      nextPageToken: '',
    });
    expect(list({ collectionId: '' }).ids).toEqual(['c/a', 'c/d']);
  });

  it('show missing parents to admins', async () => {
    const { list } = await stored();
    const all = list({ showMissing: true });
    expect(all.ids).toEqual(['c/a', 'c/b', 'c/d']);
    expect(all.documents[1]).toEqual({ name: `${DOCUMENTS}/c/b`, missing: true });
    const page = list({ showMissing: true, pageSize: 2 });
    expect(list({ showMissing: true, pageSize: 2, pageToken: page.nextPageToken }).ids).toEqual(['c/d']);
    expect(list({ showMissing: true, collectionId: 'e' }).ids).toEqual(['e/f']);
  });

  it('refuse invalid sizes, tokens and orders, and metadata to users', async () => {
    const { list, service, ids } = await stored();
    const metadata = ['PERMISSION_DENIED', 'Metadata operations require admin authentication.'];
    expect(await refusalOf(() => list({ showMissing: true }, USER))).toEqual(metadata);
    expect((await refusalOf(() => list({ showMissing: true, collectionId: '' })))[1]).toBe(
      'collection id must be set when show_missing is true',
    );
    expect((await refusalOf(() => list({ pageSize: -1 })))[1]).toBe('Page size must be nonnegative.');
    expect((await refusalOf(() => list({ orderBy: 'n' })))[0]).toBe('INVALID_ARGUMENT');
    expect((await refusalOf(() => list({ pageToken: 'x' })))[1]).toBe('Invalid page token.');
    const request = { parent: DOCUMENTS, pageSize: 0, pageToken: '', consistency: LATEST };
    expect(await refusalOf(() => service.listCollectionIds(USER, request))).toEqual(metadata);
    expect((await refusalOf(() => ids('', -1)))[1]).toBe('page_size must be greater than or equal to zero.');
  });

  it('give collection ids, below missing documents too, at a time and in pages', async () => {
    const { ids, commit, service } = await stored();
    expect(ids('').collectionIds).toEqual(['c', 'e']);
    expect(ids('/c/b').collectionIds).toEqual(['s', 't']);
    expect(ids('/c/a').collectionIds).toEqual([]);
    const first = ids('', 1);
    expect(ids('', 1, first.nextPageToken).collectionIds).toEqual(['e']);
    const before = service.currentVersion(DATABASE);
    service.deleteRecursively(`${DOCUMENTS}/c`);
    await commit(set('b/x', {}));
    expect(ids('').collectionIds).toEqual(['b', 'e']);
    expect(ids('', 0, '', at(before)).collectionIds).toEqual(['c', 'e']);
  });
});
