import { ENDPOINTS } from '@copa/domain/api/all';
import type { Access, Endpoint } from '@copa/domain/api/endpoint';
import type { ErrorCode } from '@copa/domain/errors';
import { ROLE_PERMISSIONS } from '@copa/domain/people/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure, request } from './support/api-client.ts';
import { createTokens, ROLES, type RoleName, type Tokens } from './support/roles.ts';
import { openSuite } from './support/suite.ts';

const { auth } = openSuite();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await createTokens(auth);
});

/** Well-formed, and the name of nothing. */
const CODE = '0123456789abcdefghjkmnpqrs';
const PARAMS = {
  id: 'nothing',
  memberId: 'nothing',
  formId: 'nothing',
  tournamentId: 'nothing',
  freeFireId: '12345678',
  email: 'nadie@copafenix.test',
  window: 'entry',
  match: 'a-1',
  stage: '1',
  adjustment: 'nothing',
  unit: 'nothing',
  ticketId: CODE,
};
const HEADERS = { 'Private-Code': CODE, 'Invitation-Code': CODE, 'Ticket-Id': CODE };

const BAD_TOKENS: Readonly<Partial<Record<RoleName, ErrorCode>>> = {
  revoked: 'token-revoked',
  disabled: 'token-revoked',
  deleted: 'unauthenticated',
  expired: 'token-expired',
  garbage: 'unauthenticated',
  adminOfAnotherTenant: 'unauthenticated',
};

/** The refusal that a role meets before a call looks at anything else; null when the call is theirs. */
function expectedRefusal(access: Access, role: RoleName): ErrorCode | null {
  const badToken = BAD_TOKENS[role];
  if (badToken !== undefined) return badToken;
  if (access === 'public') return null;
  if (role === 'anonymous') return 'unauthenticated';
  if (role === 'unverified' || role === 'unverifiedAdmin') return 'email-not-verified';
  if (access === 'signed-in') return null;
  if (role === 'owner' || role === 'unverifiedOwner') return null;
  if (role === 'admin') return ROLE_PERMISSIONS.admin.includes(access) ? null : 'permission-denied';
  return 'permission-denied';
}

const ADMISSION: ReadonlySet<ErrorCode> = new Set([
  'unauthenticated',
  'token-expired',
  'token-revoked',
  'email-not-verified',
  'permission-denied',
]);

/** How the caller was received; what the call itself then thinks of an empty body is not the question here. */
async function reception(response: Response): Promise<ErrorCode | 'admitted'> {
  if (response.ok) return 'admitted';
  const { code } = await readFailure(response);
  return ADMISSION.has(code) || response.status >= 500 ? code : 'admitted';
}

describe.each(ROLES)('%s', (role) => {
  it.each(tried(role).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s lets in whom its declaration names',
    async (_id, endpoint) => {
      const response = await request(endpoint, { params: PARAMS, headers: HEADERS, token: tokens[role] });
      expect(await reception(response)).toBe(expectedRefusal(endpoint.access, role) ?? 'admitted');
    },
  );
});

/** Ending sessions would end those that the other calls still need; `people.test.ts` tries it. */
function tried(role: RoleName): readonly Endpoint[] {
  const admitted = expectedRefusal('signed-in', role) === null;
  return ENDPOINTS.filter(({ id }) => id !== 'revokeSessions' || !admitted);
}
