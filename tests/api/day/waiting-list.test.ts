import * as day from '@copa/domain/day/endpoints';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { getTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { toldAsOpened } from '../../../functions/src/desk/samples.fixture.ts';
import { byCode, call, refused, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';

const organiser = await openOrganiser();
const { firestore, token } = organiser;

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const reason = 'Avisó por el grupo';

function windowOf(kind: WindowKind, opensInMs: number, closesInMs: number) {
  return { kind, opensAt: fromNow(opensInMs), closesAt: fromNow(closesInMs) };
}

const open = (changes: Partial<TournamentFormValues> = {}) =>
  organiser.open({ date: fromNow(2 * HOUR_MS), maxPlayers: 1, waitlist: { max: 5 }, ...changes });

const register = (tournamentId: string): Promise<RegistrationReceipt> =>
  organiser.register(tournamentId, { email: `${crypto.randomUUID()}@correo.test` });

const about = ({ id }: RegistrationReceipt) => ({ token, params: { id } });
const unitOf = async (receipt: RegistrationReceipt) => (await call(api.getRegistration, about(receipt))).data;
const tournamentOf = async (id: string) => (await call(getTournament, { token, params: { id } })).data;
const change = (id: string, body: Partial<TournamentFormValues>) =>
  call(updateTournament, { token, params: { id }, body });

describe('the waiting list', () => {
  it('gives on a place that the organiser adds', async () => {
    const id = await open();
    const [, next, last] = [await register(id), await register(id), await register(id)];
    await change(id, { maxPlayers: 2 });
    expect([(await unitOf(next)).place, (await unitOf(last)).place]).toEqual(['held', 'waiting']);
    expect((await firestore.doc(`queues/${id}`).get()).get('waiting')).toEqual([2]);
    const ticket = (await firestore.doc(`tickets/${last.ticketId}`).get()).data();
    expect((await firestore.doc(`turns/${id}`).get()).get('waiting')).toEqual([ticket?.['turn']]);
    expect(ticket).not.toHaveProperty('waitSeq');
    expect((await firestore.doc(`mail/${next.id}-promoted-1`).get()).exists).toBe(true);
  });

  it('keeps what a rejection frees until its undo is over: the place, and the number in the queue', async () => {
    const id = await open();
    const [held, next, last] = [await register(id), await register(id), await register(id)];
    const decide = async (receipt: RegistrationReceipt, status: RegistrationStatus) => {
      const { data } = await call(api.setRegistrationStatus, { ...about(receipt), body: { status } });
      return data.placeAfter;
    };
    const waiting = { before: 'waiting', place: 'waiting', position: 2, givenOnAt: null };
    expect(await decide(last, 'approved')).toEqual(waiting);
    const mails = (await firestore.collection('mail').get()).docs.filter(({ id }) => id.startsWith(last.id));
    expect(JSON.stringify(mails.map((mail) => mail.data()))).toContain('todavía no tienes cupo');
    const kept = { before: 'held', place: 'held', position: null };
    expect(await decide(held, 'rejected')).toEqual({ ...kept, givenOnAt: expect.any(Date) as unknown });
    expect((await decide(last, 'rejected')).givenOnAt).not.toBeNull();
    const newcomer = await register(id);
    expect(newcomer.place).toBe('waiting');
    expect((await firestore.doc(`tickets/${held.ticketId}`).get()).get('place')).toBe('released');
    expect(await decide(held, 'pending')).toEqual({ ...kept, givenOnAt: null });
    expect(await decide(last, 'approved')).toEqual(waiting);

    const { data } = await call(api.rejectRegistrations, { token, body: { ids: [held.id, next.id] } });
    expect(data.results.map(({ placeAfter }) => placeAfter?.place)).toEqual(['held', 'waiting']);
    const removed = await call(api.deleteRegistration, about(held));
    expect(removed.data.givenTo?.id).toBe(last.id);
    expect((await unitOf(next)).place).toBe('waiting');
    expect((await call(api.deleteRegistration, about(last))).data.givenTo?.id).toBe(newcomer.id);
    expect((await call(api.deleteRegistration, about(newcomer))).data.givenTo).toBeNull();
  });

  it('stands in the file of registrations', async () => {
    const id = await open();
    await register(id);
    await register(id);
    const response = await request(api.exportRegistrations, { token, params: { id } });
    const [header, held, waiting] = (await response.text()).split('\r\n');
    expect(header).toContain('Estado,Cupo,Suspendido,Motivo');
    expect(held).toContain('Pendiente,Con cupo,');
    expect(waiting).toContain('Pendiente,En espera 1.º,');
  });

  it('waits for the organiser who gives places by hand, with a reason', async () => {
    const id = await open({ waitlist: { max: 5, mode: 'manual' } });
    const [held, first, second] = [await register(id), await register(id), await register(id)];
    await refused(day.promoteUnit, 'tournament-full', { ...about(second), body: { reason } });
    await withdraw(held);
    await refused(day.promoteUnit, 'validation-failed', { ...about(second), body: { reason: ' ' } });
    expect((await call(day.promoteUnit, { ...about(second), body: { reason } })).data.place).toBe('held');
    expect((await unitOf(first)).place).toBe('waiting');
  });

  it('waits again with its number, if the organiser takes the place back before the unit is told', async () => {
    const id = await open({ waitlist: { max: 5, mode: 'manual' } });
    const [held, first, second] = [await register(id), await register(id), await register(id)];
    await withdraw(held);
    const { waitSeq } = await unitOf(second);
    await call(day.promoteUnit, { ...about(second), body: { reason } });
    const back = (await call(day.takePlaceBack, about(second))).data;
    expect(back).toMatchObject({ place: 'waiting', waitSeq, promotedAt: null, takeBackUntil: null });
    expect((await firestore.doc(`tickets/${second.ticketId}`).get()).get('place')).toBe('waiting');
    expect((await firestore.doc(`tournaments/${id}`).get()).data()).toMatchObject({
      currentPlayers: 0,
      waitingPlayers: 2,
    });
    expect((await firestore.doc(`mail/${second.id}-promoted-2`).get()).exists).toBe(false);
    expect((await unitOf(first)).place).toBe('waiting');
  });
});

describe('a window that is over', () => {
  it('gives the places on that nobody confirmed, with whatever is asked next', async () => {
    const id = await open({ windows: [windowOf('entry', -HOUR_MS, -10 * MINUTE_MS)] });
    const missing = await registeredBefore(id);
    const next = await register(id);
    expect(next.place).toBe('held');
    expect(await unitOf(missing)).toMatchObject({ place: 'released', releasedBy: 'entry' });
    expect((await tournamentOf(id)).closings.entry?.closedAt).not.toBeNull();
    const readmission = { ...about(missing), body: { window: 'entry', reason } };
    await refused(day.readmitUnit, 'tournament-full', readmission);
  });

  it('does not wait for the end of the review where the organiser says so', async () => {
    const id = await open({ windows: [windowOf('entry', -HOUR_MS, -MINUTE_MS)] });
    const missing = await registeredBefore(id);
    const params = { id, window: 'entry' };
    await call(day.endReview, { token, params });
    expect(await unitOf(missing)).toMatchObject({ place: 'released', releasedBy: 'entry' });
    await refused(day.extendWindow, 'conflict', { token, params, body: { closesAt: fromNow(HOUR_MS) } });
  });
});

function withdraw({ privateCode }: RegistrationReceipt) {
  return call(api.withdrawRegistration, byCode(privateCode));
}

async function registeredBefore(id: string): Promise<RegistrationReceipt> {
  const { windows } = await tournamentOf(id);
  await change(id, { windows: [] });
  const receipt = await register(id);
  await firestore.doc(`registrations/${receipt.id}`).update({ placedAt: new Date(Date.now() - HOUR_MS) });
  // `updateTournament` refuses a new closing time in the past, so the windows are stored directly.
  await firestore.doc(`tournaments/${id}`).update({ windows, closings: toldAsOpened(windows) });
  return receipt;
}
