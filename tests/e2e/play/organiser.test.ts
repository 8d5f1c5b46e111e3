import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAccessible,
  expectAccessibleAtEverySize,
  expectDialogFitsInLargeText,
  expectFitsInLargeText,
} from '../support/accessibility.ts';
import { addAccount, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addSquads } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { thumb } from '../support/touch.ts';
import { TAPS } from '../told-figures.ts';
import { CAPTURE, FINAL, organiser, registered } from './organising.ts';

const TEAMS = Array.from('ABCDEFGHIJKL', (letter) => `Equipo ${letter}`);

const stageOf = (page: Page, name: RegExp) => page.getByRole('region', { name });
const inDialog = (page: Page) => page.getByRole('dialog').last();

async function enterMatch(page: Page, card: Locator): Promise<number> {
  const { tap, taps } = thumb();
  await card.getByRole('link', { name: 'Lobby A, Partida 1: Por anotar' }).tap();
  const left = page.getByRole('list', { name: 'Por anotar' }).getByRole('button');
  const kills = page.getByRole('region', { name: /^Bajas de/ });
  const lastPlace = () => left.last().evaluate((name) => name.getBoundingClientRect().top + scrollY);
  const places = [await lastPlace()];
  for (let index = 0; index < 12; index += 1) {
    await tap(left.first());
    await kills.waitFor();
    if (index < 2) places.push(await lastPlace());
    await tap(kills.getByRole('button', { name: '2', exact: true }));
    if (index < 2) places.push(await lastPlace());
  }
  expect(new Set(places).size, `names keep their place: ${places.join()}`).toBe(1);
  await expectAccessibleAtEverySize(page, 'a match that is ready to be published');
  await expectFitsInLargeText(page, 'a match that is ready to be published');
  await tap(page.getByRole('button', { name: 'Publicar la partida' }));
  await page.getByText(/^Publicada\./).waitFor();
  return taps();
}

journey('a tournament from its first stage to the podium, on a phone', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const id = await addTournament({ modality: 'squad', maxPlayers: 12 });
  const api = organiser(account, id);
  const teams = await addSquads(id, TEAMS);
  const page = await returning(visitor, account);
  await page.goto(`/admin/torneos/${id}/fases`);

  await page.getByRole('button', { name: 'Usar este plan' }).waitFor();
  await page.getByRole('button', { name: 'Crear la primera fase' }).tap();
  await inDialog(page).getByLabel('Nombre').fill('Clasificatoria');
  await inDialog(page).getByRole('textbox', { name: 'Partidas' }).fill('1');
  await inDialog(page).getByText('Es la última fase').tap();
  await inDialog(page)
    .getByLabel(/^Primeros de cada lobby/)
    .fill('4');
  await inDialog(page).getByText('Pasan los 4 primeros de cada lobby.').waitFor();
  await inDialog(page).getByRole('button', { name: 'Guardar la fase' }).tap();
  const first = stageOf(page, /Clasificatoria/);
  await first.getByRole('button', { name: 'Armar el lobby' }).tap();
  await inDialog(page)
    .getByText(/^Se juega dentro de 5 días\./)
    .waitFor();
  await inDialog(page).getByRole('button', { name: 'Armar', exact: true }).tap();
  await first.getByText('Todos juegan en el mismo lobby.').waitFor();

  expect(await enterMatch(page, first)).toBe(TAPS['enter and publish a match of twelve teams']);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const chat = page.waitForEvent('popup');
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'Enviar por WhatsApp' }));
  expect(taps()).toBe(TAPS['send its table to the chat group']);
  const opened = await chat;
  expect(new URL(opened.url()).searchParams.get('text')).toContain('Equipo A');
  await opened.close();
  const board = await firestore.doc(`boards/${id}_1`).get();
  const rows = board.get('rows') as readonly { name: string; points: number }[];
  expect(rows.map(({ name, points }) => [name, points]).slice(0, 3)).toEqual([
    ['Equipo A', 14],
    ['Equipo B', 11],
    ['Equipo C', 10],
  ]);

  await page.getByRole('link', { name: 'Cerrar la fase' }).tap();
  await first.getByRole('button', { name: 'Cerrar la fase' }).tap();
  await inDialog(page).getByText('Equipo A, Equipo B, Equipo C, Equipo D').waitFor();
  await expectDialogFitsInLargeText(page, 'the closing of a stage');
  await inDialog(page).getByRole('button', { name: 'Cerrar sin esperar' }).tap();
  await first.getByText('Cerrada', { exact: true }).waitFor();

  const settings = { ...FINAL, finish: { kind: 'best-of', matches: 3, by: 'points' } };
  await api.draw(await api.stage(2, settings));
  const final = stageOf(page, /Gran final/);
  await final.getByRole('button', { name: 'Pedir la confirmación de la final' }).tap();
  await inDialog(page).getByText('Quien no confirme conserva el lugar y tú decides.').tap();
  await inDialog(page).getByRole('button', { name: 'Pedirla ahora' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The screen looks at the clock every fifteen seconds, and until then the confirmation has not begun.
  await page.reload();
  const group = page.getByRole('region', { name: 'El mensaje para el grupo' });
  const asked = await group.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href');
  expect(new URL(asked ?? '').searchParams.get('text')).toContain('Equipo A, Equipo B, Equipo C, Equipo D');
  await final.getByRole('button', { name: 'Alguien no viene' }).tap();
  await inDialog(page).getByLabel('Quién no viene').selectOption({ label: 'Equipo B' });
  await inDialog(page).getByRole('button', { name: 'No se presentó.' }).tap();
  await inDialog(page).getByRole('button', { name: 'Dar el lugar' }).tap();
  await page.getByText('Entra Equipo E').first().waitFor();
  const finalists = [0, 2, 3, 4].map((index) => teams[index] ?? '');
  for (const match of ['a-1', 'a-2', 'a-3']) await api.play(2, match, finalists, 3);

  await final.getByRole('button', { name: 'Cerrar y hacer el podio' }).tap();
  await inDialog(page).getByRole('button', { name: 'Cerrar sin esperar' }).tap();
  const podium = page.getByRole('list', { name: 'Podio' });
  await podium.getByRole('button', { name: 'Marcar entregado: Equipo A' }).waitFor();
  const tournament = await firestore.doc(`tournaments/${id}`).get();
  expect(tournament.get('results')).toMatchObject([
    { rank: 1, player: 'Equipo A', points: 45, prize: '$50 USD', deliveredAt: null },
    { rank: 2, player: 'Equipo C', points: 36, deliveredAt: null },
    { rank: 3, player: 'Equipo D', points: 33, deliveredAt: null },
  ]);

  const deliveredAt = async () => {
    const stored = await firestore.doc(`tournaments/${id}`).get();
    return (stored.get('results') as { deliveredAt: unknown }[])[0]?.deliveredAt ?? null;
  };
  await podium.getByRole('button', { name: 'Marcar entregado: Equipo A' }).tap();
  await podium.getByText('Entregado el').waitFor();
  // Name and points stand in one line, prize and button in another, the way to the data in a third.
  const heights = await podium
    .getByRole('listitem')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(188);
  expect(await deliveredAt()).not.toBeNull();
  await podium.getByRole('button', { name: 'Deshacer entrega: Equipo A' }).tap();
  await podium.getByText('Entregado el').waitFor({ state: 'detached' });
  expect(await deliveredAt()).toBeNull();
  await expectAccessible(page, 'the podium');

  await page.getByText('Portada del torneo', { exact: true }).tap();
  await page.getByRole('button', { name: 'Usar como portada' }).tap();
  await inDialog(page).getByRole('button', { name: 'Usar como portada' }).tap();
  await page.getByText('Listo: el podio es la portada del torneo.').first().waitFor();
  const html = await (await page.request.get(`/tournament/${id}`)).text();
  const cover = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await page.request.get(cover)).headers()['content-type']).toBe('image/jpeg');
});

