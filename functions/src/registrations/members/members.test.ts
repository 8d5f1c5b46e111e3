import { HOUR_MS, INCOMPLETE_HELD_MS, JOINS_PER_DAY_MAX } from '@copa/domain/limits';
import { isComplete } from '@copa/domain/registrations/unit';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput } from '../../desk/samples.fixture.ts';
import { captainOf, freeFireIdsOf } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { MAIL, TICKETS, TRACES } from '../../store/collections.ts';
import { LOS_FENIX, openDuo, openDuos, rolesOf, team } from './duo.fixture.ts';

it('a team is joined by a bounded number of tries a day, since each says whether somebody may join', async () => {
  const site = await openTournament({ modality: 'duo' });
  const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  const { freeFireId } = sampleInput(1);
  const tries = Array.from({ length: JOINS_PER_DAY_MAX }, () =>
    codeOf(site.accept(unit, sampleAcceptance(2, { freeFireId }))),
  );
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['already-registered']));
  expect(await codeOf(site.accept(unit, sampleAcceptance(2)))).toBe('rate-limited');
  expect((await site.accept(await site.reinvite(unit), sampleAcceptance(2))).members).toHaveLength(2);
});

describe('a team', () => {
  it.each([
    ['duo', 0, ['captain accepted', 'player invited']],
    ['duo', 1, ['captain accepted', 'player invited', 'substitute invited']],
    ['squad', 0, ['captain accepted', 'player invited', 'player invited', 'player invited']],
    ['solo', 2, ['captain accepted']],
  ] as const)(
    'of a %s tournament with %d substitutes has its slots',
    async (modality, substitutes, slots) => {
      const site = await openDuos({ modality, substitutes });
      const unit = modality === 'solo' ? await site.register(sampleInput(1)) : await site.register(team(1));
      expect(rolesOf(unit)).toEqual(slots);
      expect(await site.places()).toBe(1);
    },
  );

  it('is a unit of one where no team is named, and cannot be named where everybody plays alone', async () => {
    const site = await openDuos();
    expect((await site.decide(await site.register(sampleInput(1)), 'approved')).status).toBe('approved');
    const solo = await openTournament();
    await expect(solo.register(team(1))).rejects.toMatchObject({
      fields: { unit: 'En este torneo se juega en solitario.' },
    });
    expect([await solo.places(), await solo.sizeOf(TRACES)]).toEqual([0, 0]);
  });

  it('has a number of its own, which nobody gets again', async () => {
    const site = await openTournament();
    const one = await site.register(sampleInput(1));
    await site.remove(one);
    expect([one.number, (await site.register(sampleInput(2))).number]).toEqual([1, 2]);
  });

  it('holds its place for twelve hours, or until play begins, and is not approved before it is complete', async () => {
    const site = await openDuos();
    const unit = await site.register(team(1));
    const until = new Date(SAMPLE_NOW.getTime() + INCOMPLETE_HELD_MS);
    const [ticket] = await site.stored(TICKETS);
    expect([unit.incompleteUntil, ticket?.incompleteUntil]).toEqual([until, until]);
    expect(await codeOf(site.decide(unit, 'approved'))).toBe('unit-incomplete');
    const complete = await site.accept(unit, sampleAcceptance(2));
    expect(complete.incompleteUntil).toBeNull();
    expect((await site.decide(complete, 'approved')).status).toBe('approved');
    const date = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    const soon = await openDuos({ date });
    expect((await soon.register(team(1))).incompleteUntil).toEqual(date);
  });
});

it('a player whom an organiser adds is not told of a place where the unit waits for one', async () => {
  const site = await openTournament({ maxPlayers: 1, waitlist: { max: 5, mode: 'auto', endsAt: null } });
  await site.register(sampleInput(1));
  const { requestId, ...player } = sampleInput(2);
  const added = await site.add(requestId, player);
  expect([added.status, added.place]).toEqual(['approved', 'waiting']);
  const mails = (await site.stored(MAIL)).filter(({ to }) => to.includes(player.email));
  expect(mails.map(({ message }) => message.subject)).toEqual(['Te inscribieron: Copa Relámpago']);
  expect(mails[0]?.message.text).toContain('todavía no tienes cupo');
});

it('a player who gets a place in a cancelled tournament is not told to come', async () => {
  const site = await openTournament({ cancelledAt: SAMPLE_NOW });
  const { requestId, ...player } = sampleInput(1);
  await site.add(requestId, player);
  const [mail] = await site.stored(MAIL);
  expect(mail?.message.text).toContain('ya tienes cupo. Por ahora el torneo está cancelado.');
});

