import type { Access } from '@copa/domain/api/endpoint';
import { can } from '@copa/domain/people/roles';
import type { Caller } from '../call.ts';
import type { Identity, VerifiedToken } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,8192})$/i;

/** The caller behind an Authorization header; null without one. A token that is not good is refused on public calls too. */
export async function authenticate(
  identity: Pick<Identity, 'verifyToken'>,
  authorization: string | undefined,
): Promise<Caller | null> {
  if (authorization === undefined) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw refusal('unauthenticated');
  return callerOf(await identity.verifyToken(token));
}

export function callerOf({ account, claims, signedInAt }: VerifiedToken): Caller {
  const isOwner = claims.isOwner && account.claims.isOwner;
  const holdsAdmin = claims.isAdmin && account.claims.isAdmin;
  const holdsReferee = claims.isReferee && account.claims.isReferee;
  const proven = isOwner || account.email === null || account.emailVerified;
  return {
    uid: account.uid,
    email: account.email,
    isOwner,
    isAdmin: isOwner || (holdsAdmin && proven),
    isReferee: holdsReferee && proven,
    account,
    signedInAt,
  };
}

/** An address that nobody proved to own opens nothing, except for the owner, whom the claim alone makes so. */
export function requireVerifiedEmail({ account, isOwner }: Caller): void {
  if (account.email !== null && !account.emailVerified && !isOwner) {
    throw refusal('email-not-verified');
  }
}

export function authorize(access: Access, caller: Caller | null, deniedMessage?: string): void {
  if (access === 'public') return;
  if (caller === null) throw refusal('unauthenticated');
  requireVerifiedEmail(caller);
  if (access !== 'signed-in' && !can(caller, access)) {
    throw refusal('permission-denied', deniedMessage);
  }
}
