import * as api from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import { withdrawUnit } from '@copa/domain/registrations/own-endpoints';
import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import { listAudit } from '@copa/domain/site/endpoints';
import { deleteTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signUp } from './support/accounts.ts';
import { byCode, call, refused } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';
import { partnerBody, tournamentBody } from './support/samples.ts';

const { auth, firestore, token, linkedFormId, open, register, approve: approveUnit } = await openOrganiser();
const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });

interface Team {
  readonly id: string;
  readonly code: string;
  /** The substitute has not joined. */
  readonly invitation: string;
}

/** A duo of Ana and Bruno, "Los Fénix", with a place for a substitute. */
async function openTeam(): Promise<Team> {
  const tournamentId = await open({ modality: 'duo', substitutes: 1 });
  const team = { nick: 'Ana', unit: { name: 'Los Fénix', tag: 'FNX' } };
  const { id, privateCode, invitation } = await register(tournamentId, team);
  const { invitationCode = '' } = invitation ?? {};
  await join('Bruno', invitationCode);
  return { id, code: privateCode, invitation: invitationCode };
}

async function join(nick: string, invitationCode: string) {
  const body = { ...partnerBody(nick), invitationCode };
  return (await call(members.acceptInvitation, { body })).data;
}

const approve = ({ id }: Team) => approveUnit(id);
const ask = async ({ code }: Team, body: object) =>
  (await call(members.editOwnRegistration, { headers: { 'Private-Code': code }, body })).data;
const decision = ({ id }: Team, taken: boolean, revision: number, memberId = id) => ({
  token,
  params: { id, memberId },
  body: { taken, revision },
});
async function ticketOf({ id }: Team): Promise<Ticket> {
  const { ticketId } = (await call(api.getRegistration, { token, params: { id } })).data;
  const ticket = await firestore.doc(`tickets/${ticketId}`).get();
  return z.parse(TicketSchema, { ...ticket.data(), id: ticket.id });
}

async function shown(team: Team): Promise<string> {
  const { name, unit, members: all } = await ticketOf(team);
  return `${unit.tag} ${name}: ${all[0]?.name}`;
}

describe('a name that a player changes', () => {
  it('is public at once before anybody approved the team', async () => {
    const team = await openTeam();
    expect((await ask(team, { nick: 'Nova', unit: { name: 'Águilas', tag: '' } })).wish).toBeNull();
    expect(await shown(team)).toBe(' Águilas: Nova');
  });

  it('is a wish after the approval: the old one stays public until an organiser takes it, audited', async () => {
    const team = await openTeam();
    await approve(team);
    const asked = await ask(team, { nick: 'Nova', unit: { name: 'Águilas', tag: 'AGU' } });
    expect(asked).toMatchObject({ nick: 'Ana', unit: { name: 'Los Fénix' } });
    expect(asked.wish).toEqual({
      revision: 1,
      state: 'asked',
      nick: 'Nova',
      unit: { name: 'Águilas', tag: 'AGU' },
    });
    expect(await shown(team)).toBe('FNX Los Fénix: Ana');

    const taken = (await call(members.decideNames, decision(team, true, 1))).data;
    expect(taken).toMatchObject({ nick: 'Nova', unit: { name: 'Águilas', tag: 'AGU' }, status: 'approved' });
    expect(await shown(team)).toBe('AGU Águilas: Nova');
    // The answer was lost: sent again, it says the same.
    expect((await call(members.decideNames, decision(team, true, 1))).data).toEqual(taken);
    const { entries } = (await call(listAudit, { token: owner })).data;
    const own = entries.filter(({ target }) => target === `registrations/${team.id}`);
    expect(own.filter(({ action }) => action === 'registration.take-names')).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain('Nova');
  });

  it('stays the old one where an organiser refuses it, and the player reads that', async () => {
    const team = await openTeam();
    await approve(team);
    await ask(team, { nick: 'Nova' });
    await call(members.decideNames, decision(team, false, 1));
    expect(await shown(team)).toBe('FNX Los Fénix: Ana');
    const { data } = await call(api.getOwnRegistration, byCode(team.code));
    expect(data.wish).toMatchObject({ state: 'refused', nick: 'Nova' });
    await refused(members.decideNames, 'stale-write', decision(team, true, 1));
    expect((await ask(team, { nick: 'Lince' })).wish).toMatchObject({ state: 'asked', revision: 2 });
  });

  it('is not taken where the player asked for something else meanwhile, or for nothing', async () => {
    const team = await openTeam();
    await approve(team);
    await ask(team, { nick: 'Nova' });
    expect((await ask(team, { nick: 'Nova' })).wish?.revision).toBe(1);
    await ask(team, { nick: 'Palabrota' });
    await refused(members.decideNames, 'stale-write', decision(team, true, 1));
    expect((await ask(team, { nick: 'Ana' })).wish).toMatchObject({ state: 'dropped' });
    await refused(members.decideNames, 'stale-write', decision(team, true, 2));
    expect(await shown(team)).toBe('FNX Los Fénix: Ana');
  });

  it('is not wished for where the organiser has corrected it meanwhile', async () => {
    const team = await openTeam();
    await approve(team);
    await ask(team, { nick: 'Nova' });
    const captain = { token, params: { id: team.id } };
    await call(api.correctRegistration, { ...captain, body: { phone: '+52 55 1234 0000' } });
    const { data: own } = await call(api.getOwnRegistration, byCode(team.code));
    expect(own.wish).toMatchObject({ state: 'asked', nick: 'Nova' });
    await call(api.correctRegistration, { ...captain, body: { nick: 'Anita' } });
    await refused(members.decideNames, 'stale-write', decision(team, true, 1));
    expect(await shown(team)).toBe('FNX Los Fénix: Anita');
  });

  it('is never empty', async () => {
    const team = await openTeam();
    const options = { headers: { 'Private-Code': team.code }, body: { nick: ' ' } };
    const { fields } = await refused(members.editOwnRegistration, 'validation-failed', options);
    expect(fields).toEqual({ nick: 'El nick es obligatorio' });
  });

  it('is a wish of a substitute who joins after the approval, and a number until then', async () => {
    const team = await openTeam();
    await approve(team);
    const { id, privateCode } = await join('Palabrota', team.invitation);
    const { number, members: before } = await ticketOf(team);
    expect(before.map(({ name }) => name)).toEqual(['Ana', 'Bruno', `Jugador ${number}-3`]);
    const own = await call(api.getOwnRegistration, byCode(privateCode));
    expect(own.data.wish).toEqual({ revision: 1, state: 'asked', nick: 'Palabrota', unit: null });

    await call(members.decideNames, decision(team, true, 1, id));
    expect((await ticketOf(team)).members[2]?.name).toBe('Palabrota');
  });
});

