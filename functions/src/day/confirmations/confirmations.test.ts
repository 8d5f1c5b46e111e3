import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { keyOf } from '../../desk/stored-unit.ts';
import { codeOf, createWorld } from '../../desk/world.fixture.ts';
import { promote, readmit } from '../places/promote.ts';
import { release } from '../places/release.ts';
import { confirm, ready } from './confirm.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const START = at(48 * HOUR_MS);
const before = (ms: number) => new Date(START.getTime() - ms);

const ENTRY: ConfirmationWindow = {
  kind: 'entry',
  opensAt: before(24 * HOUR_MS),
  closesAt: before(3 * HOUR_MS),
  onMissing: 'release',
};
const MATCH: ConfirmationWindow = {
  kind: 'match',
  opensAt: before(60 * MINUTE_MS),
  closesAt: before(20 * MINUTE_MS),
  onMissing: 'release',
};

/** A tournament with two places and a queue. */
function worldOf(changes: Partial<Tournament> = {}) {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const tournament = sampleTournament({ maxPlayers: 2, windows: [ENTRY, MATCH], waitlist, ...changes });
  const world = createWorld({ tournament });
  return {
    ...world,
    goTo: (moment: Date) => world.advance(moment.getTime() - world.now().getTime()),
    confirm: (unit: StoredUnit, window: WindowKind) =>
      world.apply(confirm(keyOf(unit), unit.ticketId, window)),
    ready: (unit: StoredUnit) => world.apply(ready(keyOf(unit), unit.ticketId)),
    readmit: (unit: StoredUnit, window: WindowKind) =>
      world.apply(
        readmit(keyOf(unit), {
          window,
          reason: 'Avisó por el grupo',
          actor: ORGANISER,
        }),
      ),
    promote: (unit: StoredUnit) => world.apply(promote(keyOf(unit), { reason: 'Le toca', actor: ORGANISER })),
    release: (unit: StoredUnit) => world.apply(release(keyOf(unit))),
    withdraw: (unit: StoredUnit) => world.leave(unit, unit.id),
    of: (unit: StoredUnit) => {
      const current = world.registrations.get(unit.id);
      if (current === undefined) throw new Error('the unit is gone');
      return current;
    },
  };
}

const ORGANISER = { uid: 'admin-1', email: 'admin@copa.example' };

describe('when all places are taken', () => {
  it('who comes later waits, under numbers that are given once', () => {
    const world = worldOf();
    const units = [1, 2, 3, 4].map((number) => world.register(sampleInput(number)));
    expect(units.map(({ place, waitSeq }) => [place, waitSeq])).toEqual([
      ['held', null],
      ['held', null],
      ['waiting', 1],
      ['waiting', 2],
    ]);
    expect(world.queue()).toEqual([1, 2]);
    world.withdraw(world.of(units[3] as StoredUnit));
    expect(world.register(sampleInput(5)).waitSeq).toBe(3);
    expect([world.places(), world.waiting()]).toEqual([2, 2]);
  });

  it('who waits cannot register again, and full with a full queue is full', () => {
    const world = worldOf({ maxPlayers: 1, waitlist: { max: 1, mode: 'auto', endsAt: null } });
    world.register(sampleInput(1));
    world.register(sampleInput(2));
    expect(codeOf(() => world.register(sampleInput(3, { freeFireId: '10000002' })))).toBe(
      'already-registered',
    );
    expect(codeOf(() => world.register(sampleInput(3)))).toBe('tournament-full');
  });

  it('nobody waits where the organiser has no queue', () => {
    const world = worldOf({ maxPlayers: 1, waitlist: { max: 0, mode: 'auto', endsAt: null } });
    world.register(sampleInput(1));
    expect(codeOf(() => world.register(sampleInput(2)))).toBe('tournament-full');
  });
});

