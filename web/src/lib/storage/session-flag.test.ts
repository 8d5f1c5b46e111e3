import { describe, expect, it } from 'vitest';
import { readSessionFlag } from './session-flag.ts';

const now = Date.UTC(2026, 0, 10);

describe('readSessionFlag', () => {
  it('is off for a visitor', () => {
    expect(readSessionFlag(now)).toBe(false);
  });

  it.each(['admin', 'owner', 'referee'])('is on with the role %s', (role) => {
    localStorage.setItem('userRole', role);
    expect(readSessionFlag(now)).toBe(true);
  });

  it.each([
    [{ isAuthenticated: true, expiry: now + 1 }, true],
    [{ isAuthenticated: true, expiry: new Date(now + 1).toISOString() }, true],
    [{ isAuthenticated: true, expiry: now }, false],
    [{ isAuthenticated: false, expiry: now + 1 }, false],
    [{ isAuthenticated: true }, false],
  ])('reads the local admin session %j', (session, expected) => {
    localStorage.setItem('adminSession', JSON.stringify(session));
    expect(readSessionFlag(now)).toBe(expected);
  });

  it('survives a damaged session', () => {
    localStorage.setItem('adminSession', '{"isAuth');
    expect(readSessionFlag(now)).toBe(false);
  });
});
