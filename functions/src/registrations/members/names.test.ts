import type { SeenNames } from '@copa/domain/registrations/names/seen-names';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import { eachPlayerField } from '@copa/domain/registrations/player';
import type { Registration, RegistrationReceipt } from '@copa/domain/registrations/registration';
import { describe, expect, it } from 'vitest';
import { createDesk, namesNow } from '../../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { AUDIT, ROSTERS, TICKETS } from '../../store/collections.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { deleteTournament } from '../../tournaments/removal.ts';
import { openDesk } from '../../wiring/open-desk.ts';

const ORGANISER = { uid: 'admin-1', email: 'admin@copa.example' };
const site = runServices();
const needs = () => site.program.dependencies;
const desk = () => createDesk(needs());

type Team = RegistrationReceipt;

async function openTeam(): Promise<Team> {
  const places = { maxPlayers: 10, modality: 'duo' as const, substitutes: 1 };
  const tournamentId = await createTournament(site.program.firestore, places);
  const names = { nick: 'Ana', unit: { name: 'Los Fénix', tag: 'FNX' } };
  const team = await desk().register(playerOf(tournamentId, 1, names));
  await desk().accept({ ...partnerOf(team, 2), nick: 'Bruno' });
  return team;
}

async function openApproved(): Promise<Team> {
  const team = await openTeam();
  await setStatus(team, 'approved');
  return team;
}

async function setStatus(
  { id }: Team,
  status: 'pending' | 'approved' | 'rejected',
  names?: SeenNames | null,
): Promise<Registration> {
  const seen = names === undefined ? await seenNow({ id }) : names;
  return desk().decide(ORGANISER, id, { status, reason: null, names: seen });
}
async function seenNow({ id }: Pick<Team, 'id'>): Promise<SeenNames> {
  const { [id]: names } = await namesNow(needs(), [id]);
  if (names === undefined) throw new Error('there is no such registration');
  return names;
}
const ask = ({ privateCode }: Team, names: { nick?: string; unit?: UnitNames }) =>
  desk().rename(privateCode, { nick: null, unit: null, ...names });
const decide = ({ id }: Team, taken: boolean, revision: number, memberId = id) =>
  desk().decideNames(ORGANISER, id, memberId, { taken, revision });
const own = (code: string) => openDesk(needs()).lookup.own(code);

async function ticketOf({ ticketId }: Team) {
  const ticket = await needs().database.get(TICKETS, ticketId);
  if (ticket === null) throw new Error('there is no ticket');
  return ticket;
}

async function shown(team: Team): Promise<string> {
  const { name, unit, members } = await ticketOf(team);
  return `${unit.tag} ${name}: ${members[0]?.name}`;
}

