import { randomUUID } from 'node:crypto';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { suiteAddresses } from '../support/addresses.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';

const { firestore } = openSuiteData();

/** Of a unit that has a place, and has confirmed or has not. */
async function addTicket(confirmations: object): Promise<string> {
  const tournamentId = await addTournament(firestore);
  const id = randomUUID().replaceAll('-', '').slice(0, 26);
  const shared = { tournamentId, number: 7, name: 'FénixDorado', unit: { name: '', tag: '' }, members: [] };
  const ticket = z.parse(TicketSchema, { id, ...shared, status: 'approved', place: 'held', confirmations });
  const { id: _, ...fields } = ticket;
  const document = firestore.doc(`tickets/${id}`);
  await document.create(fields);
  onTestFinished(async () => void (await document.delete()));
  return id;
}

const confirmed = { entry: { at: new Date(), by: 'player' } };

/** As a push service hands it over. */
async function push(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: suiteAddresses().site,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

journey('a phone is offered notices after a confirmation, and shows what it is sent', async ({ visitor }) => {
  const [silent, ticket] = [await addTicket({}), await addTicket(confirmed)];
  const page = await visitor({ serviceWorker: true });
  const offer = page.getByRole('button', { name: 'Activar avisos' });
  await page.goto(`/mi/${silent}`);
  await page.getByText('Inscripción n.º 7.').waitFor();
  expect(await offer.count()).toBe(0);

  await page.goto(`/mi/${ticket}`);
  await offer.waitFor();
  await expectAccessibleAtEverySize(page, 'the offer of notices');
  await page.context().grantPermissions(['notifications'], { origin: suiteAddresses().site });
  // A profile that keeps nothing has no push service, and the browser says so.
  expectOnConsole(page, /does not support the Push API in incognito mode/);
  await offer.click();
  await page.getByText(/^Este navegador no pudo activar los avisos/).waitFor();
  await expectAccessible(page, 'an offer that the browser refuses');

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const message = { title: '¡Tienes cupo!', body: 'Confirma.', tag: 'copa-place', ticketId: ticket };
  await push(page, message);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
    });
  const { ticketId, ...words } = message;
  await expect.poll(shown).toEqual([{ ...words, data: { ticketId } }]);
  const worker = await workerOf(page.context());
  await worker.evaluate(`self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
  await expect.poll(shown).toEqual([]);
});
