import { describe, expect, it } from 'vitest';
import { allowAll } from '../core/allow-all.ts';
import type { Authorizer, Caller } from '../core/authorizer.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { createFirestoreService } from '../core/create-firestore-service.ts';
import type { StructuredQuery } from '../core/model.ts';
import { StatusError } from '../core/status-error.ts';
import { ManualClock } from '../core/testing/manual-clock.ts';
import type { Value } from '../core/value.ts';
import { bloomFilterOf } from './bloom-filter.ts';
import { createListenHub } from './listen-hub.ts';
import type { ListenResponse, TargetRequest } from './listen-messages.ts';

const DATABASE = 'projects/demo/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const ADMIN: Caller = { kind: 'admin' };
const ANONYMOUS: Caller = { kind: 'user', auth: null };
const noTimers = { after: () => () => undefined, every: () => () => undefined };

const query = (overrides: Partial<StructuredQuery> = {}): StructuredQuery => ({
  from: [{ collectionId: 'c', allDescendants: false }],
  where: null,
  orderBy: [],
  startAt: null,
  endAt: null,
  offset: 0,
  limit: null,
  select: null,
  findNearest: null,
  ...overrides,
});

const integer = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const above = (value: number): StructuredQuery['where'] => ({
  kind: 'field',
  field: ['n'],
  op: 'GREATER_THAN',
  value: integer(value),
});
const byN = [{ field: ['n'], direction: 'ASCENDING' as const }];

function setUp(authorizer: Authorizer = allowAll, caller: Caller = ADMIN, clock: Clock = systemClock) {
  const service = createFirestoreService({ authorizer, clock });
  let queriesRun = 0;
  const counted = {
    ...service,
    runQuery: (...values: Parameters<typeof service.runQuery>) => {
      queriesRun++;
      return service.runQuery(...values);
    },
  };
  const hub = createListenHub(counted, authorizer, noTimers);
  const open = () => {
    let responses: ListenResponse[] = [];
    const ends: (StatusError | null)[] = [];
    const stream = hub.open(caller, {
      send: (response) => responses.push(response),
      end: (error) => ends.push(error),
    });
    const take = (): ListenResponse[] => {
      const taken = responses;
      responses = [];
      return taken;
    };
    const add = (
      targetId: number,
      selector: TargetRequest['selector'],
      rest: Partial<TargetRequest> = {},
    ) => {
      const target = { targetId, selector, resume: null, expectedCount: null, ...rest };
      stream.receive({ kind: 'add', database: DATABASE, target });
      return take();
    };
    return { stream, take, add, ends };
  };
  const write = (name: string, fields: Record<string, Value> | null) =>
    service.commit(ADMIN, {
      database: DATABASE,
      transaction: null,
      writes: [
        fields === null
          ? { kind: 'delete', name: `${ROOT}/${name}`, precondition: null }
          : {
              kind: 'update',
              name: `${ROOT}/${name}`,
              fields: new Map(Object.entries(fields)),
              mask: null,
              transforms: [],
              precondition: null,
            },
      ],
    });
  return { service, hub, open, write, queries: () => queriesRun };
}

const listenTo = (overrides: Partial<StructuredQuery> = {}): TargetRequest['selector'] => ({
  kind: 'query',
  parent: ROOT,
  query: query(overrides),
});

/** A response in a few words: what it is, and which document or targets it is about. */
function brief(response: ListenResponse): string {
  const short = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  switch (response.kind) {
    case 'targetChange':
      return `${response.type} [${response.targetIds.join()}]${response.cause ? ` ${response.cause.status}` : ''}`;
    case 'documentChange':
      return `change ${short(response.document.name)} +[${response.targetIds.join()}] -[${response.removedTargetIds.join()}]`;
    case 'documentDelete':
      return `delete ${short(response.name)} -[${response.removedTargetIds.join()}]`;
    case 'documentRemove':
      return `remove ${short(response.name)} -[${response.removedTargetIds.join()}]`;
    case 'filter':
      return `filter ${response.targetId} ${response.count}${response.unchangedNames ? ' with names' : ''}`;
  }
}

