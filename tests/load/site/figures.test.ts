import { randomUUID } from 'node:crypto';
import { AppError } from '@copa/domain/errors';
import { DAY_MS, HOUR_MS, MINUTE_MS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { hourStart, shownMinutes, tallyOf, utcDay, utcHour } from '@copa/domain/registrations/figures';
import { hasPlace } from '@copa/domain/registrations/places/unit-day';
import { type StoredRegistration, StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { systemClock } from '../../../emulator/src/core/clock.ts';
import { createStats } from '../../../functions/src/panel/stats.ts';
import { eraseExpiredPlayers } from '../../../functions/src/registrations/erasure.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../../../functions/src/store/collections.ts';
import { fieldsOf } from '../../../functions/src/store/documents.ts';
import { countFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';
import { updateTournament } from '../../../functions/src/tournaments/commands.ts';
import { deleteTournament } from '../../../functions/src/tournaments/removal.ts';
import { casesOf } from '../../setup/property-cases.ts';
import { billedReads } from '../play/billed-reads.ts';
import { createDesk, type Desk } from '../support/desk.ts';
import { runSite } from '../support/run-site.ts';
import { createTournament, partnerOf, playerOf } from '../support/tournament.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const READS_MAX = 500;

let time = NOW;
const bill = billedReads();
const site = runSite('demo-figures', {
  clock: () => time,
  firestore: {
    watch: bill.watch,
    clock: { ...systemClock, now: () => BigInt(time.getTime()) * 1000n },
  },
  isInProcess: true,
  emptied: ['tournaments', 'forms', 'registrations', 'tickets', 'figures', 'traces', 'settings'],
});
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};
beforeEach(() => pass(100 * DAY_MS));

const stored = () => site.program.dependencies.database.find(REGISTRATIONS, {});

function countsOf(units: readonly StoredRegistration[]) {
  const count = (status: string) => units.filter((unit) => unit.status === status).length;
  return { pending: count('pending'), approved: count('approved'), rejected: count('rejected') };
}

function everythingCounted(units: readonly StoredRegistration[]): Partial<Stats> {
  const days = Array.from({ length: 30 }, (_, index) =>
    utcDay(new Date(time.getTime() - (29 - index) * DAY_MS)),
  );
  const minutes = units
    .flatMap(({ createdAt, decidedAt }) =>
      decidedAt !== null && days.includes(utcDay(createdAt)) ? [shownMinutes(createdAt, decidedAt)] : [],
    )
    .toSorted((a, b) => a - b);
  const hours = new Map<string, number>();
  for (const hour of units.map(({ createdAt }) => utcHour(createdAt)).toSorted()) {
    if (hour >= utcHour(new Date(time.getTime() - 31 * DAY_MS))) hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  const ranked = (share: number) => minutes[Math.ceil(share * minutes.length) - 1] ?? 0;
  return {
    registrations: countsOf(units),
    registrationsByHour: [...hours].map(([hour, count]) => ({ hour: hourStart(hour), count })),
    registrationsByDay: days.map((day) => ({
      day,
      count: units.filter(({ createdAt }) => utcDay(createdAt) === day).length,
    })),
    approvalMinutes: minutes.length === 0 ? null : { median: ranked(0.5), p90: ranked(0.9) },
  };
}

function countedIn(all: readonly StoredRegistration[], tournamentId: string) {
  const units = all.filter((unit) => unit.tournamentId === tournamentId);
  const confirmed = units.filter((unit) => hasPlace(unit) && unit.confirmations.entry !== null).length;
  return { registrations: countsOf(units), confirming: { kind: 'entry', confirmed } };
}

const OFTEN = ['register', 'register', 'register', 'register', 'approve', 'approve'] as const;
const SELDOM = ['reject', 'undo', 'confirm', 'leave', 'remove', 'move', 'delete', 'erase', 'wait'] as const;
const ActSchema = fc.record({
  kind: fc.constantFrom(...OFTEN, ...SELDOM),
  tournament: fc.nat(3),
  pick: fc.nat(1000),
  instance: fc.constantFrom(0 as const, 1 as const),
});
type Act = typeof ActSchema extends fc.Arbitrary<infer A> ? A : never;

const isForTeams = (tournament: number) => tournament > 1;

function open(tournament: number): Promise<string> {
  const closesAt = new Date(time.getTime() + 19 * DAY_MS);
  return createTournament(site.program.firestore, {
    maxPlayers: 500,
    modality: isForTeams(tournament) ? 'duo' : 'solo',
    date: new Date(time.getTime() + 20 * DAY_MS),
    windows: [{ kind: 'entry', opensAt: time, closesAt, onMissing: 'mark' }],
  });
}

async function play(ids: string[], { kind, tournament, pick, instance }: Act): Promise<void> {
  const { dependencies } = site.programs[instance];
  const desk = createDesk(dependencies);
  const id = ids[tournament] ?? '';
  const units = (await stored()).filter((each) => each.tournamentId === id);
  const unit = units[pick % Math.max(1, units.length)];
  if (kind === 'register') {
    const number = 2 * Math.floor(time.getTime() / MINUTE_MS);
    const team = isForTeams(tournament) ? { name: `Escuadra ${number}`, tag: '' } : null;
    const receipt = await desk.register(playerOf(id, number, { unit: team }));
    if (team !== null) await desk.accept(partnerOf(receipt, number + 1));
  } else if (kind === 'move') {
    const before = await dependencies.database.get(TOURNAMENTS, id);
    if (before === null) return;
    const { name, linkedFormId, windows, modality } = before;
    const date = new Date(time.getTime() + (20 + (pick % 5)) * DAY_MS);
    const update = z.parse(TournamentUpdateSchema, { name, linkedFormId, windows, modality, date });
    await updateTournament(dependencies, ADMIN, id, update);
  } else if (kind === 'delete') {
    await deleteTournament(dependencies, ADMIN, id, true);
    ids[tournament] = await open(tournament);
  } else if (kind === 'erase') {
    await eraseExpiredPlayers(dependencies, new Date(time.getTime() + 60 * DAY_MS));
    ids.splice(0, ids.length, ...(await Promise.all(ids.map((_, index) => open(index)))));
  } else if (kind === 'wait') {
    pass((pick % 30) * HOUR_MS);
  } else if (unit !== undefined) {
    await change(desk, kind, unit);
  }
}

async function change(desk: Desk, kind: Act['kind'], unit: StoredRegistration): Promise<void> {
  const partner = unit.members.find(({ role }) => role !== 'captain');
  const decisions = { approve: 'approved', reject: 'rejected', undo: 'pending' } as const;
  if (kind === 'approve' || kind === 'reject' || kind === 'undo') {
    await desk.decideMany(ADMIN, [unit.id], { status: decisions[kind], reason: null });
  } else if (kind === 'confirm') await desk.confirm(unit.ticketId, 'entry');
  else if (kind === 'remove') await desk.remove(ADMIN, unit.id);
  else if (partner?.state === 'accepted') await desk.removeMember(ADMIN, unit.id, partner.id, 'Se fue');
}

/** Each erasure leaves its four tournaments, and the statistics show at most `STATS_TOURNAMENTS`. */
const ERASURES_MAX = STATS_TOURNAMENTS / 4 - 2;

function withFewErasures(history: readonly Act[]): readonly Act[] {
  const erasures = history.filter(({ kind }) => kind === 'erase');
  return history.filter((act) => act.kind !== 'erase' || erasures.indexOf(act) < ERASURES_MAX);
}

function orRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

describe('the figures of panel and statistics', () => {
  it('are what a full count gives, at every instance and after every act', async () => {
    const histories = fc.array(ActSchema, { minLength: 25, maxLength: 45 }).map(withFewErasures);
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        pass(100 * DAY_MS);
        await site.program.firestore.doc('settings/site').set({ ...DEFAULT_SITE, keepPlayersDays: 7 });
        const [first, second] = site.programs.map(({ dependencies }) => createStats(dependencies));
        if (first === undefined || second === undefined) throw new Error('there are two instances');
        const ids = await Promise.all([0, 1, 2, 3].map(open));
        for (const act of history) {
          pass(7 * MINUTE_MS);
          await play(ids, act).catch(orRefused);
          const told = await (act.pick % 2 === 0 ? first : second)();
          const units = await stored();
          expect(told).toMatchObject(everythingCounted(units));
          const shown = told.perTournament.find(({ id }) => id === ids[act.tournament]);
          expect(shown).toMatchObject(countedIn(units, ids[act.tournament] ?? ''));
        }
        const afresh = await createStats(site.program.dependencies)();
        expect(await first()).toEqual(afresh);
        expect(await second()).toEqual(afresh);
      }),
      { numRuns: casesOf(2), endOnFailure: true },
    );
  });
});

