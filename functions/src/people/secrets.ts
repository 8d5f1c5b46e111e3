import { createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '@copa/domain/errors';
import { COME_BACK_MS } from '@copa/domain/limits';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';

const KEY_BYTES = 32;
const MOST_WAITING = 8;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

export function equalSecrets(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = hash.split(':');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await inTurn(() => derive(password, Buffer.from(salt, 'base64'), cost));
  const expectedKey = Buffer.from(expected, 'base64');
  return key.length === expectedKey.length && timingSafeEqual(key, expectedKey);
}

/** Runs one check at a time, because each one needs much memory. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) {
    throw new AppError('rate-limited', ERROR_MESSAGES['rate-limited'], { retryAfterMs: COME_BACK_MS });
  }
  waiting += 1;
  const result = turn.then(task);
  turn = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    waiting -= 1;
  }
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
