import { noteReminder } from '@copa/domain/day/endpoints';
import { acceptInvitation } from '@copa/domain/registrations/member-endpoints';
import { deleteTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { call, refused } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { GUARDIAN, partnerBody } from '../support/samples.ts';

const { auth, firestore, token: camila, open, register: registerIn } = await openOrganiser();
const { token: luis } = await signUp(auth, { claims: { admin: true } });
const register = async (tournamentId: string) => (await registerIn(tournamentId)).id;

const note = (token: string, id: string, registrationId: string) =>
  call(noteReminder, { token, params: { id }, body: { registrationId, about: 'entry' as const } });

describe('whom organisers wrote to', () => {
  it('is kept by unit, also when two of them write at once, and goes with the tournament', async () => {
    const id = await open();
    const units = await Promise.all([register(id), register(id), register(id)]);
    const noted = await Promise.all(
      units.map((unit, index) => note(index % 2 === 0 ? camila : luis, id, unit)),
    );
    const stored = await firestore.doc(`reminders/${id}`).get();
    expect(Object.keys(stored.get('units') as object).toSorted()).toEqual(units.toSorted());
    expect(stored.get(`units.${units[0]}.by`)).toBe(noted[0]?.data.by);
    expect(noted[0]?.data.by).not.toBe(noted[1]?.data.by);
    await call(deleteTournament, { token: camila, params: { id }, query: { force: 'true' } });
    expect((await firestore.doc(`reminders/${id}`).get()).exists).toBe(false);
  });

  it('is about a unit of that tournament, and for organisers to say', async () => {
    const [id, other] = [await open(), await open()];
    const registrationId = await register(other);
    const body = { registrationId, about: 'entry' as const };
    await refused(noteReminder, 'not-found', { token: camila, params: { id }, body });
    const member = { token: camila, params: { id: other }, body: { ...body, memberId: 'nobody' } };
    await refused(noteReminder, 'not-found', member);
    const { token } = await signUp(auth);
    await refused(noteReminder, 'permission-denied', { token, params: { id: other }, body });
    for (const each of [id, other])
      expect((await firestore.doc(`reminders/${each}`).get()).exists).toBe(false);
  });

  it('is not kept once the erasure of the players has begun', async () => {
    const id = await open();
    const unit = await register(id);
    await firestore.doc(`tournaments/${id}`).update({ playersErasedAt: new Date() });
    const body = { registrationId: unit, about: 'entry' as const };
    await refused(noteReminder, 'not-found', { token: camila, params: { id }, body });
    expect((await firestore.doc(`reminders/${id}`).get()).exists).toBe(false);
  });

  it('is kept by the minor where the adult was written to', async () => {
    const id = await open({ modality: 'duo' });
    const { id: unit, invitation } = await registerIn(id, { unit: { name: 'Los Andes', tag: '' } });
    const invitationCode = invitation?.invitationCode ?? '';
    const partner = { ...partnerBody('Rayo'), invitationCode, ageBand: 'minor', guardian: GUARDIAN };
    const { id: memberId } = (await call(acceptInvitation, { body: partner })).data;
    const body = { registrationId: unit, memberId, about: 'consent' as const };
    await call(noteReminder, { token: camila, params: { id }, body });
    const stored = await firestore.doc(`reminders/${id}`).get();
    expect(Object.keys(stored.get('units') as object)).toEqual([memberId]);
  });
});
