import { createForm } from '@copa/domain/forms/endpoints';
import { PRIVATE_CODE_PATTERN } from '@copa/domain/ids';
import { createQuestion } from '@copa/domain/questions/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { createTournament, getTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rulesVersion } from '../../functions/src/tournaments/rules-version.ts';
import { signUp } from './support/accounts.ts';
import { call, refused } from './support/api-client.ts';
import { formBody, inHours, playerBody, questionBody, tournamentBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

const { auth, firestore } = await openSuite();
const { token } = await signUp(auth, { claims: { admin: true } });
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
  it('gives a receipt with a private code, and the same one again', async () => {
    const id = await open();
    const body = player(id);
    const first = await call(api.createRegistration, { body });
    expect(first.data).toMatchObject({ id: body.requestId, tournamentId: id, status: 'pending' });
    expect(first.data.privateCode).toMatch(PRIVATE_CODE_PATTERN);
    const second = await call(api.createRegistration, { body });
    expect(second.data).toEqual(first.data);
    expect(await takenPlaces(id)).toBe(1);
  });

  it('takes the words alone, and the same words soon after for the same request', async () => {
    const id = await open();
    const { requestId: _, ...body } = player(id);
    const first = await call(api.createRegistration, { body });
    expect(first.data.id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call(api.createRegistration, { body })).data).toEqual(first.data);
    expect(await takenPlaces(id)).toBe(1);
    const other = { ...body, phone: '+52 55 9999 9999' };
    await refused(api.createRegistration, 'already-registered', { body: other });
  });

  it('knows one player with and without zeros in front', async () => {
    const id = await open();
    const body = player(id, { freeFireId: '0045678901' });
    await call(api.createRegistration, { body });
    for (const freeFireId of ['45678901', '045678901', '000045678901']) {
      await refused(api.createRegistration, 'already-registered', { body: player(id, { freeFireId }) });
      const { data } = await call(api.checkFreeFireId, { params: { tournamentId: id, freeFireId } });
      expect(data.exists).toBe(true);
    }
  });

  it('writes once to a mailbox of a tournament, whoever registers it how often', async () => {
    const id = await open();
    for (const email of ['una.vez@gmail.com', 'unavez+1@gmail.com', 'u.navez@googlemail.com']) {
      const { data } = await call(api.createRegistration, { body: player(id, { email }) });
      const own = { headers: { 'Private-Code': data.privateCode } };
      if (email !== 'una.vez@gmail.com') await call(api.withdrawRegistration, own);
    }
    const mails = await firestore.collection('mail').where('to', 'array-contains', 'una.vez@gmail.com').get();
    expect(mails.size).toBe(1);
    const others = await firestore
      .collection('mail')
      .where('to', 'array-contains-any', ['unavez+1@gmail.com', 'u.navez@googlemail.com'])
      .get();
    expect(others.size).toBe(0);
  });

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

  it('writes addresses and names as they compare', async () => {
    const body = player(await open(), { email: '  ANA@Correo.Test ', fullName: ' Ana  Torres ' });
    await call(api.createRegistration, { body });
    const stored = await firestore.doc(`registrations/${body.requestId}`).get();
    expect(stored.get('members')).toMatchObject([{ email: 'ana@correo.test', fullName: 'Ana  Torres' }]);
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

  it('asks for every required answer and refuses answers that nobody asked for', async () => {
    const body = player(await open(), { answers: { [questionId]: ' ', otra: 'x' } });
    const failure = await refused(api.createRegistration, 'validation-failed', { body });
    expect(failure.fields).toEqual({
      [`answers.${questionId}`]: 'Esta pregunta es obligatoria',
      'answers.apodo': 'Esta pregunta es obligatoria',
      'answers.otra': 'Esta pregunta ya no existe',
    });
  });

  it('refuses at once when the linked form is turned off or the tournament closes', async () => {
    const own = (await call(createForm, { token, body: formBody() })).data.id;
    const id = await open({ linkedFormId: own });
    await call(api.createRegistration, { body: player(id) });
    await firestore.doc(`forms/${own}`).update({ isActive: false });
    const inactive = await refused(api.createRegistration, 'form-inactive', { body: player(id) });
    expect(inactive.error).toBe('Este formulario no está disponible');
    await firestore.doc(`forms/${own}`).update({ isActive: true });
    const closing = { ...tournamentBody({ linkedFormId: own }), registrationDeadline: inHours(-1) };
    await call(updateTournament, { token, params: { id }, body: closing });
    await refused(api.createRegistration, 'registration-closed', { body: player(id) });
  });
});

