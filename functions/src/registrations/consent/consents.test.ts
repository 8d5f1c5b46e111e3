import { GUARDIANS_PER_DAY_MAX, HOUR_MS, MINUTE_MS, NICKS_SHOWN_PER_DAY_MAX } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleWindow } from '../../desk/samples.fixture.ts';
import { captainOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { GUARDIANS, MAIL, REGISTRATIONS, TICKETS, TOURNAMENTS, TRACES } from '../../store/collections.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { requireMember } from '../slots.ts';

const GUARDIAN = { name: 'Rosa Díaz', phone: '+52 55 8765 4321' };
const MINOR = { ageBand: 'minor', guardian: GUARDIAN } as const;
const TEAM = { unit: { name: 'Los Fénix', tag: '' } };
const from = (network: string | null) => ({ network, isProven: false });

async function openConsents(changes: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament(changes);
  const { desk, codes } = site;
  const codeFor = ({ id, guardianRevision }: StoredAccepted) => codes.consentOf(id, guardianRevision);
  return {
    ...site,
    give: async (
      unit: StoredUnit,
      member: StoredAccepted,
      showsNick = true,
      { version = CONSENT_VERSION, network = null }: { version?: string; network?: string | null } = {},
    ) => {
      await desk.giveConsent(codeFor(member), { version, showsNick }, from(network));
      return site.unitOf(unit);
    },
    refuse: (member: StoredAccepted) => desk.refuseConsent(codeFor(member)),
    nameIn: async (unit: StoredUnit) => (await site.needs.database.get(TICKETS, unit.ticketId))?.name,
    guardians: () => site.stored(GUARDIANS),
  };
}

describe('somebody who registers', () => {
  it('under the age of consent names an adult, who stands apart from the unit', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    expect(JSON.stringify(unit)).not.toMatch(/Rosa|8765 ?4321/);
    const [guardian] = await site.guardians();
    expect(guardian).toMatchObject({ id: captainOf(unit).id, registrationId: unit.id, ...GUARDIAN });
    const code = site.codes.consentOf(unit.id, 0);
    expect(unit.consentHashes).toEqual([site.codes.hashOf(code)]);
    expect(JSON.stringify([unit, guardian])).not.toContain(code);
  });

  it.each([
    ['without an adult', { ageBand: 'minor' } as const],
    ['with the own phone', { ...MINOR, guardian: { ...GUARDIAN, phone: '5512345678' } }],
  ])('as a minor %s is refused, and nothing is written', async (_, changes) => {
    const site = await openConsents();
    expect(await codeOf(site.register(sampleInput(1, changes)))).toBe('validation-failed');
    expect([
      await site.sizeOf(REGISTRATIONS),
      await site.sizeOf(GUARDIANS),
      await site.sizeOf(TRACES),
      await site.places(),
    ]).toEqual([0, 0, 0, 0]);
  });

  it('is of age where the tournament asks for it, or refused', async () => {
    const site = await openConsents({ adultsOnly: true });
    expect(await codeOf(site.register(sampleInput(1, MINOR)))).toBe('adults-only');
    expect(await codeOf(site.register(sampleInput(1)))).toBe('adults-only');
    expect([await site.sizeOf(REGISTRATIONS), await site.sizeOf(GUARDIANS)]).toEqual([0, 0]);
    expect((await site.register(sampleInput(1, { ageBand: 'adult' }))).place).toBe('held');
  });

  it('of age leaves no adult behind, even where one was sent', async () => {
    const site = await openConsents();
    await site.register(sampleInput(1, { ageBand: 'adult', guardian: GUARDIAN }));
    expect(await site.sizeOf(GUARDIANS)).toBe(0);
  });
});

