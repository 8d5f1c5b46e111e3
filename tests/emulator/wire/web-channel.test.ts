import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../../../emulator/src/core/values/value.ts';
import { ManualClock } from '../../../emulator/test/manual-clock.ts';
import { DATABASE, type RunningEmulator, startEmulator } from '../support/emulator.ts';
import { listen } from '../support/raw-grpc.ts';
import { type Array_, webChannel } from '../support/web-channel.ts';

let emulator: RunningEmulator;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock();
  emulator = await startEmulator({ clock });
});

afterEach(() => emulator.stop());

/**
 * The text of each document has a million characters. Together the texts exceed what the emulator sends
 * before an acknowledgement.
 */
const UNREAD_DOCUMENTS = 10;

const document = (id: string): string => `${DATABASE}/documents/streams/${id}`;
const write = (id: string, fields?: Fields) => emulator.put(document(id), fields);

async function opened(messages: readonly object[] = [listen(2)], stream: 'Listen' | 'Write' = 'Listen') {
  const channel = webChannel(emulator.port, stream);
  const sid = await channel.handshake(messages);
  const back = await channel.open(sid, 0);
  return { channel, sid, back };
}

const content = (arrays: readonly Array_[]): unknown[] => arrays.map(([, [message]]) => message);
const isNoop = ([, [message]]: Array_): boolean => message === 'noop';
const changed =
  (id: string) =>
  (arrays: readonly Array_[]): boolean =>
    JSON.stringify(arrays).includes(`"${document(id)}"`);
const current = (arrays: readonly Array_[]): boolean => JSON.stringify(arrays).includes('CURRENT');

describe('handshake and back channel', () => {
  it('opens a session, answers a target and announces itself with a noop', async () => {
    const { sid, back } = await opened();
    expect(sid).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const arrays = await back.until((all) => all.some(isNoop));
    expect(arrays.map(([id]) => id)).toEqual([1, 2, 3, 4]);
    expect(content(arrays)).toMatchObject([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
      { targetChange: { targetChangeType: 'CURRENT', targetIds: [2] } },
      { targetChange: { readTime: expect.any(String) as string, resumeToken: expect.any(String) as string } },
      'noop',
    ]);
    expect(content(arrays)[2]).not.toHaveProperty('targetChange.targetChangeType');
  });

  it('carries an existence filter', async () => {
    await write('held');
    const { channel, sid, back } = await opened();
    const [, , , snapshot] = content(await back.until((all) => all.length === 5));
    const { resumeToken } = (snapshot as { targetChange: { resumeToken: string } }).targetChange;
    const { addTarget: target } = listen(4) as { addTarget: object };
    const resumed = { database: DATABASE, addTarget: { ...target, resumeToken, expectedCount: 3 } };
    await channel.forward(sid, 1, [resumed]);
    const arrays = await back.until((all) => JSON.stringify(all).includes('"filter"'));
    expect(content(arrays)).toContainEqual({ filter: { targetId: 4, count: 1 } });
  });

  it('counts frames in UTF-16 code units', async () => {
    const { back } = await opened();
    await back.until(current);
    await write('🦩ñ');
    await write('after');
    const arrays = await back.until(changed('after'));
    expect(changed('🦩ñ')(arrays)).toBe(true);
  });

  it('sends again what was not acknowledged, and nothing else', async () => {
    const { channel, sid, back: first } = await opened();
    await first.until((all) => all.length === 4);
    first.vanish();
    const again = await channel.open(sid, 2);
    const arrays = await again.until((all) => all.length >= 3);
    expect(arrays.map(([id]) => id)).toEqual([3, 4, 5]);
  });

  it('replaces an open back channel by the newer one', async () => {
    const { channel, sid, back: older } = await opened();
    await older.until(current);
    const newer = await channel.open(sid, 4);
    await older.ended();
    await write('a');
    const arrays = await newer.until(changed('a'));
    expect(arrays[0]?.[0]).toBe(5);
  });

  it('ends a long poll with its first data', async () => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake([listen(2)]);
    const initial = await (await channel.open(sid, 0, true)).ended();
    expect(initial.map(([id]) => id)).toEqual([1, 2, 3]);
    const poll = await channel.open(sid, 3, true);
    await write('a');
    const arrays = await poll.ended();
    expect(changed('a')(arrays)).toBe(true);
  });
});

