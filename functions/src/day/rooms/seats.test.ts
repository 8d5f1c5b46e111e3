import { noRooms } from '@copa/domain/day/room';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleWindow } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { ADMIN, codeOf, type OpenTournament, openTournament } from '../../desk/tournament.fixture.ts';
import { openingsOf, ROOMS, roomsOf, TICKETS } from '../../store/collections.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const START = at(48 * HOUR_MS);
const before = (ms: number) => new Date(START.getTime() - ms);
const OPEN_AT = before(15 * MINUTE_MS);

const ROOM = {
  match: 1,
  lobby: null,
  roomId: '123456789',
  password: 'fenix-4321',
  openAt: OPEN_AT,
  revision: 3,
};
const MATCH = sampleWindow('match', before(60 * MINUTE_MS), before(20 * MINUTE_MS));
const LOS_FENIX = { name: 'Los Fénix', tag: '' };

async function openRoom(changes: Partial<Tournament> = {}) {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const rooms = { id: 'copa-1', rooms: [ROOM], seats: {}, stage: 0, lobbies: {}, former: {}, told: [] };
  const site = await openTournament({ maxPlayers: 2, waitlist, roomsRevision: 3, ...changes }, { rooms });
  return {
    ...site,
    approved: async (number: number) => site.decide(await site.register(sampleInput(number)), 'approved'),
  };
}

async function openRooms({ needs }: OpenTournament): Promise<ReadonlyMap<string, unknown>> {
  const { docs } = await needs.firestore.collectionGroup('rooms').get();
  return new Map(
    docs.flatMap((room) => {
      const ticket = room.ref.parent.parent;
      return ticket === null ? [] : [[`${ticket.id}/${room.id}`, room.get('seat')] as const];
    }),
  );
}

const seatsOf = async ({ needs }: OpenTournament) => (await needs.database.get(ROOMS, 'copa-1'))?.seats ?? {};

async function expectRoomsToBeDealt(site: OpenTournament): Promise<void> {
  const [units, rooms, seats, tickets, acts] = await Promise.all([
    site.registrations(),
    openRooms(site),
    seatsOf(site),
    site.stored(TICKETS),
    site.acts(),
  ]);
  const reading = units.filter(
    ({ place, status, members }) =>
      place === 'held' && status === 'approved' && members.every(({ state }) => state === 'accepted'),
  );
  expect([...rooms.keys()].toSorted()).toEqual(reading.map(({ ticketId }) => `${ticketId}/1-3`).toSorted());
  for (const unit of units) {
    const expected = reading.includes(unit)
      ? [{ id: '1-3', match: 1, lobby: null, openAt: OPEN_AT, seat: seats[unit.id] }]
      : [];
    expect(unit.rooms).toEqual(expected);
    expect(tickets.find(({ id }) => id === unit.ticketId)?.rooms).toEqual(expected);
    expect(rooms.get(`${unit.ticketId}/1-3`)).toBe(expected[0]?.seat);
  }
  expect(new Set(Object.values(seats)).size).toBe(Object.values(seats).length);
  const held = units.filter(({ place }) => place === 'held');
  expect(Object.keys(seats).filter((id) => !held.some((unit) => unit.id === id))).toEqual([]);
  expect(JSON.stringify([units, tickets, acts])).not.toContain(ROOM.password);
}

