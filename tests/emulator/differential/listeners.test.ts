import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Refereed, startRefereed } from '../referee/referee.ts';
import { documentsArbitrary, queryArbitrary, writeArbitrary } from './arbitrary.ts';
import { times } from './effort.ts';
import { type Held, listenByGrpc } from './listening-client.ts';
import { answerOf, isRefused, type ModelDocument, type ModelQuery, sortedPaths } from './model-query.ts';
import { applied, type ModelWrite, openDatabase, queryToWire } from './wire.ts';

const RUNS = times(25);
const LISTENERS = 20;
const PATIENCE_MS = times(60_000);
/** The document that is written last, and the listener that waits for it. */
const MARKER = 'marker/last';
const MARKER_TARGET = 1;

let emulator: Refereed;
let databases = 0;

beforeAll(async () => {
  emulator = await startRefereed();
});

afterAll(async () => {
  await emulator.stop();
  expect(emulator.defects).toEqual([]);
});

interface Course {
  readonly documents: readonly ModelDocument[];
  readonly writes: readonly (readonly ModelWrite[])[];
  readonly queries: readonly ModelQuery[];
}

/** A listener has no offset, and only legal queries are listened to. */
const listenedQuery = queryArbitrary
  .filter((query) => !isRefused(query))
  .map((query): ModelQuery => ({ ...query, offset: 0 }));

async function follow({ documents, writes, queries }: Course): Promise<number> {
  const database = openDatabase(emulator.port, `demo-listeners-${++databases}`);
  await database.write(documents);
  let snapshots = 0;
  let arrived: (held: Held) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  const last = new Promise<Held>((resolve, reject) => {
    arrived = resolve;
    failed = reject;
  });
  const onSnapshot = (held: Held) => {
    snapshots++;
    if ((held.get(MARKER_TARGET)?.size ?? 0) > 0) arrived(held);
  };
  const client = listenByGrpc(emulator.port, database.database, onSnapshot, (error) => failed(error));
  client.listen(MARKER_TARGET, { documents: { documents: [`${database.root}/${MARKER}`] } });
  const listen = (from: number, to: number) => {
    for (const [i, query] of queries.slice(from, to).entries()) {
      const structuredQuery = queryToWire(database.root, query);
      client.listen(from + i + MARKER_TARGET + 1, { query: { parent: database.root, structuredQuery } });
    }
  };

  // Half of them are there from the beginning, the others join between the writes.
  listen(0, LISTENERS / 2);
  let now = [...documents];
  for (const [i, batch] of writes.entries()) {
    await database.write(batch);
    now = applied(now, batch);
    if (i === 2) listen(LISTENERS / 2, LISTENERS);
  }
  await database.write([{ path: MARKER, fields: {} }]);
  const held = await last;

  for (const [i, query] of queries.entries()) {
    const accumulated = sortedPaths(
      [...(held.get(i + MARKER_TARGET + 1)?.keys() ?? [])].map(database.pathOf),
    );
    const asked = await database.ask(query);
    expect(asked, JSON.stringify(query)).toEqual(answerOf(now, query));
    expect(accumulated, JSON.stringify(query)).toEqual(sortedPaths(asked ?? []));
  }
  expect(client.failures).toEqual([]);
  client.close();
  return snapshots;
}

it('500 listeners hold in the end what a query finds', { timeout: PATIENCE_MS }, async () => {
  let snapshots = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        documents: documentsArbitrary,
        writes: fc.array(
          fc.uniqueArray(writeArbitrary, { minLength: 1, maxLength: 4, selector: ({ path }) => path }),
          { minLength: 4, maxLength: 12 },
        ),
        queries: fc.array(listenedQuery, { minLength: LISTENERS, maxLength: LISTENERS }),
      }),
      async (course) => {
        snapshots += await follow(course);
      },
    ),
    { numRuns: RUNS },
  );
  expect(snapshots).toBeGreaterThan(RUNS * 2);
});
