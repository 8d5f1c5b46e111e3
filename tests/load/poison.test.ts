import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@copa/domain/limits';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPublishScheduled } from '../../functions/src/scheduled.ts';
import { createAccounts } from '../setup/local-site/accounts.ts';
import { type AdminCalls, createAdminCalls } from './support/admin-calls.ts';
import { call } from './support/http.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const FAULT = { status: 500, body: { code: 'internal', error: ERROR_MESSAGES.internal } };
const NOW = new Date();
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const poisoned = (
  tournamentId: string,
  formId: string,
): Readonly<Record<string, Record<string, unknown>>> => ({
  'tournaments/poison': { status: 'published', date: before(-48), name: 'veneno', maxPlayers: 'many' },
  'tournaments/poison-due': { status: 'scheduled', publishDate: before(1), date: before(-48), rules: 7 },
  [`tournaments/${tournamentId}/claims/99999999`]: { registrationId: 7 },
  'forms/poison': { isActive: true, updatedAt: before(1), title: { es: 'veneno' } },
  [`forms/${formId}/responses/poison`]: { submittedAt: before(1), answers: 'veneno' },
  'questions/poison': { active: true, order: 0, text: ['veneno'], type: 'none' },
  'registrations/poison': { tournamentId, status: 'pending', createdAt: before(1), fullName: null },
  'userRequests/poison': { status: 'pending', requestedAt: 'yesterday', email: 'veneno' },
  'audit/poison': { at: before(1), action: 'veneno' },
  'images/poison': { type: 'veneno' },
});

