import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { keyOf } from '../../desk/stored-unit.ts';
import { createWorld } from '../../desk/world.fixture.ts';
import { confirm, ready } from '../confirmations/confirm.ts';

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
const MATCH: ConfirmationWindow = {
  kind: 'match',
  opensAt: before(60 * MINUTE_MS),
  closesAt: before(20 * MINUTE_MS),
  onMissing: 'release',
};
const LOS_FENIX = { name: 'Los Fénix', tag: '' };

/** A tournament with a room for its first match. */
function worldOf(changes: Partial<Tournament> = {}) {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const tournament = sampleTournament({ maxPlayers: 2, waitlist, roomsRevision: 3, ...changes });
  const world = createWorld({
    tournament,
    rooms: { id: 'copa-1', rooms: [ROOM], seats: {}, stage: 0, lobbies: {}, former: {}, told: [] },
  });
  return {
    ...world,
    of: (unit: StoredUnit) => {
      const current = world.registrations.get(unit.id);
      if (current === undefined) throw new Error('the unit is gone');
      return current;
    },
    approved: (number: number) => world.decide(world.register(sampleInput(number)), 'approved'),
    goTo: (moment: Date) => world.advance(moment.getTime() - world.now().getTime()),
    confirm: (unit: StoredUnit) => world.apply(confirm(keyOf(unit), unit.ticketId, 'match')),
  };
}

type World = ReturnType<typeof worldOf>;

/** The units that can read credentials are exactly those that may play. */
function expectRoomsToBeDealt(world: World): void {
  const units = [...world.registrations.values()];
  const reading = units.filter(
    ({ place, status, members }) =>
      place === 'held' && status === 'approved' && members.every(({ state }) => state === 'accepted'),
  );
  expect([...world.openRooms().keys()].toSorted()).toEqual(
    reading.map(({ ticketId }) => `${ticketId}/1-3`).toSorted(),
  );
  const seats = world.seats();
  for (const unit of units) {
    const expected = reading.includes(unit)
      ? [{ id: '1-3', match: 1, lobby: null, openAt: OPEN_AT, seat: seats[unit.id] }]
      : [];
    expect(unit.rooms).toEqual(expected);
    expect(world.tickets.get(unit.ticketId)?.rooms).toEqual(expected);
    expect(world.openRooms().get(`${unit.ticketId}/1-3`)?.seat).toBe(expected[0]?.seat);
  }
  expect(new Set(Object.values(seats)).size).toBe(Object.values(seats).length);
  const held = units.filter(({ place }) => place === 'held');
  expect(Object.keys(seats).filter((id) => !held.some((unit) => unit.id === id))).toEqual([]);
  expect(JSON.stringify([units, [...world.tickets.values()], world.acts])).not.toContain(ROOM.password);
}

describe('who gets the room', () => {
  it('a unit that is approved, with its seat, and nobody before that', () => {
    const world = worldOf();
    const unit = world.register(sampleInput(1));
    expect([unit.rooms, world.openRooms().size]).toEqual([[], 0]);
    const { ticketId } = world.decide(unit, 'approved');
    expect(world.openRooms().get(`${ticketId}/1-3`)).toEqual({
      id: '1-3',
      tournamentId: 'copa-1',
      match: 1,
      roomId: '123456789',
      password: 'fenix-4321',
      openAt: OPEN_AT,
      seat: 1,
    });
    expectRoomsToBeDealt(world);
  });

  it('a unit that owes a confirmation gets it with its confirmation', () => {
    const world = worldOf({ windows: [MATCH] });
    const unit = world.approved(1);
    expect(unit.rooms).toEqual([]);
    world.goTo(MATCH.opensAt);
    expect(world.confirm(unit).rooms).toHaveLength(1);
    expectRoomsToBeDealt(world);
  });

  it('one who got a place late gets it with the confirmation', () => {
    const world = worldOf({ windows: [MATCH], maxPlayers: 1 });
    const gone = world.approved(1);
    const late = world.approved(2);
    world.goTo(MATCH.opensAt);
    world.apply(ready(keyOf(late), late.ticketId));
    world.leave(gone, gone.id);
    world.confirm(world.of(late));
    expect(world.of(late).rooms).toHaveLength(1);
    expectRoomsToBeDealt(world);
  });

  it('a confirmation that only marks who is missing keeps nobody out', () => {
    const world = worldOf({ windows: [{ ...MATCH, onMissing: 'mark' }] });
    expect(world.approved(1).rooms).toHaveLength(1);
  });

  it('nobody in a tournament that is cancelled, or has no room', () => {
    const cancelled = worldOf({ cancelledAt: SAMPLE_NOW });
    const { requestId, ...player } = sampleInput(2);
    expect(cancelled.add(requestId, player)).toMatchObject({ status: 'approved', place: 'held', rooms: [] });
    expect(cancelled.openRooms().size).toBe(0);
    const world = createWorld({ tournament: sampleTournament() });
    const unit = world.decide(world.register(sampleInput(1)), 'approved');
    expect([unit.rooms, world.openRooms().size, world.seats()]).toEqual([[], 0, {}]);
  });
});

