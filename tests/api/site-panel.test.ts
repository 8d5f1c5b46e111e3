import { confirmPlace } from '@copa/domain/day/endpoints';
import { createForm } from '@copa/domain/forms/endpoints';
import { getStats } from '@copa/domain/panel/endpoints';
import { getUserByEmail } from '@copa/domain/people/endpoints';
import { newUserRequest } from '@copa/domain/people/user-request';
import * as requests from '@copa/domain/people/user-request-endpoints';
import { createRegistration } from '@copa/domain/registrations/endpoints';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { NO_PRIVACY } from '@copa/domain/site/no-privacy';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { updateSettings } from '@copa/domain/site/settings-update';
import { createTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { formBody, inHours, playerBody, tournamentBody } from './support/samples.ts';

const { auth, firestore, token } = await openAdmin();
const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });

async function requestAccess(requestedAt: Date) {
  const { email, uid } = await signUp(auth);
  const request = newUserRequest({ email, uid, displayName: 'Ana' });
  await firestore.doc(`userRequests/${uid}`).set({ ...request, requestedAt });
  return { id: uid, email };
}

describe('access requests', () => {
  it('are listed with the longest wait first, and make an admin when approved, once, who is told', async () => {
    const older = await requestAccess(new Date(1));
    const { id, email } = await requestAccess(new Date(2));
    const query = { status: 'pending', verified: 'true', limit: '2' };
    const { data } = await call(requests.listUserRequests, { token, query });
    expect(data.requests.map((each) => each.id)).toEqual([older.id, id]);
    const params = { id };
    const approved = await call(requests.approveUserRequest, { token, params, body: { notes: 'Hola' } });
    expect(approved.data).toMatchObject({ status: 'approved', notes: 'Hola', rejectedAt: null });
    expect((await call(getUserByEmail, { token, params: { email } })).data.role).toBe('admin');
    await refused(requests.rejectUserRequest, 'conflict', { token, params });
    const { docs } = await firestore.collection('mail').where('to', 'array-contains', email).get();
    expect(docs.map((each): unknown => each.get('message.subject'))).toEqual(['Ya tienes acceso al panel']);
    const rejected = await call(requests.rejectUserRequest, { token, params: { id: older.id } });
    expect(rejected.data).toMatchObject({ status: 'rejected', approvedAt: null });
  });
});

describe('settings', () => {
  const { updatedAt: _at, ...site } = DEFAULT_SITE;
  beforeEach(async () => void (await firestore.doc('settings/site').delete()));

  it('are the default until the owner changes them', async () => {
    expect((await call(getSettings)).data).toEqual(DEFAULT_SITE);
    const body = { ...site, brand: { ...site.brand, name: 'Copa Dragón' }, expectedUpdatedAt: null };
    const { data } = await call(updateSettings, { token: owner, body });
    expect((await call(getSettings)).data).toEqual(data);
    expect(data.brand.name).toBe('Copa Dragón');
    const expectedUpdatedAt = new Date(0).toISOString();
    const other = { brand: { ...site.brand, name: 'Copa Tigre' }, expectedUpdatedAt };
    await refused(updateSettings, 'stale-write', { token: owner, body: other });
    const again = { token: owner, body: { ...body, expectedUpdatedAt } };
    expect((await call(updateSettings, again)).data).toEqual(data);
    await refused(updateSettings, 'permission-denied', { token, body });
  });

  it('name who answers for personal data once the owner has said it; older settings name nobody', async () => {
    const { privacy: _, ...before } = site;
    await firestore.doc('settings/site').set({ ...before, updatedAt: new Date() });
    expect((await call(getSettings)).data.privacy).toEqual(NO_PRIVACY);
    const privacy = { ...NO_PRIVACY, responsible: 'Ana Ruiz', country: 'MX' as const };
    const { data } = await call(updateSettings, { token: owner, body: { privacy } });
    expect([data.privacy, data.brand]).toEqual([privacy, site.brand]);
    for (const wrong of [
      { country: 'AR' },
      { email: 'nadie' },
      { phone: '55' },
      { responsible: 'x'.repeat(121) },
    ]) {
      const body = { privacy: { ...privacy, ...wrong } as never };
      await refused(updateSettings, 'validation-failed', { token: owner, body });
    }
    expect((await call(getSettings)).data.privacy).toEqual(privacy);
  });
});

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
    const own = asked.data.perTournament.find((each) => each.id === id);
    expect(own?.confirming).toEqual({ kind: 'entry', confirmed: 0 });
    await call(confirmPlace, { headers: { 'Ticket-Id': ticketId }, body: { window: 'entry' } });
    const { data } = await call(getStats, { token });
    const registrations = { pending: 1, approved: 0, rejected: 0 };
    const tournaments = { draft: 1, scheduled: 0, published: 1 };
    expect(data).toMatchObject({ tournaments, registrations, approvalMinutes: null });
    expect(data.registrationsByDay).toHaveLength(30);
    expect(data.registrationsByDay).toContainEqual({ day: dayOf(createdAt), count: 1 });
    const hour = new Date(new Date(createdAt).setUTCMinutes(0, 0, 0));
    expect(data.registrationsByHour).toEqual([{ hour, count: 1 }]);
    const confirming = { kind: 'entry', confirmed: 1 };
    expect(data.perTournament).toContainEqual(
      expect.objectContaining({ id, registrations, confirming, status: 'published', endedAt: null }),
    );
    await call(updateTournament, { token, params: { id }, body: { status: 'draft' } });
    const hidden = (await call(getStats, { token })).data.perTournament.find((each) => each.id === id);
    expect(hidden).toMatchObject({ id, confirming: null, status: 'draft' });
  });
});
