import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import * as consents from '@copa/domain/registrations/consent/consent-endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { contactGuardian } from '@copa/domain/registrations/member-endpoints';
import { listAudit } from '@copa/domain/site/endpoints';
import { describe, expect, it } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { call, refused } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { GUARDIAN } from '../support/samples.ts';
import { storedCollections } from '../support/stored-collections.ts';

const { auth, firestore, token, open, register } = await openOrganiser();

const MINOR = { ageBand: 'minor', guardian: GUARDIAN, nick: 'Rayo', fullName: 'Luis Peña' };
const PRIZES = { prizePool: '1er: 100 diamantes' };

const ask = (id: string, purpose: 'consent' | 'prize', memberId = id) => ({
  token,
  params: { id, memberId },
  body: { purpose },
});
const consent = async (code: string | null) => {
  const given = { version: CONSENT_VERSION, showsNick: true };
  await call(consents.giveConsent, { headers: { 'Consent-Code': code ?? '' }, body: given });
};
const audited = async (id: string) => {
  const entries = await firestore.collection('audit').where('target', '==', `registrations/${id}`).get();
  const asked = entries.docs.filter((each) => each.get('action') === 'registration.contact-guardian');
  return asked.map((each) => each.data());
};

async function winner(changes: object = {}) {
  const tournamentId = await open(PRIZES);
  const { id, consentCode } = await register(tournamentId, MINOR);
  await consent(consentCode);
  const result = { rank: 1, player: 'Rayo', prize: '100 diamantes', points: 9, deliveredAt: null, unit: 1 };
  const results = [{ ...result, ...changes }];
  await firestore.doc(`tournaments/${tournamentId}`).update({ results, endedAt: new Date() });
  return { tournamentId, id };
}

describe('the adult of a minor', () => {
  it('is given for the missing consent, with the link for it, and each call is in the audit', async () => {
    const { id, consentCode } = await register(await open(PRIZES), MINOR);
    const { data } = await call(contactGuardian, ask(id, 'consent'));
    expect(data).toEqual({ ...GUARDIAN, consentCode });
    await call(contactGuardian, ask(id, 'consent'));
    const entries = await audited(id);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ after: { memberId: id, purpose: 'consent' } });
    const owner = await signUp(auth, { claims: { admin: true, owner: true } });
    const listed = await call(listAudit, { token: owner.token, query: { kind: 'registrations' } });
    expect(listed.data.entries.some(({ action }) => action === 'registration.contact-guardian')).toBe(true);
    expect(JSON.stringify([entries, listed])).not.toMatch(/Rosa|8765 ?4321/);
  });

  it('is given for a prize, without a link', async () => {
    const { id } = await winner();
    expect((await call(contactGuardian, ask(id, 'prize'))).data).toEqual({ ...GUARDIAN, consentCode: null });
    expect(await audited(id)).toMatchObject([{ after: { memberId: id, purpose: 'prize' } }]);
  });

  it('is refused in every other case, and nothing is noted', async () => {
    const waiting = await register(await open(PRIZES), MINOR);
    const permitted = await register(await open(PRIZES), MINOR);
    await consent(permitted.consentCode);
    const rejected = await register(await open(), MINOR);
    const body = { status: 'rejected' } as const;
    await call(api.setRegistrationStatus, { token, params: { id: rejected.id }, body });
    const adult = await register(await open(), { ageBand: 'adult' });
    const delivered = await winner({ deliveredAt: new Date() });
    const late = await winner();
    const longAgo = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000);
    await firestore.doc(`tournaments/${late.tournamentId}`).update({ endedAt: longAgo });
    const cases = [
      [waiting.id, 'prize', 'Este jugador no tiene un premio por entregar.'],
      [permitted.id, 'consent', 'El permiso ya está dado: no hace falta escribirle a su adulto responsable.'],
      [permitted.id, 'prize', 'Este jugador no tiene un premio por entregar.'],
      [rejected.id, 'consent', 'Esta inscripción ya no está en el torneo: no hace falta el permiso.'],
      [adult.id, 'consent', 'Este jugador no nombró a un adulto responsable.'],
      [delivered.id, 'prize', 'Este jugador no tiene un premio por entregar.'],
      [
        late.id,
        'prize',
        'Pasaron los 3 días para entregar los premios y el contacto se borró. Escríbele al jugador.',
      ],
    ] as const;
    for (const [id, purpose, error] of cases) {
      expect(await refused(contactGuardian, 'conflict', ask(id, purpose))).toMatchObject({ error });
      expect(await audited(id)).toEqual([]);
    }
    await refused(contactGuardian, 'not-found', ask(waiting.id, 'consent', 'nobody'));
    await refused(contactGuardian, 'not-found', ask('nobody', 'consent'));
    const otherPurpose = { ...ask(waiting.id, 'consent'), body: { purpose: 'curiosity' } };
    const answer = await refused(contactGuardian, 'validation-failed', otherPurpose);
    expect(JSON.stringify(answer)).toContain('Di para qué es: el permiso o un premio.');
  });

  it('of a winner who is not stored any more is told to be gone', async () => {
    const { id } = await winner();
    await firestore.doc(`guardians/${id}`).delete();
    expect(await refused(contactGuardian, 'not-found', ask(id, 'prize'))).toMatchObject({
      error: 'El contacto de este adulto ya se borró. Escríbele al jugador.',
    });
    expect(await audited(id)).toEqual([]);
  });

  it('is in no collection but one, whatever was asked', async () => {
    const { id } = await register(await open(PRIZES), {
      ...MINOR,
      guardian: { name: 'Quintina Ríos', phone: '+52 55 9753 1864' },
    });
    await call(contactGuardian, ask(id, 'consent'));
    const found = await Promise.all(
      storedCollections()
        .filter(({ path }) => !path.includes('/'))
        .map(async ({ path }) => {
          const { docs } = await firestore.collection(path).get();
          return docs
            .filter((each) => /Quintina|9753 1864/.test(JSON.stringify(each.data())))
            .map(() => path);
        }),
    );
    expect(found.flat()).toEqual(['guardians']);
  });
});

describe('how a consent came about', () => {
  it('is read by organisers alone', async () => {
    const { id, consentCode, privateCode } = await register(await open(), MINOR);
    await consent(consentCode);
    const { data: read } = await call(api.getRegistration, { token, params: { id } });
    const [member] = read.members;
    const cameAbout = member?.state === 'accepted' ? member.consent?.cameAbout : null;
    expect(cameAbout?.sameNetwork).toBeNull();
    expect(cameAbout?.seconds).toBeLessThan(60);
    const others = [
      await call(consents.getConsent, { headers: { 'Consent-Code': consentCode ?? '' } }),
      await call(api.getOwnRegistration, { headers: { 'Private-Code': privateCode } }),
      (await firestore.doc(`tickets/${read.ticketId}`).get()).data(),
    ];
    expect(JSON.stringify(others[0])).toContain(CONSENT_VERSION);
    for (const other of others) expect(JSON.stringify(other)).not.toMatch(/cameAbout|sameNetwork/);
  });
});
