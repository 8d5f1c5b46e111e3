import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { StatusError } from '../../../emulator/src/core/status-error.ts';
import { RPC_NAMES } from '../../../emulator/src/transports/grpc/transport.ts';
import { messageType } from '../../../emulator/src/transports/messages/descriptor.ts';
import { rpcs } from '../../../emulator/src/transports/rpc/table.ts';
import { PROJECT, type RunningEmulator, startEmulator } from '../support/emulator.ts';

const CLOSED = 'closed-collection';
const withoutBigint = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
const STREAMS = [...RPC_NAMES.filter((name) => rpcs[name].kind === 'serverStream'), 'Listen', 'Write'];

let emulator: RunningEmulator;
let app: ReturnType<typeof initializeApp>;
let db: Firestore;
let tries: Record<string, number>;

beforeEach(async () => {
  tries = {};
  const service = new Proxy(createFirestoreService(), {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]): unknown => {
        tries[String(name)] = (tries[String(name)] ?? 0) + 1;
        if (JSON.stringify(values, withoutBigint).includes(CLOSED))
          throw new StatusError('INVALID_ARGUMENT', 'closed');
        return Reflect.apply(member, target, values);
      };
    },
  });
  emulator = await startEmulator({ service });
  app = initializeApp({ projectId: PROJECT }, 'refused');
  db = getFirestore(app);
  db.settings({ host: `127.0.0.1:${emulator.port}`, ssl: false });
});

afterEach(async () => {
  await deleteApp(app);
  await emulator.stop();
});

const refusedQuery = () => db.collection('c').where('__name__', '==', 'd').where('a', '>', 1);
const reserved = () => db.doc('c/__reserved__');
const INVALID_ARGUMENT = { code: 3 };

describe('a stream that is refused', () => {
  it.each(STREAMS)('begins with headers: %s', async (method) => {
    const session = connect(`http://127.0.0.1:${emulator.port}`);
    const message = messageType(`${method}Request`).encode({ database: 'no database' }).finish();
    const head = Buffer.alloc(5);
    head.writeUInt32BE(message.length, 1);
    const stream = session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
      'content-type': 'application/grpc',
      te: 'trailers',
      authorization: 'Bearer owner',
    });
    const headers = once(stream, 'response') as Promise<[IncomingHttpHeaders]>;
    const trailers = once(stream, 'trailers') as Promise<[IncomingHttpHeaders]>;
    stream.resume();
    stream.end(Buffer.concat([head, message]));
    expect((await headers)[0]).not.toHaveProperty('grpc-status');
    expect(Number((await trailers)[0]['grpc-status'])).toBeGreaterThan(0);
    session.destroy();
  });

  it('is tried once: a query', async () => {
    await expect(refusedQuery().get()).rejects.toMatchObject(INVALID_ARGUMENT);
    expect(tries['runQuery']).toBe(1);
  });

  it('is tried once: an aggregation', async () => {
    await expect(refusedQuery().count().get()).rejects.toMatchObject(INVALID_ARGUMENT);
    expect(tries['runAggregationQuery']).toBe(1);
  });

  it('is tried once: documents', async () => {
    await expect(db.getAll(reserved())).rejects.toMatchObject(INVALID_ARGUMENT);
    expect(tries['batchGetDocuments']).toBe(1);
  });

  it('is tried once: a query, an aggregation and documents in a transaction', async () => {
    const inTransaction = (read: (transaction: FirebaseFirestore.Transaction) => Promise<unknown>) =>
      expect(db.runTransaction(read)).rejects.toMatchObject(INVALID_ARGUMENT);
    await inTransaction((transaction) => transaction.get(refusedQuery()));
    await inTransaction((transaction) => transaction.get(refusedQuery().count()));
    await inTransaction((transaction) => transaction.get(reserved()));
    expect(tries).toMatchObject({ runQuery: 1, runAggregationQuery: 1, batchGetDocuments: 1 });
  });

  it('is tried once: a listener', async () => {
    const refusal = new Promise((_, reject) => {
      db.collection(CLOSED).onSnapshot(() => undefined, reject);
    });
    await expect(refusal).rejects.toThrow('Error 3: closed');
    expect(tries['runQuery']).toBe(1);
    await expect.poll(() => emulator.server.openStreams.listen).toBe(0);
  });
});
