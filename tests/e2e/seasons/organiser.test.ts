import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@copa/domain/limits';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { registered } from '../play/organising.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { type Account, addAccount, returning, unfold } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { fillMoment } from '../support/moment.ts';
import { runPublishing } from '../support/publishing.ts';
import { freshFreeFireId } from '../support/registration-form.ts';
import { goTo } from '../support/running-site.ts';
import { addTournament, firestore, forgetTournament } from '../support/suite-data.ts';
import { toasted } from '../support/toasts.ts';
import { thumb } from '../support/touch.ts';
import { forgetSeason, playEvening } from './evenings.ts';

const WEEKS = [1, 2, 3];
const PEOPLE = ['Loba', 'Tigre', 'Kóndor'].map((nick) => ({ nick, freeFireId: freshFreeFireId() }));

const orderOf = (week: number) => (week % 2 === 1 ? [0, 1, 2] : [1, 0, 2]);

async function addWeek(account: Account, series: string, week: number) {
  const id = await addTournament({ name: `${series} #${week}`, maxPlayers: 12 });
  const units: string[] = [];
  for (const person of PEOPLE) {
    units.push((await registered(account, id, person.nick, person)).unit);
  }
  const date = new Date(Date.now() - (WEEKS.length + 1 - week) * 7 * DAY_MS);
  await firestore.doc(`tournaments/${id}`).update({ date });
  return { id, units };
}

async function createFinal(page: Page, name: string, season: string): Promise<string> {
  forgetTournament(name);
  await page.goto('/admin/torneos');
  await page.getByRole('button', { name: 'Crear torneo' }).tap();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Cupos', exact: true }).fill('2');
  await unfold(page, 'Fechas y publicación');
  const start = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 11);
  await fillMoment(page, 'Inicio', `${start}20:00`);
  await page.getByRole('combobox', { name: 'Publicación', exact: true }).selectOption('published');
  await unfold(page, 'Quién se inscribe');
  await page.getByRole('combobox', { name: 'Temporada' }).selectOption({ label: season });
  await page
    .getByText(/solo entran los primeros 2 de la temporada\./)
    .last()
    .waitFor();
  await expectAccessible(page, 'a tournament for the first of a season');
  await page.getByRole('button', { name: 'Guardar' }).tap();
  await toasted(page, 'Torneo creado');
  const [stored] = (await firestore.collection('tournaments').where('name', '==', name).get()).docs;
  return stored?.id ?? '';
}

journey(
  'an organiser makes a season of a series, and its final shows who has not come',
  async ({ visitor }) => {
    const account = await addAccount({ displayName: 'Camila Paz' });
    const series = `Viernes ${randomUUID().slice(0, 6)}`;
    const weeks: Awaited<ReturnType<typeof addWeek>>[] = [];
    for (const week of WEEKS) weeks.push(await addWeek(account, series, week));
    for (const [at, { id, units }] of weeks.entries()) {
      const order = orderOf(at + 1).map((person) => units[person] ?? '');
      await playEvening(account, id, (unit) => order.indexOf(unit));
    }
    const page = await returning(visitor, account);

    const { tap, taps } = thumb();
    await page.goto('/admin');
    await tap(page.getByText('Más', { exact: true }));
    await tap(page.getByRole('link', { name: 'Temporadas', exact: true }));
    await tap(page.getByRole('button', { name: series }));
    await page.getByText('Empieza con 3 torneos.').waitFor();
    await tap(page.getByRole('button', { name: 'Crear temporada' }));
    expect(taps()).toBe(4);
    await page.getByRole('heading', { level: 1, name: `Temporada ${series}` }).waitFor();
    const season = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    forgetSeason(season);
    await runPublishing();

    await page.goto(`/temporada/${season}`);
    await page.getByText('Van 3 de 3 torneos.').waitFor();
    const names = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(['Loba', 'Tigre', 'Kóndor']);
    await expectAccessible(page, 'the table of a season');

    const final = await createFinal(page, `Final de ${series}`, `Temporada ${series}`);
    await goTo(page, `/admin/torneos/${final}/avisos`);
    await page.getByText('0 de 2 se inscribieron').waitFor();
    await page.getByText('1.º Loba').waitFor();
    await page.getByText('2.º Tigre').waitFor();
    expect(await page.getByText('Kóndor').count()).toBe(0);
  },
);
