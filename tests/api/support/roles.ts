import type { Auth } from 'firebase-admin/auth';
import { signUp, withClaims } from './accounts.ts';

export const ROLES = [
  'anonymous',
  'unverified',
  'user',
  'unverifiedAdmin',
  'referee',
  'unverifiedReferee',
  'admin',
  'owner',
  'unverifiedOwner',
  'revoked',
  'demoted',
  'disabled',
  'deleted',
  'expired',
  'garbage',
  'selfMadeAdmin',
  'adminOfAnotherTenant',
] as const;
export type RoleName = (typeof ROLES)[number];

/** A token for each kind of caller; undefined for the one who has none. */
export type Tokens = Readonly<Record<RoleName, string | undefined>>;

export async function createTokens(auth: Auth): Promise<Tokens> {
  const admin = { admin: true } as const;
  const referee = { referee: true } as const;
  const owner = { admin: true, owner: true } as const;
  const user = await signUp(auth);
  const revoked = await signUp(auth, { claims: admin });
  const demoted = await signUp(auth, { claims: admin });
  const disabled = await signUp(auth, { claims: admin });
  const deleted = await signUp(auth, { claims: admin });
  const expired = await signUp(auth, { claims: admin });
  await auth.setCustomUserClaims(demoted.uid, {});
  await auth.updateUser(disabled.uid, { disabled: true });
  await auth.deleteUser(deleted.uid);
  await auth.revokeRefreshTokens(revoked.uid);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  return {
    anonymous: undefined,
    unverified: (await signUp(auth, { verified: false })).token,
    user: user.token,
    unverifiedAdmin: (await signUp(auth, { verified: false, claims: admin })).token,
    referee: (await signUp(auth, { claims: referee })).token,
    unverifiedReferee: (await signUp(auth, { verified: false, claims: referee })).token,
    admin: (await signUp(auth, { claims: admin })).token,
    owner: (await signUp(auth, { claims: owner })).token,
    unverifiedOwner: (await signUp(auth, { verified: false, claims: owner })).token,
    // The platform compares whole seconds, so the token has to be older than the revocation.
    revoked: withClaims(revoked.token, { auth_time: hourAgo }),
    demoted: demoted.token,
    disabled: disabled.token,
    deleted: deleted.token,
    expired: withClaims(expired.token, { iat: hourAgo - 3600, exp: hourAgo }),
    garbage: 'abc.def.ghi',
    selfMadeAdmin: withClaims(user.token, { admin: true, owner: true }),
    adminOfAnotherTenant: withClaims((await signUp(auth, { claims: owner })).token, {
      firebase: { identities: {}, sign_in_provider: 'password', tenant: 'another-1' },
    }),
  };
}
