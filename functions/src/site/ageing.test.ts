import { DAY_MS } from '@copa/domain/limits';
import { expect, it, vi } from 'vitest';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleForm } from '../desk/samples.fixture.ts';
import { AUDIT, FORM_COUNTS, FORMS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import { eraseAged } from './ageing.ts';

const daysAgo = (days: number) => new Date(SAMPLE_NOW.getTime() - days * DAY_MS);
const entry = { actor: { uid: 'player', email: null }, target: 'registrations/1', before: null, after: null };
const request = { uid: 'u', email: 'a@b.example', displayName: 'Ana', status: 'pending' };

it('personal data are erased by age, with the documents that depend on them', async () => {
  const services = openServices(SAMPLE_NOW);
  const { context } = services;
  const { firestore } = context;
  await services.store(FORMS, sampleForm());
  const documents = {
    'audit/gone-of-players': { ...entry, action: 'registration.delete', at: daysAgo(181) },
    'audit/kept-of-players': { ...entry, action: 'registration.delete', at: daysAgo(179) },
    'audit/gone': { ...entry, action: 'form.update', at: daysAgo(731) },
    'audit/kept': { ...entry, action: 'form.update', at: daysAgo(729) },
    'userRequests/gone': { ...request, requestedAt: daysAgo(181) },
    'userRequests/kept': { ...request, requestedAt: daysAgo(179) },
    'forms/form-1/responses/gone': { answers: {}, submittedAt: daysAgo(366) },
    'forms/form-1/responses/kept': { answers: {}, submittedAt: daysAgo(364) },
    'forms/form-1/devices/gone': { responseId: 'gone' },
    'forms/form-1/devices/kept': { responseId: 'kept' },
    'formCounts/form-1': { responses: 2 },
    'tournamentChanges/gone': { listed: false, changedAt: daysAgo(8) },
    'tournamentChanges/kept-public': { listed: true, changedAt: daysAgo(8) },
    'tournamentChanges/kept-removed': { listed: false, changedAt: daysAgo(6) },
    'figures/gone': { isGone: true, changedAt: daysAgo(8) },
    'figures/kept-open': { isGone: false, changedAt: daysAgo(8) },
    'figures/kept-removed': { isGone: true, changedAt: daysAgo(6) },
  };
  for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);
  await eraseAged(context, SAMPLE_NOW);
  for (const path of Object.keys(documents)) {
    expect([path, (await firestore.doc(path).get()).exists]).toEqual([path, !path.includes('gone')]);
  }
  expect(await services.stored(FORM_COUNTS)).toEqual([{ id: 'form-1', responses: 1 }]);
  await firestore.doc('formCounts/form-1').set({ responses: 0 });
  await firestore.doc('forms/form-1/responses/late').set({ answers: {}, submittedAt: daysAgo(800) });
  await eraseAged(context, SAMPLE_NOW);
  expect(await services.stored(FORM_COUNTS)).toEqual([{ id: 'form-1', responses: 0 }]);
  await firestore.doc('formCounts/form-1').delete();
  await firestore.doc('forms/form-1/responses/late').set({ answers: {}, submittedAt: daysAgo(800) });
  await eraseAged(context, SAMPLE_NOW);
  expect(await services.stored(FORM_COUNTS)).toEqual([]);
});

it('an erasure that fails stops no other one', async () => {
  const services = openServices(SAMPLE_NOW);
  const { context } = services;
  const failing: Database = {
    ...context.database,
    transaction: (work) =>
      context.database.transaction((transaction) =>
        work({
          ...transaction,
          find: (collection, query, limit) => {
            if (collection.path === AUDIT.path) throw new Error('no answer');
            return transaction.find(collection, query, limit);
          },
        }),
      ),
  };
  await context.firestore.doc('figures/gone').set({ isGone: true, changedAt: daysAgo(8) });
  await expect(eraseAged({ database: failing }, SAMPLE_NOW)).rejects.toThrow('2 failures');
  expect((await context.firestore.doc('figures/gone').get()).exists).toBe(false);
});

it('forms without aged answers cost no transaction', async () => {
  const services = openServices(SAMPLE_NOW);
  const { context } = services;
  const transactions = vi.spyOn(context.database, 'transaction');
  await eraseAged(context, SAMPLE_NOW);
  const without = transactions.mock.calls.length;
  for (let number = 0; number < 40; number += 1) {
    await services.store(FORMS, { ...sampleForm(), id: `form-${number}` });
  }
  await context.firestore.doc('forms/form-7/responses/gone').set({ answers: {}, submittedAt: daysAgo(366) });
  await eraseAged(context, SAMPLE_NOW);
  expect(transactions.mock.calls.length - without).toBe(without + 1);
  expect((await context.firestore.doc('forms/form-7/responses/gone').get()).exists).toBe(false);
});

it('more than a page is erased in one run', async () => {
  const services = openServices(SAMPLE_NOW);
  const { context } = services;
  for (let from = 0; from < 650; from += 325) {
    const batch = context.firestore.batch();
    for (let index = from; index < from + 325; index += 1) {
      const at = index === 0 ? SAMPLE_NOW : daysAgo(800 + index / 1000);
      batch.set(context.firestore.doc(`audit/${index}`), { ...entry, action: 'form.update', at });
    }
    await batch.commit();
  }
  await eraseAged(context, SAMPLE_NOW);
  expect((await services.stored(AUDIT)).map(({ id }) => id)).toEqual(['0']);
});
