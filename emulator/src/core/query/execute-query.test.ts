import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuery, change, compileOrNull, queriedValue } from '../../../test/query-arbitrary.ts';
import { ascending, DOCUMENTS, fields, nullValue, queryOf } from '../../../test/value-builders.ts';
import type { Document, Filter, Order, StructuredQuery } from '../model.ts';
import { DocumentStore, DocumentView } from '../store/document-store.ts';
import { getDocumentValue } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { compareValues, isNaNValue, typeRank, valuesEqual } from '../values/value-order.ts';
import { compileQuery } from './compile-query.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { executeQuery } from './execute-query.ts';

function passes(document: Document, condition: Filter | null): boolean {
  if (condition === null) return true;
  if (condition.kind === 'composite') {
    return condition.op === 'OR'
      ? condition.filters.some((child) => passes(document, child))
      : condition.filters.every((child) => passes(document, child));
  }
  const actual = getDocumentValue(document, condition.field);
  if (actual === undefined) return false;
  const isNull = actual.kind === 'null';
  if (condition.kind === 'unary') {
    if (condition.op === 'IS_NULL') return isNull;
    if (condition.op === 'IS_NOT_NULL') return !isNull;
    return condition.op === 'IS_NAN' ? isNaNValue(actual) : !isNull && !isNaNValue(actual);
  }
  const wanted = condition.value;
  const equals = (a: Value, b: Value) => valuesEqual(a, b) && b.kind !== 'null' && !isNaNValue(b);
  const wantedList = wanted.kind === 'array' ? wanted.values : [];
  const actualList = actual.kind === 'array' ? actual.values : [];
  const comparable = typeRank(actual) === typeRank(wanted) && wanted.kind !== 'null' && !isNaNValue(wanted);
  const comparison = compareValues(actual, wanted);
  switch (condition.op) {
    case 'EQUAL':
      return equals(actual, wanted);
    case 'NOT_EQUAL':
      return !isNull && wanted.kind !== 'null' && !valuesEqual(actual, wanted);
    case 'LESS_THAN':
      return comparable && comparison < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable && comparison <= 0;
    case 'GREATER_THAN':
      return comparable && comparison > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable && comparison >= 0;
    case 'IN':
      return wantedList.some((item) => equals(actual, item));
    case 'NOT_IN':
      return (
        !isNull &&
        !wantedList.some((item) => item.kind === 'null') &&
        !wantedList.some((item) => valuesEqual(actual, item))
      );
    case 'ARRAY_CONTAINS':
      return actualList.some((item) => equals(item, wanted));
    case 'ARRAY_CONTAINS_ANY':
      return actualList.some((item) => wantedList.some((other) => equals(item, other)));
    case 'OPERATOR_UNSPECIFIED':
      return false;
  }
}

function naive(documents: Iterable<Document>, source: StructuredQuery, compiled: CompiledQuery): string[] {
  const ordered = [...documents].filter(
    (document) =>
      compiled.affects(document.name) &&
      compiled.orders.every((item) => getDocumentValue(document, item.field) !== undefined) &&
      passes(document, source.where),
  );
  const compare = (
    left: (item: Order) => Value | undefined,
    right: (item: Order) => Value | undefined,
    length: number,
  ) => {
    for (const item of compiled.orders.slice(0, length)) {
      const a = left(item);
      const b = right(item);
      if (a === undefined || b === undefined) throw new Error('an ordered field is missing');
      const result = compareValues(a, b);
      if (result !== 0) return item.direction === 'DESCENDING' ? -result : result;
    }
    return 0;
  };
  const of = (document: Document) => (item: Order) => getDocumentValue(document, item.field);
  const toCursor = (document: Document, values: readonly Value[]) =>
    compare(of(document), (item) => values[compiled.orders.indexOf(item)], values.length);
  ordered.sort((a, b) => compare(of(a), of(b), compiled.orders.length));
  const within = ordered.filter((document) => {
    const { startAt, endAt } = source;
    const start = startAt === null ? 1 : toCursor(document, startAt.values) + (startAt.before ? 0.5 : -0.5);
    const end = endAt === null ? -1 : toCursor(document, endAt.values) + (endAt.before ? 0.5 : -0.5);
    return start > 0 && end < 0;
  });
  const { offset, limit } = source;
  return within.slice(offset, limit === null ? undefined : offset + limit).map((document) => document.name);
}

function replay(
  store: DocumentStore,
  changes: readonly (readonly [string, Document['fields'] | null])[],
): void {
  for (const [name, content1] of changes) {
    const full = `${DOCUMENTS}/${name}`;
    store.replace(
      full,
      content1 === null ? null : { name: full, fields: content1, createTime: 1n, updateTime: 1n },
    );
  }
}

describe('indexed queries', { timeout: 60_000 }, () => {
  it('agree with a full scan, also while documents change', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 8, maxLength: 25 }),
        fc.array(change, { maxLength: 10 }),
        fc.array(anyQuery, { minLength: 1, maxLength: 6 }),
        (before, after, queries) => {
          const store = new DocumentStore();
          replay(store, before);
          for (const stage of [[], after]) {
            replay(store, stage);
            for (const source of queries) {
              const compiled = compileOrNull(source);
              if (compiled === null) continue;
              compared++;
              const found = executeQuery(new DocumentView(store, 1n), compiled).documents;
              expect(found.map((document) => document.name)).toEqual(naive(store.byName(), source, compiled));
              expect(found.every((document) => compiled.matches(document))).toBe(true);
            }
          }
        },
      ),
      { numRuns: 600 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('see a snapshot as it was', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        fc.array(change, { maxLength: 12 }),
        anyQuery,
        (before, after, source) => {
          const compiled = compileOrNull(source);
          if (compiled === null) return;
          const store = new DocumentStore();
          replay(store, before);
          const expected = naive([...store.byName()], source, compiled);
          const snapshot = new DocumentView(store, 1n);
          for (const [name] of after)
            snapshot.keep(`${DOCUMENTS}/${name}`, store.get(`${DOCUMENTS}/${name}`));
          replay(store, after);
          expect(executeQuery(snapshot, compiled).documents.map((document) => document.name)).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('agree with the value order', () => {
    fc.assert(
      fc.property(fc.array(queriedValue, { maxLength: 30 }), (values) => {
        const store = new DocumentStore();
        replay(
          store,
          values.map((item, i) => [`c/${i}`, fields({ a: item })] as const),
        );
        const compiled = compileQuery(DOCUMENTS, queryOf('c', { orderBy: [ascending('a')] }));
        const found = executeQuery(new DocumentView(store, 1n), compiled).documents.map((document) =>
          document.fields.get('a'),
        );
        expect(found.length).toBe(values.length);
        for (let i = 1; i < found.length; i++) {
          expect(compareValues(found[i - 1] ?? nullValue, found[i] ?? nullValue)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
