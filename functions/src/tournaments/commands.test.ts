import { HOUR_MS, STRANGERS_STATS_MAX } from '@copa/domain/limits';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type TournamentCreation, TournamentCreationSchema } from '@copa/domain/tournaments/tournament-input';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import {
  SAMPLE_NOW,
  sampleForm,
  sampleTournament,
  sampleUnit,
  sampleWindow,
} from '../desk/samples.fixture.ts';
import { AUDIT, CHANGE_NOTICES, FORMS, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { setCancellation } from './cancellation.ts';
import { createTournament, updateTournament } from './commands.ts';
import { activeTournaments, getTournament, listTournaments, publicStats } from './queries.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const ADMIN = { role: 'admin' } as const;
const REQUEST_ID = '00000000-0000-4000-8000-000000000001';
const inHours = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
const NEXT = new Date(SAMPLE_NOW.getTime() + 1);

let services: Services;
const input = (overrides: Partial<TournamentCreation> = {}): TournamentCreation => ({
  ...z.parse(TournamentCreationSchema, { name: 'Copa', date: null, maxPlayers: 4, requestId: REQUEST_ID }),
  ...overrides,
});
const create = (overrides: Partial<TournamentCreation> = {}) =>
  createTournament(services.context, ACTOR, input(overrides));
const open = (overrides: Partial<Tournament> = {}) =>
  services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, updatedAt: SAMPLE_NOW, ...overrides }));
const change = (changes: Partial<Tournament>, expectedUpdatedAt: Date | null = null) =>
  updateTournament(services.context, ACTOR, 'copa-1', { id: null, expectedUpdatedAt, changes });
const actions = async () => (await services.stored(AUDIT)).map(({ action }) => action);

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

describe('a tournament that is created', () => {
  it('is stored once for its request id, with nothing in it', async () => {
    const created = await create({ status: 'published' });
    expect(created).toMatchObject({
      status: 'published',
      currentPlayers: 0,
      waitingPlayers: 0,
      lastUnitNumber: 0,
      publishedAt: SAMPLE_NOW,
      cancelledAt: null,
      formerDate: null,
      updatedAt: SAMPLE_NOW,
    });
    expect(await create({ status: 'published' })).toEqual(created);
    await expect(create({ name: 'Otra' })).rejects.toMatchObject({ code: 'request-reused' });
    expect(await actions()).toEqual(['tournament.create']);
  });

  it('is public only once it was published', async () => {
    expect(await create()).toMatchObject({ status: 'draft', publishedAt: null });
  });

  it('needs a form that is there and open, and an image that is there', async () => {
    await services.store(FORMS, sampleForm({ isActive: false }));
    for (const [overrides, fields] of [
      [{ linkedFormId: 'form-2' }, { linkedFormId: 'El formulario vinculado no existe.' }],
      [{ linkedFormId: 'form-1' }, { linkedFormId: 'El formulario vinculado no está activo.' }],
      [{ imageId: 'image-1' }, { imageId: 'La imagen no existe.' }],
    ] as const) {
      await expect(create(overrides)).rejects.toMatchObject({ code: 'validation-failed', fields });
    }
    await services.store(FORMS, sampleForm());
    expect(await create({ linkedFormId: 'form-1' })).toMatchObject({ linkedFormId: 'form-1' });
  });
});

