import type { Auth } from 'firebase-admin/auth';
import { type AccountOptions, signUp, withClaims } from './accounts.ts';

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

export type Tokens = Readonly<Record<RoleName, string | undefined>>;

export async function createTokens(auth: Auth): Promise<Tokens> {
  const admin = { admin: true } as const;
  const referee = { referee: true } as const;
  const owner = { admin: true, owner: true } as const;
  const tokenOf = async (options: AccountOptions) => (await signUp(auth, options)).token;
  const user = await signUp(auth);
  const revoked = await signUp(auth, { claims: admin });
  const demoted = await signUp(auth, { claims: admin });
  const disabled = await signUp(auth, { claims: admin });
  const deleted = await signUp(auth, { claims: admin });
  await auth.setCustomUserClaims(demoted.uid, {});
  await auth.updateUser(disabled.uid, { disabled: true });
  await auth.deleteUser(deleted.uid);
  await auth.revokeRefreshTokens(revoked.uid);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  return {
    anonymous: undefined,
    unverified: await tokenOf({ verified: false }),
    user: user.token,
    unverifiedAdmin: await tokenOf({ verified: false, claims: admin }),
    referee: await tokenOf({ claims: referee }),
    unverifiedReferee: await tokenOf({ verified: false, claims: referee }),
    admin: await tokenOf({ claims: admin }),
    owner: await tokenOf({ claims: owner }),
    unverifiedOwner: await tokenOf({ verified: false, claims: owner }),
    // Revocation compares whole seconds, so `auth_time` has to be clearly before the revocation.
    revoked: withClaims(revoked.token, { auth_time: hourAgo }),
    demoted: demoted.token,
    disabled: disabled.token,
    deleted: deleted.token,
    expired: withClaims(await tokenOf({ claims: admin }), { iat: hourAgo - 3600, exp: hourAgo }),
    garbage: 'abc.def.ghi',
    selfMadeAdmin: withClaims(user.token, { admin: true, owner: true }),
    adminOfAnotherTenant: withClaims(await tokenOf({ claims: owner }), {
      firebase: { identities: {}, sign_in_provider: 'password', tenant: 'another-1' },
    }),
  };
}
