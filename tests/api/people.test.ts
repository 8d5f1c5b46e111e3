import { ADMIN_SESSION_MS } from '@copa/domain/limits';
import * as api from '@copa/domain/people/endpoints';
import { PERMISSIONS, permissionsOf } from '@copa/domain/people/roles';
import { listQuestions } from '@copa/domain/questions/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { endLostAccess } from '../../functions/src/people/role-holders.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import { createProgram } from '../load/support/program.ts';
import type { TestAccount } from './support/accounts.ts';
import { addPassword, signIn, signInWithCustomToken, signUp, withClaims } from './support/accounts.ts';
import { call, readFailure, refused, request } from './support/api-client.ts';
import { suiteEnvironment } from './support/environment.ts';
import { openSuite } from './support/suite.ts';

const OWNER_EMAIL = 'duena@copafenix.test';
const SECRET = 'demo-setup-secret-0001';
const LOCAL = { username: 'organizacion', password: DEMO_PASSWORD };

const { auth, firestore } = await openSuite();
const admin = await signUp(auth, { claims: { admin: true } });
const owner = await signUp(auth, { email: OWNER_EMAIL, verified: false });
const { projectId, firestore: firestoreAddress } = suiteEnvironment();
const program = createProgram({ projectId, firestoreAddress });
afterAll(() => program.close());

async function readsPlayers(token: string): Promise<number> {
  const documents = `http://${firestoreAddress}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${documents}/registrations?pageSize=1`, { headers });
  await response.arrayBuffer();
  return response.status;
}

describe('the signed-in user', () => {
  it('is told who they are and what they may do', async () => {
    const { data } = await call(api.getMe, { token: admin.token });
    expect(data).toMatchObject({
      uid: admin.uid,
      email: admin.email,
      displayName: admin.email.split('@')[0],
      photoURL: null,
      emailVerified: true,
      isAdmin: true,
      isOwner: false,
      role: 'admin',
      permissions: [...permissionsOf({ role: 'admin' })],
      loginTime: expect.any(Date) as Date,
      metadata: { creationTime: expect.any(Date) as Date, lastSignInTime: expect.any(Date) as Date },
    });
  });

  it('gets the same answer for a token in the body', async () => {
    const me = await call(api.getMe, { token: admin.token });
    const verified = await call(api.verifyToken, { body: { token: admin.token } });
    expect(verified.data).toEqual(me.data);
  });

  it('is refused with a token that is no token, or whose address is not verified', async () => {
    const unverified = await signUp(auth, { verified: false });
    await refused(api.verifyToken, 'unauthenticated', { body: { token: 'no-token' } });
    const body = { token: unverified.token };
    const failure = await refused(api.verifyToken, 'email-not-verified', { body });
    expect(failure.error).toBe(
      'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
    );
  });

  it('can end all their sessions', async () => {
    const user = await signUp(auth);
    await call(api.revokeSessions, { token: user.token });
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    await refused(api.getMe, 'token-revoked', { token: withClaims(user.token, { auth_time: anHourAgo }) });
  });
});

describe('whoever is signed out or loses the role', () => {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;

  it.each<[string, (leaving: TestAccount) => Promise<unknown>]>([
    ['ends all sessions', ({ token }) => call(api.revokeSessions, { token })],
    [
      'is no admin any more',
      ({ email }) => call(api.revokeAdminClaim, { token: admin.token, body: { email } }),
    ],
  ])('reads no players with an old token either: who %s', async (_, leave) => {
    const leaving = await signUp(auth, { claims: { admin: true } });
    const before = withClaims(leaving.token, { auth_time: anHourAgo });
    expect(await readsPlayers(before)).toBe(200);
    await leave(leaving);
    expect(await readsPlayers(before)).toBe(403);
    expect(await readsPlayers(admin.token)).toBe(200);
  });

  it('reads them again with a new sign-in, as long as they are an admin', async () => {
    const back = await signUp(auth, { claims: { admin: true } });
    await call(api.revokeSessions, { token: back.token });
    expect(await readsPlayers(await signIn(back.email))).toBe(200);
  });
});

