import { describe, expect, it } from 'vitest';
import { above, brief, byN, listenTo, setUp } from '../../test/listening.ts';
import { DATABASE, int } from '../../test/value-builders.ts';
import { StatusError } from '../core/status-error.ts';
import type { ListenResponse } from './listen-messages.ts';

function stalling() {
  const { open, write, hub } = setUp();
  let unread = 0;
  let unreadBytes = 0;
  const connection = open(
    () => unread,
    () => unreadBytes,
  );
  return {
    ...connection,
    write,
    hub,
    stall: (answers = 1000, bytes = 0) => {
      unread = answers;
      unreadBytes = bytes;
    },
    read: (): string[] => {
      unread = 0;
      connection.stream.drained();
      return connection.take().map(brief);
    },
  };
}

describe('while a client does not read', () => {
  it('commits are gathered, and a document comes once, as it is', async () => {
    const { add, stall, read, write, take } = stalling();
    await write('c/a', { n: int(1) });
    add(2, listenTo());
    stall();
    for (let n = 2; n < 100; n++) await write('c/a', { n: int(n) });
    await write('c/b', {});
    await write('c/b', null);
    await write('c/d', { n: int(0) });
    expect(take()).toEqual([]);
    expect(read()).toEqual(['change a +[2] -[]', 'change d +[2] -[]', 'NO_CHANGE []']);
    expect(read()).toEqual([]);
  });

  it('a few answers that wait hold nothing back', async () => {
    const { add, stall, take, write } = stalling();
    add(2, listenTo());
    stall(32);
    await write('c/a', {});
    expect(take().map(brief)).toEqual(['change a +[2] -[]', 'NO_CHANGE []']);
    stall(33);
    await write('c/a', { n: int(1) });
    expect(take()).toEqual([]);
  });

  it('what happens before a window is not lost between two changes of a document', async () => {
    const { add, stall, read, write } = stalling();
    for (const [n, id] of ['a', 'b', 'd'].entries()) await write(`c/${id}`, { n: int(n + 1) });
    add(2, listenTo({ where: above(0), orderBy: byN, offset: 1, limit: 1 }));
    stall();
    await write('c/a', { n: int(0) });
    await write('c/a', { n: int(-1) });
    expect(read()).toEqual(['change d +[2] -[]', 'change b +[] -[2]', 'NO_CHANGE []']);
  });

  it('a new target begins where the others are', async () => {
    const { add, stall, write } = stalling();
    add(2, listenTo());
    stall();
    await write('c/a', {});
    expect(add(4, listenTo({ limit: 1 })).map(brief)).toEqual([
      'change a +[2] -[]',
      'NO_CHANGE []',
      'ADD [4]',
      'change a +[4] -[]',
      'CURRENT [4]',
      'NO_CHANGE []',
    ]);
  });

  it('a target that is removed gets nothing of what was gathered', async () => {
    const { add, stall, read, stream, write } = stalling();
    add(2, listenTo());
    stall();
    await write('c/a', {});
    stream.receive({ kind: 'remove', database: DATABASE, targetId: 2 });
    expect(read()).toEqual(['REMOVE [2]']);
  });

  it('nothing says that its targets are consistent', async () => {
    const { add, stall, stream, take, read, write } = stalling();
    add(2, listenTo());
    stall(1);
    stream.heartbeat(2n ** 62n);
    expect(take()).toEqual([]);
    stall();
    await write('c/a', {});
    stall(0);
    stream.heartbeat(2n ** 62n);
    expect(take()).toEqual([]);
    expect(read()).toEqual(['change a +[2] -[]', 'NO_CHANGE []']);
  });

  it('its stream is closed like any other', async () => {
    const { add, stall, read, stream, write, hub } = stalling();
    add(2, listenTo());
    stall();
    await write('c/a', {});
    stream.close();
    expect(read()).toEqual([]);
    expect(hub.size).toBe(0);
  });

  it.each([
    ['answers', [250_000, 0], [250_001, 0], '250000 answers'],
    ['bytes', [1, 2 ** 28], [1, 2 ** 28 + 1], '256 MiB'],
  ] as const)('a client may ask for only so much more: %s', (_what, bearable, tooMuch, limit) => {
    const { add, stall, ends, hub } = stalling();
    add(2, listenTo());
    stall(...bearable);
    add(4, listenTo());
    expect(ends).toEqual([]);
    stall(...tooMuch);
    const answers: readonly ListenResponse[] = add(6, listenTo());
    expect(answers).toEqual([]);
    expect(ends).toEqual([
      new StatusError('RESOURCE_EXHAUSTED', `The client has left more than ${limit} unread.`),
    ]);
    expect(hub.size).toBe(0);
  });
});