async function storeRegistrations(count: number): Promise<string> {
  const { firestore } = site.program;
  let last = '';
  const restMs = (29 * DAY_MS) / Math.ceil(count / 10);
  for (let start = 0; start < count; start += 10) {
    pass(restMs);
    last = await open(0);
    const units = Array.from({ length: Math.min(10, count - start) }, (_, index) => {
      const createdAt = new Date(time.getTime() - index * MINUTE_MS);
      return z.parse(
        StoredRegistrationSchema,
        ofOnePlayer({
          ...playerOf(last, index),
          unit: undefined,
          id: randomUUID(),
          number: index + 1,
          status: 'approved',
          place: 'held',
          createdAt,
          decidedAt: time,
        }),
      );
    });
    const batch = firestore.batch();
    for (const unit of units) batch.set(firestore.doc(`registrations/${unit.id}`), fieldsOf(unit));
    countFigures(writerOf(firestore, batch), last, tallyOf(units.map((unit) => [null, unit])));
    await batch.commit();
  }
  return last;
}

const COUNT = 800;

describe(`with ${COUNT} registrations in the last thirty days, an open panel`, () => {
  let busy = '';
  beforeEach(async () => {
    busy = await storeRegistrations(COUNT);
  }, 120_000);

  async function hourOf(act: (minute: number) => Promise<unknown>): Promise<number> {
    const ask = createStats(site.program.dependencies);
    let reads = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      pass(MINUTE_MS);
      await act(minute);
      bill.take();
      const { registrations } = await ask();
      reads += bill.take().reads;
      expect(registrations.approved).toBeGreaterThanOrEqual(COUNT);
    }
    return reads;
  }

  it(`reads at most ${READS_MAX} documents in a quiet hour, and in one with registrations all the time`, async () => {
    const desk = createDesk(site.program.dependencies);
    const quiet = await hourOf(async () => undefined);
    const lively = await hourOf((minute) => desk.register(playerOf(busy, 1000 + minute)));
    expect(quiet).toBeLessThanOrEqual(READS_MAX);
    expect(lively).toBeLessThanOrEqual(READS_MAX);
  });
});
