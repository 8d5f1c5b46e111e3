import {
  CAPTAIN_ACTS_PER_DAY_MAX,
  DAY_MS,
  HOUR_MS,
  INCOMPLETE_HELD_MS,
  INVITATIONS_KEPT,
} from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { release } from '../../day/places/release.ts';
import { sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { acceptedOf, captainOf, keyOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, createWorld } from '../../desk/world.fixture.ts';
import * as words from '../words.ts';
import { open, reinvite } from './invitation.ts';
import { dismiss } from './members.ts';
import { rename } from './names.ts';

const idOf = (number: number) => sampleInput(number).requestId;
const rolesOf = ({ members }: StoredUnit) => members.map(({ role, state }) => `${role} ${state}`);

function teams(overrides: Parameters<typeof sampleTournament>[0] = {}) {
  const tournament = sampleTournament({ modality: 'duo', substitutes: 1, maxPlayers: 5, ...overrides });
  const world = createWorld({ tournament });
  const unit = world.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: 'FNX' }, nick: 'Nick1' }));
  const join = (number: number, by: StoredUnit = unit) =>
    world.accept(by, idOf(number), sampleAcceptance(number));
  const now = () => world.registrations.get(unit.id) as StoredUnit;
  /** The refusal for a new player, with its code. */
  const told = (number: number, by: StoredUnit = unit) => {
    try {
      join(number, by);
    } catch (error) {
      return error;
    }
    throw new Error('nobody was refused');
  };
  return { world, unit, join, now, told };
}

const closed = (message: string): unknown => expect.objectContaining({ code: 'invitation-closed', message });

