import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuery, change, compileOrNull } from '../../../test/query-arbitrary.ts';
import { ADMIN, LATEST, startFirestore } from '../../../test/start-firestore.ts';
import { DATABASE, DOCUMENTS } from '../../../test/value-builders.ts';
import type { Aggregation, Document, FieldPath, Order, StructuredQuery } from '../model.ts';
import { getField } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';

const writes = fc.array(change, { minLength: 5, maxLength: 20 });

type Changes = typeof writes extends fc.Arbitrary<infer Made> ? Made : never;

async function holding(changes: Changes) {
  const { service } = startFirestore();
  for (const [path, fields] of changes) {
    const name = `${DOCUMENTS}/${path}`;
    const write =
      fields === null
        ? ({ kind: 'delete', name, precondition: null } as const)
        : ({ kind: 'update', name, fields, mask: null, transforms: [], precondition: null } as const);
    await service.commit(ADMIN, { database: DATABASE, transaction: null, writes: [write] });
  }
  const run = (query: StructuredQuery): readonly Document[] =>
    service.runQuery(ADMIN, { parent: DOCUMENTS, query, consistency: LATEST }).documents;
  const aggregate = (query: StructuredQuery, aggregations: readonly Aggregation[]) =>
    service.runAggregationQuery(ADMIN, { parent: DOCUMENTS, query, aggregations, consistency: LATEST })
      .fields;
  return { run, aggregate };
}

const namesOf = (documents: readonly Document[]): string[] => documents.map(({ name }) => name);
const whole = (query: StructuredQuery): StructuredQuery => ({ ...query, offset: 0, limit: null });

it('a page is a slice of the whole result', async () => {
  await fc.assert(
    fc.asyncProperty(writes, anyQuery, async (changes, query) => {
      fc.pre(compileOrNull(query) !== null);
      const { run } = await holding(changes);
      const { offset, limit } = query;
      const all = namesOf(run(whole(query)));
      expect(namesOf(run(query))).toEqual(all.slice(offset, limit === null ? undefined : offset + limit));
    }),
  );
});

function turned(query: StructuredQuery, orders: readonly Order[]): StructuredQuery {
  return {
    ...query,
    orderBy: orders.map(({ field, direction }) => ({
      field,
      direction: direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    startAt: query.endAt === null ? null : { ...query.endAt, before: !query.endAt.before },
    endAt: query.startAt === null ? null : { ...query.startAt, before: !query.startAt.before },
  };
}

it('a query in the opposite order gives the same documents backwards', async () => {
  await fc.assert(
    fc.asyncProperty(writes, anyQuery, async (changes, query) => {
      const compiled = compileOrNull(query);
      fc.pre(compiled !== null);
      const { run } = await holding(changes);
      const forwards = namesOf(run(whole(query)));
      expect(namesOf(run(whole(turned(query, compiled?.orders ?? []))))).toEqual(forwards.reverse());
    }),
  );
});

it('a projection has the same documents with only the selected fields', async () => {
  const selected = fc.constantFrom<FieldPath[][]>(
    [['a']],
    [['b'], ['c']],
    [['__name__']],
    [['a'], ['__name__']],
  );
  await fc.assert(
    fc.asyncProperty(writes, anyQuery, selected, async (changes, query, select) => {
      fc.pre(compileOrNull(query) !== null);
      const { run } = await holding(changes);
      const expected = run(query).map((document) => ({
        ...document,
        fields: new Map([...document.fields].filter(([name]) => select.some(([field]) => field === name))),
      }));
      expect(run({ ...query, select })).toEqual(expected);
    }),
  );
});

/** All numbers are NaN or small multiples of 0.5, so a plain sum is exact. */
function expectedSum(values: readonly Value[]): Value {
  const numbers = values.filter((value) => value.kind === 'integer' || value.kind === 'double');
  const sum = numbers.reduce((total, { value }) => total + Number(value), 0);
  return numbers.every(({ kind }) => kind === 'integer')
    ? { kind: 'integer', value: BigInt(sum) }
    : { kind: 'double', value: sum };
}

it('aggregations agree with counting and adding up the documents', async () => {
  await fc.assert(
    fc.asyncProperty(writes, anyQuery, fc.nat(3), async (changes, query, upTo) => {
      fc.pre(compileOrNull(query) !== null);
      const { run, aggregate } = await holding(changes);
      const counted = aggregate(query, [
        { alias: 'all', kind: 'count', upTo: null },
        { alias: 'some', kind: 'count', upTo: BigInt(upTo) },
      ]);
      const count = run(query).length;
      expect(Object.fromEntries(counted)).toEqual({
        all: { kind: 'integer', value: BigInt(count) },
        some: { kind: 'integer', value: BigInt(Math.min(count, upTo)) },
      });

      const summed = aggregate(query, [
        { alias: 'sum', kind: 'sum', field: ['b'] },
        { alias: 'avg', kind: 'avg', field: ['b'] },
        { alias: 'count', kind: 'count', upTo: null },
      ]);
      const { offset, limit } = query;
      const values = run(whole(query))
        .map(({ fields }) => getField(fields, ['b']))
        .filter((value) => value !== undefined)
        .slice(offset, limit === null ? undefined : offset + limit);
      const sum = expectedSum(values);
      const numbers = values.filter(({ kind }) => kind === 'integer' || kind === 'double').length;
      const total = sum.kind === 'integer' || sum.kind === 'double' ? Number(sum.value) : 0;
      expect(Object.fromEntries(summed)).toEqual({
        sum,
        avg: numbers === 0 ? { kind: 'null' } : { kind: 'double', value: total / numbers },
        count: { kind: 'integer', value: BigInt(values.length) },
      });
    }),
  );
});