describe('an invitation', () => {
  it('claims the ID of whoever accepts it, and tells the same request the same', async () => {
    const site = await openDuos();
    const unit = await site.register(team(1));
    const accepted = await site.accept(unit, sampleAcceptance(2));
    expect(freeFireIdsOf(accepted)).toEqual(['10000001', '10000002']);
    expect([...(await site.claims())]).toEqual([
      ['10000001', unit.id],
      ['10000002', unit.id],
    ]);
    expect(await site.accept(unit, sampleAcceptance(2))).toEqual(accepted);
    expect(await codeOf(site.accept(unit, sampleAcceptance(2, { phone: '+52 55 0000 0000' })))).toBe(
      'request-reused',
    );
    expect(await codeOf(site.accept(unit, sampleAcceptance(2, { nick: 'Otra' })))).toBe('request-reused');
    expect([await site.places(), await site.sizeOf(MAIL)]).toEqual([1, 2]);
  });

  it('lets nobody in once the team is full, and nobody at all who has a place already', async () => {
    const site = await openDuos({ maxPlayers: 5 });
    const unit = await site.register(team(1));
    const other = await site.register(sampleInput(5));
    const { freeFireId } = captainOf(other);
    expect(await codeOf(site.accept(unit, sampleAcceptance(2, { freeFireId })))).toBe('already-registered');
    await site.accept(unit, sampleAcceptance(2));
    expect(await codeOf(site.accept(unit, sampleAcceptance(3)))).toBe('invitation-full');
    expect((await site.claims()).size).toBe(3);
  });

  it('ends when it is taken back, when the time is over and when the unit has no place', async () => {
    const site = await openDuos();
    const unit = await site.register(team(1));
    const again = await site.reinvite(unit);
    expect(await codeOf(site.accept(unit, sampleAcceptance(2)))).toBe('invitation-changed');
    await site.decide(again, 'rejected');
    expect(await codeOf(site.accept(again, sampleAcceptance(2)))).toBe('invitation-closed');
    await site.decide(again, 'pending');
    site.advance(INCOMPLETE_HELD_MS + 1);
    expect(await codeOf(site.accept(again, sampleAcceptance(2)))).toBe('invitation-closed');
    site.advance(-1);
    expect(await codeOf(site.accept(again, sampleAcceptance(2)))).toBeNull();
  });

  it('brings nobody back who has left by the same request', async () => {
    const { site, unit, partner } = await openDuo();
    await site.leave(unit, partner);
    const opened = await site.unitOf(unit);
    expect(await codeOf(site.accept(opened, sampleAcceptance(2)))).toBe('registration-withdrawn');
    expect(isComplete((await site.accept(opened, sampleAcceptance(3))).members)).toBe(true);
  });
});

describe('who leaves', () => {
  it('is erased with claim, code and mails; the others keep the place, undecided until they are complete', async () => {
    const { site, unit, partner, mailIds } = await openDuo();
    await site.decide(unit, 'approved');
    await site.leave(unit, partner);
    const left = await site.unitOf(unit);
    expect(rolesOf(left)).toEqual(['captain accepted', 'player invited']);
    expect(left).toMatchObject({ status: 'pending', decidedBy: null, place: 'held' });
    expect(left.codeHashes).toEqual([site.codes.hashOf(site.codes.codeOf(unit.id))]);
    expect(left.inviteHashes).toEqual(unit.inviteHashes);
    expect([...(await site.claims()).keys()]).toEqual(['10000001']);
    expect((await mailIds()).map((id) => id.slice(0, unit.id.length))).toEqual([unit.id, unit.id, unit.id]);
  });

  it('does not register over the team by sending the first request again, however late', async () => {
    const { site, unit } = await openDuo({ date: null });
    await site.leave(unit);
    const left = await site.unitOf(unit);
    site.advance(100 * 24 * HOUR_MS);
    expect(await codeOf(site.register(team(1)))).toBe('registration-withdrawn');
    expect(await site.registrations()).toEqual([left]);
  });

  it('is replaced by the oldest substitute, and the team stays approved', async () => {
    const site = await openDuos({ substitutes: 1 });
    const unit = await site.register(team(1));
    await site.accept(unit, sampleAcceptance(2));
    const full = await site.decide(await site.accept(unit, sampleAcceptance(3)), 'approved');
    const left = await site.removeMember(full, unit.id, 'No se presentó');
    expect(await site.removeMember(left, unit.id, 'No se presentó')).toEqual(left);
    expect(await codeOf(site.removeMember(left, 'nobody', 'No se presentó'))).toBe('not-found');
    expect(await site.whyLeft(captainOf(full))).toBe('removed');
    expect(rolesOf(left)).toEqual(['substitute invited', 'captain accepted', 'player accepted']);
    expect(left.status).toBe('approved');
    const act = (await site.acts()).at(-1);
    expect(act).toMatchObject({ action: 'registration.remove-member', after: { slot: 1 } });
    expect(left.reasons[act?.id ?? '']).toBe('No se presentó');
  });
});

