import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { readExport } from './admin/export/read-export.ts';
import { writeExport } from './admin/export/write-export.ts';
import type { Caller } from './core/authorizer.ts';
import { StatusError } from './core/status-error.ts';
import type { Value } from './core/values/value.ts';
import { createEmulator, type Emulator, type EmulatorOptions } from './create-emulator.ts';

const SEEDED = 'projects/exported/databases/(default)/documents/seeded/one';
const DENY_ALL = `service cloud.firestore {
  match /databases/{db}/documents { match /{document=**} { allow read, write: if false; } }
}`;
const TEXT: Value = { kind: 'string', value: 'text' };

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
});

function start(options: Partial<EmulatorOptions> = {}): Emulator {
  const emulator = createEmulator({
    seed: null,
    functionsEmulator: null,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    shutdown: () => undefined,
    ...options,
  });
  onTestFinished(() => emulator.close());
  return emulator;
}

async function seed() {
  const documents = [{ name: SEEDED, fields: new Map([['text', TEXT]]) }];
  await writeExport({ directory: folder, name: 'seed', documents, now: Date.now });
  return readExport(join(folder, 'seed/seed.overall_export_metadata'));
}

function database(project: string, id = '(default)'): string {
  return `projects/${project}/databases/${id}`;
}

function namesIn(emulator: Emulator, name: string): string[] {
  return emulator.service.allDocuments(name).map((document) => document.name);
}

async function write(emulator: Emulator, name: string): Promise<void> {
  await emulator.service.updateDocument(
    { kind: 'admin' },
    { name, fields: new Map([['text', TEXT]]), updateMask: null, mask: null, precondition: null },
  );
}

describe('a seed', () => {
  it('is in every project at first use, and in no other database', async () => {
    const emulator = start({ seed: await seed() });
    for (const project of ['one', 'two']) {
      expect(namesIn(emulator, database(project))).toEqual([`${database(project)}/documents/seeded/one`]);
      expect(namesIn(emulator, database(project, 'db2'))).toEqual([]);
    }
  });

  it('comes back after a reset, not after a clear', async () => {
    const emulator = start({ seed: await seed() });
    const name = database('one');
    await write(emulator, `${name}/documents/c/mine`);
    emulator.service.clearDatabase(name);
    expect(namesIn(emulator, name)).toEqual([]);
    await write(emulator, `${name}/documents/c/mine`);
    emulator.service.reset();
    expect(namesIn(emulator, name)).toEqual([`${name}/documents/seeded/one`]);
  });
});

describe('function triggers', () => {
  it('hear of writes by clients, not of seeds, imports, clearing and resetting', async () => {
    const events: string[] = [];
    const heard = new EventEmitter();
    const functions = createServer((event: IncomingMessage, response) => {
      events.push(String(event.headers['ce-document']));
      response.end();
      heard.emit('event');
    }).listen(0, '127.0.0.1');
    await once(functions, 'listening');
    const contents = await seed();
    const emulator = start({
      seed: contents,
      functionsEmulator: `127.0.0.1:${(functions.address() as AddressInfo).port}`,
    });
    const { port } = await emulator.listen('127.0.0.1', 0);
    const send = async (method: string, path: string, body: object | null): Promise<void> => {
      const url = `http://127.0.0.1:${port}${path}`;
      const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
      expect(response.status).toBe(200);
      await response.text();
    };
    await send('POST', '/emulator/v1/projects/one/eventarcTrigger?eventarcTriggerId=all', {
      eventType: 'google.cloud.firestore.document.v1.written',
      database: '(default)',
      namespace: '(default)',
      document: { value: '{path=**}', matchType: 'PATH_PATTERN' },
    });
    const documents = `/emulator/v1/${database('one')}/documents`;
    await write(emulator, `${database('one')}/documents/c/first`);
    await send('POST', '/emulator/v1/projects/one:import', {
      database: database('one'),
      export_directory: join(folder, 'seed/seed.overall_export_metadata'),
    });
    await send('DELETE', `${documents}/c`, null);
    await send('DELETE', documents, null);
    await write(emulator, `${database('one')}/documents/c/second`);
    await send('POST', '/reset', null);
    await write(emulator, `${database('one')}/documents/c/last`);
    // The events travel on separate connections, so their order of arrival may differ.
    const written = ['c/first', 'c/last', 'c/second'];
    while (!written.every((path) => events.includes(path))) await once(heard, 'event');
    expect(events.sort()).toEqual(written);
    functions.close();
    functions.closeAllConnections();
  });
});

describe('the requests monitor', () => {
  it('shows what rules decided, and nothing of administrators', async () => {
    const emulator = start();
    const { port } = await emulator.monitor.listen('127.0.0.1', 0);
    emulator.registry.load('one', [{ content: DENY_ALL }], { ignoreErrors: false });
    const name = `${database('one')}/documents/c/d`;
    const read = (caller: Caller) => () =>
      emulator.service.getDocument(caller, { name, mask: null, consistency: { kind: 'latest' } });
    expect(read({ kind: 'admin' })).toThrow('not found');
    expect(read({ kind: 'user', auth: null })).toThrow("false for 'get'");
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/requests',
      headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'a2V5' },
    });
    call.end();
    const [, socket, head] = (await once(call, 'upgrade')) as [IncomingMessage, Socket, Buffer];
    const frame = head.length > 0 ? head : ((await once(socket, 'data')) as [Buffer])[0];
    const history: unknown = JSON.parse(frame.subarray(frame.indexOf('[')).toString());
    expect(history).toMatchObject([
      { outcome: 'deny', rulesContext: { method: 'get', path: '/databases/(default)/documents/c/d' } },
    ]);
    socket.destroy();
  });
});

describe('a database', () => {
  it('is announced when it is first used', async () => {
    const used: string[] = [];
    const emulator = start({ onDatabaseUsed: (name) => used.push(name) });
    await write(emulator, `${database('one')}/documents/c/d`);
    await write(emulator, `${database('one')}/documents/c/e`);
    expect(used).toEqual([database('one')]);
  });

  it('is refused each time, not only the first, when it must not be used', async () => {
    const emulator = start({
      onDatabaseUsed: () => {
        throw new StatusError('INVALID_ARGUMENT', 'not here');
      },
    });
    for (let time = 0; time < 2; time++) {
      expect(() => namesIn(emulator, database('other'))).toThrow('not here');
      await expect(write(emulator, `${database('other')}/documents/c/x`)).rejects.toThrow('not here');
    }
  });
});