describe('a tournament that is changed', () => {
  it('keeps the places that are taken, and the size of its units', async () => {
    await open({ currentPlayers: 2, modality: 'duo' });
    await expect(change({ maxPlayers: 1 })).rejects.toMatchObject({
      fields: { maxPlayers: 'Ya hay 2 cupos ocupados; no puede haber menos.' },
    });
    await expect(change({ modality: 'squad' })).rejects.toMatchObject({
      fields: { modality: 'Ya hay inscripciones: la modalidad no se puede cambiar.' },
    });
    expect(await change({ maxPlayers: 2 })).toMatchObject({ maxPlayers: 2, updatedAt: NEXT });
    expect(await services.stored(AUDIT)).toMatchObject([
      { action: 'tournament.update', before: { maxPlayers: 3 }, after: { maxPlayers: 2 } },
    ]);
  });

  it('keeps the size of its units while some only wait', async () => {
    await open({ currentPlayers: 0, waitingPlayers: 1, modality: 'duo' });
    await expect(change({ modality: 'squad' })).rejects.toMatchObject({
      fields: { modality: 'Ya hay inscripciones: la modalidad no se puede cambiar.' },
    });
  });

  it('is another kind as long as nobody registered', async () => {
    await open();
    expect(await change({ modality: 'squad' })).toMatchObject({ modality: 'squad' });
  });

  it('is changed only by an editor who saw its last version', async () => {
    await open();
    await expect(change({ name: 'Otra' }, inHours(-1))).rejects.toMatchObject({ code: 'stale-write' });
    await expect(change({})).rejects.toMatchObject({ code: 'validation-failed' });
    await expect(change({ registrationDeadline: inHours(96) })).rejects.toMatchObject({
      code: 'validation-failed',
    });
    expect(await change({ name: 'Otra' }, SAMPLE_NOW)).toMatchObject({ name: 'Otra' });
    await expect(
      updateTournament(services.context, ACTOR, 'x', {
        id: null,
        expectedUpdatedAt: null,
        changes: { name: 'Otra' },
      }),
    ).rejects.toMatchObject({
      code: 'not-found',
      message: 'El torneo que buscas no existe o ha sido eliminado de la arena.',
    });
  });

  it('says what date it had, until it is back there', async () => {
    await open();
    const [first, second, third] = [inHours(48), inHours(72), inHours(96)];
    expect(await change({ date: second })).toMatchObject({ formerDate: first });
    expect(await change({ name: 'Otra' })).toMatchObject({ formerDate: first });
    expect(await change({ date: third })).toMatchObject({ formerDate: second });
    expect(await change({ date: second })).toMatchObject({ formerDate: null });
    expect(await change({ date: null })).toMatchObject({ formerDate: second });
    expect(await change({ date: third })).toMatchObject({ formerDate: second });
    expect(await services.stored(CHANGE_NOTICES)).toHaveLength(1);
  });

  it('says no former date of what nobody had read', async () => {
    await open({ status: 'draft' });
    expect(await change({ date: inHours(72) })).toMatchObject({ formerDate: null, publishedAt: null });
    expect(await services.stored(CHANGE_NOTICES)).toEqual([]);
    expect(await change({ status: 'published' })).toMatchObject({ publishedAt: SAMPLE_NOW });
    services.now = inHours(1);
    expect(await change({ name: 'Otra' })).toMatchObject({ publishedAt: SAMPLE_NOW });
    expect(await change({ status: 'draft' })).toMatchObject({ publishedAt: null });
  });

  it.each([
    ['players', { currentPlayers: 2 }],
    ['units that wait', { waitingPlayers: 1 }],
  ])('keeps its %s from a date so old that their data would be erased', async (_, counts) => {
    await open({ ...counts, date: inHours(48) });
    const lastYear = { date: inHours(-365 * 24) };
    const date =
      'Con esa fecha, el torneo habría terminado hace días y se borrarían datos de sus jugadores. Revisa el mes y el año.';
    await expect(change(lastYear)).rejects.toMatchObject({ fields: { date } });
    expect(await change({ date: inHours(-24) })).toMatchObject({ date: inHours(-24), phase: 'completed' });
    await expect(change(lastYear)).rejects.toMatchObject({ code: 'validation-failed' });
  });

  it('takes the true date of a tournament with results, back to its publication', async () => {
    const winner = { rank: 1, player: 'Los Fénix', prize: '', points: null, deliveredAt: null, unit: null };
    await open({ currentPlayers: 2, date: inHours(48), publishedAt: inHours(-20 * 24), results: [winner] });
    await expect(change({ date: inHours(-21 * 24) })).rejects.toMatchObject({ code: 'validation-failed' });
    expect(await change({ date: inHours(-10 * 24) })).toMatchObject({ phase: 'completed' });
  });

  it('takes any date while nobody is registered, or once it has ended', async () => {
    await open({ date: inHours(48) });
    expect(await change({ date: inHours(-365 * 24) })).toMatchObject({ phase: 'completed' });
    await open({ id: 'copa-2', currentPlayers: 2, date: inHours(-5), endedAt: SAMPLE_NOW });
    const moved = { id: null, expectedUpdatedAt: null, changes: { date: inHours(-365 * 24) } };
    expect(await updateTournament(services.context, ACTOR, 'copa-2', moved)).toMatchObject(moved.changes);
  });

  it('keeps a form that was closed since, unless it goes public again', async () => {
    await open({ linkedFormId: 'form-1' });
    await services.store(FORMS, sampleForm({ isActive: false }));
    expect(await change({ name: 'Otra' })).toMatchObject({ linkedFormId: 'form-1' });
    await change({ status: 'draft' });
    await expect(change({ status: 'published' })).rejects.toMatchObject({ code: 'validation-failed' });
  });

  it('opens a window again where its close moved ahead', async () => {
    const windows = [sampleWindow('entry', inHours(-4), inHours(-2), 'mark')];
    const closed = { ...NO_CLOSING, closedAt: inHours(-2) };
    const closings = { entry: closed, match: null, final: null };
    await open({ windows, closings });
    expect(await change({ name: 'Otra' })).toMatchObject({ closings });
    const moved = windows.map((window) => ({ ...window, closesAt: inHours(2) }));
    expect(await change({ windows: moved })).toMatchObject({ closings: { entry: null } });
    await open({ windows, closings });
    expect(await change({ windows: [] })).toMatchObject({ closings: { entry: null } });
  });

  it('begins no other round in the tables of the last one', async () => {
    await open({ playersErasedAt: SAMPLE_NOW, date: inHours(-96), stage: 2 });
    await expect(change({ date: inHours(96) })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Este torneo ya se jugó y sus tablas quedan públicas. Para jugar otra vez, usa «Repetir».',
    });
    expect(await change({ date: inHours(-97) })).toMatchObject({ playersErasedAt: SAMPLE_NOW });
  });

  it('begins another round once nothing is left of the players of the last one', async () => {
    await open({ playersErasedAt: SAMPLE_NOW, currentPlayers: 2, date: inHours(-96) });
    await services.store(REGISTRATIONS, sampleUnit(1));
    expect(await change({ name: 'Otra' })).toMatchObject({ currentPlayers: 2, playersErasedAt: SAMPLE_NOW });
    await expect(change({ date: inHours(96) })).rejects.toMatchObject({
      message:
        'Los datos de sus jugadores se están borrando todavía. Inténtalo de nuevo en una hora o crea otro torneo.',
    });
    await services.context.database.transaction(async (transaction) => {
      await transaction.get(REGISTRATIONS, 'unit-1');
      transaction.remove(REGISTRATIONS, 'unit-1');
    });
    expect(await change({ date: inHours(96), maxPlayers: 1 })).toMatchObject({
      currentPlayers: 0,
      playersErasedAt: null,
      formerDate: null,
    });
  });
});