describe('who plays', () => {
  const roster = async (tournamentId: string): Promise<object> => {
    const stored = await firestore.doc(`rosters/${tournamentId}`).get();
    return stored.data() ?? {};
  };
  const tournamentOf = async ({ id }: Team) =>
    (await call(api.getRegistration, { token, params: { id } })).data.tournamentId;

  it('has no name that nobody approved: not at first, not later', async () => {
    const team = await openTeam();
    const id = await tournamentOf(team);
    const shownAs = (name: string, tag: string) => ({ listed: true, units: { 1: { name, tag } } });
    expect(JSON.stringify(await roster(id))).not.toContain('Fénix');
    await ask(team, { nick: 'Nova', unit: { name: 'Águilas', tag: '' } });
    expect(JSON.stringify(await roster(id))).not.toContain('Águilas');
    await approve(team);
    expect(await roster(id)).toEqual(shownAs('Águilas', ''));
    await ask(team, { unit: { name: 'Palabrota', tag: 'PAL' } });
    expect(await roster(id)).toEqual(shownAs('Águilas', ''));
    await call(members.decideNames, decision(team, true, 1));
    expect(await roster(id)).toEqual(shownAs('Palabrota', 'PAL'));
    await call(api.setRegistrationStatus, { token, params: { id: team.id }, body: { status: 'rejected' } });
    expect(await roster(id)).toEqual({ listed: true, units: {} });
  });

  it('loses a unit that withdraws, and is as public as its tournament', async () => {
    const team = await openTeam();
    const id = await tournamentOf(team);
    await approve(team);
    const body = { ...tournamentBody({ linkedFormId, modality: 'duo', substitutes: 1 }), status: 'draft' };
    await call(updateTournament, { token, params: { id }, body });
    expect(await roster(id)).toMatchObject({ listed: false, units: { 1: { name: 'Los Fénix' } } });
    await call(updateTournament, { token, params: { id }, body: { ...body, status: 'published' } });
    await call(withdrawUnit, byCode(team.code));
    expect(await roster(id)).toEqual({ listed: true, units: {} });
  });

  it('is gone with the tournament', async () => {
    const team = await openTeam();
    const id = await tournamentOf(team);
    await approve(team);
    await call(deleteTournament, { token, params: { id }, query: { force: 'true' } });
    expect((await firestore.doc(`rosters/${id}`).get()).exists).toBe(false);
  });
});
