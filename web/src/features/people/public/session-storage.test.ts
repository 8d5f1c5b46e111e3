import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { DRAFT_MS, endOldDrafts } from '../../../lib/storage/kept-drafts.ts';
import {
  forgetSession,
  isRemembered,
  keepAdminSession,
  keepLinkRequest,
  keepSession,
  readAdminSession,
  readLinkRequest,
} from './session-storage.ts';

const loginTime = new Date('2026-11-20T12:00:00Z');
const keys = ['authToken', 'rememberMe', 'userRole', 'loginTime'];
const kept = () => keys.map((key) => localStorage.getItem(key));

describe('what local storage keeps of a session', () => {
  it.each([
    ['owner', true, ['t', 'true', 'owner', '2026-11-20T12:00:00.000Z']],
    ['admin', false, [null, null, 'admin', '2026-11-20T12:00:00.000Z']],
    [null, true, [null, 'true', null, null]],
  ] as const)('%s, remembered: %s', (role, remember, expected) => {
    keepSession({ token: 'old', role: 'owner', loginTime, remember: true });
    keepSession({ token: 't', role, loginTime, remember });
    expect(kept()).toEqual(expected);
    expect(isRemembered()).toBe(remember);
    forgetSession();
    expect(kept()).toEqual([null, null, null, null]);
  });

  it('remembers which address requested a link, beyond the end of a session and for 72 hours', () => {
    keepLinkRequest({ email: 'ana@correo.mx', remember: true });
    forgetSession();
    expect(readLinkRequest()).toEqual({ email: 'ana@correo.mx', remember: true });
    keepLinkRequest(null);
    expect(readLinkRequest()).toBeNull();
    keepLinkRequest({ email: 'ana@correo.mx', remember: true });
    vi.useFakeTimers({ now: Date.now() + DRAFT_MS + 1, toFake: ['Date'] });
    endOldDrafts();
    expect(JSON.stringify(localStorage)).not.toContain('ana@correo.mx');
  });
});

describe('the session of the separate admin login', () => {
  const session = {
    isAuthenticated: true,
    expiry: loginTime,
    user: { id: 'local-admin', username: 'organizacion', name: 'Organización', role: 'admin' },
  } as const;

  it('is valid until its expiry, and is then removed', () => {
    keepAdminSession(session);
    expect(readAdminSession(new Date(loginTime.getTime() - 1))).toEqual(session);
    expect(readAdminSession(loginTime)).toBeNull();
    expect(localStorage.getItem('adminSession')).toBeNull();
  });

  it.each([
    ['not JSON', '{'],
    ['not authenticated', JSON.stringify({ ...session, isAuthenticated: false })],
    ['without an expiry', JSON.stringify({ ...session, expiry: undefined })],
  ])('is removed when it is %s', (_, stored) => {
    localStorage.setItem('adminSession', stored);
    expect(readAdminSession(new Date(0))).toBeNull();
    expect(takeConsole('warn').join()).toContain('adminSession is unreadable');
    expect(localStorage.getItem('adminSession')).toBeNull();
  });
});