describe('a document that fits no schema', () => {
  const site = runSite('demo-poison', { clock: () => NOW, isInProcess: true });
  const http = serveSite(site);
  let admin: AdminCalls;
  let tournamentId: string;
  let formId: string;
  let playerId: string;

  beforeAll(async () => {
    admin = createAdminCalls({ ...site.program.dependencies, identity: createAccounts() });
    const { firestore } = site.program;
    const requester = { email: 'la.buena@correo.example', displayName: 'la buena', uid: 'user-1' };
    tournamentId = await createTournament(firestore, { maxPlayers: 10, name: 'la buena' });
    formId = String((await firestore.doc(`tournaments/${tournamentId}`).get()).get('linkedFormId'));
    await Promise.all(
      Object.entries({
        ...poisoned(tournamentId, formId),
        [`forms/${formId}/responses/good`]: { formId, answers: { a: 'la buena' }, submittedAt: NOW },
        'questions/good': { text: 'la buena', type: 'text', order: 1 },
        'userRequests/good': { ...requester, status: 'pending', requestedAt: NOW },
      }).map(([path, fields]) => firestore.doc(path).set(fields)),
    );
    await firestore.doc('questions/good').update({ active: true });
    const player = playerOf(tournamentId, 1, { fullName: 'la buena' });
    playerId = player.requestId;
    expect(await call(http.url, 'POST', '/registrations', player)).toMatchObject({ status: 201 });
  });

  const logged = (path: string) =>
    site.program.log.some((line) => line.includes('left out of a list') && line.includes(`"path":"${path}"`));

  it('in front of the job: the others are published, once', async () => {
    const { firestore } = site.program;
    const fields = { maxPlayers: 10, status: 'scheduled', publishDate: before(1) } as const;
    const due = await createTournament(firestore, fields);
    const job = createPublishScheduled({ ...site.program.dependencies, identity: createAccounts() });
    // The job runs all its tasks before it throws the first error, which is about `poison-due`.
    const run = () => job.run({ scheduleTime: NOW.toISOString() });
    await expect(run()).rejects.toThrow('poison-due');
    await expect(run()).rejects.toThrow('poison-due');
    expect((await firestore.doc(`tournaments/${due}`).get()).get('status')).toBe('published');
    const entries = firestore.collection('audit').where('target', '==', `tournaments/${due}`);
    expect((await entries.get()).size).toBe(1);
  });

  it.each([
    ['/tournaments', 'tournaments/poison'],
    ['/questions/active', 'questions/poison'],
  ])('in a list that strangers read: %s has the others', async (path, poison) => {
    const answer = await call(http.url, 'GET', path);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain('la buena');
    expect(JSON.stringify(answer.body)).not.toContain('veneno');
    expect(logged(poison)).toBe(true);
  });

  it.each([['/tournaments/poison'], ['/forms/poison'], ['/images/poison']])(
    'asked for by itself: %s fails like every fault of ours, and says nothing of it',
    async (path) => {
      const answer = await call(http.url, 'GET', path);
      expect(answer).toMatchObject(FAULT);
      expect(JSON.stringify(answer.body)).not.toContain('veneno');
    },
  );

  it('as a claim: that player alone is not registered, in the same instant as others who are', async () => {
    const [cursed, blessed] = await Promise.all([
      call(http.url, 'POST', '/registrations', playerOf(tournamentId, 2, { freeFireId: '99999999' })),
      call(http.url, 'POST', '/registrations', playerOf(tournamentId, 3)),
    ]);
    expect(cursed).toMatchObject(FAULT);
    expect(blessed).toMatchObject({ status: 201 });
  });

  it('as a tournament: nobody is registered in it, and everybody in the others', async () => {
    const register = (id: string) => call(http.url, 'POST', '/registrations', playerOf(id, 4));
    expect(await register('poison')).toMatchObject(FAULT);
    expect(await register(tournamentId)).toMatchObject({ status: 201 });
  });

  it.each([
    ['listTournaments', () => ({}), () => 'tournaments/poison', 'la buena'],
    ['listTournamentsWithRegistrations', () => ({}), () => 'tournaments/poison', 'la buena'],
    ['listRegistrations', () => ({}), () => 'registrations/poison', 'la buena'],
    ['listTournamentRegistrations', () => ({ id: tournamentId }), () => 'registrations/poison', 'la buena'],
    ['exportRegistrations', () => ({ id: tournamentId }), () => 'registrations/poison', 'la buena'],
    ['listQuestions', () => ({}), () => 'questions/poison', 'la buena'],
    ['previewQuestionForm', () => ({}), () => 'questions/poison', 'la buena'],
    ['listForms', () => ({}), () => 'forms/poison', 'Inscripción'],
    ['listFormResponses', () => ({ formId }), () => `forms/${formId}/responses/poison`, 'la buena'],
    ['exportFormResponses', () => ({ formId }), () => `forms/${formId}/responses/poison`, NOW.toISOString()],
    ['listUserRequests', () => ({}), () => 'userRequests/poison', 'la buena'],
    ['listAudit', () => ({}), () => 'audit/poison', 'registration.export'],
  ])(
    'in a list that admins read: %s has the others, and the log says what is missing',
    async (id, params, path, good) => {
      const start = site.program.log.length;
      const text = await admin.get(id, params());
      expect(text).not.toContain('veneno');
      expect(text).toContain(good);
      const said = site.program.log.slice(start).filter((line) => line.includes(`"path":"${path()}"`));
      expect(said).toHaveLength(1);
    },
  );

  it('among the figures: they are counted all the same', async () => {
    expect(await admin.get('getStats')).toContain('"');
    expect(await admin.get('getTournamentStats')).toContain('"published"');
  });

  it('as the settings: only their own call fails', async () => {
    await site.program.firestore.doc('settings/site').set({ brand: 'veneno' });
    expect(await call(http.url, 'GET', '/settings')).toMatchObject(FAULT);
    expect((await fetch(`${http.url}/tournament/${tournamentId}`)).status).toBe(200);
    expect(await call(http.url, 'GET', '/tournaments')).toMatchObject({ status: 200 });
    await site.program.firestore.doc('settings/site').delete();
  });

  it('does not keep an organiser from deciding about the others', async () => {
    const read = (id: string) => admin.get('getRegistration', { id });
    expect(await read(playerId)).toContain('la buena');
    await expect(read('poison')).rejects.toThrow('does not fit its schema');
    await expect(read(randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  });
});
