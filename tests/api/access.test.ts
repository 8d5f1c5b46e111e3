import { ENDPOINTS } from '@copa/domain/api/all';
import type { Access, Endpoint } from '@copa/domain/api/endpoint';
import type { ErrorCode } from '@copa/domain/errors';
import { ROLE_PERMISSIONS } from '@copa/domain/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure, request } from './support/api-client.ts';
import { createTokens, ROLES, type RoleName, type Tokens } from './support/roles.ts';
import { useSuite } from './support/suite.ts';

const { auth } = useSuite();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await createTokens(auth);
});

/** Well-formed, and the name of nothing. */
const PARAMS = {
  id: 'nothing',
  formId: 'nothing',
  tournamentId: 'nothing',
  freeFireId: '12345678',
  email: 'nadie@copafenix.test',
  code: '0123456789abcdefghjkmnpqrs',
};

const BAD_TOKENS: Readonly<Partial<Record<RoleName, ErrorCode>>> = {
  revoked: 'token-revoked',
  disabled: 'token-revoked',
  deleted: 'unauthenticated',
  expired: 'token-expired',
  garbage: 'unauthenticated',
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

describe.each(ROLES)('%s', (role) => {
  it.each(tried(role).map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_id, endpoint) => {
    const response = await request(endpoint, { params: PARAMS, token: tokens[role] });
    const expected = expectedRefusal(endpoint.access, role);
    if (expected !== null) {
      expect((await readFailure(response)).code).toBe(expected);
      return;
    }
    expect(response.status).toBeLessThan(500);
    if (response.status >= 400 && endpoint.id !== 'getImage') {
      const { code } = await readFailure(response);
      expect(['unauthenticated', 'permission-denied', 'email-not-verified']).not.toContain(code);
    }
  });
});

/** Ending sessions would end those that the other calls still need; `identity.test.ts` tries it. */
function tried(role: RoleName): readonly Endpoint[] {
  const admitted = expectedRefusal('signed-in', role) === null;
  return ENDPOINTS.filter(({ id }) => id !== 'revokeSessions' || !admitted);
}