describe('a name that a player changes', () => {
  it('is public at once before anybody approved the team', async () => {
    const team = await openTeam();
    const unit = { name: 'Águilas', tag: '' };
    const { wish } = await ask(team, { nick: 'Nova', unit });
    expect(wish).toEqual({ revision: 1, state: 'unseen', nick: 'Nova', unit });
    expect(await shown(team)).toBe(' Águilas: Nova');
    await expect(decide(team, false, 1)).rejects.toMatchObject({ code: 'stale-write' });
  });

  it('twice before the approval is one change, and leaves what was changed before', async () => {
    const team = await openTeam();
    const unit = { name: 'Águilas', tag: '' };
    await ask(team, { nick: 'Nova' });
    expect((await ask(team, { nick: 'Nova' })).wish?.revision).toBe(1);
    const { wish } = await ask(team, { unit });
    expect(wish).toEqual({ revision: 2, state: 'unseen', nick: 'Nova', unit });
  });

  it('of the team is changed by its captain alone, and who joins without a nick changes none', async () => {
    const team = await openTeam();
    const { privateCode } = await desk().accept({ ...partnerOf(team, 3), nick: '' });
    expect((await own(privateCode)).wish).toBeNull();
    const names = { nick: null, unit: { name: 'Águilas', tag: '' } };
    await expect(desk().rename(privateCode, names)).rejects.toMatchObject({ code: 'captain-only' });
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 10 });
    const alone = await desk().register(playerOf(tournamentId, 41));
    await expect(desk().rename(alone.privateCode, names)).rejects.toMatchObject({ code: 'captain-only' });
  });

  it('is a wish after the approval: the old one stays public until an organiser takes it, audited', async () => {
    const team = await openApproved();
    const unit = { name: 'Águilas', tag: 'AGU' };
    const asked = await ask(team, { nick: 'Nova', unit });
    expect(asked).toMatchObject({ nick: 'Ana', unit: { name: 'Los Fénix' } });
    expect(asked.wish).toEqual({ revision: 1, state: 'asked', nick: 'Nova', unit });
    expect(await shown(team)).toBe('FNX Los Fénix: Ana');

    const taken = await decide(team, true, 1);
    expect(taken).toMatchObject({ nick: 'Nova', unit, status: 'approved' });
    expect(await shown(team)).toBe('AGU Águilas: Nova');
    expect(await decide(team, true, 1)).toEqual(taken);
    const entries = await needs().database.find(AUDIT, {});
    expect(entries.filter(({ action }) => action === 'registration.take-names')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('Nova');
  });

  it('stays the old one where an organiser refuses it, and the player reads that', async () => {
    const team = await openApproved();
    await ask(team, { nick: 'Nova' });
    await decide(team, false, 1);
    expect(await shown(team)).toBe('FNX Los Fénix: Ana');
    expect((await own(team.privateCode)).wish).toMatchObject({ state: 'refused', nick: 'Nova' });
    await expect(decide(team, true, 1)).rejects.toMatchObject({ code: 'stale-write' });
    expect((await ask(team, { nick: 'Lince' })).wish).toMatchObject({ state: 'asked', revision: 2 });
  });

  it('is not taken where the player asked for something else meanwhile, or for nothing', async () => {
    const team = await openApproved();
    await ask(team, { nick: 'Nova' });
    expect((await ask(team, { nick: 'Nova' })).wish?.revision).toBe(1);
    await ask(team, { nick: 'Palabrota' });
    await expect(decide(team, true, 1)).rejects.toMatchObject({ code: 'stale-write' });
    expect((await ask(team, { nick: 'Ana' })).wish).toMatchObject({ state: 'dropped', revision: 3 });
    await expect(decide(team, true, 2)).rejects.toMatchObject({ code: 'stale-write' });
    expect(await shown(team)).toBe('FNX Los Fénix: Ana');
  });

  it('of the team is not asked for any more where the captain takes the present one back', async () => {
    const team = await openApproved();
    await ask(team, { nick: 'Nova', unit: { name: 'Águilas', tag: '' } });
    const { wish } = await ask(team, { unit: { name: 'Los Fénix', tag: 'FNX' } });
    expect(wish).toEqual({ revision: 2, state: 'asked', nick: 'Nova', unit: null });
  });

  it('is not wished for where the organiser has corrected it meanwhile', async () => {
    const team = await openApproved();
    await ask(team, { nick: 'Nova' });
    await desk().correctMember(ORGANISER, team.id, team.id, { phone: '+52 55 1234 0000' });
    expect((await own(team.privateCode)).wish).toMatchObject({ state: 'asked', nick: 'Nova' });
    await desk().correctMember(ORGANISER, team.id, team.id, { nick: 'Anita' });
    await expect(decide(team, true, 1)).rejects.toMatchObject({ code: 'stale-write' });
    expect(await shown(team)).toBe('FNX Los Fénix: Anita');
  });

  it('and a team name of the same wish stays asked for where the nick was corrected', async () => {
    const team = await openApproved();
    await ask(team, { nick: 'Nova', unit: { name: 'Águilas', tag: '' } });
    await desk().correctMember(ORGANISER, team.id, team.id, { nick: 'Anita' });
    await expect(decide(team, true, 1)).rejects.toMatchObject({ code: 'stale-write' });
    await decide(team, true, 2);
    expect(await shown(team)).toBe(' Águilas: Anita');
  });

  it('is a wish of a substitute who joins after the approval, and a number until then', async () => {
    const team = await openApproved();
    const { id, privateCode } = await desk().accept({ ...partnerOf(team, 3), nick: 'Palabrota' });
    const { number, members } = await ticketOf(team);
    expect(members.map(({ name }) => name)).toEqual(['Ana', 'Bruno', `Jugador ${number}-3`]);
    const wish = { revision: 1, state: 'asked', nick: 'Palabrota', unit: null };
    expect((await own(privateCode)).wish).toEqual(wish);
    await decide(team, true, 1, id);
    expect((await ticketOf(team)).members[2]?.name).toBe('Palabrota');
  });
});

