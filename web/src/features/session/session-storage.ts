import { type AdminSession, AdminSessionSchema, isLiveSession } from '@copa/domain/session';
import * as z from 'zod/mini';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { storageKeys } from '../../lib/storage-keys.ts';

/** The session keys of local storage (spec sections 3 and 4). The token is a real one and proves nothing here. */
export interface RememberedSession {
  readonly token: string;
  readonly role: 'admin' | 'owner';
  readonly loginTime: Date;
  readonly remember: boolean;
}

export function keepSession({ token, role, loginTime, remember }: RememberedSession): void {
  writeLocal(storageKeys.authToken, remember ? token : null);
  writeLocal(storageKeys.rememberMe, remember ? 'true' : null);
  writeLocal(storageKeys.userRole, role);
  writeLocal(storageKeys.loginTime, loginTime.toISOString());
}

export function isRemembered(): boolean {
  return readLocal(storageKeys.rememberMe) === 'true';
}

export function rememberedLoginTime(): Date | null {
  const stored = readLocal(storageKeys.loginTime);
  const time = stored === null ? Number.NaN : Date.parse(stored);
  return Number.isNaN(time) ? null : new Date(time);
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

/** Sign-out leaves nothing behind. */
export function forgetSession(): void {
  const { authToken, rememberMe, userRole, loginTime, adminSession } = storageKeys;
  for (const key of [authToken, rememberMe, userRole, loginTime, adminSession]) writeLocal(key, null);
}
