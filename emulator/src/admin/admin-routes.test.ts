import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import type { Value } from '../core/values/value.ts';
import { createEmulator, type Emulator } from '../create-emulator.ts';

const DATABASE = 'projects/demo/databases/(default)';
const DENY = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /{document=**} { allow read, write: if request.auth != null; }
  }
}
`;

let emulator: Emulator;
let base = '';
let folder = '';
let onShutdown: () => void;
let logged: string[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  onShutdown = () => undefined;
  logged = [];
  emulator = createEmulator({
    seed: null,
    functionsEmulator: null,
    logger: {
      info: () => undefined,
      warn: (message) => logged.push(message),
      error: (message, error) => logged.push(`${message} ${String(error)}`),
    },
    shutdown: () => onShutdown(),
  });
  const { port } = await emulator.listen('127.0.0.1', 0);
  base = `http://127.0.0.1:${port}`;
});

afterEach(() => emulator.close());

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(`${base}${path}`, {
    method,
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: await response.text(),
  };
}

async function write(path: string, text = path, database = DATABASE): Promise<void> {
  const value: Value = { kind: 'string', value: text };
  await emulator.service.updateDocument(
    { kind: 'admin' },
    {
      name: `${database}/documents/${path}`,
      fields: new Map([['text', value]]),
      updateMask: null,
      mask: null,
      precondition: null,
    },
  );
}

function stored(path: string) {
  const name = `${DATABASE}/documents/${path}`;
  return emulator.service.getDocument(
    { kind: 'admin' },
    { name, mask: null, consistency: { kind: 'latest' } },
  );
}

function paths(database = DATABASE): string[] {
  return emulator.service
    .allDocuments(database)
    .map(({ name }) => name.slice(`${database}/documents/`.length));
}

const NOT_FOUND: Answer = { status: 404, type: null, body: 'Not Found\n' };
const EMPTY: Answer = { status: 200, type: 'application/json', body: '{\n}\n' };

describe('plain endpoints', () => {
  it('says that it is ready', async () => {
    expect(await call('GET', '/')).toEqual({ status: 200, type: null, body: 'Ok\n' });
    expect(await call('GET', '/?x=1')).toMatchObject({ body: 'Ok\n' });
  });

  it.each([
    ['POST', '/'],
    ['GET', '/reset'],
    ['POST', '/reset/'],
    ['POST', '/Reset'],
    ['GET', '/shutdown'],
    ['GET', '/emulator/v1/projects/demo:securityRules'],
    ['POST', '/emulator/v1/projects/demo:export/'],
    ['POST', '/emulator/v1/projects/demo:exportx'],
    ['POST', '/emulator/v1/projects:export'],
    ['POST', '/emulator/v1/x:export'],
    ['GET', '/emulator/v1/projects/demo:import'],
  ])('knows no %s %s', async (method, path) => {
    expect(await call(method, path)).toEqual(NOT_FOUND);
  });

  it('resets every database', async () => {
    await write('c/a');
    await write('c/b', 'b', 'projects/other/databases/db2');
    expect(await call('POST', '/reset')).toEqual({ status: 200, type: null, body: 'Resetting...\n' });
    expect([...paths(), ...paths('projects/other/databases/db2')]).toEqual([]);
  });

  it('shuts down after it has answered', async () => {
    const shutDown = new Promise<void>((resolve) => {
      onShutdown = resolve;
    });
    expect(await call('POST', '/shutdown')).toEqual({ status: 200, type: null, body: 'Shutting down...\n' });
    await shutDown;
  });
});

describe('clearing', () => {
  const url = `/emulator/v1/${DATABASE}/documents`;

  it.each([url, `${url}/`])('%s empties that database alone', async (path) => {
    await write('c/a');
    await write('c/b', 'b', 'projects/demo/databases/db2');
    expect(await call('DELETE', path)).toEqual(EMPTY);
    expect(paths()).toEqual([]);
    expect(paths('projects/demo/databases/db2')).toEqual(['c/b']);
  });

  it('of a collection or a document takes everything below', async () => {
    for (const path of ['c/a', 'c/a/sub/x', 'c/b', 'd/í 1', 'd/í 1/sub/y', 'd/z']) await write(path);
    expect(await call('DELETE', `${url}/c`)).toEqual(EMPTY);
    expect(await call('DELETE', `${url}/d/%C3%AD%201`)).toEqual(EMPTY);
    expect(paths()).toEqual(['d/z']);
  });

  it('needs no authorisation, but refuses an invalid one', async () => {
    expect(await call('DELETE', url, undefined, { authorization: 'Bearer owner' })).toEqual(EMPTY);
    const malformed = await call('DELETE', url, undefined, { authorization: 'Bearer x.y' });
    expect(malformed.status).toBe(400);
    expect(JSON.parse(malformed.body)).toEqual({
      error: { code: 400, message: 'invalid jwt', status: 'INVALID_ARGUMENT' },
    });
    expect((await call('DELETE', url, undefined, { authorization: 'Basic eDp5' })).status).toBe(500);
  });
});

