import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { suiteAddresses } from './addresses.ts';
import type { OpenVisitor, VisitorOptions } from './journey.ts';
import { auth } from './suite-data.ts';

/**
 * The Auth SDK looks for a session under this key in `localStorage`, because `identity.ts` lists
 * `browserLocalPersistence`.
 */
const AUTH_KEY = 'firebase:authUser:demo-key:[DEFAULT]';
const TOKEN_MS = 60 * 60 * 1000;

export const PASSWORD = 'clave-de-viaje-1';

export type Account = Awaited<ReturnType<typeof addAccount>>;
type Credentials = Pick<Account, 'email' | 'password'>;

export async function addAccount(options: { readonly displayName?: string; readonly claims?: object } = {}) {
  const { displayName = 'Andrea Viaje', claims = { admin: true } } = options;
  const email = `viaje-${randomUUID().slice(0, 8)}@copafenix.test`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, displayName, emailVerified: true });
  await auth.setCustomUserClaims(uid, { ...claims });
  return { uid, email, displayName, password: PASSWORD };
}

export async function addOwner(displayName: string): Promise<Account> {
  const owner = await addAccount({ displayName, claims: { admin: true, owner: true } });
  onTestFinished(() => auth.deleteUser(owner.uid));
  return owner;
}

export async function enter(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/acceso');
  await enter(page, credentials);
  await page.waitForURL('/admin');
}

export async function createAccount(page: Page, email: string, displayName: string): Promise<void> {
  await page.goto('/acceso');
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
  await page.getByLabel('Tu nombre').fill(displayName);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta y solicitar acceso' }).click();
  await page.getByText('Cuenta creada. Te enviamos un correo para verificarla').waitFor();
}

const SignedInSchema = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

function authenticate({ email, password }: Credentials) {
  const { auth: host } = suiteAddresses();
  return fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  }).then(async (response) => z.parse(SignedInSchema, await response.json()));
}

export async function returning(
  visitor: OpenVisitor,
  account: Credentials,
  options: VisitorOptions = {},
): Promise<Page> {
  const { localId, idToken, refreshToken } = await authenticate(account);
  const user = {
    uid: localId,
    email: account.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + TOKEN_MS },
  };
  return visitor({ ...options, storage: { [AUTH_KEY]: JSON.stringify(user), ...options.storage } });
}

/**
 * Waits for the next second, because revocation compares whole seconds and would not end a session that began
 * in this second.
 */
export async function nextSecond(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await expect.poll(() => Date.now() / 1000, { interval: 50 }).toBeGreaterThanOrEqual(now + 1);
}

const tokens = new WeakMap<Credentials, Promise<string>>();

/** Signs in once for each account, so a call after a change of its claims still has the earlier ones. */
function tokenOf(account: Credentials): Promise<string> {
  const token = tokens.get(account) ?? authenticate(account).then(({ idToken }) => idToken);
  tokens.set(account, token);
  return token;
}

export async function callAs(account: Credentials, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(account)}`,
  };
  return fetch(`${suiteAddresses().api}${path}`, { ...init, headers });
}

export async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true });
  await page.locator('summary').filter({ has: heading }).click();
}

export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByText('Más', { exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

/** Before the tournaments are loaded, deactivating a form asks for a confirmation. */
export async function untilFormsHaveTournaments(page: Page): Promise<void> {
  await page
    .getByText(/^Lo usan/)
    .first()
    .waitFor();
}
