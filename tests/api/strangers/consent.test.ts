import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import * as consents from '@copa/domain/registrations/consent/consent-endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { byCode, call, refused, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { startOwnProgram } from '../support/own-program.ts';
import { GUARDIAN, playerBody } from '../support/samples.ts';
import { storedCollections } from '../support/stored-collections.ts';

const { firestore, token, open, register } = await openOrganiser();
const program = startOwnProgram({});

const MINOR = { ageBand: 'minor', guardian: GUARDIAN, nick: 'Rayo', fullName: 'Luis Peña' };

const adult = (consentCode: string | null) => ({ headers: { 'Consent-Code': consentCode ?? '' } });
const guardianOf = async (id: string) => (await firestore.doc(`guardians/${id}`).get()).data();
const approve = (id: string) => ({ token, params: { id }, body: { status: 'approved' } });

const registerMinor = (tournamentId: string, changes: object = {}) =>
  register(tournamentId, { ...MINOR, ...changes });

describe('a minor who registers', () => {
  it('needs an adult, who reads the first name only, and consents once however often it is sent', async () => {
    const tournamentId = await open({ name: 'Copa Menores' });
    const { id, consentCode, privateCode } = await registerMinor(tournamentId);
    await refused(api.setRegistrationStatus, 'consent-missing', approve(id));
    const { data: asked } = await call(consents.getConsent, adult(consentCode));
    expect(asked).toMatchObject({ tournamentName: 'Copa Menores', firstName: 'Luis', consent: null });
    expect(JSON.stringify(asked)).not.toMatch(/Peña|Rayo|Rosa|8765 ?4321|ana@/);
    const given = { ...adult(consentCode), body: { version: CONSENT_VERSION, showsNick: true } };
    const first = (await call(consents.giveConsent, given)).data;
    expect((await call(consents.giveConsent, given)).data).toEqual(first);
    expect(first.consent).toMatchObject({ version: CONSENT_VERSION, showsNick: true });
    const own = (await call(api.getOwnRegistration, byCode(privateCode))).data;
    expect([own.consentCode, own.consent?.showsNick]).toEqual([null, true]);
    expect((await call(api.setRegistrationStatus, approve(id))).data.status).toBe('approved');
  });

  it('is shown to organisers without the adult, in every way that they read', async () => {
    const tournamentId = await open();
    const { id } = await registerMinor(tournamentId);
    expect(await guardianOf(id)).toMatchObject(GUARDIAN);
    const read = [
      (await firestore.doc(`registrations/${id}`).get()).data(),
      (await call(api.getRegistration, { token, params: { id } })).data,
      (await call(api.listTournamentRegistrations, { token, params: { id: tournamentId } })).data,
    ];
    for (const each of read) expect(JSON.stringify(each)).not.toMatch(/Rosa|8765 ?4321/);
    expect(read[1]).toMatchObject({ members: [{ ageBand: 'minor', consent: null }] });
  });
});

describe('nothing is kept', () => {
  it.each([
    ['somebody who is too young', {}, { ageBand: 'younger' }],
    ['a minor where only adults play', { adultsOnly: true }, { ageBand: 'minor', guardian: GUARDIAN }],
  ])('of %s, in the database or in the log', async (_, changes, age) => {
    const tournamentId = await open(changes);
    const mark = `Quintina${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
    const body = playerBody(tournamentId, { fullName: `${mark} Ríos`, nick: mark.slice(0, 12), ...age });
    expect((await request(api.createRegistration, { body }, program.api)).ok).toBe(false);
    expect(program.log.length).toBeGreaterThan(0);
    const stored = await Promise.all(
      storedCollections()
        .filter(({ path }) => !path.includes('/'))
        .map(async ({ path }) => (await firestore.collection(path).get()).docs.map((each) => each.data())),
    );
    const traces = [mark.slice(0, 12), body.freeFireId, body.requestId];
    for (const trace of traces) {
      expect(JSON.stringify(stored)).not.toContain(trace);
      expect(program.log.join()).not.toContain(trace);
    }
    const claims = await firestore.collection(`tournaments/${tournamentId}/claims`).get();
    expect(claims.size).toBe(0);
    const tournament = await call(getTournament, { params: { id: tournamentId } });
    expect(tournament.data.currentPlayers).toBe(0);
  });
});