describe('who gets the room', () => {
  it('a unit that is approved, with its seat, and nobody before that', async () => {
    const site = await openRoom();
    const unit = await site.register(sampleInput(1));
    expect([unit.rooms, (await openRooms(site)).size]).toEqual([[], 0]);
    const { ticketId } = await site.decide(unit, 'approved');
    expect(await site.stored(roomsOf(ticketId))).toEqual([
      {
        id: '1-3',
        tournamentId: 'copa-1',
        match: 1,
        roomId: '123456789',
        password: 'fenix-4321',
        openAt: OPEN_AT,
        seat: 1,
      },
    ]);
    await expectRoomsToBeDealt(site);
  });

  it('a room of another match stands beside the first, and is taken back alone, once', async () => {
    const site = await openRoom();
    const { ticketId } = await site.approved(1);
    await site.desk.putRoom(ADMIN, 'copa-1', { lobby: null, match: 2 }, { roomId: '222222222' });
    const held = async () => (await site.stored(roomsOf(ticketId))).map(({ match }) => match);
    expect(await held()).toEqual([1, 2]);
    for (let time = 0; time < 2; time += 1) {
      await site.desk.deleteRoom(ADMIN, 'copa-1', { lobby: null, match: 1 });
      expect(await held()).toEqual([2]);
    }
  });

  it('a unit that owes a confirmation gets it with its confirmation', async () => {
    const site = await openRoom({ windows: [MATCH] });
    const unit = await site.approved(1);
    expect(unit.rooms).toEqual([]);
    site.goTo(MATCH.opensAt);
    expect((await site.confirm(unit, 'match')).rooms).toHaveLength(1);
    await expectRoomsToBeDealt(site);
  });

  it('one who got a place late gets it with the confirmation', async () => {
    const site = await openRoom({ windows: [MATCH], maxPlayers: 1 });
    const gone = await site.approved(1);
    const late = await site.approved(2);
    site.goTo(MATCH.opensAt);
    await site.ready(late);
    await site.leave(gone);
    await site.confirm(late, 'match');
    expect((await site.unitOf(late)).rooms).toHaveLength(1);
    await expectRoomsToBeDealt(site);
  });

  it('a confirmation that only marks who is missing keeps nobody out', async () => {
    const site = await openRoom({ windows: [{ ...MATCH, onMissing: 'mark' }] });
    expect((await site.approved(1)).rooms).toHaveLength(1);
  });

  it('nobody in a tournament that is cancelled, or has no room', async () => {
    const cancelled = await openRoom({ cancelledAt: SAMPLE_NOW });
    const player = sampleInput(2);
    expect(await cancelled.add(player.requestId, player)).toMatchObject({
      status: 'approved',
      place: 'held',
      rooms: [],
    });
    expect((await openRooms(cancelled)).size).toBe(0);
    const site = await openTournament();
    const unit = await site.decide(await site.register(sampleInput(1)), 'approved');
    expect([unit.rooms, (await openRooms(site)).size, await seatsOf(site)]).toEqual([[], 0, {}]);
  });
});

describe('a unit loses the room in the same transaction', () => {
  const loses: readonly (readonly [string, (site: OpenTournament, unit: StoredUnit) => Promise<unknown>])[] =
    [
      ['when it is rejected', (site, unit) => site.decide(unit, 'rejected')],
      ['when it is undecided again', (site, unit) => site.decide(unit, 'pending')],
      ['when it withdraws', (site, unit) => site.leave(unit)],
      ['when an organiser deletes it', (site, unit) => site.remove(unit)],
    ];

  it.each(loses)('%s', async (_, act) => {
    const site = await openRoom();
    const unit = await site.approved(1);
    await act(site, unit);
    expect((await openRooms(site)).size).toBe(0);
    await expectRoomsToBeDealt(site);
  });

  it('when a member leaves, and the team gets its old seat back once it is complete', async () => {
    const site = await openRoom({ modality: 'duo' });
    const second = await site.register(sampleInput(1, { unit: LOS_FENIX }));
    const other = await site.register(sampleInput(5, { unit: { name: 'Los Otros', tag: '' } }));
    await site.accept(second, sampleAcceptance(2));
    await site.accept(other, sampleAcceptance(6));
    await site.decide(second, 'approved');
    await site.decide(other, 'approved');
    await site.leave(second, site.memberId(second, 2));
    expect((await site.unitOf(second)).rooms).toEqual([]);
    expect((await openRooms(site)).size).toBe(1);
    await site.accept(second, sampleAcceptance(3));
    expect((await site.decide(second, 'approved')).rooms[0]?.seat).toBe(1);
    await expectRoomsToBeDealt(site);
  });

  it('and not by another change, which keeps what its phone noted', async () => {
    const site = await openRoom();
    const unit = await site.approved(1);
    const opening = { id: '1-3', room: '1-3', ticketId: unit.ticketId, at: site.now() };
    await site.store(openingsOf(unit.ticketId), opening);
    await site.correct(unit, { fullName: 'Ana María Paz' });
    expect(await site.stored(openingsOf(unit.ticketId))).toEqual([opening]);
    await expectRoomsToBeDealt(site);
  });

  it('when its ticket is replaced it moves to the new one, with its seat', async () => {
    const site = await openRoom();
    await site.approved(1);
    const unit = await site.approved(2);
    const moved = await site.reticket(unit);
    expect(moved.ticketId).not.toBe(unit.ticketId);
    expect((await openRooms(site)).has(`${unit.ticketId}/1-3`)).toBe(false);
    expect((await openRooms(site)).get(`${moved.ticketId}/1-3`)).toBe(2);
    await expectRoomsToBeDealt(site);
  });
});

