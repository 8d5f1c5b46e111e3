import { DAY_MS, SEASON_KEPT_DAYS } from '@copa/domain/limits';
import type { Season } from '@copa/domain/seasons/season';
import { BY_RANKS, sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { AUDIT, resultsOf, SEASON_BOARDS, SEASON_RUNS, SEASONS } from '../store/collections.ts';
import { eraseSeasons } from './ageing.ts';
import { setSeasonState } from './commands.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };

const NOW = new Date('2027-12-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const OLD = daysAgo(SEASON_KEPT_DAYS + 2);

const season = (changes: Partial<Season> = {}): Season => ({
  id: 'verano',
  name: 'Temporada de verano',
  firstDay: dayOf(daysAgo(SEASON_KEPT_DAYS + 40)),
  lastDay: dayOf(OLD),
  rules: BY_RANKS,
  state: 'closed',
  corrections: [],
  erasedAt: null,
  closedAt: OLD,
  tournamentIds: [],
  revision: 1,
  updatedAt: OLD,
  ...changes,
});

let services: Services;
const erase = async (changes: Partial<Season> = {}) => {
  await services.store(SEASONS, season(changes));
  await eraseSeasons(services.context, NOW);
};
const names = async () => (await services.stored(SEASON_BOARDS))[0]?.rows.map(({ name }) => name);
const results = async () => (await services.stored(resultsOf('verano'))).length;

beforeEach(async () => {
  services = openServices(NOW);
  const { board, results: stored } = sampleSeason({ players: 2 });
  await services.store(SEASON_BOARDS, board);
  await services.store(resultsOf('verano'), ...stored);
});

describe('a season that ended long ago', () => {
  it('keeps its table with numbers, and no result of any player', async () => {
    const before = await names();
    await erase();
    expect((await services.stored(SEASONS))[0]).toMatchObject({ erasedAt: NOW });
    expect(await names()).not.toEqual(before);
    expect((await names())?.every((name) => /^Jugador \d+$/u.test(name))).toBe(true);
    expect(await results()).toBe(0);
    expect((await services.stored(AUDIT)).map(({ action }) => action)).toEqual(['season.erase-names']);
  });

  it('says of a change of its rules no longer why it was made', async () => {
    const correction = { at: OLD, changed: ['best' as const], reason: 'Lo pidió Rayo' };
    const [board] = await services.stored(SEASON_BOARDS);
    if (board === undefined) throw new Error('there is no board');
    await services.store(SEASON_BOARDS, { ...board, corrections: [correction] });
    await erase({ corrections: [correction] });
    const stored = [...(await services.stored(SEASONS)), ...(await services.stored(SEASON_BOARDS))];
    const emptied = [{ ...correction, reason: '' }];
    expect(stored.map(({ corrections }) => corrections)).toEqual([emptied, emptied]);
  });

  it('loses what an earlier run left, and says it once', async () => {
    await services.store(SEASON_RUNS, { id: 'verano', run: 'run', lastNumber: 2 });
    await erase({ erasedAt: daysAgo(6) });
    expect([await results(), await services.stored(AUDIT)]).toEqual([0, []]);
  });
});

it('a season whose table cannot be read holds no other up, and the log names it', async () => {
  await services.store(SEASONS, season({ id: 'abril', lastDay: dayOf(daysAgo(SEASON_KEPT_DAYS + 9)) }));
  await services.context.firestore.doc('seasonBoards/abril').set({ rows: 'many' });
  await erase();
  expect(await results()).toBe(0);
  const [line = '{}', ...others] = services.log;
  expect(JSON.parse(line)).toMatchObject({
    message: 'the names of a season could not be erased',
    seasonId: 'abril',
  });
  expect(others).toEqual([]);
});

describe('closing a season', () => {
  const set = (state: Season['state']) => setSeasonState(services.context, ACTOR, 'verano', state);

  it('begins the time until its names are erased, and opening ends that time', async () => {
    await services.store(SEASONS, season({ state: 'open', closedAt: null }));
    expect(await set('closed')).toMatchObject({ state: 'closed', closedAt: NOW, revision: 2 });
    services.now = daysAgo(-1);
    expect(await set('closed')).toMatchObject({ closedAt: NOW, revision: 2 });
    expect(await set('open')).toMatchObject({ state: 'open', closedAt: null, revision: 3 });
    expect((await services.stored(AUDIT)).map(({ action }) => action).toSorted()).toEqual([
      'season.close',
      'season.reopen',
    ]);
  });
});

describe('a season stays as it is', () => {
  it.each([
    ['that ended less long ago', { lastDay: dayOf(daysAgo(SEASON_KEPT_DAYS)) }],
    ['that was closed less long ago', { closedAt: daysAgo(SEASON_KEPT_DAYS - 1) }],
  ])('%s', async (_, changes) => {
    const before = await names();
    await erase(changes);
    expect([await names(), await results()]).toEqual([before, 2]);
    expect((await services.stored(SEASONS))[0]).toMatchObject({ erasedAt: null });
  });
});
