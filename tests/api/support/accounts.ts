import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { suiteEnvironment } from './environment.ts';

const PASSWORD = 'una-clave-de-prueba';

export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

export interface AccountOptions {
  readonly email?: string;
  readonly verified?: boolean;
  readonly claims?: Readonly<Record<string, true>>;
}

export async function signUp(
  auth: Auth,
  { email = `${randomUUID()}@copafenix.test`, verified = true, claims = {} }: AccountOptions = {},
): Promise<TestAccount> {
  const { uid } = await auth.createUser({ email, emailVerified: verified, password: PASSWORD });
  await auth.setCustomUserClaims(uid, { ...claims });
  return { uid, email, token: await signIn(email) };
}

const TokenSchema = z.object({ idToken: z.string() });

export function signIn(email: string): Promise<string> {
  return exchange('signInWithPassword', { email, password: PASSWORD });
}

export function addPassword(token: string, email: string): Promise<string> {
  return exchange('update', { idToken: token, email, password: PASSWORD });
}

export function signInWithCustomToken(token: string): Promise<string> {
  return exchange('signInWithCustomToken', { token });
}

async function exchange(method: string, body: object): Promise<string> {
  const { auth } = suiteEnvironment();
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  return z.parse(TokenSchema, await response.json()).idToken;
}

const PayloadSchema = z.record(z.string(), z.unknown());

export function withClaims(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const decoded = z.parse(PayloadSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const changed = Buffer.from(JSON.stringify({ ...decoded, ...claims })).toString('base64url');
  return [header, changed, signature].join('.');
}
