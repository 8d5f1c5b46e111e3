import { DAY_MS } from '@copa/domain/limits';
import { permissionsOf } from '@copa/domain/people/roles';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { learnServerTime } from '../../../lib/network/server-clock.ts';
import { draftKey, personalName } from '../../../lib/storage/kept-drafts.ts';
import { keepAdminSession } from './session-storage.ts';
import { recheckSession, signInWith, signOut, useSession } from './session-store.ts';

const account = {
  uid: 'ana',
  email: 'ana.ruiz@correo.mx',
  displayName: 'Ana',
  photoURL: null,
  emailVerified: true,
};
const me = {
  ...account,
  isAdmin: true,
  isOwner: false,
  role: 'admin',
  permissions: permissionsOf({ role: 'admin' }),
  loginTime: null,
  metadata: { creationTime: null, lastSignInTime: null },
};
const token = { token: 'tok', claims: { admin: true }, authTime: '2026-11-20T12:00:00Z' };
const signedIn = { ...account, getIdTokenResult: async () => token, getIdToken: async () => 'tok' };

const seen: string[] = [];

type Listener = (user: object | null) => void;

/**
 * Replaces Firebase Auth. The real one would leave its account in the Firestore SDK, and the test files of a
 * worker share that SDK.
 */
const auth = {
  currentUser: null as object | null,
  tell: null as Listener | null,
  onAuthStateChanged(listener: Listener) {
    auth.tell = listener;
    return () => undefined;
  },
  async signOut() {
    auth.currentUser = null;
    seen.push('forgotten');
    auth.tell?.(null);
  },
};
vi.mock('./identity.ts', () => ({ identity: () => auth }));

afterEach(async () => {
  vi.useRealTimers();
  // Auth tells the sign-out, which closes the session a second time.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.unstubAllGlobals();
  learnServerTime(Date.now());
  localStorage.clear();
});

it('closes the screens before the session ends, and says who ended it', async () => {
  let answer = () => Response.json({ success: true, data: me });
  vi.stubGlobal('fetch', async () => answer());
  const { result } = renderHook(() => {
    const session = useSession();
    seen.push(session.status);
    return session;
  });
  const enter = async () => {
    answer = () => Response.json({ success: true, data: me });
    auth.currentUser = signedIn;
    await waitFor(() => expect(auth.tell).not.toBeNull());
    act(() => auth.tell?.(signedIn));
    await waitFor(() => expect(result.current.status).toBe('admin'));
    seen.length = 0;
  };

  await enter();
  answer = () => Response.json({ success: false, error: 'Cerrada', code: 'token-revoked' }, { status: 401 });
  await act(recheckSession);
  expect(takeConsole('warn').join()).toContain('the session could not be checked');
  expect(seen).toEqual(['loading', 'forgotten', 'visitor']);
  expect(result.current).toEqual({ status: 'visitor', ended: true });

  await enter();
  await act(() => signOut({ endOnServer: false }));
  expect(seen.slice(0, 2)).toEqual(['loading', 'forgotten']);
  expect(result.current).toEqual({ status: 'visitor', ended: false });
});

const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
const [WORK = '', PLAYERS = ''] = ['torneo', personalName('import_copa')].map((name) =>
  draftKey('admin_draft', `ana_${name}`),
);

it.each([
  ['the server ends the session', { success: false, error: 'Cerrada', code: 'token-revoked' }, 401],
  ['the account loses its role', { success: true, data: { ...me, isAdmin: false, role: 'visitor' } }, 200],
  ['an admin becomes a referee', { success: true, data: { ...me, isAdmin: false, role: 'referee' } }, 200],
])('removes the contacts of players from this device once %s', async (_, answer, status) => {
  for (const key of [WORK, PLAYERS]) localStorage.setItem(key, JSON.stringify({ at: Date.now(), draft: {} }));
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: me }));
  const { result } = renderHook(() => useSession());
  auth.currentUser = signedIn;
  await act(() => signInWith(async () => signedIn as never, true));
  expect(drafts()).toEqual([WORK, PLAYERS]);
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  await act(recheckSession);
  expect(result.current).not.toMatchObject({ user: { role: 'admin' } });
  expect(drafts()).toEqual([WORK]);
  takeConsole('warn');
  await act(() => signOut({ endOnServer: false }));
});

it('lets the separate admin in on a phone whose clock is two days ahead', async () => {
  const serverTime = new Date(Date.now() - 2 * DAY_MS);
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: me }, { headers: { date: serverTime.toUTCString() } }),
  );
  const expiry = new Date(serverTime.getTime() + DAY_MS);
  const claims = { admin: true, sessionEnds: expiry.getTime() / 1000 };
  const local = { ...signedIn, getIdTokenResult: async () => ({ ...token, claims }) };
  const { result } = renderHook(() => useSession());
  const enter = async () => {
    keepAdminSession({
      isAuthenticated: true,
      expiry,
      user: { id: 'ana', username: 'ana', name: 'Ana', role: 'admin' },
    });
    auth.currentUser = local;
    return local as never;
  };
  await act(() => signInWith(enter, true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(result.current.status).toBe('admin');
  await act(() => signOut({ endOnServer: false }));
});

it('offers the next sign-in a second after the one that was ended on the server', async () => {
  vi.useFakeTimers();
  const answers = [me, { revoked: true }];
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: answers.shift() }));
  const { result } = renderHook(() => useSession());
  const enter = async () => {
    auth.currentUser = signedIn;
    return signedIn as never;
  };
  await act(() => signInWith(enter, false));
  await act(() => vi.advanceTimersByTimeAsync(400));
  const over = signOut();
  await act(() => vi.advanceTimersByTimeAsync(599));
  expect([result.current.status, auth.currentUser]).toEqual(['loading', null]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await over;
  expect(result.current).toEqual({ status: 'visitor', ended: false });
});

it('lets in an address that is not verified only if it is the owner’s', async () => {
  const { result } = renderHook(() => useSession());
  const unverified = { ...me, emailVerified: false };
  const enter = async () => {
    auth.currentUser = signedIn;
    return signedIn as never;
  };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: unverified }));
  await act(() => expect(signInWith(enter, false)).rejects.toThrow('Debes verificar tu email'));
  expect(auth.currentUser).toBeNull();
  const owner = { ...unverified, isOwner: true, role: 'owner' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: owner }));
  await act(() => signInWith(enter, false));
  expect(result.current).toMatchObject({ status: 'admin', user: { role: 'owner' } });
  await act(() => signOut({ endOnServer: false }));
});
