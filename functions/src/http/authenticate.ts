import type { Access } from '@copa/domain/api/endpoint';
import { can, type Role, sharedRole } from '@copa/domain/people/roles';
import type { Caller } from '../call.ts';
import type { Account, Identity, LimitAccount, VerifiedToken } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,8192})$/i;

export async function authenticate(
  identity: Pick<Identity, 'verifyToken'>,
  authorization: string | undefined,
  limitAccount?: LimitAccount,
): Promise<Caller | null> {
  if (authorization === undefined) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw refusal('unauthenticated');
  return callerOf(await identity.verifyToken(token, limitAccount));
}

export function callerOf({ account, role: inToken, signedInAt }: VerifiedToken): Caller {
  const role = sharedRole({ role: inToken }, account);
  const { uid, email } = account;
  return { uid, email, role: isProven(account, role) ? role : 'visitor', account, signedInAt };
}

function isProven({ email, emailVerified }: Account, role: Role): boolean {
  return role === 'owner' || email === null || emailVerified;
}

export function requireVerifiedEmail({ account, role }: Caller): void {
  if (!isProven(account, role)) throw refusal('email-not-verified');
}

export function authorize(access: Access, caller: Caller | null, deniedMessage?: string): void {
  if (access === 'public') return;
  if (caller === null) throw refusal('unauthenticated');
  requireVerifiedEmail(caller);
  if (access !== 'signed-in' && !can(caller, access)) throw refusal('permission-denied', deniedMessage);
}
