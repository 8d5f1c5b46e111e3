import { localLogin } from '@copa/domain/api/auth';
import { LOCAL_LOGIN_DELAY_MS } from '@copa/domain/limits';
import type { SessionUser } from '@copa/domain/session';
import {
  createUserWithEmailAndPassword,
  signOut as firebaseSignOut,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  updateProfile,
} from 'firebase/auth';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { callApi } from '../../lib/api-client.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { requestAccess } from './access-request.ts';
import { identity, rememberOnThisDevice } from './identity.ts';
import { keepAdminSession } from './session-storage.ts';
import { signInWith } from './session-store.ts';

const LINK_EMAIL_KEY = `${site.slug}_link_email`;

const absolute = (path: string) => new URL(path, location.origin).href;

/** Whoever signs in without being an admin has asked for access, once. */
async function askForAccess(user: SessionUser): Promise<SessionUser> {
  const account = identity().currentUser;
  if (!user.isAdmin && account !== null) await requestAccess(account);
  return user;
}

export async function signInByPassword(
  email: string,
  password: string,
  remember: boolean,
): Promise<SessionUser> {
  await rememberOnThisDevice(remember);
  const user = await signInWith(
    async () => (await signInWithEmailAndPassword(identity(), email, password)).user,
    remember,
  );
  return askForAccess(user);
}

export async function signInByGoogle(remember: boolean): Promise<SessionUser> {
  const { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } = await import('firebase/auth');
  await rememberOnThisDevice(remember);
  const popup = async () =>
    (await signInWithPopup(identity(), new GoogleAuthProvider(), browserPopupRedirectResolver)).user;
  return askForAccess(await signInWith(popup, remember));
}

export async function sendSignInLink(email: string): Promise<void> {
  await sendSignInLinkToEmail(identity(), email, { url: absolute(paths.signIn.to()), handleCodeInApp: true });
  writeLocal(LINK_EMAIL_KEY, email);
}

export function isSignInLink(url: string): boolean {
  return isSignInWithEmailLink(identity(), url);
}

/** The address that asked for the link on this device; elsewhere it has to be typed again. */
export function linkEmail(): string | null {
  return readLocal(LINK_EMAIL_KEY);
}

export async function signInByLink(email: string, url: string): Promise<SessionUser> {
  await rememberOnThisDevice(true);
  const user = await signInWith(async () => (await signInWithEmailLink(identity(), email, url)).user, true);
  writeLocal(LINK_EMAIL_KEY, null);
  return askForAccess(user);
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

async function sendVerification(user: User): Promise<void> {
  await sendEmailVerification(user, { url: absolute(paths.admin.home.to()) });
}

/** Creates the account, asks for access and sends the verification mail; nobody is signed in afterwards. */
export async function createAccount({ email, password, displayName }: NewAccount): Promise<void> {
  const create = async () => {
    const { user } = await createUserWithEmailAndPassword(identity(), email, password);
    await updateProfile(user, { displayName });
    await sendVerification(user);
    await requestAccess(user);
    return user;
  };
  const refused = await signInWith(create, false).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused !== null && !isUnverified(refused)) throw refused;
  if (refused === null) await firebaseSignOut(identity());
}

function isUnverified(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'email-not-verified'
  );
}

/** For who lost the first mail: signs in just long enough to send another. */
export async function resendVerification(email: string, password: string): Promise<void> {
  const send = async () => {
    const { user } = await signInWithEmailAndPassword(identity(), email, password);
    await sendVerification(user);
    return user;
  };
  await signInWith(send, false).catch((error: unknown) => {
    if (!isUnverified(error)) throw error;
  });
}

export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(identity(), email, { url: absolute(paths.signIn.to()) });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The separate admin login: one second of delay, then a session of 24 hours. */
export async function signInLocally(username: string, password: string): Promise<SessionUser> {
  await pause(LOCAL_LOGIN_DELAY_MS);
  const { token, session } = await callApi(localLogin, { body: { username, password } });
  await rememberOnThisDevice(true);
  keepAdminSession(session);
  return signInWith(async () => (await signInWithCustomToken(identity(), token)).user, true);
}