describe('the check of a Free Fire ID', () => {
  it('answers a boolean and nothing about the person', async () => {
    const id = await open();
    const body = player(id);
    const params = { tournamentId: id, freeFireId: body.freeFireId };
    expect((await call(api.checkFreeFireId, { params })).envelope['data']).toEqual({ exists: false });
    await call(api.createRegistration, { body });
    expect((await call(api.checkFreeFireId, { params })).envelope['data']).toEqual({ exists: true });
  });

  it('knows nothing of tournaments that are not published, and no IDs of another form', async () => {
    const draft = await open({ status: 'draft' });
    const params = { tournamentId: draft, freeFireId: '12345678' };
    await refused(api.checkFreeFireId, 'not-found', { params });
    await refused(api.checkFreeFireId, 'not-found', { params: { ...params, tournamentId: 'no-such' } });
    const failure = await refused(api.checkFreeFireId, 'validation-failed', {
      params: { ...params, freeFireId: '1234' },
    });
    expect(failure.error).toBe('El ID debe contener entre 8 y 12 dígitos numéricos');
  });
});

describe('the private code', () => {
  it('shows its holder the registration, decisions included', async () => {
    const id = await open({ name: 'Copa del código' });
    const body = player(id);
    const code = (await call(api.createRegistration, { body })).data.privateCode;
    await call(api.setRegistrationStatus, {
      token,
      params: { id: body.requestId },
      body: { status: 'rejected', reason: 'Nivel de cuenta menor a 40' },
    });
    const { data } = await call(api.getOwnRegistration, { headers: { 'Private-Code': code } });
    expect(data).toMatchObject({
      tournamentName: 'Copa del código',
      fullName: 'Ana Torres',
      status: 'rejected',
      reason: 'Nivel de cuenta menor a 40',
    });
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
      await call(updateTournament, {
        token,
        params: { id },
        body: tournamentBody({ linkedFormId: formId, rules }),
      });
      const { data } = await call(api.getOwnRegistration, { headers: { 'Private-Code': code } });
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
    await call(api.setRegistrationStatus, {
      token,
      params: { id: body.requestId },
      body: { status: 'approved' },
    });
    expect((await call(api.withdrawRegistration, { headers: { 'Private-Code': code } })).data).toEqual({
      erased: true,
    });
    await refused(api.withdrawRegistration, 'not-found', { headers: { 'Private-Code': code } });
    await refused(api.getOwnRegistration, 'not-found', { headers: { 'Private-Code': code } });
    expect(await takenPlaces(id)).toBe(0);
    const left = await Promise.all(
      ['registrations', 'mail', 'audit'].map(async (name) => (await firestore.collection(name).get()).docs),
    );
    const text = JSON.stringify(left.flat().map((one) => one.data()));
    expect(text).toContain('registration.withdraw');
    for (const personal of [body.email, body.fullName, body.freeFireId]) expect(text).not.toContain(personal);
    await call(api.createRegistration, { body: player(id) });
  });

  it('registers nobody again by the request that was withdrawn, of which nothing readable is left', async () => {
    const id = await open();
    const body = player(id);
    const { privateCode } = (await call(api.createRegistration, { body })).data;
    await call(api.withdrawRegistration, { headers: { 'Private-Code': privateCode } });
    const failure = await refused(api.createRegistration, 'registration-withdrawn', { body });
    expect(failure.error).toBe(
      'Esta inscripción ya se retiró. Si quieres volver a entrar, envíala otra vez.',
    );
    expect(await takenPlaces(id)).toBe(0);
    await call(api.createRegistration, { body: { ...body, requestId: crypto.randomUUID() } });
    const traces = await firestore.collection('traces').get();
    const text = JSON.stringify(traces.docs.map((trace) => [trace.id, trace.data()]));
    for (const told of [body.requestId, body.email, body.freeFireId, privateCode])
      expect(text).not.toContain(told);
  });

  it('opens nothing when it is another one', async () => {
    const code = '0'.repeat(26);
    await refused(api.getOwnRegistration, 'not-found', { headers: { 'Private-Code': code } });
    await refused(api.withdrawRegistration, 'not-found', { headers: { 'Private-Code': code } });
    const failure = await refused(api.getOwnRegistration, 'validation-failed', {
      headers: { 'Private-Code': 'corto' },
    });
    expect(failure.error).toBe('El código no es válido.');
  });
});
