import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEnvironment } from '../../scripts/start/demo-environment.ts';

const MIB = 1024 * 1024;
/** Just below what the platform lets through. */
const LARGE = 31 * MIB;
const AT_ONCE = 10;
/** Read whole, they would be 310 MiB and their copies. */
const MOST_GROWTH = 100 * MIB;

interface Memory {
  readonly now: number;
  readonly most: number;
}

describe('under the program that serves functions at Google', () => {
  let host: ChildProcess;
  let url = '';

  beforeAll(async () => {
    host = fork(fileURLToPath(new URL('support/framework-host.mjs', import.meta.url)), [], {
      env: {
        ...process.env,
        ...demoEnvironment('http://127.0.0.1:3001'),
        GCLOUD_PROJECT: 'demo-bodies',
        NODE_ENV: 'production',
        METADATA_SERVER_DETECTION: 'none',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    [url] = (await once(host, 'message')) as [string];
  });
  afterAll(async () => {
    host.disconnect();
    await once(host, 'exit');
  });

  const memory = async (): Promise<Memory> => {
    host.send('memory?');
    const [answer] = (await once(host, 'message')) as [Memory];
    return answer;
  };
  const post = async (path: string, body: BodyInit, type?: string) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    const response = await fetch(`${url}${path}`, { method: 'POST', body, headers });
    return { status: response.status, answer: (await response.json()) as { code: string; error: string } };
  };
  /** Everything that one connection is answered, told to close by the last of its requests. */
  const answersTo = async (requests: readonly (string | Buffer)[]): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    for (const request of requests) socket.write(request);
    return text(socket);
  };
  const health = 'GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

  it.each([
    ['an address that leads nowhere', '/wp-login.php', 404, 'route-not-found'],
    ['a call that takes a body', '/api/registrations', 413, 'payload-too-large'],
    ['a call that takes none', '/api/health', 405, 'method-not-allowed'],
  ])('bodies as large as can be cost no memory at %s', async (_what, path, status, code) => {
    await post(path, 'x', 'application/json');
    const before = await memory();
    const body = new Uint8Array(LARGE).fill(0x20);
    const types = ['application/json', 'text/plain', 'application/octet-stream', undefined];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => post(path, body, types[index % types.length])),
    );
    expect(answers.map((each) => `${each.status} ${each.answer.code}`)).toEqual(
      Array.from({ length: AT_ONCE }, () => `${status} ${code}`),
    );
    const { most } = await memory();
    expect(most - before.now).toBeLessThan(MOST_GROWTH);
  });

  it('are still read, and judged by us', async () => {
    expect(await post('/api/registrations', '{"tournamentId":', 'application/json')).toMatchObject({
      status: 400,
      answer: { code: 'malformed-json' },
    });
    expect(await post('/api/registrations', '{}', 'application/json')).toMatchObject({
      status: 400,
      answer: { code: 'validation-failed' },
    });
    expect(await post('/api/registrations', 'a=1', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      answer: { code: 'unsupported-media-type' },
    });
  });

  it.each([
    ['whose length is said', `Content-Length: ${MIB}\r\n\r\n`, Buffer.alloc(MIB, ' ')],
    [
      'that come in chunks',
      'Transfer-Encoding: chunked\r\n\r\n',
      Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MIB, ' '), Buffer.from('\r\n0\r\n\r\n')]),
    ],
  ])('are refused without losing the connection: bodies %s', async (_what, headers, body) => {
    const start = `Host: a\r\nContent-Type: application/json\r\n${headers}`;
    const answers = await answersTo([
      `POST /nothing HTTP/1.1\r\n${start}`,
      body,
      `POST /api/registrations HTTP/1.1\r\n${start}`,
      body,
      health,
    ]);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(answers).toContain('"code":"payload-too-large"');
  });
});
