import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { TICKETS, TOURNAMENTS } from '../../store/collections.ts';
import { openDesk } from '../../wiring/open-desk.ts';

const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };
const WAITLIST = { max: 5, mode: 'auto' as const, endsAt: null };

async function openTeams(fields: Parameters<typeof openTournament>[0] = {}) {
  const { desk, ...site } = await openTournament({ modality: 'duo', ...fields });
  const { lookup } = openDesk(site.needs);
  const register = (number: number) =>
    desk.register(sampleInput(number, { unit: LOS_FENIX, nick: `Nick${number}` }));
  const join = ({ invitation }: Awaited<ReturnType<typeof register>>, number: number) =>
    desk.accept(sampleAcceptance(number, { invitationCode: invitation?.invitationCode ?? '' }));
  return { ...site, desk, lookup, register, join };
}

it('of an own registration says when tournament and waitlist end, because both may end early or take longer', async () => {
  const { lookup, register, store } = await openTeams();
  const { privateCode } = await register(1);
  const [endDate = null, endedAt = null, endsAt = null] = [3, 2, 1].map(
    (day) => new Date(`2100-01-0${day}T20:00:00Z`),
  );
  const waitlist = { ...WAITLIST, endsAt };
  await store(TOURNAMENTS, sampleTournament({ endDate, endedAt, waitlist }));
  expect(await lookup.own(privateCode)).toMatchObject({ endDate, endedAt, waitlistEndsAt: endsAt });
});

describe('a team', () => {
  it('that waits says so to whoever is invited, and in their receipt', async () => {
    const { lookup, register, join } = await openTeams({ maxPlayers: 1, waitlist: WAITLIST });
    await register(1);
    const captain = await register(2);
    const invited = await lookup.invitation(captain.invitation?.invitationCode ?? '');
    expect([invited.place, (await join(captain, 3)).place]).toEqual(['waiting', 'waiting']);
  });

  it('of members who accept at once has a link for each of them, and shows none of them another’s data', async () => {
    const { lookup, register, join, stored } = await openTeams({ modality: 'squad' });
    const captain = await register(1);
    const invited = await lookup.invitation(captain.invitation?.invitationCode ?? '');
    expect(invited).toMatchObject({ captain: 'Nick1', unit: { name: 'Los Fénix' }, role: 'player' });
    const receipts = await Promise.all([2, 3, 4].map((number) => join(captain, number)));
    expect(new Set([captain, ...receipts].map(({ privateCode }) => privateCode)).size).toBe(4);
    const tickets = new Set([captain, ...receipts].map(({ ticketId }) => ticketId));
    expect([...tickets]).toEqual((await stored(TICKETS)).map(({ id }) => id));
    expect(await join(captain, 3)).toEqual(receipts[1]);
    const partner = await lookup.own(receipts[0]?.privateCode ?? '');
    const bruno = { fullName: 'Jugadora 2', nick: 'Nick2', role: 'player' };
    expect(partner).toMatchObject({ ...bruno, invitation: null, removable: [], incompleteUntil: null });
    expect(JSON.stringify(partner)).not.toMatch(/10000001|10000003|jugadora[134]@/);
  });

  it('is left by its captain to the next, withdrawn by its captain alone, and each reads why it ended', async () => {
    const { desk, lookup, register, join, stored, places } = await openTeams();
    const captain = await register(1);
    const partner = await join(captain, 2);
    expect(await codeOf(desk.withdrawUnit(partner.privateCode))).toBe('captain-only');
    await desk.withdraw(captain.privateCode);
    const left = await lookup.own(partner.privateCode);
    const members = [{ state: 'invited' }, { name: 'Nick2' }];
    expect(left).toMatchObject({ role: 'captain', place: 'held', members, invitation: captain.invitation });
    const third = await join(captain, 3);
    await desk.withdrawUnit(partner.privateCode);
    const { withdrawn, team } = DEPARTURES;
    const whys = [
      [captain, withdrawn],
      [partner, withdrawn],
      [third, team],
    ] as const;
    for (const [{ privateCode }, message] of whys) {
      await expect(lookup.own(privateCode)).rejects.toMatchObject({ code: 'not-found', message });
    }
    expect([await places(), await stored(TICKETS)]).toEqual([0, []]);
  });

  it('whose captain an organiser added has a link for organisers, until it is full or the tournament ends', async () => {
    const { desk, lookup, add, store, registrations } = await openTeams();
    const { requestId, ...player } = sampleInput(1);
    const { id } = await add(requestId, player, LOS_FENIX);
    const { invitationCode } = await lookup.teamLink(id);
    const shown = async () => (await lookup.teamLink(id)).invitationCode;
    await store(TOURNAMENTS, sampleTournament({ modality: 'duo', endedAt: SAMPLE_NOW }));
    expect(await shown()).toBeNull();
    await store(TOURNAMENTS, sampleTournament({ modality: 'duo' }));
    await desk.accept(sampleAcceptance(2, { invitationCode: invitationCode ?? '' }));
    const [unit] = await registrations();
    expect(unit?.members.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(await shown()).toBeNull();
  });
});

it('the link of a ticket gives no power over the registration', async () => {
  const { desk, lookup, register, registrations } = await openTeams();
  const { ticketId } = await register(1);
  for (const call of [lookup.own, lookup.invitation, desk.withdraw, desk.withdrawUnit]) {
    expect(await codeOf(call(ticketId))).toBe('not-found');
  }
  expect(await registrations()).toHaveLength(1);
});
