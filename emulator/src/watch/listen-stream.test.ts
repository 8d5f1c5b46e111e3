import { describe, expect, it } from 'vitest';
import { ANONYMOUS, above, brief, byN, listenTo, setUp } from '../../test/listening.ts';
import { DATABASE, DOCUMENTS, int } from '../../test/value-builders.ts';
import { type Authorizer, allowAll } from '../core/authorizer.ts';
import { StatusError } from '../core/status-error.ts';

describe('a new target', () => {
  it('gets its documents in query order between ADD and CURRENT', async () => {
    const { open, write } = setUp();
    await write('c/b', { n: int(1) });
    await write('c/a', { n: int(2) });
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
    const selector = { kind: 'documents' as const, names: [`${DOCUMENTS}/c/a`, `${DOCUMENTS}/c/none`] };
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

  it('with another database ends the stream; without a database it means the first one', () => {
    const { open } = setUp();
    const { stream, ends } = open();
    const database = 'projects/demo/databases/second';
    stream.receive({ kind: 'none', database: DATABASE });
    stream.receive({ kind: 'remove', database: '', targetId: 2 });
    expect(ends).toEqual([]);
    stream.receive({ kind: 'none', database });
    expect(ends.map((error) => error?.message)).toEqual([
      `Request specified a database (${database}) that did not match the expected database (${DATABASE})`,
    ]);
  });
});

describe('a commit', () => {
  it('is one snapshot, each document once for all targets', async () => {
    const { open, write } = setUp();
    const { add, take } = open();
    add(2, listenTo());
    add(4, listenTo({ where: above(5) }));
    await write('c/a', { n: int(9) });
    expect(take().map(brief)).toEqual(['change a +[2,4] -[]', 'NO_CHANGE []']);
    await write('c/a', { n: int(1) });
    expect(take().map(brief)).toEqual(['change a +[2] -[4]', 'NO_CHANGE []']);
    await write('c/a', null);
    expect(take().map(brief)).toEqual(['delete a -[2]', 'NO_CHANGE []']);
  });

  it('that changes nothing, or nothing here, sends nothing', async () => {
    const { open, write } = setUp();
    await write('c/a', { n: int(1) });
    const { add, take } = open();
    add(2, listenTo({ where: above(0) }));
    await write('c/a', { n: int(1) });
    await write('c/b', { n: int(0) });
    await write('other/a', { n: int(1) });
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
    for (const n of [1, 2, 3, 4]) await write(`c/${n}`, { n: int(n) });
    const { add, take } = open();
    add(2, listenTo({ orderBy: byN, limit: 2 }));
    const before = queries();
    await write('c/4', { n: int(5) });
    await write('c/9', { n: int(9) });
    await write('c/9', null);
    await write('d/1', { n: int(0) });
    expect([queries(), take()]).toEqual([before, []]);
    await write('c/1', null);
    expect(take().map(brief)).toEqual(['change 3 +[2] -[]', 'delete 1 -[2]', 'NO_CHANGE []']);
    await write('c/0', { n: int(0) });
    expect(take().map(brief)).toEqual(['change 0 +[2] -[]', 'change 3 +[] -[2]', 'NO_CHANGE []']);
    expect(queries()).toBe(before + 2);
  });

  it('with an offset notices what happens before its window', async () => {
    const { open, write } = setUp();
    for (const n of [1, 2, 3]) await write(`c/${n}`, { n: int(n) });
    const { add, take } = open();
    add(2, listenTo({ orderBy: byN, limit: 1, offset: 1 }));
    await write('c/1', null);
    expect(take().map(brief)).toEqual(['change 3 +[2] -[]', 'change 2 +[] -[2]', 'NO_CHANGE []']);
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
        if (lookup(`${DOCUMENTS}/roles/me`) === null) throw new StatusError('PERMISSION_DENIED', 'no role');
      },
      authorizeGets: (_context, targets) => {
        refuse();
        if (targets.some(({ document }) => document?.fields.has('secret'))) {
          throw new StatusError('PERMISSION_DENIED', 'secret');
        }
      },
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
    add(4, { kind: 'documents', names: [`${DOCUMENTS}/c/a`] });
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
    await write('c/a', { n: int(1) });
    const { add, take } = open();
    add(2, listenTo({ where: above(0) }));
    await write('c/a', { n: int(0), secret: int(1) });
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
