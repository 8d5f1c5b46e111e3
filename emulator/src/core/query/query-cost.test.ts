import { beforeAll, describe, expect, it } from 'vitest';
import {
  and,
  ascending,
  DOCUMENTS,
  descending,
  int,
  list,
  or,
  queryOf,
  reference,
  where,
} from '../../../test/value-builders.ts';
import type { StructuredQuery } from '../model.ts';
import { DocumentStore, DocumentView } from '../store/document-store.ts';
import type { Value } from '../values/value.ts';
import { compileQuery } from './compile-query.ts';
import { executeQuery } from './execute-query.ts';

let reads = 0;

/** Counts reads of fields, a cost that is the same on every machine, unlike time. */
class CountedFields extends Map<string, Value> {
  override get(key: string): Value | undefined {
    reads++;
    return super.get(key);
  }
}

function filled(size: number): DocumentStore {
  const store = new DocumentStore();
  for (let i = 0; i < size; i++) {
    const name = `${DOCUMENTS}/c/${i}`;
    const entries: [string, Value][] = [
      ['n', int(i)],
      ['group', int(i % 2)],
      ['tags', list(int(i % 2), int(7))],
    ];
    store.replace(name, { name, fields: new CountedFields(entries), createTime: 1n, updateTime: 1n });
  }
  return store;
}

const stores = new Map<number, DocumentStore>();

beforeAll(() => {
  for (const size of [200, 20_000]) stores.set(size, filled(size));
});

function costAt(size: number, query: StructuredQuery): number {
  const store = stores.get(size) ?? new DocumentStore();
  const run = () => executeQuery(new DocumentView(store, 1n), compileQuery(DOCUMENTS, query)).documents;
  run();
  reads = 0;
  expect(run()).toHaveLength(50);
  return reads;
}

describe('a query of 50 documents', () => {
  it.each<[string, Partial<StructuredQuery>]>([
    ['by name', {}],
    [
      'by name from a cursor',
      { orderBy: [ascending('__name__')], startAt: { values: [reference('c/12')], before: true } },
    ],
    [
      'of a collection group',
      { from: [{ collectionId: 'c', allDescendants: true }], orderBy: [ascending('n')] },
    ],
    ['by a field', { orderBy: [descending('n')] }],
    [
      'by a field after a cursor',
      { orderBy: [ascending('n')], startAt: { values: [int(90)], before: false } },
    ],
    ['in a range', { where: and(where('n', 'GREATER_THAN', int(20)), where('n', 'LESS_THAN', int(150))) }],
    [
      'in a range, from its end',
      {
        where: and(where('n', 'GREATER_THAN', int(20)), where('n', 'LESS_THAN', int(150))),
        orderBy: [descending('n')],
      },
    ],
    [
      'with an equality and another order',
      { where: where('group', 'EQUAL', int(1)), orderBy: [descending('n')] },
    ],
    [
      'with array-contains and an order',
      { where: where('tags', 'ARRAY_CONTAINS', int(1)), orderBy: [ascending('n')] },
    ],
    ['with IN', { where: where('group', 'IN', list(int(0), int(1))), orderBy: [ascending('n')] }],
    ['with OR', { where: or(where('group', 'EQUAL', int(0)), where('n', 'GREATER_THAN', int(30))) }],
  ])('%s costs the same in a collection 100 times as large', (_case, parts) => {
    const query = queryOf('c', { limit: 50, ...parts });
    const small = costAt(200, query);
    expect(costAt(20_000, query)).toBeLessThanOrEqual(small * 2 + 100);
  });
});

describe('an update', () => {
  it.each([
    ['that stays in its place', (n: bigint) => n],
    ['that moves', (n: bigint) => 199n - n],
  ])('%s costs the same in a collection 100 times as large', (_case, move) => {
    const costOfUpdate = (size: number): number => {
      const store = filled(size);
      executeQuery(
        new DocumentView(store, 1n),
        compileQuery(DOCUMENTS, queryOf('c', { orderBy: [ascending('n')] })),
      );
      reads = 0;
      for (let i = 0; i < 50; i++) {
        const name = `${DOCUMENTS}/c/${i}`;
        const entries: [string, Value][] = [
          ['n', int(move(BigInt(i)))],
          ['group', int(9)],
        ];
        store.replace(name, { name, fields: new CountedFields(entries), createTime: 1n, updateTime: 2n });
      }
      return reads;
    };
    expect(costOfUpdate(20_000)).toBeLessThanOrEqual(costOfUpdate(200) * 2.5);
  });
});
