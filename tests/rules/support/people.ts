import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { LOCAL_ADMIN_UID } from '../../../functions/src/identity/identity.ts';

interface Person {
  readonly uid: string;
  readonly token: TokenOptions;
}

const NOW_S = Math.floor(Date.now() / 1000);
const HOUR_S = 3600;

const SIGNED_IN_BEFORE = NOW_S - 2 * HOUR_S;
export const REVOKED_AT = NOW_S - HOUR_S;
const SIGNED_IN_AFTER = NOW_S;
/** The sign-in time of a session that began after `REVOKED_AT` and was ended individually. */
export const SIGNED_OUT = NOW_S - 60;

const verified = (email: string): TokenOptions => ({ email, email_verified: true });
const out = (auth_time: number, claims: TokenOptions): Person => ({
  uid: 'admin-out',
  token: { ...verified('out@copa.example'), ...claims, auth_time },
});

const ACCOUNTS = {
  user: { uid: 'user-1', token: verified('ana@correo.example') },
  'other user': { uid: 'user-2', token: verified('beto@correo.example') },
  'unverified user': { uid: 'user-1', token: { email: 'ana@correo.example', email_verified: false } },
  newcomer: { uid: 'new-1', token: verified('new-1@correo.example') },
  'unverified newcomer': { uid: 'new-2', token: { email: 'new-2@correo.example', email_verified: false } },
  'rejected user': { uid: 'rejected', token: verified('rejected@correo.example') },
  'approved user': { uid: 'approved-1', token: verified('approved-1@correo.example') },
  'waiting user': { uid: 'waiting', token: verified('waiting@correo.example') },
  'answered user': { uid: 'answered', token: verified('answered@correo.example') },
  'user without address': { uid: 'user-3', token: {} },
  admin: { uid: 'admin-1', token: { ...verified('admin@copa.example'), admin: true } },
  'unverified admin': { uid: 'admin-1', token: { email: 'admin@copa.example', admin: true } },
  'local admin': { uid: LOCAL_ADMIN_UID, token: { admin: true, sessionEnds: NOW_S + HOUR_S } },
  'local admin whose session is over': {
    uid: LOCAL_ADMIN_UID,
    token: { admin: true, sessionEnds: NOW_S - 1 },
  },
  'local admin with a password of their own': {
    uid: LOCAL_ADMIN_UID,
    token: { ...verified('local@copa.example'), admin: true },
  },
  'former admin': { uid: 'admin-1', token: verified('admin@copa.example') },
  'admin whose claim was revoked': out(SIGNED_IN_BEFORE, { admin: true }),
  'admin who signed in again': out(SIGNED_IN_AFTER, { admin: true }),
  'admin who signed in again at once': out(REVOKED_AT, { admin: true }),
  'admin who signed out': out(SIGNED_OUT, { admin: true }),
  'user with a claim that is no boolean': {
    uid: 'user-1',
    token: { ...verified('ana@correo.example'), admin: 'true', owner: 1 },
  },
  referee: { uid: 'referee-1', token: { ...verified('arbitro@copa.example'), referee: true } },
  'referee of all': { uid: 'referee-all', token: { ...verified('todos@copa.example'), referee: true } },
  'referee of another': { uid: 'referee-2', token: { ...verified('otra@copa.example'), referee: true } },
  'referee of none': { uid: 'referee-3', token: { ...verified('nadie@copa.example'), referee: true } },
  'account that is named without a claim': { uid: 'referee-1', token: verified('arbitro@copa.example') },
  'unverified referee': { uid: 'referee-1', token: { email: 'arbitro@copa.example', referee: true } },
  'referee whose claim was revoked': out(SIGNED_IN_BEFORE, { referee: true }),
  'user with a referee claim that is no boolean': {
    uid: 'user-1',
    token: { ...verified('ana@correo.example'), referee: 'true' },
  },
  owner: { uid: 'owner-1', token: { email: 'owner@copa.example', owner: true } },
  'owner whose claim was revoked': out(SIGNED_IN_BEFORE, { owner: true, admin: true }),
} satisfies Record<string, Person>;

export type Who = keyof typeof ACCOUNTS | 'stranger';

export const OUTSIDE_MATCHES = [
  'stranger',
  'user',
  'unverified user',
  'unverified admin',
  'local admin whose session is over',
  'local admin with a password of their own',
  'former admin',
  'admin whose claim was revoked',
  'owner whose claim was revoked',
  'admin who signed out',
  'user with a claim that is no boolean',
  'unverified referee',
  'referee of another',
  'referee of none',
  'account that is named without a claim',
  'referee whose claim was revoked',
  'user with a referee claim that is no boolean',
] as const satisfies readonly Who[];

export const REFEREES = ['referee', 'referee of all'] as const satisfies readonly Who[];

export const OUTSIDERS = [...OUTSIDE_MATCHES, ...REFEREES] as const satisfies readonly Who[];

export const ADMINS = [
  'admin',
  'local admin',
  'admin who signed in again',
  'admin who signed in again at once',
  'owner',
] as const satisfies readonly Who[];

/** These callers stand for all callers in rows whose outcome does not depend on the caller. */
export const EVERYBODY = ['stranger', 'user', 'admin', 'owner'] as const satisfies readonly Who[];

export const MATCH_STAFF = [...ADMINS, ...REFEREES] as const satisfies readonly Who[];

export function contextOf(environment: RulesTestEnvironment, who: Who): RulesTestContext {
  if (who === 'stranger') return environment.unauthenticatedContext();
  const { uid, token } = ACCOUNTS[who];
  return environment.authenticatedContext(uid, token);
}
