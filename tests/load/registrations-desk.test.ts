import { randomUUID } from 'node:crypto';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { describe, expect, it } from 'vitest';
import { createResponseIntake, type ResponseIntake } from '../../functions/src/forms/response-intake.ts';
import { FORM_COUNTS } from '../../functions/src/store/collections.ts';
import { countCalls } from './support/counted-firestore.ts';
import { createDesk, tally } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import type { Program } from './support/program.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, partnerOf, playerOf } from './support/tournament.ts';

const RACES = 5;
/** With `network: null` the limit for one network does not apply. */
const SENDER = { network: null, isProven: false };
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

describe('one desk', () => {
  const site = runSite('demo-desk');

  it('gives 25 places to exactly 25 of 200 squads, whose players then accept at once at two instances', async () => {
    const { firestore, dependencies } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 25, modality: 'squad' });
    const desks = [createDesk(dependencies), createDesk(dependencies)] as const;
    const receipts: RegistrationReceipt[] = [];
    const captains = Array.from({ length: 200 }, async (_, number) => {
      const unit = { name: `Escuadra ${number}`, tag: '' };
      receipts.push(await desks[0].register(playerOf(tournamentId, number, { unit })));
    });
    expect(await tally(captains)).toEqual({ accepted: 25, 'tournament-full': 175 });
    const crowdOf = (first: number) =>
      receipts.flatMap((receipt, squad) =>
        [0, 1, 2].map((partner) => partnerOf(receipt, first + 3 * squad + partner)),
      );
    const [partners, rivals] = [crowdOf(5000), crowdOf(6000)];
    const calls = [partners, rivals].flatMap((crowd, index) =>
      crowd.map((each) => desks[index === 0 ? 0 : 1].accept(each)),
    );
    expect(await tally(calls)).toEqual({ accepted: 75, 'invitation-full': 75 });
    const places = await expectPlacesToAddUp(firestore);
    expect(places.get(tournamentId)).toEqual({ taken: 25, pending: 25, approved: 0, rejected: 0 });
    const incomplete = firestore.collection('registrations').where('incompleteUntil', '!=', null);
    expect((await incomplete.count().get()).data().count).toBe(0);
  });

  it('fills the last slot of a team once where 30 race for it by its link, at two instances', async () => {
    const { firestore, dependencies } = site.program;
    const fields = { maxPlayers: 1, modality: 'squad', substitutes: 1 } as const;
    const tournamentId = await createTournament(firestore, fields);
    const desks = [createDesk(dependencies), createDesk(dependencies)] as const;
    const unit = { name: 'Los Fénix', tag: '' };
    const receipt = await desks[0].register(playerOf(tournamentId, 1, { unit }));
    for (const number of [2, 3, 4]) await desks[0].accept(partnerOf(receipt, number));
    const calls = Array.from({ length: 30 }, (_, number) =>
      desks[number % 2 === 0 ? 0 : 1].accept(partnerOf(receipt, 100 + number)),
    );
    expect(await tally(calls)).toEqual({ accepted: 1, 'invitation-full': 29 });
    const stored = await firestore.doc(`registrations/${receipt.id}`).get();
    const seats = stored.get('members') as readonly { readonly role: string; readonly state: string }[];
    expect(seats.map(({ role, state }) => `${role} ${state}`)).toEqual([
      'captain accepted',
      'player accepted',
      'player accepted',
      'player accepted',
      'substitute accepted',
    ]);
    expect((await firestore.collection(`tournaments/${tournamentId}/claims`).get()).size).toBe(5);
  });

  it('leaves a registration alone that has taken over the request id in another tournament', async () => {
    const { firestore, dependencies } = site.program;
    const one = await createTournament(firestore, { maxPlayers: 5 });
    const two = await createTournament(firestore, { maxPlayers: 5 });
    const { database } = dependencies;
    const desk = createDesk(dependencies);
    const first = playerOf(one, 1);
    const second = playerOf(two, 1, { requestId: first.requestId });
    const forgetWithdrawals = () => firestore.recursiveDelete(firestore.collection('traces'));
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
});

describe('two instances that take answers to a form', () => {
  const { watch, takeCalls } = countCalls();
  const site = runSite('demo-answers', { firestore: { watch } });

  it('store 500 that come at once as fast as 500 registrations that come with them, and count each', async ({
    annotate,
  }) => {
    const { firestore } = site.program;
    await firestore.doc('forms/survey').set({ title: 'Encuesta', onePerDevice: true });
    const tournamentId = await createTournament(firestore, { maxPlayers: 1000 });
    const instances = site.programs.map(({ dependencies }) => ({
      form: createResponseIntake(dependencies),
      desk: createDesk(dependencies),
    }));
    type Instance = (typeof instances)[number];
    takeCalls();
    const start = performance.now();
    /** The milliseconds after which 475 of 500 calls have ended. */
    const most = async (call: (instance: Instance, number: number) => Promise<unknown>) => {
      const calls = Array.from({ length: 500 }, async (_, number) => {
        await call(instances[number % 2] as Instance, number);
        return performance.now() - start;
      });
      return (await Promise.all(calls)).toSorted((a, b) => a - b)[475] ?? 0;
    };
    const input = () => ({ requestId: randomUUID(), answers: {}, deviceId: randomUUID() });
    const [answers, registrations] = await Promise.all([
      most(({ form }) => form.answer('survey', input(), SENDER)),
      most(({ desk }, number) => desk.register(playerOf(tournamentId, number))),
    ]);
    const commits = takeCalls().filter((call) => call === 'commit').length;
    await annotate(
      `95 % of the answers within ${answers.toFixed(0)} ms, of the registrations ${registrations.toFixed(0)} ms, ${commits} commits`,
    );
    expect(commits).toBeLessThan(100);
    expect(answers).toBeLessThan(3 * registrations);
    expect((await firestore.doc('formCounts/survey').get()).get('responses')).toBe(500);
    expect((await firestore.collection('forms/survey/responses').count().get()).data().count).toBe(500);
    expect((await firestore.collection('forms/survey/devices').count().get()).data().count).toBe(500);
  });

  it('wait for a moment after a lost race, not for the second that the SDK waits', async ({ annotate }) => {
    const timed = async (addOne: (program: Program) => Promise<unknown>) => {
      const start = performance.now();
      for (let round = 0; round < RACES; round += 1) await Promise.all(site.programs.map(addOne));
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
    const { firestore } = site.program;
    for (const id of ['ours', 'theirs']) {
      expect((await firestore.doc(`formCounts/${id}`).get()).get('responses')).toBe(2 * RACES);
    }
    expect(ours).toBeLessThan(theirs / 2);
  });

  it('take exactly as many as the form takes, and one from each device', async () => {
    const { firestore } = site.program;
    await firestore.doc('forms/few').set({ title: 'Encuesta', maxResponses: 50 });
    await firestore.doc('forms/devices').set({ title: 'Encuesta', onePerDevice: true });
    const forms = site.programs.map(({ dependencies }) => createResponseIntake(dependencies));
    const send = (formId: string, deviceOf: () => string) =>
      Array.from({ length: 200 }, (_, number) => {
        const input = { requestId: randomUUID(), answers: {}, deviceId: deviceOf() };
        return (forms[number % 2] as ResponseIntake).answer(formId, input, SENDER);
      });
    expect(await tally(send('few', randomUUID))).toEqual({ accepted: 50, 'form-full': 150 });
    const device = randomUUID();
    expect(await tally(send('devices', () => device))).toEqual({ accepted: 1, 'already-answered': 199 });
  });
});