describe('forward channel', () => {
  it('handles each message once, however often it is sent', async () => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake([listen(2)]);
    const messages = [listen(4)];
    const reply = await channel.forward(sid, 1, messages);
    expect(reply.text.split('\n')[1]).toMatch(/^\[0,6,\d+\]$/);
    expect((await channel.forward(sid, 1, messages)).status).toBe(200);
    expect((await channel.forward(sid, 0, [listen(2), ...messages])).status).toBe(200);
    const back = await channel.open(sid, 0);
    const arrays = await back.until((all) => all.some(isNoop));
    expect(arrays.filter((array) => JSON.stringify(array).includes('ADD'))).toHaveLength(2);
    expect((await channel.forward(sid, 2, [])).text).toMatch(/\[1,/);
  });

  it('refuses messages when some before them are missing', async () => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake();
    expect((await channel.forward(sid, 5, [listen(2)])).status).toBe(400);
  });

  it('knows no session that it did not open', async () => {
    const channel = webChannel(emulator.port);
    const reply = await channel.forward('nobody', 0, []);
    expect(reply.status).toBe(400);
    expect(reply.text.indexOf('Unknown SID')).toBeGreaterThan(0);
    expect((await channel.open('nobody', 0)).status).toBe(400);
  });

  it.each(['count=2&ofs=0&req0___data__={}', 'count=-1', 'count=1&ofs=x', 'count=99999999999'])(
    'refuses the body %s',
    async (body) => {
      const channel = webChannel(emulator.port);
      expect((await channel.post({ RID: '1' }, body)).status).toBe(400);
      expect(emulator.server.openStreams.webChannel).toBe(0);
    },
  );

  it('takes 20 MB in, and refuses more than it can hold', async () => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake();
    const padding = `&padding=${'x'.repeat(20 * 1024 * 1024)}`;
    expect((await channel.post({ SID: sid, RID: '2' }, `count=0&ofs=0${padding}`)).status).toBe(200);
    expect((await channel.post({ SID: sid, RID: '2' }, `count=0${padding.repeat(3)}`)).status).toBe(413);
  });
});