describe('rules', () => {
  const url = '/emulator/v1/projects/demo:securityRules';

  async function statusOfRead(): Promise<number> {
    return (await call('GET', `/v1/${DATABASE}/documents/c/a`)).status;
  }

  it('are loaded in every form of the request', async () => {
    expect(await statusOfRead()).toBe(404);
    for (const body of [
      { rules: { files: [{ name: 'firestore.rules', content: DENY }] } },
      { rules: { files: [{ content: DENY }] } },
      { ignore_errors: true, rules: { files: [{ name: null, content: DENY }] } },
      { ignoreErrors: false, rules: { files: [{ content: DENY }] } },
    ]) {
      expect(await call('PUT', url, body)).toEqual({ status: 200, type: 'application/json', body: '{}' });
    }
    expect(await statusOfRead()).toBe(403);
  });

  it('that do not compile are refused, and the old ones stay', async () => {
    await call('PUT', url, { rules: { files: [{ content: DENY }] } });
    const answer = await call('PUT', url, { rules: { files: [{ content: 'broken' }] } });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({
      error: {
        code: 400,
        message:
          "Error compiling rules:\nL1:1 mismatched input 'broken' expecting {'function', 'import', 'service', 'rules_version'}",
        status: 'INVALID_ARGUMENT',
      },
    });
    expect(await statusOfRead()).toBe(403);
  });

  it('that do not compile are reported as issues when errors are to be ignored', async () => {
    const answer = await call('PUT', url, { ignore_errors: true, rules: { files: [{ content: 'broken' }] } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      issues: [
        { severity: 'ERROR', sourcePosition: { line: 1, column: 1 } },
        { severity: 3, sourcePosition: { line: 1, column: 1 } },
      ],
    });
    const warned = DENY.replace('request.auth', 'unknown');
    const warning = await call('PUT', url, { ignore_errors: true, rules: { files: [{ content: warned }] } });
    expect(JSON.parse(warning.body)).toMatchObject({ issues: [{ severity: 'WARNING' }] });
  });

  it.each([
    '',
    '[]',
    'no json',
    '{}',
    '{"rules":{}}',
    '{"rules":{"files":[]}}',
    '{"rules":{"files":[{}]}}',
    '{"x":1}',
  ])('refuses the body %j', async (body) => {
    const answer = await call('PUT', url, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain("Payload isn't valid for request.");
  });

  it('report their coverage as JSON and as a page', async () => {
    await call('PUT', url, { rules: { files: [{ name: 'firestore.rules', content: DENY }] } });
    await statusOfRead();
    const coverage = await call('GET', '/emulator/v1/projects/demo:ruleCoverage');
    expect(coverage).toMatchObject({ status: 200, type: 'application/json' });
    expect(JSON.parse(coverage.body)).toMatchObject({
      rules: { files: [{ name: 'firestore.rules', content: DENY }] },
      report: [{ values: [{ value: { boolValue: false } }] }],
    });
    const page = await call('GET', '/emulator/v1/projects/demo:ruleCoverage.html');
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(page.body).toContain('<title>Firestore Rule Coverage Report</title>');
  });

  it('that were never loaded have an empty coverage', async () => {
    const coverage = await call('GET', '/emulator/v1/projects/none:ruleCoverage');
    expect(JSON.parse(coverage.body)).toEqual({ rules: { files: [] } });
    const page = await call('GET', '/emulator/v1/projects/none:ruleCoverage.html');
    expect(page.body).toContain('<title>Firestore Rule Coverage Report</title>');
  });
});

describe('export and import', () => {
  const exportUrl = '/emulator/v1/projects/demo:export';
  const importUrl = '/emulator/v1/projects/demo:import';

  it('moves a database', async () => {
    await write('c/a');
    await write('c/__id7__');
    const body = { database: DATABASE, export_directory: folder, export_name: 'one' };
    expect(await call('POST', exportUrl, body)).toEqual(EMPTY);
    const file = join(folder, 'one/one.overall_export_metadata');
    const target = 'projects/other/databases/(default)';
    expect(await call('POST', importUrl, { database: target, export_directory: file })).toEqual(EMPTY);
    expect(paths(target)).toEqual(['c/__id7__', 'c/a']);
  });

  it('takes camelCase, null, a database in the path, and names an export by the time', async () => {
    const body = { database: DATABASE, exportDirectory: folder, exportName: null };
    expect(await call('POST', `/emulator/v1/${DATABASE}:export`, body)).toEqual(EMPTY);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^firestore_export_\d{10}$/)]);
  });

  it('keeps documents that the export does not name, and the update time of equal ones', async () => {
    await write('c/same');
    await write('c/other', 'exported');
    const body = { database: DATABASE, export_directory: folder, export_name: 'one' };
    await call('POST', exportUrl, body);
    await write('c/other', 'changed');
    await write('c/mine');
    const before = stored('c/same').updateTime;
    await call('POST', importUrl, {
      database: DATABASE,
      export_directory: join(folder, 'one/one.overall_export_metadata'),
    });
    expect(paths()).toEqual(['c/mine', 'c/other', 'c/same']);
    expect(stored('c/same').updateTime).toBe(before);
    expect(stored('c/other').fields.get('text')).toEqual({
      kind: 'string',
      value: 'exported',
    });
  });

  it.each([
    [{ export_directory: 'D' }, 400, 'Database name "" lacks "projects" at index 0.'],
    [{ database: 1, export_directory: 'D' }, 400, 'Database name "1" lacks "projects" at index 0.'],
    [{ database: `${DATABASE}/` }, 400, `Database name "${DATABASE}/" has invalid trailing "/".`],
    [{ database: DATABASE }, 400, 'export_directory must be a directory'],
    [{ database: DATABASE, export_directory: '/none' }, 400, 'export_directory must be a directory'],
    [{ database: DATABASE, export_directory: 'D', export_name: 'a/b' }, 500, 'failed to write export'],
    [{ database: DATABASE, export_directory: 'D', bogus: 1 }, 400, "Payload isn't valid for request."],
    [{ database: {} }, 400, "Payload isn't valid for request."],
    ['[]', 400, "Payload isn't valid for request."],
    ['not json', 400, "Payload isn't valid for request."],
    ['', 400, 'Database name "" lacks "projects" at index 0.'],
  ])('refuses to export for %j', async (body, status, message) => {
    const text = (typeof body === 'string' ? body : JSON.stringify(body)).replace(
      '"D"',
      JSON.stringify(folder),
    );
    const answer = await call('POST', exportUrl, text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: status, message } });
    expect(await readdir(folder)).toEqual([]);
  });

  it('changes nothing when an import fails', async () => {
    await write('c/a', 'exported');
    await write('c/b', 'exported');
    const body = { database: DATABASE, export_directory: folder, export_name: 'one' };
    await call('POST', exportUrl, body);
    await write('c/a', 'changed');
    await writeFile(join(folder, 'one/all_namespaces/all_kinds/output-0'), Buffer.alloc(40, 7));
    const answer = await call('POST', importUrl, {
      database: DATABASE,
      export_directory: join(folder, 'one/one.overall_export_metadata'),
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'Invalid record' },
    });
    expect(stored('c/a').fields.get('text')).toEqual({
      kind: 'string',
      value: 'changed',
    });
  });

  it.each([
    [{ database: DATABASE }, 'Failed to parse overall export metadata file'],
    [{ database: DATABASE, export_directory: '/none' }, 'Failed to parse overall export metadata file'],
    [{ database: DATABASE, export_name: 'n' }, "Payload isn't valid for request."],
    [{ export_directory: '/none' }, 'Database name "" lacks "projects" at index 0.'],
  ])('refuses to import for %j', async (body, message) => {
    const answer = await call('POST', importUrl, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { message } });
  });
});

