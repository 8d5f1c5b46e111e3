import type { HasRole } from '@copa/domain/people/roles';
import { describe, expect, it } from 'vitest';
import type { Account, Identity } from '../identity/identity.ts';
import { authenticate, authorize, callerOf } from './authenticate.ts';

const NOBODY = { role: 'visitor' } as const;
const ADMIN = { role: 'admin' } as const;
const OWNER = { role: 'owner' } as const;

function account(changes: Partial<Account> = {}): Account {
  return {
    uid: 'ana',
    email: 'ana@copafenix.test',
    displayName: null,
    photoURL: null,
    emailVerified: true,
    disabled: false,
    ...NOBODY,
    creationTime: null,
    lastSignInTime: null,
    ...changes,
  };
}

const caller = (holder: Account, inToken: HasRole = holder) =>
  callerOf({ account: holder, role: inToken.role, signedInAt: new Date(0) });

describe('roles', () => {
  it.each([
    ['token and account agree', ADMIN, ADMIN, ADMIN],
    ['only the token says so', ADMIN, NOBODY, NOBODY],
    ['only the account says so', NOBODY, ADMIN, NOBODY],
  ])('count when %s', (_name, inToken, inAccount, role) => {
    expect(caller(account(inAccount), inToken)).toMatchObject(role);
  });

  it.each([
    ['token and account agree', OWNER, OWNER, OWNER],
    ['only the token says so', OWNER, ADMIN, ADMIN],
    ['only the account says so', ADMIN, OWNER, ADMIN],
    ['only the token says so, of nobody', OWNER, NOBODY, NOBODY],
  ])('make an owner when %s', (_name, inToken, inAccount, roles) => {
    expect(caller(account(inAccount), inToken)).toMatchObject(roles);
  });

  it('count without a verified address for the owner alone', () => {
    expect(caller(account({ ...ADMIN, emailVerified: false }))).toMatchObject(NOBODY);
    expect(caller(account({ ...OWNER, emailVerified: false }))).toMatchObject(OWNER);
  });

  it('make a referee if token and account agree, with a verified address', () => {
    const referee = { role: 'referee' } as const;
    const roleOf = (changes: Partial<Account>, inToken: HasRole = referee) =>
      caller(account({ ...referee, ...changes }), inToken).role;
    expect([roleOf({}), roleOf(NOBODY), roleOf({}, NOBODY)]).toEqual(['referee', 'visitor', 'visitor']);
    expect(roleOf({ emailVerified: false })).toBe('visitor');
  });

  it('count for the local admin, who has no address', () => {
    const local = caller(account({ ...ADMIN, email: null, emailVerified: false }));
    expect(local).toMatchObject(ADMIN);
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

  it('with public access is for everybody', () => {
    expect(refusalOf('public', null)).toBeNull();
    expect(refusalOf('public', caller(account({ emailVerified: false })))).toBeNull();
  });

  it('for signed-in accounts needs no role', () => {
    expect(refusalOf('signed-in', caller(account()))).toBeNull();
    expect(refusalOf('signed-in', null)).toMatchObject({ code: 'unauthenticated' });
  });

  it('for any role admits a referee, and no account without a role', () => {
    const referee = { role: 'referee' } as const;
    expect(refusalOf('with-role', caller(account(referee), referee))).toBeNull();
    expect(refusalOf('with-role', caller(account()))).toMatchObject({ code: 'permission-denied' });
    expect(refusalOf('with-role', null)).toMatchObject({ code: 'unauthenticated' });
  });

  it('is refused without an account first, then without a verified address, then without the permission', () => {
    expect(refusalOf('manage_system', null)).toMatchObject({ code: 'unauthenticated' });
    const unproven = caller(account({ emailVerified: false }));
    expect(refusalOf('manage_system', unproven)).toMatchObject({ code: 'email-not-verified' });
    const admin = caller(account({ ...ADMIN }));
    expect(refusalOf('manage_system', admin)).toMatchObject({
      code: 'permission-denied',
      message: 'No puedes.',
    });
    expect(refusalOf('manage_system', caller(account({ ...OWNER })))).toBeNull();
  });
});

describe('the Authorization header', () => {
  const identity = { verifyToken: () => Promise.reject(new Error('must not be asked')) };

  it('names the caller by a token', async () => {
    const asked: unknown[] = [];
    const limitAccount = () => undefined;
    const knowing = {
      verifyToken: (...given: Parameters<Identity['verifyToken']>) => {
        asked.push(...given);
        return Promise.resolve({ account: account(), ...NOBODY, signedInAt: new Date(0) });
      },
    };
    expect(await authenticate(knowing, 'bearer abc.DEF-1_2=', limitAccount)).toMatchObject({ uid: 'ana' });
    expect(asked).toEqual(['abc.DEF-1_2=', limitAccount]);
  });

  it('may be missing', async () => {
    expect(await authenticate(identity, undefined)).toBeNull();
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(9000)}`])(
    'is refused before its token is verified: %s',
    async (header) => {
      await expect(authenticate(identity, header)).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );
});
