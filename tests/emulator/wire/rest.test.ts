import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT, startEmulator } from '../support/emulator.ts';

const ROOT = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const MIB = 1024 * 1024;

const emulator = await startEmulator();
const origin = `http://127.0.0.1:${emulator.port}`;
afterAll(() => emulator.stop());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const text = body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body);
  const response = await fetch(`${origin}${path}`, { method, body: text, headers });
  const answer = await response.text();
  return { status: response.status, headers: response.headers, text: answer, json: parse(answer) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const invalidPayload = {
  error: { code: 400, message: "Payload isn't valid for request.", status: 'INVALID_ARGUMENT' },
};

describe('documents', () => {
  it('creates, reads, lists, patches and deletes', async () => {
    const created = await call('POST', `${ROOT}/rest?documentId=a%20b`, {
      fields: { n: { integerValue: '1' } },
    });
    expect(created.status).toBe(200);
    expect(created.json).toMatchObject({
      name: `projects/${PROJECT}/databases/(default)/documents/rest/a b`,
      fields: { n: { integerValue: '1' } },
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect((await call('POST', `${ROOT}/rest?documentId=a%20b`, {})).status).toBe(409);
    const patched = await call(
      'PATCH',
      `${ROOT}/rest/a%20b?updateMask.fieldPaths=m&updateMask.fieldPaths=n`,
      { fields: { m: { mapValue: { fields: {} } } } },
    );
    expect(patched.json).toMatchObject({ fields: { m: { mapValue: {} } } });
    expect((await call('GET', `${ROOT}/rest/a%20b?mask.fieldPaths=other`)).json).not.toHaveProperty('fields');
    expect((await call('GET', `${ROOT}/rest?pageSize=1`)).json).toMatchObject({ documents: [{}] });
    expect((await call('GET', `${ROOT}/`)).json).toHaveProperty('documents');
    const ids = await call('POST', `${ROOT}:listCollectionIds`, {}, { authorization: 'Bearer owner' });
    expect(ids.json).toEqual({ collectionIds: expect.arrayContaining(['rest']) as string[] });
    expect(await call('DELETE', `${ROOT}/rest/a%20b?currentDocument.exists=true`)).toMatchObject({
      status: 200,
      json: {},
    });
    expect((await call('GET', `${ROOT}/rest/a%20b`)).json).toMatchObject({
      error: { code: 404, status: 'NOT_FOUND' },
    });
  });

  it('are compressed for a client that takes it, once that saves anything', async () => {
    await call('POST', `${ROOT}/long?documentId=a`, { fields: { text: { stringValue: 'x'.repeat(2000) } } });
    const encodings = async (path: string, accepted: string) => {
      const { headers, json } = await call('GET', path, undefined, { 'accept-encoding': accepted });
      expect(json).toHaveProperty('name');
      return headers.get('content-encoding');
    };
    expect(await encodings(`${ROOT}/long/a`, 'gzip, br')).toBe('gzip');
    expect(await encodings(`${ROOT}/long/a`, 'identity')).toBeNull();
    expect(await encodings(`${ROOT}/long/a?mask.fieldPaths=none`, 'gzip')).toBeNull();
  });

  it('transforms beside an update and alone, each result in its place', async () => {
    const name = `${ROOT.slice('/v1/'.length)}/rest/transformed`;
    const numbers = (...values: number[]) => values.map((value) => ({ integerValue: String(value) }));
    const committed = await call('POST', `${ROOT}:commit`, {
      writes: [
        {
          update: {
            name,
            fields: {
              most: { integerValue: '5' },
              least: { integerValue: '5' },
              list: { arrayValue: { values: numbers(1, 2) } },
            },
          },
          updateTransforms: [
            { fieldPath: 'most', maximum: { integerValue: '7' } },
            { fieldPath: 'least', minimum: { doubleValue: 2.5 } },
          ],
        },
        {
          transform: {
            document: name,
            fieldTransforms: [
              { fieldPath: 'most', increment: { integerValue: '1' } },
              { fieldPath: 'list', removeAllFromArray: { values: numbers(1) } },
              { fieldPath: 'list', appendMissingElements: { values: numbers(2, 3) } },
              { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
            ],
          },
        },
      ],
    });
    const { fields } = (await call('GET', `${ROOT}/rest/transformed`)).json as {
      fields: Record<string, unknown>;
    };
    expect(fields).toMatchObject({
      most: { integerValue: '8' },
      least: { doubleValue: 2.5 },
      list: { arrayValue: { values: numbers(2, 3) } },
      at: { timestampValue: expect.stringMatching(/Z$/) as string },
    });
    expect(committed.json).toMatchObject({
      writeResults: [
        { transformResults: [{ integerValue: '7' }, { doubleValue: 2.5 }] },
        { transformResults: [{ integerValue: '8' }, { nullValue: null }, { nullValue: null }, fields['at']] },
      ],
    });
  });

  it('answers GET with a read time and with a transaction', async () => {
    const { json } = await call('PATCH', `${ROOT}/times/a`, { fields: { v: { integerValue: 1 } } });
    const { updateTime } = json as { updateTime: string };
    await call('PATCH', `${ROOT}/times/a`, { fields: { v: { integerValue: 2 } } });
    expect(
      (await call('GET', `${ROOT}/times/a?readTime=${encodeURIComponent(updateTime)}`)).json,
    ).toMatchObject({ fields: { v: { integerValue: '1' } } });
    const begun = await call('POST', `${ROOT}:beginTransaction`, '');
    const { transaction } = begun.json as { transaction: string };
    const read = await call('GET', `${ROOT}/times/a?transaction=${encodeURIComponent(transaction)}`);
    expect(read.json).toMatchObject({ fields: { v: { integerValue: '2' } } });
    expect((await call('POST', `${ROOT}:rollback`, { transaction })).text).toBe('{}\n');
  });
});

describe('streams are arrays', () => {
  it('with one message for each document', async () => {
    await call('PATCH', `${ROOT}/arrays/a`, {});
    const query = { structuredQuery: { from: [{ collectionId: 'arrays' }], limit: 5 } };
    const { json, text } = await call('POST', `${ROOT}:runQuery`, query);
    expect(json).toMatchObject([{ document: {}, done: true }]);
    expect(text.startsWith('[\n{') && text.endsWith('}\n]\n')).toBe(true);
    const snake = { structured_query: { from: [{ collection_id: 'none' }] } };
    expect((await call('POST', `${ROOT}:runQuery`, snake)).json).toMatchObject([{ done: true }]);
    expect((await call('POST', `${ROOT}:batchGet`, { documents: [] })).text).toBe('[\n\n]\n');
  });

  it('and errors are plain objects with their HTTP status', async () => {
    const query = { structuredQuery: { from: [{ collectionId: 'a' }, { collectionId: 'b' }] } };
    expect(await call('POST', `${ROOT}:runQuery`, query)).toMatchObject({
      status: 400,
      json: { error: { message: 'StructuredQuery.from cannot have more than one collection selector.' } },
    });
    expect(await call('POST', `${ROOT}:partitionQuery`, {})).toMatchObject({ status: 501 });
    expect(await call('POST', `${ROOT}:executePipeline`, {})).toMatchObject({
      status: 400,
      json: { error: { message: 'ExecutePipeline requires the Database Edition to be `enterprise`.' } },
    });
  });
});

describe('what makes no sense', () => {
  it.each([
    ['malformed JSON', '{"fields": '],
    ['an unknown field', { fields: {}, surprise: 1 }],
    ['two kinds of value', { fields: { a: { stringValue: 'x', booleanValue: true } } }],
    ['a number for a string', { fields: { a: { stringValue: 1 } } }],
    ['an integer out of range', { fields: { a: { integerValue: '9223372036854775808' } } }],
    ['no base64', { fields: { a: { bytesValue: '***' } } }],
    ['no such day', { fields: { a: { timestampValue: '2024-02-30T00:00:00Z' } } }],
    ['an array for a message', []],
    ['JSON of bottomless depth', `${'{"fields":{"a":{"mapValue":'.repeat(5000)}{}${'}}}'.repeat(5000)}`],
  ])('%s is refused in one way', async (_what, body) => {
    expect(await call('PATCH', `${ROOT}/bad/a`, body)).toMatchObject({ status: 400, json: invalidPayload });
  });

  it.each([
    ['a page size that is no number instead of hanging', 'bad?pageSize=many'],
    ['a parameter that is both a value and a message', 'bad/a?mask=b&mask.fieldPaths=c'],
  ])('refuses %s', async (_what, address) => {
    expect(await call('GET', `${ROOT}/${address}`)).toMatchObject({ status: 400, json: invalidPayload });
  });

  it.each([
    ['GET', '/nowhere'],
    ['POST', `${ROOT}:surprise`],
    ['POST', `${ROOT}:listen`],
    ['POST', `${ROOT}:write`],
    ['PUT', `${ROOT}/a/b`],
    ['GET', '/v1/projects/p/databases/d'],
    ['GET', '/v2/projects/p/databases/d/documents/a/b'],
    ['GET', `${ROOT}/a/%E0%A4%A`],
  ])('%s %s is not found', async (method, path) => {
    expect(await call(method, path)).toMatchObject({ status: 404, text: 'Not Found\n' });
  });

  it('names what is wrong with a name', async () => {
    const { json } = await call('GET', `${ROOT}/a/__reserved__`);
    expect(json).toMatchObject({
      error: { message: 'Resource id "__reserved__" is invalid because it is reserved.' },
    });
  });

  it('answers 413 to a body over 16 MiB, however it is sent, and goes on serving', async () => {
    const large = await call('POST', `${ROOT}:commit`, 'x'.repeat(20 * MIB));
    expect(large).toMatchObject({ status: 413, text: '' });
    expect((await call('POST', `${ROOT}:commit`, ' '.repeat(16 * MIB))).status).toBe(200);
  });

  it('survives a client that vanishes in the middle of its body', async () => {
    const socket = connect(emulator.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST ${ROOT}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"wri`);
    socket.destroy();
    await once(socket, 'close');
    expect((await call('GET', `${ROOT}/a/b`)).status).toBe(404);
  });

  it.each(['//', '///v1/projects', 'http://[', 'http://x:99999/', '/%zz', '*'])(
    'finds nothing at %s, and takes it for no defect of its own',
    async (path) => {
      const request = httpRequest({ port: emulator.port, host: '127.0.0.1', path }).end();
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(404);
    },
  );

  it('survives bytes that are no HTTP at all', async () => {
    for (const bytes of ['\u0000\u0001\u0002', 'PRI * HTTP/2.0\r\n\r\ngarbage', 'P', 'GET\r\n\r\n']) {
      const socket = connect(emulator.port, '127.0.0.1');
      socket.on('error', () => socket.destroy());
      await once(socket, 'connect');
      socket.end(bytes);
      socket.resume();
      await once(socket, 'close');
    }
    expect((await call('GET', `${ROOT}/a/b`)).status).toBe(404);
  });
});

describe('the authorization header', () => {
  const token = [{ alg: 'none' }, { sub: 'u' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

  it.each([
    ['nobody', undefined, 403],
    ['the owner', 'Bearer owner', 404],
    ['a user with an unsigned token', `Bearer ${token}.`, 403],
  ])('speaks for %s', async (_who, header, status) => {
    const headers: Record<string, string> = header === undefined ? {} : { authorization: header };
    expect((await call('GET', `${ROOT}/closed/a`, undefined, headers)).status).toBe(status);
  });

  it('fails with the texts of the official emulator', async () => {
    const invalid = await call('GET', `${ROOT}/a/b`, undefined, { authorization: 'Bearer x.y' });
    const error = { code: 400, message: 'invalid jwt', status: 'INVALID_ARGUMENT' };
    expect([invalid.status, invalid.json]).toEqual([400, { error }]);
    const unknown = await call('GET', `${ROOT}/a/b`, undefined, { authorization: 'Basic x' });
    expect([unknown.status, unknown.json]).toEqual([500, { error: { code: 500, status: 'UNKNOWN' } }]);
  });
});

describe('CORS', () => {
  it.each(['/', ROOT, '/nowhere', '/google.firestore.v1.Firestore/Listen/channel'])(
    'is answered on %s',
    async (path) => {
      const preflight = await call('OPTIONS', path, undefined, {
        origin: 'https://site.example',
        'access-control-request-headers': 'x-a, x-b',
        'access-control-request-private-network': 'true',
      });
      expect(preflight).toMatchObject({ status: 200, text: '' });
      expect(Object.fromEntries(preflight.headers)).toMatchObject({
        'access-control-allow-origin': 'https://site.example',
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
        'access-control-allow-headers': 'x-a, x-b',
        'access-control-allow-private-network': 'true',
      });
    },
  );

  it('is silent without an origin', async () => {
    expect((await call('GET', '/nowhere')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
