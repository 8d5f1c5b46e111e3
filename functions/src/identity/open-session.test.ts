import { describe, expect, it } from 'vitest';
import { LOCAL_ADMIN_UID } from './identity.ts';
import { requireOpenSession } from './open-session.ts';

const LOCAL = { uid: LOCAL_ADMIN_UID };
const NOW = new Date('2026-11-20T12:00:00Z');
const seconds = (time: string) => new Date(time).getTime() / 1000;

const refusalOf = (holder: object, token: object) => {
  try {
    requireOpenSession(
      { uid: 'someone', disabled: false, ...holder },
      { auth_time: seconds('2026-11-20T11:00:00Z'), ...token },
      NOW,
    );
    return null;
  } catch (error) {
    return error;
  }
};

describe('a session', () => {
  it.each([
    ['nothing was ended', {}, {}],
    ['what was ended is older', { tokensValidAfterTime: 'Fri, 20 Nov 2026 10:59:59 GMT' }, {}],
    ['it began in the second of the end', { tokensValidAfterTime: 'Fri, 20 Nov 2026 11:00:00 GMT' }, {}],
    ['its own end is to come', LOCAL, { sessionEnds: seconds('2026-11-20T12:00:01Z') }],
  ])('is open where %s', (_, holder, token) => {
    expect(refusalOf(holder, token)).toBeNull();
  });

  it.each([
    ['the account is disabled', { disabled: true }, {}, 'token-revoked'],
    [
      'all were ended after it',
      { tokensValidAfterTime: 'Fri, 20 Nov 2026 11:00:01 GMT' },
      {},
      'token-revoked',
    ],
    ['its own end has come', LOCAL, { sessionEnds: seconds('2026-11-20T12:00:00Z') }, 'token-expired'],
    ['it has no end of its own and needs one', LOCAL, {}, 'token-expired'],
    ['its own end is no time', LOCAL, { sessionEnds: '2100-01-01' }, 'token-expired'],
  ])('is over where %s', (_, holder, token, code) => {
    expect(refusalOf(holder, token)).toMatchObject({ code });
  });
});