journey('a player sends a result with its picture, and has a page of their own', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const id = await addTournament();
  const [own] = await Promise.all([registered(account, id, 'Brisa'), registered(account, id, 'Rayo')]);
  const api = organiser(account, id);
  await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 1 }, reports: true }));
  await firestore.doc(`tournaments/${id}`).update({ date: inMinutes(-1) });

  const player = await visitor();
  await player.goto(own.data);
  await player.getByRole('link', { name: 'Ir a Mi torneo' }).tap();
  await player.getByRole('button', { name: 'Enviar resultado' }).tap();
  await player.getByLabel('Puesto').selectOption('1');
  await player.getByLabel('Bajas en total').fill('7');
  await player.getByLabel('Captura del resultado').setInputFiles(CAPTURE);
  await player.getByRole('img', { name: 'Tu captura del resultado' }).waitFor();
  await expectAccessibleAtEverySize(player, 'a result that is ready to be sent');
  await player.getByRole('button', { name: 'Enviar resultado' }).tap();
  await player.getByText('Un organizador lo revisa antes de publicarlo.').waitFor();

  const page = await returning(visitor, account);
  await page.goto(`/admin/torneos/${id}/fases/1/a-1`);
  await page.getByText('1.º, 7 bajas').waitFor();
  await page.getByRole('button', { name: 'Ver la captura de Brisa' }).locator('img').waitFor();
  await expectAccessibleAtEverySize(page, 'a result that a player sent');
  await page.getByRole('button', { name: /^Usar/ }).tap();
  await page.getByRole('button', { name: /no jug(ó|aron)$/ }).tap();
  await page.getByRole('button', { name: 'Publicar la partida' }).tap();
  await inDialog(page).getByText('Sin rivales no hay bajas. Revisa la fila de Brisa (7 bajas).').waitFor();
  await expectDialogFitsInLargeText(page, 'the question before a doubtful match');
  await inDialog(page).getByRole('button', { name: 'Publicar así' }).tap();
  await page.getByText(/^Publicada\./).waitFor();

  await player.reload();
  await player.getByText('Vas 1.º con 19 puntos.').waitFor();
  await player.getByRole('button', { name: 'Enviar resultado' }).tap();
  await player.getByText('El organizador anotó lo mismo.').waitFor();
  await player.goto(own.data);
  await player.getByRole('button', { name: 'Activar mi página' }).tap();
  await player.getByRole('link', { name: 'Ver mi página' }).tap();
  await player.getByRole('heading', { level: 1, name: 'Brisa' }).waitFor();
  await player.getByText('Todavía sin resultado').waitFor();
  await expectAccessibleAtEverySize(player, 'the page of a player');
});
