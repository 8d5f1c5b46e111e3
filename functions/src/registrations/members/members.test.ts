import { freeFireIdKey } from '@copa/domain/contact';
import { HOUR_MS, INCOMPLETE_HELD_MS, INVITATIONS_KEPT, JOINS_PER_DAY_MAX } from '@copa/domain/limits';
import { isComplete } from '@copa/domain/registrations/unit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { release } from '../../day/places/release.ts';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { acceptedOf, captainOf, freeFireIdsOf, keyOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, createWorld, SAMPLE_CODES } from '../../desk/world.fixture.ts';
import { nextSlot } from '../slots.ts';
import { open, reinvite } from './invitation.ts';
import { dismiss, reticket } from './members.ts';

const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };
const team = (number: number) => sampleInput(number, { unit: LOS_FENIX, nick: `Nick${number}` });
const idOf = (number: number) => sampleInput(number).requestId;
const person = (number: number) => {
  const { fullName, freeFireId, email, phone } = sampleInput(number);
  return { fullName, freeFireId, email, phone };
};
const rolesOf = ({ members }: StoredUnit) => members.map(({ role, state }) => `${role} ${state}`);

function duos(overrides: Parameters<typeof sampleTournament>[0] = {}) {
  return createWorld({ tournament: sampleTournament({ modality: 'duo', ...overrides }) });
}

function completeDuo(overrides: Parameters<typeof sampleTournament>[0] = {}) {
  const world = duos(overrides);
  const unit = world.register(team(1));
  return { world, unit: world.accept(unit, idOf(2), sampleAcceptance(2)) };
}

it('a team is joined by a bounded number of tries a day, since each says whether somebody may join', () => {
  const world = createWorld({ tournament: sampleTournament({ modality: 'duo' }) });
  const unit = world.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  const { freeFireId } = sampleInput(1);
  for (let turn = 0; turn < JOINS_PER_DAY_MAX; turn += 1) {
    const refused = () => world.accept(unit, idOf(2), sampleAcceptance(2, { freeFireId }));
    expect(codeOf(refused)).toBe('already-registered');
  }
  expect(codeOf(() => world.accept(unit, idOf(2), sampleAcceptance(2)))).toBe('rate-limited');
});

describe('a team', () => {
  it.each([
    ['duo', 0, ['captain accepted', 'player invited']],
    ['duo', 1, ['captain accepted', 'player invited', 'substitute invited']],
    ['squad', 0, ['captain accepted', 'player invited', 'player invited', 'player invited']],
    ['solo', 2, ['captain accepted']],
  ] as const)('of a %s tournament with %d substitutes has its slots', (modality, substitutes, slots) => {
    const world = duos({ modality, substitutes });
    const unit = modality === 'solo' ? world.register(sampleInput(1)) : world.register(team(1));
    expect(rolesOf(unit)).toEqual(slots);
    expect(world.places()).toBe(1);
  });

  it('is a unit of one where no team is named, and cannot be named where everybody plays alone', () => {
    const world = duos();
    expect(world.decide(world.register(sampleInput(1)), 'approved').status).toBe('approved');
    const solo = createWorld();
    expect(() => solo.register(team(1))).toThrow(
      expect.objectContaining({ fields: { unit: 'En este torneo se juega en solitario.' } }),
    );
    expect([solo.places(), solo.traces.size]).toEqual([0, 0]);
  });

  it('has a number of its own, which nobody gets again', () => {
    const world = createWorld();
    const one = world.register(sampleInput(1));
    world.remove(one);
    expect([one.number, world.register(sampleInput(2)).number]).toEqual([1, 2]);
  });

  it('holds its place for twelve hours, or until play begins, and is not approved before it is complete', () => {
    const world = duos();
    const unit = world.register(team(1));
    expect(unit.incompleteUntil).toEqual(new Date(SAMPLE_NOW.getTime() + INCOMPLETE_HELD_MS));
    expect(codeOf(() => world.decide(unit, 'approved'))).toBe('unit-incomplete');
    const complete = world.accept(unit, idOf(2), sampleAcceptance(2));
    expect(complete.incompleteUntil).toBeNull();
    expect(world.decide(complete, 'approved').status).toBe('approved');
    const date = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    expect(duos({ date }).register(team(1)).incompleteUntil).toEqual(date);
  });
});

