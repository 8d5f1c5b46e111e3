import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { suiteAddresses } from './addresses.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
}

export interface AccountOptions {
  readonly displayName?: string;
  readonly claims?: Readonly<Record<string, true>>;
}

/** A verified account of its own for a journey: an admin unless told otherwise. */
export async function addAccount(
  auth: Auth,
  { displayName = 'Andrea Viaje', claims = { admin: true } }: AccountOptions = {},
): Promise<Account> {
  const password = 'clave-de-viaje-1';
  const email = `viaje-${randomUUID().slice(0, 8)}@copafenix.test`;
  const { uid } = await auth.createUser({ email, password, displayName, emailVerified: true });
  await auth.setCustomUserClaims(uid, { ...claims });
  return { uid, email, displayName, password };
}

/** Signs in at the screen, as an organiser does, and waits for the panel. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/acceso');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await page.waitForURL('/admin');
}

/** Waits for a toast that says that something worked, and puts it away. */
export async function toasted(page: Page, message: string): Promise<void> {
  const toast = page.getByRole('button', { name: `Listo: ${message}` });
  await toast.click();
  await toast.waitFor({ state: 'detached' });
}

const TokenSchema = z.object({ idToken: z.string() });

/** A real token of the account, for a call past every screen. */
async function tokenOf({ email, password }: Pick<Account, 'email' | 'password'>): Promise<string> {
  const { auth } = suiteAddresses();
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return z.parse(TokenSchema, await response.json()).idToken;
}

export async function callAs(
  account: Pick<Account, 'email' | 'password'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(account)}` };
  return fetch(`${suiteAddresses().api}${path}`, { ...init, headers });
}
