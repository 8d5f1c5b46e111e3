import { DAY_MS, HOUR_MS, TICKETS_PER_DAY_MAX } from '@copa/domain/limits';
import { unitDayOf } from '@copa/domain/registrations/ticket';
import { describe, expect, it } from 'vitest';
import { sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { acceptedOf } from '../../desk/stored-unit.ts';
import { codeOf, createWorld } from '../../desk/world.fixture.ts';
import { reticket } from './members.ts';
import { rename } from './names.ts';

const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };

describe('the ticket', () => {
  it('says where the unit stands, and nothing about a person but the nick', () => {
    const world = createWorld({ tournament: sampleTournament({ modality: 'duo' }) });
    const captain = world.register(sampleInput(1, { unit: LOS_FENIX, nick: 'Nick1' }));
    const unit = world.accept(captain, sampleInput(2).requestId, sampleAcceptance(2));
    const [ticket] = [...world.tickets.values()];
    const { waitSeq: _, ...day } = unitDayOf(unit);
    expect(ticket).toEqual({
      id: unit.ticketId,
      tournamentId: 'copa-1',
      number: 1,
      name: 'Los Fénix',
      unit: { ...LOS_FENIX, size: 2 },
      members: [
        { slot: 1, role: 'captain', state: 'accepted', name: 'Nick1', needsConsent: false },
        { slot: 2, role: 'player', state: 'accepted', name: 'Nick2', needsConsent: false },
      ],
      status: 'pending',
      place: 'held',
      incompleteUntil: null,
      acceptedRules: [],
      protestDecidedAt: null,
      seasonKeys: [],
      ...day,
      turn: null,
    });
    const text = JSON.stringify(ticket);
    const personal = acceptedOf(unit).flatMap((each) => [
      each.fullName,
      each.freeFireId,
      each.email,
      each.phone,
    ]);
    expect(personal.filter((each) => text.includes(each))).toEqual([]);
  });

  it('leads nowhere once it is replaced', () => {
    const world = createWorld();
    const unit = world.register(sampleInput(1));
    expect(world.tickets.get(unit.ticketId)?.name).toBe('Jugador 1');
    const renamed = world.apply(rename(unit.id, unit.id, { nick: 'Ana', unit: null }));
    const replaced = world.reticket(renamed);
    expect([...world.tickets.keys()]).toEqual([replaced.ticketId]);
    expect(replaced.ticketId).not.toBe(unit.ticketId);
    expect(world.tickets.get(replaced.ticketId)?.name).toBe('Ana');
    const names = LOS_FENIX;
    expect(codeOf(() => world.apply(rename(unit.id, unit.id, { nick: null, unit: names })))).toBe(
      'captain-only',
    );
  });

  it('is replaced by its members five times a day, by organisers as often as they want, each time in the audit', () => {
    const world = createWorld();
    const unit = world.register(sampleInput(1));
    const links = new Set([unit.ticketId]);
    for (let turn = 0; turn < TICKETS_PER_DAY_MAX; turn += 1) {
      links.add(world.reticket(unit).ticketId);
      world.advance(HOUR_MS);
    }
    expect(links.size).toBe(TICKETS_PER_DAY_MAX + 1);
    expect(() => world.reticket(unit)).toThrow(
      expect.objectContaining({ code: 'rate-limited', retryAfterMs: DAY_MS - TICKETS_PER_DAY_MAX * HOUR_MS }),
    );
    const actor = { uid: 'ana', email: null };
    world.apply(reticket(unit.id, { actor }));
    const told = { action: 'registration.replace-ticket', target: `registrations/${unit.id}` };
    const players = { ...told, actor: { uid: 'player', email: null } };
    expect(world.acts).toMatchObject([
      ...Array.from({ length: TICKETS_PER_DAY_MAX }, () => players),
      { ...told, actor },
    ]);
    world.advance(DAY_MS);
    expect(links.has(world.reticket(unit).ticketId)).toBe(false);
  });
});
