import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startUnderFramework } from './support/built-function.ts';
import type { Child } from './support/child.ts';

const MIB = 1024 * 1024;
const LARGE = 31 * MIB;
const AT_ONCE = 6;
/** The bodies and their copies would take more than 180 MiB if the program read them whole. */
const MOST_GROWTH = 100 * MIB;

const MemorySchema = z.object({ now: z.number(), most: z.number() });

describe('under the program that serves functions at Google', () => {
  let host: Child;
  beforeAll(async () => {
    host = await startUnderFramework('demo-bodies');
  });
  afterAll(() => host.kill());

  const memory = async () => z.parse(MemorySchema, await host.ask('memory?'));
  const post = async (path: string, body: BodyInit, type?: string) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    const send = () => fetch(`${host.ready}${path}`, { method: 'POST', body, headers });
    // The program may close the connection while a large body is still being sent, so the request is sent
    // again.
    const response = await send().catch(send);
    return { status: response.status, answer: (await response.json()) as { code: string; error: string } };
  };
  /**
   * The last of `requests` must contain `Connection: close`, because the answers are read until the
   * connection ends.
   */
  const answersTo = async (requests: readonly (string | Buffer)[]): Promise<string> => {
    const socket = connect(Number(new URL(host.ready).port), '127.0.0.1');
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
    const codeOf = async (body: string, type: string) => {
      const { status, answer } = await post('/api/registrations', body, type);
      return `${status} ${answer.code}`;
    };
    expect(await codeOf('{"tournamentId":', 'application/json')).toBe('400 malformed-json');
    expect(await codeOf('{}', 'application/json')).toBe('400 validation-failed');
    expect(await codeOf('a=1', 'application/x-www-form-urlencoded')).toBe('415 unsupported-media-type');
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