describe('whoever loses access past the API', () => {
  it.each<[string, (leaving: TestAccount) => Promise<unknown>]>([
    ['is disabled', ({ uid }) => auth.updateUser(uid, { disabled: true })],
    ['is deleted', ({ uid }) => auth.deleteUser(uid)],
    ['loses the claim', ({ uid }) => auth.setCustomUserClaims(uid, {})],
  ])('reads no players once the job has seen it: who %s', async (_, lose) => {
    const leaving = await signUp(auth, { claims: { admin: true } });
    await call(api.getMe, { token: leaving.token });
    await lose(leaving);
    expect(await readsPlayers(leaving.token)).toBe(200);
    expect(await endLostAccess(program.dependencies)).toContain(leaving.uid);
    expect(await endLostAccess(program.dependencies)).not.toContain(leaving.uid);
    expect(await readsPlayers(leaving.token)).toBe(403);
    expect(await readsPlayers(admin.token)).toBe(200);
  });

  it('or by another admin, and gets it back within the second, signs in again', async () => {
    const back = await signUp(auth, { claims: { admin: true } });
    const body = { email: back.email };
    await call(api.revokeAdminClaim, { token: admin.token, body });
    await call(api.setAdminClaim, { token: admin.token, body });
    expect(await readsPlayers(back.token)).toBe(403);
    await refused(api.getMe, 'token-revoked', { token: back.token });
    expect(await readsPlayers(await signIn(back.email))).toBe(200);
  });
});

describe('signing out on one device', () => {
  it('ends that sign-in for the API and the rules, and no other', async () => {
    const user = await signUp(auth, { claims: { admin: true } });
    const elsewhere = withClaims(user.token, { auth_time: Math.floor(Date.now() / 1000) + 5 });
    await call(api.revokeSessions, { token: user.token, body: { scope: 'this' } });
    await refused(api.getMe, 'token-revoked', { token: user.token });
    expect(await readsPlayers(user.token)).toBe(403);
    await call(api.getMe, { token: elsewhere });
    expect(await readsPlayers(elsewhere)).toBe(200);
  });
});

describe('admins', () => {
  it('are made and unmade by address, at once', async () => {
    const user = await signUp(auth);
    const granted = await call(api.setAdminClaim, { token: admin.token, body: { email: user.email } });
    expect(granted.data).toMatchObject({ uid: user.uid, role: 'admin' });
    await refused(listQuestions, 'permission-denied', { token: user.token });

    const token = await signIn(user.email);
    await call(listQuestions, { token });
    const revoked = await call(api.revokeAdminClaim, { token: admin.token, body: { email: user.email } });
    expect(revoked.data.role).toBe('visitor');
    // Revocation compares whole seconds, so a token issued in the same second may stay valid. The call is
    // then refused because the account lacks the claim.
    const { code } = await readFailure(await request(listQuestions, { token }));
    expect(['permission-denied', 'token-revoked']).toContain(code);
  });

  it('are looked up by address, whatever its capitals', async () => {
    const { token } = admin;
    const capitals = { email: admin.email.toUpperCase() };
    const { data } = await call(api.getUserByEmail, { token, params: capitals });
    expect(data.uid).toBe(admin.uid);
    expect((await call(api.findUser, { token, body: capitals })).data).toEqual(data);
    await refused(api.findUser, 'not-found', { token, body: { email: 'x@y.test' } });
    await refused(api.getUserByEmail, 'not-found', { token, params: { email: 'x@y.test' } });
    await refused(api.getUserByEmail, 'validation-failed', { token, params: { email: 'x' } });
  });
});

