import { ENDPOINTS } from '@copa/domain/api/all';
import type { Endpoint } from '@copa/domain/api/endpoint';
import type { ErrorCode } from '@copa/domain/errors';
import { expect, it } from 'vitest';
import { readFailure, request } from './support/api-client.ts';
import { createTokens, ROLES, type RoleName } from './support/roles.ts';
import { openSuite } from './support/suite.ts';
import { WHO_MAY_CALL } from './support/who-may-call.ts';

const { auth } = await openSuite();
const tokens = await createTokens(auth);

const CODE = '0123456789abcdefghjkmnpqrs';
const PARAMS = {
  id: 'nothing',
  memberId: 'nothing',
  entryId: 'nothing',
  formId: 'nothing',
  tournamentId: 'nothing',
  freeFireId: '12345678',
  email: 'nadie@copafenix.test',
  window: 'entry',
  match: 'a-1',
  stage: '1',
  adjustment: 'nothing',
  picture: '1',
  unit: 'nothing',
  ticketId: CODE,
  version: '00000000',
};
const HEADERS = { 'Private-Code': CODE, 'Invitation-Code': CODE, 'Consent-Code': CODE, 'Ticket-Id': CODE };

const BAD_TOKENS: Readonly<Partial<Record<RoleName, ErrorCode>>> = {
  revoked: 'token-revoked',
  disabled: 'token-revoked',
  deleted: 'unauthenticated',
  expired: 'token-expired',
  garbage: 'unauthenticated',
  adminOfAnotherTenant: 'unauthenticated',
};

type Least = keyof typeof WHO_MAY_CALL;
const LEVELS = Object.keys(WHO_MAY_CALL) as readonly Least[];
const LEVEL_OF: Readonly<Partial<Record<RoleName, Least>>> = {
  referee: 'referee',
  admin: 'admin',
  owner: 'owner',
  unverifiedOwner: 'owner',
};
const UNVERIFIED: ReadonlySet<RoleName> = new Set(['unverified', 'unverifiedReferee', 'unverifiedAdmin']);

function leastOf(id: string): Least {
  const least = LEVELS.find((each) => WHO_MAY_CALL[each].includes(id));
  if (least === undefined) throw new Error(`${id} has no row in who-may-call.ts`);
  return least;
}

function expectedRefusal(least: Least, role: RoleName): ErrorCode | null {
  const badToken = BAD_TOKENS[role];
  if (badToken !== undefined) return badToken;
  if (least === 'everybody') return null;
  if (role === 'anonymous') return 'unauthenticated';
  if (UNVERIFIED.has(role)) return 'email-not-verified';
  return LEVELS.indexOf(least) <= LEVELS.indexOf(LEVEL_OF[role] ?? 'account') ? null : 'permission-denied';
}

const ADMISSION: ReadonlySet<ErrorCode> = new Set([
  'unauthenticated',
  'token-expired',
  'token-revoked',
  'email-not-verified',
  'permission-denied',
]);

/**
 * A refusal of the input counts as admitted, because the API checks the role before the input. Status 429
 * does not, because the API checks limits before the role.
 */
async function reception(response: Response): Promise<ErrorCode | 'admitted'> {
  if (response.ok) return 'admitted';
  const { code } = await readFailure(response);
  return ADMISSION.has(code) || response.status === 429 || response.status >= 500 ? code : 'admitted';
}

it('every call has one row, and every row is a call', () => {
  expect(Object.values(WHO_MAY_CALL).flat().toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
});

it.each(ROLES)('%s may make the calls whose row lets it in, and is refused the others', async (role) => {
  const endpoints = tried(role);
  const told: Record<string, ErrorCode | 'admitted'> = {};
  for (const endpoint of endpoints) {
    const response = await request(endpoint, { params: PARAMS, headers: HEADERS, token: tokens[role] });
    told[endpoint.id] = await reception(response);
  }
  const expected = endpoints.map(({ id }) => [id, expectedRefusal(leastOf(id), role) ?? 'admitted']);
  expect(told).toEqual(Object.fromEntries(expected));
});

/**
 * Only these roles try every call. Every other role has the same access as one of them, so one call of each
 * level is enough.
 */
const ON_EVERY_CALL: ReadonlySet<RoleName> = new Set([
  'anonymous',
  'unverified',
  'user',
  'referee',
  'admin',
  'owner',
  'revoked',
]);

/**
 * Leaves out `revokeSessions` if the role may call it, because it would end the session that the other calls
 * use.
 */
function tried(role: RoleName): readonly Endpoint[] {
  const admitted = expectedRefusal('account', role) === null;
  const calls = ENDPOINTS.filter(({ id }) => id !== 'revokeSessions' || !admitted);
  if (ON_EVERY_CALL.has(role)) return calls;
  return LEVELS.flatMap((level) => calls.find(({ id }) => leastOf(id) === level) ?? []);
}