describe('an invitation', () => {
  it('claims the ID of whoever accepts it, and tells the same request the same', () => {
    const world = duos();
    const unit = world.register(team(1));
    const accepted = world.accept(unit, idOf(2), sampleAcceptance(2));
    expect(freeFireIdsOf(accepted)).toEqual(['10000001', '10000002']);
    expect([...world.claims()]).toEqual([
      ['10000001', unit.id],
      ['10000002', unit.id],
    ]);
    expect(world.accept(unit, idOf(2), sampleAcceptance(2))).toEqual(accepted);
    expect(
      codeOf(() => world.accept(unit, idOf(2), sampleAcceptance(2, { phone: '+52 55 0000 0000' }))),
    ).toBe('request-reused');
    expect([world.places(), world.mails.size]).toEqual([1, 2]);
  });

  it('lets nobody in once the team is full, and nobody at all who has a place already', () => {
    const world = duos({ maxPlayers: 5 });
    const unit = world.register(team(1));
    const other = world.register(sampleInput(5));
    const { freeFireId } = captainOf(other);
    expect(codeOf(() => world.accept(unit, idOf(2), sampleAcceptance(2, { freeFireId })))).toBe(
      'already-registered',
    );
    world.accept(unit, idOf(2), sampleAcceptance(2));
    expect(codeOf(() => world.accept(unit, idOf(3), sampleAcceptance(3)))).toBe('invitation-full');
    expect(world.claims().size).toBe(3);
  });

  it('ends when it is taken back, when the time is over and when the unit has no place', () => {
    const world = duos();
    const unit = world.register(team(1));
    const again = world.reinvite(unit);
    expect(codeOf(() => world.accept(unit, idOf(2), sampleAcceptance(2)))).toBe('invitation-changed');
    world.decide(again, 'rejected');
    expect(codeOf(() => world.accept(again, idOf(2), sampleAcceptance(2)))).toBe('invitation-closed');
    world.decide(again, 'pending');
    world.advance(INCOMPLETE_HELD_MS + 1);
    expect(codeOf(() => world.accept(again, idOf(2), sampleAcceptance(2)))).toBe('invitation-closed');
    world.advance(-1);
    expect(codeOf(() => world.accept(again, idOf(2), sampleAcceptance(2)))).toBeNull();
  });

  it('brings nobody back who has left by the same request', () => {
    const { world, unit } = completeDuo();
    world.leave(unit, idOf(2));
    const opened = world.registrations.get(unit.id) as StoredUnit;
    expect(codeOf(() => world.accept(opened, idOf(2), sampleAcceptance(2)))).toBe('registration-withdrawn');
    expect(isComplete(world.accept(opened, idOf(3), sampleAcceptance(3)).members)).toBe(true);
  });
});

describe('who leaves', () => {
  it('is erased with claim, code and mails; the others keep the place, undecided until they are complete', () => {
    const { world, unit } = completeDuo();
    const approved = world.decide(unit, 'approved');
    const left = world.leave(approved, idOf(2));
    expect(rolesOf(left)).toEqual(['captain accepted', 'player invited']);
    expect(left).toMatchObject({ status: 'pending', decidedBy: null, place: 'held' });
    expect(left.codeHashes).toEqual([SAMPLE_CODES.hashOf(SAMPLE_CODES.codeOf(unit.id))]);
    expect(left.inviteHashes).toEqual(unit.inviteHashes);
    expect([...world.claims().keys()]).toEqual(['10000001']);
    expect([...world.mails.keys()].every((id) => id.startsWith(unit.id))).toBe(true);
  });

  it('as captain leaves the team to the oldest member, as last member takes it along', () => {
    const { world, unit } = completeDuo();
    const left = world.leave(unit, unit.id);
    expect(rolesOf(left)).toEqual(['player invited', 'captain accepted']);
    expect(captainOf(left).id).toBe(idOf(2));
    expect(codeOf(() => world.register(team(1)))).toBe('registration-withdrawn');
    world.leave(left, idOf(2));
    expect([
      world.places(),
      world.claims().size,
      world.registrations.size,
      world.tickets.size,
      world.mails.size,
    ]).toEqual([0, 0, 0, 0, 0]);
  });

  it('does not register over the team by sending the first request again, however late', () => {
    const { world, unit } = completeDuo({ date: null });
    const left = world.leave(unit, unit.id);
    world.advance(100 * 24 * HOUR_MS);
    expect(codeOf(() => world.register(team(1)))).toBe('registration-withdrawn');
    expect([...world.registrations.values()]).toEqual([left]);
  });

  it('is replaced by the oldest substitute, and the team stays approved', () => {
    const world = duos({ substitutes: 1 });
    const unit = world.register(team(1));
    world.accept(unit, idOf(2), sampleAcceptance(2));
    const full = world.decide(world.accept(unit, idOf(3), sampleAcceptance(3)), 'approved');
    const left = world.leave(full, unit.id, 'No se presentó');
    expect(world.whyLeft(captainOf(full))).toBe('removed');
    expect(rolesOf(left)).toEqual(['substitute invited', 'captain accepted', 'player accepted']);
    expect(left.status).toBe('approved');
    expect(world.acts.at(-1)).toMatchObject({
      action: 'registration.remove-member',
      after: { slot: 1 },
      reason: 'No se presentó',
    });
  });
});

