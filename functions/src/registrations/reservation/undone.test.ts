import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { sampleInput } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { ADMIN, codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { MAIL, REGISTRATIONS, TICKETS } from '../../store/collections.ts';

describe('a rejection that can be undone', () => {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const full = async () => {
    const site = await openTournament({ maxPlayers: 1, waitlist });
    const held = await site.register(sampleInput(1));
    const first = await site.register(sampleInput(2));
    const second = await site.register(sampleInput(3));
    const unitNow = ({ id }: StoredUnit) => site.needs.database.get(REGISTRATIONS, id);
    const mailIds = async () => (await site.stored(MAIL)).map(({ id }) => id);
    const claimed = async () => (await site.claims()).size;
    return { site, held, first, second, unitNow, mailIds, claimed };
  };

  it.each(['held', 'first'] as const)('is undone without a trace, the number included: %s', async (who) => {
    const made = await full();
    const { site, mailIds, claimed } = made;
    const approved = await site.decide(made[who], 'approved');
    const mails = await mailIds();
    site.advance(1000);
    expect((await site.decide(approved, 'rejected', 'Error')).givenOnAt).not.toBeNull();
    expect([await site.places(), await site.queue(), await claimed()]).toEqual([1, [1, 2], 3]);
    site.advance(GIVEN_ON_AFTER_MS - 1);
    const { reasons: _, ...undone } = await site.decide(approved, 'approved');
    const { reasons: __, ...before } = approved;
    expect(undone).toEqual(before);
    expect(await mailIds()).toEqual(mails);
    expect([await site.places(), await site.queue()]).toEqual([1, [1, 2]]);
  });

  it('gives the place to the next of the queue, and tells both, once the undo is over', async () => {
    const { site, held, first, unitNow, mailIds } = await full();
    await site.decide(held, 'rejected');
    await site.release(held);
    expect([(await unitNow(held))?.place, (await unitNow(first))?.place]).toEqual(['held', 'waiting']);
    await site.giveOn(held);
    expect(await unitNow(held)).toMatchObject({ place: 'released', givenOnAt: null, formerDecision: null });
    expect((await unitNow(first))?.place).toBe('held');
    const told = (await mailIds()).filter((id) => /rejected|promoted/.test(id));
    expect(told.map((id) => id.slice(0, 36))).toEqual([held.id, first.id]);
  });

  it('is answered with what the unit keeps until then: its place, or its number in the queue', async () => {
    const { site, held, first, second } = await full();
    const decide = async ({ id }: StoredUnit, status: StoredUnit['status']) =>
      (await site.desk.decide(ADMIN, id, { status, reason: null })).placeAfter;
    const waiting = { before: 'waiting', place: 'waiting', position: 2, givenOnAt: null };
    const kept = { before: 'held', place: 'held', position: null };
    const givenOnAt = new Date(site.now().getTime() + GIVEN_ON_AFTER_MS);
    expect(await decide(second, 'approved')).toEqual(waiting);
    expect(await decide(held, 'rejected')).toEqual({ ...kept, givenOnAt });
    expect((await decide(second, 'rejected'))?.givenOnAt).toEqual(givenOnAt);
    expect((await site.register(sampleInput(4))).place).toBe('waiting');
    const ticket = (await site.stored(TICKETS)).find(({ id }) => id === held.ticketId);
    expect(ticket?.place).toBe('released');
    expect(await decide(held, 'pending')).toEqual({ ...kept, givenOnAt: null });
    expect(await decide(second, 'approved')).toEqual(waiting);
    const both = { status: 'rejected' as const, reason: null };
    const { results } = await site.desk.decideMany(ADMIN, [held.id, first.id], both);
    expect(results.map(({ placeAfter }) => placeAfter?.place)).toEqual(['held', 'waiting']);
    expect((await site.remove(held))?.id).toBe(second.id);
    expect((await site.unitOf(first)).place).toBe('waiting');
  });

  it('gives no place to a rejected unit, whatever becomes free', async () => {
    const { site, held, first, second, unitNow } = await full();
    await site.decide(first, 'rejected');
    await site.remove(held);
    expect([(await unitNow(first))?.place, (await unitNow(second))?.place]).toEqual(['waiting', 'held']);
    expect((await site.decide(first, 'pending')).waitSeq).toBe(1);
    await site.decide(second, 'rejected');
    expect(await codeOf(site.promote(second))).toBe('conflict');
  });

  it('leaves nothing of who withdraws meanwhile, and the next gets the place at once', async () => {
    const { site, held, first, unitNow } = await full();
    await site.decide(held, 'rejected');
    await site.leave(held);
    expect([await site.places(), (await unitNow(first))?.place, await unitNow(held)]).toEqual([
      1,
      'held',
      null,
    ]);
  });

  it('shows the players no place, and keeps the room from them', async () => {
    const { site, held, first } = await full();
    for (const unit of [held, first]) {
      const { ticketId } = await site.decide(unit, 'rejected');
      expect(await site.needs.database.get(TICKETS, ticketId)).toMatchObject({
        status: 'rejected',
        place: 'released',
        turn: null,
      });
    }
  });
});