describe('a place that becomes free', () => {
  const freeing = {
    withdraw: (world: World, unit: StoredUnit) => world.withdraw(unit),
    reject: (world: World, unit: StoredUnit) => world.reject(unit),
    delete: (world: World, unit: StoredUnit) => world.remove(unit),
  };
  type World = ReturnType<typeof worldOf>;

  it.each(Object.entries(freeing))('goes to the first who waits, by %s', (_, free) => {
    const world = worldOf();
    const [first, , third, fourth] = [1, 2, 3, 4].map((number) => world.register(sampleInput(number)));
    free(world, first as StoredUnit);
    expect(world.of(third as StoredUnit)).toMatchObject({
      place: 'held',
      waitSeq: null,
      promotedAt: world.now(),
      releasedBy: null,
    });
    expect(world.of(fourth as StoredUnit).place).toBe('waiting');
    expect([world.queue(), world.places()]).toEqual([[2], 2]);
    expect([...world.mails.keys()].filter((id) => id.endsWith('-promoted-1'))).toHaveLength(1);
  });

  it('waits for the organiser where they give places by hand', () => {
    const world = worldOf({ waitlist: { max: 5, mode: 'manual', endsAt: null } });
    const [first, , third, fourth] = [1, 2, 3, 4].map((number) => world.register(sampleInput(number)));
    world.withdraw(first as StoredUnit);
    expect([world.places(), world.queue()]).toEqual([1, [1, 2]]);
    expect(world.register(sampleInput(5)).place).toBe('waiting');
    expect(world.promote(fourth as StoredUnit).place).toBe('held');
    expect(codeOf(() => world.promote(world.of(third as StoredUnit)))).toBe('tournament-full');
    expect(world.acts).toContainEqual(
      expect.objectContaining({
        action: 'registration.promote',
        after: { place: 'held' },
        reason: 'Le toca',
      }),
    );
  });

  it('goes to no team that is still incomplete, and to that team once it is complete', () => {
    const world = worldOf({ modality: 'duo', maxPlayers: 1 });
    const names = { name: 'Los Fénix', tag: '' };
    const first = world.register(sampleInput(1, { unit: names }));
    const second = world.register(sampleInput(2, { unit: names }));
    expect(second).toMatchObject({ place: 'waiting', waitsFor: [], incompleteUntil: null });
    world.withdraw(first);
    expect([world.places(), world.queue()]).toEqual([0, [1]]);
    const complete = world.accept(second, sampleInput(3).requestId, sampleAcceptance(3));
    expect(complete).toMatchObject({ place: 'held', waitSeq: null });
    expect([world.places(), world.queue()]).toEqual([1, []]);
  });

  it('goes to nobody once the queue has ended', () => {
    const world = worldOf({ waitlist: { max: 5, mode: 'auto', endsAt: at(HOUR_MS) } });
    const [first] = [1, 2, 3].map((number) => world.register(sampleInput(number)));
    world.advance(HOUR_MS + 1);
    world.withdraw(first as StoredUnit);
    expect([world.places(), world.queue()]).toEqual([1, [1]]);
  });
});

describe('a confirmation', () => {
  it.each([
    ['a millisecond before it opens', before(24 * HOUR_MS + 1), 'confirmation-not-open'],
    ['the moment it opens', ENTRY.opensAt, 'confirmed'],
    ['the moment it closes', ENTRY.closesAt, 'confirmed'],
    ['a millisecond after it closed', new Date(ENTRY.closesAt.getTime() + 1), 'late'],
  ])('%s', (_, moment, expected) => {
    const world = worldOf();
    const unit = world.register(sampleInput(1));
    world.goTo(moment);
    const outcome = codeOf(() => world.confirm(unit, 'entry'));
    const { confirmations, late } = world.of(unit);
    expect(confirmations.entry).toEqual(expected === 'confirmed' ? { at: moment, by: 'player' } : null);
    expect(late.entry).toEqual(expected === 'late' ? moment : null);
    expect(outcome).toBe(expected === 'confirmation-not-open' ? expected : null);
  });

  it('again is the same, and one of an old ticket is nothing', () => {
    const world = worldOf();
    const unit = world.register(sampleInput(1));
    world.goTo(ENTRY.opensAt);
    const first = world.confirm(unit, 'entry');
    world.advance(MINUTE_MS);
    expect(world.confirm(unit, 'entry')).toEqual(first);
    world.reticket(unit);
    expect(codeOf(() => world.confirm(unit, 'entry'))).toBe('not-found');
  });

  it('is none of who waits, of who is out, and of an incomplete team', () => {
    const world = worldOf({ maxPlayers: 1 });
    const [first, second] = [1, 2].map((number) => world.register(sampleInput(number)));
    world.goTo(ENTRY.opensAt);
    expect(codeOf(() => world.confirm(second as StoredUnit, 'entry'))).toBe('place-waiting');
    world.decide(first as StoredUnit, 'rejected');
    expect(codeOf(() => world.confirm(first as StoredUnit, 'entry'))).toBe('place-released');
    const duos = worldOf({ modality: 'duo' });
    const team = duos.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    duos.goTo(ENTRY.opensAt);
    expect(codeOf(() => duos.confirm(duos.of(team), 'entry'))).toBe('unit-incomplete');
  });
});

