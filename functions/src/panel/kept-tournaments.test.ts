import { noRooms } from '@copa/domain/day/room';
import { DAY_MS, HOUR_MS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { sampleMatch } from '../play/samples/stage.fixture.ts';
import { BOARDS, matchesOf, ROLLS, ROOMS, TOURNAMENTS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import { keepTournaments } from './kept-tournaments.ts';

const after = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const PLAYED = { id: 'copa-1', date: SAMPLE_NOW, stage: 1, roomsRevision: 1 };
const DUE = {
  stage: 1,
  stageName: 'Clasificatoria',
  match: 'a-1',
  lobby: '',
  number: 1,
  entered: 0,
  units: 2,
  isRolled: false,
  room: { openAt: null, hasAny: false },
};
const OPENS = after(-HOUR_MS);

let services: Services;
const keep = () => keepTournaments(services.context.database, SAMPLE_NOW);
const dueAt = async (now: Date, changes = {}) =>
  (await keep().duePlayOf(sampleTournament({ ...PLAYED, ...changes }), now)).dueMatch;
const roomAt = (now: Date, changes = {}) => keep().roomOf(sampleTournament({ ...PLAYED, ...changes }), now);
const room = (openAt: Date) => ({
  match: 1,
  lobby: null,
  roomId: '401',
  password: '',
  openAt,
  seat: null,
  revision: 1,
});

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(BOARDS, {
    ...sampleBoard({ tournamentId: 'copa-1', lobbies: { a: ['Fénix', 'Lobos'] } }),
    id: 'copa-1_1',
  });
  await services.store(ROOMS, { ...noRooms('copa-1'), rooms: [room(OPENS)] });
});

describe('the match that an organiser has to play next', () => {
  it('is shown for a day from the start on, and on all days of a tournament of several days', async () => {
    expect(await dueAt(after(-1))).toBeNull();
    expect(await dueAt(SAMPLE_NOW)).toEqual(DUE);
    expect(await dueAt(after(DAY_MS))).toEqual(DUE);
    expect(await dueAt(after(DAY_MS + 1))).toBeNull();
    const endDate = after(3 * DAY_MS);
    expect(await dueAt(endDate, { endDate })).toEqual(DUE);
    expect(await dueAt(after(3 * DAY_MS + 1), { endDate })).toBeNull();
  });

  it('is none without a table, a start or a tournament that is played', async () => {
    await services.store(BOARDS, { ...sampleBoard({ lobbies: { a: ['Fénix'] } }), id: 'copa-1_0' });
    expect(await dueAt(SAMPLE_NOW, { stage: 0 })).toBeNull();
    expect(await dueAt(SAMPLE_NOW, { stage: 2 })).toBeNull();
    expect(await dueAt(SAMPLE_NOW, { date: null })).toBeNull();
    expect(await dueAt(SAMPLE_NOW, { cancelledAt: SAMPLE_NOW })).toBeNull();
  });

  it('says how many of its units have a row, also while nothing else changes', async () => {
    const kept = keep();
    const tournament = sampleTournament(PLAYED);
    const entered = async () => (await kept.duePlayOf(tournament, SAMPLE_NOW)).dueMatch?.entered;
    expect(await entered()).toBe(0);
    await services.store(matchesOf('copa-1', 1), sampleMatch(1, [1], { state: 'draft' }));
    expect(await entered()).toBe(1);
  });

  it.each([
    ['the only lobby', 'copa-1_1', { a: ['Fénix', 'Lobos'] }],
    ['one of several lobbies', 'copa-1_1-a-1', { a: ['Fénix', 'Lobos'], b: ['Rayo', 'Tigres'] }],
  ])('says whether its roll was begun, once it has a room: %s', async (_, id, lobbies) => {
    const rolled = async () => (await dueAt(SAMPLE_NOW))?.isRolled;
    const board = { ...sampleBoard({ tournamentId: 'copa-1', lobbies }), id: 'copa-1_1' };
    const openings = Object.keys(lobbies).map(() => ({ match: 1, openAt: OPENS }));
    await services.store(ROLLS, {
      id,
      tournamentId: 'copa-1',
      match: 1,
      lobby: null,
      marks: {},
      intruders: [],
    });
    await services.store(BOARDS, board);
    expect(await rolled()).toBe(false);
    await services.store(BOARDS, { ...board, openings });
    expect(await rolled()).toBe(true);
  });

  it('is read again once the tournament has changed', async () => {
    const kept = keep();
    const tournament = sampleTournament(PLAYED);
    const shown = async () => (await kept.duePlayOf(tournament, SAMPLE_NOW)).dueMatch;
    expect(await shown()).toEqual(DUE);
    await services.store(BOARDS, { ...sampleBoard({ lobbies: {} }), id: 'copa-1_1' });
    expect(await shown()).toEqual(DUE);
    await kept.renew(['copa-1']);
    expect(await shown()).toBeNull();
  });
});

