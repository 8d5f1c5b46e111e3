import { HOUR_MS } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { call, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';

const organiser = await openOrganiser();
const { firestore, token } = organiser;

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

const open = (changes: Partial<TournamentFormValues> = {}) =>
  organiser.open({ date: fromNow(2 * HOUR_MS), maxPlayers: 1, waitlist: { max: 5 }, ...changes });

const register = (tournamentId: string): Promise<RegistrationReceipt> =>
  organiser.register(tournamentId, { email: `${crypto.randomUUID()}@correo.test` });

const about = ({ id }: RegistrationReceipt) => ({ token, params: { id } });
const unitOf = async (receipt: RegistrationReceipt) => (await call(api.getRegistration, about(receipt))).data;

describe('the waiting list', () => {
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
});
