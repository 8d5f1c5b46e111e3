import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE, type RunningEmulator, startEmulator } from '../support/emulator.ts';
import { failure, listen, rawClient, untilCurrent } from '../support/raw-grpc.ts';
import { listenOnce } from '../support/web-channel.ts';

const ROOT = `${DATABASE}/documents`;
const INVALID_ARGUMENT = 3;
const MIB = 1024 * 1024;

let emulator: RunningEmulator;
let client: ReturnType<typeof rawClient>;

beforeEach(async () => {
  emulator = await startEmulator();
  client = rawClient(emulator.port);
});

afterEach(async () => {
  client.close();
  expect(emulator.service.allDocuments(DATABASE)).toEqual([]);
  expect(emulator.server.openStreams).toEqual({ listen: 0, webChannel: 0 });
  await emulator.stop();
});

type Refusal = readonly [code: number, message: string];

async function unary(method: string, request: object): Promise<Refusal> {
  return client.unary(method, request).then(
    () => [0, ''],
    ({ code, details }: { code: number; details: string }) => [code, details],
  );
}

async function writeStream(name: string): Promise<Refusal> {
  const stream = client.stream('Write');
  stream.write({ database: DATABASE });
  await once(stream, 'data');
  stream.write({ writes: [{ update: { name } }] });
  const { code, details } = await failure(stream);
  return [code, details];
}

/** Ends the stream itself, because a refused target leaves the stream open. */
async function listenTarget(target: object): Promise<Refusal> {
  const stream = client.stream('Listen');
  stream.write({ database: DATABASE, addTarget: { targetId: 2, ...target } });
  const [{ targetChange }] = (await once(stream, 'data')) as [
    { targetChange: { cause: { code: number; message: string } } },
  ];
  stream.end();
  stream.resume();
  await once(stream, 'end');
  return [targetChange.cause.code, targetChange.cause.message];
}

async function restCommit(name: string): Promise<Refusal> {
  const response = await fetch(`http://127.0.0.1:${emulator.port}/v1/${ROOT}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name } }] }),
  });
  const { error } = (await response.json()) as { error: { status: string; message: string } };
  expect([response.status, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  return [INVALID_ARGUMENT, error.message];
}

describe('a malformed name', () => {
  it.each([
    ['nothing', '', 'Document name "" lacks "projects" at index 0.'],
    ['the root', ROOT, `Document name "${ROOT}" lacks "/" at index ${ROOT.length}.`],
    ['a reserved id', `${ROOT}/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
    ['a long id', `${ROOT}/c/${'é'.repeat(751)}`, 'The key path element name is longer than 1500 bytes.'],
  ])('(%s) is refused in one way by everything that takes one', async (_what, name, message) => {
    const refusal: Refusal = [INVALID_ARGUMENT, message];
    const write = { update: { name } };
    expect(await unary('GetDocument', { name })).toEqual(refusal);
    expect(await unary('DeleteDocument', { name })).toEqual(refusal);
    expect(await unary('UpdateDocument', { document: { name } })).toEqual(refusal);
    expect(await unary('Commit', { database: DATABASE, writes: [write] })).toEqual(refusal);
    expect(await unary('Commit', { database: DATABASE, writes: [{ delete: name }] })).toEqual(refusal);
    expect(await unary('BatchWrite', { database: DATABASE, writes: [write] })).toEqual(refusal);
    expect(await writeStream(name)).toEqual(refusal);
    expect(await listenTarget({ documents: { documents: [name] } })).toEqual(refusal);
    expect(await restCommit(name)).toEqual(refusal);
  });

  it.each(['a..b', '.a', 'a.', '`a', 'a b', '1a'])('of a field, %j, is refused too', async (path) => {
    const document = { name: `${ROOT}/c/d`, fields: { a: { integerValue: 1 } } };
    const [code, message] = await unary('UpdateDocument', { document, updateMask: { fieldPaths: [path] } });
    expect(code).toBe(INVALID_ARGUMENT);
    expect(message).toContain(`Invalid property path "${path}". Unquoted property paths must match`);
    const order = { orderBy: [{ field: { fieldPath: path } }], from: [{ collectionId: 'c' }] };
    expect(await listenTarget({ query: { parent: ROOT, structuredQuery: order } })).toEqual([code, message]);
  });
});

