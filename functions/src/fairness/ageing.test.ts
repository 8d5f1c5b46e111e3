import { DAY_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { RECORDS } from '../store/collections.ts';
import { eraseAgedEntries } from './ageing.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const site = runServices(NOW);

const entry = (id: string, until: unknown, reason: unknown = '') => ({
  id,
  kind: 'ban',
  from: daysAgo(9),
  until,
  reason,
  by: { uid: 'admin-1' },
});

it('an unreadable record loses each entry at its end, and itself with the last one', async () => {
  const { dependencies, firestore } = site.program;
  const records = firestore.collection(RECORDS.path);
  const erasedAt = daysAgo(1);
  const damaged = {
    some: [entry('over', erasedAt), entry('on', daysAgo(-7), 7)],
    other: [entry('open', null, 7), entry('unknown', 'soon'), 7],
    none: 'many',
  };
  for (const [id, entries] of Object.entries(damaged)) await records.doc(id).set({ erasedAt, entries });
  const left = async () =>
    (await records.get()).docs.map((record) => {
      const entries = record.get('entries') as readonly { readonly id: string }[];
      return `${record.id}: ${entries.map(({ id }) => id).join()}`;
    });
  await eraseAgedEntries(dependencies, NOW);
  expect(await left()).toEqual(['other: open', 'some: on']);
  await eraseAgedEntries(dependencies, daysAgo(-7));
  expect(await left()).toEqual(['other: open']);
});
