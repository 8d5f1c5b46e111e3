import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from '../support/registration-form.ts';
import { unitsOf } from '../support/registrations.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { loseAnswer } from './phone.ts';

const { firestore } = openSuiteData();
const SMALL = { width: 320, height: 640 };
const HOUR_MS = 60 * 60 * 1000;

journey(
  'a captain far away learns the deal, sends it over a connection that drops, and has one link to pass on',
  async ({ visitor }) => {
    const id = await addTournament(firestore, { modality: 'squad', substitutes: 1 });
    const page = await visitor({
      viewport: SMALL,
      timezoneId: 'America/Argentina/Buenos_Aires',
      clock: true,
    });
    await page.clock.setSystemTime(Date.now() + HOUR_MS);
    await page.goto(`/register/${id}`);
    await expectInSight(page.getByText(/^Tú eres el capitán\. Aquí van solo tus datos/));
    await page.getByText('Tienen 12 horas.').waitFor();

    await page.getByLabel('Nombre del equipo').fill('Los Fénix');
    await fillRegistration(page, { fullName: 'Ana Capitana', freeFireId: freshFreeFireId() });
    // It arrives, and the answer is lost.
    await loseAnswer(page, '**/api/registrations');
    await submitButton(page).click();
    await page.getByText(/la enviaremos de nuevo en cuanto vuelva la señal/).waitFor();
    await page.getByRole('button', { name: 'Reintentar ahora' }).click();
    await expectInSight(page.getByText('1 de 4'));
    await expectInSight(page.getByText('Faltan 3 jugadores'));
    await expectInSight(page.getByText(/^Tienen hasta/));
    const link = page.getByRole('link', { name: 'Mandar el enlace por WhatsApp' });
    await expectInSight(link);
    const address = (await link.getAttribute('href')) ?? '';
    const message = new URL(address).searchParams.get('text') ?? '';
    expect(message).toMatch(/«Los Fénix».+Faltan 3\. Cierra .+https?:\S+\/equipo\/\w{26}$/);
    expect(await unitsOf(firestore, id)).toHaveLength(1);

    const ticket = page.getByRole('link', { name: 'Ir a Mi torneo' });
    await page.goto((await ticket.getAttribute('href')) ?? '');
    await expectInSight(page.getByText(/^Faltan? que acepten 3 jugadores: tienen hasta/));
    await expectInSight(link);
    expect(await link.getAttribute('href')).toBe(address);
  },
);
