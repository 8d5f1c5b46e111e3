import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@copa/domain/api/all';
import { HOUR_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SYSTEM_ACTOR } from '../../functions/src/audit.ts';
import { createSeason } from '../../functions/src/seasons/commands.ts';
import { pngOf } from '../../functions/src/site/image-samples.fixture.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { pictureForm } from '../api/support/samples.ts';
import { billedReads } from './play/billed-reads.ts';
import { playTournament } from './play/played-tournament.ts';
import { createDesk } from './support/desk.ts';
import { send } from './support/http.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { createTournament, partnerOf, playerOf } from './support/tournament.ts';

const MOST = 60;
const MUCH = 20;
const TOURNAMENTS = 400;
const QUESTIONS = 300;
const FORMS = 200;
const UNITS = 150;
const WAITING = 100;

const PUSH_SERVICE = 'http://127.0.0.1:9';

const counted = billedReads();
const site = runSite('demo-strangers-reads', { firestore: { watch: counted.watch }, isInProcess: true });
const http = serveSite(site, { push: { publicKey: '', standIn: PUSH_SERVICE } });

interface Sent {
  readonly path?: string;
  readonly body?: unknown;
  readonly picture?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without it, the call must succeed, because a refused call may not have read what others read. */
  readonly refused?: number;
}
/** The requests of each endpoint, by its id. */
const sent: Record<string, readonly Sent[]> = {};
const pages: string[] = [];
/** The most reads of one call, by the endpoint's id. */
const most = new Map<string, number>();
const MembersSchema = z.array(z.object({ id: z.string() }));

async function fill(): Promise<void> {
  const { firestore } = site.program;
  const writer = firestore.bulkWriter();
  const now = Date.now();
  for (let index = 0; index < TOURNAMENTS; index += 1) {
    const date = new Date(now + (index - TOURNAMENTS / 2) * HOUR_MS);
    const dated =
      index % 4 === 0 ? { date: null } : { date, endDate: index % 3 === 0 ? new Date(now + HOUR_MS) : null };
    const fields = {
      name: `Copa ${index}`,
      maxPlayers: 100,
      currentPlayers: 1,
      status: 'published',
      modality: 'solo',
    };
    void writer.set(firestore.doc(`tournaments/copa-${index}`), {
      ...fields,
      ...dated,
      cancelledAt: null,
      linkedFormId: 'form-0',
    });
  }
  for (let index = 0; index < QUESTIONS; index += 1) {
    const question = {
      text: `¿Pregunta ${index}?`,
      type: 'text',
      order: index,
      active: true,
      required: false,
    };
    void writer.set(firestore.doc(`questions/question-${index}`), { ...question, updatedAt: new Date() });
  }
  for (let index = 0; index < FORMS; index += 1) {
    void writer.set(firestore.doc(`forms/form-${index}`), {
      title: `Ficha ${index}`,
      isActive: true,
      fields: [],
    });
  }
  await writer.close();
}

