import {
  CAPTAIN_ACTS_PER_DAY_MAX,
  DAY_MS,
  HOUR_MS,
  INCOMPLETE_HELD_MS,
  INVITATIONS_KEPT,
} from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { acceptedOf, captainOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import * as words from '../words.ts';
import { requireInvitation } from './invitation.ts';

const rolesOf = ({ members }: StoredUnit) => members.map(({ role, state }) => `${role} ${state}`);

async function openTeam(overrides: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament({ modality: 'duo', substitutes: 1, maxPlayers: 5, ...overrides });
  const unit = await site.register(
    sampleInput(1, { unit: { name: 'Los Fénix', tag: 'FNX' }, nick: 'Nick1' }),
  );
  const idOf = (number: number) => site.memberId(unit, number);
  const join = (number: number, by: StoredUnit = unit) => site.accept(by, sampleAcceptance(number));
  const now = () => site.unitOf(unit);
  const told = async (number: number, by: StoredUnit = unit): Promise<unknown> => {
    const [tried] = await Promise.allSettled([join(number, by)]);
    if (tried.status === 'fulfilled') throw new Error('nobody was refused');
    return tried.reason;
  };
  return { site, unit, idOf, join, now, told };
}

const closed = (message: string): unknown => expect.objectContaining({ code: 'invitation-closed', message });

describe('the invitation of a unit', () => {
  it('is one for all: it fills the players, then the substitutes, in the order of acceptance', async () => {
    const { site, idOf, join, now, told } = await openTeam({ modality: 'squad' });
    for (const number of [2, 3, 4]) await join(number);
    expect(rolesOf(await join(5))).toEqual([
      'captain accepted',
      'player accepted',
      'player accepted',
      'player accepted',
      'substitute accepted',
    ]);
    expect(await told(6)).toMatchObject({ code: 'invitation-full' });
    await site.leave(await now(), idOf(3));
    expect(rolesOf(await now())).toEqual([
      'captain accepted',
      'player accepted',
      'substitute invited',
      'player accepted',
      'player accepted',
    ]);
    expect(rolesOf(await join(7))).toContain('substitute accepted');
  });

  it('is closed by the captain and opened again, and the link stays the same', async () => {
    const { site, unit, join, now, told } = await openTeam();
    await site.invite(unit, false);
    expect(await told(2)).toEqual(closed(words.invitationClosedByCaptain));
    expect((await now()).inviteHashes).toEqual(unit.inviteHashes);
    await site.invite(unit, false);
    await site.invite(unit, true);
    expect(rolesOf(await join(2))).toContain('player accepted');
  });

  it('is changed for another, which is open: the former one says so, and asking for it again changes nothing', async () => {
    const { site, unit, join, told } = await openTeam();
    await join(2);
    await site.invite(unit, false);
    const changed = await site.reinvite(unit);
    expect(changed.inviteHashes).toEqual([changed.inviteHashes[0], ...unit.inviteHashes]);
    expect(await site.reinvite(unit)).toEqual(changed);
    expect(await told(3)).toMatchObject({ code: 'invitation-changed' });
    expect(await join(2)).toEqual(changed);
    expect(rolesOf(await join(3, changed))).toContain('substitute accepted');
  });

  it('is not known any more once it was changed many times', async () => {
    const { site, unit, now, told } = await openTeam();
    for (let turn = 0; turn < INVITATIONS_KEPT; turn += 1) await site.reinvite(await now());
    expect((await now()).inviteHashes).toHaveLength(INVITATIONS_KEPT);
    expect(await told(2)).toMatchObject({ code: 'not-found' });
    expect(await codeOf(site.reinvite(unit))).toBe('not-found');
    const [hash = ''] = unit.inviteHashes;
    const changed = await now();
    expect(() => requireInvitation(changed, hash, sampleTournament(), site.now())).toThrow(
      expect.objectContaining({ code: 'not-found' }) as Error,
    );
  });

  it('says why nobody can enter any more: the deadline, the place, the start, the end', async () => {
    const late = await openTeam();
    late.site.advance(INCOMPLETE_HELD_MS + 1);
    expect(await late.told(2)).toEqual(closed(words.invitationTooLate));
    await late.site.release(late.unit);
    expect(await late.told(2)).toEqual(closed(words.invitationTooLate));

    const rejected = await openTeam();
    await rejected.site.decide(await rejected.join(2), 'rejected');
    expect(await rejected.told(3)).toEqual(closed(words.invitationPlaceLost));

    const played = await openTeam();
    await played.join(2);
    played.site.advance(2 * DAY_MS + 1);
    expect(await played.told(3)).toEqual(closed(words.invitationBegun));
    played.site.advance(2 * DAY_MS);
    expect(await played.told(3)).toEqual(closed(words.invitationOver));
  });

  it('is for nobody once the lobby is drawn, until the unit misses a player again', async () => {
    const { site, idOf, join, told } = await openTeam();
    const complete = await join(2);
    await site.store(REGISTRATIONS, { ...complete, lobby: { stage: 1, id: 'a' } });
    expect(await told(3)).toEqual(closed(words.invitationDrawn));
    const refused = [
      () => site.invite(complete, false),
      () => site.reinvite(complete),
      () => site.dismiss(complete, idOf(2)),
    ];
    for (const act of refused) {
      await expect(act()).rejects.toMatchObject({ code: 'conflict', message: words.teamDrawn });
    }
    await site.leave(complete, idOf(2));
    expect(rolesOf(await join(3))).toEqual(['captain accepted', 'player accepted', 'substitute invited']);
  });

  it('stays when the captain leaves, and is the next captain’s', async () => {
    const { site, unit, idOf, join, now } = await openTeam();
    await join(2);
    await site.leave(unit);
    const left = await now();
    expect(left.inviteHashes).toEqual(unit.inviteHashes);
    expect(captainOf(left).id).toBe(idOf(2));
    expect(rolesOf(await join(3))).toEqual(['player accepted', 'captain accepted', 'substitute invited']);
    expect((await site.invite(await now(), false)).inviteOpen).toBe(false);
  });

  it('does not exist for a player who registered alone', async () => {
    const { site } = await openTeam();
    const alone = await site.register(sampleInput(9));
    expect(alone.inviteHashes).toEqual([]);
    expect(await codeOf(site.invite(alone, false))).toBe('not-found');
    expect(await codeOf(site.reinvite(alone))).toBe('not-found');
  });
});

describe('a captain', () => {
  it('takes somebody out who came by mistake: their links end, and asking again misses nobody', async () => {
    const { site, unit, idOf, join } = await openTeam();
    const joined = await join(2);
    const left = await site.dismiss(joined, idOf(2));
    expect(await Promise.all(acceptedOf(joined).map(site.whyLeft))).toEqual([undefined, 'captain']);
    expect(rolesOf(left)).toEqual(['captain accepted', 'player invited', 'substitute invited']);
    expect(left.ticketId).not.toBe(joined.ticketId);
    expect([...(await site.claims()).keys()]).toEqual(['10000001']);
    const acts = await site.acts();
    expect(acts.at(-1)).toMatchObject({
      action: 'registration.remove-member',
      actor: { uid: 'player' },
      after: { slot: 2 },
    });
    expect(await site.dismiss(left, idOf(2))).toEqual(left);
    const again = await join(3);
    expect(await site.dismiss(again, idOf(2))).toEqual(again);
    expect(await site.acts()).toEqual(acts);
    expect(await codeOf(join(2))).toBe('registration-withdrawn');
    expect(await codeOf(site.dismiss(again, 'nobody'))).toBe('not-found');
    expect(await codeOf(site.dismiss(again, unit.id))).toBe('conflict');
  });

  it('alone does all this: no partner, and nobody who left', async () => {
    const { site, unit, idOf, join, now } = await openTeam();
    await join(2);
    await join(3);
    const invitation = site.codes.invitationOf(unit.id, 0);
    const actsOf = (memberId: string) => {
      const code = site.codes.codeOf(memberId);
      return [
        () => site.desk.openInvitation(code, false),
        () => site.desk.replaceInvitation(code, invitation),
        () => site.desk.removeTeammate(code, idOf(3)),
        () => site.desk.rename(code, { nick: null, unit: { name: 'Las Águilas', tag: '' } }),
      ];
    };
    for (const act of actsOf(idOf(2))) expect(await codeOf(act())).toBe('captain-only');
    await site.leave(unit);
    for (const act of actsOf(unit.id)) expect(await codeOf(act())).toBe('not-found');
    expect(acceptedOf(await now())).toHaveLength(2);
  });

  it('is stopped after thirty changes a day, and a change of nothing does not count', async () => {
    const { site, unit, now } = await openTeam({ date: null });
    for (let turn = 0; turn < CAPTAIN_ACTS_PER_DAY_MAX; turn += 1) {
      const isOpen = turn % 2 === 1;
      await Promise.all([site.invite(unit, isOpen), site.invite(unit, isOpen)]);
    }
    site.advance(HOUR_MS);
    const before = await now();
    await expect(site.reinvite(before)).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfterMs: DAY_MS - HOUR_MS,
    });
    expect(await now()).toEqual(before);
    site.advance(DAY_MS);
    expect((await site.reinvite(before)).inviteRevision).toBe(1);
  });
});
