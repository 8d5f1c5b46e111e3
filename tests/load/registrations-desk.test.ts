import { randomUUID } from 'node:crypto';
import type { FormResponseInput } from '@copa/domain/forms/form';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormDesk, type FormDesk } from '../../functions/src/forms/desk.ts';
import { FORM_COUNTS } from '../../functions/src/store/collections.ts';
import { percentile } from '../../scripts/bench/statistics.ts';
import { type CountedFirestore, startCountedFirestore } from './support/counted-firestore.ts';
import { rushOfAnswers } from './support/crowds/answers-rush.ts';
import { createDesk, tally } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { createProgram, type Program } from './support/program.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, partnerOf, playerOf } from './support/tournament.ts';

const RACES = 5;
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

describe('one desk', () => {
  const site = runSite('demo-desk');

  it('gives 100 places to exactly 100 of 1,000 squads, whose players then accept at once at two instances', async () => {
    const { firestore, dependencies } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 100, modality: 'squad' });
    const desks = [createDesk(dependencies), createDesk(dependencies)] as const;
    const receipts: RegistrationReceipt[] = [];
    const captains = Array.from({ length: 1000 }, async (_, number) => {
      const unit = { name: `Escuadra ${number}`, tag: '' };
      receipts.push(await desks[0].register(playerOf(tournamentId, number, { unit })));
    });
    expect(await tally(captains)).toEqual({ accepted: 100, 'tournament-full': 900 });
    const crowdOf = (first: number) =>
      receipts.flatMap((receipt, squad) =>
        [0, 1, 2].map((partner) => partnerOf(receipt, first + 3 * squad + partner)),
      );
    // Every link is opened by twice as many as there are slots, at two instances.
    const [partners, rivals] = [crowdOf(5000), crowdOf(6000)];
    const calls = [partners, rivals].flatMap((crowd, index) =>
      crowd.map((each) => desks[index === 0 ? 0 : 1].accept(each)),
    );
    expect(await tally(calls)).toEqual({ accepted: 300, 'invitation-full': 300 });
    const places = await expectPlacesToAddUp(firestore);
    expect(places.get(tournamentId)).toEqual({ taken: 100, pending: 100, approved: 0, rejected: 0 });
    const incomplete = await firestore
      .collection('registrations')
      .where('incompleteUntil', '!=', null)
      .count()
      .get();
    expect(incomplete.data().count).toBe(0);
  });

  it('fills the last slot of a team once where 30 race for it by its link, at two instances', async () => {
    const { firestore, dependencies } = site.program;
    const tournamentId = await createTournament(firestore, {
      maxPlayers: 1,
      modality: 'squad',
      substitutes: 1,
    });
    const desks = [createDesk(dependencies), createDesk(dependencies)] as const;
    const receipt = await desks[0].register(
      playerOf(tournamentId, 1, { unit: { name: 'Los Fénix', tag: '' } }),
    );
    for (const number of [2, 3, 4]) await desks[0].accept(partnerOf(receipt, number));
    const calls = Array.from({ length: 30 }, (_, number) =>
      desks[number % 2 === 0 ? 0 : 1].accept(partnerOf(receipt, 100 + number)),
    );
    expect(await tally(calls)).toEqual({ accepted: 1, 'invitation-full': 29 });
    const unit = await firestore.doc(`registrations/${receipt.id}`).get();
    const seats = unit.get('members') as readonly { readonly role: string; readonly state: string }[];
    expect(seats.map(({ role, state }) => `${role} ${state}`)).toEqual([
      'captain accepted',
      'player accepted',
      'player accepted',
      'player accepted',
      'substitute accepted',
    ]);
    expect((await firestore.collection(`tournaments/${tournamentId}/claims`).get()).size).toBe(5);
  });

  it('gives one place to a player who sends 50 requests at once', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 100 });
    const desk = createDesk(site.program.dependencies);
    const calls = Array.from({ length: 50 }, () => desk.register(playerOf(tournamentId, 1)));
    expect(await tally(calls)).toEqual({ accepted: 1, 'already-registered': 49 });
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(1);
  });

  it('answers one request sent 50 times with the same receipt 50 times', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 100 });
    const desk = createDesk(site.program.dependencies);
    const input = playerOf(tournamentId, 1);
    const receipts = await Promise.all(Array.from({ length: 50 }, () => desk.register(input)));
    const first = receipts[0];
    for (const receipt of receipts) expect(receipt).toEqual(first);
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(1);
  });

  it('leaves alone who has the same request id by now, for another tournament', async () => {
    const { firestore, dependencies } = site.program;
    const [one, two] = [
      await createTournament(firestore, { maxPlayers: 5 }),
      await createTournament(firestore, { maxPlayers: 5 }),
    ];
    const { database } = dependencies;
    const desk = createDesk(dependencies);
    const first = playerOf(one, 1);
    const second = playerOf(two, 1, { requestId: first.requestId });
    /** As time does. */
    const forgetWithdrawals = () => firestore.recursiveDelete(firestore.collection('traces'));
    /** Gone and back between what an organiser's call reads and what it does. */
    const slow = createDesk({
      ...dependencies,
      database: {
        ...database,
        get: async (collection, id) => {
          const read = await database.get(collection, id);
          await desk.remove(ADMIN, first.requestId);
          await forgetWithdrawals();
          await desk.register(second);
          return read;
        },
      },
    });
    for (const act of [
      () => slow.decide(ADMIN, first.requestId, { status: 'approved', reason: null }),
      () => slow.remove(ADMIN, first.requestId),
    ]) {
      await desk.register(first);
      await expect(act()).rejects.toMatchObject({ code: 'not-found' });
      const places = await expectPlacesToAddUp(firestore);
      expect(places.get(second.tournamentId)).toMatchObject({ taken: 1, pending: 1 });
      await desk.remove(ADMIN, first.requestId);
      await forgetWithdrawals();
    }
  });

  it('keeps one request id to one tournament when it is used for two at once', async () => {
    const [one, two] = await Promise.all([
      createTournament(site.program.firestore, { maxPlayers: 5 }),
      createTournament(site.program.firestore, { maxPlayers: 5 }),
    ]);
    const desk = createDesk(site.program.dependencies);
    const requestId = randomUUID();
    const calls = [one, two].map((id) => desk.register(playerOf(id, 1, { requestId })));
    expect(await tally(calls)).toEqual({ accepted: 1, 'request-reused': 1 });
    const places = await expectPlacesToAddUp(site.program.firestore);
    expect((places.get(one)?.taken ?? 0) + (places.get(two)?.taken ?? 0)).toBe(1);
  });
});

