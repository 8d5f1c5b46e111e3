import { LOCAL_LOGIN_DELAY_MS } from '@copa/domain/limits';
import { localLogin, setUpInitialAdmin } from '@copa/domain/people/endpoints';
import type { SessionUser } from '@copa/domain/people/session';
import {
  type Auth,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  isSignInWithEmailLink,
  type PopupRedirectResolver,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  type UserCredential,
  updateProfile,
} from 'firebase/auth';
import { paths } from '../../../config/paths.ts';
import { ApiError, callApi } from '../../../lib/network/api-client.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { requestAccess } from './access-request.ts';
import { isUnverified } from './auth-messages.ts';
import { identity, rememberOnThisDevice } from './identity.ts';
import { keepAdminSession, keepLinkRequest } from './session-storage.ts';
import { signInWith } from './session-store.ts';

export const VERIFIED = 'verificado';

const absolute = (path: string) => new URL(path, location.origin).href;

async function withRequest(credential: UserCredential): Promise<User> {
  if (getAdditionalUserInfo(credential)?.isNewUser === true) await fileRequest(credential.user);
  return credential.user;
}

/** A failure is only logged, because the account exists and can request access on the waiting page. */
async function fileRequest(account: User): Promise<void> {
  try {
    await requestAccess(account);
  } catch (error) {
    reportProblem('the access request could not be filed', error);
  }
}

export async function signInByPassword(
  email: string,
  password: string,
  remember: boolean,
): Promise<SessionUser> {
  await rememberOnThisDevice(remember);
  return signInWith(
    async () => (await signInWithEmailAndPassword(identity(), email, password)).user,
    remember,
  );
}

type Popup = () => Promise<UserCredential>;
let popup: Promise<Popup> | undefined;
let loadedPopup: Popup | undefined;

/** Call this before the tap, because Safari blocks a window that opens after the code has waited. */
export async function prepareGoogle(): Promise<Popup> {
  try {
    loadedPopup = await (popup ??= loadPopup());
    return loadedPopup;
  } catch (error) {
    popup = undefined;
    throw error;
  }
}

async function loadPopup(): Promise<Popup> {
  const { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } = await import('firebase/auth');
  const isSafari = navigator.vendor.startsWith('Apple');
  const resolver = isSafari
    ? await startedResolver(browserPopupRedirectResolver)
    : browserPopupRedirectResolver;
  return () => signInWithPopup(identity(), new GoogleAuthProvider(), resolver);
}

/**
 * `signInWithPopup` makes an instance of the resolver, which loads a frame before it opens the window.
 * The returned constructor gives `signInWithPopup` an instance that has already loaded the frame.
 */
async function startedResolver(resolver: PopupRedirectResolver): Promise<PopupRedirectResolver> {
  const Resolver = resolver as new () => { readonly _initialize: (auth: Auth) => Promise<unknown> };
  const started = new Resolver();
  await started._initialize(identity());
  return function Started() {
    return started;
  };
}

export async function signInByGoogle(remember: boolean): Promise<SessionUser> {
  const open = loadedPopup ?? (await prepareGoogle());
  return signInWith(async () => {
    const credential = await open();
    await rememberOnThisDevice(remember);
    return withRequest(credential);
  }, remember);
}

export async function sendSignInLink(email: string, remember: boolean): Promise<void> {
  await sendSignInLinkToEmail(identity(), email, { url: absolute(paths.signIn.to()), handleCodeInApp: true });
  keepLinkRequest({ email, remember });
}

export function isSignInLink(url: string): boolean {
  return isSignInWithEmailLink(identity(), url);
}

export async function signInByLink(email: string, url: string, remember: boolean): Promise<SessionUser> {
  await rememberOnThisDevice(remember);
  const user = await signInWith(
    async () => withRequest(await signInWithEmailLink(identity(), email, url)),
    remember,
  );
  keepLinkRequest(null);
  return user;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/**
 * `VERIFIED` makes the admin area redirect visitors and waiting accounts to the sign-in page instead of the
 * home page.
 */
async function sendVerification(user: User): Promise<void> {
  await sendEmailVerification(user, { url: absolute(`${paths.admin.home.to()}?${VERIFIED}`) });
}

/** After `task`, `signInWith` signs an unverified account out again and throws. That error is expected here. */
async function unverified(task: () => Promise<User>): Promise<void> {
  await rememberOnThisDevice(false);
  await signInWith(task, false).catch((error: unknown) => {
    if (!isUnverified(error)) throw error;
  });
}

export async function createAccount({ email, password, displayName }: NewAccount): Promise<boolean> {
  let mailSent = false;
  await unverified(async () => {
    const { user } = await createUserWithEmailAndPassword(identity(), email, password);
    await updateProfile(user, { displayName });
    await fileRequest(user);
    try {
      await sendVerification(user);
      mailSent = true;
    } catch (error) {
      reportProblem('the verification mail could not be sent', error);
    }
    return user;
  });
  return mailSent;
}

export async function resendVerification(email: string, password: string): Promise<void> {
  await unverified(async () => {
    const { user } = await signInWithEmailAndPassword(identity(), email, password);
    await sendVerification(user);
    return user;
  });
}

export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(identity(), email, { url: absolute(paths.signIn.to()) });
}

export async function setUpOwner(email: string, secret: string): Promise<void> {
  await callApi(setUpInitialAdmin, { body: { email, secret } });
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** An API of before device proofs refuses the field. */
async function callLocalLogin(body: { readonly username: string; readonly password: string }) {
  const deviceProof = readLocal(storageKeys.deviceProof);
  if (deviceProof === null) return callApi(localLogin, { body });
  try {
    return await callApi(localLogin, { body: { ...body, deviceProof } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation-failed') throw error;
    return callApi(localLogin, { body });
  }
}

export async function signInLocally(username: string, password: string): Promise<SessionUser> {
  await pause(LOCAL_LOGIN_DELAY_MS);
  const { token, deviceProof, session } = await callLocalLogin({ username, password });
  writeLocal(storageKeys.deviceProof, deviceProof);
  await rememberOnThisDevice(true);
  const enter = async () => {
    const { user } = await signInWithCustomToken(identity(), token);
    keepAdminSession(session);
    return user;
  };
  return signInWith(enter, true);
}
