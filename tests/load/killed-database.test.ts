import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@copa/domain/limits';
import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import { type RegistrationInput, RegistrationReceiptSchema } from '@copa/domain/registrations/registration';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { anyPorts } from '../../scripts/start/ports.ts';
import { type Inbox, openInbox } from './support/admin-inbox.ts';
import { type BuiltFunction, startBuiltFunction } from './support/built-function.ts';
import { exportData, type ListeningProcess, startEmulatorProcess } from './support/emulator-process.ts';
import { type Answer, call, tallyAnswers } from './support/http.ts';
import { acceptInsistently, signUpInsistently } from './support/insistent-player.ts';
import { expectPlacesToAddUp, expectReceiptsToHold } from './support/invariants.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, partnerOf, playerOf } from './support/tournament.ts';

const PROJECT = 'demo-killed-database';
const rules = join(repositoryRoot, 'firestore.rules');

const SQUADS = 10;
const HURRY = 40;

const UNAVAILABLE = {
  status: 503,
  body: { success: false, code: 'unavailable', error: ERROR_MESSAGES.unavailable },
};

describe('kill -9 of the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copa-load-'));
  let emulator: ListeningProcess;
  let service: BuiltFunction;
  let program: Program;
  let inbox: Inbox;

  beforeAll(async () => {
    const port = (await anyPorts()).firestore;
    emulator = await startEmulatorProcess({ port, rules });
    service = await startBuiltFunction(PROJECT, emulator.address);
    program = createProgram({ projectId: PROJECT, firestoreAddress: emulator.address });
    // With an empty list of role holders the job does not call the identity service, which does not run here.
    await program.firestore.doc('system/role-holders').set({ notedAt: {} });
    inbox = openInbox(PROJECT, emulator.address);
  });
  afterAll(async () => {
    await inbox.close();
    await program.close();
    await service.kill();
    await emulator.stop();
    rmSync(folder, { recursive: true });
  });

  const signUp = (player: RegistrationInput) => call(service.url, 'POST', '/registrations', player);
  const registrationIds = async (firestore: Firestore) =>
    (await firestore.collection('registrations').get()).docs.map(({ id }) => id);

  it('costs what came after the last save, and nobody who sends again', async () => {
    const publishDate = new Date(Date.now() - MINUTE_MS);
    const [tournamentId, other, squads, due] = await Promise.all([
      createTournament(program.firestore, { maxPlayers: 1000 }),
      createTournament(program.firestore, { maxPlayers: 1000 }),
      createTournament(program.firestore, { maxPlayers: 1000, modality: 'squad' }),
      createTournament(program.firestore, { maxPlayers: 1000, status: 'scheduled', publishDate }),
    ]);
    const players = Array.from({ length: 100 }, (_, number) => playerOf(tournamentId, number));
    const [early, late] = [players.slice(0, 50), players.slice(50)];
    const kept = await Promise.all(early.map(signUp));
    expect(tallyAnswers(kept)).toEqual({ accepted: 50 });
    const captains = Array.from({ length: SQUADS }, (_, number) =>
      playerOf(squads, 5000 + number, { unit: { name: `Escuadra ${number}`, tag: '' } }),
    );
    const teams = await Promise.all(captains.map(signUp));
    const partners = teams
      .map(({ body }) => z.parse(RegistrationReceiptSchema, body.data))
      .flatMap((receipt, squad) =>
        [0, 1, 2].map((partner) => partnerOf(receipt, 6000 + 3 * squad + partner)),
      );
    const saved = [...early, ...captains];
    await inbox.shows(saved.map(({ requestId }) => requestId));
    const seed = await exportData(emulator.address, PROJECT, folder);

    const accept = (partner: AcceptanceInput) =>
      call(service.url, 'POST', '/registrations/invitation', partner);
    const answers: Promise<Answer>[] = [...late.map(signUp), ...partners.map(accept)];
    await Promise.race(answers);
    service.hurry(HURRY);
    await emulator.kill();

    const code = String(kept[0]?.body.data?.['privateCode']);
    const askForStatus = () =>
      call(service.url, 'GET', '/registrations/status', undefined, { 'Private-Code': code });
    const calls = [
      signUp(playerOf(other, 1)),
      ...[
        '/tournaments',
        `/tournaments/${tournamentId}`,
        '/tournaments/stats',
        '/questions/active',
        `/registrations/check-freefireid/${tournamentId}/10000001`,
      ].map((path) => call(service.url, 'GET', path)),
      askForStatus(),
    ];
    const job = service.runJob();
    const page = fetch(`${service.url}/tournament/${tournamentId}`);
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(UNAVAILABLE);
    expect((await page).status).toBe(200);
    expect(await call(service.url, 'GET', '/health')).toMatchObject({ status: 200 });
    const told = Object.keys(tallyAnswers(await Promise.all(answers)));
    expect(told.filter((each) => each !== 'accepted' && each !== '503 unavailable')).toEqual([]);
    await inbox.isOffline();

    emulator = await startEmulatorProcess({ port: Number(emulator.address.split(':')[1]), seed, rules });
    const fresh = createProgram({ projectId: PROJECT, firestoreAddress: emulator.address });
    expect((await registrationIds(fresh.firestore)).toSorted()).toEqual(
      saved.map(({ requestId }) => requestId).toSorted(),
    );
    await fresh.close();
    service.hurry(1);

    // The job answers with an error, because some of its tasks failed before the database was back.
    expect(await job).toBe(false);
    const address = async () => service.url;
    const again = await Promise.all(players.map((player) => signUpInsistently(address, player)));
    expect(again.slice(0, early.length)).toEqual(kept);
    expect(tallyAnswers(again)).toEqual({ accepted: players.length });
    const accepted = await Promise.all(partners.map((partner) => acceptInsistently(address, partner)));
    expect(tallyAnswers(accepted)).toEqual({ accepted: 3 * SQUADS });
    expect(await askForStatus()).toMatchObject({ status: 200 });
    const places = await expectPlacesToAddUp(program.firestore);
    expect(places.get(tournamentId)?.taken).toBe(players.length);
    await expectReceiptsToHold(
      program.firestore,
      new Map([
        ...players.map((player, index) => [player, again[index] as Answer] as const),
        ...captains.map((captain, index) => [captain, teams[index] as Answer] as const),
      ]),
    );
    await inbox.shows(await registrationIds(program.firestore));
    expect([await service.runJob(), await service.runJob()]).toEqual([true, true]);
    const audit = await program.firestore
      .collection('audit')
      .where('target', '==', `tournaments/${due}`)
      .get();
    expect(audit.docs.map((entry) => String(entry.get('action')))).toEqual(['tournament.publish']);
  });
});