describe('seats', () => {
  it('are the lowest free number, and go to who comes in the place of another', async () => {
    const site = await openRoom();
    const first = await site.approved(1);
    await site.approved(2);
    const third = await site.approved(3);
    expect(await site.unitOf(third)).toMatchObject({ place: 'waiting', rooms: [] });
    await site.leave(first);
    expect(await site.unitOf(third)).toMatchObject({ place: 'held', rooms: [{ seat: 1 }] });
    await expectRoomsToBeDealt(site);
  });

  it('are counted in each lobby of its own', async () => {
    const site = await openTournament({ roomsRevision: 3, stage: 1 });
    const [first, second, late] = await site.registerAll(1, 2, 3);
    await site.store(ROOMS, {
      ...noRooms('copa-1'),
      rooms: ['a', 'b'].map((lobby) => ({ ...ROOM, lobby })),
      stage: 1,
      lobbies: { [first.id]: 'a', [second.id]: 'a', [late.id]: 'b' },
      seats: { [first.id]: 1, [second.id]: 2 },
    });
    expect(await site.decide(late, 'approved')).toMatchObject({ rooms: [{ lobby: 'b', seat: 1 }] });
    expect(await site.decide(second, 'approved')).toMatchObject({ rooms: [{ lobby: 'a', seat: 2 }] });
  });

  it('after any history nobody has a room who may not play, and nobody lacks one', async () => {
    const act = fc.tuple(
      fc.constantFrom('register', 'approve', 'reject', 'undo', 'leave', 'reticket'),
      fc.nat(5),
    );
    const round = fc.uniqueArray(act, { minLength: 1, maxLength: 3, selector: ([, index]) => index });
    const property = fc.asyncProperty(fc.array(round, { maxLength: 14 }), async (history) => {
      const site = await openRoom({ maxPlayers: 3 });
      let people = 0;
      for (const acts of history) {
        const units = await site.registrations();
        await Promise.all(
          acts.map(([what, index]) => {
            if (what === 'register') {
              people += 1;
              return registerIfFree(site, people);
            }
            return change(site, units[index], what);
          }),
        );
        expect(await site.places()).toBeLessThanOrEqual(3);
        await expectRoomsToBeDealt(site);
      }
    });
    await fc.assert(property, { numRuns: 25 });
  });

  const registerIfFree = async (site: OpenTournament, number: number) =>
    expect([null, 'tournament-full']).toContain(await codeOf(site.register(sampleInput(number))));

  async function change(site: OpenTournament, unit: StoredUnit | undefined, what: string): Promise<unknown> {
    if (unit === undefined) return null;
    if (what === 'leave') return site.leave(unit);
    if (what === 'reticket') return site.reticket(unit);
    if (what === 'reject') return site.decide(unit, 'rejected');
    return unit.place === 'released' ? null : site.decide(unit, what === 'approve' ? 'approved' : 'pending');
  }
});
