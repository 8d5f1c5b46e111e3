import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADMIN, LATEST, startFirestore } from '../../../test/start-firestore.ts';
import { DATABASE, DOCUMENTS, int, queryOf, set, where } from '../../../test/value-builders.ts';
import type { Consistency, Write } from '../model.ts';
import { StatusError } from '../status-error.ts';

type Look =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'query'; readonly above: number };

interface Program {
  readonly kind: 'readWrite' | 'readOnly' | 'blind';
  readonly looks: readonly Look[];
  /**
   * A write stores a number computed from `factor` and everything that the program has read. A null `factor`
   * deletes the document.
   */
  readonly writes: readonly { readonly path: string; readonly factor: number | null }[];
}

type State = ReadonlyMap<string, number>;
type Sight = string;

const PATHS = ['c/a', 'c/b', 'd/a'];
const START: State = new Map([
  ['c/a', 1],
  ['d/a', 5],
]);

const path = fc.constantFrom(...PATHS);
const look: fc.Arbitrary<Look> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('document' as const), path }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('query' as const), above: fc.nat(10) }) },
);
const program: fc.Arbitrary<Program> = fc.record({
  kind: fc.constantFrom(
    'readWrite' as const,
    'readWrite' as const,
    'readWrite' as const,
    'readOnly' as const,
    'blind' as const,
  ),
  looks: fc.array(look, { maxLength: 3 }),
  writes: fc.uniqueArray(
    fc.record({ path, factor: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 5 }) }),
    { minLength: 1, maxLength: 2, selector: (write) => write.path },
  ),
});

function outcome(seen: readonly Sight[], factor: number): number {
  let sum = factor;
  for (const character of seen.join('|')) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

function sightIn(state: State, look: Look): Sight {
  if (look.kind === 'document') return `${look.path}=${state.get(look.path) ?? 'none'}`;
  const found = [...state].filter(([name, n]) => name.startsWith('c/') && n > look.above);
  return found
    .map(([name, n]) => `${name}=${n}`)
    .sort()
    .join();
}

interface Ran {
  readonly program: Program;
  readonly seen: readonly Sight[];
}

function after(state: State, { program, seen }: Ran): State {
  const next = new Map(state);
  for (const { path: name, factor } of writesOf(program)) {
    if (factor === null) next.delete(name);
    else next.set(name, outcome(seen, factor));
  }
  return next;
}

const writesOf = ({ kind, writes }: Program): Program['writes'] => (kind === 'readOnly' ? [] : writes);

const sameState = (a: State, b: State): boolean =>
  a.size === b.size && [...a].every(([name, n]) => b.get(name) === n);

function someSerialOrder(state: State, left: readonly Ran[], end: State): boolean {
  if (left.length === 0) return sameState(state, end);
  return left.some(
    (first) =>
      first.program.looks.every((look1, index) => sightIn(state, look1) === first.seen[index]) &&
      someSerialOrder(
        after(state, first),
        left.filter((other) => other !== first),
        end,
      ),
  );
}

async function interleave(programs: readonly Program[], turns: readonly number[]) {
  const { service, clock, commit, read } = startFirestore();
  for (const [name, n] of START) await commit(set(name, { n: int(n) }));
  const numberOf = (document: ReturnType<typeof read>): number | null => {
    const n = document?.fields.get('n');
    return n?.kind === 'integer' ? Number(n.value) : null;
  };
  const committed: Ran[] = [];
  let refused = 0;

  const running = programs.map((current) => {
    const seen: Sight[] = [];
    let transaction: Uint8Array | null = null;
    let step = 0;
    const consistency = (): Consistency => {
      if (current.kind === 'blind') return LATEST;
      transaction ??= service.beginTransaction(ADMIN, {
        database: DATABASE,
        options: current.kind === 'readOnly' ? { kind: 'readOnly', readTime: null } : { kind: 'readWrite' },
      });
      return { kind: 'transaction', id: transaction };
    };
    const see = (look1: Look): Sight => {
      if (look1.kind === 'document') {
        return `${look1.path}=${numberOf(read(look1.path, consistency())) ?? 'none'}`;
      }
      const { documents } = service.runQuery(ADMIN, {
        parent: DOCUMENTS,
        query: queryOf('c', { where: where('n', 'GREATER_THAN', int(look1.above)) }),
        consistency: consistency(),
      });
      return documents
        .map((document) => `${document.name.slice(DOCUMENTS.length + 1)}=${numberOf(document) ?? 'none'}`)
        .sort()
        .join();
    };
    const finish = (): Promise<unknown> => {
      const writes = writesOf(current).map(
        ({ path: name, factor }): Write =>
          factor === null
            ? { kind: 'delete', name: `${DOCUMENTS}/${name}`, precondition: null }
            : set(name, { n: int(outcome(seen, factor)) }),
      );
      return service.commit(ADMIN, { database: DATABASE, writes, transaction }).then(
        () => committed.push({ program: current, seen }),
        (error: unknown) => {
          if (!(error instanceof StatusError) || error.status !== 'ABORTED') throw error;
          refused++;
        },
      );
    };
    // A blind program reads nothing, because data that it read outside a transaction could be outdated when
    // it writes.
    const looks = current.kind === 'blind' ? [] : current.looks;
    return {
      finished: Promise.resolve<unknown>(null),
      turn(): void {
        const next = looks[step++];
        if (next !== undefined) seen.push(see(next));
        else if (step === looks.length + 1) this.finished = finish();
      },
    };
  });

  for (const turn of turns) running[turn % running.length]?.turn();
  for (let step = 0; step < 5; step++) for (const one of running) one.turn();
  for (let waited = 0; waited < programs.length; waited++) {
    // Pending callbacks must run before `advance`, because `advance` makes waiting commits time out.
    await new Promise(setImmediate);
    clock.advance(2_000);
  }
  await Promise.all(running.map((one) => one.finished));
  const end = new Map(
    PATHS.flatMap((name): [string, number][] => {
      const n = numberOf(read(name));
      return n === null ? [] : [[name, n]];
    }),
  );
  return { committed, refused, end };
}

it('whatever the interleaving, transactions that commit could have run one after the other', {
  timeout: 60_000,
}, async () => {
  let committedInAll = 0;
  let refusedInAll = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(program, { minLength: 2, maxLength: 5 }),
      fc.array(fc.nat(), { maxLength: 20 }),
      async (programs, turns) => {
        const looking = programs.map((one) => (one.kind === 'blind' ? { ...one, looks: [] } : one));
        const { committed, refused, end } = await interleave(looking, turns);
        committedInAll += committed.length;
        refusedInAll += refused;
        expect(committed.length + refused).toBe(programs.length);
        expect(someSerialOrder(START, committed, end)).toBe(true);
      },
    ),
    { numRuns: 250 },
  );
  expect(committedInAll).toBeGreaterThan(300);
  expect(refusedInAll).toBeGreaterThan(30);
});