describe('a unit with a minor', () => {
  it('holds its place, is a number in public, and is not approved before the consent', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    expect(unit.place).toBe('held');
    expect(await site.nameIn(unit)).toBe('Jugador 1');
    expect(await codeOf(site.decide(unit, 'approved'))).toBe('consent-missing');
    const given = await site.give(unit, captainOf(unit));
    expect(captainOf(given).consent).toEqual({
      version: CONSENT_VERSION,
      at: SAMPLE_NOW,
      showsNick: true,
      shownAt: SAMPLE_NOW,
      cameAbout: { seconds: 0, sameNetwork: null },
    });
    expect(await site.nameIn(given)).toBe('Rayo');
    expect((await site.decide(given, 'approved')).status).toBe('approved');
  });

  it('is not approved once the tournament is for adults only, even with the consent', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, MINOR));
    const adult = await site.register(sampleInput(2, { ageBand: 'adult' }));
    const given = await site.give(unit, captainOf(unit));
    await site.needs.database.transaction(async (transaction) => {
      const tournament = await transaction.get(TOURNAMENTS, unit.tournamentId);
      if (tournament !== null) changeTournament(transaction, tournament, { adultsOnly: true });
    });
    await expect(site.decide(given, 'approved')).rejects.toMatchObject({
      code: 'adults-only',
      message: 'Este torneo es solo para mayores de edad: rechaza la inscripción.',
    });
    expect((await site.decide(adult, 'approved')).status).toBe('approved');
    expect((await site.reject(given)).status).toBe('rejected');
  });

  it('gets its place from the queue without the consent too', async () => {
    const site = await openConsents({ maxPlayers: 1, waitlist: { max: 5, mode: 'auto', endsAt: null } });
    const first = await site.register(sampleInput(1));
    const minor = await site.register(sampleInput(2, MINOR));
    expect(minor.place).toBe('waiting');
    await site.leave(first);
    expect(await site.unitOf(minor)).toMatchObject({ place: 'held', status: 'pending' });
  });

  it('loses a team name that is made of the nick, if the adult hides the nick at once', async () => {
    const site = await openConsents({ modality: 'duo' });
    const unit = await site.register(
      sampleInput(1, { nick: 'Rayo', ...MINOR, unit: { name: 'Los de Rayo', tag: 'RAYO' } }),
    );
    const hidden = await site.give(unit, captainOf(unit), false);
    expect(hidden.unit).toMatchObject({ name: 'Equipo 1', tag: '' });
  });

  it('stays a number where the adult wants that, also later', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    const hidden = await site.give(unit, captainOf(unit), false);
    expect(await site.nameIn(hidden)).toBe('Jugador 1');
    site.advance(HOUR_MS);
    const shown = await site.give(hidden, captainOf(hidden), true);
    expect(await site.nameIn(shown)).toBe('Rayo');
    expect(captainOf(shown).consent?.shownAt).toEqual(new Date(SAMPLE_NOW.getTime() + HOUR_MS));
    site.advance(HOUR_MS);
    const again = await site.give(shown, captainOf(shown), false);
    expect(await site.nameIn(again)).toBe('Jugador 1');
    expect(captainOf(again).consent?.at).toEqual(SAMPLE_NOW);
  });

  it('is let in by no organiser after a confirmation that it missed, before the consent', async () => {
    const opensAt = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    const closesAt = new Date(SAMPLE_NOW.getTime() + 2 * HOUR_MS);
    const site = await openConsents({
      windows: [sampleWindow('entry', opensAt, closesAt)],
    });
    const unit = await site.register(sampleInput(1, MINOR));
    site.advance(90 * MINUTE_MS);
    expect(await codeOf(site.readmit(unit, 'entry'))).toBe('consent-missing');
    expect((await site.unitOf(unit)).confirmations.entry).toBeNull();
    const given = await site.give(unit, captainOf(unit));
    expect((await site.readmit(given, 'entry')).confirmations.entry?.by).toBe('organiser');
  });

  it('that was approved waits again for a minor who joins it', async () => {
    const site = await openConsents({ modality: 'duo', substitutes: 1 });
    const unit = await site.register(sampleInput(1, { ...TEAM, ageBand: 'adult' }));
    const full = await site.accept(unit, sampleAcceptance(2));
    const approved = await site.decide(full, 'approved');
    const joined = await site.accept(approved, sampleAcceptance(3, MINOR));
    expect(joined.status).toBe('pending');
    await site.refuse(requireMember(joined, site.memberId(unit, 3)));
    const [, , left] = (await site.unitOf(unit)).members;
    expect(left).toMatchObject({ state: 'invited', role: 'substitute' });
    expect(await site.sizeOf(GUARDIANS)).toBe(0);
  });

  it('an older text counts only where it was agreed to before it changed', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, MINOR));
    const older = '2026-01-01.0000000000000000';
    expect(await codeOf(site.give(unit, captainOf(unit), true, { version: older }))).toBe('stale-write');
    const given = await site.give(unit, captainOf(unit));
    const hidden = await site.give(given, captainOf(given), false, { version: older });
    expect(captainOf(hidden).consent).toMatchObject({ version: CONSENT_VERSION, showsNick: false });
  });

  it.each([
    ['the same network', 'casa', 'casa', true],
    ['another network', 'casa', 'trabajo', false],
    ['nobody knows where', 'casa', null, null],
    ['a registration of nobody knows where', null, 'casa', null],
  ])('says how the consent came about, from %s, and keeps no network', async (_, registered, given, same) => {
    const site = await openConsents({ modality: 'duo' });
    const unit = await site.register(sampleInput(1, { ...TEAM, ageBand: 'adult' }), from('otra'));
    const full = await site.accept(unit, sampleAcceptance(2, MINOR), from(registered));
    expect(captainOf(full).networkKey).toBeNull();
    const partner = site.memberId(unit, 2);
    const minor = requireMember(full, partner);
    expect(minor.networkKey).toBe(site.keys.network('copa-1', registered));
    site.advance(40_700);
    const after = requireMember(await site.give(full, minor, true, { network: given }), partner);
    expect([after.consent?.cameAbout, after.networkKey]).toEqual([{ seconds: 40, sameNetwork: same }, null]);
    site.advance(HOUR_MS);
    const hidden = await site.give(full, after, false, { network: registered });
    expect(requireMember(hidden, partner).consent?.cameAbout).toEqual(after.consent?.cameAbout);
  });

  it('who declared no age is approved by an organiser, who answers for it in the audit', async () => {
    const site = await openConsents();
    await site.decide(await site.register(sampleInput(1)), 'approved');
    expect((await site.acts()).at(-1)).toMatchObject({ after: { status: 'approved', undeclaredAges: 1 } });
  });
});

