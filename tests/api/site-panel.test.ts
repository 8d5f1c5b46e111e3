import { confirmPlace, deleteRoom, putRoom } from '@copa/domain/day/endpoints';
import { createForm } from '@copa/domain/forms/endpoints';
import { getStats } from '@copa/domain/panel/endpoints';
import { getUserByEmail } from '@copa/domain/people/endpoints';
import { newUserRequest } from '@copa/domain/people/user-request';
import * as requests from '@copa/domain/people/user-request-endpoints';
import { createRegistration } from '@copa/domain/registrations/endpoints';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { updateSettings } from '@copa/domain/site/settings-update';
import { createTournament } from '@copa/domain/tournaments/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { approveUserRequest } from '../../functions/src/people/user-requests.ts';
import { createProgram } from '../load/support/program.ts';
import { signUp, type TestAccount } from './support/accounts.ts';
import { call, refused } from './support/api-client.ts';
import { suiteEnvironment } from './support/environment.ts';
import { formBody, inHours, playerBody, tournamentBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

const { auth, firestore } = openSuite();
let token = '';
let owner = '';
beforeAll(async () => {
  token = (await signUp(auth, { claims: { admin: true } })).token;
  owner = (await signUp(auth, { claims: { admin: true, owner: true } })).token;
});

let lastRequestAt = Date.now();

async function requestAccess(author?: TestAccount) {
  const account = author ?? (await signUp(auth));
  // Two writes fit into one millisecond, and which of them is the newer one nobody could say then.
  lastRequestAt += 1;
  const { id } = await firestore.collection('userRequests').add({
    ...newUserRequest({ email: account.email, uid: account.uid, displayName: 'Ana' }),
    requestedAt: new Date(lastRequestAt),
  });
  return { id, ...account };
}

describe('access requests', () => {
  it('are listed by status, newest first', async () => {
    const older = await requestAccess();
    const newer = await requestAccess();
    const { data } = await call(requests.listUserRequests, {
      token,
      query: { status: 'pending', limit: '2' },
    });
    expect(data.requests.map(({ id }) => id)).toEqual([newer.id, older.id]);
    const next = await call(requests.listUserRequests, { token, query: { status: 'approved' } });
    expect(next.data).toEqual({ requests: [], nextCursor: null });
    await call(requests.rejectUserRequest, { token, params: { id: older.id } });
    const all = await call(requests.listUserRequests, { token });
    expect(all.data.requests.map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  it('make an admin when approved, once, and tell them', async () => {
    const { id, email } = await requestAccess();
    const params = { id };
    const { data } = await call(requests.approveUserRequest, { token, params, body: { notes: 'Hola' } });
    expect(data).toMatchObject({ status: 'approved', notes: 'Hola', rejectedAt: null });
    expect((await call(getUserByEmail, { token, params: { email } })).data.isAdmin).toBe(true);
    await refused(requests.approveUserRequest, 'conflict', { token, params });
    await refused(requests.rejectUserRequest, 'conflict', { token, params });
    expect(await mailTo(email)).toEqual(['Ya tienes acceso al panel']);
    expect(await actsOn(id)).toEqual(['user-request.approve']);
  });

  it('wait again when the role cannot be given', async () => {
    const { projectId, firestore: firestoreAddress } = suiteEnvironment();
    const program = createProgram({ projectId, firestoreAddress });
    const setClaims = () => Promise.reject(new Error('the identity service is away'));
    const identity = { ...program.dependencies.identity, setClaims };
    const { id, email } = await requestAccess();
    const actor = { uid: 'admin-1', email: null };
    await expect(approveUserRequest({ ...program.dependencies, identity }, actor, id, '')).rejects.toThrow(
      'away',
    );
    await program.close();
    expect((await firestore.doc(`userRequests/${id}`).get()).data()).toMatchObject({
      status: 'pending',
      approvedAt: null,
      approvedBy: null,
    });
    expect(await mailTo(email)).toEqual([]);
    await call(requests.approveUserRequest, { token, params: { id } });
  });

  it('of one account are one: listed once, decided once, answered once', async () => {
    const account = await signUp(auth);
    const filed = [await requestAccess(account), await requestAccess(account), await requestAccess(account)];
    const statuses = async () => {
      const { docs } = await firestore.collection('userRequests').where('uid', '==', account.uid).get();
      return docs.map((each) => String(each.get('status'))).toSorted((a, b) => a.localeCompare(b));
    };
    const listed = async () => {
      const { data } = await call(requests.listUserRequests, { token, query: { status: 'pending' } });
      return data.requests.filter(({ uid }) => uid === account.uid).map(({ id }) => id);
    };
    expect(await listed()).toEqual([filed[2]?.id]);
    const outcomes = await Promise.allSettled(
      filed.map(({ id }) => call(requests.rejectUserRequest, { token, params: { id } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statuses()).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await listed()).toEqual([]);
    expect(await mailTo(account.email)).toHaveLength(1);
    const late = await refused(requests.approveUserRequest, 'conflict', {
      token,
      params: { id: filed[0]?.id ?? '' },
    });
    expect(late.error).toBe('Esta solicitud ya fue resuelta.');

    // A person may ask again after a refusal, and earlier decisions stay.
    const again = await requestAccess(account);
    await call(requests.approveUserRequest, { token, params: { id: again.id } });
    expect(await statuses()).toEqual(['approved', 'rejected', 'rejected', 'rejected']);
    const { data } = await call(requests.listUserRequests, { token });
    expect(data.requests.filter(({ uid }) => uid === account.uid)).toHaveLength(4);
  });

  it('of an account that files a flood can be decided all the same', async () => {
    const account = await signUp(auth);
    const flood = firestore.batch();
    for (let filed = 0; filed < 250; filed += 1) {
      flood.create(firestore.collection('userRequests').doc(), {
        ...newUserRequest({ email: account.email, uid: account.uid, displayName: 'Ana' }),
        requestedAt: new Date(Date.now() - 60_000),
      });
    }
    await flood.commit();
    const { id } = await requestAccess(account);
    await call(requests.rejectUserRequest, { token, params: { id } });
    const pending = firestore
      .collection('userRequests')
      .where('uid', '==', account.uid)
      .where('status', '==', 'pending');
    const left = await pending.get();
    expect((await firestore.doc(`userRequests/${id}`).get()).get('status')).toBe('rejected');
    expect(left.size).toBeLessThanOrEqual(51);
    await call(requests.rejectUserRequest, { token, params: { id: left.docs[0]?.id ?? '' } });
    expect((await pending.get()).size).toBe(0);
  });

  it('of accounts with a confirmed address are not hidden by a flood of others', async () => {
    const real = await requestAccess();
    const flood = firestore.batch();
    const unconfirmed = await Promise.all([0, 1, 2].map(() => signUp(auth, { verified: false })));
    for (let filed = 0; filed < 120; filed += 1) {
      const { email, uid } = unconfirmed[filed % 3] ?? real;
      lastRequestAt += 1;
      flood.create(firestore.collection('userRequests').doc(), {
        ...newUserRequest({ email, uid: filed < 100 ? `gone-${filed}` : uid, displayName: 'Ana' }),
        requestedAt: new Date(lastRequestAt),
      });
    }
    await flood.commit();
    const list = async (verified: 'true' | 'false') =>
      (await call(requests.listUserRequests, { token, query: { status: 'pending', verified, limit: '50' } }))
        .data;
    expect((await list('true')).requests[0]).toMatchObject({ id: real.id, emailVerified: true });
    expect((await list('false')).requests.map(({ emailVerified }) => emailVerified)).toContain(false);
    const { data } = await call(requests.listUserRequests, { token, query: { limit: '1' } });
    expect(data.requests[0]).toMatchObject({ emailVerified: false });
  });

  it('make nobody anything when rejected', async () => {
    const { id, email } = await requestAccess();
    const { data } = await call(requests.rejectUserRequest, { token, params: { id } });
    expect(data).toMatchObject({ status: 'rejected', approvedAt: null });
    expect((await call(getUserByEmail, { token, params: { email } })).data.isAdmin).toBe(false);
    expect(await mailTo(email)).toEqual(['Tu solicitud de acceso no fue aprobada']);
    expect(await actsOn(id)).toEqual(['user-request.reject']);
  });

  it('of accounts that are gone, or that never were, are refused', async () => {
    const { id, uid } = await requestAccess();
    await auth.deleteUser(uid);
    await refused(requests.approveUserRequest, 'not-found', { token, params: { id } });
    await refused(requests.approveUserRequest, 'not-found', { token, params: { id: 'nothing' } });
    await refused(requests.rejectUserRequest, 'not-found', { token, params: { id: 'nothing' } });
  });

  it('are decided once when two admins decide at once', async () => {
    const { id } = await requestAccess();
    const params = { id };
    const outcomes = await Promise.allSettled([
      call(requests.approveUserRequest, { token, params }),
      call(requests.rejectUserRequest, { token: owner, params }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  async function actsOn(id: string): Promise<readonly unknown[]> {
    const { docs } = await firestore.collection('audit').where('target', '==', `userRequests/${id}`).get();
    return docs.map((each): unknown => each.get('action'));
  }

  async function mailTo(email: string): Promise<readonly unknown[]> {
    const { docs } = await firestore.collection('mail').where('to', 'array-contains', email).get();
    return docs.map((each): unknown => each.get('message.subject'));
  }
});

describe('settings', () => {
  const { updatedAt: _at, ...site } = DEFAULT_SITE;

  it('are the default until the owner changes them', async () => {
    expect((await call(getSettings)).data).toEqual(DEFAULT_SITE);
    const body = { ...site, brand: { ...site.brand, name: 'Copa Dragón' }, expectedUpdatedAt: null };
    const { data } = await call(updateSettings, { token: owner, body });
    expect((await call(getSettings)).data).toEqual(data);
    expect(data.brand.name).toBe('Copa Dragón');
    const expectedUpdatedAt = new Date(0).toISOString();
    await refused(updateSettings, 'stale-write', { token: owner, body: { ...body, expectedUpdatedAt } });
    await refused(updateSettings, 'permission-denied', { token, body });
  });

  it('take no link that is not https', async () => {
    const body = { ...site, community: [{ label: 'x', url: 'javascript:alert(1)' }] };
    const { fields } = await refused(updateSettings, 'validation-failed', { token: owner, body });
    expect(fields).toEqual({ 'community.0.url': 'El enlace debe empezar con https://' });
  });
});

describe('how long players are kept', () => {
  const { updatedAt: _at, keepPlayersDays: _days, ...site } = DEFAULT_SITE;

  it.each([
    ['for good', { keepPlayersDays: null }, null],
    ['for good, by whoever does not say', {}, null],
    ['for a week at least', { keepPlayersDays: 7 }, 7],
    ['for ten years at most', { keepPlayersDays: 3650 }, 3650],
  ])('is set by the owner: %s', async (_, days, stored) => {
    const { data } = await call(updateSettings, { token: owner, body: { ...site, ...days } });
    expect(data.keepPlayersDays).toBe(stored);
  });

  it.each([
    [6, 'Al menos 7 días.'],
    [0, 'Al menos 7 días.'],
    [-1, 'Al menos 7 días.'],
    [3651, 'Como máximo 3650 días.'],
    [7.5, 'Ingresa un número entero de días.'],
    ['30', 'Ingresa un número entero de días.'],
  ])('is never %j', async (keepPlayersDays, message) => {
    const body = { ...site, keepPlayersDays };
    const { fields } = await refused(updateSettings, 'validation-failed', { token: owner, body });
    expect(fields).toEqual({ keepPlayersDays: message });
  });
});

const draftIn = (hours: number) => tournamentBody({ status: 'draft', date: inHours(hours) });
const dayOf = (instant: number | Date) => new Date(instant).toISOString().slice(0, 10);

describe('figures', () => {
  it('count what is there', async () => {
    const form = (await call(createForm, { token, body: formBody({ fields: [] }) })).data;
    const windows = [{ kind: 'entry' as const, opensAt: inHours(-1), closesAt: inHours(1) }];
    const body = tournamentBody({ linkedFormId: form.id, windows });
    const { id } = (await call(createTournament, { token, body })).data;
    await call(createTournament, { token, body: tournamentBody({ status: 'draft' }) });
    const { createdAt, ticketId } = (await call(createRegistration, { body: playerBody(id) })).data;
    const asked = await call(getStats, { token });
    expect(asked.data.perTournament.find((each) => each.id === id)?.confirming).toEqual({
      kind: 'entry',
      confirmed: 0,
    });
    await call(confirmPlace, { headers: { 'Ticket-Id': ticketId }, body: { window: 'entry' } });
    const { data } = await call(getStats, { token });
    expect(data).toMatchObject({
      tournaments: { scheduled: 0, published: 1 },
      registrations: { pending: 1, approved: 0, rejected: 0 },
      approvalMinutes: null,
    });
    expect(data.registrationsByDay).toHaveLength(30);
    expect(data.registrationsByDay).toContainEqual({ day: dayOf(createdAt), count: 1 });
    expect(data.perTournament).toContainEqual(
      expect.objectContaining({
        id,
        registrations: { pending: 1, approved: 0, rejected: 0 },
        confirming: { kind: 'entry', confirmed: 1 },
      }),
    );
  });
});

describe('the room of a tournament', () => {
  it('is told in the last hour before its start, without what opens it', async () => {
    const near = (await call(createTournament, { token, body: draftIn(0.9) })).data.id;
    const far = (await call(createTournament, { token, body: draftIn(1.1) })).data.id;
    const of = { token, params: { id: near, match: '1' } };
    const told = async () => {
      const { perTournament } = (await call(getStats, { token })).data;
      return [near, far].map((id) => perTournament.find((each) => each.id === id)?.room);
    };
    expect(await told()).toEqual([{ openAt: null }, null]);
    const openAt = inHours(0.5);
    await call(putRoom, { ...of, body: { roomId: '12345678', password: 'fenix', openAt } });
    expect(await told()).toEqual([{ openAt: new Date(openAt) }, null]);
    await call(deleteRoom, of);
    expect(await told()).toEqual([{ openAt: null }, null]);
  });
});

describe('figures over time', () => {
  it('come after what is due has been published', async () => {
    const { id } = (await call(createTournament, { token, body: tournamentBody({ status: 'draft' }) })).data;
    await firestore.doc(`tournaments/${id}`).update({ status: 'scheduled', publishDate: new Date(0) });
    const { data } = await call(getStats, { token });
    expect(data.tournaments.scheduled).toBe(0);
    expect((await firestore.doc(`tournaments/${id}`).get()).get('status')).toBe('published');
  });
});
