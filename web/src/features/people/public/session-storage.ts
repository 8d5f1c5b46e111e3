import { type AdminSession, AdminSessionSchema, isLiveSession } from '@copa/domain/people/session';
import * as z from 'zod/mini';
import { site } from '../../../config/site.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

/** The session keys of local storage (spec sections 3 and 4). The token is a real one and proves nothing here. */
interface RememberedSession {
  readonly token: string;
  /** Null for who is signed in without being an admin: nothing of theirs is kept but the choice to be remembered. */
  readonly role: 'admin' | 'owner' | null;
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

export function keepAdminSession(session: AdminSession): void {
  writeLocal(storageKeys.adminSession, JSON.stringify(session));
}

/** A session that is over, or that was never one, is removed on sight. */
export function readAdminSession(now: Date): AdminSession | null {
  const stored = readLocal(storageKeys.adminSession);
  if (stored === null) return null;
  const session = parseSession(stored);
  if (session !== null && isLiveSession(session, now)) return session;
  writeLocal(storageKeys.adminSession, null);
  return null;
}

function parseSession(stored: string): AdminSession | null {
  try {
    return z.safeParse(AdminSessionSchema, JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

/** Which address asked for a sign-in link on this device, and whether it is to be remembered here. */
const linkKeys = { email: `${site.slug}_link_email`, remember: `${site.slug}_link_remember` };

export function keepLinkRequest(
  request: { readonly email: string; readonly remember: boolean } | null,
): void {
  writeLocal(linkKeys.email, request?.email ?? null);
  writeLocal(linkKeys.remember, request?.remember === true ? 'true' : null);
}

export function readLinkRequest(): { readonly email: string; readonly remember: boolean } | null {
  const email = readLocal(linkKeys.email);
  return email === null ? null : { email, remember: readLocal(linkKeys.remember) === 'true' };
}

/** What a session leaves; who signs out by hand leaves no link that was asked for either. */
export function forgetSession(): void {
  const { authToken, rememberMe, userRole, loginTime, adminSession } = storageKeys;
  for (const key of [authToken, rememberMe, userRole, loginTime, adminSession]) writeLocal(key, null);
}
