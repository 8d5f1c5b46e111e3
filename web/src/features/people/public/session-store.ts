import { SECOND_MS, SESSION_RECHECK_MS } from '@copa/domain/limits';
import { revokeSessions } from '@copa/domain/people/endpoints';
import { can } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { CLIENT_MESSAGES } from '@copa/domain/words/errors';
import { signOut as firebaseSignOut, onAuthStateChanged, type User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { ApiError, callApi } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { forgetAdminDrafts, forgetPersonalDrafts } from '../../../lib/storage/kept-drafts.ts';
import { endsSession, signInRefusal } from './auth-messages.ts';
import { identity } from './identity.ts';
import {
  forgetSession,
  isRemembered,
  keepLinkRequest,
  keepSession,
  readAdminSession,
} from './session-storage.ts';
import {
  announceSignOut,
  holdSession,
  isHeldElsewhere,
  onSignedOutElsewhere,
  releaseSession,
} from './session-tabs.ts';
import { loadSignedIn } from './session-user.ts';
import { leaveOutSilentDatabase } from './silent-database.ts';

export type Session =
  | { readonly status: 'loading' }
  /** An account is on this device, but the server could not confirm its access. */
  | { readonly status: 'unreachable' }
  /** `ended`: a session ended without a sign-out, for example by the server. */
  | { readonly status: 'visitor'; readonly ended: boolean }
  | { readonly status: 'waiting'; readonly user: SessionUser }
  | { readonly status: 'admin'; readonly user: SessionUser };

let session: Session = { status: 'loading' };
let started = false;
/** While true, `signInWith` decides whether the account may stay, so Auth's listener does nothing. */
let signingIn = false;
let checking: Promise<Session['status']> | null = null;
let leaving: Promise<void> | null = null;
let checkedAt = 0;
let signedInAt = 0;
let recheck: ReturnType<typeof setInterval> | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

async function admit(account: User, remember: boolean, refresh: boolean): Promise<SessionUser> {
  const { user, token, sessionEnds } = await loadSignedIn(account, refresh);
  if (user.email !== null && !user.emailVerified && !user.isOwner) throw signInRefusal('email-not-verified');
  if (sessionEnds !== null && readAdminSession(serverNow()) === null) throw signInRefusal('token-expired');
  // The user may have signed out while the server was asked.
  if (identity().currentUser?.uid !== account.uid) return user;
  holdSession();
  const { role } = user;
  if (!can(user, 'manage_registrations')) forgetPersonalDrafts();
  keepSession({
    token,
    role: role === 'visitor' ? null : role,
    loginTime: user.loginTime ?? serverNow(),
    remember,
  });
  watch(sessionEnds);
  publish({ status: role === 'visitor' ? 'waiting' : 'admin', user });
  return user;
}

function watch(sessionEnds: Date | null): void {
  clearInterval(recheck);
  clearTimeout(expiry);
  checkedAt = Date.now();
  recheck = setInterval(() => void recheckSession(), SESSION_RECHECK_MS);
  if (sessionEnds !== null)
    expiry = setTimeout(() => void leave(), sessionEnds.getTime() - serverNow().getTime());
}

export async function signInWith(way: () => Promise<User>, remember: boolean): Promise<SessionUser> {
  startSession();
  signingIn = true;
  try {
    const account = await way();
    signedInAt = Date.now();
    return await admit(account, remember, true);
  } catch (error) {
    if (identity().currentUser !== null) await forgetHere();
    throw error;
  } finally {
    signingIn = false;
  }
}

/** Answers `unreachable` if the server could not be asked. */
export function recheckSession(): Promise<Session['status']> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

async function check(): Promise<Session['status']> {
  const account = identity().currentUser;
  if (account === null) {
    await leave();
    return session.status;
  }
  try {
    await admit(account, isRemembered(), true);
    return session.status;
  } catch (error) {
    await notAdmitted(error);
    return endsSession(error) ? session.status : 'unreachable';
  }
}

async function notAdmitted(error: unknown): Promise<void> {
  reportProblem('the session could not be checked', error);
  if (endsSession(error)) await leave();
  else if (session.status === 'loading') publish({ status: 'unreachable' });
}

async function leave(): Promise<void> {
  if (session.status === 'visitor') return;
  await closeOnce(forgetHere, session.status === 'admin' || session.status === 'waiting');
}

/** Signing out of Auth makes its listener call `leave`, so `leaving` is reused. */
function closeOnce(forget: () => Promise<void>, ended: boolean): Promise<void> {
  leaving ??= close(forget, ended).finally(() => {
    leaving = null;
  });
  return leaving;
}

/** The screens close first, because Firestore refuses their live lists once the session has ended. */
async function close(forget: () => Promise<void>, ended: boolean): Promise<void> {
  publish({ status: 'loading' });
  await new Promise((gone) => setTimeout(gone));
  try {
    await forget();
  } finally {
    publish({ status: 'visitor', ended });
  }
}

async function forgetHere(): Promise<void> {
  await end();
  if (await isHeldElsewhere()) return;
  forgetSession();
  forgetPersonalDrafts();
}

async function end(): Promise<void> {
  clearInterval(recheck);
  clearTimeout(expiry);
  if (identity().currentUser !== null) await firebaseSignOut(identity());
  await releaseSession();
}

export async function signOut({ endOnServer = true } = {}): Promise<void> {
  if (endOnServer) void endSignIn();
  forgetSession();
  keepLinkRequest(null);
  forgetAdminDrafts();
  announceSignOut();
  await closeOnce(endOnServer ? forgetAfterItsSecond : forgetHere, false);
}

/** The server ends sign-ins by their second, so the next sign-in of the account must have a later one. */
async function forgetAfterItsSecond(): Promise<void> {
  await forgetHere();
  const rest = signedInAt + SECOND_MS - Date.now();
  if (rest > 0) await new Promise((over) => setTimeout(over, Math.min(rest, SECOND_MS)));
}

async function endSignIn(): Promise<void> {
  const account = identity().currentUser;
  if (account === null || !navigator.onLine) return;
  try {
    await callApi(revokeSessions, { body: { scope: 'this' }, token: await account.getIdToken() });
  } catch (error) {
    reportProblem('the sign-in could not be ended on the server', error);
  }
}

export async function sessionToken(): Promise<string> {
  const account = identity().currentUser;
  if (account === null) throw new ApiError('unauthenticated', 401, signInRefusal('unauthenticated').message);
  try {
    return await account.getIdToken();
  } catch (cause) {
    if (endsSession(cause)) throw cause;
    throw new ApiError('network', 0, CLIENT_MESSAGES.network, { cause });
  }
}

function listen(isWithoutDatabase: boolean): void {
  // A slow database may have the account, so the stored session stays for the next visit.
  let keepsStored = isWithoutDatabase;
  onAuthStateChanged(identity(), (account) => {
    if (signingIn) return;
    const isKept = keepsStored;
    keepsStored = false;
    if (account === null && isKept) publish({ status: 'visitor', ended: false });
    else if (account === null) void leave();
    else admit(account, isRemembered(), false).catch(notAdmitted);
  });
}

function startSession(): void {
  if (started) return;
  started = true;
  void leaveOutSilentDatabase().then(listen);
  onSignedOutElsewhere(() => void closeOnce(end, false));
  addEventListener('online', () => {
    if (session.status === 'unreachable') void recheckSession();
  });
  // Phones stop timers of hidden pages, so an overdue check runs when the page is shown.
  document.addEventListener('visibilitychange', () => {
    const due = session.status === 'admin' && Date.now() - checkedAt >= SESSION_RECHECK_MS;
    if (due && document.visibilityState === 'visible') void recheckSession();
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
