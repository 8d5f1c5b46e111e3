import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Refereed, startRefereed } from '../referee/referee.ts';
import { documentsArbitrary, queryArbitrary } from './arbitrary.ts';
import { times } from './effort.ts';
import { answerOf, isRefused, type ModelDocument, type ModelQuery, totalsOf } from './model-query.ts';
import { numberOf, type WireValue } from './model-values.ts';
import { openDatabase } from './wire.ts';

const RUNS = times(50);
const AGGREGATED_RUNS = times(15);
const QUERIES = 40;
const PATIENCE_MS = times(60_000);

let emulator: Refereed;
let databases = 0;

beforeAll(async () => {
  emulator = await startRefereed();
});

afterAll(async () => {
  await emulator.stop();
  expect(emulator.defects).toEqual([]);
});

async function filled(documents: readonly ModelDocument[]) {
  const database = openDatabase(emulator.port, `demo-queries-${++databases}`);
  await database.write(documents);
  return database;
}

it('2,000 random queries find what the documentation says, in its order', {
  timeout: PATIENCE_MS,
}, async () => {
  const seen = { refused: 0, empty: 0, several: 0 };
  await fc.assert(
    fc.asyncProperty(
      documentsArbitrary,
      fc.array(queryArbitrary, { minLength: QUERIES, maxLength: QUERIES }),
      async (documents, queries) => {
        const database = await filled(documents);
        const answers = await Promise.all(queries.map((query) => database.ask(query)));
        for (const [i, query] of queries.entries()) {
          const wanted = isRefused(query) ? null : answerOf(documents, query);
          expect(answers[i], JSON.stringify(query)).toEqual(wanted);
          if (wanted === null) seen.refused++;
          else seen[wanted.length < 2 ? 'empty' : 'several']++;
        }
      },
    ),
    { numRuns: RUNS },
  );
  // Most of them have an answer, and many an order.
  expect(seen.refused).toBeLessThan(RUNS * QUERIES * 0.5);
  expect(seen.several).toBeGreaterThan(RUNS * QUERIES * 0.15);
});

/** The numbers of the generator have few digits: their sums are exact in any order. */
function wantedTotals(documents: readonly ModelDocument[], query: ModelQuery, field: string) {
  if (isRefused(query)) return null;
  const { count, sum, average } = totalsOf(documents, query, field);
  return { count, capped: Math.min(count, 3), sum, average };
}

function readTotals(answer: Record<string, WireValue> | null | undefined) {
  if (!answer) return null;
  const { count = {}, capped = {}, sum = {}, average = {} } = answer;
  return {
    count: numberOf(count),
    capped: numberOf(capped),
    sum: numberOf(sum),
    average: 'nullValue' in average ? null : numberOf(average),
  };
}

it('600 random aggregations count, add and divide the same documents', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      documentsArbitrary,
      fc.array(fc.tuple(queryArbitrary, fc.constantFrom('a', 'b', 'n')), {
        minLength: QUERIES,
        maxLength: QUERIES,
      }),
      async (documents, queries) => {
        const database = await filled(documents);
        const answers = await Promise.all(queries.map(([query, field]) => database.total(query, field)));
        for (const [i, [query, field]] of queries.entries())
          expect(readTotals(answers[i]), JSON.stringify(query)).toEqual(
            wantedTotals(documents, query, field),
          );
      },
    ),
    { numRuns: AGGREGATED_RUNS },
  );
});
