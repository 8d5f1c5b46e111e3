import { type RoomAddress, roomKey } from '@copa/domain/day/room';
import {
  HOUR_MS,
  MATCHES_MAX,
  MINUTE_MS,
  ROOM_OPENS_BEFORE_MS,
  ROOMS_KEPT_MS,
  ROOMS_MAX,
} from '@copa/domain/limits';
import { defaultWindows } from '@copa/domain/tournaments/places/window-plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleWindow } from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { sampleStage } from '../../play/samples/stage.fixture.ts';
import { AT_ONCE } from '../../store/agenda.ts';
import { AGENDA, AUDIT, ROOMS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { extendWindow } from '../confirmations/window-changes.ts';
import { deleteRoom, eraseRooms, putRoom, roomsAnswer } from './rooms.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const ID = 'copa-1';
const START = new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS);
const CODE = { roomId: '7788', password: 'fenix' };
const at = (match: number, lobby: string | null = null): RoomAddress => ({ lobby, match });

let services: Services;
const open = (overrides: Partial<Tournament> = {}) =>
  services.store(TOURNAMENTS, sampleTournament({ date: START, ...overrides }));
const put = (address: RoomAddress, input: Partial<Parameters<typeof putRoom>[4]> = CODE) =>
  putRoom(services.context, ACTOR, ID, address, { roomId: CODE.roomId, ...input });
const rooms = async () => (await roomsAnswer(services.context, ID)).rooms;
const roomOf = (match: number, lobby: string | null) => ({
  ...CODE,
  match,
  lobby,
  openAt: START,
  revision: 1,
});

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