const tokenOf = (responses: readonly ListenResponse[]): Uint8Array => {
  const last = responses.at(-1);
  if (last?.kind !== 'targetChange' || last.resumeToken === undefined) throw new Error('no token');
  return last.resumeToken;
};

describe('a new target', () => {
  it('gets its documents in query order between ADD and CURRENT', async () => {
    const { open, write } = setUp();
    await write('c/b', { n: integer(1) });
    await write('c/a', { n: integer(2) });
    const { add } = open();
    expect(add(2, listenTo({ orderBy: byN })).map(brief)).toEqual([
      'ADD [2]',
      'change b +[2] -[]',
      'change a +[2] -[]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });

  it('by name is told of missing documents', async () => {
    const { open, write } = setUp();
    await write('c/a', {});
    const { add } = open();
    const selector = { kind: 'documents' as const, names: [`${ROOT}/c/a`, `${ROOT}/c/none`] };
    expect(add(2, selector).map(brief).slice(1, 3)).toEqual(['change a +[2] -[]', 'delete none -[2]']);
  });

  it('may leave its id to the server', () => {
    const { open } = setUp();
    const [first] = open().add(0, listenTo());
    expect(first).toMatchObject({ type: 'ADD', targetIds: [0x40000000] });
  });

  it('that makes no sense is refused alone; an id in use ends the stream', () => {
    const { open, hub } = setUp();
    const { add, ends } = open();
    expect(add(2, listenTo({ limit: -1 })).map(brief)).toEqual(['REMOVE [2] INVALID_ARGUMENT']);
    expect(add(2, { kind: 'documents', names: ['projects/x'] }).map(brief)).toEqual([
      'REMOVE [2] INVALID_ARGUMENT',
    ]);
    add(2, listenTo());
    add(2, listenTo());
    expect(ends.map((error) => error?.status)).toEqual(['INVALID_ARGUMENT']);
    expect(hub.size).toBe(0);
  });
});

describe('a commit', () => {
  it('is one snapshot, each document once for all targets', async () => {
    const { open, write } = setUp();
    const { add, take } = open();
    add(2, listenTo());
    add(4, listenTo({ where: above(5) }));
    await write('c/a', { n: integer(9) });
    expect(take().map(brief)).toEqual(['change a +[2,4] -[]', 'NO_CHANGE []']);
    await write('c/a', { n: integer(1) });
    expect(take().map(brief)).toEqual(['change a +[2] -[4]', 'NO_CHANGE []']);
    await write('c/a', null);
    expect(take().map(brief)).toEqual(['delete a -[2]', 'NO_CHANGE []']);
  });

  it('that changes nothing, or nothing here, sends nothing', async () => {
    const { open, write } = setUp();
    await write('c/a', { n: integer(1) });
    const { add, take } = open();
    add(2, listenTo({ where: above(0) }));
    await write('c/a', { n: integer(1) });
    await write('c/b', { n: integer(0) });
    await write('other/a', { n: integer(1) });
    expect(take()).toEqual([]);
  });

  it('never lets read_time go back', async () => {
    const { open, write } = setUp();
    const { add, take } = open();
    const responses = add(2, listenTo());
    for (const id of ['a', 'b', 'c']) await write(`c/${id}`, {});
    responses.push(...take());
    const times = responses.flatMap((response) =>
      response.kind === 'targetChange' && response.readTime !== undefined ? [response.readTime] : [],
    );
    expect(times.length).toBeGreaterThan(4);
    expect([...times].sort((a, b) => (a < b ? -1 : 1))).toEqual(times);
  });
});

describe('a limit query', () => {
  it('pulls the next document in, and is read again only when it can be affected', async () => {
    const { open, write, queries } = setUp();
    for (const n of [1, 2, 3, 4]) await write(`c/${n}`, { n: integer(n) });
    const { add, take } = open();
    add(2, listenTo({ orderBy: byN, limit: 2 }));
    const before = queries();
    await write('c/4', { n: integer(5) });
    await write('c/9', { n: integer(9) });
    await write('c/9', null);
    await write('d/1', { n: integer(0) });
    expect([queries(), take()]).toEqual([before, []]);
    await write('c/1', null);
    expect(take().map(brief)).toEqual(['change 3 +[2] -[]', 'delete 1 -[2]', 'NO_CHANGE []']);
    await write('c/0', { n: integer(0) });
    expect(take().map(brief)).toEqual(['change 0 +[2] -[]', 'change 3 +[] -[2]', 'NO_CHANGE []']);
    expect(queries()).toBe(before + 2);
  });

  it('with an offset notices what happens before its window', async () => {
    const { open, write } = setUp();
    for (const n of [1, 2, 3]) await write(`c/${n}`, { n: integer(n) });
    const { add, take } = open();
    add(2, listenTo({ orderBy: byN, limit: 1, offset: 1 }));
    await write('c/1', null);
    expect(take().map(brief)).toEqual(['change 3 +[2] -[]', 'change 2 +[] -[2]', 'NO_CHANGE []']);
  });
});

describe('resuming', () => {
  it('sends only what has changed since', async () => {
    const { open, write } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) await write(`c/${id}`, { n: integer(1) });
    const first = open();
    const token = tokenOf(first.add(2, listenTo({ where: above(0) })));
    first.stream.close();
    await write('c/a', null);
    await write('c/b', { n: integer(2) });
    await write('c/c', { n: integer(0) });
    await write('c/e', { n: integer(1) });
    const resumed = open().add(2, listenTo({ where: above(0) }), { resume: { token } });
    expect(resumed.map(brief)).toEqual([
      'ADD [2]',
      'change e +[2] -[]',
      'change b +[2] -[]',
      'delete a -[2]',
      'change c +[] -[2]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });

  it('says how many documents there are when the client holds another number', async () => {
    const { open, write } = setUp();
    await write('c/a', {});
    const first = open();
    const token = tokenOf(first.add(2, listenTo()));
    const agreed = open().add(2, listenTo(), { resume: { token }, expectedCount: 1 });
    expect(agreed.map(brief)).toEqual(['ADD [2]', 'CURRENT [2]', 'NO_CHANGE []']);
    const differing = open().add(2, listenTo(), { resume: { token }, expectedCount: 5 });
    expect(differing.map(brief)).toEqual(['ADD [2]', 'filter 2 1 with names', 'CURRENT [2]', 'NO_CHANGE []']);
    expect(differing[1]).toMatchObject({ unchangedNames: bloomFilterOf([`${ROOT}/c/a`]) });
    const empty = open().add(2, listenTo(), { resume: { token }, expectedCount: 0 });
    expect(empty.map(brief)).toContain('filter 2 1');
  });

  describe('from a version that is forgotten', () => {
    const HOURS = 2 * 3_600_000;

    async function forgotten(overrides: Partial<StructuredQuery>) {
      const clock = new ManualClock();
      const { open, write } = setUp(allowAll, ADMIN, clock);
      for (const id of ['a', 'b', 'c']) await write(`c/${id}`, { n: integer(1) });
      const token = tokenOf(open().add(2, listenTo(overrides)));
      await write('c/a', null);
      await write('c/b', { n: integer(2) });
      clock.advance(HOURS);
      await write('c/d', { n: integer(3) });
      return (rest: Partial<TargetRequest>) =>
        open().add(2, listenTo(overrides), { resume: { token }, ...rest });
    }

    it('sends what is new and the names of all, so that the client finds out what is gone', async () => {
      const resume = await forgotten({ where: above(0) });
      const responses = resume({ expectedCount: 3 });
      expect(responses.map(brief)).toEqual([
        'ADD [2]',
        'change b +[2] -[]',
        'change d +[2] -[]',
        'filter 2 3 with names',
        'CURRENT [2]',
        'NO_CHANGE []',
      ]);
      expect(responses[3]).toMatchObject({
        unchangedNames: bloomFilterOf(['b', 'c', 'd'].map((id) => `${ROOT}/c/${id}`)),
      });
      expect(resume({ expectedCount: null }).map(brief)).toContain('filter 2 3');
    });

    it('resets a window, into which documents come without a change of their own', async () => {
      const resume = await forgotten({ limit: 2 });
      expect(resume({ expectedCount: 2 }).map(brief).slice(0, 2)).toEqual(['ADD [2]', 'RESET [2]']);
    });
  });

  it.each([
    ['from the future', { readTime: 2n ** 62n }],
    ['from before this database was known', { readTime: 1n }],
    ['that is not ours', { token: Uint8Array.of(1, 2, 3) }],
  ])('with a version %s resets the target', async (_what, resume) => {
    const { open, write } = setUp();
    await write('c/a', {});
    open().add(2, listenTo());
    expect(open().add(2, listenTo(), { resume }).map(brief).slice(0, 3)).toEqual([
      'ADD [2]',
      'RESET [2]',
      'change a +[2] -[]',
    ]);
  });
});

describe('permissions', () => {
  const ruled = () => {
    let changed: (project: string) => void = () => undefined;
    let closed = false;
    const refuse = (): void => {
      if (closed) throw new StatusError('PERMISSION_DENIED', 'No matching allow statements');
    };
    const authorizer: Authorizer = {
      ...allowAll,
      authorizeList: ({ lookup }) => {
        refuse();
        if (lookup(`${ROOT}/roles/me`) === null) throw new StatusError('PERMISSION_DENIED', 'no role');
      },
      authorizeGet: (_context, _name, document) => {
        if (document?.fields.has('secret')) throw new StatusError('PERMISSION_DENIED', 'secret');
      },
      authorizeGets: refuse,
      onRulesChanged: (listener) => {
        changed = listener;
        return () => undefined;
      },
    };
    return {
      authorizer,
      close: () => {
        closed = true;
        changed('demo');
      },
    };
  };

  it('are judged again when the rules change', async () => {
    const { authorizer, close } = ruled();
    const { open, write } = setUp(authorizer, ANONYMOUS);
    await write('roles/me', {});
    const { add, take } = open();
    add(2, listenTo());
    add(4, { kind: 'documents', names: [`${ROOT}/c/a`] });
    close();
    expect(take().map(brief)).toEqual(['REMOVE [2] PERMISSION_DENIED', 'REMOVE [4] PERMISSION_DENIED']);
    await write('c/a', {});
    expect(take()).toEqual([]);
  });

  it('are judged again when a document that they looked at changes', async () => {
    const { authorizer } = ruled();
    const { open, write } = setUp(authorizer, ANONYMOUS);
    const { add, take } = open();
    expect(add(2, listenTo()).map(brief)).toEqual(['REMOVE [2] PERMISSION_DENIED']);
    await write('roles/me', {});
    add(2, listenTo());
    await write('roles/me', null);
    expect(take().map(brief)).toEqual(['REMOVE [2] PERMISSION_DENIED']);
  });

  it('hide the new content of a document that has left the query', async () => {
    const { authorizer } = ruled();
    const { open, write } = setUp(authorizer, ANONYMOUS);
    await write('roles/me', {});
    await write('c/a', { n: integer(1) });
    const { add, take } = open();
    add(2, listenTo({ where: above(0) }));
    await write('c/a', { n: integer(0), secret: integer(1) });
    expect(take().map(brief)).toEqual(['remove a -[2]', 'NO_CHANGE []']);
  });
});

it('forgets everything about a stream that closes', async () => {
  const { hub, open, write } = setUp();
  const { stream, add, take } = open();
  add(2, listenTo());
  stream.close();
  await write('c/a', {});
  expect(take()).toEqual([]);
  expect(hub.size).toBe(0);
});