beforeAll(async () => {
  await fill();
  const { firestore, dependencies } = site.program;
  const desk = createDesk(dependencies);
  const id = await createTournament(firestore, {
    maxPlayers: UNITS,
    waitlist: { max: WAITING, mode: 'auto', endsAt: null },
  });
  const players = Array.from({ length: UNITS + WAITING / 2 }, (_, number) => playerOf(id, number));
  const receipts = await Promise.all(players.map((player) => desk.register(player)));
  const squads = await createTournament(firestore, { maxPlayers: UNITS, modality: 'squad' });
  const team = await desk.register(playerOf(squads, 900, { unit: { name: 'Los Fénix', tag: '' } }));
  const season = await createSeason(dependencies, SYSTEM_ACTOR, {
    requestId: randomUUID(),
    name: 'Temporada',
    firstDay: '2026-11-01',
    lastDay: '2026-12-31',
    rules: { counting: { kind: 'points' }, best: null, rankedFrom: 1, substitutes: 'all' },
    tournamentIds: [id],
  });
  const [first, second, third, fourth] = receipts;
  const own = (receipt = first) => ({ 'Private-Code': receipt?.privateCode ?? '' });
  const invited = { 'Invitation-Code': team.invitation?.invitationCode ?? '' };
  const withCode = [{ headers: own() }];
  const ticket = first?.ticketId ?? '';
  const played = await playTournament(dependencies, desk);
  const [accused, withdrawing, leaving, dismissing, reporting, protesting, consenting, refusing] =
    played.teams;
  const consent = (receipt = consenting) => ({ 'Consent-Code': receipt?.consentCode ?? '' });
  const stored = await firestore.doc(`registrations/${dismissing?.id}`).get();
  const [, teammate] = z.parse(MembersSchema, stored.get('members'));
  const picture = pngOf(4, 4);
  const protested = '/registrations/status/protests/1/a-1';
  const protest = { requestId: randomUUID(), kind: 'other', against: null, text: 'No fue así.' };
  const phone = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh: phone, auth: randomBytes(16).toString('base64url') };
  const subscription = { endpoint: `${PUSH_SERVICE}/phone`, keys };
  const key = createHash('sha256').update(subscription.endpoint).digest('base64url');
  const ofTicket = { 'Ticket-Id': ticket };
  const figures = `requestId=${randomUUID()}&placement=1&kills=1`;
  const given = { version: CONSENT_VERSION, showsNick: true };
  Object.assign(sent, {
    getHealth: [{}],
    getAuthHealth: [{}],
    checkSetup: [{}],
    getSettings: [{}],
    getOpenApi: [{}],
    getTournamentStats: [{}],
    verifyToken: [{ body: { token: 'x'.repeat(40) }, refused: 401 }],
    setUpInitialAdmin: [{ body: { setupSecret: 'x'.repeat(20) }, refused: 400 }],
    localLogin: [{ body: { username: 'organizacion', password: 'equivocada' }, refused: 503 }],
    listTournaments: [
      '',
      '?limit=200',
      '?limit=200&includeStats=true',
      '?status=published&includeStats=true',
    ].map((query) => ({ path: `/tournaments${query}` })),
    getTournament: [{ path: `/tournaments/${id}` }],
    getTournamentCover: [{ path: `/tournaments/${id}/cover/00000000` }],
    getTicketCalendar: [{ path: `/registrations/ticket/${ticket}/calendar.ics` }],
    confirmPlace: [{ headers: ofTicket, body: { window: 'entry' }, refused: 409 }],
    sayReady: [{ headers: { 'Ticket-Id': receipts.at(-1)?.ticketId ?? '' }, body: {}, refused: 409 }],
    keepPhone: [{ headers: ofTicket, body: subscription }],
    dropPhone: [{ headers: ofTicket, path: `/registrations/ticket/push?phone=${key}` }],
    followTournament: [{ path: `/tournaments/${id}/follow`, body: subscription }],
    unfollowTournament: [{ path: `/tournaments/${id}/follow?phone=${key}` }],
    acceptInvitation: [{ body: partnerOf(team, 901) }],
    getInvitation: [{ headers: invited }],
    checkFreeFireId: [{ path: `/registrations/check-freefireid/${id}/10000001` }],
    createRegistration: [
      { body: playerOf(id, 905) },
      { body: playerOf(id, 906, { email: players[5]?.email ?? '' }) },
      { body: playerOf(squads, 907, { unit: { name: 'Los Lobos', tag: '' } }) },
    ],
    listActiveQuestions: [{}, { path: '/questions/active?limit=200' }],
    validateAnswers: [{ body: { answers: {} } }],
    getForm: [{ path: '/forms/form-0' }],
    createFormResponse: [
      {
        path: '/forms/form-199/responses',
        body: { requestId: randomUUID(), deviceId: randomUUID(), answers: {} },
      },
    ],
    getImage: [{ path: '/images/none', refused: 404 }],
    getOwnRegistration: withCode,
    getSameTeam: withCode,
    getOwnReports: [...withCode, { headers: own(reporting) }],
    getOwnProtests: [...withCode, { headers: own(accused) }],
    sendReport: [
      { headers: own(reporting), path: `/registrations/status/reports/1/${played.last}?${figures}`, picture },
    ],
    sendProtest: [{ headers: own(protesting), path: protested, body: protest }],
    sendProtestPicture: [{ headers: own(protesting), path: `${protested}/pictures/1`, picture }],
    withdrawProtest: [{ headers: own(protesting), path: protested }],
    editOwnRegistration: [
      { headers: own(), body: { nick: 'Otro' } },
      { headers: own(consenting), body: { nick: 'Otro' } },
    ],
    setPlayerPage: [{ headers: own(), body: { on: true, otherCodes: [] } }],
    replaceOwnTicket: [{ headers: own(second), body: {} }],
    removeTeammate: [{ headers: own(dismissing), path: `/registrations/status/members/${teammate?.id}` }],
    withdrawUnit: [{ headers: own(third) }, { headers: own(withdrawing) }],
    withdrawRegistration: [{ headers: own(fourth) }, { headers: own(leaving) }],
    openInvitation: [{ headers: own(team), body: { open: false } }],
    replaceInvitation: [{ headers: own(team), body: { invitationCode: team.invitation?.invitationCode } }],
    replaceGuardian: [{ headers: own(refusing), body: { name: 'Rosa Sol', phone: '+52 55 8765 0000' } }],
    getConsent: [{ headers: consent() }],
    giveConsent: [
      { headers: consent(), body: given },
      { headers: consent(), body: { ...given, showsNick: false } },
    ],
    refuseConsent: [{ headers: consent() }],
  } satisfies Record<string, readonly Sent[]>);
  pages.push('/tournaments', `/tournament/${id}`, `/tournament/${id}/posiciones`, `/tournament-rules/${id}`);
  pages.push(
    `/register/${id}`,
    `/equipo/${team.invitation?.invitationCode ?? ''}`,
    `/temporada/${season.id}`,
  );
});

