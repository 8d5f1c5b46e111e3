import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLogger } from '../logger.ts';
import { collection } from './collection.ts';
import type { Database } from './database.ts';
import { createDatabase } from './firestore-database.ts';
import { orUnavailable, type Patience, READ_LIMIT_MS, readInTime } from './unavailable.ts';

const failing = (code: number | string) => () =>
  Promise.reject(Object.assign(new Error(`code ${code}`), { code }));
const silent = () => new Promise<never>(() => undefined);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('a store that is unavailable', () => {
  it.each([1, 2, 4, 8, 10, 13, 14, 'ECONNRESET', 'EAI_AGAIN', 'ERR_STREAM_PREMATURE_CLOSE'])(
    'tells the caller to come back (%s)',
    async (code) => {
      const comeBack = { code: 'unavailable', httpStatus: 503, cause: { code } };
      await expect(orUnavailable(failing(code))).rejects.toMatchObject(comeBack);
      await expect(readInTime(failing(code))).rejects.toMatchObject(comeBack);
    },
  );

  it('tells it so too after a page that is no answer of Firestore', async () => {
    const page = () => Promise.reject(new SyntaxError('Unexpected token <'));
    await expect(orUnavailable(page)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([3, 5, 7, 'auth/internal-error', 'ERR_INVALID_ARG_TYPE', 'conflict'])(
    'is not blamed for another fault (%s)',
    async (code) => {
      await expect(orUnavailable(failing(code))).rejects.toMatchObject({ code });
      await expect(readInTime(failing(code))).rejects.toMatchObject({ code });
    },
  );
});

describe('a store that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is waited for until the limit, and not longer', async () => {
    const code = codeOf(readInTime(silent));
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe('unavailable');
  });

  it('gets a new time limit for each step', async () => {
    let wait: Patience = () => undefined;
    const code = codeOf(
      orUnavailable((given) => {
        wait = given;
        return silent();
      }),
    );
    wait(100);
    await vi.advanceTimersByTimeAsync(99);
    wait(100);
    await vi.advanceTimersByTimeAsync(99);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe('unavailable');
    expect(() => wait(100)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind once it speaks', async () => {
    expect(await codeOf(readInTime(() => Promise.resolve()))).toBe('answered');
    expect(await codeOf(readInTime(failing(14)))).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
  });
});

const PROJECT = 'demo-lost';
const NOTES = collection('notes', z.object({ id: z.string() }));
const NAME = `projects/${PROJECT}/databases/(default)/documents/notes/a`;
const AT = '2026-11-28T12:00:00Z';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const drop: Answer = ({ socket }) => socket.destroy();
const page: Answer = (_, response) => response.writeHead(503).end('<html>Service Unavailable</html>');
const firestore: Answer = ({ url = '' }, response) => {
  const answers = {
    batchGet: [{ missing: NAME, readTime: AT }],
    beginTransaction: { transaction: 'dA==' },
    commit: { writeResults: [{ updateTime: AT }], commitTime: AT },
  };
  const [, call] = /:(\w+)/.exec(url) ?? [];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(Object.entries(answers).find(([name]) => name === call)?.[1] ?? {}));
};

/** In production the SDK uses REST, whose errors differ from those of gRPC, which the emulators use. */
async function openDatabase(first: Answer, later: Answer) {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    calls += 1;
    (calls === 1 ? first : later)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  const credential = cert({ projectId: PROJECT, clientEmail: 'nobody@example.test', privateKey });
  const app = initializeApp({ projectId: PROJECT, credential }, randomUUID());
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await deleteApp(app);
    server.closeAllConnections();
    server.close();
  });
  return createDatabase(
    initializeFirestore(app, { preferRest: true }),
    createLogger(() => undefined),
  );
}

const calls = [
  ['a read', (database: Database) => database.get(NOTES, 'a')],
  ['a write', (database: Database) => database.transaction(async (one) => one.set(NOTES, { id: 'a' }))],
] as const;

describe('over REST', () => {
  it.each(calls)('%s is made again on a new connection if the old one was cut', async (_, call) => {
    const done = await call(await openDatabase(drop, firestore));
    expect(done ?? 'made').toBe('made');
  });

  it.each(calls)('%s without Firestore tells the caller to come back', async (_, call) => {
    const comeBack = { code: 'unavailable', httpStatus: 503 };
    await expect(call(await openDatabase(drop, drop))).rejects.toMatchObject(comeBack);
  });

  it('a page in the place of an answer is not taken for a fault of ours', async () => {
    const [, [, write]] = calls;
    const written = write(await openDatabase(page, page));
    await expect(written).rejects.toMatchObject({ code: 'unavailable', httpStatus: 503 });
  });
});
