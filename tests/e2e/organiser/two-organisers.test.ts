import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { FINAL, organiser } from '../play/organising.ts';
import { expectFocusIn } from '../support/accessibility.ts';
import { addAccount, returning } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { holdBack } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
import { addRegistrations } from '../support/registrations.ts';
import { goTo } from '../support/running-site.ts';
import { addTournament, firestore, openRooms } from '../support/suite-data.ts';
import { told } from '../support/toasts.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isFocused()); steps += 1) {
    expect(steps).toBeLessThan(60);
    await target.page().keyboard.press('Tab');
  }
}

async function typeRow(page: Page, part: string, kills: string): Promise<void> {
  await page.keyboard.type(part);
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('textbox', { name: 'Bajas', exact: true }));
  await page.keyboard.type(kills);
  await page.keyboard.press('Enter');
}

journey('two organisers at once lose nothing, one of them without a mouse', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const id = await addTournament({ modality: 'solo', maxPlayers: 12 });
  const [dora] = await addRegistrations(id, [
    { fullName: 'Dora Vela', nick: 'Dora' },
    { fullName: 'Beto Luna', nick: 'Beto', status: 'approved' },
    { fullName: 'Caro Sol', nick: 'Caro' },
  ]);
  const camila = await returning(visitor, account);
  const second = await addAccount({ displayName: 'Mateo Ruiz' });
  const mateo = await returning(visitor, second, { size: 'desktop' });
  const both = [camila, mateo];
  const open = (path: string) => Promise.all(both.map((page) => goTo(page, path)));

  await camila.goto(`/admin/inscripciones?torneo=${id}`);
  await mateo.goto('/admin/torneos');
  const decide = mateo.getByRole('link', { name: new RegExp(`por decidir en Copa ${id}$`) });
  await decide.filter({ hasText: '2 por decidir' }).waitFor();
  await button(camila, 'Rechazar a Caro Sol').tap();
  await camila.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true }).tap();
  await decide.filter({ hasText: '1 por decidir' }).waitFor();

  await goTo(mateo, `/admin/inscripciones?torneo=${id}`);
  await button(mateo, 'Rechazar a Dora Vela').click();
  await button(camila, 'Aprobar a Dora Vela').tap();
  for (const page of both) await row(page, 'Dora Vela').getByText('Aprobado').waitFor();
  expectOnConsole(mateo, /status of 409/);
  await mateo.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true }).click();
  await told(mateo, 'Dora Vela: Camila Paz ya decidió: la inscripción está en «Aprobado».');
  expect((await firestore.doc(`registrations/${dora?.id}`).get()).get('status')).toBe('approved');

  const api = organiser(account, id);
  await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 1 } }));
  await open(`/admin/torneos/${id}/dia`);
  await camila.getByLabel(/^ID de la sala/).fill('12345678');
  await button(camila, 'Guardar la sala').tap();
  await mateo
    .getByText(/ID 12345678/)
    .first()
    .waitFor();
  await openRooms(id);
  // `openRooms` sets no new `roomsRevision`, so the pages still show the earlier opening time.
  await Promise.all(both.map((page) => page.reload()));
  await button(mateo, 'Entró: Dora Vela').click();
  await button(camila, 'No entró: Beto Luna').tap();
  for (const page of both) {
    await expect.poll(() => button(page, 'Entró: Dora Vela').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => button(page, 'No entró: Beto Luna').getAttribute('aria-pressed')).toBe('true');
  }

  const place = async (name: RegExp) =>
    (await mateo.getByRole('region', { name }).boundingBox()) ?? { x: 0, width: 0 };
  const [roll, room] = [await place(/^Pase de lista/), await place(/^Sala de la partida/)];
  expect(room.x).toBeGreaterThan(roll.x + roll.width);

  await open(`/admin/torneos/${id}/fases/1/a-1`);
  const toEnter = (page: Page) => page.getByRole('list', { name: 'Por anotar' });
  const letGo = await holdBack(mateo, '**/matches/a-1/rows');
  const search = mateo.getByRole('searchbox', { name: 'Buscar' });
  await tabTo(search);
  await typeRow(mateo, 'dor 1', '3');
  await toEnter(camila).getByRole('button', { name: 'Jugador 1' }).tap();
  await button(camila, '5').tap();
  const conflict = mateo.getByRole('alert', { name: 'Dos anotaron lo mismo' });
  await conflict.getByText('Camila Paz').waitFor();
  await conflict.getByRole('button', { name: /^Jugador 1: queda lo mío, 1\.º, 3 bajas/ }).waitFor();
  letGo();
  await tabTo(conflict.getByRole('button', { name: /^Jugador 1: queda lo de Camila Paz, 1\.º, 5 bajas/ }));
  await mateo.keyboard.press('Enter');
  await tabTo(search);
  await typeRow(mateo, 'dor 2', '2');
  for (const page of both) {
    const entered = page.getByRole('region', { name: /^Anotados/ });
    await entered.getByText(/5 bajas/).waitFor();
    await entered.getByText(/2 bajas/).waitFor();
  }
  // Seven kills are too many for a match of two players, so publishing asks for a confirmation.
  await tabTo(button(mateo, 'Publicar la partida'));
  await mateo.keyboard.press('Enter');
  await tabTo(button(mateo, 'Publicar así'));
  await mateo.keyboard.press('Enter');
  for (const page of both) await page.getByText(/^Publicada\./).waitFor();
});