describe('a unit loses the room in the same transaction', () => {
  const loses: readonly (readonly [string, (world: World, unit: StoredUnit) => unknown])[] = [
    ['when it is rejected', (world, unit) => world.decide(unit, 'rejected')],
    ['when it is undecided again', (world, unit) => world.decide(unit, 'pending')],
    ['when it withdraws', (world, unit) => world.leave(unit, unit.id)],
    ['when an organiser deletes it', (world, unit) => world.remove(unit)],
  ];

  it.each(loses)('%s', (_, act) => {
    const world = worldOf();
    const unit = world.approved(1);
    act(world, unit);
    expect(world.openRooms().size).toBe(0);
    expectRoomsToBeDealt(world);
  });

  it('when a member leaves, and the team gets its old seat back once it is complete', () => {
    const world = worldOf({ modality: 'duo' });
    const second = world.register(sampleInput(1, { unit: LOS_FENIX }));
    const other = world.register(sampleInput(5, { unit: { name: 'Los Otros', tag: '' } }));
    world.accept(second, sampleInput(2).requestId, sampleAcceptance(2));
    world.accept(other, sampleInput(6).requestId, sampleAcceptance(6));
    world.decide(world.of(second), 'approved');
    world.decide(world.of(other), 'approved');
    world.leave(world.of(second), sampleInput(2).requestId);
    expect(world.of(second).rooms).toEqual([]);
    expect(world.openRooms().size).toBe(1);
    world.accept(world.of(second), sampleInput(3).requestId, sampleAcceptance(3));
    expect(world.decide(world.of(second), 'approved').rooms[0]?.seat).toBe(1);
    expectRoomsToBeDealt(world);
  });

  it('when its ticket is replaced it moves to the new one, with its seat', () => {
    const world = worldOf();
    world.approved(1);
    const unit = world.approved(2);
    const moved = world.reticket(unit);
    expect(moved.ticketId).not.toBe(unit.ticketId);
    expect(world.openRooms().has(`${unit.ticketId}/1-3`)).toBe(false);
    expect(world.openRooms().get(`${moved.ticketId}/1-3`)?.seat).toBe(2);
    expectRoomsToBeDealt(world);
  });
});

describe('seats', () => {
  it('are the lowest free number, and go to who comes in the place of another', () => {
    const world = worldOf();
    const [first, , third] = [1, 2, 3].map((number) => world.approved(number)) as [
      StoredUnit,
      StoredUnit,
      StoredUnit,
    ];
    expect(world.of(third)).toMatchObject({ place: 'waiting', rooms: [] });
    world.leave(first, first.id);
    expect(world.of(third)).toMatchObject({ place: 'held', rooms: [{ seat: 1 }] });
    expectRoomsToBeDealt(world);
  });

  it('after any history nobody has a room who may not play, and nobody lacks one', () => {
    const acts = fc.array(
      fc.tuple(fc.constantFrom('register', 'approve', 'reject', 'undo', 'leave', 'reticket'), fc.nat(5)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(acts, (history) => {
        const world = worldOf({ maxPlayers: 3 });
        let people = 0;
        for (const [act, index] of history) {
          const unit = [...world.registrations.values()][index];
          if (act === 'register') {
            people += 1;
            if (world.places() < 3 || world.waiting() < 5) world.register(sampleInput(people));
          } else if (unit !== undefined) {
            if (act === 'leave') world.leave(unit, unit.id);
            else if (act === 'reticket') world.reticket(unit);
            else if (act === 'reject') world.decide(unit, 'rejected');
            else if (unit.place !== 'released')
              world.decide(unit, act === 'approve' ? 'approved' : 'pending');
          }
          expect(world.places()).toBeLessThanOrEqual(3);
          expectRoomsToBeDealt(world);
        }
      }),
    );
  });
});
