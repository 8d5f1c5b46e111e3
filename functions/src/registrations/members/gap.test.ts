import { isComplete } from '@copa/domain/registrations/unit';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance } from '../../desk/samples.fixture.ts';
import { captainOf, keyOf } from '../../desk/stored-unit.ts';
import { codeOf } from '../../desk/tournament.fixture.ts';
import { MAIL, REGISTRATIONS, TICKETS } from '../../store/collections.ts';
import { openDuo, rolesOf, team } from './duo.fixture.ts';
import { accept, leave } from './members.ts';

describe('who leaves a team', () => {
  it('is missed by the captain, who learns of it without a name until the team is approved again', async () => {
    const { site, unit, partner, mailIds } = await openDuo();
    await site.decide(unit, 'approved');
    await site.leave(unit, partner);
    const [ticket] = await site.stored(TICKETS);
    expect(ticket).toMatchObject({ leftFrom: 'approved', status: 'pending' });
    expect(JSON.stringify(ticket)).not.toContain('Nick2');
    const told = (await site.stored(MAIL)).filter(({ id }) => id.startsWith(`${unit.id}-left`));
    expect(told.map(({ message }) => message.subject)).toEqual([
      'Alguien salió de tu equipo: Copa Relámpago',
    ]);
    const again = await site.accept(await site.unitOf(unit), sampleAcceptance(3));
    expect(again).toMatchObject({ leftFrom: 'approved', status: 'pending' });
    expect((await site.decide(again, 'approved')).leftFrom).toBeNull();
    expect((await mailIds()).filter((id) => id.includes('-left'))).toHaveLength(1);
  });

  it('is missed after a dismissal only if the approval ended, and the captain who did it gets no mail', async () => {
    const { site, unit, partner, mailIds } = await openDuo();
    expect((await site.dismiss(unit, partner)).leftFrom).toBeNull();
    const again = await site.accept(await site.unitOf(unit), sampleAcceptance(3));
    const approved = await site.decide(again, 'approved');
    expect((await site.dismiss(approved, site.memberId(approved, 3))).leftFrom).toBe('approved');
    expect((await mailIds()).filter((id) => id.includes('-left'))).toEqual([]);
  });

  it('is missed until somebody takes the slot of a team that was not approved yet', async () => {
    const { site, unit, partner } = await openDuo();
    await site.leave(unit, partner);
    const left = await site.unitOf(unit);
    expect(left.leftFrom).toBe('pending');
    expect((await site.accept(left, sampleAcceptance(3))).leftFrom).toBeNull();
  });

  it.each(['approved', 'pending'] as const)(
    'is told to the captain once a rejection is undone, if the member left meanwhile: %s',
    async (former) => {
      const { site, unit, partner } = await openDuo();
      if (former === 'approved') await site.decide(unit, former);
      await site.decide(unit, 'rejected');
      await site.leave(unit, partner);
      expect(await site.gapMails()).toEqual([]);
      const left = await site.unitOf(unit);
      expect(await codeOf(site.decide(left, 'approved'))).toBe('unit-incomplete');
      const mails = await site.sizeOf(MAIL);
      const undone = await site.decide(left, 'pending');
      expect(undone).toMatchObject({ place: 'held', givenOnAt: null, decidedAt: null, leftFrom: former });
      expect(await site.gapMails()).toHaveLength(1);
      expect(await site.sizeOf(MAIL)).toBe(mails + 1);
    },
  );

  it('is not told if a rejection was not undone, or undone after the captain dismissed the member', async () => {
    const { site, unit, partner } = await openDuo();
    await site.decide(unit, 'rejected');
    await site.leave(unit, partner);
    await site.giveOn(unit);
    await site.decide(await site.unitOf(unit), 'pending');
    expect(await site.gapMails()).toEqual([]);
    const another = await openDuo();
    await another.site.decide(another.unit, 'rejected');
    await another.site.dismiss(another.unit, another.partner);
    expect((await another.site.decide(another.unit, 'pending')).leftFrom).toBeNull();
    expect(await another.site.gapMails()).toEqual([]);
  });

  it('is told to the captain once before an approval, however often somebody joins and leaves', async () => {
    const { site, unit, partner } = await openDuo();
    await site.leave(unit, partner);
    for (const number of [3, 4]) {
      const again = await site.accept(await site.unitOf(unit), sampleAcceptance(number));
      await site.leave(again, site.memberId(unit, number));
    }
    expect(await site.gapMails()).toHaveLength(1);
    await site.decide(await site.accept(await site.unitOf(unit), sampleAcceptance(5)), 'approved');
    await site.leave(unit, site.memberId(unit, 5));
    expect(await site.gapMails()).toHaveLength(2);
  });

  it('is told as a gap also if somebody takes the slot in the same moment', async () => {
    const { site, unit, partner } = await openDuo();
    const { keys } = site;
    const input = { ...sampleAcceptance(3), invitationCode: '' };
    const memberId = site.memberId(unit, 3);
    const names = {
      limit: keys.joins(unit.id, 0),
      networkKey: null,
      traces: keys.mails('copa-1', input.email),
    };
    const leaving = {
      memberId: partner,
      withdrawn: keys.request(partner),
      why: 'withdrawn',
      by: null,
    } as const;
    const [inviteHash = ''] = unit.inviteHashes;
    await Promise.all([
      site.submit(leave(keyOf(unit), leaving)),
      site.submit(
        accept(unit.id, { memberId, input, inviteHash, withdrawn: keys.request(memberId), ...names }),
      ),
    ]);
    const [told] = await site.gapMails();
    expect(isComplete((await site.unitOf(unit)).members)).toBe(true);
    expect(told?.message.text).toContain('Falta 1 jugador. Tienen hasta el');
  });

  it('is not told to a captain who can invite nobody', async () => {
    const cancelled = await openDuo();
    await cancelled.site.change({ cancelledAt: SAMPLE_NOW });
    await cancelled.site.leave(cancelled.unit, cancelled.partner);
    const over = await openDuo();
    await over.site.change({ endedAt: SAMPLE_NOW });
    await over.site.leave(over.unit, over.partner);
    expect([await cancelled.site.gapMails(), await over.site.gapMails()]).toEqual([[], []]);
  });

  it('as captain leaves the team to the oldest member, as last member takes it along', async () => {
    const { site, unit, partner } = await openDuo();
    await site.leave(unit);
    const left = await site.unitOf(unit);
    expect(rolesOf(left)).toEqual(['player invited', 'captain accepted']);
    expect(captainOf(left).id).toBe(partner);
    const [told] = (await site.stored(MAIL)).filter(({ id }) => id.startsWith(`${partner}-left`));
    expect(told?.message.text).toContain('El capitán salió de tu equipo en «Copa Relámpago»: ahora eres tú.');
    expect(await codeOf(site.register(team(1)))).toBe('registration-withdrawn');
    await site.leave(left, partner);
    expect([
      await site.places(),
      (await site.claims()).size,
      await site.sizeOf(REGISTRATIONS),
      await site.sizeOf(TICKETS),
      await site.sizeOf(MAIL),
    ]).toEqual([0, 0, 0, 0, 0]);
  });
});
