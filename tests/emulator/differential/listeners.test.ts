import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentsArbitrary, pathArbitrary, queryArbitrary, writesArbitrary } from './arbitrary.ts';
import { freshDatabases } from './databases.ts';
import { PATIENCE_MS, times } from './effort.ts';
import { createListeningClient, type Listener } from './listening-client.ts';
import { answerOf, byPath, isRefused, type ModelDocument, type ModelQuery } from './model-query.ts';
import { applied, type Database, type ModelWrite } from './wire.ts';

const RUNS = times(25);
const LISTENERS = 20;
/**
 * The commit of each step writes the number of the step into this document, so a listener to it knows which
 * steps have arrived.
 */
const MARKER = 'marker/last';
const STRANGE_TOKEN = 'c3RyYW5nZQ==';

const open = freshDatabases('listeners');

type Interest = { readonly query: ModelQuery } | { readonly paths: readonly string[] };

interface Life {
  readonly interest: Interest;
  readonly from: number;
  readonly pause: {
    readonly after: number;
    readonly steps: number;
    /**
     * A `poorer` listener forgets one of its documents. A `stranger` returns with a token that the emulator
     * never issued.
     */
    readonly returns: 'whole' | 'poorer' | 'stranger';
  } | null;
}

interface Course {
  readonly documents: readonly ModelDocument[];
  readonly steps: readonly { readonly writes: readonly ModelWrite[]; readonly breaks: boolean }[];
  readonly lives: readonly Life[];
}

const listenedQuery = queryArbitrary
  .filter((query) => !isRefused(query))
  .map((query): ModelQuery => ({ ...query, offset: 0, select: null }));

const life: fc.Arbitrary<Life> = fc.record({
  interest: fc.oneof(
    { weight: 9, arbitrary: fc.record({ query: listenedQuery }) },
    {
      weight: 1,
      arbitrary: fc.record({ paths: fc.uniqueArray(pathArbitrary, { minLength: 1, maxLength: 3 }) }),
    },
  ),
  from: fc.nat(3),
  pause: fc.option(
    fc.record({
      after: fc.integer({ min: 1, max: 4 }),
      steps: fc.nat(3),
      returns: fc.constantFrom('whole', 'poorer', 'stranger'),
    }),
    { freq: 2 },
  ),
});

const course: fc.Arbitrary<Course> = fc.record({
  documents: documentsArbitrary,
  steps: fc.array(fc.record({ writes: writesArbitrary, breaks: fc.nat(3).map((n) => n === 0) }), {
    minLength: 4,
    maxLength: 12,
  }),
  lives: fc.array(life, { minLength: LISTENERS, maxLength: LISTENERS }),
});

interface Followed {
  readonly changed: number;
  readonly resumed: number;
  readonly mismatches: number;
}

function wantedOf(documents: readonly ModelDocument[], interest: Interest): ModelDocument[] {
  if ('query' in interest) return byPath(answerOf(documents, interest.query));
  return byPath(documents.filter(({ path }) => interest.paths.includes(path)));
}

function targetOf(database: Database, interest: Interest): object {
  if ('query' in interest) return database.queryTarget(interest.query);
  return { documents: { documents: interest.paths.map(database.toName) } };
}

async function follow({ documents, steps, lives }: Course): Promise<Followed> {
  const database = open();
  let [changed, resumed] = [0, 0];
  await database.write(documents);
  const client = createListeningClient(database.port, database.database);
  client.connect();
  const marker = client.listen(targetOf(database, { paths: [MARKER] }));
  const listeners = new Map<Life, Listener>();
  const results = new Map<Life, string>();
  const poorer = new Set<Listener>();
  const heldBy = ({ held }: Listener) => byPath([...held.values()].map(database.read));
  const last = steps.length - 1;

  const beginStep = (step: number) => {
    for (const each of lives) {
      const { interest, from, pause } = each;
      if (step === from) listeners.set(each, client.listen(targetOf(database, interest)));
      const listener = listeners.get(each);
      if (listener === undefined || pause === null || from + pause.after > last) continue;
      if (step === from + pause.after) client.pause(listener);
      if (step !== Math.min(from + pause.after + pause.steps, last)) continue;
      if (pause.returns === 'stranger') listener.token = STRANGE_TOKEN;
      const [first] = listener.held.keys();
      if (pause.returns === 'poorer' && first !== undefined) {
        listener.held.delete(first);
        poorer.add(listener);
      }
      resumed++;
      client.resume(listener);
    }
  };

  let now: readonly ModelDocument[] = documents;
  for (const [step, { writes, breaks }] of steps.entries()) {
    beginStep(step);
    if (breaks) client.disconnect();
    const arrived = client.until(() => {
      const [held] = heldBy(marker);
      return held?.fields['step']?.['integerValue'] === `${step}`;
    });
    await database.write([...writes, { path: MARKER, fields: { step: { integerValue: `${step}` } } }]);
    if (breaks) client.connect();
    await arrived;
    now = applied(now, writes);
    for (const [each, listener] of listeners) {
      if (!client.isActive(listener)) continue;
      const wanted = wantedOf(now, each.interest);
      expect(heldBy(listener), `step ${step}: ${JSON.stringify(each)}`).toEqual(wanted);
      const text = JSON.stringify(wanted);
      if (text !== (results.get(each) ?? text)) changed++;
      results.set(each, text);
    }
  }
  const queries = lives.flatMap(({ interest }) => ('query' in interest ? [interest.query] : []));
  const asked = await Promise.all(queries.map((query) => database.ask(query)));
  expect(asked).toEqual(queries.map((query) => answerOf(now, query)));
  expect(client.failures).toEqual([]);
  expect(client.mismatches.filter((listener) => !poorer.has(listener))).toEqual([]);
  client.close();
  return { changed, resumed, mismatches: client.mismatches.length };
}

/**
 * The commit is sent before the listens are answered. The listener to `MARKER` may therefore receive the
 * commit before the other listeners do.
 */
const JOINING: Course = {
  documents: ['1', '2', 'B', 'a', 'é', '\uffee', '\u{1f600}'].map((id) => ({
    path: `c/${id}`,
    fields: { n: { stringValue: id } },
  })),
  steps: [{ writes: [], breaks: false }],
  lives: Array.from({ length: LISTENERS }, () => ({
    interest: {
      query: {
        parent: null,
        collection: 'c',
        group: false,
        filter: {
          field: 'n',
          op: 'NOT_EQUAL',
          value: { arrayValue: { values: [{ nullValue: null }, { booleanValue: true }] } },
        },
        orders: [],
        start: null,
        end: null,
        offset: 0,
        limit: null,
        last: false,
        select: null,
      },
    },
    from: 0,
    pause: null,
  })),
};

it('a snapshot of the first listeners does not count for listeners that a commit overtook', async () => {
  expect(await follow(JOINING)).toEqual({ changed: 0, resumed: 0, mismatches: 0 });
});

it('500 listeners hold at every step what a query finds', { timeout: PATIENCE_MS }, async () => {
  const seen = { changed: 0, resumed: 0, mismatches: 0 };
  await fc.assert(
    fc.asyncProperty(course, async (each) => {
      const { changed, resumed, mismatches } = await follow(each);
      seen.changed += changed;
      seen.resumed += resumed;
      seen.mismatches += mismatches;
    }),
    { numRuns: RUNS },
  );
  expect(seen.changed).toBeGreaterThan((RUNS * LISTENERS) / 2);
  expect(seen.resumed).toBeGreaterThan(RUNS * 2);
  expect(seen.mismatches).toBeGreaterThan(RUNS / 5);
});
