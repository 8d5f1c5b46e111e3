import { createHash } from 'node:crypto';
import { dropPhone, keepPhone } from '@copa/domain/day/endpoints';
import { PHONES_MAX, PushMessageSchema } from '@copa/domain/day/push';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { withdrawRegistration } from '@copa/domain/registrations/endpoints';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoEnvironment } from '../../scripts/start/demo-environment.ts';
import { call, refused } from '../api/support/api-client.ts';
import { openOrganiser } from '../api/support/organiser.ts';
import { startOwnProgram } from '../api/support/own-program.ts';
import { type PushService, startPushService } from '../load/support/push-service.ts';
import { suiteVariable } from '../setup/suite-variable.ts';

const { firestore, open: openTournament, register } = await openOrganiser();
const silent = startOwnProgram({});
const standIn = suiteVariable('COPA_PUSH_STAND_IN');
let service: PushService;

beforeAll(async () => {
  const { COPA_PUSH_PUBLIC_KEY: publicKey = '' } = demoEnvironment('');
  service = await startPushService(publicKey, Number(new URL(standIn).port));
});
afterAll(() => service.close());

const FCM = 'https://fcm.googleapis.com/fcm/send/';

async function open() {
  const date = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const id = await openTournament({ date, maxPlayers: 1, waitlist: { max: 5 } });
  return [await register(id), await register(id)] as const;
}

const by = ({ ticketId }: { readonly ticketId: string }) => ({ 'Ticket-Id': ticketId });
const keyOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');
const phonesOf = async (id: string): Promise<unknown> =>
  (await firestore.doc(`phones/${id}`).get()).get('phones');

