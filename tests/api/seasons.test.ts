import { randomUUID } from 'node:crypto';
import { SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import * as api from '@copa/domain/seasons/endpoints';
import {
  createTournament,
  getTournament,
  repeatTournament,
  updateTournament,
} from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { tournamentBody } from './support/samples.ts';
import { seasonBody } from './support/season.ts';

const { firestore, token } = await openAdmin();

const POINTS = { counting: { kind: 'points' }, best: null, rankedFrom: 1, substitutes: 'all' } as const;
const RANKS = { ...POINTS, counting: { kind: 'ranks', worth: [10, 5] } } as const;

const tournamentOf = async (changes: Parameters<typeof tournamentBody>[0] = {}) =>
  (await call(createTournament, { token, body: tournamentBody(changes) })).data.id;

const bodyOf = (tournamentIds: readonly string[], rules: typeof POINTS | typeof RANKS = POINTS) => ({
  ...seasonBody(tournamentIds),
  rules,
});
const openSeason = async (...content: Parameters<typeof bodyOf>) =>
  (await call(api.createSeason, { token, body: bodyOf(...content) })).data;
const member = (id: string, tournamentId: string) => ({ token, params: { id, tournamentId } });
const stateOf = (id: string, state: 'open' | 'closed') => ({ token, params: { id }, body: { state } });
const seasonOf = async (id: string) =>
  (await call(getTournament, { token, params: { id } })).data.season?.id ?? null;
const membersOf = async (id: string): Promise<unknown> =>
  (await firestore.doc(`seasons/${id}`).get()).get('tournamentIds');
const contentOf = ({ name, firstDay, lastDay, rules, revision }: Awaited<ReturnType<typeof openSeason>>) => ({
  name,
  firstDay,
  lastDay,
  rules,
  revision,
});

describe('a season', () => {
  it('is there once, however often it is sent, and another one under that id is refused', async () => {
    const body = bodyOf([await tournamentOf()]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(api.createSeason, { token, body })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    await refused(api.createSeason, 'request-reused', { token, body: { ...body, name: 'Invierno' } });
  });

  it('that never existed cannot be deleted', async () => {
    await refused(api.deleteSeason, 'not-found', { token, params: { id: randomUUID() } });
  });

  it('takes no tournament of another one, none without players, and none that is not there', async () => {
    const taken = await tournamentOf();
    const first = await openSeason([taken]);
    const second = await openSeason([]);
    const { error } = await refused(api.addSeasonTournament, 'conflict', member(second.id, taken));
    expect(error).toContain('Sácalo de ahí primero');
    await refused(api.createSeason, 'conflict', { token, body: bodyOf([taken]) });
    const aged = await tournamentOf();
    await firestore.doc(`tournaments/${aged}`).update({ playersErasedAt: new Date() });
    await refused(api.addSeasonTournament, 'conflict', member(second.id, aged));
    await refused(api.addSeasonTournament, 'not-found', member(second.id, 'nada'));
    await refused(api.createSeason, 'validation-failed', { token, body: bodyOf(['nada']) });
    expect([await membersOf(first.id), await membersOf(second.id)]).toEqual([[taken], []]);
  });

  it('that is closed takes and gives no tournament, and does again once it is open', async () => {
    const [inside, outside] = [await tournamentOf(), await tournamentOf()];
    const { id } = await openSeason([inside]);
    await call(api.setSeasonState, stateOf(id, 'closed'));
    await refused(api.addSeasonTournament, 'conflict', member(id, outside));
    await refused(api.removeSeasonTournament, 'conflict', member(id, inside));
    await call(api.addSeasonTournament, member(id, inside));
    await call(api.removeSeasonTournament, member(id, outside));
    await call(api.setSeasonState, stateOf(id, 'open'));
    await call(api.removeSeasonTournament, member(id, inside));
    await call(api.addSeasonTournament, member(id, outside));
    expect([await membersOf(id), await seasonOf(inside), await seasonOf(outside)]).toEqual([
      [outside],
      null,
      id,
    ]);
  });

  it('has sixty tournaments at most', async () => {
    const { id } = await openSeason([]);
    const others = Array.from({ length: SEASON_TOURNAMENTS_MAX }, (_, at) => `otro-${at}`);
    const [original, extra] = [await tournamentOf(), await tournamentOf()];
    const { data } = await call(getTournament, { token, params: { id: original } });
    const batch = firestore.batch();
    const stored = (await firestore.doc(`tournaments/${data.id}`).get()).data() ?? {};
    for (const each of others)
      batch.set(firestore.doc(`tournaments/${each}`), { ...stored, season: { id, name: 'Verano' } });
    batch.update(firestore.doc(`seasons/${id}`), { tournamentIds: others });
    await batch.commit();
    await refused(api.addSeasonTournament, 'conflict', member(id, extra));
    expect(await membersOf(id)).toEqual(others);
  });

  it('is changed by who saw the last revision, and by nobody once its names are gone', async () => {
    const season = await openSeason([]);
    const body = { ...contentOf(season), name: 'Verano 2' };
    const about = { token, params: { id: season.id } };
    await call(api.updateSeason, { ...about, body });
    await call(api.updateSeason, { ...about, body });
    await refused(api.updateSeason, 'stale-write', { ...about, body: { ...body, name: 'Verano 3' } });
    await firestore.doc(`seasons/${season.id}`).update({ erasedAt: new Date() });
    await refused(api.updateSeason, 'conflict', { ...about, body });
    await refused(api.setSeasonState, 'conflict', stateOf(season.id, 'closed'));
    await refused(api.previewSeason, 'conflict', { ...about, body: { rules: RANKS } });
    await refused(api.exportSeason, 'conflict', about);
    await refused(api.addSeasonTournament, 'conflict', member(season.id, await tournamentOf()));
  });
});

describe('modalities', () => {
  it('are mixed by rank only: at the beginning, when one joins, by other rules, and in a tournament that counts', async () => {
    const [solo, duo] = [await tournamentOf(), await tournamentOf({ modality: 'duo' })];
    const mixed = await refused(api.createSeason, 'validation-failed', { token, body: bodyOf([solo, duo]) });
    expect(Object.keys(mixed.fields ?? {})).toEqual(['rules.counting']);
    const season = await openSeason([solo]);
    await refused(api.addSeasonTournament, 'validation-failed', member(season.id, duo));
    const about = { token, params: { id: season.id } };
    const byRank = await call(api.updateSeason, { ...about, body: { ...contentOf(season), rules: RANKS } });
    const both = await call(api.addSeasonTournament, member(season.id, duo));
    const byPoints = { ...contentOf(byRank.data), revision: both.data.revision, rules: POINTS };
    await refused(api.updateSeason, 'validation-failed', { ...about, body: byPoints });
    await call(api.removeSeasonTournament, member(season.id, duo));
    await call(api.updateSeason, { ...about, body: byPoints });
    const change = { token, params: { id: solo }, body: { modality: 'duo' } };
    await call(updateTournament, change);
    const second = await tournamentOf({ modality: 'duo' });
    await call(api.addSeasonTournament, member(season.id, second));
    const back = { ...change, body: { modality: 'solo' } };
    const { fields } = await refused(updateTournament, 'validation-failed', back);
    expect(fields?.['modality']).toContain('«Verano»');
    await call(updateTournament, { ...change, body: { modality: 'duo', name: 'Otro' } });
  });
});

describe('a repetition', () => {
  const repeat = async (id: string) =>
    (await call(repeatTournament, { token, params: { id }, body: { requestId: randomUUID() } })).data;

  it('counts for the season of its original', async () => {
    const original = await tournamentOf();
    const { id } = await openSeason([original]);
    const repeated = await repeat(original);
    expect(repeated.season?.id).toBe(id);
    expect(await membersOf(id)).toEqual([original, repeated.id]);
  });

  it.each([
    ['closed', { state: 'closed' }],
    ['over, and its names are erased', { erasedAt: new Date() }],
    ['full', { tournamentIds: Array.from({ length: SEASON_TOURNAMENTS_MAX }, (_, at) => `otro-${at}`) }],
  ])('counts for none where that is %s', async (_, changes) => {
    const original = await tournamentOf();
    const { id } = await openSeason([original]);
    await firestore.doc(`seasons/${id}`).update(changes);
    const before = await membersOf(id);
    expect((await repeat(original)).season).toBeNull();
    expect(await membersOf(id)).toEqual(before);
  });

  it('counts for none where the original does not', async () => {
    expect((await repeat(await tournamentOf())).season).toBeNull();
  });
});
