import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ENDPOINTS } from '@copa/domain/api/all';
import { getOpenApi } from '@copa/domain/api/documentation';
import { getAuthHealth, getHealth } from '@copa/domain/api/health';
import { followTournament, getTicketCalendar, unfollowTournament } from '@copa/domain/day/endpoints';
import { checkFreeFireId, createRegistration } from '@copa/domain/registrations/endpoints';
import { uploadImage } from '@copa/domain/site/endpoints';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';
import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { call, refused, request, urlOf } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { openOrganiser } from '../support/organiser.ts';
import { appCheck, startOwnProgram } from '../support/own-program.ts';
import { pictureForm, playerBody } from '../support/samples.ts';

const { firestore, token, open } = await openOrganiser();
const settingsOf = (mode: string) => {
  const { COPA_PUSH_PUBLIC_KEY = '' } = demoEnvironment('');
  return { COPA_APP_CHECK: mode, COPA_PUSH_PUBLIC_KEY };
};
const ours = { 'X-Firebase-AppCheck': 'ours' };

const uploaded = await fetch(urlOf(suiteEnvironment().api, uploadImage), {
  method: 'POST',
  headers: { Authorization: `Bearer ${token}` },
  body: pictureForm(pngOf(1200, 630)),
});
const { data } = z.parse(z.object({ data: z.object({ imageId: z.string() }) }), await uploaded.json());
const { imageId } = data;
const tournamentId = await open({ imageId });
const bareId = await open();

function startPushWorker(origin: string, path: string, endpoint: string) {
  const listeners = new Map<string, (event: object) => void>();
  const answers: Response[] = [];
  const source = readFileSync(join(repositoryRoot, 'web/public/push-worker.js'), 'utf8');
  const cache = {
    keys: () => Promise.resolve([{ url: `${origin}${path}` }]),
    match: () => Promise.resolve(new Response(endpoint)),
    put: () => Promise.resolve(),
    delete: () => Promise.resolve(true),
  };
  runInNewContext(source, {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: { pushManager: { getSubscription: () => Promise.resolve(null) } },
    },
    URL,
    Response,
    TextEncoder,
    btoa,
    crypto,
    caches: { open: () => Promise.resolve(cache) },
    fetch: async (path: string, init: RequestInit) => {
      const answer = await fetch(`${origin}${path}`, init);
      answers.push(answer);
      return answer;
    },
  });
  return async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
    const [answer] = answers;
    if (answer === undefined) throw new Error('the worker called nothing');
    return answer;
  };
}

const phoneKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

describe.each(['report', 'enforce'])('the launch with App Check on %s', (mode) => {
  const program = startOwnProgram(settingsOf(mode), { appCheck });
  const failures = () => program.log.filter((line) => line.includes('app check failed'));
  beforeEach(() => void program.log.splice(0));

  it('lets calendars, the worker for notices, previews of links and other programs in, and reports none of them', async () => {
    const player = { body: playerBody(tournamentId), headers: ours };
    const { id, ticketId } = (await call(createRegistration, player, program.api)).data;
    const origin = new URL(program.api).origin;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${mode}`;
    const ask = async (response: Response | Promise<Response>) => {
      const answer = await response;
      expect([answer.url, answer.status]).toEqual([answer.url, 200]);
      return answer.text();
    };
    const calls: Readonly<Record<string, () => Promise<void>>> = {
      getTicketCalendar: async () => {
        const text = await ask(request(getTicketCalendar, { params: { ticketId } }, program.api));
        expect(ICAL.Component.fromString(text).getAllSubcomponents('vevent')).toHaveLength(1);
      },
      keepPhone: async () => {
        const newSubscription = { toJSON: () => ({ endpoint, keys: phoneKeys() }) };
        const hear = startPushWorker(origin, `/mi/${ticketId}`, endpoint);
        await ask(hear('pushsubscriptionchange', { newSubscription }));
        expect((await firestore.doc(`phones/${id}`).get()).get('phones')).toMatchObject([{ endpoint }]);
      },
      unfollowTournament: async () => {
        const body = { endpoint, keys: phoneKeys(), unit: null };
        await call(followTournament, { params: { id: tournamentId }, headers: ours, body }, program.api);
        expect((await firestore.collection('followers').get()).size).toBe(1);
        const hear = startPushWorker(origin, `/tournament/${tournamentId}`, endpoint);
        const notification = { data: { followed: tournamentId }, close: () => undefined };
        await ask(hear('notificationclick', { action: 'stop', notification }));
        expect((await firestore.collection('followers').get()).size).toBe(0);
      },
      getImage: async () => {
        const page = await ask(fetch(`${origin}/tournament/${tournamentId}`));
        const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
        expect(address).toContain(imageId);
        await ask(fetch(`${origin}${new URL(address).pathname}`));
      },
      getTournamentCover: async () => {
        const page = await ask(fetch(`${origin}/tournament/${bareId}`));
        const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
        expect(address).toContain('/cover/');
        await ask(fetch(`${origin}${new URL(address).pathname}`));
      },
      getHealth: async () => void (await call(getHealth, {}, program.api)),
      getAuthHealth: async () => void (await call(getAuthHealth, {}, program.api)),
      getOpenApi: async () => void (await ask(request(getOpenApi, {}, program.api))),
    };
    for (const make of Object.values(calls)) await make();
    expect(failures()).toEqual([]);
    const declared = ENDPOINTS.filter(({ caller }) => caller === 'program').map((each) => each.id);
    expect(Object.keys(calls).toSorted()).toEqual(declared.toSorted());
  });

  it('asks the pages of the site for their proof', async () => {
    const options = { params: { tournamentId, freeFireId: '123456789' } };
    await call(checkFreeFireId, { ...options, headers: ours }, program.api);
    expect(failures()).toEqual([]);
    if (mode === 'enforce') await refused(checkFreeFireId, 'app-check-failed', options, program.api);
    else await call(checkFreeFireId, options, program.api);
    expect(failures()).toHaveLength(1);
  });
});

describe('calls of programs', () => {
  const program = startOwnProgram({ ...settingsOf('enforce'), COPA_RATE_LIMIT_FACTOR: '0.01' }, { appCheck });
  const ended = (address: string) => ({
    params: { id: tournamentId },
    query: { phone: 'a'.repeat(43) },
    headers: { 'X-Forwarded-For': address },
  });

  it('are limited by their address, which leaves the look-ups of the visitors behind it alone', async () => {
    for (let number = 0; number < 15; number += 1) {
      await call(unfollowTournament, ended('192.0.2.7'), program.api);
    }
    await refused(unfollowTournament, 'rate-limited', ended('192.0.2.7'), program.api);
    await call(unfollowTournament, ended('192.0.2.8'), program.api);
    const headers = { ...ours, 'X-Forwarded-For': '192.0.2.7' };
    const params = { tournamentId, freeFireId: '123456789' };
    await call(checkFreeFireId, { params, headers }, program.api);
  });
});
