import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@copa/domain/limits';
import { StoredTournamentSchema } from '@copa/domain/tournaments/tournament';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { organiser } from './play/organising.ts';
import {
  expectAccessible,
  expectAccessibleAtEverySize,
  expectFocusIn,
  expectNoSidewaysScroll,
  setTextSize,
} from './support/accessibility.ts';
import { addAccount, openSection, returning, unfold } from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { fillMoment } from './support/moment.ts';
import { addRegistrations } from './support/registrations.ts';
import { goTo, nextScreen } from './support/running-site.ts';
import { addTournament, firestore, forgetTournament } from './support/suite-data.ts';
import { toasted } from './support/toasts.ts';

function newName(): string {
  const name = `Copa ${randomUUID().slice(0, 8)}`;
  forgetTournament(name);
  return name;
}

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/torneos?editar=${id}`);
  await page.getByRole('button', { name: 'Guardar' }).waitFor();
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true });
const placesField = (page: Page) => page.getByRole('textbox', { name: 'Cupos', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function edit(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Editar el torneo' }).click();
}

/** The editor of a stored tournament has the same heading as this page, but not this button. */
async function ownPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Editar el torneo' }).waitFor();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

const named = async (name: string) =>
  (await firestore.collection('tournaments').where('name', '==', name).get()).docs;

function photograph(page: Page): Promise<Buffer> {
  const drawn = page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    for (let x = 0; x < 3000; x += 20) {
      for (let y = 0; y < 2000; y += 20) {
        context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% ${(x + y) % 100}%)`;
        context.fillRect(x, y, 20, 20);
      }
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return drawn.then((base64) => Buffer.from(base64, 'base64'));
}

journey('a tournament is written, illustrated, previewed and published', async ({ visitor }) => {
  const name = newName();
  const page = await returning(visitor, await addAccount());
  await page.goto('/admin/torneos');
  await page.getByRole('button', { name: 'Crear torneo' }).waitFor();
  await expectAccessibleAtEverySize(page, 'the list of tournaments');

  await page.getByRole('button', { name: 'Crear torneo' }).click();
  await save(page);
  await page.getByText('El nombre es obligatorio').waitFor();
  await page.getByText('Revisa los campos marcados.').waitFor();
  await expectFocusIn(nameField(page));
  await expectAccessibleAtEverySize(page, 'the editor with errors');

  await nameField(page).fill(name);
  await fillMoment(page, 'Inicio', '2031-05-10T20:00');
  await unfold(page, 'Fechas y publicación');
  await page.getByLabel('Zona horaria del organizador').selectOption('America/Bogota');
  await page
    .getByText(/\d:00\sp\.\sm\. · /)
    .first()
    .waitFor();
  await unfold(page, 'Premios');
  await page.getByLabel('1er lugar').fill('$50 USD');
  await page.getByRole('button', { name: 'Crear un formulario sencillo' }).click();
  const linked = () => page.getByRole('combobox', { name: 'Formulario (opcional)' }).inputValue();
  await expect.poll(linked, { timeout: 20_000 }).not.toBe('');
  const uploaded = page.waitForRequest(/\/uploads$/);
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await photograph(page) };
  await unfold(page, 'Imagen');
  await page.getByLabel('Elegir imagen').setInputFiles(photo);
  const length = Number(await (await uploaded).headerValue('content-length'));
  expect(length).toBeGreaterThan(1024);
  expect(length).toBeLessThan(210 * 1024);
  await page.getByRole('img', { name: 'Imagen del torneo' }).waitFor();

  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa' });
  await preview.getByRole('heading', { name: 'En la lista' }).waitFor();
  await preview.getByText('INSCRIBIRSE AL TORNEO').waitFor();
  await preview.getByText('Inscripciones Abiertas').last().waitFor();
  expect(await preview.getByText('$50 USD').count()).toBeGreaterThan(1);
  await expectAccessibleAtEverySize(page, 'the preview');
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Publicación', exact: true }).selectOption('published');
  await expectAccessibleAtEverySize(page, 'the editor');
  await save(page);
  await toasted(page, 'Torneo creado');
  await ownPage(page, name);
  await page.getByText('Inscripciones abiertas', { exact: true }).waitFor();
  await expectAccessibleAtEverySize(page, 'the page of a tournament');
  await page.getByRole('button', { name: 'Compartir la inscripción' }).click();
  await page.getByRole('dialog', { name: `Compartir ${name}` }).waitFor();
  await expectAccessibleAtEverySize(page, 'what is shared');
  await page.keyboard.press('Escape');

  const [stored] = await named(name);
  if (stored === undefined) throw new Error('The tournament was not stored.');
  const { prizePool, date, imageId } = z.parse(StoredTournamentSchema, stored.data());
  expect(prizePool).toBe('1er: $50 USD, 2do: TBD, 3er: TBD');
  expect(date?.toISOString()).toBe('2031-05-11T01:00:00.000Z');
  const html = await (await page.request.get(`/tournament/${stored.id}`)).text();
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(image).toContain(imageId ?? 'no image');
  const shown = await page.request.get(new URL(image).pathname);
  expect(shown.headers()['content-type']).toBe('image/jpeg');
});