describe('a tournament that is cancelled', () => {
  const set = (cancelled: boolean, reason = 'Llueve') =>
    setCancellation(services.context, ACTOR, 'copa-1', { cancelled, reason });

  it('says why and since when, until it takes place after all', async () => {
    await open();
    expect(await set(true)).toMatchObject({
      cancelledAt: SAMPLE_NOW,
      cancelReason: 'Llueve',
      updatedAt: NEXT,
    });
    services.now = inHours(1);
    expect(await set(true)).toMatchObject({ updatedAt: NEXT });
    expect(await set(true, 'Nieva')).toMatchObject({ cancelledAt: SAMPLE_NOW, cancelReason: 'Nieva' });
    expect(await set(false)).toMatchObject({ cancelledAt: null, cancelReason: '' });
    expect(await set(false, 'x')).toMatchObject({ cancelReason: '' });
    const entries = (await services.stored(AUDIT)).map(
      ({ action, tournament }) => `${action} ${tournament?.id}`,
    );
    expect(entries.toSorted()).toEqual([
      'tournament.cancel copa-1',
      'tournament.cancel copa-1',
      'tournament.resume copa-1',
    ]);
  });
});

describe('tournaments are read', () => {
  const all = async (caller: typeof ADMIN | null, status?: 'draft' | 'published') =>
    (await listTournaments(services.context, caller, { limit: 10, status })).items.map(({ id }) => id);

  beforeEach(async () => {
    await open({ linkedFormId: 'form-1' });
    await open({ id: 'draft', status: 'draft' });
    await open({ id: 'later', date: inHours(72), linkedFormId: 'form-1', currentPlayers: 2 });
    await open({ id: 'undated', date: null, currentPlayers: 5 });
    await open({ id: 'over', date: inHours(-24 * 9), currentPlayers: 1 });
    await open({ id: 'off', cancelledAt: SAMPLE_NOW });
  });

  it('by strangers those that are public', async () => {
    expect(await all(null)).toEqual(['later', 'off', 'copa-1', 'over', 'undated']);
    expect(await all(null, 'published')).toHaveLength(5);
    await expect(all(null, 'draft')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getTournament(services.context, null, 'draft')).rejects.toMatchObject({ code: 'not-found' });
    expect(await getTournament(services.context, null, 'later')).toMatchObject({
      id: 'later',
      phase: 'open',
    });
  });

  it('by admins all of them, or those of a status', async () => {
    expect(await all(ADMIN)).toHaveLength(6);
    expect(await all(ADMIN, 'draft')).toEqual(['draft']);
    expect(await getTournament(services.context, ADMIN, 'draft')).toMatchObject({ id: 'draft' });
  });

  it('on the list by date, those without one last, without those that are over', async () => {
    const active = await activeTournaments(services.context.database, SAMPLE_NOW);
    expect(active.map(({ id }) => id)).toEqual(['copa-1', 'off', 'later', 'undated']);
  });

  it('as figures of what is public', async () => {
    expect(await publicStats(services.context)).toEqual({ published: 5, players: 8, open: 2, completed: 1 });
  });

  it('and read one to come without a date beside many that have ended without one', async () => {
    for (let number = 1; number <= 8; number += 1) {
      await open({ id: `ended-${number}`, date: null, endedAt: inHours(-1) });
    }
    const active = await activeTournaments(services.context.database, SAMPLE_NOW);
    expect(active.map(({ id }) => id)).toEqual(['copa-1', 'off', 'later', 'undated']);
    expect(await publicStats(services.context)).toMatchObject({ published: 13, open: 2, completed: 9 });
  });

  it('and read one to come without a date beside many that were cancelled without one', async () => {
    for (let number = 1; number <= 8; number += 1) {
      await open({ id: `cancelled-${number}`, date: null, cancelledAt: inHours(-24 * 8) });
    }
    await open({ id: 'zero', date: null, cancelledAt: inHours(-24 * 6) });
    const active = await activeTournaments(services.context.database, SAMPLE_NOW);
    expect(active.map(({ id }) => id)).toEqual(['copa-1', 'off', 'later', 'undated', 'zero']);
    expect(await publicStats(services.context)).toMatchObject({ published: 14, open: 2, completed: 1 });
  });

  it('as figures that count none of many to come as completed', async () => {
    for (let number = 1; number <= STRANGERS_STATS_MAX; number += 1) {
      await open({ id: `next-${number}`, date: inHours(96) });
    }
    const { published, completed } = await publicStats(services.context);
    expect([published, completed]).toEqual([5 + STRANGERS_STATS_MAX, 1]);
  });

  it('as figures that count a completed one beside one after many to come that is cancelled, or has an end', async () => {
    for (let number = 1; number <= STRANGERS_STATS_MAX; number += 1) {
      await open({ id: `next-${number}`, date: inHours(96) });
    }
    await open({ id: 'cancelled', date: inHours(200), cancelledAt: SAMPLE_NOW });
    await open({ id: 'weekend', date: inHours(200), endDate: inHours(248) });
    expect(await publicStats(services.context)).toMatchObject({
      published: 7 + STRANGERS_STATS_MAX,
      completed: 1,
    });
  });
});

describe('what decided between equal points', () => {
  const line = (changes: Partial<Tournament['results'][number]> = {}) => ({
    rank: 1,
    player: 'Fenix',
    prize: '',
    points: 20,
    unit: 4,
    deliveredAt: null,
    decided: 'Desempató por Booyahs, 2 a 1',
    ...changes,
  });
  const { decided } = line();

  it('stays with its line, and goes with any change of it', async () => {
    await open({ results: [line()] });
    const kept = await change({ results: [line({ prize: '$20', deliveredAt: SAMPLE_NOW })] });
    expect(kept.results[0]?.decided).toBe(decided);
    for (const changes of [{ rank: 2 }, { player: 'Lobos' }, { points: 21 }, { unit: 5 }]) {
      await open({ results: [line()] });
      const [changed] = (await change({ results: [line(changes)] })).results;
      expect([changes, changed?.decided]).toEqual([changes, undefined]);
    }
  });

  it('is written by no organiser', async () => {
    await open({ results: [] });
    expect((await change({ results: [line()] })).results[0]?.decided).toBeUndefined();
    expect((await create({ results: [line()] })).results[0]?.decided).toBeUndefined();
  });
});