describe('a phone that wants to be told', () => {
  it('rings within seconds of the place that became free, once, by the function of its own', async () => {
    const [held, next] = await open();
    const phone = service.newPhone();
    expect((await call(keepPhone, { headers: by(next), body: phone.subscription })).data).toEqual({
      isTold: true,
    });
    const since = Date.now();
    await call(withdrawRegistration, { headers: { 'Private-Code': held.privateCode } });
    await expect.poll(() => phone.received.length, { interval: 50 }).toBe(1);
    expect(Date.now() - since).toBeLessThan(10_000);
    const [{ message, urgency, subject } = { message: null }] = phone.received;
    expect(z.parse(PushMessageSchema, message)).toMatchObject({
      title: '¡Tienes cupo!',
      ticketId: next.ticketId,
    });
    expect({ urgency, subject }).toEqual({ urgency: 'high', subject: 'mailto:avisos@copafenix.test' });
    await expect
      .poll(
        async (): Promise<unknown> =>
          (await firestore.doc(`pushes/${next.id}-promoted-1`).get()).get('takenAt'),
      )
      .toBeTruthy();
    expect(phone.tries).toBe(1);
    await expect
      .poll(async () => ((await phonesOf(next.id)) as { reachedAt: unknown }[])[0]?.reachedAt)
      .toBeTruthy();
  });

  it('is stored once however often it asks, until it asks no more', async () => {
    const [, next] = await open();
    const { subscription } = service.newPhone();
    const headers = by(next);
    await call(keepPhone, { headers, body: subscription });
    await call(keepPhone, { headers, body: subscription });
    expect(await phonesOf(next.id)).toHaveLength(1);
    const query = { phone: keyOf(subscription.endpoint) };
    await call(dropPhone, { headers, query });
    expect((await call(dropPhone, { headers, query })).data).toEqual({ isTold: false });
    expect(await phonesOf(next.id)).toBeUndefined();
  });

  it('keeps its place while it is in use, however many others ask by the same link; the oldest unused phone goes', async () => {
    const [, next] = await open();
    const headers = by(next);
    const { keys } = service.newPhone().subscription;
    const ask = (name: string) => ({ headers, body: { endpoint: `${FCM}${name}`, keys } });
    const names = async () => {
      const phones = (await phonesOf(next.id)) as { endpoint: string }[];
      return phones.map(({ endpoint }) => endpoint.slice(FCM.length)).toSorted();
    };
    await call(keepPhone, ask('honest'));
    const others = Array.from({ length: PHONES_MAX - 1 }, (_, number) => `other-${number}`);
    for (const name of others) await call(keepPhone, ask(name));
    const { error } = await refused(keepPhone, 'conflict', ask('one-more'));
    expect(error).toMatch(/^Ya hay 8 teléfonos con avisos/);
    expect(await names()).toEqual(['honest', ...others]);

    const document = firestore.doc(`phones/${next.id}`);
    const phones = (await phonesOf(next.id)) as { endpoint: string; at: Timestamp }[];
    const weekBefore = (at: Timestamp) => new Date(at.toMillis() - 7 * DAY_MS);
    await document.update({
      phones: phones.map((phone) => ({
        ...phone,
        at: weekBefore(phone.at),
        reachedAt: phone.endpoint === `${FCM}honest` ? new Date(Date.now() - 2 * DAY_MS) : null,
      })),
    });
    for (const name of ['other-0', 'other-1']) await call(keepPhone, ask(name));
    const newer = ['new-2', 'new-3', 'new-4', 'new-5', 'new-6'];
    for (const name of newer.slice(0, 4)) await call(keepPhone, ask(name));
    expect(await names()).toEqual(['honest', ...newer.slice(0, 4), 'other-0', 'other-1', 'other-6']);
    await call(keepPhone, ask('new-6'));
    expect(await names()).toEqual(['honest', ...newer, 'other-0', 'other-1']);
    await call(keepPhone, ask('honest'));
    await refused(keepPhone, 'conflict', ask('one-more'));
  });

  it.each([
    ['http://127.0.0.1:9/send/1'],
    ['https://127.0.0.1/send/1'],
    ['https://metadata.google.internal/'],
    ['https://fcm.googleapis.com.evil.example/'],
    ['https://evilpush.apple.com/'],
    ['https://fcm.googleapis.com:8443/fcm/send/1'],
    ['https://user@fcm.googleapis.com/fcm/send/1'],
    ['http://fcm.googleapis.com/fcm/send/1'],
    ['ftp://fcm.googleapis.com/fcm/send/1'],
    [`https://fcm.googleapis.com/${'x'.repeat(1024)}`],
  ])('is not looked for at %s', async (endpoint) => {
    const [, next] = await open();
    const { keys } = service.newPhone().subscription;
    await refused(keepPhone, 'validation-failed', { headers: by(next), body: { endpoint, keys } });
    expect(await phonesOf(next.id)).toBeUndefined();
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://web.push.apple.com/QOrVdK',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB',
  ])('may be one of %s', async (endpoint) => {
    const [, next] = await open();
    const { keys } = service.newPhone().subscription;
    await call(keepPhone, { headers: by(next), body: { endpoint, keys } });
    expect(await phonesOf(next.id)).toMatchObject([{ endpoint }]);
  });

  it('has keys that a message can be encrypted for, and a ticket that is there', async () => {
    const [, next] = await open();
    const { endpoint, keys } = service.newPhone().subscription;
    const headers = by(next);
    const off = `B${'A'.repeat(86)}`;
    for (const wrong of [{ p256dh: off }, { p256dh: keys.p256dh.slice(1) }, { auth: `${keys.auth}AA` }]) {
      await refused(keepPhone, 'validation-failed', {
        headers,
        body: { endpoint, keys: { ...keys, ...wrong } },
      });
    }
    const nobody = by({ ticketId: '0'.repeat(26) });
    await refused(keepPhone, 'not-found', { headers: nobody, body: { endpoint, keys } });
    await refused(dropPhone, 'not-found', { headers: nobody, query: { phone: keyOf(endpoint) } });
  });

  it('is refused where the site has no keys of its own', async () => {
    const [, next] = await open();
    const body = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      keys: service.newPhone().subscription.keys,
    };
    await refused(keepPhone, 'not-found', { headers: by(next), body }, silent.api);
  });
});