describe('the end of a session', () => {
  it('comes with terminate, by beacon or by image', async () => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake([listen(2)]);
    expect(emulator.server.openStreams).toEqual({ listen: 1, webChannel: 1 });
    const answer = await channel.post({ SID: sid, RID: '3', TYPE: 'terminate' }, '');
    expect(answer).toEqual({ status: 200, text: '' });
    expect(emulator.server.openStreams).toEqual({ listen: 0, webChannel: 0 });
    const other = await channel.handshake();
    await fetch(`${channel.base}?SID=${other}&TYPE=terminate`);
    expect(emulator.server.openStreams.webChannel).toBe(0);
  });

  it('comes when the client is gone for long, and not sooner', async () => {
    const { back } = await opened();
    await back.until(current);
    clock.advance(59_000);
    await back.until((all) => all.filter(isNoop).length === 2);
    clock.advance(1_000);
    await back.ended();
    clock.advance(119_000);
    expect(emulator.server.openStreams.webChannel).toBe(1);
    clock.advance(1_000);
    expect(emulator.server.openStreams).toEqual({ listen: 0, webChannel: 0 });
  });

  it('comes when the client holds its back channel open and reads nothing from it', async () => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake([listen(2)]);
    const response = await channel.unread(sid);
    const large: Fields = new Map([['text', { kind: 'string', value: 'x'.repeat(1_000_000) }]]);
    for (let index = 0; index < UNREAD_DOCUMENTS; index++) await write(`large-${index}`, large);
    expect(emulator.server.openStreams).toEqual({ listen: 1, webChannel: 1 });
    clock.advance(119_000);
    expect(emulator.server.openStreams).toEqual({ listen: 1, webChannel: 1 });
    clock.advance(1_000);
    expect(emulator.server.openStreams).toEqual({ listen: 0, webChannel: 0 });
    response.on('error', () => undefined);
    const closed = new Promise((resolve) => response.once('close', resolve));
    response.resume();
    await closed;
  });

  it('leaves no timer behind', async () => {
    const before = clock.pendingTimers;
    const { channel, sid, back } = await opened();
    await back.until(current);
    expect(clock.pendingTimers).toBeGreaterThan(before);
    await channel.post({ SID: sid, RID: '3', TYPE: 'terminate' }, '');
    await back.ended();
    expect(clock.pendingTimers).toBe(before);
  });

  it.each([
    ['a message that cannot be read', '', [{ surprise: 1 }], 'INVALID_ARGUMENT'],
    ['a target id that is in use', '', [listen(2), listen(2)], 'INVALID_ARGUMENT'],
    ['a token that is none', 'Authorization:Bearer nonsense\r\n', [], 'INVALID_ARGUMENT'],
    ['a scheme that is not bearer', 'Authorization:Basic x\r\n', [], 'UNKNOWN'],
  ])('comes with %s, and says so in a message', async (_what, headers, messages, status) => {
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake(messages, headers);
    const arrays = await (await channel.open(sid, 0)).ended();
    expect(content(arrays).at(-2)).toMatchObject({
      error: { status, message: expect.stringMatching(new RegExp(`^${status}: `)) as string },
    });
    expect(content(arrays).at(-1)).toBe('close');
    expect(emulator.server.openStreams.listen).toBe(0);
  });

  it('does not come with an invalid target, which is refused alone', async () => {
    const { back } = await opened([
      { database: DATABASE, addTarget: { targetId: 2 } },
      { database: DATABASE, addTarget: { targetId: 4, documents: { documents: ['nonsense'] } } },
      listen(6),
    ]);
    const arrays = await back.until(current);
    expect(content(arrays)).toMatchObject([
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 3 } } },
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [4], cause: { code: 3 } } },
      { targetChange: { targetChangeType: 'ADD', targetIds: [6] } },
      { targetChange: { targetChangeType: 'CURRENT' } },
      ...arrays.slice(4).map(() => expect.anything() as unknown),
    ]);
  });
});

describe('the Write stream', () => {
  const setDocument = { writes: [{ update: { name: document('written'), fields: {} } }] };

  it('shakes hands, numbers its tokens and answers in order', async () => {
    const { back } = await opened([{ database: DATABASE }, setDocument, setDocument], 'Write');
    const arrays = await back.until((all) => all.length >= 4);
    const messages = content(arrays).filter((message) => message !== 'noop');
    expect(messages).toMatchObject([
      { streamId: expect.any(String) as string, streamToken: 'MA==' },
      { streamToken: 'MQ==', writeResults: [{ updateTime: expect.any(String) as string }] },
      { streamToken: 'Mg==', writeResults: [{}], commitTime: expect.any(String) as string },
    ]);
  });

  it.each([
    [{ writes: [] }, "'database' must be set on an initial write request."],
    [{ database: DATABASE, ...setDocument }, "'writes' must not be set on an initial write request."],
    [{ database: DATABASE, streamId: '1' }, 'Resuming streams is not supported, do not set stream ID.'],
    [
      { database: DATABASE, streamToken: 'MA==' },
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    ],
  ])('refuses the handshake %j', async (message, text) => {
    const { back } = await opened([message], 'Write');
    expect(content(await back.ended())).toContainEqual({
      error: { code: 3, status: 'INVALID_ARGUMENT', message: `INVALID_ARGUMENT: ${text}` },
    });
  });
});