describe('an organiser', () => {
  it('adds a member to an open slot and replaces one, whose links end at once', () => {
    const world = duos();
    const unit = world.register(team(1));
    const seated = world.fillSlot(unit, 'by-hand', person(2));
    expect(isComplete(seated.members)).toBe(true);
    expect(codeOf(() => world.accept(unit, idOf(3), sampleAcceptance(3)))).toBe('invitation-full');
    const kept = world.registrations.get(seated.id);
    expect(world.fillSlot(seated, 'by-hand', person(2))).toEqual(kept);
    expect(codeOf(() => world.fillSlot(seated, 'another', person(4)))).toBe('conflict');
    const replaced = world.fillSlot(seated, 'instead', person(4), { replaced: 'by-hand' });
    expect(freeFireIdsOf(replaced)).toEqual(['10000001', '10000004']);
    expect(replaced.codeHashes).not.toContain(SAMPLE_CODES.hashOf(SAMPLE_CODES.codeOf('by-hand')));
    expect([...world.claims().keys()].toSorted()).toEqual(['10000001', '10000004']);
    expect([...world.mails.keys()].filter((id) => id.startsWith('by-hand'))).toEqual([]);
    expect(replaced.ticketId).not.toBe(seated.ticketId);
    expect(world.acts).toMatchObject([
      { action: 'registration.add-member', after: { slot: 2 }, reason: expect.any(String) as string },
      { action: 'registration.replace-member', after: { slot: 2 }, reason: expect.any(String) as string },
    ]);
  });

  it('brings nobody back by the same request once they were removed or replaced', () => {
    const world = duos();
    const unit = world.register(team(1));
    const seated = world.fillSlot(unit, 'by-hand', person(2));
    const replaced = world.fillSlot(seated, 'instead', person(4), { replaced: 'by-hand' });
    const left = world.leave(replaced, 'instead', 'No se presentó');
    expect(codeOf(() => world.fillSlot(left, 'by-hand', person(2)))).toBe('registration-withdrawn');
    expect(codeOf(() => world.fillSlot(left, 'instead', person(4)))).toBe('registration-withdrawn');
    expect(world.fillSlot(left, 'third', person(2)).members[1]).toMatchObject({ id: 'third' });
  });

  it('cannot seat who plays for others, and changes nothing by trying', () => {
    const { world, unit } = completeDuo({ maxPlayers: 5 });
    world.register(sampleInput(7));
    const before = JSON.stringify([...world.claims(), ...world.registrations]);
    expect(codeOf(() => world.fillSlot(unit, 'x', person(7), { replaced: idOf(2) }))).toBe(
      'already-registered',
    );
    expect(JSON.stringify([...world.claims(), ...world.registrations])).toBe(before);
  });

  it('adds a team by hand, approved as soon as nobody is missing', () => {
    const world = duos();
    const added = world.add('by-hand', person(1), LOS_FENIX);
    expect(added).toMatchObject({ status: 'pending', unit: { ...LOS_FENIX, size: 2 } });
    expect(codeOf(() => world.decide(world.fillSlot(added, 'too', person(2)), 'approved'))).toBeNull();
  });
});

describe('an incomplete team', () => {
  it('loses its place after the deadline and not before, once, and can be taken back by an organiser', () => {
    const world = duos({ maxPlayers: 1 });
    const unit = world.register(team(1));
    const releaseIt = (of: StoredUnit) => world.apply(release(keyOf(of)));
    world.advance(INCOMPLETE_HELD_MS);
    expect(releaseIt(unit).place).toBe('held');
    world.advance(1);
    expect(releaseIt(unit)).toMatchObject({ place: 'released', status: 'pending', incompleteUntil: null });
    const acts = world.acts.length;
    releaseIt(unit);
    expect([world.places(), world.claims().size, world.acts.length]).toEqual([0, 0, acts]);
    const taken = world.decide(unit, 'pending');
    expect(taken).toMatchObject({ place: 'held', status: 'pending' });
    expect(taken.incompleteUntil).not.toBeNull();
  });
});