describe('a tournament between two stages', () => {
  it('needs the draw of the next one, which the table of the closed one says without another read', async () => {
    const closed = {
      ...sampleBoard({ lobbies: { a: ['Fénix'] } }),
      id: 'copa-1_1',
      state: 'closed' as const,
    };
    await services.store(BOARDS, { ...closed, advance: { perLobby: 0, byTable: 1 } });
    const { database } = services.context;
    let reads = 0;
    const get: Database['get'] = (...query) => {
      reads += 1;
      return database.get(...query);
    };
    const kept = keepTournaments({ ...database, get }, SAMPLE_NOW);
    expect(await kept.duePlayOf(sampleTournament(PLAYED), SAMPLE_NOW)).toEqual({
      dueMatch: null,
      dueStage: { act: 'draw-next', name: closed.name, isLast: false, lacksPassed: true },
    });
    expect(reads).toBe(1);
  });
});

describe('the room that an organiser has to open', () => {
  it('is shown in the hour before the start', async () => {
    expect(await roomAt(after(-HOUR_MS - 1))).toBeNull();
    expect(await roomAt(after(-HOUR_MS))).toEqual({ openAt: OPENS });
    expect(await roomAt(after(-1))).toEqual({ openAt: OPENS });
    expect(await roomAt(SAMPLE_NOW)).toBeNull();
  });

  it('is shown after the start until the first stage is drawn', async () => {
    const plan = { name: 'Grupos', steps: [], lines: [], changes: [] };
    expect(await roomAt(SAMPLE_NOW, { stage: 0, plan })).toEqual({ openAt: OPENS });
    expect(await roomAt(SAMPLE_NOW, { stage: 0, plan: null })).toBeNull();
    expect(await roomAt(SAMPLE_NOW, { stage: 1, plan })).toBeNull();
    expect(await roomAt(after(DAY_MS), { stage: 0, plan })).toBeNull();
  });

  it('has no hour if none was written, and is none for a tournament that is cancelled or has no start', async () => {
    expect(await roomAt(after(-1), { roomsRevision: 0 })).toEqual({ openAt: null });
    expect(await roomAt(after(-1), { id: 'copa-2' })).toEqual({ openAt: null });
    expect(await roomAt(after(-1), { cancelledAt: SAMPLE_NOW })).toBeNull();
    expect(await roomAt(after(-1), { date: null })).toBeNull();
  });
});