describe('two instances that take answers to a form', () => {
  let server: CountedFirestore;
  let programs: readonly Program[] = [];

  beforeAll(async () => {
    server = await startCountedFirestore();
    programs = [0, 1].map(() =>
      createProgram({ projectId: 'demo-answers', firestoreAddress: server.address }),
    );
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.close()));
    await server.close();
  });

  const answerTo = (): FormResponseInput => ({
    requestId: randomUUID(),
    answers: {},
    deviceId: randomUUID(),
  });
  it('store 500 that come at once as fast as 500 registrations that come with them, and count each', async ({
    annotate,
  }) => {
    server.takeCalls();
    const { answers, registrations } = await rushOfAnswers(programs, 'survey', 500);
    const commits = server.takeCalls().filter((call) => call === 'commit').length;
    const p95 = [answers, registrations].map((times) => percentile(times, 0.95));
    await annotate(
      `95 % of the answers within ${p95[0]?.toFixed(0)} ms, of the registrations ${p95[1]?.toFixed(0)} ms, ${commits} commits`,
    );
    expect(answers).toHaveLength(500);
    expect(registrations).toHaveLength(500);
    // A transaction for each would be 500, and more for those that lose a race.
    expect(commits).toBeLessThan(100);
    expect(p95[0]).toBeLessThan(3 * (p95[1] ?? 0));
    const { firestore } = programs[0] as Program;
    expect((await firestore.doc('formCounts/survey').get()).get('responses')).toBe(500);
    expect((await firestore.collection('forms/survey/responses').count().get()).data().count).toBe(500);
    expect((await firestore.collection('forms/survey/devices').count().get()).data().count).toBe(500);
  });

  it('wait for a moment after a lost race, not for the second that the SDK waits', async ({ annotate }) => {
    const timed = async (addOne: (program: Program) => Promise<unknown>) => {
      const start = performance.now();
      for (let round = 0; round < RACES; round += 1) await Promise.all(programs.map(addOne));
      return performance.now() - start;
    };
    const ours = await timed(({ dependencies }) =>
      dependencies.database.transaction(async (transaction) => {
        const count = await transaction.get(FORM_COUNTS, 'ours');
        transaction.set(FORM_COUNTS, { id: 'ours', responses: (count?.responses ?? 0) + 1 });
      }),
    );
    const theirs = await timed(({ firestore }) =>
      firestore.runTransaction(async (transaction) => {
        const count = await transaction.get(firestore.doc('formCounts/theirs'));
        transaction.set(count.ref, { responses: Number(count.get('responses') ?? 0) + 1 });
      }),
    );
    await annotate(`${ours.toFixed(0)} ms for five races, ${theirs.toFixed(0)} ms with the SDK's own waits`);
    const { firestore } = programs[0] as Program;
    for (const id of ['ours', 'theirs']) {
      expect((await firestore.doc(`formCounts/${id}`).get()).get('responses')).toBe(2 * RACES);
    }
    expect(ours).toBeLessThan(theirs / 2);
  });

  it('take exactly as many as the form takes, and one from each device', async () => {
    const [first] = programs;
    if (first === undefined) throw new Error('there is no program');
    const { firestore } = first;
    await firestore.doc('forms/few').set({ title: 'Encuesta', maxResponses: 50 });
    await firestore.doc('forms/devices').set({ title: 'Encuesta', onePerDevice: true });
    const forms = programs.map(({ dependencies }) => createFormDesk(dependencies));
    const send = (formId: string, changes: Partial<FormResponseInput>) =>
      Array.from({ length: 200 }, (_, number) =>
        (forms[number % 2] as FormDesk).answer(
          formId,
          { ...answerTo(), ...changes },
          { network: null, isProven: false },
        ),
      );
    expect(await tally(send('few', {}))).toEqual({ accepted: 50, 'form-full': 150 });
    const deviceId = randomUUID();
    expect(await tally(send('devices', { deviceId }))).toEqual({ accepted: 1, 'already-answered': 199 });
  });
});
