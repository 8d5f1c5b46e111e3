import { createHash } from 'node:crypto';
import { dropPhone, keepPhone } from '@copa/domain/day/endpoints';
import { PushMessageSchema } from '@copa/domain/day/push';
import { HOUR_MS } from '@copa/domain/limits';
import { withdrawRegistration } from '@copa/domain/registrations/endpoints';
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

  it.each(['https://127.0.0.1/send/1', `https://fcm.googleapis.com/${'x'.repeat(1024)}`])(
    'is not looked for at %s',
    async (endpoint) => {
      const [, next] = await open();
      const { keys } = service.newPhone().subscription;
      await refused(keepPhone, 'validation-failed', { headers: by(next), body: { endpoint, keys } });
      expect(await phonesOf(next.id)).toBeUndefined();
    },
  );

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
