import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import protobuf from 'protobufjs/light.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommittedChanges, Document } from '../../core/model.ts';
import { StatusError } from '../../core/status-error.ts';
import { messageType } from '../../transports/messages/descriptor.ts';
import { encodeJson } from '../../transports/messages/json.ts';
import { parseV1Registration, parseV2Registration } from './function-triggers.ts';
import { createTriggerDispatcher, type TriggerDispatcher } from './trigger-dispatcher.ts';

/** The protobuf tag of a length-delimited field, such as a string or a message. */
const tagOf = (field: number): number => field * 8 + 2;
const DATABASE = 'projects/demo/databases/(default)';
const EVENTS = 50;
const COMMIT_TIME = 1_700_000_000_123_456n;

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Harness {
  readonly dispatcher: TriggerDispatcher;
  readonly next: () => Promise<Received>;
  readonly warning: Promise<string>;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
});

async function start(options: { status?: number; target?: string } = {}): Promise<Harness> {
  const received: Received[] = [];
  const waiting: ((request: Received) => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = {
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      const resolve = waiting.shift();
      if (resolve) resolve(event);
      else received.push(event);
      response.writeHead(options.status ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let warn: (message: string) => void = () => undefined;
  const warning = new Promise<string>((resolve) => {
    warn = resolve;
  });
  const dispatcher = createTriggerDispatcher({
    functionsEmulator: options.target ?? `127.0.0.1:${port}`,
    newId: () => 'event-1',
    logger: { info: () => undefined, warn: (message) => warn(message), error: () => undefined },
  });
  cleanups.push(() => {
    dispatcher.close();
    server.close();
    server.closeAllConnections();
  });
  const next = (): Promise<Received> => {
    const first = received.shift();
    return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
  };
  return { dispatcher, next, warning };
}

function document(path: string, text: string): Document {
  return {
    name: `${DATABASE}/documents/${path}`,
    fields: new Map([['text', { kind: 'string', value: text }]]),
    createTime: 1_600_000_000_000_000n,
    updateTime: COMMIT_TIME,
  };
}

function commit(path: string, before: string | null, after: string | null): CommittedChanges {
  return {
    database: DATABASE,
    commitTime: COMMIT_TIME,
    changes: [
      {
        name: `${DATABASE}/documents/${path}`,
        before: before === null ? null : document(path, before),
        after: after === null ? null : document(path, after),
      },
    ],
  };
}

function v1(event: string, pattern = 'c/{id}') {
  return parseV1Registration('demo', 'us-central1-one', {
    eventTrigger: {
      eventType: `providers/cloud.firestore/eventTypes/document.${event}`,
      resource: `${DATABASE}/documents/${pattern}`,
      service: 'firestore.googleapis.com',
    },
  });
}

function v2(event: string, matchType = 'PATH_PATTERN', value = 'c/{id}') {
  return parseV2Registration('demo', 'us-central1-two', {
    eventType: `google.cloud.firestore.document.v1.${event}`,
    database: '(default)',
    namespace: '(default)',
    document: { value, matchType },
  });
}

describe('a v1 trigger', () => {
  it('receives JSON', async () => {
    const { dispatcher, next } = await start();
    dispatcher.register(v1('write'));
    dispatcher.dispatch(commit('c/d', 'old', 'new'));
    const { url, headers, body } = await next();
    expect(url).toBe('/functions/projects/demo/triggers/us-central1-one');
    expect(headers['content-type']).toBe('application/json');
    const documentJson = (text: string) => ({
      name: `${DATABASE}/documents/c/d`,
      fields: { text: { stringValue: text } },
      createTime: '2020-09-13T12:26:40Z',
      updateTime: '2023-11-14T22:13:20.123456Z',
    });
    expect(JSON.parse(body)).toEqual({
      data: {
        value: documentJson('new'),
        oldValue: documentJson('old'),
        updateMask: { fieldPaths: ['text'] },
      },
      context: {
        eventId: 'event-1',
        timestamp: '2023-11-14T22:13:20.123456Z',
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
        resource: { name: `${DATABASE}/documents/c/d`, service: 'firestore.googleapis.com' },
      },
    });
  });

  it('has no old value for a create and no value for a delete', async () => {
    const { dispatcher, next } = await start();
    dispatcher.register(v1('write'));
    dispatcher.dispatch(commit('c/d', null, 'new'));
    const created: unknown = JSON.parse((await next()).body);
    expect(created).toHaveProperty('data.value');
    expect(created).not.toHaveProperty('data.oldValue');
    expect(created).toHaveProperty('data.updateMask', {});
    dispatcher.dispatch(commit('c/d', 'old', null));
    const deleted: unknown = JSON.parse((await next()).body);
    expect(deleted).toHaveProperty('data.oldValue');
    expect(deleted).not.toHaveProperty('data.value');
  });
});

describe('a v2 trigger', () => {
  it('receives a CloudEvent with the change as base64 of protobuf', async () => {
    const { dispatcher, next } = await start();
    dispatcher.register(v2('updated'));
    dispatcher.dispatch(commit('c/dí', 'old', 'new'));
    const { url, headers, body } = await next();
    expect(url).toBe('/functions/projects/demo/triggers/us-central1-two');
    expect(headers).toMatchObject({
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': 'google.cloud.firestore.document.v1.updated',
      'ce-id': 'event-1',
      'ce-time': '2023-11-14T22:13:20.123456Z',
      'ce-source': '//firestore.googleapis.com/projects/projects/demo/databases/(default)',
      'ce-subject': 'documents/c/d%C3%AD',
      'ce-datacontenttype': 'application/protobuf',
      'ce-location': 'us-central1',
      'ce-project': 'demo',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'ce-document': 'c/d%C3%AD',
    });
    expect(headers).not.toHaveProperty('ce-authtype');
    const type = messageType('Document');
    const reader = protobuf.Reader.create(Buffer.from(body, 'base64'));
    const nextDocument = () => encodeJson('Document', type.decode(reader.bytes()));
    expect(reader.uint32()).toBe(tagOf(1));
    expect(nextDocument()).toMatchObject({ fields: { text: { stringValue: 'new' } } });
    expect(reader.uint32()).toBe(tagOf(2));
    expect(nextDocument()).toMatchObject({ fields: { text: { stringValue: 'old' } } });
    expect(reader.uint32()).toBe(tagOf(3));
    const mask = protobuf.Reader.create(reader.bytes());
    expect([mask.uint32(), mask.string()]).toEqual([tagOf(1), 'text']);
    expect([reader.pos, mask.pos]).toEqual([reader.len, mask.len]);
  });

  it('carries an auth type when it asked for the auth context', async () => {
    const { dispatcher, next } = await start();
    dispatcher.register(v2('created.withAuthContext'));
    dispatcher.dispatch(commit('c/d', null, 'new'));
    expect((await next()).headers).toMatchObject({ 'ce-authtype': 'unknown' });
  });
});

describe('dispatch', () => {
  it('sends only what a trigger asked for', async () => {
    const { dispatcher, next } = await start();
    dispatcher.register(v1('delete'));
    dispatcher.register(v2('created', 'EXACT', 'c/one'));
    for (const [path, before, after] of [
      ['c/d', 'same', 'same'],
      ['c/d', null, 'new'],
      ['other/d', 'old', null],
      ['c/one', null, 'new'],
    ] as const) {
      dispatcher.dispatch(commit(path, before, after));
    }
    expect((await next()).headers['ce-document']).toBe('c/one');
    dispatcher.dispatch({ ...commit('c/d', 'old', null), database: 'projects/demo/databases/db22222' });
    dispatcher.dispatch(commit('c/d', 'old', null));
    expect((await next()).url).toContain('us-central1-one');
  });

  it('replaces a trigger that registers again', async () => {
    const { dispatcher, next } = await start();
    dispatcher.register(v1('write', 'old/{id}'));
    dispatcher.register(v1('write', 'c/{id}'));
    dispatcher.dispatch(commit('old/d', null, 'new'));
    dispatcher.dispatch(commit('c/d', null, 'new'));
    expect((await next()).body).toContain('documents/c/d');
  });

  it('sends twenty events at a time and no more', async () => {
    const held: ServerResponse[] = [];
    let most = 0;
    let answered = 0;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = createServer((_request, response) => {
      held.push(response);
      most = Math.max(most, held.length);
      const isLast = answered + held.length === EVENTS;
      // `setImmediate` delays the answers, so that a request beyond the limit would be counted first.
      if (held.length >= 20 || isLast) setImmediate(answerAll);
    }).listen(0, '127.0.0.1');
    function answerAll(): void {
      answered += held.length;
      for (const response of held.splice(0)) response.end();
      if (answered === EVENTS) finish();
    }
    await once(server, 'listening');
    const { dispatcher } = await start({ target: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    cleanups.push(() => server.close());
    dispatcher.register(v1('write', 'c/{id}'));
    for (let event = 0; event < EVENTS; event++) dispatcher.dispatch(commit(`c/${event}`, null, 'new'));
    await finished;
    expect(most).toBe(20);
  });

  it('lets events wait in little memory while functions are slow', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { dispatcher } = await start({ target: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    cleanups.push(() => {
      server.close();
      server.closeAllConnections();
    });
    dispatcher.register(v1('write', 'c/{id}'));
    const before = heapInUse();
    for (let event = 0; event < 40_000; event++) dispatcher.dispatch(commit(`c/${event}`, null, 'new'));
    expect(heapInUse() - before).toBeLessThan(80_000_000);
  });

  it.each([
    ['an answer of HTTP 500', { status: 500 }, 'HTTP 500'],
    ['nobody listening', { target: '127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('logs %s', async (_label, options, reason) => {
    const { dispatcher, warning } = await start(options);
    dispatcher.register(v1('write'));
    dispatcher.dispatch(commit('c/d', null, 'new'));
    expect(await warning).toContain('Event for function us-central1-one was not delivered');
    expect(await warning).toContain(reason);
  });
});

describe('an event that cannot be written down', () => {
  it('is logged, and fails neither the write nor the events after it', async () => {
    const { dispatcher, next, warning } = await start();
    dispatcher.register(v2('written'));
    const cut = commit('c/half an emoji \ud83d', null, 'new');
    const whole = commit('c/d', null, 'new');
    dispatcher.dispatch({ ...whole, changes: [...cut.changes, ...whole.changes] });
    expect(await warning).toContain('Event for function us-central1-two was not delivered');
    expect((await next()).headers['ce-document']).toBe('c/d');
  });
});

describe('a registration', () => {
  it.each([
    [
      'an unknown event',
      { eventType: 'x', resource: `${DATABASE}/documents/c/d` },
      'Unsupported event type "x".',
    ],
    ['no event', {}, 'The trigger lacks its eventType.'],
    [
      'a resource that is no document',
      { eventType: 'providers/cloud.firestore/eventTypes/document.write', resource: 'projects/p' },
      'The trigger\'s resource must be "projects/{project}/databases/{database}/documents/{path}".',
    ],
  ])('of a v1 trigger with %s is refused', (_label, eventTrigger, message) => {
    const register = () => parseV1Registration('demo', 'key', { eventTrigger });
    expect(register).toThrow(StatusError);
    expect(register).toThrow(message);
  });

  it.each([[null], ['text'], [{ eventType: 'google.cloud.firestore.document.v1.created' }]])(
    'of a v2 trigger as %j is refused',
    (body) => {
      expect(() => parseV2Registration('demo', 'key', body)).toThrow(StatusError);
    },
  );
});