const phones = [
  { width: 320, text: '100%' },
  { width: 360, text: '100%' },
  { width: 360, text: '130%' },
  { width: 360, text: '200%' },
] as const;

async function expectBarInOneLine(page: Page): Promise<void> {
  const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
  const boxes = await Promise.all(['Cancelar', 'Vista previa', 'Guardar'].map(boxOf));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(Math.min(...boxes.map((box) => box?.x ?? -1))).toBeGreaterThanOrEqual(0);
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(44);
}

journey(
  'the bar of the editor fits every phone, and nothing typed is lost on the way out',
  async ({ visitor }) => {
    const id = await addTournament();
    const page = await returning(visitor, await addAccount());
    await page.goto('/admin/torneos');
    await edit(page, `Copa ${id}`);
    await nameField(page).waitFor();
    for (const { width, text } of phones) {
      await page.setViewportSize({ width, height: 740 });
      await setTextSize(page, text);
      await expectBarInOneLine(page);
      await expectNoSidewaysScroll(page, `the editor at ${width} px with text at ${text}`);
    }
    await expectAccessible(page, 'the editor in large text');
    await setTextSize(page, '100%');

    await nameField(page).fill('Copa sin guardar');
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    const preview = page.getByRole('dialog', { name: 'Vista previa' });
    const backs = [() => page.evaluate(() => history.back()), () => page.goBack()] as const;
    for (const back of backs) {
      await page.getByRole('button', { name: 'Vista previa' }).first().click();
      await preview.waitFor();
      await back();
      await preview.waitFor({ state: 'detached' });
      expect(await question.count()).toBe(0);
      for (const state of ['visible', 'detached', 'visible'] as const) {
        await back();
        await question.waitFor({ state });
      }
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      expect(await nameField(page).inputValue()).toBe('Copa sin guardar');
    }
    await openSection(page, 'Preguntas');
    await question.waitFor();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Seguir editando' }).click();

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Recuperamos lo que escribiste', { exact: false }).waitFor();
    expect(await nameField(page).inputValue()).toBe('Copa sin guardar');
    await expectAccessible(page, 'a draft that came back');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe(`Copa ${id}`);

    await nameField(page).fill('Otra vez');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.getByRole('button', { name: 'Editar el torneo' }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe(`Copa ${id}`);
  },
);

journey(
  'the second of two admins is told, both changes and the results are kept, and all of it is deleted',
  async ({ visitor }) => {
    const id = await addTournament({ date: new Date(Date.now() - 2 * DAY_MS) });
    const [registration] = await addRegistrations(id, [{ status: 'approved' }]);
    const page = await returning(visitor, await addAccount());
    await openEditor(page, id);
    await organiser(await addAccount(), id).change({ name: `Ana ${id}`, maxPlayers: 64 });

    expectOnConsole(page, /status of 409/, /status of 404/);
    await nameField(page).fill(`Bea ${id}`);
    await unfold(page, 'Más datos');
    await page.getByLabel('Descripción').fill('De Bea.');
    await page.getByRole('button', { name: 'Agregar resultado' }).click();
    await page.getByLabel('Jugador o equipo').fill(`Ganadora ${id}`);
    await page.getByLabel('Puntos').fill('31');
    await expectAccessible(page, 'the results');
    await save(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Otra persona cambió este torneo' });
    await notice.waitFor();
    await notice.getByText('Cupos: 64').waitFor();
    await notice.getByText('lo cambiaron los dos', { exact: false }).waitFor();
    await expectAccessibleAtEverySize(page, 'the change of another admin');
    await notice.getByLabel(`Usar el suyo: Ana ${id}`).check();
    await notice.getByRole('button', { name: 'Incorporar sus cambios' }).click();
    await expect.poll(() => placesField(page).inputValue()).toBe('64');
    expect(await nameField(page).inputValue()).toBe(`Ana ${id}`);
    await save(page);
    await toasted(page, 'Torneo guardado');
    const stored = await firestore.doc(`tournaments/${id}`).get();
    expect(stored.data()).toMatchObject({ name: `Ana ${id}`, maxPlayers: 64, description: 'De Bea.' });
    await nextScreen(page, '/tournament-history');
    await page.getByText(`Ganadora ${id}`).waitFor();
    await page.goBack();

    await page.getByRole('button', { name: 'Eliminar torneo' }).click();
    const dialog = page.getByRole('dialog', { name: `¿Eliminar Ana ${id}?` });
    await dialog.getByText('Se elimina también su única inscripción', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Eliminar todo' }).click();
    await toasted(page, 'Torneo eliminado');
    expect((await firestore.doc(`registrations/${registration?.id}`).get()).exists).toBe(false);
    await goTo(page, `/admin/torneos?editar=${id}`);
    await page.getByRole('heading', { name: 'Torneo no encontrado' }).waitFor();
  },
);

journey('an editor opens at its beginning, and the list is found as it was left', async ({ visitor }) => {
  const mark = randomUUID().slice(0, 8);
  await Promise.all(
    Array.from({ length: 14 }, (_, place) => addTournament({ name: `Copa ${mark} ${place + 1}` })),
  );
  const page = await returning(visitor, await addAccount());
  await page.goto('/admin/torneos');
  await page.getByLabel('Buscar').fill(mark);
  await page.getByText('14 torneos ·', { exact: false }).waitFor();
  const ninth = page.getByRole('heading', { name: `Copa ${mark}` }).nth(8);
  const name = await ninth.innerText();
  const listed = row(page, name).getByRole('link', { name, exact: true });
  await listed.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const left = await scrolled();
  expect(left).toBeGreaterThan(300);

  const back = async () => void (await page.goBack());
  const toPage = async () => {
    await ownPage(page, name);
    await back();
  };
  const waysOut = [
    () => page.getByRole('button', { name: 'Cancelar' }).click().then(toPage),
    () => save(page).then(toPage),
    back,
  ];
  for (const goOut of waysOut) {
    await edit(page, name);
    await nameField(page).waitFor();
    expect(await scrolled()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.matches('main, main h1'))).toBe(true);
    await goOut();
    await listed.waitFor();
    await expect.poll(scrolled).toBe(left);
    expect(await page.getByLabel('Buscar').inputValue()).toBe(mark);
  }
});

journey('a save without connection or answer works later, once and with its plan', async ({ visitor }) => {
  const name = newName();
  const page = await returning(visitor, await addAccount(), { firstVisit: true });
  await page.goto('/admin/torneos?nuevo=1');
  await nameField(page).fill(name);
  await fillMoment(page, 'Inicio', '2031-05-10T20:00');
  await page.getByRole('button', { name: 'Una final' }).click();

  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().setOffline(true);
  // The save button moves when this message appears, so the test waits for the message.
  await page.getByText(/^Sin conexión: lo que ves puede estar atrasado/).waitFor();
  await save(page);
  await page.getByText('Error de conexión. Verifica tu conexión a internet.').waitFor();
  await expectAccessible(page, 'a save without connection');
  expect(await nameField(page).inputValue()).toBe(name);
  await page.context().setOffline(false);

  await page.route(/\/api\/tournaments$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect.poll(async () => (await named(name)).length, { timeout: 20_000 }).toBe(1);
  await page.locator('button[type="submit"]:not([aria-busy])').waitFor();
  await page.unroute(/\/api\/tournaments$/);
  await save(page);
  await toasted(page, 'Torneo creado');
  const [created, ...more] = await named(name);
  expect(more).toEqual([]);
  const stages = await created?.ref.collection('stages').get();
  expect(stages?.docs.map((stage) => stage.data())).toMatchObject([{ name: 'Final' }]);

  await page.getByRole('button', { name: 'Editar el torneo' }).click();
  await nameField(page).fill(`${name} bis`);
  forgetTournament(`${name} bis`);
  await page.route(new RegExp(`/api/tournaments/${created?.id}$`), async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await save(page);
  await toasted(page, 'Torneo guardado');
  await ownPage(page, `${name} bis`);
});
