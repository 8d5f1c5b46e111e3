import { strict as assert } from 'node:assert';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionInput } from '@copa/domain/day/push';
import { listen } from './http.ts';

export interface Received {
  readonly message: unknown;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  readonly subject: string;
}

export interface FakePhone {
  readonly subscription: PushSubscriptionInput;
  readonly received: readonly Received[];
  readonly tries: number;
  /** Queues the statuses of the next answers. After them, the service answers 201 to a valid message. */
  answer(...statuses: readonly number[]): void;
}

/** With this status the service keeps the connection open and does not answer. */
export const NO_ANSWER = 0;

export interface PushService {
  readonly origin: string;
  newPhone(): FakePhone;
  close(): Promise<void>;
}

interface Phone extends FakePhone {
  tries: number;
  readonly received: Received[];
  readonly statuses: number[];
  readonly decrypt: (body: Buffer) => string;
}

/**
 * Simulates a push service (RFC 8030). It accepts only calls with the site's signed token (RFC 8292) and a
 * message encrypted for the phone (RFC 8291).
 */
export async function startPushService(publicKey: string, port = 0): Promise<PushService> {
  const phones = new Map<string, Phone>();
  const server = await listen((request, response) => {
    const phone = phones.get(request.url ?? '');
    take(request, phone).then(
      (status) => {
        if (status !== NO_ANSWER) response.writeHead(status).end();
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  }, port);
  const origin = server.url;

  async function take(request: IncomingMessage, phone: Phone | undefined): Promise<number> {
    const body = await buffer(request);
    if (phone === undefined) return 404;
    phone.tries += 1;
    const status = phone.statuses.shift() ?? 201;
    if (status !== 201) return status;
    const { headers } = request;
    assert.equal(request.method, 'POST');
    assert.equal(headers['content-encoding'], 'aes128gcm');
    phone.received.push({
      message: JSON.parse(phone.decrypt(body)),
      ttl: Number(headers['ttl']),
      urgency: String(headers['urgency']),
      topic: String(headers['topic']),
      subject: subjectOf(headers.authorization ?? '', publicKey, origin),
    });
    return status;
  }

  return {
    origin,
    newPhone: () => {
      const path = `/send/${randomBytes(24).toString('base64url')}`;
      const phone = createPhone(`${origin}${path}`);
      phones.set(path, phone);
      return phone;
    },
    close: () => server.close(),
  };
}

function createPhone(endpoint: string): Phone {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const statuses: number[] = [];
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    received: [],
    tries: 0,
    statuses,
    answer: (...next) => {
      statuses.push(...next);
    },
    decrypt: (body) => {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const ikm = derive(curve.computeSecret(sender), auth, info, 32);
      const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      assert(end >= 0 && padded.subarray(end + 1).every((byte) => byte === 0), 'the last record ends with 2');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

const DAY_SECONDS = 24 * 60 * 60;

function subjectOf(authorization: string, publicKey: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(authorization) ?? [];
  assert.equal(key, publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  assert(verify('sha256', Buffer.from(`${head}.${claims}`), verifier, Buffer.from(signature, 'base64url')));
  const parsed = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  assert.equal(parsed(head)['alg'], 'ES256');
  const { aud, exp, sub } = parsed(claims);
  assert.equal(aud, origin);
  const left = Number(exp) - Date.now() / 1000;
  assert(left > 0 && left <= DAY_SECONDS, 'a token is good for a day at most');
  assert(typeof sub === 'string' && /^(mailto:|https:)/.test(sub));
  return sub;
}