describe('a message that leaves its choice open', () => {
  const name = `${ROOT}/c/d`;

  it.each([
    ['a write', {}, 'write must contain an operation.'],
    [
      'a transform',
      { transform: { document: name, fieldTransforms: [{ fieldPath: 'a' }] } },
      'a field transform must contain a transform type.',
    ],
    [
      'a value of the server',
      { update: { name }, updateTransforms: [{ fieldPath: 'a', setToServerValue: 0 }] },
      'a field transform must contain a transform type.',
    ],
  ])('(%s) is refused', async (_what, write, message) => {
    const request = { database: DATABASE, writes: [write] };
    expect(await unary('Commit', request)).toEqual([INVALID_ARGUMENT, message]);
    expect(await unary('BatchWrite', request)).toEqual([INVALID_ARGUMENT, message]);
  });

  it.each([
    ['a filter', {}, 'a filter must contain a filter type.'],
    ['what to ask', { unaryFilter: { field: { fieldPath: 'a' } } }, 'Unknown UnaryFilter operator.'],
  ])('(%s) is refused', async (_what, where, message) => {
    const structuredQuery = { from: [{ collectionId: 'c' }], where };
    const refusal = await listenTarget({ query: { parent: ROOT, structuredQuery } });
    expect(refusal).toEqual([INVALID_ARGUMENT, message]);
  });
});

describe('a token that is none', () => {
  const nonsense = Buffer.from('nonsense');

  it('of a transaction is refused by whatever takes one', async () => {
    const refusal: Refusal = [INVALID_ARGUMENT, 'Invalid transaction.'];
    const database = { database: DATABASE, transaction: nonsense };
    expect(await unary('GetDocument', { name: `${ROOT}/c/d`, transaction: nonsense })).toEqual(refusal);
    const writes = [{ update: { name: `${ROOT}/c/d` } }];
    expect(await unary('Commit', { ...database, writes })).toEqual(refusal);
    expect(await unary('Rollback', database)).toEqual(refusal);
  });

  it.each([
    'nonsense',
    '***',
    Buffer.from('after:').toString('base64'),
    Buffer.from('after:nonsense').toString('base64'),
  ])('of a page, %j, is refused', async (pageToken) => {
    for (const showMissing of [false, true]) {
      const list = { parent: ROOT, collectionId: 'c', pageToken, showMissing };
      expect(await unary('ListDocuments', list)).toEqual([INVALID_ARGUMENT, 'Invalid page token.']);
    }
  });

  it.each(['nonsense', Buffer.from('after:').toString('base64')])(
    'of a page of collection ids, %j, is refused',
    async (pageToken) => {
      const request = { parent: ROOT, pageToken };
      expect(await unary('ListCollectionIds', request)).toEqual([INVALID_ARGUMENT, 'Invalid page token.']);
    },
  );

  it('of a listener makes it start afresh', async () => {
    const stream = client.stream('Listen');
    const { addTarget } = listen(2) as { addTarget: object };
    stream.write({ database: DATABASE, addTarget: { ...addTarget, resumeToken: nonsense } });
    const messages: string[] = [];
    stream.on('data', (message: object) => messages.push(JSON.stringify(message)));
    await untilCurrent(stream);
    expect(messages[0]).toContain('"ADD"');
    expect(messages[1]).toContain('"RESET"');
    stream.end();
    await once(stream, 'end');
  });
});

describe('a body of 20 MB', () => {
  it('over gRPC is taken in, and judged by what it says', async () => {
    const fields = { text: { stringValue: 'x'.repeat(20 * MIB) } };
    const write = { update: { name: `${ROOT}/c/d`, fields } };
    expect(await unary('Commit', { database: DATABASE, writes: [write] })).toEqual([
      INVALID_ARGUMENT,
      'The value of property "text" is longer than 1048487 bytes.',
    ]);
  });
});

describe('connections that are half open', () => {
  const beginnings = [
    '',
    'GET / HT',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Half: ',
    `POST /v1/${ROOT}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"writes"`,
    `POST /google.firestore.v1.Firestore/Listen/channel?VER=8 HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\ncount=1`,
    'PRI * HTTP/2.0\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000',
  ];

  async function openAll(): Promise<Socket[]> {
    return Promise.all(
      beginnings.map(async (beginning) => {
        const socket = connect(emulator.port, '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.resume();
        if (beginning !== '') await new Promise((written) => socket.write(beginning, written));
        return socket;
      }),
    );
  }

  it('keep nobody from being served, and go when the server does', async () => {
    const sockets = [...(await openAll()), ...(await openAll())];
    expect(await unary('ListCollectionIds', { parent: ROOT })).toEqual([0, '']);
    expect((await fetch(`http://127.0.0.1:${emulator.port}/v1/${ROOT}/c/d`)).status).toBe(404);
    await listenOnce(emulator.port);

    const closed = sockets.map((socket) => once(socket, 'close'));
    await emulator.server.close();
    await Promise.all(closed);
    client.close();
    emulator = await startEmulator();
    client = rawClient(emulator.port);
  });

  it('keep nobody from being served when they break', async () => {
    for (const socket of await openAll()) socket.resetAndDestroy();
    expect(await unary('ListCollectionIds', { parent: ROOT })).toEqual([0, '']);
  });
});