describe('the owner', () => {
  it('is set up once, by whoever knows the secret, and cannot be removed', async () => {
    const wrong = { body: { secret: `${SECRET}x`, email: OWNER_EMAIL } };
    await refused(api.setUpInitialAdmin, 'wrong-credentials', wrong);
    const right = { body: { secret: SECRET, email: OWNER_EMAIL } };
    await refused(api.setUpInitialAdmin, 'email-not-verified', right);
    await auth.updateUser(owner.uid, { emailVerified: true });
    const { data } = await call(api.setUpInitialAdmin, right);
    expect(data).toMatchObject({ uid: owner.uid, role: 'owner' });
    await refused(api.setUpInitialAdmin, 'owner-exists', right);

    await auth.updateUser(owner.uid, { emailVerified: false });
    const token = await signIn(OWNER_EMAIL);
    const me = await call(api.getMe, { token });
    expect(me.data).toMatchObject({ emailVerified: false, isOwner: true, permissions: [...PERMISSIONS] });
    const last = { token: admin.token, body: { email: OWNER_EMAIL } };
    const removal = await refused(api.revokeAdminClaim, 'last-owner', last);
    expect(removal.error).toBe('No se puede quitar al último propietario.');
  });
});

describe('the local login', () => {
  it('opens a session of 24 hours with an admin token', async () => {
    const noted = async () => {
      const ofAccount = firestore.collection('audit').where('target', '==', 'accounts/local-admin');
      return (await ofAccount.get()).docs;
    };
    const earlier = (await noted()).map(({ id }) => id);
    const before = Date.now();
    const { data } = await call(api.localLogin, { body: LOCAL });
    expect(data.session).toMatchObject({ isAuthenticated: true, user: { role: 'admin' } });
    expect(data.session.expiry.getTime()).toBeGreaterThanOrEqual(before + ADMIN_SESSION_MS);
    expect(data.session.expiry.getTime()).toBeLessThanOrEqual(Date.now() + ADMIN_SESSION_MS);
    const entries = (await noted()).filter(({ id }) => !earlier.includes(id));
    expect(entries.map((entry) => String(entry.get('action')))).toEqual(['session.local-login']);
    const token = await signInWithCustomToken(data.token);
    expect((await call(api.getMe, { token })).data).toMatchObject({ role: 'admin', email: null });
    const past = Math.floor(Date.now() / 1000) - 1;
    await refused(api.getMe, 'token-expired', { token: withClaims(token, { sessionEnds: past }) });
  });

  it('leaves the account of earlier sessions as it is', async () => {
    await call(api.localLogin, { body: LOCAL });
    const photoURL = 'https://copafenix.test/retrato.png';
    await auth.updateUser('local-admin', { photoURL });
    await call(api.localLogin, { body: LOCAL });
    expect((await auth.getUser('local-admin')).photoURL).toBe(photoURL);
  });

  it.each([
    ['is missing', () => auth.deleteUser('local-admin')],
    ['was changed', () => auth.updateUser('local-admin', { email: 'cambiada@copafenix.test' })],
  ])('opens for several at once where the account %s', async (_, prepare) => {
    await call(api.localLogin, { body: LOCAL });
    await prepare();
    const session = { displayName: 'Organización', sessionEnds: new Date(Date.now() + ADMIN_SESSION_MS) };
    const { identity } = program.dependencies;
    await Promise.all(Array.from({ length: 8 }, () => identity.createLocalAdminToken(session)));
    const token = await signInWithCustomToken((await call(api.localLogin, { body: LOCAL })).data.token);
    expect((await call(api.getMe, { token })).data).toMatchObject({ isAdmin: true, email: null });
  });

  it('outlasts no session by a password that its holder adds, and opens all the same', async () => {
    const logIn = async () => signInWithCustomToken((await call(api.localLogin, { body: LOCAL })).data.token);
    const email = 'otra-puerta@copafenix.test';
    await addPassword(await logIn(), email);
    await auth.updateUser('local-admin', { emailVerified: true });
    const token = await signIn(email);
    await refused(api.getMe, 'token-expired', { token });
    expect(await readsPlayers(token)).toBe(403);

    const restored = await call(api.getMe, { token: await logIn() });
    expect(restored.data).toMatchObject({ uid: 'local-admin', isAdmin: true, email: null });
    await expect(signIn(email)).rejects.toThrow('idToken');
  });

  it.each([
    { ...LOCAL, password: 'otra-clave' },
    { ...LOCAL, username: 'otra-cuenta' },
  ])('says the same for a wrong name and a wrong password', async (body) => {
    const failure = await refused(api.localLogin, 'wrong-credentials', { body });
    expect(failure.error).toBe('Credenciales incorrectas');
  });
});
