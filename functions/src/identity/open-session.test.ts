import { describe, expect, it } from 'vitest';
import { requireOpenSession } from './open-session.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const seconds = (time: string) => new Date(time).getTime() / 1000;

const refusalOf = (holder: object, token: object) => {
  try {
    requireOpenSession(
      { disabled: false, ...holder },
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
    ['its own end is to come', {}, { sessionEnds: seconds('2026-11-20T12:00:01Z') }],
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
    ['its own end has come', {}, { sessionEnds: seconds('2026-11-20T12:00:00Z') }, 'token-expired'],
  ])('is over where %s', (_, holder, token, code) => {
    expect(refusalOf(holder, token)).toMatchObject({ code });
  });
});