describe('the tournaments of the panel', () => {
  const dated = (id: string, day: number, changes = {}) =>
    sampleTournament({ id, date: after(day * DAY_MS), ...changes });
  const fill = (count: number) =>
    services.store(
      TOURNAMENTS,
      ...Array.from({ length: count }, (_, index) => dated(`t${100 + index}`, index + 1)),
    );
  const ids = async (kept: ReturnType<typeof keep>) => (await kept.latest()).map(({ id }) => id);

  it('are the soonest, however many are ahead, then those without a date and the latest of the past', async () => {
    await fill(STATS_TOURNAMENTS + 200);
    await services.store(
      TOURNAMENTS,
      sampleTournament({ id: 'undated', date: null }),
      dated('tonight', 0.1),
      dated('lastnight', -0.5),
      dated('past', -3),
    );
    const crowded = await ids(keep());
    expect(crowded).toHaveLength(STATS_TOURNAMENTS);
    expect(crowded.slice(0, 3)).toEqual(['lastnight', 'tonight', 't100']);
  });

  it('begin with what is left, however many have ended since yesterday', async () => {
    const ended = Array.from({ length: STATS_TOURNAMENTS + 10 }, (_, index) =>
      dated(`e${100 + index}`, -index / 30, { endedAt: after(HOUR_MS - (index * DAY_MS) / 30) }),
    );
    await services.store(
      TOURNAMENTS,
      ...ended,
      dated('cancelled', 0.05, { cancelledAt: SAMPLE_NOW }),
      dated('lastnight', -0.5),
      dated('tonight', 0.1),
    );
    const kept = keep();
    const [first, second, ...others] = await ids(kept);
    expect([first, second]).toEqual(['lastnight', 'tonight']);
    expect(others).toEqual(['cancelled', ...ended.map(({ id }) => id)].slice(0, STATS_TOURNAMENTS - 2));
    await services.store(TOURNAMENTS, dated('lastnight', -0.5, { endedAt: SAMPLE_NOW }));
    await kept.renew(['lastnight']);
    expect((await ids(kept)).slice(0, 2)).toEqual(['tonight', 'cancelled']);
  });

  it('go on with those without a date, and then with the latest of the past', async () => {
    await fill(1);
    await services.store(
      TOURNAMENTS,
      sampleTournament({ id: 'undated', date: null }),
      dated('old', -9),
      dated('past', -3),
    );
    expect(await ids(keep())).toEqual(['t100', 'undated', 'past', 'old']);
  });

  it('are read again for one that came, moved or went, and not for one that was only renamed', async () => {
    await fill(2);
    const kept = keep();
    expect(await ids(kept)).toEqual(['t100', 't101']);
    await services.store(TOURNAMENTS, dated('t100', 1, { name: 'Otra' }), dated('unseen', 9));
    await kept.renew(['t100']);
    expect((await kept.latest()).map(({ name }) => name)).toEqual(['Otra', 'Copa Relámpago']);
    await kept.renew(['unseen']);
    expect(await ids(kept)).toEqual(['t100', 't101', 'unseen']);
    await services.store(TOURNAMENTS, dated('t100', 10));
    await kept.renew(['t100']);
    expect(await ids(kept)).toEqual(['t101', 'unseen', 't100']);
    await kept.renew(['nobody']);
    expect(await ids(kept)).toEqual(['t101', 'unseen', 't100']);
  });

  it('do not hear of one that comes after all that are shown', async () => {
    await fill(STATS_TOURNAMENTS);
    const kept = keep();
    const before = await ids(kept);
    await services.store(
      TOURNAMENTS,
      dated('far', 99),
      dated('old', -9),
      sampleTournament({ id: 'undated', date: null }),
      dated('tonight', 0.1),
    );
    await kept.renew(['far', 'old', 'undated']);
    expect(await ids(kept)).toEqual(before);
    await kept.renew(['tonight']);
    expect((await ids(kept))[0]).toBe('tonight');
  });

  it('are counted by status, and again after a status changed', async () => {
    await services.store(
      TOURNAMENTS,
      dated('one', 1),
      dated('two', 2, { status: 'scheduled', publishDate: after(HOUR_MS) }),
      dated('draft', 3, { status: 'draft' }),
    );
    const kept = keep();
    expect(await kept.counts()).toEqual({ draft: 1, scheduled: 1, published: 1 });
    expect(await ids(kept)).toHaveLength(3);
    await services.store(TOURNAMENTS, dated('draft', 3));
    expect(await kept.counts()).toEqual({ draft: 1, scheduled: 1, published: 1 });
    await kept.renew(['draft']);
    expect(await kept.counts()).toEqual({ draft: 0, scheduled: 1, published: 2 });
  });
});