describe('an organiser', () => {
  it('adds a member to an open slot and replaces one, whose links end at once', async () => {
    const site = await openDuos();
    const unit = await site.register(team(1));
    const seated = await site.fillSlot(unit, 2);
    expect(isComplete(seated.members)).toBe(true);
    expect(await codeOf(site.accept(unit, sampleAcceptance(3)))).toBe('invitation-full');
    expect(await site.fillSlot(seated, 2)).toEqual(seated);
    expect(await codeOf(site.fillSlot(seated, 4))).toBe('conflict');
    const byHand = site.memberId(unit, 2);
    const replaced = await site.replace(seated, byHand, 4);
    expect(freeFireIdsOf(replaced)).toEqual(['10000001', '10000004']);
    expect(replaced.codeHashes).not.toContain(site.codes.hashOf(site.codes.codeOf(byHand)));
    expect([...(await site.claims()).keys()]).toEqual(['10000001', '10000004']);
    expect((await site.stored(MAIL)).filter(({ id }) => id.startsWith(byHand))).toEqual([]);
    expect(replaced.ticketId).not.toBe(seated.ticketId);
    const acts = await site.acts();
    expect(acts).toMatchObject([
      { action: 'registration.add-member', after: { slot: 2 } },
      { action: 'registration.replace-member', after: { slot: 2 } },
    ]);
    expect(Object.keys(replaced.reasons)).toEqual(acts.map(({ id }) => id));
  });

  it('brings nobody back by the same request once they were removed or replaced', async () => {
    const site = await openDuos();
    const unit = await site.register(team(1));
    const seated = await site.fillSlot(unit, 2);
    const replaced = await site.replace(seated, site.memberId(unit, 2), 4);
    const left = await site.removeMember(replaced, site.memberId(unit, 4), 'No se presentó');
    expect(await codeOf(site.fillSlot(left, 2))).toBe('registration-withdrawn');
    expect(await codeOf(site.fillSlot(left, 4))).toBe('registration-withdrawn');
    const { freeFireId } = sampleInput(2);
    const third = await site.fillSlot(left, 5, { freeFireId });
    expect(third.members[1]).toMatchObject({ id: site.memberId(unit, 5), freeFireId });
  });

  it('cannot add a player of another team, and changes nothing by trying', async () => {
    const { site, unit, partner } = await openDuo({ maxPlayers: 5 });
    await site.register(sampleInput(7));
    const before = [await site.claims(), await site.registrations()];
    expect(await codeOf(site.replace(unit, partner, 7))).toBe('already-registered');
    expect([await site.claims(), await site.registrations()]).toEqual(before);
  });

  it('seats nobody twice in a team, also in one without a place', async () => {
    const site = await openDuos({ substitutes: 1 });
    const unit = await site.accept(await site.register(team(1)), sampleAcceptance(2));
    const released = await site.reject(unit);
    expect(released.place).toBe('released');
    const { freeFireId } = sampleInput(1);
    const partner = site.memberId(unit, 2);
    expect(await codeOf(site.fillSlot(released, 5, { freeFireId: `00${freeFireId}` }))).toBe(
      'already-registered',
    );
    expect(await codeOf(site.replace(released, partner, 5, { freeFireId }))).toBe('already-registered');
    const { freeFireId: partners } = sampleInput(2);
    expect(await codeOf(site.correct(released, { freeFireId: partners }))).toBe('already-registered');
    expect(freeFireIdsOf(await site.correct(released, { freeFireId: `00${freeFireId}` }))).toEqual([
      `00${freeFireId}`,
      partners,
    ]);
  });

  it('adds a team by hand, approved as soon as nobody is missing', async () => {
    const site = await openDuos();
    const added = await site.add(team(1).requestId, team(1), LOS_FENIX);
    expect(added).toMatchObject({ status: 'pending', unit: { ...LOS_FENIX, size: 2 } });
    const full = await site.fillSlot(added, 2);
    expect((await site.decide(full, 'approved')).status).toBe('approved');
  });
});

describe('an incomplete team', () => {
  it('loses its place after the deadline and not before, once, and can be taken back by an organiser', async () => {
    const site = await openDuos({ maxPlayers: 1 });
    const unit = await site.register(team(1));
    site.advance(INCOMPLETE_HELD_MS);
    expect((await site.release(unit)).place).toBe('held');
    site.advance(1);
    const released = await site.release(unit);
    expect(released).toMatchObject({ place: 'released', status: 'pending', incompleteUntil: null });
    const acts = await site.acts();
    expect(await site.release(unit)).toEqual(released);
    expect([await site.places(), (await site.claims()).size, await site.acts()]).toEqual([0, 0, acts]);
    const taken = await site.decide(unit, 'pending');
    expect(taken).toMatchObject({ place: 'held', status: 'pending' });
    expect(taken.incompleteUntil).not.toBeNull();
  });
});
