import { confirmPlace, putRoom } from '@copa/domain/day/endpoints';
import { HOUR_MS } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import type { Registration, RegistrationReceipt } from '@copa/domain/registrations/registration';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { call, refused, request } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';
import { personBody } from './support/samples.ts';

const { firestore, token, open: openWith, register } = await openOrganiser();

const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };
const reason = 'Lo pidió el equipo';

const open = (changes: Partial<TournamentFormValues> = {}) => openWith({ modality: 'duo', ...changes });
const registerTeam = (tournamentId: string): Promise<RegistrationReceipt> =>
  register(tournamentId, { nick: 'Ana', unit: LOS_FENIX });

const invitationOf = ({ invitation }: Pick<RegistrationReceipt, 'invitation'>): string => {
  if (invitation === null) throw new Error('a registration without an invitation');
  return invitation.invitationCode;
};

const acceptance = (receipt: RegistrationReceipt) => ({
  ...personBody(),
  nick: 'Bruno',
  ageBand: 'adult',
  email: 'bruno@correo.test',
  requestId: crypto.randomUUID(),
  invitationCode: invitationOf(receipt),
});

function idOf({ members: all }: Registration, index: number): string {
  const member = all[index];
  if (member?.state !== 'accepted') throw new Error('nobody has that slot');
  return member.id;
}

const by = (privateCode: string) => ({ headers: { 'Private-Code': privateCode } });
const own = async (privateCode: string) => (await call(api.getOwnRegistration, by(privateCode))).data;
const ticketAt = (id: string | null) => firestore.doc(`tickets/${id}`).get();
const placesOf = async (id: string) => (await call(getTournament, { params: { id } })).data.currentPlayers;

