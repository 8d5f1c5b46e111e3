import { DAY_MS } from '@copa/domain/limits';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { agendaId } from '../../../functions/src/store/agenda.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { addAccount, returning } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey, SMALL } from '../support/journey.ts';
import { keptInCaches, keptOnDevice } from '../support/left-behind.ts';
import { runPublishing } from '../support/publishing.ts';
import {
  fillRegistration,
  freshFreeFireId,
  personalData,
  submitButton,
} from '../support/registration-form.ts';
import { goTo } from '../support/running-site.ts';
import { addTournament, firestore } from '../support/suite-data.ts';
import { requestsOf } from '../support/traffic.ts';
import { expectInSight } from './in-sight.ts';
import { FAR } from './phone.ts';

async function consentOn(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Pedir el permiso' });
  const message = new URL((await link.getAttribute('href')) ?? '');
  expect(message.pathname).toBe('/525586429753');
  return /https?:\S+(\/permiso\/\w+)$/.exec(message.searchParams.get('text') ?? '')?.[1] ?? 'no link';
}

const ownList = (page: Page) => page.evaluate(() => localStorage.getItem('copa-fenix_inscripciones') ?? '');

async function leftOf(id: string): Promise<readonly number[]> {
  const found = (name: string) => firestore.collection(name).where('tournamentId', '==', id).get();
  return [(await found('registrations')).size, (await found('guardians')).size];
}

async function nameAdult(page: Page): Promise<void> {
  await page.getByLabel('Nombre del adulto responsable').fill('Rosa Díaz');
  await page.getByLabel('WhatsApp del adulto responsable').fill('+52 55 8642 9753');
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));

