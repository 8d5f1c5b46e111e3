import { randomUUID } from 'node:crypto';
import { addAdjustment } from '@copa/domain/play/endpoints';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import * as consents from '@copa/domain/registrations/consent/consent-endpoints';
import { setRegistrationStatus } from '@copa/domain/registrations/endpoints';
import { listAudit } from '@copa/domain/site/endpoints';
import { expect, it } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { call } from '../support/api-client.ts';
import { startOwnProgram } from '../support/own-program.ts';
import { openPlay } from '../support/played.ts';
import { GUARDIAN } from '../support/samples.ts';

const { auth, token, register, opened, putStage, drawn, played, close, at, boardOf } = await openPlay();
const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });
const program = startOwnProgram({});

const LAST = { advance: { perLobby: 0, byTable: 0 }, finish: { kind: 'matches', matches: 1 } } as const;

it('the page of a table, the podium and the audit name nobody whose adult took the consent back', async () => {
  const of = await opened(['Fénix', 'Lobos']);
  const minor = await register(of.id, { ageBand: 'minor', guardian: GUARDIAN, nick: 'Centella' });
  const adult = { headers: { 'Consent-Code': minor.consentCode ?? '' } };
  const given = { version: CONSENT_VERSION, showsNick: true };
  await call(consents.giveConsent, { ...adult, body: given });
  await call(setRegistrationStatus, { token, params: { id: minor.id }, body: { status: 'approved' } });
  const units = { ...of.units, Centella: minor.id };
  const with3 = { ...of, units };
  await putStage(with3, LAST);
  await drawn(with3, { a: Object.keys(units) });
  await played(with3, 'a-1', ['Centella 1 5', 'Fénix 2 1', 'Lobos 3 0']);
  const adjustment = { kind: 'points', unitId: minor.id, match: null, points: 2, reason: 'por Centella' };
  const requestId = randomUUID();
  await call(addAdjustment, { ...at(with3), body: { requestId, adjustment } });
  await close(with3);
  const origin = program.api.replace(/\/api$/, '');
  const readPage = async (path: string) => (await fetch(origin + path)).text();
  const pages = [`/tournament/${of.id}/posiciones`, `/tournament/${of.id}`];
  for (const path of pages) expect(await readPage(path)).toContain('Centella');
  const audit = async () => {
    const { entries } = (await call(listAudit, { token: owner, query: { tournamentId: of.id } })).data;
    return entries.find(({ action }) => action === 'play.adjust');
  };
  expect(await audit()).toMatchObject({ unit: 'Centella', after: { kind: 'points', points: 2 } });

  await call(consents.refuseConsent, adult);
  const board = JSON.stringify(await boardOf(with3));
  expect(board).not.toContain('Centella');
  expect(board).toContain('Jugador 3');
  expect(await audit()).toMatchObject({ unit: 'Inscripción borrada', reason: '' });
  for (const path of pages) {
    const page = await readPage(path);
    expect(page).not.toContain('Centella');
    expect(page).toContain('Jugador 3');
  }
});