describe('an adult who refuses or withdraws', () => {
  it('erases a minor who plays alone, with everything of both', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, MINOR));
    const approved = await site.decide(await site.give(unit, captainOf(unit)), 'approved');
    await site.refuse(captainOf(approved));
    expect(await site.whyLeft(captainOf(approved))).toBe('consent');
    expect([
      await site.sizeOf(REGISTRATIONS),
      await site.sizeOf(GUARDIANS),
      await site.sizeOf(TICKETS),
      (await site.claims()).size,
      await site.places(),
      await site.sizeOf(MAIL),
    ]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await codeOf(site.give(approved, captainOf(approved)))).toBe('not-found');
  });

  it('takes a captain out of a team, which goes on under the next one', async () => {
    const site = await openConsents({ modality: 'duo' });
    const unit = await site.register(sampleInput(1, { ...TEAM, ...MINOR }));
    const full = await site.accept(unit, sampleAcceptance(2));
    await site.refuse(captainOf(full));
    const left = await site.unitOf(unit);
    expect(captainOf(left).id).toBe(site.memberId(unit, 2));
    expect(left.members[0]).toMatchObject({ state: 'invited' });
    expect(await site.sizeOf(GUARDIANS)).toBe(0);
  });
});

describe('the adult of a minor', () => {
  it('goes with the minor: who leaves, is removed or is replaced leaves none', async () => {
    type Site = Awaited<ReturnType<typeof openConsents>>;
    const ways: ((site: Site, unit: StoredUnit, partner: string) => Promise<unknown>)[] = [
      (site, unit, partner) => site.leave(unit, partner),
      (site, unit, partner) => site.dismiss(unit, partner),
      (site, unit) => site.remove(unit),
      (site, unit, partner) => site.replace(unit, partner, 5),
    ];
    for (const way of ways) {
      const site = await openConsents({ modality: 'duo' });
      const unit = await site.register(sampleInput(1, { ...TEAM, ageBand: 'adult' }));
      const full = await site.accept(unit, sampleAcceptance(2, MINOR));
      const partner = site.memberId(unit, 2);
      expect(await site.guardians()).toMatchObject([{ id: partner }]);
      await way(site, full, partner);
      expect(await site.sizeOf(GUARDIANS)).toBe(0);
    }
  });

  it.each([
    ['no prize', {}, 0],
    ['a prize by its place', { prizePool: '1er: 100 diamantes' }, 1],
    ['a prize in one sentence', { prize: 'Una camiseta' }, 1],
  ])('is forgotten with the consent where the tournament has %s: %j', async (_, changes, left) => {
    const site = await openConsents(changes);
    const unit = await site.register(sampleInput(1, MINOR));
    const given = await site.give(unit, captainOf(unit));
    expect(await site.sizeOf(GUARDIANS)).toBe(left);
    await site.refuse(captainOf(given));
    expect([await site.sizeOf(REGISTRATIONS), await site.sizeOf(GUARDIANS)]).toEqual([0, 0]);
  });

  it('shows the nick again a limited number of times a day, and hides it whenever they want', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, { nick: 'Rayo', ...MINOR }));
    const minor = captainOf(unit);
    await site.give(unit, minor);
    for (let count = 1; count <= NICKS_SHOWN_PER_DAY_MAX; count += 1) {
      await site.give(unit, minor, false);
      await site.give(unit, minor);
    }
    const hidden = await site.give(unit, minor, false);
    expect(captainOf(hidden).consent?.showsNick).toBe(false);
    expect(await codeOf(site.give(unit, minor))).toBe('rate-limited');
    site.advance(25 * HOUR_MS);
    expect(captainOf(await site.give(unit, minor)).consent?.showsNick).toBe(true);
  });

  it('is changed for another before the consent: the first code is dead, and a day has a limit', async () => {
    const site = await openConsents();
    const unit = await site.register(sampleInput(1, MINOR));
    const first = captainOf(unit);
    const replace = async (phone: string) => {
      await site.desk.replaceGuardian(site.codes.codeOf(first.id), { ...GUARDIAN, phone });
      return site.unitOf(unit);
    };
    const changed = await replace('+52 55 1111 2222');
    expect(await codeOf(site.give(changed, first))).toBe('not-found');
    expect(await site.guardians()).toMatchObject([{ phone: '+52 55 1111 2222' }]);
    expect(await codeOf(replace('55 1234 5678'))).toBe('validation-failed');
    for (let count = 1; count < GUARDIANS_PER_DAY_MAX; count += 1) await replace(`+52 55 1111 000${count}`);
    expect(await codeOf(replace('+52 55 1111 9999'))).toBe('rate-limited');
    const last = await site.unitOf(unit);
    await site.give(last, captainOf(last));
    expect(await codeOf(replace('+52 55 1111 8888'))).toBe('conflict');
  });
});
