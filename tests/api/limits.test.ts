import { ENDPOINTS } from '@copa/domain/api/all';
import { getOpenApi } from '@copa/domain/api/documentation';
import { headerName } from '@copa/domain/api/endpoint';
import { getHealth } from '@copa/domain/api/health';
import { getTicketCalendar } from '@copa/domain/day/calendar-endpoint';
import { confirmPlace, sayReady } from '@copa/domain/day/own-endpoints';
import { getMe, localLogin } from '@copa/domain/people/endpoints';
import { sendProtest, sendProtestPicture, withdrawProtest } from '@copa/domain/play/protest/own-endpoints';
import { sendReport } from '@copa/domain/play/report/own-endpoints';
import { listActiveQuestions, validateAnswers } from '@copa/domain/questions/endpoints';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { getConsent, giveConsent, refuseConsent } from '@copa/domain/registrations/consent/consent-endpoints';
import {
  checkFreeFireId,
  createRegistration,
  getOwnRegistration,
  withdrawRegistration,
} from '@copa/domain/registrations/endpoints';
import { acceptInvitation, getInvitation } from '@copa/domain/registrations/own-endpoints';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { type CallOptions, call, readFailure, refused, request } from './support/api-client.ts';
import { appCheck, startOwnProgram } from './support/own-program.ts';
import { inHours, partnerBody, playerBody, tournamentBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

const { auth, firestore } = await openSuite();
const open = { id: 'abierto' };

beforeAll(async () => {
  await firestore.doc(`tournaments/${open.id}`).set({ ...tournamentBody(), date: new Date(inHours(48)) });
});

const somebody = (changes: Readonly<Record<string, unknown>> = {}) =>
  playerBody('nothing', { email: `${crypto.randomUUID()}@correo.test`, ...changes });

const ofMatch = { stage: '1', match: 'a-1' };
const protest = { requestId: crypto.randomUUID(), kind: 'kills', against: null, text: 'Tenemos 5 bajas.' };
const report = { requestId: crypto.randomUUID(), placement: '1', kills: '5' };
const consent = { version: CONSENT_VERSION, showsNick: true };

async function statusesOf(calls: number, send: () => Promise<Response>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < calls; sent += 1) {
    const response = await send();
    statuses.push(response.status);
    await response.arrayBuffer();
  }
  return statuses;
}

