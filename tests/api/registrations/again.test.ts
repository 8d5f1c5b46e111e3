import * as api from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { setTournamentCancellation } from '@copa/domain/tournaments/endpoints';
import { expect, it } from 'vitest';
import { byCode, call, refused } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { partnerBody, playerBody } from '../support/samples.ts';

const { token, firestore, open: openWith, register, approve } = await openOrganiser();

const open = (name: string) => openWith({ name, modality: 'duo' });
const UNIT = { name: 'Los Fénix', tag: 'FNX' };

function accept({ invitation }: Pick<RegistrationReceipt, 'invitation'>, person = partnerBody('Bruno')) {
  const body = { ...person, invitationCode: invitation?.invitationCode ?? '' };
  return call(members.acceptInvitation, { body });
}

async function played(name = 'Copa #1') {
  const id = await open(name);
  const captain = await register(id, { nick: 'Ana', unit: UNIT });
  const partner = partnerBody('Bruno');
  const { privateCode } = (await accept(captain, partner)).data;
  await approve(captain.id);
  return { id, captain, partner, partnerCode: privateCode };
}

const askAgain = async (code: string) => (await call(members.getSameTeam, byCode(code))).data;
const idsOf = (list: readonly { readonly tournamentId: string }[]) =>
  list.map(({ tournamentId }) => tournamentId);

const again = (tournamentId: string, { captain }: Awaited<ReturnType<typeof played>>, changes = {}) =>
  register(tournamentId, {
    freeFireId: captain.freeFireId,
    nick: 'Ana',
    unit: UNIT,
    again: captain.privateCode,
    ...changes,
  });

it('offers the captain the next tournament of the series first, with what she typed, and the others nothing', async () => {
  const team = await played();
  const other = await open('Otra copa');
  const next = await open('Copa #2');
  const alone = await openWith({ name: 'Copa #3', modality: 'solo' });
  const offered = await askAgain(team.captain.privateCode);
  expect(idsOf(offered.next)[0]).toBe(next);
  expect(idsOf(offered.next)).toContain(other);
  expect(idsOf(offered.next)).not.toContain(alone);
  expect(idsOf(offered.next)).not.toContain(team.id);
  const { freeFireId, email, phone } = team.captain;
  expect(offered.own).toMatchObject({ player: { nick: 'Ana', freeFireId, email, phone }, unit: UNIT });
  expect(JSON.stringify(offered)).not.toContain(team.partner.freeFireId);
  expect(await askAgain(team.partnerCode)).toEqual({ own: null, next: [], invitations: [] });
});

it('leads the members to the invitation, who are seated by nothing but their own acceptance', async () => {
  const team = await played('Liga #1');
  const next = await open('Liga #2');
  const registered = await again(next, team);
  expect(registered.members.map(({ state }) => state)).toEqual(['accepted', 'invited']);
  expect(idsOf((await askAgain(team.captain.privateCode)).next)).not.toContain(next);
  expect((await askAgain(team.captain.privateCode)).invitations).toEqual([]);

  const offered = await askAgain(team.partnerCode);
  expect(offered.invitations).toMatchObject([
    { tournamentId: next, invitationCode: registered.invitation?.invitationCode },
  ]);
  const { fullName, freeFireId } = team.partner;
  expect(offered.own?.player).toMatchObject({ fullName, nick: 'Bruno', freeFireId });
  expect(JSON.stringify(offered)).not.toContain(team.captain.freeFireId);
  expect((await call(api.getOwnRegistration, byCode(registered.privateCode))).data.members[1]).toMatchObject({
    state: 'invited',
  });
  const entered = (await accept(registered, { ...team.partner, requestId: crypto.randomUUID() })).data;
  expect(entered).toMatchObject({ tournamentId: next, slot: 2 });
  expect(await askAgain(team.partnerCode)).toEqual({ own: null, next: [], invitations: [] });
});

it('leads nobody who plays there already, nobody into a full team, and nobody by a link that was changed', async () => {
  const [seated, full, changed] = [await played('Uno #1'), await played('Dos #1'), await played('Tres #1')];
  const next = await open('Todos #2');
  const [into, filled, renewed] = [
    await again(next, seated),
    await again(next, full),
    await again(next, changed),
  ];
  for (const { partnerCode } of [seated, full, changed])
    expect(idsOf((await askAgain(partnerCode)).invitations)).toEqual([next]);
  const elsewhere = await register(next, { nick: 'Caro', unit: { name: 'Otras', tag: '' } });
  await accept(elsewhere, { ...seated.partner, requestId: crypto.randomUUID() });
  await accept(filled, partnerBody('Dani'));
  const invitationCode = renewed.invitation?.invitationCode ?? '';
  await call(members.replaceInvitation, { ...byCode(renewed.privateCode), body: { invitationCode } });
  for (const { partnerCode } of [seated, full, changed])
    expect((await askAgain(partnerCode)).invitations).toEqual([]);
  expect(into.members[1]).toMatchObject({ state: 'invited' });
});

it('takes the captain’s code alone: a member leads nobody, a stranger nobody, and a retry is the same registration', async () => {
  const team = await played('Reto #1');
  const next = await open('Reto #2');
  const body = { nick: 'Bruno', unit: UNIT, again: team.partnerCode };
  await refused(api.createRegistration, 'captain-only', { body: playerBody(next, body) });
  const stranger = await register(next, { nick: 'Eva', unit: UNIT, again: '0'.repeat(26) });
  expect((await askAgain(team.partnerCode)).invitations).toEqual([]);
  await call(api.withdrawRegistration, byCode(stranger.privateCode));

  const request = playerBody(next, { nick: 'Ana', unit: UNIT, again: team.captain.privateCode });
  const [one, other] = [
    await call(api.createRegistration, { body: request }),
    await call(api.createRegistration, { body: request }),
  ];
  expect(other.data).toEqual(one.data);
  expect(idsOf((await askAgain(team.partnerCode)).invitations)).toEqual([next]);
});

it('ends with either registration, and with the tournament that one of them was in', async () => {
  const team = await played('Fin #1');
  const [next, cancelled] = [await open('Fin #2'), await open('Fin #3')];
  const registered = await again(next, team);
  await again(cancelled, team);
  await call(setTournamentCancellation, { token, params: { id: cancelled }, body: { cancelled: true } });
  expect(idsOf((await askAgain(team.partnerCode)).invitations)).toEqual([next]);
  await call(api.withdrawRegistration, byCode(team.captain.privateCode));
  expect(idsOf((await askAgain(team.partnerCode)).invitations)).toEqual([next]);
  await call(members.withdrawUnit, byCode(registered.privateCode));
  expect((await askAgain(team.partnerCode)).invitations).toEqual([]);
  await call(api.withdrawRegistration, byCode(team.partnerCode));
  await refused(members.getSameTeam, 'not-found', byCode(team.partnerCode));

  const late = await again(next, team);
  expect((await firestore.doc(`registrations/${late.id}`).get()).get('formerKey')).toBeNull();
});
