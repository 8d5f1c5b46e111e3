import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentsArbitrary, fieldArbitrary, queryArbitrary, writesArbitrary } from './arbitrary.ts';
import { freshDatabases } from './databases.ts';
import { PATIENCE_MS, times } from './effort.ts';
import { answerOf, isRefused, type ModelDocument, type ModelQuery, totalsOf } from './model-query.ts';
import { applied } from './wire.ts';

const RUNS = times(50);
const AGGREGATED_RUNS = times(15);
const QUERIES = 40;
const ASKED_AGAIN = 10;

const open = freshDatabases('queries');
const queriesArbitrary = fc.array(queryArbitrary, { minLength: QUERIES, maxLength: QUERIES });

const wantedOf = (documents: readonly ModelDocument[], query: ModelQuery) =>
  isRefused(query) ? null : answerOf(documents, query);

it('2,000 random queries find what the documentation says, in its order', {
  timeout: PATIENCE_MS,
}, async () => {
  const seen = { refused: 0, empty: 0, several: 0 };
  await fc.assert(
    fc.asyncProperty(
      documentsArbitrary,
      writesArbitrary,
      queriesArbitrary,
      async (documents, writes, queries) => {
        const database = open();
        const answers = (asked: readonly ModelQuery[], readTime?: string) =>
          Promise.all(asked.map((query) => database.ask(query, readTime)));
        const before = await database.write(documents);
        for (const [i, answer] of (await answers(queries)).entries()) {
          const query = queries[i] as ModelQuery;
          const wanted = wantedOf(documents, query);
          expect(answer, JSON.stringify(query)).toEqual(wanted);
          if (wanted === null) seen.refused++;
          else seen[wanted.length < 2 ? 'empty' : 'several']++;
        }
        await database.write(writes);
        const [again, asOfBefore] = [queries.slice(0, ASKED_AGAIN), queries.slice(ASKED_AGAIN)];
        const later = applied(documents, writes);
        expect(await answers(again)).toEqual(again.map((query) => wantedOf(later, query)));
        expect(await answers(asOfBefore, before)).toEqual(
          asOfBefore.map((query) => wantedOf(documents, query)),
        );
      },
    ),
    { numRuns: RUNS },
  );
  expect(seen.refused).toBeLessThan(RUNS * QUERIES * 0.5);
  expect(seen.several).toBeGreaterThan(RUNS * QUERIES * 0.1);
});

it('600 random aggregations count, add and divide the same documents', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      documentsArbitrary,
      fc.array(fc.tuple(queryArbitrary, fieldArbitrary), { minLength: QUERIES, maxLength: QUERIES }),
      async (documents, queries) => {
        const database = open();
        await database.write(documents);
        const answers = await Promise.all(queries.map(([query, field]) => database.total(query, field)));
        for (const [i, [query, field]] of queries.entries()) {
          const wanted = isRefused(query) ? null : totalsOf(documents, query, field);
          expect(answers[i], `${field}: ${JSON.stringify(query)}`).toEqual(
            wanted === null ? null : { ...wanted, capped: Math.min(wanted.count, 3) },
          );
        }
      },
    ),
    { numRuns: AGGREGATED_RUNS },
  );
});
