import { GUARDIANS_PER_DAY_MAX, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { describe, expect, it } from 'vitest';
import { readmit } from '../../day/places/promote.ts';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { acceptedOf, captainOf, keyOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { ADMIN, codeOf, createWorld, SAMPLE_CODES } from '../../desk/world.fixture.ts';
import { requireMember } from '../slots.ts';
import { give, refuse } from './consents.ts';
import { replaceGuardian } from './guardians.ts';

const GUARDIAN = { name: 'Rosa Díaz', phone: '+52 55 8765 4321' };
const MINOR = { ageBand: 'minor', guardian: GUARDIAN } as const;
const TEAM = { unit: { name: 'Los Fénix', tag: '' } };

const askedOf = ({ id, guardianRevision }: StoredAccepted) => ({
  memberId: id,
  codeHash: SAMPLE_CODES.hashOf(SAMPLE_CODES.consentOf(id, guardianRevision)),
});

function openWorld(changes: Parameters<typeof sampleTournament>[0] = {}) {
  const world = createWorld({ tournament: sampleTournament(changes) });
  return {
    ...world,
    give: (
      unit: StoredUnit,
      member: StoredAccepted,
      showsNick = true,
      { version = CONSENT_VERSION, network = null }: { version?: string; network?: string | null } = {},
    ) => world.apply(give(unit.id, askedOf(member), { version, showsNick, networkKey: network })),
    refuse: (unit: StoredUnit, member: StoredAccepted) =>
      world.apply(refuse(keyOf(unit), askedOf(member), `request ${member.id}`)),
    nameIn: (unit: StoredUnit) => world.tickets.get(unit.ticketId)?.name,
  };
}

describe('somebody who registers', () => {
  it('under the age of consent names an adult, who stands apart from the unit', () => {
    const world = openWorld();
    const unit = world.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    expect(JSON.stringify(unit)).not.toMatch(/Rosa|8765/);
    const [guardian] = world.guardians.values();
    expect(guardian).toMatchObject({ id: captainOf(unit).id, registrationId: unit.id, ...GUARDIAN });
    const code = SAMPLE_CODES.consentOf(unit.id, 0);
    expect(unit.consentHashes).toEqual([SAMPLE_CODES.hashOf(code)]);
    expect(JSON.stringify([unit, guardian])).not.toContain(code);
  });

  it.each([
    ['without an adult', { ageBand: 'minor' } as const],
    ['with the own phone', { ...MINOR, guardian: { ...GUARDIAN, phone: '5512345678' } }],
  ])('as a minor %s is refused, and nothing is written', (_, changes) => {
    const world = openWorld();
    expect(codeOf(() => world.register(sampleInput(1, changes)))).toBe('validation-failed');
    expect([world.registrations.size, world.guardians.size, world.traces.size, world.places()]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('is of age where the tournament asks for it, or refused', () => {
    const world = openWorld({ adultsOnly: true });
    expect(codeOf(() => world.register(sampleInput(1, MINOR)))).toBe('adults-only');
    expect(codeOf(() => world.register(sampleInput(1)))).toBe('adults-only');
    expect([world.registrations.size, world.guardians.size]).toEqual([0, 0]);
    expect(world.register(sampleInput(1, { ageBand: 'adult' })).place).toBe('held');
  });

  it('of age leaves no adult behind, even where one was sent', () => {
    const world = openWorld();
    world.register(sampleInput(1, { ageBand: 'adult', guardian: GUARDIAN }));
    expect(world.guardians.size).toBe(0);
  });
});

describe('a unit with a minor', () => {
  it('holds its place, is a number in public, and is not approved before the consent', () => {
    const world = openWorld();
    const unit = world.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    expect(unit.place).toBe('held');
    expect(world.nameIn(unit)).toBe('Jugador 1');
    expect(codeOf(() => world.decide(unit, 'approved'))).toBe('consent-missing');
    const given = world.give(unit, captainOf(unit));
    expect(captainOf(given).consent).toEqual({
      version: CONSENT_VERSION,
      at: SAMPLE_NOW,
      showsNick: true,
      shownAt: SAMPLE_NOW,
      cameAbout: { seconds: 0, sameNetwork: null },
    });
    expect(world.nameIn(given)).toBe('Rayo');
    expect(world.decide(given, 'approved').status).toBe('approved');
  });

  it('stays a number where the adult wants that, also later', () => {
    const world = openWorld();
    const unit = world.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    const hidden = world.give(unit, captainOf(unit), false);
    expect(world.nameIn(hidden)).toBe('Jugador 1');
    world.advance(HOUR_MS);
    const shown = world.give(hidden, captainOf(hidden), true);
    expect(world.nameIn(shown)).toBe('Rayo');
    expect(captainOf(shown).consent?.shownAt).toEqual(new Date(SAMPLE_NOW.getTime() + HOUR_MS));
    world.advance(HOUR_MS);
    const again = world.give(shown, captainOf(shown), false);
    expect(world.nameIn(again)).toBe('Jugador 1');
    expect(captainOf(again).consent?.at).toEqual(SAMPLE_NOW);
  });

  it('is let in by no organiser after a confirmation that it missed, before the consent', () => {
    const opensAt = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    const closesAt = new Date(SAMPLE_NOW.getTime() + 2 * HOUR_MS);
    const world = openWorld({ windows: [{ kind: 'entry', opensAt, closesAt, onMissing: 'release' }] });
    const unit = world.register(sampleInput(1, MINOR));
    world.advance(90 * MINUTE_MS);
    const act = { window: 'entry', reason: 'Avisó por el grupo', actor: ADMIN } as const;
    expect(codeOf(() => world.apply(readmit(keyOf(unit), act)))).toBe('consent-missing');
    expect(world.registrations.get(unit.id)?.confirmations.entry).toBeNull();
    const given = world.give(unit, captainOf(unit));
    expect(world.apply(readmit(keyOf(given), act)).confirmations.entry?.by).toBe('organiser');
  });

  it('that was approved waits again for a minor who joins it', () => {
    const world = openWorld({ modality: 'duo', substitutes: 1 });
    const unit = world.register(sampleInput(1, { ...TEAM, ageBand: 'adult' }));
    const full = world.accept(unit, 'partner', sampleAcceptance(2));
    const approved = world.decide(full, 'approved');
    const joined = world.accept(approved, 'substitute', sampleAcceptance(3, MINOR));
    expect(joined.status).toBe('pending');
    const minor = acceptedOf(joined).find(({ id }) => id === 'substitute');
    if (minor === undefined) throw new Error('nobody joined');
    expect(world.refuse(joined, minor).members[2]).toMatchObject({ state: 'invited', role: 'substitute' });
    expect(world.guardians.size).toBe(0);
  });

  it('an older text counts only where it was agreed to before it changed', () => {
    const world = openWorld();
    const unit = world.register(sampleInput(1, MINOR));
    const older = '2026-01-01.0000000000000000';
    expect(codeOf(() => world.give(unit, captainOf(unit), true, { version: older }))).toBe('stale-write');
    const given = world.give(unit, captainOf(unit));
    expect(captainOf(world.give(given, captainOf(given), false, { version: older })).consent?.version).toBe(
      CONSENT_VERSION,
    );
  });

  it.each([
    ['the same network', 'casa', 'casa', true],
    ['another network', 'casa', 'trabajo', false],
    ['nobody knows where', 'casa', null, null],
    ['a registration of nobody knows where', null, 'casa', null],
  ])('says how the consent came about, from %s, and keeps no network', (_, registered, given, same) => {
    const world = openWorld({ modality: 'duo' });
    const unit = world.register(sampleInput(1, { ...TEAM, ageBand: 'adult' }), { network: 'otra' });
    const full = world.accept(unit, 'partner', sampleAcceptance(2, MINOR), { network: registered });
    expect(captainOf(full).networkKey).toBeNull();
    const minor = requireMember(full, 'partner');
    expect(minor.networkKey).toBe(registered);
    world.advance(40_700);
    const after = requireMember(world.give(full, minor, true, { network: given }), 'partner');
    expect([after.consent?.cameAbout, after.networkKey]).toEqual([{ seconds: 40, sameNetwork: same }, null]);
    world.advance(HOUR_MS);
    const hidden = world.give(full, after, false, { network: registered });
    expect(requireMember(hidden, 'partner').consent?.cameAbout).toEqual(after.consent?.cameAbout);
  });

  it('who declared no age is approved by an organiser, who answers for it in the audit', () => {
    const world = openWorld();
    world.decide(world.register(sampleInput(1)), 'approved');
    expect(world.acts.at(-1)).toMatchObject({ after: { status: 'approved', undeclaredAges: 1 } });
  });
});

describe('an adult who refuses or withdraws', () => {
  it('erases a minor who plays alone, with everything of both', () => {
    const world = openWorld();
    const unit = world.register(sampleInput(1, MINOR));
    const approved = world.decide(world.give(unit, captainOf(unit)), 'approved');
    world.refuse(approved, captainOf(approved));
    expect(world.whyLeft(captainOf(approved))).toBe('consent');
    expect([world.registrations.size, world.guardians.size, world.claims().size, world.mails.size]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(codeOf(() => world.give(approved, captainOf(approved)))).toBe('not-found');
  });

  it('takes a captain out of a team, which goes on under the next one', () => {
    const world = openWorld({ modality: 'duo' });
    const unit = world.register(sampleInput(1, { ...TEAM, ...MINOR }));
    const full = world.accept(unit, 'partner', sampleAcceptance(2));
    const left = world.refuse(full, captainOf(full));
    expect(captainOf(left).id).toBe('partner');
    expect(left.members[0]).toMatchObject({ state: 'invited' });
    expect(world.guardians.size).toBe(0);
  });
});

describe('the adult of a minor', () => {
  it('goes with the minor: who leaves, is removed or is replaced leaves none', () => {
    const ways: ((world: ReturnType<typeof openWorld>, unit: StoredUnit) => void)[] = [
      (world, unit) => world.leave(unit, 'partner'),
      (world, unit) => world.dismiss(unit, 'partner'),
      (world, unit) => world.remove(unit),
      (world, unit) =>
        world.fillSlot(unit, 'other', { ...sampleInput(5), freeFireId: '10000005' }, { replaced: 'partner' }),
    ];
    for (const way of ways) {
      const world = openWorld({ modality: 'duo' });
      const unit = world.register(sampleInput(1, { ...TEAM, ageBand: 'adult' }));
      const full = world.accept(unit, 'partner', sampleAcceptance(2, MINOR));
      expect([...world.guardians.keys()]).toEqual(['partner']);
      way(world, full);
      expect(world.guardians.size).toBe(0);
    }
  });

  it.each([
    ['no prize', {}, 0],
    ['a prize by its place', { prizePool: '1er: 100 diamantes' }, 1],
    ['a prize in one sentence', { prize: 'Una camiseta' }, 1],
  ])('is forgotten with the consent where the tournament has %s: %j', (_, changes, left) => {
    const world = openWorld(changes);
    const unit = world.register(sampleInput(1, MINOR));
    const given = world.give(unit, captainOf(unit));
    expect(world.guardians.size).toBe(left);
    world.refuse(given, captainOf(given));
    expect([world.registrations.size, world.guardians.size]).toEqual([0, 0]);
  });

  it('is changed for another before the consent: the first code is dead, and a day has a limit', () => {
    const world = openWorld();
    const unit = world.register(sampleInput(1, MINOR));
    const first = captainOf(unit);
    const replace = (phone: string) =>
      world.apply(
        replaceGuardian(unit.id, { memberId: first.id, guardian: { ...GUARDIAN, phone }, limit: 'guardian' }),
      );
    const changed = replace('+52 55 1111 2222');
    expect(codeOf(() => world.give(changed, first))).toBe('not-found');
    expect([...world.guardians.values()]).toMatchObject([{ phone: '+52 55 1111 2222' }]);
    expect(codeOf(() => replace('55 1234 5678'))).toBe('validation-failed');
    for (let count = 1; count < GUARDIANS_PER_DAY_MAX; count += 1) replace(`+52 55 1111 000${count}`);
    expect(codeOf(() => replace('+52 55 1111 9999'))).toBe('rate-limited');
    const last = [...world.registrations.values()][0] ?? changed;
    world.give(last, captainOf(last));
    expect(codeOf(() => replace('+52 55 1111 8888'))).toBe('conflict');
  });
});