describe('a decision', () => {
  const AGUILAS = { name: 'Águilas', tag: '' };

  it.each(['approved', 'rejected', 'pending'] as const)(
    'to %s that saw other names is refused with both, and taken on the present ones',
    async (status) => {
      const team = await openTeam();
      if (status === 'pending') await setStatus(team, 'rejected');
      const before = await seenNow(team);
      await ask(team, { nick: 'Nova', unit: AGUILAS });
      await expect(setStatus(team, status, before)).rejects.toMatchObject({
        code: 'stale-write',
        message:
          'Se llamaba «Los Fénix», ahora «Águilas». Su sigla era «FNX», ahora ninguna. Se llamaba «Ana», ahora «Nova».',
        fields: { 'names.name': 'Águilas', 'names.tag': '', 'names.nicks.1': 'Nova' },
      });
      expect((await own(team.privateCode)).status).toBe(status === 'pending' ? 'rejected' : 'pending');
      await setStatus(team, status);
      expect(await own(team.privateCode)).toMatchObject({ status, nick: 'Nova', wish: { state: 'taken' } });
    },
  );

  it('names who joined meanwhile, and who left', async () => {
    const team = await openTeam();
    const before = await seenNow(team);
    const { privateCode } = await desk().accept({ ...partnerOf(team, 3), nick: 'Palabrota' });
    await expect(setStatus(team, 'approved', before)).rejects.toMatchObject({
      message: 'No tenía nombre, ahora «Palabrota».',
      fields: { 'names.nicks.3': 'Palabrota' },
    });
    const full = await seenNow(team);
    await desk().withdraw(privateCode);
    await expect(setStatus(team, 'approved', full)).rejects.toMatchObject({
      message: 'Se llamaba «Palabrota», ahora sin nombre.',
    });
    const { nicks, ...unit } = await seenNow(team);
    expect(await setStatus(team, 'approved', { ...unit, nicks: { ...nicks, 3: '' } })).toMatchObject({
      status: 'approved',
    });
  });

  it('sent again answers as before, whatever was asked for since', async () => {
    const team = await openTeam();
    const names = await seenNow(team);
    const approve = () =>
      desk().decide(ORGANISER, team.id, { status: 'approved', reason: null, expected: 'pending', names });
    const first = await approve();
    const wish = (await ask(team, { nick: 'Nova' })).wish;
    expect(await approve()).toMatchObject({ nick: 'Ana', decidedAt: first.decidedAt });
    expect(wish).toMatchObject({ state: 'asked', nick: 'Nova' });
  });

  it('that somebody else took meanwhile says who, not that there is another name', async () => {
    const team = await openTeam();
    const names = await seenNow(team);
    await ask(team, { nick: 'Nova' });
    await setStatus(team, 'approved');
    const late = { status: 'rejected', reason: null, expected: 'pending', names } as const;
    const refused = desk().decide(ORGANISER, team.id, late);
    await expect(refused).rejects.toMatchObject({ code: 'stale-write', fields: undefined });
    await expect(refused).rejects.toThrow('decidi');
  });

  it('about many refuses the row of who has another name, with both', async () => {
    const teams = [await openTeam(), await openTeam()] as const;
    const ids = teams.map(({ id }) => id);
    const names = await namesNow(needs(), ids);
    await ask(teams[0], { nick: 'Nova' });
    const approval = { status: 'approved', reason: null, expected: 'pending' } as const;
    const { results } = await desk().decideMany(ORGANISER, ids, approval, names);
    expect(results).toMatchObject([
      {
        success: false,
        code: 'stale-write',
        error: 'Se llamaba «Ana», ahora «Nova».',
        fields: { 'names.nicks.1': 'Nova' },
      },
      { success: true },
    ]);
    expect(await shown(teams[1])).toBe('FNX Los Fénix: Ana');
  });

  it('that names nothing makes no name public that came after the registration, until an organiser takes it', async () => {
    const team = await openTeam();
    await ask(team, { unit: AGUILAS });
    const approved = await setStatus(team, 'approved', null);
    expect(approved.unit).toMatchObject({ name: 'Equipo 1', tag: '' });
    const { members } = await ticketOf(team);
    expect(members.map(({ name }) => name)).toEqual(['Ana', 'Jugador 1-2', '']);
    expect(approved.members).toMatchObject([
      { wish: { state: 'asked', nick: null, unit: AGUILAS } },
      { nick: '', wish: { state: 'asked', nick: 'Bruno' } },
      {},
    ]);
    await decide(team, true, 1);
    expect(await shown(team)).toBe(' Águilas: Ana');
  });

  it('that names nothing keeps the team name where only the nicks are new', async () => {
    const team = await openTeam();
    await ask(team, { nick: 'Nova' });
    await setStatus(team, 'approved', null);
    expect(await shown(team)).toBe('FNX Los Fénix: Jugador 1');
  });

  it('that names nothing shows what an earlier one saw', async () => {
    const team = await openTeam();
    await ask(team, { nick: 'Nova' });
    await setStatus(team, 'rejected');
    await setStatus(team, 'approved', null);
    expect(await shown(team)).toBe('FNX Los Fénix: Nova');
  });

  it('that names nothing shows no team name of a captain who left, or whose nick was corrected', async () => {
    const [left, corrected] = [await openTeam(), await openTeam()];
    for (const team of [left, corrected]) await ask(team, { nick: 'Nova', unit: AGUILAS });
    await desk().withdraw(left.privateCode);
    expect(await seenNow(left)).toMatchObject({ name: 'Equipo 1', tag: '' });
    await desk().correctMember(ORGANISER, corrected.id, corrected.id, { nick: 'Anita' });
    await setStatus(corrected, 'approved', null);
    expect(await shown(corrected)).toBe(' Equipo 1: Anita');
  });

  it('that names nothing shows no team name of a captain whom an organiser replaced', async () => {
    const team = await openTeam();
    await ask(team, { unit: AGUILAS });
    const { requestId, fullName, freeFireId, email, phone } = playerOf(team.tournamentId, 31);
    const seated = {
      ...eachPlayerField(() => ''),
      requestId,
      fullName,
      freeFireId,
      email,
      phone,
      nick: 'Sol',
      reason: 'No vino',
    };
    await desk().replaceMember(ORGANISER, team.id, team.id, seated);
    await setStatus(team, 'approved', null);
    expect((await seenNow(team)).name).toBe('Equipo 1');
  });
});