describe('a room', () => {
  it('opens a quarter of an hour before the start, unless an organiser says when', async () => {
    await open();
    await put(at(1));
    await put(at(2), { ...CODE, openAt: SAMPLE_NOW });
    expect((await rooms()).map(({ openAt }) => openAt)).toEqual([
      new Date(START.getTime() - ROOM_OPENS_BEFORE_MS),
      SAMPLE_NOW,
    ]);
  });

  it('that changes is told again, and its former notice is forgotten', async () => {
    await open();
    await put(at(1));
    await put(at(2));
    const [stored] = await services.stored(ROOMS);
    if (stored === undefined) throw new Error('no rooms');
    await services.store(ROOMS, { ...stored, told: ['1-1', '2-2'] });
    await put(at(1), { ...CODE, password: 'otra' });
    const [changed] = await services.stored(ROOMS);
    expect([changed?.told, changed?.rooms.map(roomKey)]).toEqual([['2-2'], ['1-3', '2-2']]);
  });

  it('does not fall before the review of confirmations that move with the start', async () => {
    const site = await openTournament({ date: START, windows: [...defaultWindows(START)] });
    await putRoom(site.needs, ACTOR, ID, at(1), CODE);
    const later = new Date(START.getTime() + HOUR_MS);
    const move = (date: Date) => {
      const changes = { date, windows: [...defaultWindows(date)] };
      return updateTournament(site.needs, ACTOR, ID, { id: null, expectedUpdatedAt: null, changes });
    };
    await expect(move(later)).rejects.toMatchObject({
      fields: { windows: expect.stringMatching(/^La sala de la partida 1 se abre el /) as string },
    });
    await putRoom(site.needs, ACTOR, ID, at(1), { ...CODE, openAt: later });
    await move(later);
    expect((await roomsAnswer(site.needs, ID)).rooms.map(({ openAt }) => openAt)).toEqual([later]);
    await move(START);
    site.goTo(new Date(later.getTime() + 1));
    await move(new Date(later.getTime() + 5 * HOUR_MS));
  });

  it('opens no sooner than the review has taken places away', async () => {
    const before = (minutes: number) => new Date(START.getTime() - minutes * MINUTE_MS);
    const match = sampleWindow('match', before(60), before(10));
    await open({ windows: [match] });
    await put(at(1));
    expect((await rooms()).map(({ openAt }) => openAt)).toEqual([before(5)]);
    await expect(put(at(2), { ...CODE, openAt: before(6) })).rejects.toMatchObject({
      fields: {
        openAt: expect.stringMatching(
          /^La sala se abriría antes de que se liberen los cupos sin confirmar\. Puede abrir desde el /,
        ) as string,
      },
    });
    await put(at(2), { ...CODE, openAt: before(5) });
    await open({ windows: [{ ...match, onMissing: 'mark' }] });
    await put(at(3), { ...CODE, openAt: before(30) });
    await open({ windows: [match], roomsRevision: 3 });
    await put(at(3), { ...CODE, password: 'otra' });
    expect((await rooms()).map(({ password }) => password)).toEqual(['fenix', 'fenix', 'otra']);
  });

  it('keeps a confirmation from closing so late that its review ends after the opening', async () => {
    const before = (minutes: number) => new Date(START.getTime() - minutes * MINUTE_MS);
    const match = sampleWindow('match', before(60), before(25));
    await open({ windows: [match] });
    await put(at(1));
    const extend = (minutes: number) => extendWindow(services.context, ACTOR, ID, 'match', before(minutes));
    await expect(extend(19)).rejects.toMatchObject({
      fields: { closesAt: expect.stringMatching(/^La sala de la partida 1 se abre el /) as string },
    });
    await extend(20);
  });

  it('needs its hour where the tournament has no date', async () => {
    await open({ date: null });
    await expect(put(at(1))).rejects.toMatchObject({ code: 'validation-failed' });
    await put(at(1), { ...CODE, openAt: START });
    expect(await rooms()).toHaveLength(1);
  });

  it('keeps password and hour that are not sent, and gets a new revision with each change', async () => {
    await open();
    await put(at(1), { ...CODE, openAt: SAMPLE_NOW });
    await put(at(1), { roomId: '9900' });
    expect(await rooms()).toMatchObject([
      { roomId: '9900', password: CODE.password, openAt: SAMPLE_NOW, revision: 2 },
    ]);
  });

  it('that is saved as it was changes nothing', async () => {
    await open();
    await put(at(1));
    await put(at(1));
    expect(await rooms()).toMatchObject([{ revision: 1 }]);
    expect(await services.stored(AUDIT)).toHaveLength(1);
  });

  it('that somebody else wrote or removed meanwhile is not overwritten', async () => {
    await open();
    await put(at(1), { ...CODE, revision: 0 });
    await put(at(1), { ...CODE, revision: 0 });
    const late = {
      code: 'stale-write',
      message: expect.stringContaining('otra persona acaba de cambiarla') as string,
    };
    await expect(put(at(1), { roomId: '9900', revision: 0 })).rejects.toMatchObject(late);
    await put(at(1), { roomId: '9900', revision: 1 });
    const remove = (seen: number) => deleteRoom(services.context, ACTOR, ID, at(1), seen);
    await expect(remove(1)).rejects.toMatchObject(late);
    await remove(2);
    await remove(2);
    await expect(put(at(1), { roomId: '5500', revision: 2 })).rejects.toMatchObject(late);
    await put(at(1), { roomId: '5500' });
    expect((await rooms()).map(({ roomId }) => roomId)).toEqual(['5500']);
  });

  it('is listed by match, then by lobby', async () => {
    await open();
    await services.store(ROOMS, {
      id: ID,
      rooms: [],
      seats: {},
      told: [],
      stage: 1,
      lobbies: { u1: 'a', u2: 'b' },
      former: {},
    });
    for (const address of [at(2, 'b'), at(1, 'b'), at(2, 'a'), at(1, 'a')]) await put(address);
    expect((await rooms()).map(({ match, lobby }) => at(match, lobby))).toEqual([
      at(1, 'a'),
      at(1, 'b'),
      at(2, 'a'),
      at(2, 'b'),
    ]);
    await expect(put(at(1, 'c'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is one of a limited number; those that are there can still be changed', async () => {
    await open();
    const lobbies = Array.from({ length: ROOMS_MAX / MATCHES_MAX }, (_, index) =>
      String.fromCharCode(97 + index),
    );
    const all = lobbies.flatMap((lobby) =>
      Array.from({ length: MATCHES_MAX }, (_, index) => roomOf(index + 1, lobby)),
    );
    const units = Object.fromEntries(lobbies.map((lobby) => [`u-${lobby}`, lobby]));
    const stored = { id: ID, seats: {}, told: [], stage: 1, lobbies: units, former: {} };
    await services.store(ROOMS, { ...stored, rooms: all.slice(0, -1) });
    await put(at(MATCHES_MAX, lobbies.at(-1)));
    await expect(put(at(1))).rejects.toMatchObject({ code: 'conflict' });
    await put(at(1, 'a'), { roomId: '1' });
    expect(await rooms()).toHaveLength(ROOMS_MAX);
  });

  it('of a cancelled tournament, or of one whose players are erased, is refused', async () => {
    await open({ cancelledAt: SAMPLE_NOW });
    await expect(put(at(1))).rejects.toMatchObject({ code: 'tournament-cancelled' });
    await open({ playersErasedAt: SAMPLE_NOW });
    await expect(put(at(1))).rejects.toMatchObject({ code: 'conflict' });
    expect(await rooms()).toEqual([]);
  });

  it('is in the audit without what opens it', async () => {
    await open();
    await put(at(1));
    await put(at(1), { ...CODE, roomId: '9900' });
    await deleteRoom(services.context, ACTOR, ID, at(1));
    const entries = await services.stored(AUDIT);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'tournament.delete-room',
      'tournament.put-room',
      'tournament.put-room',
    ]);
    expect(JSON.stringify(entries.map((entry) => ({ ...entry, id: '' })))).not.toMatch(/7788|9900|fenix/);
  });

  it('is handed out until the job has done so', async () => {
    await open();
    await put(at(1));
    expect(await roomsAnswer(services.context, ID)).toMatchObject({ isDelivered: false });
    const [delivery] = await services.stored(AGENDA);
    expect(delivery).toMatchObject({ task: 'delivery', about: ID, at: AT_ONCE });
  });
});

describe('rooms are erased', () => {
  const erase = (now: Date) => eraseRooms(services.context, now);
  const left = async () => (await services.stored(ROOMS)).map(({ id }) => id);

  it('a day after the tournament, and not a moment before', async () => {
    const endDate = new Date(START.getTime() + 3 * HOUR_MS);
    await open({ endDate });
    await put(at(1));
    const end = endDate.getTime() + ROOMS_KEPT_MS;
    await erase(new Date(end - MINUTE_MS));
    expect(await left()).toEqual([ID]);
    await erase(new Date(end + MINUTE_MS));
    expect(await left()).toEqual([]);
  });

  it('not before the last one has been played, on whichever day that is', async () => {
    await open();
    await put(at(1));
    const openAt = new Date(START.getTime() + 7 * 24 * HOUR_MS);
    await put(at(2), { ...CODE, openAt });
    await erase(new Date(openAt.getTime() - HOUR_MS));
    expect((await rooms()).map(({ match }) => match)).toEqual([1, 2]);
    await erase(new Date(openAt.getTime() + 7 * 24 * HOUR_MS));
    expect(await left()).toEqual([]);
  });

  it('and the drawn lobbies stay until the tournament ends, because a final may be played days later', async () => {
    await open();
    const drawn = { stage: 2, lobbies: { u1: 'a' }, seats: { u1: 4 }, former: { u2: { stage: 1, id: 'b' } } };
    await services.store(ROOMS, { id: ID, told: ['1-1'], rooms: [roomOf(1, 'a')], ...drawn });
    const days = (count: number) => new Date(START.getTime() + count * 24 * HOUR_MS);
    await erase(days(2));
    expect(await services.stored(ROOMS)).toEqual([{ id: ID, told: [], rooms: [], ...drawn }]);
    await put(at(1, 'a'), { ...CODE, openAt: days(3) });
    expect(await rooms()).toMatchObject([{ lobby: 'a', openAt: days(3) }]);
    await open({ endedAt: days(3) });
    await erase(days(5));
    expect(await left()).toEqual([]);
  });

  it('a day after a tournament that has ended, whatever was planned after that', async () => {
    await open({ endedAt: START });
    await put(at(1), { ...CODE, openAt: new Date(START.getTime() + 7 * 24 * HOUR_MS) });
    await erase(new Date(START.getTime() + ROOMS_KEPT_MS + MINUTE_MS));
    expect(await left()).toEqual([]);
  });

  it('a day after the end of a tournament without a date, also where only lobbies are left', async () => {
    await open({ date: null, endedAt: START });
    const drawn = { stage: 1, lobbies: { u1: 'a' }, seats: { u1: 4 } };
    await services.store(ROOMS, { id: ID, told: [], rooms: [], former: {}, ...drawn });
    await erase(new Date(START.getTime() + ROOMS_KEPT_MS + MINUTE_MS));
    expect(await left()).toEqual([]);
  });

  it('and a tournament that goes on has its drawn lobbies again', async () => {
    const drawn = { stage: 2, roomsRevision: 3 };
    await open({ ...drawn, cancelledAt: SAMPLE_NOW });
    await services.store(stagesOf(ID), sampleStage({ lobbies: [{ id: 'b', units: ['u1', 'u2', 'u3'] }] }));
    const final = { id: '2', number: 2, lobbies: [{ id: 'a', units: ['u1', 'u3'] }] };
    await services.store(stagesOf(ID), sampleStage(final));
    const stored = { stage: 2, lobbies: { u1: 'a', u3: 'a' }, seats: { u1: 1, u3: 2 } };
    const former = Object.fromEntries(['u1', 'u2', 'u3'].map((unit) => [unit, { stage: 1, id: 'b' }]));
    await services.store(ROOMS, { id: ID, rooms: [], told: [], former, ...stored });
    await erase(new Date(START.getTime() + 3 * 24 * HOUR_MS));
    expect(await left()).toEqual([]);
    await open(drawn);
    const room = { ...roomOf(1, 'a'), revision: 4 };
    await put(at(1, 'a'), { ...CODE, openAt: START });
    expect(await services.stored(ROOMS)).toEqual([{ id: ID, told: [], rooms: [room], former, ...stored }]);
  });

  it('with the tournament, when it is gone', async () => {
    await services.store(ROOMS, {
      id: 'gone',
      rooms: [],
      seats: {},
      told: [],
      stage: 0,
      lobbies: {},
      former: {},
    });
    await erase(SAMPLE_NOW);
    expect(await left()).toEqual([]);
  });
});
