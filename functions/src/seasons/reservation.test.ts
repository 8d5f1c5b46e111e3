import { HOUR_MS } from '@copa/domain/limits';
import { BY_RANKS } from '@copa/domain/seasons/season-board.fixture';
import type { Reservation } from '@copa/domain/tournaments/places/reservation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { SEASONS, TOURNAMENTS } from '../store/collections.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import { repeatTournament } from '../tournaments/repetition.ts';
import { createSeason, deleteSeason } from './commands.ts';
import { addToSeason } from './membership.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const inHours = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);

let services: Services;
let seasonId = '';

const openSeason = (name: string) =>
  createSeason(services.context, ACTOR, {
    requestId: crypto.randomUUID(),
    name,
    firstDay: '2026-11-01',
    lastDay: '2026-12-31',
    rules: BY_RANKS,
    tournamentIds: [],
  });

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: null, updatedAt: SAMPLE_NOW }));
  seasonId = (await openSeason('Verano')).id;
});

const change = (changes: Partial<Tournament>) =>
  updateTournament(services.context, ACTOR, 'copa-1', { id: null, expectedUpdatedAt: null, changes });
const final = (): Reservation => ({ seasonId, steps: [{ first: 48, endsAt: inHours(24) }] });

it('reserves a tournament for a season that is there', async () => {
  expect((await change({ reserved: final() })).reserved).toEqual(final());
  await expect(change({ reserved: { ...final(), seasonId: 'otra' } })).rejects.toMatchObject({
    fields: { 'reserved.seasonId': expect.stringContaining('no existe') as unknown },
  });
  await expect(
    change({ reserved: { seasonId, steps: [{ first: 48, endsAt: inHours(48) }] } }),
  ).rejects.toMatchObject({
    fields: { 'reserved.steps.0.endsAt': expect.stringContaining('cierren') as unknown },
  });
});

it('keeps the season of a final that is still reserved', async () => {
  await change({ reserved: final() });
  const refused = { code: 'conflict' };
  await expect(deleteSeason(services.context, ACTOR, seasonId)).rejects.toMatchObject(refused);
  const cancel = (cancelled: boolean) =>
    setCancellation(services.context, ACTOR, 'copa-1', { cancelled, reason: '' });
  await cancel(true);
  await expect(deleteSeason(services.context, ACTOR, seasonId)).rejects.toMatchObject(refused);
  await cancel(false);
  await change({ reserved: null });
  await deleteSeason(services.context, ACTOR, seasonId);
  expect(await services.stored(SEASONS)).toEqual([]);
});

it('needs the season again for a final that is moved after its steps', async () => {
  await change({ reserved: final() });
  services.now = inHours(25);
  await deleteSeason(services.context, ACTOR, seasonId);
  expect((await change({ name: 'La final' })).reserved).toEqual(final());
  const steps = [{ first: 48, endsAt: inHours(72) }];
  await expect(change({ date: inHours(96), reserved: { seasonId, steps } })).rejects.toMatchObject({
    fields: { 'reserved.seasonId': expect.stringContaining('no existe') as unknown },
  });
  const moved = await change({ date: inHours(96), reserved: null });
  expect(moved.reserved).toBeNull();
});

it('keeps no season because of the final of another one', async () => {
  const other = await openSeason('Otoño');
  await change({ reserved: final() });
  expect(await deleteSeason(services.context, ACTOR, other.id)).toEqual({ id: other.id });
  expect((await services.stored(SEASONS)).map(({ id }) => id)).toEqual([seasonId]);
});

it('answers the repeat of a deletion as before, and knows no season that was never there', async () => {
  await deleteSeason(services.context, ACTOR, seasonId);
  expect(await deleteSeason(services.context, ACTOR, seasonId)).toEqual({ id: seasonId });
  const other = deleteSeason(services.context, ACTOR, 'otra');
  await expect(other).rejects.toMatchObject({ code: 'not-found' });
});

it('repeats a final without its reservation: a season has one', async () => {
  await change({ reserved: final() });
  const next = await repeatTournament(services.context, ACTOR, 'copa-1', crypto.randomUUID());
  expect(next.reserved).toBeNull();
});

it('names a repetition once that was deleted and made again before the job ran', async () => {
  await addToSeason(services.context, ACTOR, { id: seasonId, tournamentId: 'copa-1' });
  const repeat = () => repeatTournament(services.context, ACTOR, 'copa-1', crypto.randomUUID());
  const next = await repeat();
  await deleteTournament(services.context, ACTOR, next.id, false);
  await repeat();
  expect((await services.stored(SEASONS))[0]?.tournamentIds).toEqual(['copa-1', next.id]);
});