describe('who plays', () => {
  const roster = ({ tournamentId }: Team) => needs().database.get(ROSTERS, tournamentId);
  const shownAs = (name: string, tag: string) => ({ listed: true, units: { 1: { name, tag } } });

  it('has no name that nobody approved: not at first, not later', async () => {
    const team = await openTeam();
    expect(JSON.stringify(await roster(team))).not.toContain('Fénix');
    await ask(team, { nick: 'Nova', unit: { name: 'Águilas', tag: '' } });
    expect(JSON.stringify(await roster(team))).not.toContain('Águilas');
    await setStatus(team, 'approved');
    expect(await roster(team)).toMatchObject(shownAs('Águilas', ''));
    await ask(team, { unit: { name: 'Palabrota', tag: 'PAL' } });
    expect(await roster(team)).toMatchObject(shownAs('Águilas', ''));
    await decide(team, true, 2);
    expect(await roster(team)).toMatchObject(shownAs('Palabrota', 'PAL'));
    await setStatus(team, 'rejected');
    expect(await roster(team)).toEqual({ id: team.tournamentId, listed: true, units: {} });
  });

  it('loses a unit that withdraws, and is as public as its tournament', async () => {
    const team = await openApproved();
    const set = (status: 'draft' | 'published') =>
      updateTournament(needs(), ORGANISER, team.tournamentId, {
        id: null,
        changes: { status },
        expectedUpdatedAt: null,
      });
    await set('draft');
    expect(await roster(team)).toMatchObject({ listed: false, units: { 1: { name: 'Los Fénix' } } });
    await set('published');
    await desk().withdrawUnit(team.privateCode);
    expect(await roster(team)).toEqual({ id: team.tournamentId, listed: true, units: {} });
  });

  it('is gone with the tournament', async () => {
    const team = await openApproved();
    await deleteTournament(needs(), ORGANISER, team.tournamentId, true);
    expect(await roster(team)).toBeNull();
  });
});