describe('triggers', () => {
  it('of the first generation are registered', async () => {
    const body = {
      eventTrigger: {
        eventType: 'providers/cloud.firestore/eventTypes/document.create',
        resource: `${DATABASE}/documents/c/{id}`,
        service: 'firestore.googleapis.com',
      },
    };
    const url = '/emulator/v1/projects/demo/triggers/us-central1-one';
    expect(await call('PUT', url, body)).toEqual({ status: 200, type: 'application/json', body: '{}' });
    expect((await call('PUT', url, '{}')).status).toBe(400);
  });

  it('of the second generation are registered, and repeated', async () => {
    const body = {
      eventType: 'google.cloud.firestore.document.v1.created',
      database: '(default)',
      namespace: '(default)',
      document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
    };
    const url = '/emulator/v1/projects/demo/eventarcTrigger';
    const answer = await call('POST', `${url}?eventarcTriggerId=us-central1-two`, body);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual(body);
    expect((await call('POST', url, body)).status).toBe(400);
  });
});

it('answers a body of more than 16 MiB with 413', async () => {
  const answer = await call('POST', '/emulator/v1/projects/demo:export', 'x'.repeat(16 * 1024 * 1024 + 1));
  expect(answer).toEqual({ status: 413, type: null, body: '' });
});

it('logs nothing for requests that were wrong', async () => {
  await call('POST', '/emulator/v1/projects/demo:import', 'not json');
  await call('DELETE', '/emulator/v1/projects/%E0%A4%A/databases/d/documents');
  expect(logged).toEqual([]);
});
