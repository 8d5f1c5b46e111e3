import fc from 'fast-check';
import { expect, it } from 'vitest';
import { casesOf } from '../../../tests/setup/property-cases.ts';
import { FollowingClient } from '../../test/following-client.ts';
import { above, setUp } from '../../test/listening.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { ADMIN } from '../../test/start-firestore.ts';
import {
  ascending,
  DATABASE,
  DOCUMENTS,
  descending,
  int,
  list,
  queryOf,
  text,
  where,
} from '../../test/value-builders.ts';
import { allowAll } from '../core/authorizer.ts';
import type { Micros } from '../core/model.ts';
import type { Value } from '../core/values/value.ts';
import type { ListenRequest, TargetSelector } from './listen-messages.ts';

const query = (...values: Parameters<typeof queryOf>): TargetSelector => ({
  kind: 'query',
  parent: DOCUMENTS,
  query: queryOf(...values),
});

const SELECTORS: readonly TargetSelector[] = [
  query('c'),
  query('c', { where: above(1) }),
  query('c', { where: where('n', 'IN', list(int(1), int(3))), limit: 2 }),
  query('c', { orderBy: [descending('n')], limit: 2 }),
  query('c', { orderBy: [ascending('n')], offset: 1, limit: 2 }),
  query('c', { from: [{ collectionId: 'c', allDescendants: true }], where: where('s', 'EQUAL', text('x')) }),
  query('c', {
    orderBy: [ascending('n')],
    startAt: { values: [int(1)], before: false },
    endAt: { values: [int(3)], before: false },
    select: [['s']],
  }),
  query('', { from: [{ collectionId: '', allDescendants: true }] }),
  { kind: 'documents', names: [`${DOCUMENTS}/c/a`, `${DOCUMENTS}/c/b`] },
];

const name = fc.constantFrom('c/a', 'c/b', 'c/d', 'c/e', 'c/a/c/f', 'd/g');
const content = fc.record<Record<string, Value>>(
  {
    n: fc.constantFrom(int(0), int(1), int(2), int(3), text('n')),
    s: fc.constantFrom(text('x'), text('y')),
  },
  { requiredKeys: [] },
);
const target = fc.nat(SELECTORS.length - 1);

type Step =
  | { readonly kind: 'write'; readonly name: string; readonly content: Record<string, Value> | null }
  | { readonly kind: 'listen' | 'unlisten'; readonly target: number }
  | { readonly kind: 'stall' | 'read' | 'reconnect' | 'away' | 'heartbeat' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('write' as const), name, content: fc.option(content) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('listen' as const), target }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unlisten' as const), target }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('stall', 'read', 'reconnect', 'away', 'heartbeat') }),
  },
);

/** Longer than the server keeps its history of changes. */
const AWAY_MS = 2 * 3_600_000;

async function follow(steps: readonly Step[]): Promise<number> {
  const clock = new ManualClock();
  const { open, write, service } = setUp(allowAll, ADMIN, clock);
  let unread = 0;
  let connection = open(() => unread);
  const requests: ListenRequest[] = [];
  const client = new FollowingClient(DATABASE, (request) => requests.push(request));
  let compared = 0;

  const resultOf = (selector: TargetSelector, readTime: Micros): ReadonlyMap<string, Micros> => {
    const consistency = { kind: 'readTime', readTime } as const;
    if (selector.kind === 'query') {
      const { documents } = service.runQuery(ADMIN, { ...selector, consistency });
      return new Map(documents.map((document) => [document.name, document.updateTime]));
    }
    const { results } = service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: selector.names,
      mask: null,
      consistency,
    });
    return new Map(
      results.flatMap((result) => ('found' in result ? [[result.found.name, result.found.updateTime]] : [])),
    );
  };
  const settle = (): void => {
    for (let request = requests.shift(); request !== undefined; request = requests.shift())
      connection.stream.receive(request);
    if (unread > 0) return;
    for (const response of connection.take()) client.receive(response);
    for (const { readTime, targets } of client.snapshots.splice(0)) {
      for (const [selector, held] of targets) {
        expect(held).toEqual(resultOf(selector, readTime));
        compared++;
      }
    }
    if (requests.length > 0) settle();
  };
  const read = (): void => {
    unread = 0;
    connection.stream.drained();
    settle();
  };
  const reconnect = (): void => {
    connection.stream.close();
    unread = 0;
    connection = open(() => unread);
    client.reconnected();
  };
  const perform = async (current: Step): Promise<void> => {
    if (current.kind === 'write') await write(current.name, current.content);
    const selector = 'target' in current ? SELECTORS[current.target] : undefined;
    if (current.kind === 'listen' && selector !== undefined) client.listen(current.target + 1, selector);
    if (current.kind === 'unlisten') client.unlisten(current.target + 1);
    if (current.kind === 'stall') unread = 1000;
    if (current.kind === 'read') read();
    if (current.kind === 'reconnect') reconnect();
    if (current.kind === 'heartbeat') connection.stream.heartbeat(service.currentVersion(DATABASE));
    if (current.kind === 'away') {
      connection.stream.close();
      clock.advance(AWAY_MS);
      reconnect();
    }
  };

  for (const current of steps) {
    await perform(current);
    settle();
  }
  read();
  reconnect();
  for (const [index, selector] of SELECTORS.entries()) client.listen(index + 1, selector);
  settle();
  expect(connection.ends).toEqual([]);
  return compared;
}

it('a client that folds what it is sent holds, at each snapshot, what a fresh query finds', {
  timeout: 60_000,
}, async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      compared += await follow(steps);
    }),
    { numRuns: casesOf(50) },
  );
  expect(compared).toBeGreaterThan(1500);
});