describe('before the match', () => {
  function matchWorld() {
    const world = worldOf();
    const units = [1, 2, 3, 4].map((number) => world.register(sampleInput(number))) as [
      StoredUnit,
      StoredUnit,
      StoredUnit,
      StoredUnit,
    ];
    world.goTo(MATCH.opensAt);
    return { world, units };
  }

  it('a place goes only to who has said to be there, whoever waits before', () => {
    const { world, units } = matchWorld();
    const [first, , third, fourth] = units;
    world.ready(fourth);
    world.withdraw(first);
    expect([world.of(third).place, world.of(fourth).place]).toEqual(['waiting', 'held']);
    expect(world.of(fourth)).toMatchObject({
      promotedAt: MATCH.opensAt,
      confirmBy: new Date(MATCH.opensAt.getTime() + 20 * MINUTE_MS),
    });
  });

  it('nobody is ready before it opens, and who says it while a place is free gets it', () => {
    const { world, units } = matchWorld();
    const [first, , third] = units;
    world.goTo(new Date(MATCH.opensAt.getTime() - 1));
    expect(codeOf(() => world.ready(third))).toBe('confirmation-not-open');
    world.goTo(MATCH.opensAt);
    world.withdraw(first);
    expect([world.places(), world.queue()]).toEqual([1, [1, 2]]);
    expect(world.ready(third).place).toBe('held');
  });

  it('who got a place late and does not confirm within minutes loses it to the next', () => {
    const { world, units } = matchWorld();
    const [first, , third, fourth] = units;
    world.ready(third);
    world.withdraw(first);
    world.ready(fourth);
    const { confirmBy } = world.of(third);
    world.goTo(confirmBy as Date);
    expect(world.release(world.of(third)).place).toBe('held');
    world.advance(1);
    expect(world.release(world.of(third))).toMatchObject({ place: 'released', releasedBy: 'match' });
    expect(world.of(fourth).place).toBe('held');
  });

  it('who got a place late and confirms in time keeps it, with no time left to watch', () => {
    const { world, units } = matchWorld();
    const [first, , third] = units;
    world.ready(third);
    world.withdraw(first);
    expect(world.confirm(third, 'match')).toMatchObject({ place: 'held', confirmBy: null });
  });

  it('a tap after these minutes gives the place on at once, and is kept', () => {
    const { world, units } = matchWorld();
    const [first, , third] = units;
    world.ready(third);
    world.withdraw(first);
    world.goTo(new Date((world.of(third).confirmBy as Date).getTime() + 1));
    world.confirm(third, 'match');
    expect(world.of(third)).toMatchObject({ place: 'released', releasedBy: 'match' });
    expect(world.of(third).late.match).toEqual(world.now());
  });

  it('who was ready when the place came after the close has confirmed with that', () => {
    const { world, units } = matchWorld();
    const [first, , third] = units;
    world.ready(third);
    world.goTo(new Date(MATCH.closesAt.getTime() + 1));
    world.withdraw(first);
    expect(world.of(third)).toMatchObject({ place: 'held', confirmBy: null });
    expect(world.of(third).confirmations.match).toEqual({ at: world.now(), by: 'ready' });
  });
});

describe('an organiser', () => {
  it('readmits in the review, and the place stays', () => {
    const world = worldOf();
    const unit = world.register(sampleInput(1));
    world.goTo(new Date(ENTRY.closesAt.getTime() + MINUTE_MS));
    expect(world.readmit(unit, 'entry').confirmations.entry).toEqual({ at: world.now(), by: 'organiser' });
    expect(world.acts).toContainEqual(expect.objectContaining({ action: 'registration.readmit' }));
  });

  it('readmits nobody over somebody who was promoted', () => {
    const { world, late } = lateWorld();
    expect(codeOf(() => world.readmit(world.of(late), 'match'))).toBe('tournament-full');
  });

  it('readmits into a place that nobody wanted', () => {
    const { world, late, promoted } = lateWorld();
    world.withdraw(world.of(promoted));
    expect(world.readmit(world.of(late), 'match')).toMatchObject({ place: 'held', releasedBy: null });
  });

  /** A tournament in which one unit lost its place to the next one in the queue. */
  function lateWorld() {
    const world = worldOf({ maxPlayers: 1 });
    const [gone, late, promoted] = [1, 2, 3].map((number) => world.register(sampleInput(number))) as [
      StoredUnit,
      StoredUnit,
      StoredUnit,
    ];
    world.goTo(MATCH.opensAt);
    world.ready(late);
    world.ready(promoted);
    world.withdraw(gone);
    world.goTo(new Date((world.of(late).confirmBy as Date).getTime() + 1));
    world.release(world.of(late));
    return { world, late, promoted };
  }
});

describe('an incomplete team whose time is over', () => {
  it('goes to the end of the queue where there is one', () => {
    const world = worldOf({ modality: 'duo', maxPlayers: 1 });
    const names = { name: 'Los Fénix', tag: '' };
    const first = world.register(sampleInput(1, { unit: names }));
    const second = world.register(sampleInput(2, { unit: names }));
    const complete = world.accept(second, sampleInput(3).requestId, sampleAcceptance(3));
    world.goTo(new Date((first.incompleteUntil as Date).getTime() + 1));
    expect(world.release(world.of(first))).toMatchObject({
      place: 'waiting',
      waitSeq: 2,
      releasedBy: 'incomplete',
    });
    expect(world.of(complete).place).toBe('held');
  });

  it('holds its place no longer than the first confirmation is open', () => {
    const world = worldOf({ modality: 'duo' });
    world.goTo(new Date(ENTRY.closesAt.getTime() - HOUR_MS));
    const unit = world.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    expect(unit.incompleteUntil).toEqual(ENTRY.closesAt);
  });
});