describe('a team', () => {
  it('that waits says so to whoever is invited, and in their receipt', async () => {
    const tournamentId = await open({ maxPlayers: 1, waitlist: { max: 5 } });
    await registerTeam(tournamentId);
    const body = acceptance(await registerTeam(tournamentId));
    const headers = { 'Invitation-Code': body.invitationCode };
    const invited = (await call(members.getInvitation, { headers })).data;
    const entered = (await call(members.acceptInvitation, { body })).data;
    expect([invited.place, entered.place]).toEqual(['waiting', 'waiting']);
  });

  it('is complete once everybody has accepted, and each has a link of their own', async () => {
    const tournamentId = await open({ modality: 'squad' });
    const captain = await registerTeam(tournamentId);
    expect(captain.members.map(({ state, role }) => `${role} ${state}`)).toEqual([
      'captain accepted',
      'player invited',
      'player invited',
      'player invited',
    ]);
    const opened = await call(members.getInvitation, {
      headers: { 'Invitation-Code': invitationOf(captain) },
    });
    expect(opened.data).toMatchObject({
      tournamentId,
      captain: 'Ana',
      unit: { name: 'Los Fénix' },
      role: 'player',
    });
    const params = { id: captain.id };
    const approve = { token, params, body: { status: 'approved' } };
    await refused(api.setRegistrationStatus, 'unit-incomplete', approve);

    const bodies = [0, 1, 2].map(() => acceptance(captain));
    const receipts = await Promise.all(
      bodies.map(async (body) => (await call(members.acceptInvitation, { body })).data),
    );
    expect(new Set([captain, ...receipts].map(({ privateCode }) => privateCode)).size).toBe(4);
    expect(new Set([captain, ...receipts].map(({ ticketId }) => ticketId)).size).toBe(1);
    // A lost answer is asked for again.
    expect((await call(members.acceptInvitation, { body: bodies[1] })).data).toEqual(receipts[1]);

    const partner = await own(receipts[0]?.privateCode ?? '');
    expect(partner).toMatchObject({
      fullName: 'Ana Torres',
      nick: 'Bruno',
      role: 'player',
      invitation: null,
      removable: [],
    });
    expect(partner.incompleteUntil).toBeNull();
    expect(JSON.stringify(partner)).not.toContain(bodies[1]?.freeFireId);
    expect((await call(api.setRegistrationStatus, approve)).data.status).toBe('approved');
    expect(await placesOf(tournamentId)).toBe(1);
    // Both partners named one mailbox: it hears that one of them arrived, and that the team is in.
    const mails = await firestore.collection('mail').where('to', '==', ['bruno@correo.test']).get();
    const queued = mails.docs.filter(({ id }) => receipts.some((receipt) => id.startsWith(receipt.id)));
    expect(queued).toHaveLength(2);
  });

  it('gives its slots to the first of those who race for them by one link, and tells the others', async () => {
    const tournamentId = await open({ substitutes: 1 });
    const captain = await registerTeam(tournamentId);
    await call(members.acceptInvitation, { body: acceptance(captain) });
    const bodies = Array.from({ length: 5 }, () => acceptance(captain));
    const answers = await Promise.all(bodies.map((body) => request(members.acceptInvitation, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    const told = answers
      .filter(({ status }) => status === 409)
      .map(async (each) => (await each.json()) as object);
    for (const body of await Promise.all(told)) expect(body).toMatchObject({ code: 'invitation-full' });
    const claims = await firestore.collection(`tournaments/${tournamentId}/claims`).get();
    expect(claims.size).toBe(3);
  });

  it('is left by its captain to the next, and withdrawn by its captain alone', async () => {
    const tournamentId = await open();
    const captain = await registerTeam(tournamentId);
    const partner = (await call(members.acceptInvitation, { body: acceptance(captain) })).data;
    await refused(members.withdrawUnit, 'captain-only', by(partner.privateCode));
    await call(api.withdrawRegistration, by(captain.privateCode));
    await refused(api.getOwnRegistration, 'not-found', by(captain.privateCode));
    const left = await own(partner.privateCode);
    expect(left).toMatchObject({
      role: 'captain',
      place: 'held',
      members: [{ state: 'invited' }, { name: 'Bruno' }],
    });
    expect(left.invitation).toEqual(captain.invitation);
    await call(members.withdrawUnit, by(partner.privateCode));
    expect(await placesOf(tournamentId)).toBe(0);
    expect((await ticketAt(captain.ticketId)).exists).toBe(false);
  });

  it('is named by its captain, and each member by themselves', async () => {
    const captain = await registerTeam(await open());
    const partner = (await call(members.acceptInvitation, { body: acceptance(captain) })).data;
    const unit = { name: 'Las Águilas', tag: '' };
    await refused(members.editOwnRegistration, 'captain-only', {
      ...by(partner.privateCode),
      body: { unit },
    });
    await call(members.editOwnRegistration, { ...by(partner.privateCode), body: { nick: 'Rayo' } });
    await call(members.editOwnRegistration, { ...by(captain.privateCode), body: { unit } });
    expect((await ticketAt(captain.ticketId)).data()).toMatchObject({
      name: 'Las Águilas',
      members: [{ name: 'Ana' }, { name: 'Rayo' }],
    });
    const nick = 'gana en copa.xyz';
    await refused(members.editOwnRegistration, 'validation-failed', {
      ...by(captain.privateCode),
      body: { nick },
    });
  });
});

describe('an invitation', () => {
  it('is changed by its captain for another: the former one says so, asked twice it is changed once', async () => {
    const captain = await registerTeam(await open());
    const body = acceptance(captain);
    const change = {
      ...by(captain.privateCode),
      body: { invitationCode: body.invitationCode },
    };
    const { data } = await call(members.replaceInvitation, change);
    expect((await call(members.replaceInvitation, change)).data.invitation).toEqual(data.invitation);
    await refused(members.acceptInvitation, 'invitation-changed', { body });
    const headers = { 'Invitation-Code': body.invitationCode };
    await refused(members.getInvitation, 'invitation-changed', { headers });
    const invitationCode = invitationOf(data);
    expect(invitationCode).not.toBe(body.invitationCode);
    await call(members.acceptInvitation, { body: { ...body, invitationCode } });
  });

  it('lets nobody in while its captain keeps it closed, and says so', async () => {
    const captain = await registerTeam(await open());
    const body = acceptance(captain);
    const shut = { ...by(captain.privateCode), body: { open: false } };
    expect((await call(members.openInvitation, shut)).data.invitation).toMatchObject({ open: false });
    const { error } = await refused(members.acceptInvitation, 'invitation-closed', { body });
    expect(error).toMatch(/^El capitán cerró el enlace/);
    await call(members.openInvitation, { ...shut, body: { open: true } });
    const partner = (await call(members.acceptInvitation, { body })).data;
    await refused(members.openInvitation, 'captain-only', {
      ...by(partner.privateCode),
      body: { open: false },
    });
  });

  it('does not bring back by the same request whom the captain took out, whose data and links are gone', async () => {
    const captain = await registerTeam(await open());
    const body = acceptance(captain);
    const partner = (await call(members.acceptInvitation, { body })).data;
    const [removable] = (await own(captain.privateCode)).removable;
    const removal = {
      ...by(captain.privateCode),
      params: { memberId: removable?.memberId ?? '' },
    };
    await refused(members.removeTeammate, 'captain-only', { ...removal, ...by(partner.privateCode) });
    for (const { data } of [
      await call(members.removeTeammate, removal),
      await call(members.removeTeammate, removal),
    ]) {
      expect(data).toMatchObject({ members: [{ state: 'accepted' }, { state: 'invited' }], removable: [] });
    }
    await refused(api.getOwnRegistration, 'not-found', by(partner.privateCode));
    expect((await ticketAt(partner.ticketId)).exists).toBe(false);
    await refused(members.acceptInvitation, 'registration-withdrawn', { body });
    const stored = await firestore.doc(`registrations/${captain.id}`).get();
    expect(JSON.stringify(stored.data())).not.toContain(body.freeFireId);
    const audit = await firestore
      .collection('audit')
      .where('target', '==', `registrations/${captain.id}`)
      .get();
    const acts = audit.docs.map((entry) => `${entry.get('actor.uid')} ${entry.get('action')}`);
    expect(acts).toEqual(['player registration.remove-member']);
  });

  it('is closed for a team that has no place, and lets nobody in twice', async () => {
    const tournamentId = await open();
    const [one, two] = [await registerTeam(tournamentId), await registerTeam(tournamentId)];
    const body = acceptance(one);
    await call(members.acceptInvitation, { body });
    const { freeFireId } = body;
    await refused(members.acceptInvitation, 'already-registered', {
      body: { ...acceptance(two), freeFireId },
    });
    const rejected = { token, params: { id: two.id }, body: { status: 'rejected' } };
    await call(api.setRegistrationStatus, rejected);
    await refused(members.acceptInvitation, 'invitation-closed', { body: acceptance(two) });
    const headers = { 'Invitation-Code': acceptance(two).invitationCode };
    await refused(members.getInvitation, 'invitation-closed', { headers });
  });
});

describe('an organiser', () => {
  it('adds, corrects, replaces and removes members, each with a reason in the audit', async () => {
    const tournamentId = await open();
    const { id, ticketId } = await registerTeam(tournamentId);
    const options = { token, params: { id } };
    const requestId = crypto.randomUUID();
    await refused(members.addMember, 'validation-failed', { ...options, body: personBody() });
    const added = await call(members.addMember, { ...options, body: { ...personBody(), requestId, reason } });
    expect(added.data.members).toMatchObject([{ role: 'captain' }, { state: 'accepted' }]);
    const member = { token, params: { id, memberId: idOf(added.data, 1) } };
    const corrected = await call(members.correctMember, { ...member, body: { nick: 'Rayo' } });
    expect(corrected.data.members[1]).toMatchObject({ nick: 'Rayo' });
    const other = crypto.randomUUID();
    const replaced = await call(members.replaceMember, {
      ...member,
      body: { ...personBody(), requestId: other, reason },
    });
    await refused(members.removeMember, 'not-found', { ...member, body: { reason } });
    const removed = await call(members.removeMember, {
      token,
      params: { id, memberId: idOf(replaced.data, 1) },
      body: { reason },
    });
    // A removed member no longer reads the team or its rooms.
    const ticketIds = [added, replaced, removed].map(({ data }) => data.ticketId);
    expect(ticketIds[0]).toBe(ticketId);
    expect(new Set(ticketIds).size).toBe(3);
    const exist = await Promise.all(ticketIds.map(async (each) => (await ticketAt(each)).exists));
    expect(exist).toEqual([false, false, true]);
    expect(removed.data.members).toMatchObject([{ state: 'accepted' }, { state: 'invited' }]);
    const audit = await firestore.collection('audit').where('target', '==', `registrations/${id}`).get();
    expect(audit.docs.map((entry) => String(entry.get('action'))).toSorted()).toEqual([
      'registration.add-member',
      'registration.correct',
      'registration.remove-member',
      'registration.replace-member',
    ]);
    expect(audit.docs.filter((entry) => entry.get('after.reason') === reason)).toHaveLength(3);
  });
});

describe('a ticket', () => {
  it('is replaced by a member or an organiser, and gives no power over the registration', async () => {
    const { id, privateCode, ticketId } = await registerTeam(await open());
    expect((await ticketAt(ticketId)).exists).toBe(true);
    const first = (await call(members.replaceOwnTicket, by(privateCode))).data.ticketId;
    const second = (await call(members.replaceTicket, { token, params: { id } })).data.ticketId;
    expect(new Set([ticketId, first, second]).size).toBe(3);
    for (const old of [ticketId, first]) expect((await ticketAt(old)).exists).toBe(false);
    expect((await ticketAt(second)).exists).toBe(true);
    for (const endpoint of [api.getOwnRegistration, api.withdrawRegistration, members.withdrawUnit]) {
      await refused(endpoint, 'not-found', by(second ?? ''));
    }
    await refused(members.getInvitation, 'not-found', { headers: { 'Invitation-Code': second ?? '' } });
  });

  it('is replaced by its team five times a day, which the audit tells, and then by organisers alone', async () => {
    const { id, privateCode } = await registerTeam(await open());
    for (let turn = 0; turn < 5; turn += 1) await call(members.replaceOwnTicket, by(privateCode));
    const { error } = await refused(members.replaceOwnTicket, 'rate-limited', by(privateCode));
    expect(error).toMatch(/^El enlace ya se cambió 5 veces en un día/);
    await call(members.replaceTicket, { token, params: { id } });
    const audit = await firestore.collection('audit').where('target', '==', `registrations/${id}`).get();
    const replacements = audit.docs.filter((entry) => entry.get('action') === 'registration.replace-ticket');
    const players = replacements.filter((entry) => entry.get('actor.uid') === 'player');
    expect([players.length, replacements.length]).toEqual([5, 6]);
  });
});

describe('the ticket of a team', () => {
  it('is another one once a member has left: who left reads no room and confirms nothing', async () => {
    const tournamentId = await open();
    const captain = await registerTeam(tournamentId);
    const partner = (await call(members.acceptInvitation, { body: acceptance(captain) })).data;
    const room = firestore.doc(`tickets/${captain.ticketId}/rooms/1-1`);
    await call(api.setRegistrationStatus, {
      token,
      params: { id: captain.id },
      body: { status: 'approved' },
    });
    const openAt = new Date(Date.now() - HOUR_MS).toISOString();
    await call(putRoom, { token, params: { id: tournamentId, match: '1' }, body: { roomId: '123', openAt } });
    expect((await room.get()).exists).toBe(true);
    await firestore.doc(`registrations/${captain.id}`).update({ listens: true });
    await firestore.doc(`phones/${captain.id}`).set({ devices: [] });

    await call(api.withdrawRegistration, by(partner.privateCode));
    const { ticketId } = await own(captain.privateCode);
    expect(ticketId).not.toBe(captain.ticketId);
    expect((await ticketAt(captain.ticketId)).exists).toBe(false);
    expect((await ticketAt(ticketId)).exists).toBe(true);
    expect((await room.get()).exists).toBe(false);
    expect((await firestore.doc(`phones/${captain.id}`).get()).exists).toBe(false);
    await refused(confirmPlace, 'not-found', {
      headers: { 'Ticket-Id': captain.ticketId },
      body: { window: 'entry' },
    });
  });
});
