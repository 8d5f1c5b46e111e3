import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../desk/tournament.fixture.ts';
import { readBytes, readJson } from './body.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

function begun(body: string | Buffer, headers: Readonly<Record<string, string>> = JSON_HEADERS): Request {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  request.push(body);
  return request as Request;
}

function sent(...body: Parameters<typeof begun>): Request {
  const request = begun(...body);
  request.push(null);
  return request;
}

const readBefore = (body: string) => Object.assign(sent(''), { rawBody: Buffer.from(body) });

describe('a body', () => {
  const length = { ...JSON_HEADERS, 'content-length': '5' };

  it.each([
    ['is read here', () => sent('12345')],
    ['tells its length', () => sent('12345', length)],
    ['was read by the platform', () => readBefore('12345')],
  ])('that %s may be as large as the limit and no larger', async (_, request) => {
    expect((await readBytes(request(), 5)).toString()).toBe('12345');
    expect(await codeOf(readBytes(request(), 4))).toBe('payload-too-large');
  });

  it.each([
    ['by the length that it tells', () => begun('', length)],
    ['by what has come', () => begun('12345')],
  ])('that is too large is refused before its end, %s', async (_, request) => {
    expect(await codeOf(readBytes(request(), 4))).toBe('payload-too-large');
  });

  it('that ends halfway is refused', async () => {
    const request = begun('123');
    const read = codeOf(readBytes(request, 5));
    request.destroy(new Error('the phone is gone'));
    expect(await read).toBe('bad-request');
  });

  it('is not compressed', async () => {
    expect((await readBytes(sent('1', { 'content-encoding': 'identity' }), 5)).toString()).toBe('1');
    expect(await codeOf(readBytes(sent('1', { 'content-encoding': 'gzip' }), 5))).toBe(
      'unsupported-media-type',
    );
  });
});

describe('a body of JSON', () => {
  it.each(['application/json', 'Application/JSON; charset="UTF-8"'])('is of the type %s', async (type) => {
    expect(await readJson(sent('{"a":"ñ"}', { 'content-type': type }), 99)).toEqual({ a: 'ñ' });
  });

  it.each(['text/plain', 'application/json; charset=latin1'])('is not of the type %s', async (type) => {
    expect(await codeOf(readJson(sent('{}', { 'content-type': type }), 99))).toBe('unsupported-media-type');
  });

  it('may be left out, and then has no type', async () => {
    expect(await readJson(sent('', {}), 99)).toEqual({});
  });

  it.each([
    ['half', '{"a":'],
    ['followed by a comment', '{} // nothing'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['half a letter in a value', '{"a":["\\ud800"]}'],
    ['half a letter in a name', '{"\\ud800":1}'],
  ])('is refused if it is %s', async (_, body) => {
    expect(await codeOf(readJson(sent(body), 99))).toBe('malformed-json');
  });
});
