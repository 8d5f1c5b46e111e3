import { can, permissionsOf, type Role } from '@copa/domain/people/roles';
import type { IdTokenResult, User } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { loadSignedIn } from './session-user.ts';

type Account = Pick<User, 'uid' | 'email' | 'displayName' | 'photoURL' | 'emailVerified' | 'metadata'>;

const account: Account = {
  uid: 'ana',
  email: 'ana.ruiz@correo.mx',
  displayName: null,
  photoURL: null,
  emailVerified: true,
  metadata: {
    creationTime: 'Fri, 20 Nov 2026 12:00:00 GMT',
    lastSignInTime: 'Fri, 20 Nov 2026 12:00:00 GMT',
  },
};

function signedIn(claims: Readonly<Record<string, unknown>>): User {
  const result = { token: 'tok', claims, authTime: '2026-11-20T12:00:00Z' } as unknown as IdTokenResult;
  return { ...account, getIdTokenResult: async () => result } as unknown as User;
}

const say = (response: () => Response) => void vi.stubGlobal('fetch', async () => response());
const me = (role: Role) => {
  const { metadata: _metadata, ...known } = account;
  const data = {
    ...known,
    displayName: 'Ana',
    isAdmin: can({ role }, 'manage_admins'),
    isOwner: false,
    role,
    permissions: permissionsOf({ role }),
    loginTime: null,
    metadata: { creationTime: '2026-11-20T12:00:00.000Z', lastSignInTime: null },
  };
  return () => Response.json({ success: true, data });
};

describe('who is signed in', () => {
  it('follows the server, whatever the token says', async () => {
    say(me('visitor'));
    expect((await loadSignedIn(signedIn({ admin: true, owner: true }), false)).user.isAdmin).toBe(false);
    say(me('admin'));
    expect((await loadSignedIn(signedIn({}), false)).user).toMatchObject({
      displayName: 'Ana',
      isAdmin: true,
    });
  });

  it.each([
    [{ admin: true }, { isAdmin: true, isOwner: false, role: 'admin' as const }],
    [{ owner: true }, { isAdmin: true, isOwner: true, role: 'owner' as const }],
    [{ referee: true }, { isAdmin: false, isOwner: false, role: 'referee' as const }],
    [{ admin: 'yes' }, { isAdmin: false, isOwner: false, role: 'visitor' as const }],
  ])('follows the token if the server cannot be reached: %j', async (claims, expected) => {
    say(() => new Response('', { status: 503 }));
    const { user } = await loadSignedIn(signedIn(claims), false);
    expect(user).toMatchObject({
      ...expected,
      displayName: 'ana.ruiz',
      permissions: permissionsOf(expected),
    });
    expect(takeConsole('warn').join()).toContain('the server could not say who is signed in');
  });

  it('fails if the server refuses the token', async () => {
    say(() => Response.json({ success: false, error: 'Cerrada', code: 'token-revoked' }, { status: 401 }));
    await expect(loadSignedIn(signedIn({ admin: true }), false)).rejects.toThrow('Cerrada');
  });

  it('carries the end of a local session', async () => {
    say(me('admin'));
    const { sessionEnds } = await loadSignedIn(signedIn({ admin: true, sessionEnds: 1_800_000_000 }), false);
    expect(sessionEnds).toEqual(new Date(1_800_000_000_000));
  });
});