journey(
  'an adult whom an organiser writes to permits a minor to play, and takes it back; all is erased by age',
  async ({ visitor }) => {
    const id = await addTournament({ prizePool: '', prize: '' });
    const minor = await visitor({ viewport: SMALL, serviceWorker: true, timezoneId: FAR });
    const sent = requestsOf(minor, (request) => request.method() === 'POST' && /\/api\//.test(request.url()));
    await minor.goto(`/register/${id}`);
    await fillRegistration(minor, 'Luis Peña');
    await expect.poll(() => drafts(minor)).toHaveLength(1);
    await minor.getByLabel('Tengo menos de 11').click();
    await expectInSight(minor.getByRole('heading', { name: 'Todavía no puedes jugar' }));
    expect([await drafts(minor), sent]).toEqual([[], []]);
    await minor.getByRole('button', { name: 'Me equivoqué de edad' }).click();
    await expect(minor.getByLabel('Nombre completo').inputValue()).resolves.toBe('');

    const freeFireId = freshFreeFireId();
    await fillRegistration(minor, 'Luis Peña', freeFireId);
    await minor.getByLabel('Tengo de 11 a 17').check();
    await submitButton(minor).click();
    await minor.getByText('El nombre de tu adulto responsable es obligatorio').waitFor();
    await nameAdult(minor);
    await expectAccessible(minor, 'the form of a minor');
    await submitButton(minor).click();
    await expectInSight(
      minor.getByText('Inscripción enviada. Falta el permiso de tu adulto responsable.', { exact: true }),
    );
    await expectInSight(minor.getByRole('link', { name: 'Pedir el permiso' }));
    await expectInSight(minor.getByRole('button', { name: 'Copiar mi enlace privado' }));
    const copies = await minor.getByRole('button', { name: 'Copiar' }).all();
    const heights = await Promise.all(copies.map(async (copy) => (await copy.boundingBox())?.height));
    expect(Math.max(...heights.map(Number)), 'each stays on one line').toBeLessThan(50);
    const link = await consentOn(minor);
    const own = minor.getByRole('link', { name: 'Ir a Mi torneo' });
    await expectInSight(own);
    await own.click();
    await expectInSight(minor.getByText('Falta el permiso de tu adulto responsable.'));
    await expectInSight(minor.getByRole('link', { name: 'Pedir el permiso' }));
    await expectAccessible(minor, 'Mi torneo of a minor');

    const organiser = await returning(visitor, await addAccount());
    await organiser.goto(`/admin/inscripciones?torneo=${id}`);
    const row = organiser.getByRole('listitem').filter({ hasText: 'Luis Peña' });
    await row.getByText('Falta permiso').waitFor();

    await organiser.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await goTo(organiser, `/admin/torneos/${id}/avisos`);
    const [chat] = await Promise.all([
      organiser.waitForEvent('popup'),
      organiser.getByRole('button', { name: /^Avisar por WhatsApp al adulto responsable de / }).click(),
    ]);
    await chat.waitForURL('https://wa.me/**');
    const message = new URL(chat.url());
    expect(message.pathname).toBe('/525586429753');
    expect(message.searchParams.get('text')).toMatch(new RegExp(`^Hola, Rosa\\..+ Luis .+${link}$`, 's'));
    await chat.close();
    await organiser.getByRole('link', { name: '+52 55 8642 9753' }).waitFor();
    await expectAccessible(organiser, 'the queue of notices with an adult');
    await goTo(organiser, `/admin/inscripciones?torneo=${id}`);
    await row.getByText('Falta permiso').waitFor();
    expect(await leftOf(id)).toEqual([1, 1]);

    const adult = await visitor({ viewport: SMALL, timezoneId: FAR });
    await adult.goto(link);
    const text = adult.getByText(/^Luis quiere jugar/).locator('..');
    await text.waitFor();
    expect((await text.boundingBox())?.height).toBeLessThanOrEqual(SMALL.height / 2);
    await expectAccessible(adult, 'the page of a consent');
    await adult.getByRole('button', { name: 'Doy permiso', exact: true }).click();
    await adult.getByText('Marca la casilla para dar permiso.').waitFor();
    await adult.getByLabel('Soy su madre, padre o adulto responsable y acepto que juegue.').check();
    await adult.getByRole('button', { name: 'Doy permiso', exact: true }).click();
    await expectInSight(adult.getByRole('heading', { name: 'Diste permiso' }));
    await expectInSight(adult.getByText(/^En las tablas públicas sale solo «Jugador \d+»\.$/));
    await expectAccessible(adult, 'a consent that was given');

    await minor.reload();
    await expectInSight(minor.getByText('Recibimos tu inscripción. Falta que la aprueben.'));
    expect(await minor.getByRole('link', { name: 'Pedir el permiso' }).count()).toBe(0);

    await row.getByText('Falta permiso').waitFor({ state: 'detached' });
    expect(await leftOf(id)).toEqual([1, 0]);

    await adult.goto(link);
    await adult.getByRole('button', { name: 'Retirar el permiso y borrar los datos' }).click();
    await adult.getByRole('button', { name: 'Sí, borrar los datos' }).click();
    await adult.getByRole('heading', { name: 'Listo, los datos están borrados' }).waitFor();
    expect(await leftOf(id)).toEqual([0, 0]);
    expectOnConsole(adult, /404/);
    await adult.reload();
    await adult.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor();
    expectOnConsole(minor, /404/);
    await minor.reload();
    await expectInSight(minor.getByRole('heading', { name: 'Ya no estás en este torneo' }));
    await expectInSight(minor.getByText(/^Tu adulto responsable no dio el permiso o lo retiró/));
    await expect.poll(() => ownList(minor)).not.toContain('Luis');

    const forgotten = await addTournament();
    await minor.goto(`/register/${forgotten}`);
    await fillRegistration(minor, 'Luis Peña', freeFireId);
    await minor.getByLabel('Tengo de 11 a 17').check();
    await nameAdult(minor);
    await submitButton(minor).click();
    await minor.getByRole('link', { name: 'Ir a Mi torneo' }).click();
    await minor.getByText('Falta el permiso de tu adulto responsable.').waitFor();
    await firestore.doc(`tournaments/${forgotten}`).update({ date: new Date(Date.now() - 91 * DAY_MS) });
    await firestore.doc(`agenda/${agendaId('sweep', 'site')}`).delete();
    await runPublishing();
    expect(await leftOf(forgotten)).toEqual([0, 0]);
    await minor.reload();
    await expectInSight(minor.getByRole('heading', { name: 'Este enlace ya no sirve' }));
    await expectAccessible(minor, 'a ticket that leads nowhere');
    await expect.poll(() => ownList(minor)).not.toContain('Luis');
    const personal = personalData('Luis', 'Peña', 'Rosa', 'Díaz', '8642', freeFireId);
    for (const phone of [minor, adult]) expect(await keptOnDevice(phone)).not.toMatch(personal);
    // The site's own files contain first names and the phone number 1234 5678 as examples, so `inFull` has only
    // full names and not that number.
    const inFull = new RegExp(['Luis Peña', 'Rosa Díaz', '8642 ?9753', 'viaje@correo', freeFireId].join('|'));
    expect(await keptInCaches(minor)).not.toMatch(inFull);
  },
);
