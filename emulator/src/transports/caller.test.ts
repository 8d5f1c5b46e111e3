import { describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = part({ alg: 'none' });
const token = (claims: unknown, signature = ''): string => `Bearer ${HEADER}.${part(claims)}.${signature}`;

describe('an authorization header', () => {
  it.each([null, undefined, 'Bearer owner\u0001', '\u007fBearer owner'])('names nobody: %j', (header) => {
    expect(callerOf(header)).toEqual({ kind: 'user', auth: null });
  });

  it.each(['Bearer owner', 'bearer  OWNER ', 'Bearer ya29.anything'])(
    'names an administrator: %s',
    (header) => {
      expect(callerOf(header)).toEqual({ kind: 'admin' });
    },
  );

  it.each([
    ['by its subject', { sub: 'ana', user_id: 'eva' }, 'ana'],
    ['by the id of the user where it has no subject', { user_id: 'eva' }, 'eva'],
    ['without an id', {}, ''],
    ['by an id that is no text', { sub: 5 }, ''],
  ])('names a user %s', (_how, claims, uid) => {
    expect(callerOf(token(claims))).toEqual({ kind: 'user', auth: { uid, token: claims } });
  });

  it.each(['', 'c2lnbmVk', 'c2ln-_A='])('takes any signature: %j', (signature) => {
    expect(callerOf(token({ sub: 'ana' }, signature))).toMatchObject({ auth: { uid: 'ana' } });
  });

  it('takes parts with padding', () => {
    const padded = Buffer.from('{"sub":"ana"}').toString('base64');
    expect(callerOf(`Bearer ${HEADER}.${padded}.`)).toMatchObject({ auth: { uid: 'ana' } });
  });

  it.each([
    ['no token', 'Bearer '],
    ['two parts', `Bearer ${HEADER}.${part({})}`],
    ['four parts', `${token({})}.`],
    ['a header that is no object', `Bearer ${part(1)}.${part({})}.`],
    ['claims that are a list', token([])],
    ['claims that are null', token(null)],
    ['claims that are no JSON', `Bearer ${HEADER}.${Buffer.from('{').toString('base64url')}.`],
    ['claims in another alphabet', `Bearer ${HEADER}.${Buffer.from('{"sub":"~~~"}').toString('base64')}.`],
    ['a signature in another alphabet', token({}, '!')],
  ])('is refused with %s', (_what, header) => {
    expect(() => callerOf(header)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', message: 'invalid jwt' }),
    );
  });

  it.each(['', 'Basic YTpi', 'Bearerowner'])('of no bearer is unknown: %j', (header) => {
    expect(() => callerOf(header)).toThrow(expect.objectContaining({ status: 'UNKNOWN', message: '' }));
  });
});
