import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { suiteAddresses } from '../support/addresses.ts';
import { addAccount, returning } from '../support/admin.ts';
import { journey, type OpenVisitor } from '../support/journey.ts';
import { goTo, nextScreen, siteRuns } from '../support/running-site.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { toasted } from '../support/toasts.ts';
import { FINAL, organiser, registered } from './organising.ts';

const TRANSPARENT_CAPTURE = {
  name: 'captura.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAAnRSTlMAAHaTzTgAAAALSURBVAjXY2BABQAAEAABocUhwQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const openPart = (page: Page) => page.getByRole('button', { name: /^(Protestar|Ver las protestas)$/ }).tap();
const inDialog = (page: Page) => page.getByRole('dialog').last();

async function playerOf(visitor: OpenVisitor, own: { readonly data: string }): Promise<Page> {
  const page = await visitor();
  await page.goto(own.data);
  await page.getByRole('link', { name: 'Ir a Mi torneo' }).tap();
  await openPart(page);
  return page;
}

function colourOf(image: Locator): Promise<number[]> {
  return image.evaluate((element: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    context?.drawImage(element, 0, 0, 1, 1);
    return Array.from(context?.getImageData(0, 0, 1, 1).data ?? []);
  });
}

async function protest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Protestar esta partida' }).tap();
  const send = page.getByRole('button', { name: 'Enviar la protesta' });
  const form = page.locator('form').filter({ has: send });
  await form.getByLabel('¿Qué pasó?').selectOption('El puesto está mal');
  await form.getByLabel('¿Sobre quién es?').selectOption('Rayo');
  await form.getByLabel('Cuéntalo').fill('Quedamos primeros.');
  await form.getByLabel('Captura del resultado').setInputFiles(TRANSPARENT_CAPTURE);
  expect(await colourOf(form.getByRole('img', { name: 'Captura 1' }))).toEqual([255, 255, 255, 255]);
  await expectAccessibleAtEverySize(page, 'a protest that is ready to be sent');
  await send.tap();
  await page.getByText('En revisión', { exact: true }).waitFor();
}

/** The number of the unit that is registered second. */
const RAYO = 2;

async function protestCheating(own: { readonly data: string }, against: number): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'private-code': own.data.replace('/inscripcion/', ''),
  };
  const content = { requestId: randomUUID(), kind: 'cheating', against, text: 'Vuela en el minuto 3.' };
  const address = `${suiteAddresses().api}/registrations/status/protests/1/a-1`;
  const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(content) });
  expect(answer.status, await answer.text()).toBe(200);
}

journey('a protest is upheld and another one dismissed, with both teams looking', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const id = await addTournament();
  const add = (nick: string) => registered(account, id, nick);
  const [brisa, rayo, lobo] = [await add('Brisa'), await add('Rayo'), await add('Lobo')];
  const api = organiser(account, id);
  await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 1 } }));
  await firestore.doc(`tournaments/${id}`).update({ date: inMinutes(-1) });
  await api.play(1, 'a-1', [rayo.unit, brisa.unit, lobo.unit], 3);

  const sender = await playerOf(visitor, brisa);
  await protest(sender);
  await sender.getByText('1 captura enviada').waitFor();
  await protestCheating(lobo, RAYO);
  const accused = await playerOf(visitor, rayo);
  const about = accused.getByRole('region', { name: 'Protestas que recibiste' });
  await about.getByText('Partida 1 · Hack o trampa').waitFor();

  const page = await returning(visitor, account);
  await page.goto(`/admin/torneos/${id}/dia`);
  await page.getByRole('heading', { name: '2 protestas sin resolver' }).waitFor();
  await goTo(page, `/admin/torneos/${id}/fases`);
  await page.getByRole('heading', { name: '2 protestas sin resolver' }).waitFor();
  await page.getByText('Antes de cerrar la fase, resuelve sus protestas.').waitFor();
  expect(await page.getByRole('button', { name: 'Cerrar y hacer el podio' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Decide las 2 protestas: Partida 1' }).tap();

  const upheld = page.getByRole('article', { name: 'Protesta de Brisa' });
  await upheld.getByRole('button', { name: 'Ver la captura 1 de Brisa' }).locator('img').waitFor();
  await expectAccessibleAtEverySize(page, 'a match with protests');
  await upheld.getByRole('combobox', { name: '¿Qué fila corriges?' }).selectOption('Rayo');
  await upheld.getByRole('button', { name: 'Aceptar y corregir' }).tap();
  await inDialog(page).getByLabel('Puesto').selectOption('2');
  await inDialog(page).getByText('Brisa pasa del 2.º al 1.º.').waitFor();
  await inDialog(page).getByRole('button', { name: 'Por captura.' }).tap();
  await inDialog(page).getByRole('button', { name: 'Aceptar y corregir' }).tap();
  await toasted(page, 'Protesta aceptada: la tabla se corrigió');
  await nextScreen(sender, `/tournament/${id}/posiciones`);
  await sender.getByText(/Partida 1 corregida: .*por una protesta aceptada\.$/).waitFor();
  await sender.getByText('La partida 1 tiene una protesta sin resolver.').waitFor();

  const dismissed = page.getByRole('article', { name: 'Protesta de Lobo' });
  await dismissed.getByRole('button', { name: 'No aceptar' }).tap();
  await inDialog(page).getByRole('button', { name: 'Con esto no se puede comprobar.' }).tap();
  await inDialog(page).getByRole('button', { name: 'No aceptar la protesta' }).tap();
  await toasted(page, 'Protesta no aceptada: ya pueden leer el motivo');
  await sender.reload();
  await sender.getByText(/^La partida 1 es provisional/).waitFor();

  await siteRuns(sender);
  await sender.goBack();
  await accused.reload();
  await sender.getByText('Respuesta: Por captura.').waitFor();
  await about.getByText('Respuesta: Por captura.').waitFor();
  await about.getByText('Respuesta: Con esto no se puede comprobar.').waitFor();
  expect(await about.innerText()).not.toMatch(/Brisa|Lobo|primeros|minuto/);
  await expectAccessibleAtEverySize(accused, 'what became of protests about the own team');

  await page.getByRole('link', { name: 'Cerrar y hacer el podio' }).tap();
  await page.getByRole('button', { name: 'Cerrar y hacer el podio' }).tap();
  await inDialog(page).getByRole('button', { name: 'Cerrar sin esperar' }).tap();
  await page.getByRole('list', { name: 'Podio' }).getByText('Brisa').waitFor();
});
