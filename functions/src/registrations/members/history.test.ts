import { freeFireIdKey } from '@copa/domain/contact';
import { INCOMPLETE_HELD_MS, INVITATIONS_KEPT } from '@copa/domain/limits';
import { isComplete } from '@copa/domain/registrations/unit';
import { MODALITIES } from '@copa/domain/tournaments/modality';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAcceptance, sampleInput } from '../../desk/samples.fixture.ts';
import { acceptedOf, captainOf, freeFireIdsOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { ADMIN, codeOf, type OpenTournament, openTournament } from '../../desk/tournament.fixture.ts';
import { TICKETS } from '../../store/collections.ts';
import { nextSlot } from '../slots.ts';

const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };

describe('any history of teams', () => {
  const step = fc.record({
    act: fc.constantFrom(
      ...(['register', 'register', 'accept', 'accept', 'accept', 'leave'] as const),
      ...(['remove-member', 'seat', 'replace'] as const),
      ...(['approved', 'rejected', 'pending', 'remove', 'correct', 'reticket'] as const),
      ...(['reinvite', 'close', 'open', 'dismiss'] as const),
    ),
    slot: fc.integer({ min: 1, max: 5 }),
    player: fc.integer({ min: 11, max: 20 }),
    request: fc.integer({ min: 21, max: 40 }),
  });
  const round = fc.record({
    waits: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
    steps: fc.tuple(step, step, step),
  });
  const setting = fc.record({
    maxPlayers: fc.integer({ min: 0, max: 3 }),
    substitutes: fc.integer({ min: 0, max: 1 }),
    modality: fc.constantFrom(...MODALITIES),
  });

  it('keeps claim = accepted member of a unit with a place, seats = units, and no incomplete one approved', async () => {
    const rounds = fc.array(round, { maxLength: 20 });
    const property = fc.asyncProperty(rounds, setting, async (history, tournament) => {
      const site = await openTournament(tournament);
      let units: readonly StoredUnit[] = [];
      for (const { waits, steps } of history) {
        if (waits) {
          site.advance(INCOMPLETE_HELD_MS / 2);
          await site.desk.releaseOverdue(site.now());
          units = await site.registrations();
        }
        const before = units;
        const played = steps.map(async (each, index) => {
          const number = index + 1;
          if (each.act === 'register') return codeOf(register(site, number, each, tournament));
          const unit = before.find(({ id }) => id === sampleInput(number).requestId);
          return unit === undefined ? null : codeOf(change(site, unit, each, each.act));
        });
        await Promise.all(played);
        units = await site.registrations();
        expect(await site.places()).toBeLessThanOrEqual(tournament.maxPlayers);
        expectNextSlots(before, units, steps);
        await expectInvariants(site, units);
      }
    });
    await fc.assert(property, { numRuns: 30 });
  });

  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
  type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

  const register = (site: OpenTournament, number: number, { player }: Step, { modality }: Setting) =>
    site.register(
      sampleInput(number, {
        freeFireId: sampleInput(player).freeFireId,
        unit: modality === 'solo' ? null : LOS_FENIX,
      }),
    );

  function change(
    site: OpenTournament,
    unit: StoredUnit,
    { slot, player, request }: Step,
    act: Exclude<Step['act'], 'register'>,
  ): Promise<unknown> {
    const { desk, codes } = site;
    const { freeFireId } = sampleInput(player);
    const members = acceptedOf(unit);
    const member = members[slot % members.length];
    if (member === undefined) throw new Error('a unit without members');
    const code = codes.codeOf(member.id);
    switch (act) {
      case 'accept':
        return site.accept(unit, sampleAcceptance(request, { freeFireId }));
      case 'leave':
        return site.leave(unit, member.id);
      case 'remove-member':
        return desk.removeMember(ADMIN, unit.id, member.id, 'Lo pidió');
      case 'seat':
        return site.fillSlot(unit, request, { freeFireId }, slot);
      case 'replace':
        return site.replace(unit, member.id, request, { freeFireId });
      case 'correct':
        return site.correct(unit, { freeFireId });
      case 'reinvite':
        return desk.replaceInvitation(code, codes.invitationOf(unit.id, unit.inviteRevision - (slot % 2)));
      case 'close':
      case 'open':
        return desk.openInvitation(code, act === 'open');
      case 'dismiss':
        return site.dismiss(unit, member.id);
      case 'reticket':
        return desk.replaceOwnTicket(code);
      case 'remove':
        return site.remove(unit);
      default:
        return site.decide(unit, act);
    }
  }

  function expectNextSlots(
    before: readonly StoredUnit[],
    after: readonly StoredUnit[],
    steps: readonly Step[],
  ): void {
    const joined = before.flatMap((unit) => {
      const number = steps.findIndex((_, index) => sampleInput(index + 1).requestId === unit.id);
      const now = after.find(({ id }) => id === unit.id);
      const seated = (now?.members ?? []).filter(
        ({ state, slot }) => state === 'accepted' && unit.members[slot - 1]?.state === 'invited',
      );
      return steps[number]?.act === 'accept' && seated.length > 0 ? [{ unit, seated }] : [];
    });
    expect(joined.map(({ unit, seated }) => [seated.map(({ slot }) => slot), unit.inviteOpen])).toEqual(
      joined.map(({ unit }) => [[nextSlot(unit)?.slot], true]),
    );
  }

  async function expectInvariants(site: OpenTournament, units: readonly StoredUnit[]): Promise<void> {
    const [places, claimed, tickets] = await Promise.all([
      site.places(),
      site.claims(),
      site.stored(TICKETS),
    ]);
    const held = units.filter(({ place }) => place === 'held');
    expect(places).toBe(held.length);
    const claims = held.flatMap((unit) =>
      freeFireIdsOf(unit).map((freeFireId) => [freeFireIdKey(freeFireId), unit.id] as const),
    );
    expect(claims).toHaveLength(claimed.size);
    expect(new Map(claims)).toEqual(claimed);
    expect(tickets.map(({ id }) => id)).toEqual(units.map(({ ticketId }) => ticketId).toSorted());
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
