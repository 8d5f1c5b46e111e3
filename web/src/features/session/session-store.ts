import { revokeSessions } from '@copa/domain/api/auth';
import { SESSION_RECHECK_MS } from '@copa/domain/limits';
import type { SessionUser } from '@copa/domain/session';
import { signOut as firebaseSignOut, onAuthStateChanged, type User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { ApiError, callApi } from '../../lib/api-client.ts';
import { readLocal } from '../../lib/local-store.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { refusal } from './auth-messages.ts';
import { identity } from './identity.ts';
import { forgetSession, isRemembered, keepSession, readAdminSession } from './session-storage.ts';
import { loadSessionUser } from './session-user.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  /** Signed in, and not (yet) an admin. */
  | { readonly status: 'waiting'; readonly user: SessionUser }
  | { readonly status: 'admin'; readonly user: SessionUser };

let session: Session = { status: 'loading' };
let started = false;
/** A sign-in decides by itself whether its user may stay; the listener must not decide at the same time. */
let signingIn = false;
let recheck: ReturnType<typeof setInterval> | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Takes a signed-in account in, or refuses it: an unverified address is signed out, except the owner's. */
async function admit(user: User, remember: boolean, refresh: boolean): Promise<SessionUser> {
  const current = await loadSessionUser(user, refresh);
  if (current.email !== null && !current.emailVerified && !current.isOwner)
    throw refusal('email-not-verified');
  if (current.isAdmin) {
    keepSession({
      token: await user.getIdToken(),
      role: current.isOwner ? 'owner' : 'admin',
      loginTime: current.loginTime ?? new Date(),
      remember,
    });
  }
  watchSession();
  publish({ status: current.isAdmin ? 'admin' : 'waiting', user: current });
  return current;
}

function watchSession(): void {
  clearInterval(recheck);
  clearTimeout(expiry);
  recheck = setInterval(() => void recheckSession(), SESSION_RECHECK_MS);
  const local = readAdminSession(new Date());
  if (local !== null) expiry = setTimeout(() => void signOut(), local.expiry - Date.now());
}

/** Runs a way of signing in; whoever it refuses is signed out again before the error goes on. */
export async function signInWith(way: () => Promise<User>, remember: boolean): Promise<SessionUser> {
  startSession();
  signingIn = true;
  try {
    const user = await way();
    return await admit(user, remember, true);
  } catch (error) {
    await leave();
    throw error;
  } finally {
    signingIn = false;
  }
}

/** Asks again who this is: after 50 minutes, and whenever the server refuses what the screen allowed. */
export async function recheckSession(): Promise<void> {
  const user = identity().currentUser;
  if (user === null) return leave();
  try {
    await admit(user, isRemembered(), true);
  } catch (error) {
    const offline = (error as { code?: unknown }).code === 'auth/network-request-failed';
    reportProblem('the session could not be checked', error);
    if (!offline) await leave();
  }
}

async function leave(): Promise<void> {
  clearInterval(recheck);
  clearTimeout(expiry);
  forgetSession();
  await firebaseSignOut(identity());
  publish({ status: 'visitor' });
}

/** Signs out here and, through local storage, in every other tab. */
export async function signOut(): Promise<void> {
  await leave();
}

/** Ends the sessions of this account on every device. A failure only warns: this device is signed out anyway. */
export async function signOutEverywhere(): Promise<void> {
  try {
    await callApi(revokeSessions, { token: await sessionToken() });
  } catch (error) {
    reportProblem('the other sessions could not be ended', error);
  }
  await leave();
}

/** A fresh token for a call of the API. */
export async function sessionToken(): Promise<string> {
  const user = identity().currentUser;
  if (user === null) throw new ApiError('unauthenticated', 401, refusal('unauthenticated').message);
  return user.getIdToken();
}

export function startSession(): void {
  if (started) return;
  started = true;
  const expiredLocalSession =
    readLocal(storageKeys.adminSession) !== null && readAdminSession(new Date()) === null;
  onAuthStateChanged(identity(), (user) => {
    if (signingIn) return;
    if (user === null || expiredLocalSession) {
      void leave();
      return;
    }
    admit(user, isRemembered(), false).catch((error: unknown) => {
      reportProblem('the session could not be restored', error);
      void leave();
    });
  });
  addEventListener('storage', (event) => {
    const signedOutElsewhere =
      event.key === null || (event.key === storageKeys.userRole && event.newValue === null);
    if (signedOutElsewhere && session.status === 'admin') void leave();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  startSession();
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
}
