import { BEHIND_FROM, DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { ProtestSchema } from '@copa/domain/play/protest/protest';
import { SeasonSchema } from '@copa/domain/seasons/season';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { billedReads } from '../../../tests/load/play/billed-reads.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleForm, sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { createPublishScheduled } from '../scheduled.ts';
import type { Collection } from '../store/collection.ts';
import { FORMS, PROTESTS, REGISTRATIONS, SEASONS, TOURNAMENTS } from '../store/collections.ts';
import { FIGURES, figuresOfNothing } from '../store/figures.ts';
import { TOURNAMENT_CHANGES } from '../store/tournament-writes.ts';

const bill = billedReads();
const site = runServices(SAMPLE_NOW, bill.watch);
const ago = (days: number) => new Date(SAMPLE_NOW.getTime() - days * DAY_MS);
const ended = (number: number, changes = {}) =>
  sampleTournament({ id: `copa-${number}`, date: ago(40), endedAt: ago(40), ...changes });
const unit = (number: number, changes = {}) =>
  sampleUnit(number, { tournamentId: `copa-${number}`, createdAt: ago(50), ...changes });

async function put<T extends { readonly id: string }>({ path }: Collection<T>, { id, ...fields }: T) {
  await site.program.firestore.doc(`${path}/${id}`).set(fields);
}

const HISTORIES: Readonly<Record<string, (number: number) => Promise<unknown>>> = {
  'ended tournaments': (number) => put(TOURNAMENTS, ended(number)),
  'tournaments that nobody closed': (number) => put(TOURNAMENTS, ended(number, { endedAt: null })),
  'queues of ended tournaments': (number) =>
    Promise.all([
      put(TOURNAMENTS, ended(number, { currentPlayers: 2, waitingPlayers: 2 })),
      put(REGISTRATIONS, unit(number, { place: 'waiting', waitSeq: 4, waitsFor: ['entry'] })),
    ]),
  'units behind in ended tournaments': (number) =>
    Promise.all([
      put(TOURNAMENTS, ended(number, { currentPlayers: 3, waitingPlayers: 1 })),
      put(REGISTRATIONS, unit(number, { place: 'waiting', waitSeq: BEHIND_FROM + 1, waitsFor: ['entry'] })),
    ]),
  'deadlines of cancelled tournaments': (number) =>
    Promise.all([
      put(TOURNAMENTS, ended(number, { endedAt: null, cancelledAt: ago(41), currentPlayers: 1 })),
      put(REGISTRATIONS, unit(number, { confirmBy: ago(40), incompleteUntil: ago(40) })),
    ]),
  'deadlines of ended tournaments': (number) =>
    Promise.all([
      put(TOURNAMENTS, ended(number, { currentPlayers: 1 })),
      put(REGISTRATIONS, unit(number, { confirmBy: ago(40), incompleteUntil: ago(40) })),
    ]),
  'decided protests': (number) =>
    put(
      PROTESTS,
      z.parse(ProtestSchema, {
        id: `unit-${number}_1_a-1`,
        tournamentId: `copa-${number}`,
        stage: 1,
        match: 'a-1',
        registrationId: `unit-${number}`,
        kind: 'other',
        against: null,
        text: '',
        sentAt: ago(40),
        requestId: '00000000-0000-4000-8000-000000000001',
        state: 'upheld',
        decidedAt: ago(39),
      }),
    ),
  'erased seasons': (number) =>
    put(
      SEASONS,
      z.parse(SeasonSchema, {
        id: `temporada-${number}`,
        name: `Temporada ${number}`,
        firstDay: '2025-01-01',
        lastDay: '2025-02-01',
        rules: { counting: { kind: 'points' }, best: null, rankedFrom: 1, substitutes: 'all' },
        state: 'closed',
        closedAt: ago(290),
        erasedAt: ago(100),
        tournamentIds: [],
        corrections: [],
        revision: 1,
        updatedAt: ago(100),
      }),
    ),
  forms: (number) => put(FORMS, sampleForm({ id: `form-${number}` })),
  changes: (number) => put(TOURNAMENT_CHANGES, { id: `copa-${number}`, changedAt: ago(40), listed: true }),
  figures: (number) => put(FIGURES, { ...figuresOfNothing(`copa-${number}`), changedAt: ago(40) }),
};

const run = () =>
  createPublishScheduled({ ...site.program.dependencies, identity: createAccounts() }).run({
    scheduleTime: site.now.toISOString(),
  });

async function readsOfAnHour(): Promise<number> {
  site.now = SAMPLE_NOW;
  await run();
  site.now = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
  bill.take();
  await run();
  return bill.take().reads;
}

describe('an hour in which nothing is due', () => {
  it.each(Object.keys(HISTORIES))('costs as much after many %s as after none', async (name) => {
    const before = await readsOfAnHour();
    for (let number = 1; number <= 10; number += 1) await HISTORIES[name]?.(number);
    expect(await readsOfAnHour()).toBe(before);
  });

  it('leaves the units of an ended tournament alone, though their deadlines stay', async () => {
    const before = await readsOfAnHour();
    for (let number = 1; number <= 10; number += 1) {
      await put(TOURNAMENTS, ended(number, { date: ago(10), endedAt: ago(10) }));
      await put(REGISTRATIONS, unit(number, { confirmBy: ago(10) }));
    }
    // The unit and its tournament. An operation of the desk would read six documents more.
    expect((await readsOfAnHour()) - before).toBeLessThanOrEqual(20);
  });
});
