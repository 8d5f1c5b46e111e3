import { randomUUID } from 'node:crypto';
import { putRoom } from '@copa/domain/day/endpoints';
import { keepPhone } from '@copa/domain/day/push-endpoints';
import { addRecordEntry } from '@copa/domain/fairness/endpoints';
import { createForm } from '@copa/domain/forms/endpoints';
import { HOUR_MS } from '@copa/domain/limits';
import { setAdminClaim } from '@copa/domain/people/endpoints';
import { sendProtest } from '@copa/domain/play/protest/own-endpoints';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { giveConsent } from '@copa/domain/registrations/consent/consent-endpoints';
import { createRegistration } from '@copa/domain/registrations/own-endpoints';
import type { CollectionReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { DEMO_PUSH_PUBLIC_KEY, demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { signIn, signUp } from '../support/accounts.ts';
import { byCode, call, refused } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { startOwnProgram } from '../support/own-program.ts';
import { NAMES, openPlay } from '../support/played.ts';
import { formBody, playerBody } from '../support/samples.ts';

const { auth, firestore, token, approve, opened, putStage, drawn, played } = await openPlay();
/** Has the secrets of the suite, so that both make the same tickets. */
const program = startOwnProgram(demoEnvironment(suiteEnvironment().site));

const PLAYER = {
  fullName: 'Quirina Zafiro',
  freeFireId: '918273645',
  email: 'quirina.zafiro@correo.example',
};
const GUARDIAN = { name: 'Guillermina Huella', phone: '+52 55 7777 1234' };
const ROOM = { roomId: '7788990011', password: 'clave-nueve' };
const marks: Record<string, string> = {
  ...PLAYER,
  ...ROOM,
  phone: '9182 7364',
  answer: 'zanahoria secreta',
  nick: 'NickMenor',
  guardian: GUARDIAN.name,
  guardianPhone: '7777 1234',
  record: 'motivo en su historial',
  protest: 'texto de la protesta',
  endpoint: 'secreto-del-telefono',
  network: '203.0.113.77',
};

async function pathsIn(collections: readonly CollectionReference[]): Promise<string[]> {
  const documents = (await Promise.all(collections.map((each) => each.listDocuments()))).flat();
  const below = await Promise.all(documents.map(async (each) => pathsIn(await each.listCollections())));
  return [...documents.map(({ path }) => path), ...below.flat()];
}

/** Reads as somebody who knows the path of every document. */
async function readBy(bearer: string | undefined): Promise<readonly string[]> {
  const { firestore: host, projectId } = suiteEnvironment();
  const base = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
  const found = new Set<string>();
  for (const path of await pathsIn(await firestore.listCollections())) {
    const response = await fetch(`${base}/${path}`, { headers });
    const text = response.ok ? await response.text() : '';
    const collection = path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/');
    for (const mark of marksIn(text)) found.add(`${collection}: ${mark}`);
  }
  return [...found].toSorted();
}

const marksIn = (text: string) => Object.keys(marks).filter((mark) => text.includes(marks[mark] ?? ''));

it('what a player tells is read by nobody but organisers, a room once it is open, a protest by referees', async () => {
  const fields = [{ id: 'apodo', type: 'text', label: '¿Apodo?', required: false }] as const;
  const form = formBody({ fields: [...fields] });
  const linkedFormId = (await call(createForm, { token, body: form })).data.id;
  const of = await opened(NAMES.slice(0, 2), { linkedFormId });
  const { id } = of;
  const referee = await signUp(auth);
  await call(setAdminClaim, { token, body: { email: referee.email, role: 'referee', tournaments: [id] } });
  const readers = { stranger: undefined, referee: await signIn(referee.email), admin: token };
  const readByAll = async () => ({
    stranger: await readBy(readers.stranger),
    referee: await readBy(readers.referee),
    admin: await readBy(readers.admin),
  });
  const headers = { 'X-Forwarded-For': marks['network'] ?? '' };
  const minor = { ageBand: 'minor', guardian: GUARDIAN, nick: marks['nick'] };
  const answers = { apodo: marks['answer'] };
  const body = playerBody(id, { ...PLAYER, ...minor, phone: '+52 55 9182 7364', answers });
  const own = (await call(createRegistration, { body, headers }, program.api)).data;
  Object.assign(marks, { privateCode: own.privateCode, consentCode: own.consentCode });
  const consented = { body: { version: CONSENT_VERSION, showsNick: false } };
  const adult = { headers: { ...headers, 'Consent-Code': own.consentCode ?? '' } };
  await call(giveConsent, { ...consented, ...adult }, program.api);
  await approve(own.id);
  const entry = { requestId: randomUUID(), kind: 'warning', days: null, reason: marks['record'] };
  await call(addRecordEntry, { token, params: { id: own.id, memberId: own.id }, body: entry });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${marks['endpoint']}`;
  const phone = { endpoint, keys: { p256dh: DEMO_PUSH_PUBLIC_KEY, auth: `${'a'.repeat(21)}A` } };
  await call(keepPhone, { headers: { ...headers, 'Ticket-Id': own.ticketId }, body: phone }, program.api);
  of.units['Quirina'] = own.id;
  const units = [...NAMES.slice(0, 2), 'Quirina'];
  await putStage(of, { lobbySize: 12, advance: { perLobby: 0, byTable: 0 } });
  await drawn(of, { a: units });
  const room = { token, params: { id, match: 'a-1' } };
  await call(putRoom, { ...room, body: { ...ROOM, openAt: new Date(Date.now() + HOUR_MS) } });
  const registrations = ['answer', 'email', 'freeFireId', 'fullName', 'nick', 'phone'].map(
    (mark) => `registrations: ${mark}`,
  );
  expect(await readByAll()).toEqual({ stranger: [], referee: [], admin: registrations });

  await call(putRoom, { ...room, body: { ...ROOM, openAt: new Date(Date.now() - 1000) } });
  await played(
    of,
    'a-1',
    units.map((name, index) => `${name} ${index + 1} 2`),
  );
  const protest = { requestId: randomUUID(), kind: 'kills', against: null, text: marks['protest'] };
  const match = { params: { stage: '1', match: 'a-1' }, body: protest };
  const code = { ...byCode(own.privateCode).headers, ...headers };
  await call(sendProtest, { ...match, headers: code }, program.api);
  const rooms = ['tickets/rooms: password', 'tickets/rooms: roomId'];
  expect(await readByAll()).toEqual({
    stranger: rooms,
    referee: ['protests: protest', ...rooms],
    admin: ['protests: protest', ...registrations, ...rooms],
  });

  const paths = ['', '/posiciones'].map((part) => `/tournament/${id}${part}`);
  for (const path of [...paths, `/register/${id}`, `/tournament-rules/${id}`, '/tournaments']) {
    expect(marksIn(await (await fetch(`${suiteEnvironment().site}${path}`)).text()), path).toEqual([]);
  }
  const again = { ...body, requestId: randomUUID() };
  await refused(createRegistration, 'already-registered', { body: again, headers }, program.api);
  expect(program.log.length).toBeGreaterThan(0);
  expect(marksIn(program.log.join())).toEqual([]);
});
