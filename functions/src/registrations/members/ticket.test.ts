import { DAY_MS, HOUR_MS, TICKETS_PER_DAY_MAX } from '@copa/domain/limits';
import { unitDayOf } from '@copa/domain/registrations/ticket';
import { describe, expect, it } from 'vitest';
import { sampleAcceptance, sampleInput } from '../../desk/samples.fixture.ts';
import { acceptedOf } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { TICKETS } from '../../store/collections.ts';

const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };

describe('the ticket', () => {
  it('says where the unit stands, and nothing about a person but the nick', async () => {
    const site = await openTournament({ modality: 'duo' });
    const captain = await site.register(sampleInput(1, { unit: LOS_FENIX, nick: 'Nick1' }));
    const unit = await site.accept(captain, sampleAcceptance(2));
    const [ticket] = await site.stored(TICKETS);
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

  it('leads nowhere once it is replaced', async () => {
    const site = await openTournament();
    const unit = await site.register(sampleInput(1));
    const before = await site.stored(TICKETS);
    expect(before).toMatchObject([{ id: unit.ticketId, name: 'Jugador 1' }]);
    const privateCode = site.codes.codeOf(unit.id);
    await site.desk.rename(privateCode, { nick: 'Ana', unit: null });
    const replaced = await site.reticket(unit);
    expect(replaced.ticketId).not.toBe(unit.ticketId);
    expect(await site.stored(TICKETS)).toMatchObject([{ id: replaced.ticketId, name: 'Ana' }]);
    expect(await codeOf(site.desk.rename(privateCode, { nick: null, unit: LOS_FENIX }))).toBe('captain-only');
  });

  it('is replaced by its members five times a day, by organisers as often as they want, each time in the audit', async () => {
    const site = await openTournament();
    const unit = await site.register(sampleInput(1));
    const links = new Set([unit.ticketId]);
    for (let turn = 0; turn < TICKETS_PER_DAY_MAX; turn += 1) {
      links.add((await site.reticket(unit)).ticketId);
      site.advance(HOUR_MS);
    }
    expect(links.size).toBe(TICKETS_PER_DAY_MAX + 1);
    await expect(site.reticket(unit)).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfterMs: DAY_MS - TICKETS_PER_DAY_MAX * HOUR_MS,
    });
    const actor = { uid: 'ana', email: null };
    await site.desk.replaceTicket(actor, unit.id);
    const told = { action: 'registration.replace-ticket', target: `registrations/${unit.id}` };
    const players = { ...told, actor: { uid: 'player', email: null } };
    expect(await site.acts()).toMatchObject([
      ...Array.from({ length: TICKETS_PER_DAY_MAX }, () => players),
      { ...told, actor },
    ]);
    site.advance(DAY_MS);
    expect(links.has((await site.reticket(unit)).ticketId)).toBe(false);
  });
});
