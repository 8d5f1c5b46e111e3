import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { journey } from '../support/journey.ts';
import { register } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { fakePushService, SUBSCRIPTION } from './push-service.ts';

journey('a phone is offered notices after a confirmation, and takes them back', async ({ visitor }) => {
  const tournamentId = await addTournament({
    date: inMinutes(120),
    windows: [{ kind: 'entry', opensAt: inMinutes(-5), closesAt: inMinutes(60) }],
  });
  const { id, ticketId } = await register(tournamentId);
  const page = await visitor({ serviceWorker: true });
  await fakePushService(page);
  await page.goto(`/mi/${ticketId}`);
  const offer = page.getByRole('button', { name: 'Activar avisos' });
  await page.getByRole('button', { name: 'CONFIRMO' }).waitFor();
  expect(await offer.count()).toBe(0);
  await page.getByRole('button', { name: 'CONFIRMO' }).click();
  await offer.waitFor();
  await expectAccessibleAtEverySize(page, 'the offer of notices');

  const endpoints = async (): Promise<unknown> => (await firestore.doc(`phones/${id}`).get()).get('phones');
  expect(await endpoints()).toBeUndefined();
  await offer.click();
  await page.getByText('Avisos activados en este teléfono').waitFor();
  expect(await endpoints()).toMatchObject([{ endpoint: SUBSCRIPTION.endpoint, ...SUBSCRIPTION.keys }]);
  await expectAccessible(page, 'notices that are on');
  await page.getByRole('button', { name: 'Quitar avisos de este teléfono' }).click();
  await offer.waitFor();
  expect(await endpoints()).toBeUndefined();
});