const strangers = ENDPOINTS.filter(({ access }) => access === 'public');

function ask(
  method: string,
  path: string,
  { body, picture, headers }: Sent,
): Promise<{ readonly status: number }> {
  if (picture === undefined) return send(http.url, method, path, body, headers);
  return fetch(`${http.url}/api${path}`, { method, headers: { ...headers }, body: pictureForm(picture) });
}

async function readsOf(ask: () => Promise<{ readonly status: number }>) {
  counted.take();
  const { status } = await ask();
  return { reads: counted.take().reads, status };
}

describe('what a stranger can make us read', () => {
  it('is measured for every call that strangers may make', () => {
    expect(strangers.map(({ id }) => id).filter((id) => sent[id] === undefined)).toEqual([]);
  });

  it.each(strangers.map(({ id }) => id))('is bounded for one call: %s', async (id) => {
    const endpoint = strangers.find((each) => each.id === id);
    for (const { path, refused, ...rest } of sent[id] ?? []) {
      const address = path ?? endpoint?.path ?? '';
      const { reads, status } = await readsOf(() => ask(endpoint?.method ?? '', address, rest));
      most.set(id, Math.max(reads, most.get(id) ?? 0));
      expect(reads, `${address} ${status}`).toBeLessThanOrEqual(MOST);
      expect(status < 300 ? null : status, address).toBe(refused ?? null);
    }
  });

  it('is measured on calls that succeed: the most expensive ones are not refused before they read', async () => {
    for (const id of ['listTournaments', 'getTournamentStats', 'createRegistration', 'listActiveQuestions']) {
      const endpoint = strangers.find((each) => each.id === id);
      const [{ path, body } = {}] = (sent[id] ?? []).toReversed();
      const again = body === undefined ? body : { ...body, requestId: randomUUID(), freeFireId: '99887766' };
      const asked = await readsOf(() =>
        send(http.url, endpoint?.method ?? '', path ?? endpoint?.path ?? '', again),
      );
      expect([id, asked.status < 300, asked.reads > 20]).toEqual([id, true, true]);
    }
  });

  it('is bounded for an address: whoever needs no code for a call that reads much has the limit of a list', () => {
    const free = strangers.filter(({ headers }) => Object.keys(headers.shape).length === 0);
    const reading = free.filter(({ id, limited }) => (most.get(id) ?? 0) > MUCH && limited !== 'write');
    expect(reading.map(({ id }) => id).toSorted()).toEqual([
      'getTournamentStats',
      'listActiveQuestions',
      'listTournaments',
      'validateAnswers',
    ]);
    expect(reading.filter(({ cost }) => cost !== 'list')).toEqual([]);
  });

  it('is bounded for each page that the function fills', async () => {
    for (const path of pages) {
      const { reads, status } = await readsOf(() => fetch(`${http.url}${path}`));
      expect(reads, `${path} ${status}`).toBeLessThanOrEqual(MOST);
      expect(status, path).toBe(200);
    }
  });
});

const root = (name: string) => readFileSync(join(repositoryRoot, name), 'utf8');

describe('what is asked about here', () => {
  it('is every page that Hosting hands to the function', () => {
    const { hosting } = JSON.parse(root('firebase.json')) as {
      hosting: { rewrites: { source?: string; regex?: string; function?: object }[] };
    };
    const filled = hosting.rewrites.flatMap(({ source, regex, function: handler }) =>
      handler === undefined || source?.startsWith('/api') === true
        ? []
        : (regex ?? `^${source?.replace('/**', '/.+')}$`),
    );
    expect(filled.length).toBeGreaterThan(4);
    expect(filled.filter((page) => !pages.some((path) => new RegExp(page).test(path)))).toEqual([]);
  });

  it('is every list that the rules give to strangers: it has a limit', () => {
    const lists = [...root('firestore.rules').matchAll(/allow [\w, ]*\blist\b[\w, ]*: if ([^;]+);/g)];
    expect(lists.length).toBeGreaterThan(8);
    const ofRoles = /^(isAdmin|isOwner|isOwnPending)\(\)( \|\| (isAdmin\(\)|isRefereeOf\([\w.]+\)))?$/;
    const open = lists.map(([, condition = '']) => condition).filter((condition) => !ofRoles.test(condition));
    expect(open.filter((condition) => !/readsAtMost\(\d+\)/.test(condition))).toEqual([]);
    const limits = open.map((condition) => Number(/readsAtMost\((\d+)\)/.exec(condition)?.[1]));
    expect(limits.filter((limit, index) => limit > MOST && !open[index]?.startsWith('isAdmin() &&'))).toEqual(
      [],
    );
  });
});
