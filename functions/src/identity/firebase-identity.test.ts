import { randomUUID } from 'node:crypto';
import { AppError } from '@copa/domain/errors';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createIdentity } from './firebase-identity.ts';
import type { LimitAccount } from './identity.ts';

const PROJECT = 'demo-torneos';
const app = initializeApp({ projectId: PROJECT }, randomUUID());
const identity = createIdentity(app, () => new Date());
afterAll(() => deleteApp(app));

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function unsigned(header: object): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'someone',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    admin: true,
    owner: true,
  };
  return `${encode(header)}.${encode(payload)}.`;
}

describe('outside the emulator', () => {
  it.each([
    ['is not signed', unsigned({ alg: 'none', typ: 'JWT' })],
    ['is signed by nobody we know the algorithm of', unsigned({ alg: 'HS256', kid: 'x' })],
    ['names no key', unsigned({ alg: 'RS256' })],
    ['is no token', 'abc'],
    ['is empty in the middle', 'a..b'],
  ])('a token that %s is refused', async (_name, token) => {
    const failure: unknown = await identity.verifyToken(token).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'unauthenticated' });
  });
});

describe('a token that Google verifies', () => {
  it('reads no account that is not admitted', async () => {
    const read = vi.spyOn(getAuth(app), 'getUser');
    vi.spyOn(getAuth(app), 'verifyIdToken').mockResolvedValueOnce({
      uid: 'ana',
      referee: true,
    } as unknown as DecodedIdToken);
    const refused = new Error('too often');
    const limitAccount = vi.fn<LimitAccount>(() => {
      throw refused;
    });
    await expect(identity.verifyToken('a.b.c', limitAccount)).rejects.toBe(refused);
    expect(limitAccount.mock.calls).toEqual([['ana', 'referee']]);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a token that Google does not verify', () => {
  it.each([
    ['auth/id-token-expired', 'token-expired'],
    ['auth/id-token-revoked', 'token-revoked'],
    ['auth/user-disabled', 'token-revoked'],
    ['auth/argument-error', 'unauthenticated'],
    ['auth/internal-error', 'unavailable'],
    ['auth/network-request-failed', 'unavailable'],
    ['app/network-error', 'unavailable'],
  ])('is refused for %s as %s, with its cause', async (given, code) => {
    const cause = Object.assign(new Error('of Google'), { code: given });
    vi.spyOn(getAuth(app), 'verifyIdToken').mockRejectedValueOnce(cause);
    await expect(identity.verifyToken('a.b.c')).rejects.toMatchObject({ code, cause });
  });
});