describe('the invitation of a unit', () => {
  it('is one for all: it fills the players, then the substitutes, in the order of acceptance', () => {
    const { world, unit, join, told } = teams({ modality: 'squad' });
    for (const number of [2, 3, 4]) join(number);
    expect(rolesOf(join(5))).toEqual([
      'captain accepted',
      'player accepted',
      'player accepted',
      'player accepted',
      'substitute accepted',
    ]);
    expect(told(6)).toMatchObject({ code: 'invitation-full' });
    const left = world.leave(world.registrations.get(unit.id) as StoredUnit, idOf(3));
    // A substitute plays for the member who left, so the next one joins as substitute.
    expect(rolesOf(left)).toEqual([
      'captain accepted',
      'player accepted',
      'substitute invited',
      'player accepted',
      'player accepted',
    ]);
    expect(rolesOf(join(7))).toContain('substitute accepted');
  });

  it('is closed by the captain and opened again, and the link stays the same', () => {
    const { world, unit, join, now, told } = teams();
    world.invite(unit, false);
    expect(told(2)).toEqual(closed(words.invitationClosedByCaptain));
    expect(now().inviteHashes).toEqual(unit.inviteHashes);
    world.invite(unit, false);
    world.invite(unit, true);
    expect(rolesOf(join(2))).toContain('player accepted');
  });

  it('is changed for another, which is open: the former one says so, and asking for it again changes nothing', () => {
    const { world, unit, join, told } = teams();
    join(2);
    world.invite(unit, false);
    const changed = world.reinvite(unit);
    expect(changed.inviteHashes).toEqual([changed.inviteHashes[0], ...unit.inviteHashes]);
    expect(world.reinvite(unit)).toEqual(changed);
    expect(told(3)).toMatchObject({ code: 'invitation-changed' });
    // A player who joined by the former invitation and lost the answer gets the same answer.
    expect(join(2)).toEqual(changed);
    expect(rolesOf(join(3, changed))).toContain('substitute accepted');
  });

  it('is not known any more once it was changed many times', () => {
    const { world, unit, now, told } = teams();
    for (let turn = 0; turn < INVITATIONS_KEPT; turn += 1) world.reinvite(now());
    expect(now().inviteHashes).toHaveLength(INVITATIONS_KEPT);
    expect(told(2)).toMatchObject({ code: 'not-found' });
    expect(() => world.reinvite(unit)).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it('says why nobody can enter any more: the deadline, the place, the start, the end', () => {
    const late = teams();
    late.world.advance(INCOMPLETE_HELD_MS + 1);
    expect(late.told(2)).toEqual(closed(words.invitationTooLate));
    late.world.apply(release(keyOf(late.now())));
    expect(late.told(2)).toEqual(closed(words.invitationTooLate));

    const rejected = teams();
    rejected.world.decide(rejected.join(2), 'rejected');
    expect(rejected.told(3)).toEqual(closed(words.invitationPlaceLost));

    const played = teams();
    played.join(2);
    played.world.advance(2 * DAY_MS + 1);
    expect(played.told(3)).toEqual(closed(words.invitationBegun));
    played.world.advance(2 * DAY_MS);
    expect(played.told(3)).toEqual(closed(words.invitationOver));
  });

  it('is for nobody once the lobby is drawn, until the unit misses a player again', () => {
    const { world, unit, join, now, told } = teams();
    const complete = join(2);
    world.registrations.set(unit.id, { ...complete, lobby: { stage: 1, id: 'a' } });
    expect(told(3)).toEqual(closed(words.invitationDrawn));
    const refused = [
      () => world.invite(now(), false),
      () => world.reinvite(now()),
      () => world.dismiss(now(), idOf(2)),
    ];
    for (const act of refused) {
      expect(act).toThrow(expect.objectContaining({ code: 'conflict', message: words.teamDrawn }));
    }
    world.leave(now(), idOf(2));
    expect(rolesOf(join(3))).toEqual(['captain accepted', 'player accepted', 'substitute invited']);
  });

  it('stays when the captain leaves, and is the next captain’s', () => {
    const { world, unit, join } = teams();
    const left = world.leave(join(2), unit.id);
    expect(left.inviteHashes).toEqual(unit.inviteHashes);
    expect(captainOf(left).id).toBe(idOf(2));
    expect(rolesOf(join(3))).toEqual(['player accepted', 'captain accepted', 'substitute invited']);
    expect(world.invite(world.registrations.get(unit.id) as StoredUnit, false).inviteOpen).toBe(false);
  });

  it('does not exist for a player who registered alone', () => {
    const { world } = teams();
    const alone = world.register(sampleInput(9));
    expect(alone.inviteHashes).toEqual([]);
    expect(codeOf(() => world.invite(alone, false))).toBe('not-found');
    expect(codeOf(() => world.reinvite(alone))).toBe('not-found');
  });
});

describe('a captain', () => {
  it('takes somebody out who came by mistake: their links end, and asking again misses nobody', () => {
    const { world, unit, join, now } = teams();
    const joined = join(2);
    const left = world.dismiss(joined, idOf(2));
    expect(acceptedOf(joined).map(world.whyLeft)).toEqual([undefined, 'captain']);
    expect(rolesOf(left)).toEqual(['captain accepted', 'player invited', 'substitute invited']);
    expect(left.ticketId).not.toBe(joined.ticketId);
    expect([...world.claims().keys()]).toEqual(['10000001']);
    expect(world.acts.at(-1)).toMatchObject({
      action: 'registration.remove-member',
      actor: { uid: 'player' },
      after: { slot: 2 },
    });
    const acts = world.acts.length;
    expect(world.dismiss(now(), idOf(2))).toEqual(left);
    // Another person has the slot now, and keeps it.
    const again = join(3);
    expect(world.dismiss(again, idOf(2))).toEqual(again);
    expect(world.acts).toHaveLength(acts);
    expect(codeOf(() => join(2))).toBe('registration-withdrawn');
    expect(codeOf(() => world.dismiss(now(), 'nobody'))).toBe('not-found');
    expect(codeOf(() => world.dismiss(now(), unit.id))).toBe('conflict');
  });

  it('alone does all this: no partner, and nobody who left', () => {
    const { world, unit, join, now } = teams();
    join(2);
    join(3);
    const limit = `captain ${unit.id}`;
    const actsOf = (memberId: string) => [
      () => world.apply(open(unit.id, { memberId, limit }, false)),
      () => world.apply(reinvite(unit.id, { memberId, limit }, unit.inviteHashes[0] ?? '')),
      () =>
        world.apply(dismiss(keyOf(now()), { memberId, limit }, { memberId: idOf(3), withdrawn: 'request' })),
      () => world.apply(rename(unit.id, memberId, { nick: null, unit: { name: 'Las Águilas', tag: '' } })),
    ];
    for (const act of actsOf(idOf(2))) expect(codeOf(act)).toBe('captain-only');
    world.leave(now(), unit.id);
    for (const act of actsOf(unit.id)) expect(codeOf(act)).toBe('not-found');
    expect(acceptedOf(now())).toHaveLength(2);
  });

  it('is stopped after thirty changes a day, and a change of nothing does not count', () => {
    const { world, unit, now } = teams({ date: null });
    for (let turn = 0; turn < CAPTAIN_ACTS_PER_DAY_MAX; turn += 1) {
      world.invite(unit, turn % 2 === 1);
      world.invite(unit, turn % 2 === 1);
    }
    world.advance(HOUR_MS);
    const before = now();
    expect(() => world.reinvite(before)).toThrow(
      expect.objectContaining({ code: 'rate-limited', retryAfterMs: DAY_MS - HOUR_MS }),
    );
    expect(now()).toEqual(before);
    world.advance(DAY_MS);
    expect(world.reinvite(before).inviteRevision).toBe(1);
  });
});
