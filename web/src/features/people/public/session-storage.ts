import type { Role } from '@copa/domain/people/roles';
import { type AdminSession, AdminSessionSchema, isLiveSession } from '@copa/domain/people/session';
import * as z from 'zod/mini';
import { keptDraft } from '../../../lib/storage/kept-drafts.ts';
import { keptValue } from '../../../lib/storage/kept-value.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

/**
 * The spec (sections 3 and 4) requires that these values are in local storage. Nothing reads the stored
 * token.
 */
interface RememberedSession {
  readonly token: string;
  /** Null for an account without a role; then only `remember` is stored. */
  readonly role: Exclude<Role, 'visitor'> | null;
  readonly loginTime: Date;
  readonly remember: boolean;
}

export function keepSession({ token, role, loginTime, remember }: RememberedSession): void {
  writeLocal(storageKeys.authToken, remember && role !== null ? token : null);
  writeLocal(storageKeys.rememberMe, remember ? 'true' : null);
  writeLocal(storageKeys.userRole, role);
  writeLocal(storageKeys.loginTime, role === null ? null : loginTime.toISOString());
}

export function isRemembered(): boolean {
  return readLocal(storageKeys.rememberMe) === 'true';
}

const adminSession = keptValue(storageKeys.adminSession, AdminSessionSchema);

export const keepAdminSession = adminSession.keep;

export function readAdminSession(now: Date): AdminSession | null {
  const session = adminSession.read();
  if (session !== null && isLiveSession(session, now)) return session;
  adminSession.keep(null);
  return null;
}

/**
 * A draft, so that the address of somebody who never opens the mailed link leaves this device. No tournament has an
 * id that begins with `_`.
 */
const linkRequest = keptDraft('draft', '_enlace', z.object({ email: z.string(), remember: z.boolean() }));

export const keepLinkRequest = linkRequest.keep;

export const readLinkRequest = () => linkRequest.read()?.draft ?? null;

export function forgetSession(): void {
  const { authToken, rememberMe, userRole, loginTime, adminSession } = storageKeys;
  for (const key of [authToken, rememberMe, userRole, loginTime, adminSession]) writeLocal(key, null);
}