describe('any history of teams', () => {
  const step = fc.record({
    act: fc.constantFrom(
      ...([
        'register',
        'register',
        'accept',
        'accept',
        'accept',
        'leave',
        'remove-member',
        'seat',
        'replace',
      ] as const),
      ...(['approved', 'rejected', 'pending', 'remove', 'correct', 'reticket', 'wait'] as const),
      ...(['reinvite', 'close', 'open', 'dismiss'] as const),
    ),
    unit: fc.integer({ min: 1, max: 3 }),
    slot: fc.integer({ min: 1, max: 5 }),
    player: fc.integer({ min: 11, max: 20 }),
    request: fc.integer({ min: 21, max: 40 }),
  });

  it('keeps claim = accepted member of a unit with a place, seats = units, and no incomplete one approved', () => {
    const setting = fc.record({
      maxPlayers: fc.integer({ min: 0, max: 3 }),
      substitutes: fc.integer({ min: 0, max: 1 }),
      modality: fc.constantFrom('solo', 'duo', 'squad' as const),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), setting, (steps, tournament) => {
        const world = createWorld({ tournament: sampleTournament(tournament) });
        for (const each of steps) {
          codeOf(() => play(world, each, tournament.modality !== 'solo'));
          expectInvariants(world);
          expect(world.places()).toBeLessThanOrEqual(tournament.maxPlayers);
        }
      }),
    );
  });

  type World = ReturnType<typeof createWorld>;
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  function play(world: World, { act, unit: number, slot, player, request }: Step, isTeam: boolean): unknown {
    const id = idOf(number);
    const unit = world.registrations.get(id);
    const { freeFireId } = person(player);
    if (act === 'wait') {
      world.advance(INCOMPLETE_HELD_MS / 2);
      const units = [...world.registrations.values()];
      for (const each of units) {
        world.apply(release(keyOf(each)));
      }
      return null;
    }
    if (act === 'register') {
      return world.register(sampleInput(number, { freeFireId, unit: isTeam ? LOS_FENIX : null }));
    }
    if (unit === undefined) return null;
    const members = acceptedOf(unit);
    const member = members[slot % members.length];
    if (member === undefined) throw new Error('a unit without members');
    const captain = { memberId: member.id, limit: `captain ${id}` };
    switch (act) {
      case 'accept':
        return expectNextSlot(unit, () =>
          world.accept(unit, idOf(request), sampleAcceptance(request, { freeFireId })),
        );
      case 'leave':
        return world.leave(unit, member.id);
      case 'remove-member':
        return world.leave(unit, member.id, 'Lo pidió');
      case 'seat':
        return world.fillSlot(unit, idOf(request), person(player), { slot });
      case 'replace':
        return world.fillSlot(unit, idOf(request), person(player), { replaced: member.id });
      case 'correct':
        return world.correct(unit, { freeFireId });
      case 'reinvite':
        return world.apply(reinvite(id, captain, unit.inviteHashes[slot % 2] ?? ''));
      case 'close':
      case 'open':
        return world.apply(open(id, captain, act === 'open'));
      case 'dismiss':
        return world.apply(
          dismiss(
            keyOf(unit),
            { ...captain, memberId: captainOf(unit).id },
            { memberId: member.id, withdrawn: `request ${member.id}` },
          ),
        );
      case 'reticket':
        return world.apply(reticket(id, { memberId: member.id, limit: `tickets ${id}` }));
      case 'remove':
        return world.remove(unit);
      default:
        return world.decide(unit, act);
    }
  }

  /** Players come before substitutes, and nobody joins while the captain has closed the invitation. */
  function expectNextSlot(before: StoredUnit, join: () => StoredUnit): StoredUnit {
    const next = nextSlot(before);
    const after = join();
    const seated = after.members.filter(
      ({ state, slot }) => state === 'accepted' && before.members[slot - 1]?.state === 'invited',
    );
    if (seated.length > 0)
      expect([seated.map(({ slot }) => slot), before.inviteOpen]).toEqual([[next?.slot], true]);
    return after;
  }

  function expectInvariants(world: World): void {
    const units = [...world.registrations.values()];
    const held = units.filter(({ place }) => place === 'held');
    expect(world.places()).toBe(held.length);
    const claims = held.flatMap((unit) =>
      freeFireIdsOf(unit).map((freeFireId) => [freeFireIdKey(freeFireId), unit.id] as const),
    );
    expect(claims).toHaveLength(world.claims().size);
    expect(new Map(claims)).toEqual(world.claims());
    expect(new Set(world.tickets.keys())).toEqual(new Set(units.map(({ ticketId }) => ticketId)));
    expect(world.tickets.size).toBe(units.length);
    for (const unit of units) {
      expect(unit.members.filter(({ role }) => role === 'captain')).toHaveLength(1);
      expect(captainOf(unit).state).toBe('accepted');
      const complete = isComplete(unit.members);
      expect(unit.status === 'approved' && !complete).toBe(false);
      expect(unit.incompleteUntil !== null).toBe(unit.place === 'held' && !complete);
      expect(unit.codeHashes).toHaveLength(acceptedOf(unit).length);
      expect(new Set(unit.inviteHashes).size).toBe(
        unit.members.length === 1 ? 0 : Math.min(unit.inviteRevision + 1, INVITATIONS_KEPT),
      );
      expect(unit.members.filter(({ role }) => role === 'player')).toHaveLength(unit.unit.size - 1);
    }
  }
});
