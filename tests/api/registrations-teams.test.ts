import * as api from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { byCode, call, refused } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';
import { partnerBody } from './support/samples.ts';

const { firestore, token, open: openWith, register, approve } = await openOrganiser();

const open = (changes: Partial<TournamentFormValues> = {}) => openWith({ modality: 'duo', ...changes });
const registerTeam = (tournamentId: string): Promise<RegistrationReceipt> =>
  register(tournamentId, { nick: 'Ana', unit: { name: 'Los Fénix', tag: 'FNX' } });

const acceptance = ({ invitation }: RegistrationReceipt) => ({
  ...partnerBody('Bruno'),
  email: 'bruno@correo.test',
  invitationCode: invitation?.invitationCode ?? '',
});
const own = async (privateCode: string) => (await call(api.getOwnRegistration, byCode(privateCode))).data;
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
    const headers = { 'Invitation-Code': captain.invitation?.invitationCode ?? '' };
    const opened = (await call(members.getInvitation, { headers })).data;
    const told = { tournamentId, captain: 'Ana', unit: { name: 'Los Fénix' }, role: 'player' };
    expect(opened).toMatchObject(told);
    const approval = { token, params: { id: captain.id }, body: { status: 'approved' } };
    await refused(api.setRegistrationStatus, 'unit-incomplete', approval);

    const bodies = [0, 1, 2].map(() => acceptance(captain));
    const receipts = await Promise.all(
      bodies.map(async (body) => (await call(members.acceptInvitation, { body })).data),
    );
    expect(new Set([captain, ...receipts].map(({ privateCode }) => privateCode)).size).toBe(4);
    expect(new Set([captain, ...receipts].map(({ ticketId }) => ticketId)).size).toBe(1);
    // A lost answer is asked for again.
    expect((await call(members.acceptInvitation, { body: bodies[1] })).data).toEqual(receipts[1]);

    const partner = await own(receipts[0]?.privateCode ?? '');
    const bruno = { fullName: 'Ana Torres', nick: 'Bruno', role: 'player' };
    expect(partner).toMatchObject({ ...bruno, invitation: null, removable: [], incompleteUntil: null });
    expect(JSON.stringify(partner)).not.toContain(bodies[1]?.freeFireId);
    expect((await call(api.setRegistrationStatus, approval)).data.status).toBe('approved');
    expect(await placesOf(tournamentId)).toBe(1);
    // Both partners named one mailbox: it hears that one of them arrived, and that the team is in.
    const mails = await firestore.collection('mail').where('to', '==', ['bruno@correo.test']).get();
    const queued = mails.docs.filter(({ id }) => receipts.some((receipt) => id.startsWith(receipt.id)));
    expect(queued).toHaveLength(2);
  });

  it('is left by its captain to the next, and withdrawn by its captain alone', async () => {
    const tournamentId = await open();
    const captain = await registerTeam(tournamentId);
    const partner = (await call(members.acceptInvitation, { body: acceptance(captain) })).data;
    await refused(members.withdrawUnit, 'captain-only', byCode(partner.privateCode));
    await call(api.withdrawRegistration, byCode(captain.privateCode));
    await refused(api.getOwnRegistration, 'not-found', byCode(captain.privateCode));
    const left = await own(partner.privateCode);
    const slots = [{ state: 'invited' }, { name: 'Bruno' }];
    expect(left).toMatchObject({ role: 'captain', place: 'held', members: slots });
    expect(left.invitation).toEqual(captain.invitation);
    await call(members.withdrawUnit, byCode(partner.privateCode));
    expect(await placesOf(tournamentId)).toBe(0);
    expect((await ticketAt(captain.ticketId)).exists).toBe(false);
  });
});

describe('a name that a player changes', () => {
  it('is a wish after the approval, which an organiser takes as it was seen', async () => {
    const captain = await registerTeam(await open());
    await call(members.acceptInvitation, { body: acceptance(captain) });
    await approve(captain.id);
    const player = byCode(captain.privateCode);
    const asked = await call(members.editOwnRegistration, { ...player, body: { nick: 'Nova' } });
    expect(asked.data).toMatchObject({ nick: 'Ana', wish: { revision: 1, state: 'asked', nick: 'Nova' } });
    const decide = (revision: number) => ({
      token,
      params: { id: captain.id, memberId: captain.id },
      body: { taken: true, revision },
    });
    await refused(members.decideNames, 'stale-write', decide(2));
    expect((await call(members.decideNames, decide(1))).data.nick).toBe('Nova');
    const empty = { ...player, body: { nick: ' ' } };
    const { fields } = await refused(members.editOwnRegistration, 'validation-failed', empty);
    expect(fields).toEqual({ nick: 'El nick es obligatorio' });
  });
});

describe('a ticket', () => {
  it('is replaced by a member or an organiser, and gives no power over the registration', async () => {
    const { id, privateCode, ticketId } = await registerTeam(await open());
    expect((await ticketAt(ticketId)).exists).toBe(true);
    const first = (await call(members.replaceOwnTicket, byCode(privateCode))).data.ticketId;
    const second = (await call(members.replaceTicket, { token, params: { id } })).data.ticketId;
    expect(new Set([ticketId, first, second]).size).toBe(3);
    for (const old of [ticketId, first]) expect((await ticketAt(old)).exists).toBe(false);
    expect((await ticketAt(second)).exists).toBe(true);
    for (const endpoint of [api.getOwnRegistration, api.withdrawRegistration, members.withdrawUnit]) {
      await refused(endpoint, 'not-found', byCode(second ?? ''));
    }
    await refused(members.getInvitation, 'not-found', { headers: { 'Invitation-Code': second ?? '' } });
  });
});
