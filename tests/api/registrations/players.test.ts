import { createForm } from '@copa/domain/forms/endpoints';
import { createQuestion } from '@copa/domain/questions/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { createTournament, getTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rulesVersion } from '../../../functions/src/tournaments/rules-version.ts';
import { byCode, call, refused } from '../support/api-client.ts';
import { openAdmin } from '../support/organiser.ts';
import { formBody, playerBody, questionBody, tournamentBody } from '../support/samples.ts';

const { firestore, token } = await openAdmin();
const formId = (await call(createForm, { token, body: formBody() })).data.id;
const question = { body: questionBody({ required: true }), token };
const questionId = (await call(createQuestion, question)).data.id;

async function open(changes: Partial<TournamentFormValues> = {}): Promise<string> {
  const body = tournamentBody({ linkedFormId: formId, ...changes });
  return (await call(createTournament, { token, body })).data.id;
}

function player(tournamentId: string, changes: Readonly<Record<string, unknown>> = {}) {
  return playerBody(tournamentId, { answers: { [questionId]: '52', apodo: 'Rayo' }, ...changes });
}

async function takenPlaces(id: string): Promise<number> {
  return (await call(getTournament, { params: { id } })).data.currentPlayers;
}

describe('registering', () => {
  it('stores only the hash of the code, and queues a mail that does not tell it', async () => {
    const body = player(await open());
    const { data } = await call(api.createRegistration, { body });
    const stored = await firestore.doc(`registrations/${body.requestId}`).get();
    const mails = await firestore.collection('mail').where('to', 'array-contains', 'ana@correo.test').get();
    expect(mails.size).toBeGreaterThan(0);
    const everything = JSON.stringify([stored.data(), mails.docs.map((mail) => mail.data())]);
    expect(everything).not.toContain(data.privateCode);
    expect(everything).toContain('Recibimos tu inscripción');
  });

  it.each<[field: string, value: unknown, message: string]>([
    ['fullName', 'Gana en evil.com', 'Escribe solo el nombre, sin enlaces, páginas ni correos.'],
    ['email', 'ana@correo.test?bcc=otra%40correo.test', 'Correo electrónico inválido'],
    ['requestId', 'uno', 'El identificador no es válido.'],
    ['unknown', true, 'Este campo no existe.'],
  ])('refuses %s = %j and says why', async (field, value, message) => {
    const body = player(await open(), { [field]: value });
    const failure = await refused(api.createRegistration, 'validation-failed', { body });
    expect(failure.fields).toEqual({ [field]: message });
  });
});

describe('the check of a Free Fire ID', () => {
  it('answers a boolean and nothing about the person', async () => {
    const id = await open();
    const body = player(id, { freeFireId: '0045678901' });
    const params = { tournamentId: id, freeFireId: '45678901' };
    expect((await call(api.checkFreeFireId, { params })).envelope['data']).toEqual({ exists: false });
    await call(api.createRegistration, { body });
    expect((await call(api.checkFreeFireId, { params })).envelope['data']).toEqual({ exists: true });
  });

  it('knows nothing of tournaments that are not published, and no IDs of another form', async () => {
    const draft = await open({ status: 'draft' });
    const params = { tournamentId: draft, freeFireId: '12345678' };
    await refused(api.checkFreeFireId, 'not-found', { params });
    await refused(api.checkFreeFireId, 'not-found', { params: { ...params, tournamentId: 'no-such' } });
    const short = { params: { ...params, freeFireId: '1234' } };
    const failure = await refused(api.checkFreeFireId, 'validation-failed', short);
    expect(failure.error).toBe('El ID debe contener entre 8 y 12 dígitos numéricos');
  });
});

describe('the private code', () => {
  it('shows its holder the registration, decisions included', async () => {
    const id = await open({ name: 'Copa del código' });
    const body = player(id);
    const code = (await call(api.createRegistration, { body })).data.privateCode;
    const decision = { status: 'rejected', reason: 'Nivel de cuenta menor a 40' };
    await call(api.setRegistrationStatus, { token, params: { id: body.requestId }, body: decision });
    const { data } = await call(api.getOwnRegistration, byCode(code));
    const registered = { tournamentName: 'Copa del código', fullName: 'Ana Torres' };
    expect(data).toMatchObject({ ...registered, ...decision });
  });

  it('says whether the rules are those that its holder accepted', async () => {
    const id = await open({ rules: 'Una\nDos' });
    const acceptedVersion = `2026-11-21.${rulesVersion({ rules: 'Una\nDos' })}`;
    const code = (await call(api.createRegistration, { body: player(id, { acceptedVersion }) })).data
      .privateCode;
    for (const [rules, hasNewRules] of [
      ['1. Una\n2. Dos', false],
      ['Una\nTres', true],
    ] as const) {
      await call(updateTournament, { token, params: { id }, body: { rules } });
      const { data } = await call(api.getOwnRegistration, byCode(code));
      expect(data.hasNewRules).toBe(hasNewRules);
      const [ticket, tournament] = await Promise.all(
        [`tickets/${data.ticketId}`, `tournaments/${id}`].map((path) => firestore.doc(path).get()),
      );
      const [accepted] = z.parse(z.tuple([z.string()]), ticket?.get('acceptedRules'));
      expect(accepted === tournament?.get('rulesVersion')).toBe(!hasNewRules);
    }
  });

  it('withdraws: the place is free, and nothing personal is left anywhere', async () => {
    const id = await open({ maxPlayers: 1 });
    const body = player(id, { email: 'se-va@correo.test', fullName: 'Persona Que Se Va' });
    const code = (await call(api.createRegistration, { body })).data.privateCode;
    const approval = { token, params: { id: body.requestId }, body: { status: 'approved' } };
    await call(api.setRegistrationStatus, approval);
    expect((await call(api.withdrawRegistration, byCode(code))).data).toEqual({ erased: true });
    await refused(api.withdrawRegistration, 'not-found', byCode(code));
    const gone = await refused(api.getOwnRegistration, 'not-found', byCode(code));
    expect(gone.error).toBe(DEPARTURES.withdrawn);
    expect(await takenPlaces(id)).toBe(0);
    const left = await Promise.all(
      ['registrations', 'mail', 'audit'].map(async (name) => (await firestore.collection(name).get()).docs),
    );
    const text = JSON.stringify(left.flat().map((one) => one.data()));
    expect(text).toContain('registration.withdraw');
    for (const personal of [body.email, body.fullName, body.freeFireId]) expect(text).not.toContain(personal);
    await call(api.createRegistration, { body: player(id) });
  });

  it('opens nothing when it is another one', async () => {
    const code = '0'.repeat(26);
    await refused(api.getOwnRegistration, 'not-found', byCode(code));
    await refused(api.withdrawRegistration, 'not-found', byCode(code));
    const failure = await refused(api.getOwnRegistration, 'validation-failed', byCode('corto'));
    expect(failure.error).toBe('El código no es válido.');
  });
});
