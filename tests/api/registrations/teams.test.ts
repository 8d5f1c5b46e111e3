import * as api from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { byCode, call, refused } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { partnerBody, playerBody } from '../support/samples.ts';

const { firestore, token, open: openWith, register } = await openOrganiser();

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
    expect((await call(members.acceptInvitation, { body: bodies[1] })).data).toEqual(receipts[1]);

    const partner = await own(receipts[0]?.privateCode ?? '');
    const bruno = { fullName: 'Ana Torres', nick: 'Bruno', role: 'player' };
    expect(partner).toMatchObject({ ...bruno, invitation: null, removable: [], incompleteUntil: null });
    expect(JSON.stringify(partner)).not.toContain(bodies[1]?.freeFireId);
    expect((await call(api.setRegistrationStatus, approval)).data.status).toBe('approved');
    expect(await placesOf(tournamentId)).toBe(1);
    // All three partners gave this address. It gets one mail when the first of them accepts, and one
    // about the approval.
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
    const third = (await call(members.acceptInvitation, { body: acceptance(captain) })).data;
    await call(members.withdrawUnit, byCode(partner.privateCode));
    const whys = [captain, partner, third].map(async ({ privateCode }) => {
      const { error } = await refused(api.getOwnRegistration, 'not-found', byCode(privateCode));
      return error;
    });
    const { withdrawn, team } = DEPARTURES;
    expect(await Promise.all(whys)).toEqual([withdrawn, withdrawn, team]);
    expect(await placesOf(tournamentId)).toBe(0);
    expect((await ticketAt(captain.ticketId)).exists).toBe(false);
  });
});

describe('the id of a member', () => {
  it('registers nobody, so a captain never gets the private code of a teammate', async () => {
    const tournamentId = await open();
    const captain = await registerTeam(tournamentId);
    await call(members.acceptInvitation, { body: acceptance(captain) });
    const [mate] = (await own(captain.privateCode)).removable;
    const { answers, ...player } = playerBody(tournamentId, { requestId: mate?.memberId });
    const sent = [
      await refused(api.createRegistration, 'validation-failed', { body: { ...player, answers } }),
      await refused(api.addRegistration, 'validation-failed', {
        token,
        params: { id: tournamentId },
        body: { ...player, tournamentId: undefined },
      }),
    ];
    for (const { fields } of sent) expect(Object.keys(fields ?? {})).toEqual(['requestId']);
  });
});

describe('the link of a team', () => {
  it('is read by an organiser, who added a captain without a private link, and fills the team', async () => {
    const tournamentId = await open();
    const {
      answers: _,
      tournamentId: __,
      ...player
    } = playerBody(tournamentId, {
      unit: { name: 'Los Cóndores', tag: 'CND' },
    });
    const added = { token, params: { id: tournamentId }, body: player };
    const { id } = (await call(api.addRegistration, added)).data;
    const link = async () => (await call(members.getTeamLink, { token, params: { id } })).data.invitationCode;
    const invitationCode = (await link()) ?? '';
    const ended = firestore.doc(`tournaments/${tournamentId}`);
    await ended.update({ endedAt: new Date() });
    expect(await link()).toBeNull();
    await ended.update({ endedAt: null });
    const body = { ...partnerBody('Bruno'), email: 'bruno@correo.test', invitationCode };
    const { privateCode } = (await call(members.acceptInvitation, { body })).data;
    expect((await own(privateCode)).members.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(await link()).toBeNull();
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
