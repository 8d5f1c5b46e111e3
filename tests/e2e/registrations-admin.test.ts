import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { addAccount, returning } from './support/admin.ts';
import { journey, sizes } from './support/journey.ts';
import { addRegistrations } from './support/registrations.ts';
import { addForm, addTournament, firestore } from './support/suite-data.ts';
import { told } from './support/toasts.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const statusOf = async (id: string) =>
  (await firestore.doc(`registrations/${id}`).get()).get('status') as string;

async function openInbox(page: Page, tournamentId: string, search = ''): Promise<void> {
  await page.goto(`/admin/inscripciones?torneo=${tournamentId}${search}`);
  await page.getByRole('searchbox', { name: 'Buscar jugador' }).waitFor();
}

journey('an organiser sees players arrive, decides, takes back, writes and exports', async ({ visitor }) => {
  const fields = [{ id: 'apodo', type: 'text', label: '¿Cuál es tu apodo?' }];
  const form = await addForm({ title: 'Ficha', fields });
  const name = `Copa ${randomUUID().slice(0, 8)}`;
  const tournament = await addTournament({ name, linkedFormId: form, maxPlayers: 3 });
  const page = await returning(visitor, await addAccount());
  await openInbox(page, tournament);
  await page.getByText('Ninguna inscripción todavía').waitFor();
  await expectAccessibleAtEverySize(page, 'the empty inbox');

  const answers = { apodo: 'Fénix', quitada: ['uno', 'dos'] };
  const [ana, beto, carla] = await addRegistrations(tournament, [
    { fullName: 'Ana Núñez', answers, phone: '+52 55 1234 5678' },
    { fullName: 'Beto Rojas', phone: '(+52) 55-1234-5678' },
    { fullName: 'Carla Peña' },
  ]);
  await row(page, 'Ana Núñez').waitFor();
  await page.getByText('3 inscripciones', { exact: true }).waitFor();
  expect((await row(page, 'Ana Núñez').boundingBox())?.y, 'the top of the first row').toBeLessThanOrEqual(
    260,
  );
  expect(await row(page, 'Ana Núñez').getByText('Teléfono repetido').count()).toBe(1);
  expect(await row(page, 'Carla Peña').getByText('Teléfono repetido').count()).toBe(0);
  await expectAccessibleAtEverySize(page, 'the inbox');

  const reject = page.getByRole('dialog', { name: 'Rechazar a Beto Rojas' });
  const openDialogs = () => page.locator('dialog[open] h2:first-of-type').allTextContents();
  // This is the first page of the tab, so a step too many would leave the site.
  for (const back of [() => page.evaluate(() => history.back()), () => page.goBack()]) {
    await page.getByRole('button', { name: 'Rechazar a Beto Rojas' }).click();
    expect(await openDialogs()).toEqual(['Rechazar a Beto Rojas']);
    await back();
    await reject.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/inscripciones');
  }

  await page.getByRole('button', { name: /^Ana Núñez/ }).click();
  const detail = page.getByRole('dialog', { name: 'Ana Núñez' });
  await detail.getByText('¿Cuál es tu apodo?').waitFor();
  await detail.getByText('Fénix', { exact: true }).waitFor();
  await detail.getByText('Pregunta eliminada (quitada)').waitFor();
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('complementary', { name: 'Ana Núñez' }).waitFor();
  // Beside the open registration, the list has room for the name but not for contacts.
  expect(await row(page, 'Ana Núñez').getByText(/@/).isVisible()).toBe(false);
  await page.setViewportSize(sizes.phone);
  const whatsApp = detail.getByRole('link', { name: 'Escribir por WhatsApp' });
  const href = decodeURIComponent((await whatsApp.getAttribute('href')) ?? '');
  expect(href).toMatch(/^https:\/\/wa\.me\/525512345678\?text=Hola, Ana\./);
  expect(href).toContain(`Recibimos tu inscripción en ${name}`);
  await expectAccessibleAtEverySize(page, 'a registration');
  await detail.getByRole('button', { name: 'Aprobar' }).click();
  const state = detail.getByRole('region', { name: 'Estado' });
  await state.getByText('Aprobado').waitFor();
  expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain('quedó aprobada');
  await detail.getByRole('button', { name: 'Deshacer' }).click();
  await state.getByText('Pendiente').waitFor();
  expect(await statusOf(ana?.id ?? '')).toBe('pending');
  await page.goBack();
  await detail.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Rechazar a Beto Rojas' }).click();
  await reject.getByRole('button', { name: 'Inscripción repetida.' }).click();
  await expectAccessibleAtEverySize(page, 'a rejection');
  await reject.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await row(page, 'Beto Rojas').getByText('Rechazado').waitFor();
  const decided = await firestore.doc(`registrations/${beto?.id}`).get();
  expect(decided.get('reason')).toBe('Inscripción repetida.');
  await row(page, 'Ana Núñez').getByText('Teléfono repetido').waitFor({ state: 'detached' });

  await page.getByRole('searchbox').fill('nunez');
  await page.getByText('1 inscripción', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Por decidir/ }).click();
  await page.getByText('2 inscripciones', { exact: true }).waitFor();
  expect(page.url()).toContain('estado=pending');
  await page.getByRole('button', { name: /^Todas/ }).click();

  await page.getByRole('checkbox', { name: 'Elegir todas' }).click();
  await page.getByText('3 elegidas').waitFor();
  await expectAccessible(page, 'registrations that are chosen');
  await page.getByRole('button', { name: 'Quitar selección' }).click();
  await page.getByRole('checkbox', { name: 'Elegir a Ana Núñez' }).check();
  await page.getByRole('button', { name: 'Rango' }).click();
  await page.getByRole('checkbox', { name: 'Elegir a Carla Peña' }).check();
  await page.getByText('3 elegidas').waitFor();
  await page.getByRole('group', { name: 'Elegidas' }).getByRole('button', { name: 'Aprobar' }).click();
  const bulk = page.getByRole('dialog', { name: 'Aprobar 2 inscripciones' });
  await bulk.getByText('2 pendientes. 1 ya rechazada queda como está.').waitFor();
  await bulk.getByRole('button', { name: 'Aprobar' }).click();
  await bulk.getByText('2 aprobadas: 2 con cupo.').waitFor();
  await expectAccessibleAtEverySize(page, 'the results of many');
  await bulk.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await told(page, 'Listo: Se deshicieron 2 decisiones: 2 con cupo.');
  expect([await statusOf(ana?.id ?? ''), await statusOf(carla?.id ?? '')]).toEqual(['pending', 'pending']);

  const downloading = page.waitForEvent('download');
  await page.locator('summary', { hasText: 'Agregar, exportar' }).click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`inscripciones-${name.toLowerCase().replaceAll(' ', '-')}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain('Ana Núñez');

  await page.getByRole('button', { name: /^Carla Peña/ }).click();
  await page.getByRole('button', { name: 'Eliminar inscripción' }).click();
  const removal = page.getByRole('dialog', { name: '¿Eliminar inscripción?' });
  await removal.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByText('2 inscripciones', { exact: true }).waitFor();
  expect((await firestore.doc(`registrations/${carla?.id}`).get()).exists).toBe(false);
});
