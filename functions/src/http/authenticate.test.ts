import { describe, expect, it } from 'vitest';
import type { Account } from '../identity/identity.ts';
import { authenticate, authorize, callerOf } from './authenticate.ts';

const NOBODY = { isAdmin: false, isOwner: false, isReferee: false };
const ADMIN = { isAdmin: true, isOwner: false, isReferee: false };
const OWNER = { isAdmin: true, isOwner: true, isReferee: false };

function account(changes: Partial<Account> = {}): Account {
  return {
    uid: 'ana',
    email: 'ana@copafenix.test',
    displayName: null,
    photoURL: null,
    emailVerified: true,
    disabled: false,
    claims: NOBODY,
    creationTime: null,
    lastSignInTime: null,
    ...changes,
  };
}

const caller = (holder: Account, claims = holder.claims) =>
  callerOf({ account: holder, claims, signedInAt: new Date(0) });

describe('roles', () => {
  it.each([
    ['token and account agree', ADMIN, ADMIN, true],
    ['only the token says so', ADMIN, NOBODY, false],
    ['only the account says so', NOBODY, ADMIN, false],
  ])('count when %s', (_name, inToken, inAccount, isAdmin) => {
    expect(caller(account({ claims: inAccount }), inToken).isAdmin).toBe(isAdmin);
  });

  it.each([
    ['token and account agree', OWNER, OWNER, OWNER],
    ['only the token says so', OWNER, ADMIN, ADMIN],
    ['only the account says so', ADMIN, OWNER, ADMIN],
    ['only the token says so, of nobody', OWNER, NOBODY, NOBODY],
  ])('make an owner when %s', (_name, inToken, inAccount, roles) => {
    expect(caller(account({ claims: inAccount }), inToken)).toMatchObject(roles);
  });

  it('count without a verified address for the owner alone', () => {
    expect(caller(account({ claims: ADMIN, emailVerified: false })).isAdmin).toBe(false);
    expect(caller(account({ claims: OWNER, emailVerified: false }))).toMatchObject(OWNER);
  });

  it('make a referee of whom token and account call one, with a verified address', () => {
    const referee = { ...NOBODY, isReferee: true };
    const isReferee = (changes: Partial<Account>, inToken = referee) =>
      caller(account({ claims: referee, ...changes }), inToken).isReferee;
    expect([isReferee({}), isReferee({ claims: NOBODY }), isReferee({}, NOBODY)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isReferee({ emailVerified: false })).toBe(false);
  });

  it('count for the local admin, who has no address', () => {
    const local = caller(account({ claims: ADMIN, email: null, emailVerified: false }));
    expect(local.isAdmin).toBe(true);
    expect(() => authorize('manage_tournaments', local)).not.toThrow();
  });
});

describe('a call', () => {
  const refusalOf = (access: Parameters<typeof authorize>[0], who: ReturnType<typeof caller> | null) => {
    try {
      authorize(access, who, 'No puedes.');
      return null;
    } catch (error) {
      return error;
    }
  };

  it('of the public is for everybody', () => {
    expect(refusalOf('public', null)).toBeNull();
    expect(refusalOf('public', caller(account({ emailVerified: false })))).toBeNull();
  });

  it('of whoever is signed in needs no role', () => {
    expect(refusalOf('signed-in', caller(account()))).toBeNull();
    expect(refusalOf('signed-in', null)).toMatchObject({ code: 'unauthenticated' });
  });

  it('is refused in the order: who, proven, allowed', () => {
    expect(refusalOf('manage_system', null)).toMatchObject({ code: 'unauthenticated' });
    const unproven = caller(account({ emailVerified: false }));
    expect(refusalOf('manage_system', unproven)).toMatchObject({ code: 'email-not-verified' });
    const admin = caller(account({ claims: ADMIN }));
    expect(refusalOf('manage_system', admin)).toMatchObject({
      code: 'permission-denied',
      message: 'No puedes.',
    });
    expect(refusalOf('manage_system', caller(account({ claims: OWNER })))).toBeNull();
  });
});

describe('the Authorization header', () => {
  const identity = { verifyToken: () => Promise.reject(new Error('must not be asked')) };

  it('names the caller by a token', async () => {
    const asked: string[] = [];
    const knowing = {
      verifyToken: (token: string) => {
        asked.push(token);
        return Promise.resolve({ account: account(), claims: NOBODY, signedInAt: new Date(0) });
      },
    };
    expect(await authenticate(knowing, 'bearer abc.DEF-1_2=')).toMatchObject({ uid: 'ana' });
    expect(asked).toEqual(['abc.DEF-1_2=']);
  });

  it('may be missing', async () => {
    expect(await authenticate(identity, undefined)).toBeNull();
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(9000)}`])(
    'is refused before anybody is asked: %s',
    async (header) => {
      await expect(authenticate(identity, header)).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );
});