describe('limits', () => {
  const program = startOwnProgram({ COPA_RATE_LIMIT_FACTOR: '0.05' });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const limited = (options: CallOptions) => ['rate-limited', options, program.api] as const;
  const answering = (address: string) => ({ body: { answers: {} }, ...from(address) });
  let lastId = 600_700_800;
  const asking = (address: string) => {
    lastId += 1;
    return { params: { tournamentId: open.id, freeFireId: String(lastId) }, ...from(address) };
  };

  let flooding: readonly number[];
  beforeAll(async () => {
    flooding = await statusesOf(155, () => request(checkFreeFireId, asking('192.0.2.1'), program.api));
  });

  it('stop one address, and no other', async () => {
    expect(flooding.filter((status) => status === 200)).toHaveLength(150);
    const failure = await refused(checkFreeFireId, ...limited(asking('192.0.2.1')));
    expect(failure.error).toBe('Demasiados intentos. Espera un momento e inténtalo de nuevo.');
    const response = await request(checkFreeFireId, asking('192.0.2.1'), program.api);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await call(checkFreeFireId, asking('192.0.2.2'), program.api);
  });

  it('are not fooled by addresses that the caller adds in front', async () => {
    for (const invented of ['203.0.113.77', '203.0.113.78', '203.0.113.79, 151.101.1.1']) {
      await refused(checkFreeFireId, ...limited(asking(`${invented}, 192.0.2.1`)));
    }
  });

  it('count a visitor of the site by the address that its front names', async () => {
    const visitor = '192.0.2.1, 151.101.1.1';
    await refused(checkFreeFireId, ...limited(asking(visitor)));
    await call(checkFreeFireId, asking('192.0.2.3, 151.101.1.1'), program.api);
    const { data } = await call(getHealth, from(visitor), program.api);
    expect(data.client).toEqual({ block: '192.0.2.1', throughFront: true });
  });

  it('stop calls about one player from one network, but count only those that found the tournament', async () => {
    const ask = (changes: object = {}, address = '198.51.100.1') => ({
      params: { tournamentId: open.id, freeFireId: '500600700', ...changes },
      ...from(address),
    });
    for (let sent = 0; sent < 5; sent += 1) {
      await refused(checkFreeFireId, 'not-found', ask({ tournamentId: 'no-such' }), program.api);
    }
    for (let sent = 0; sent < 2; sent += 1) await call(checkFreeFireId, ask(), program.api);
    await refused(checkFreeFireId, ...limited(ask({ freeFireId: '00500600700' })));
    await call(checkFreeFireId, ask({}, '198.51.100.2'), program.api);
  });

  it('stop guesses of one network at the password of the local login, and no other network', async () => {
    const body = { username: 'organizacion', password: 'no-es-esta' };
    const guess = (address: string) => ({ body, ...from(address) });
    await refused(localLogin, 'not-configured', guess('198.51.100.22'), program.api);
    for (const username of ['organizacion', ' organizacion', 'organizacion\t', 'ORGANIZACION']) {
      await refused(localLogin, ...limited({ body: { ...body, username }, ...from('198.51.100.22') }));
    }
    await refused(localLogin, 'not-configured', guess('198.51.100.21'), program.api);
  });

  it('stop an account that is refused everything, and no other', async () => {
    const codesOf = async (calls: number, claims: Readonly<Record<string, true>>) => {
      const { token } = await signUp(auth, { verified: false, claims });
      const codes = new Map<string, number>();
      for (let sent = 0; sent < calls; sent += 1) {
        const { code } = await readFailure(await request(getMe, { token }, program.api));
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
      return Object.fromEntries(codes);
    };
    expect(await codesOf(80, { admin: true })).toEqual({ 'email-not-verified': 77, 'rate-limited': 3 });
    expect(await codesOf(5, {})).toEqual({ 'email-not-verified': 3, 'rate-limited': 2 });
    const other = await signUp(auth, { verified: false });
    await refused(getMe, 'email-not-verified', { token: other.token }, program.api);
  });

  it.each([
    ['asks for the description of the API', () => request(getOpenApi, from('192.0.2.9'), program.api)],
    // Each check reads all active questions.
    ['checks answers', () => request(validateAnswers, answering('192.0.2.10'), program.api)],
  ])('stop one address that %s over and over', async (_, send) => {
    expect(await statusesOf(16, send)).toEqual([...Array<number>(15).fill(200), 429]);
  });

  const code = '0'.repeat(26);
  it.each([
    ['confirming', confirmPlace, { body: { window: 'match' } }],
    ['being ready', sayReady, {}],
    ['protests', sendProtest, { params: ofMatch, body: protest }],
    ['reports', sendReport, { params: ofMatch, query: report }],
    ['permissions', giveConsent, { body: consent }],
    ['invitations', acceptInvitation, { body: { ...partnerBody('Bruno'), invitationCode: code } }],
    ['calendars', getTicketCalendar, { params: { ticketId: code } }],
  ])('leave %s to whoever has a code behind an address that floods', async (_, endpoint, options) => {
    const address = '192.0.2.1';
    await refused(checkFreeFireId, ...limited(asking(address)));
    for (let sent = 0; sent < 76; sent += 1) {
      await (await request(createRegistration, { body: {}, ...from(address) }, program.api)).arrayBuffer();
    }
    await refused(createRegistration, ...limited({ body: {}, ...from(address) }));
    const headers = {
      'Ticket-Id': code,
      'Private-Code': code,
      'Consent-Code': code,
      'X-Forwarded-For': address,
    };
    await refused(endpoint, 'not-found', { ...options, headers }, program.api);
  });

  it('count a call with a code and a large body with the calls without a code', async () => {
    const { headers } = from('192.0.2.77');
    const text = 'a'.repeat(1500);
    const answers = { first: text, second: text, third: text };
    const body = { ...partnerBody('Bruno'), invitationCode: code, answers };
    const ask = () => request(acceptInvitation, { body, headers }, program.api);
    const statuses = await statusesOf(76, ask);
    expect(new Set(statuses.slice(0, 75))).toEqual(new Set([404]));
    expect(statuses[75]).toBe(429);
    await refused(acceptInvitation, 'not-found', { body: { ...body, answers: {} }, headers }, program.api);
  });

  it('leave alone what is cheap and public', async () => {
    // The `lookup` limit of `192.0.2.1` is used up, but `getSettings` counts towards the separate limit of
    // the cost `document`.
    for (let sent = 0; sent < 120; sent += 1) {
      const response = await request(getSettings, from('192.0.2.1'), program.api);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
  });
});

describe('a flood of guessed codes', () => {
  const program = startOwnProgram({ COPA_RATE_LIMIT_FACTOR: '0.001' });
  const limit = 30;

  it.each([
    ['protests', 1, sendProtest, { params: ofMatch, body: protest }],
    ['pictures of protests', 2, sendProtestPicture, { params: { ...ofMatch, picture: '1' } }],
    ['protests taken back', 3, withdrawProtest, { params: ofMatch }],
    ['reports of results', 4, sendReport, { params: ofMatch, query: report }],
    ['looks at a child', 5, getConsent, {}],
    ['permissions', 6, giveConsent, { body: consent }],
    ['refusals', 7, refuseConsent, {}],
  ])('sent as %s finds nothing, and ends for its address', async (_, last, endpoint, options) => {
    const told: Record<string, number> = {};
    for (let guess = 0; guess < limit + 5; guess += 1) {
      const code = String(guess).padStart(26, '0');
      const headers = {
        'Private-Code': code,
        'Consent-Code': code,
        'Ticket-Id': code,
        'X-Forwarded-For': `192.0.2.${last}`,
      };
      const failure = await readFailure(await request(endpoint, { ...options, headers }, program.api));
      told[failure.code] = (told[failure.code] ?? 0) + 1;
    }
    expect(told).toEqual({ 'not-found': limit, 'rate-limited': 5 });
  });
});

describe('the places of a tournament', () => {
  const program = startOwnProgram({ COPA_APP_CHECK: 'report' }, { appCheck });
  const tenth = startOwnProgram({ COPA_APP_CHECK: 'report', COPA_RATE_LIMIT_FACTOR: '0.1' }, { appCheck });

  async function tournamentOf(maxPlayers: number): Promise<string> {
    const id = crypto.randomUUID();
    const linkedFormId = 'ficha';
    await firestore.doc('forms/ficha').set({ title: 'Ficha', isActive: true });
    const fields = { ...tournamentBody({ maxPlayers, linkedFormId }), date: new Date(inHours(48)) };
    await firestore.doc(`tournaments/${id}`).set(fields);
    return id;
  }

  async function flood(
    id: string,
    count: number,
    headers: Readonly<Record<string, string>>,
    { api } = program,
  ) {
    const sent = Array.from({ length: count }, () =>
      request(createRegistration, { body: { ...somebody(), tournamentId: id }, headers }, api),
    );
    const told: Record<string, number> = {};
    for (const response of await Promise.all(sent)) {
      const { code = 'registered' } = (await response.json()) as { code?: string };
      told[code] = (told[code] ?? 0) + 1;
    }
    return told;
  }

  it('go to one network by half at most within minutes; the network is told when to come back', async () => {
    const id = await tournamentOf(18);
    const here = { 'X-Forwarded-For': '203.0.113.50' };
    expect(await flood(id, 30, here)).toEqual({ registered: 9, 'network-limited': 21 });
    const forged = { ...here, 'X-Firebase-AppCheck': 'theirs' };
    expect(await flood(id, 1, forged)).toEqual({ 'network-limited': 1 });
    const again = { body: { ...somebody(), tournamentId: id }, headers: here };
    const response = await request(createRegistration, again, program.api);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(9 * 60);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(11 * 60);
    const { error } = (await response.json()) as { error: string };
    expect(error).toContain('Desde tu red se inscribieron muchos jugadores en pocos minutos.');
    const elsewhere = await flood(id, 30, { 'X-Forwarded-For': '203.0.113.51' });
    expect(elsewhere).toEqual({ registered: 9, 'tournament-full': 21 });
    const stored = await firestore.collection('registrations').where('tournamentId', '==', id).get();
    const keys = new Set(stored.docs.map((player) => String(player.get('networkKey'))));
    expect(keys.size).toBe(2);
    expect([...keys].join(' ')).not.toContain('203.0.113');
  });

  // `tenth` has a tenth of the rate limits, so a hundred phones stand for a thousand.
  it('go to a hundred phones of our site behind one address, each after a look-up of its player', async () => {
    const id = await tournamentOf(100);
    const crowd = { 'X-Forwarded-For': '203.0.113.52', 'X-Firebase-AppCheck': 'ours' };
    const looked = Array.from({ length: 100 }, async (_, number) => {
      const params = { tournamentId: id, freeFireId: String(200_000_000 + number) };
      return (await request(checkFreeFireId, { params, headers: crowd }, tenth.api)).status;
    });
    expect(new Set(await Promise.all(looked))).toEqual(new Set([200]));
    expect(await flood(id, 100, crowd, tenth)).toEqual({ registered: 100 });
    expect(await flood(id, 1, crowd, tenth)).toEqual({ 'tournament-full': 1 });
  });
});

describe('a program without settings', () => {
  const program = startOwnProgram({});

  it('has no local login and no set-up', async () => {
    await refused(localLogin, 'not-configured', { body: { username: 'a', password: 'b' } }, program.api);
  });

  it('lets a crowd behind one address register', async () => {
    const sent = Array.from({ length: 300 }, () =>
      request(createRegistration, { body: somebody() }, program.api),
    );
    const statuses = new Set((await Promise.all(sent)).map(({ status }) => status));
    expect([...statuses]).toEqual([404]);
  });

  it('writes nothing about persons into its log', async () => {
    const body = { ...somebody(), fullName: 'Ana Torres Peña', phone: 'x' };
    await refused(createRegistration, 'validation-failed', { body }, program.api);
    const right = { body: { ...body, phone: '+525512345678' } };
    await refused(createRegistration, 'not-found', right, program.api);
    const log = program.log.join('\n');
    for (const secret of [body.fullName, body.freeFireId, body.email, '+525512345678', body.requestId]) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"traceId"');
  });

  it('gives strangers an answer that the CDN may keep, and admins one that it may not', async () => {
    const { token } = await signUp(auth, { claims: { admin: true } });
    const ofAdmin = await request(listActiveQuestions, { token }, program.api);
    expect(ofAdmin.status).toBe(200);
    expect(ofAdmin.headers.get('cache-control')).toBe('no-store');
    const { headers } = await request(listActiveQuestions, {}, program.api);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(headers.get('vary')).toContain('Authorization');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('another origin', () => {
  const program = startOwnProgram({ COPA_CORS_ORIGINS: 'https://panel.example' });
  const ask = (origin: string) =>
    fetch(`${program.api}/registrations`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('is let in by name only', async () => {
    const known = await ask('https://panel.example');
    expect(known.status).toBe(204);
    expect(known.headers.get('access-control-allow-origin')).toBe('https://panel.example');
    expect(known.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(known.headers.get('access-control-allow-credentials')).toBeNull();
    const unknown = await ask('https://panel.example.evil.test');
    expect(unknown.headers.get('access-control-allow-origin')).toBeNull();
    expect(unknown.headers.get('vary')).toContain('Origin');
  });

  it('may send the headers of every call, and read the hour of the server', async () => {
    const { headers } = await ask('https://panel.example');
    const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? [];
    const sent = ENDPOINTS.flatMap((each) => Object.keys(each.headers.shape)).map(headerName);
    expect(allowed).toEqual(expect.arrayContaining(sent));
    expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['Date', 'Age']),
    );
  });
});

describe('App Check', () => {
  const body = { answers: {} };
  const reporting = startOwnProgram({ COPA_APP_CHECK: 'report' }, { appCheck });
  const enforcing = startOwnProgram({ COPA_APP_CHECK: 'enforce' }, { appCheck });

  it('only reports at first', async () => {
    await call(validateAnswers, { body }, reporting.api);
    expect(reporting.log.join('\n')).toContain('"problem":"missing","enforced":false');
  });

  it('refuses what does not come from the site once it is enforced', async () => {
    await refused(validateAnswers, 'app-check-failed', { body }, enforcing.api);
    const headers = { 'X-Firebase-AppCheck': 'theirs' };
    await refused(validateAnswers, 'app-check-failed', { body, headers }, enforcing.api);
    await call(validateAnswers, { body, headers: { 'X-Firebase-AppCheck': 'ours' } }, enforcing.api);
    await call(getSettings, {}, enforcing.api);
  });

  const floods = ['report', 'enforce'].map((mode) =>
    startOwnProgram({ COPA_APP_CHECK: mode, COPA_RATE_LIMIT_FACTOR: '0.01' }, { appCheck }),
  );

  it('keeps phones of the site apart from a program that floods from the same address', async () => {
    for (const { api } of floods) {
      const send = async (proof: object) => {
        const headers = { 'X-Forwarded-For': '192.0.2.77', ...proof };
        return (await readFailure(await request(createRegistration, { body: somebody(), headers }, api)))
          .code;
      };
      const told = new Set<string>();
      for (let sent = 0; sent < 16; sent += 1) told.add(await send({ 'X-Firebase-AppCheck': 'theirs' }));
      expect([...told].at(-1)).toBe('rate-limited');
      expect(await send({ 'X-Firebase-AppCheck': 'ours' })).toBe('not-found');
    }
  });

  it('is not asked of a read by a code, whose page has the code in its address', async () => {
    const code = '0123456789abcdefghjkmnpqrs';
    const lines = () => reporting.log.filter((line) => line.includes('app check failed')).length;
    const before = lines();
    for (const api of [enforcing.api, reporting.api]) {
      await refused(getOwnRegistration, 'not-found', { headers: { 'Private-Code': code } }, api);
      await refused(getInvitation, 'not-found', { headers: { 'Invitation-Code': code } }, api);
    }
    expect(lines()).toBe(before);
    const headers = { 'Private-Code': code };
    await refused(withdrawRegistration, 'app-check-failed', { headers }, enforcing.api);
  });
});
