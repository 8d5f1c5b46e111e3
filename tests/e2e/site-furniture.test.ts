import { randomUUID } from 'node:crypto';
import { NO_PRIVACY } from '@copa/domain/site/no-privacy';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  addAccount,
  addOwner,
  createAccount,
  returning,
  untilFormsHaveTournaments,
} from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { everySize, journey, sizes } from './support/journey.ts';
import { stopClock } from './support/stop-clock.ts';
import { addForm, addTournament, auth, cardOf, firestore, inMinutes } from './support/suite-data.ts';

journey(
  'the bar stays in sight, labelled where there is room, and is not translated',
  async ({ visitor }) => {
    const rules = Array.from({ length: 60 }, (_, rule) => `Regla ${rule}`);
    const id = await addTournament({ rules });
    const page = await visitor();
    await page.goto(`/tournament/${id}`);
    expect(await page.evaluate(() => document.documentElement.translate)).toBe(false);
    expect(await page.locator('meta[name=google]').getAttribute('content')).toBe('notranslate');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    for (const size of everySize) {
      await page.setViewportSize(sizes[size]);
      await page.getByText('Regla 59').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect((await bar.boundingBox())?.y).toBe(0);
      for (const label of ['Inicio', 'Torneos', 'Historial']) {
        const link = bar.getByRole('link', { name: label, exact: true });
        const width = (await link.getByText(label, { exact: true }).boundingBox())?.width ?? 0;
        if (size === 'phone') expect(width).toBeLessThanOrEqual(1);
        else expect(width).toBeGreaterThan(20);
      }
    }
  },
);

const topOf = async (part: Locator) => {
  await part.waitFor();
  return part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
};

journey('on a phone what was ordered first stands first: panel, home and list', async ({ visitor }) => {
  const { height } = sizes.phone;
  const page = await returning(visitor, await addAccount());
  await page.goto('/admin');
  await page.getByText(/^\d+ inscripci(ón aprobada|ones aprobadas)$/).waitFor();
  for (const name of ['Panel de Administración', /^Bienvenido, /, 'Cerrar Sesión']) {
    expect(await topOf(page.getByText(name, { exact: true })), String(name)).toBeLessThan(height / 2);
  }
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(4);
  for (const card of await cards.all()) {
    const { y = Infinity, height: own = 0 } = (await card.boundingBox()) ?? {};
    expect(y + own, await card.innerText()).toBeLessThan(2 * height);
  }

  await page.goto('/');
  expect(await topOf(page.getByRole('heading', { name: 'Logros de la comunidad' }))).toBeLessThan(
    height * 1.25,
  );

  const [full, open] = [{ maxPlayers: 5, currentPlayers: 5, date: inMinutes(60) }, { date: inMinutes(90) }];
  const [taken, free] = [await addTournament(full), await addTournament(open)];
  await page.goto('/tournaments');
  expect(await topOf(cardOf(page, free))).toBeLessThan(await topOf(cardOf(page, taken)));
  expect(await topOf(page.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }).first())).toBeLessThan(
    2 * height,
  );

  const plain = await visitor({ javaScript: false });
  await expect
    .poll(async () => {
      await plain.goto('/tournaments');
      return cardOf(plain, taken).count();
    })
    .toBe(1);
  expect((await cardOf(plain, free).boundingBox())?.y).toBeLessThan(
    (await cardOf(plain, taken).boundingBox())?.y ?? 0,
  );
});

/** Each task of a tournament after the first has two lines. */
const BUSY = {
  tournaments: { draft: 0, scheduled: 0, published: 4 },
  registrations: { pending: 32, approved: 300, rejected: 0 },
  registrationsByDay: [],
  approvalMinutes: null,
  pendingRequests: 1,
  perTournament: ['Maratón en Vivo', 'Última Zona', 'Dúos del Volcán', 'Copa Relámpago'].map(
    (name, index) => ({
      id: `panel-${index}`,
      name,
      date: inMinutes(20 + index),
      timeZone: 'America/Bogota',
      maxPlayers: 24,
      currentPlayers: 16,
      registrations: { pending: 8, approved: 8, rejected: 0 },
      room: index === 0 ? null : { openAt: null },
      dueMatch: { stage: 1, stageName: 'Fase de grupos', match: 'a-2', lobby: 'a', number: 2 },
    }),
  ),
};

const SettingsAnswerSchema = z.object({ data: z.record(z.string(), z.unknown()) });

journey(
  'on a phone, the panel shows what today and three decisions ask on one screen',
  async ({ visitor }) => {
    const page = await returning(visitor, await addOwner('Valeria Ríos'));
    await page.route('**/api/stats', (route) => route.fulfill({ json: { success: true, data: BUSY } }));
    await page.route('**/api/settings', async (route) => {
      const { data } = z.parse(SettingsAnswerSchema, await (await route.fetch()).json());
      await route.fulfill({ json: { success: true, data: { ...data, privacy: NO_PRIVACY } } });
    });
    await page.goto('/admin');
    const rows = page.getByRole('region', { name: 'Por decidir' }).getByRole('listitem');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    for (const row of await rows.all()) {
      const { y = Infinity, height = 0 } = (await row.boundingBox()) ?? {};
      expect(y + height, await row.innerText()).toBeLessThanOrEqual(sizes.phone.height);
    }
    expect(await page.getByRole('region', { name: 'Hoy' }).getByRole('listitem').count()).toBe(2);
  },
);

journey('a notice stands at the top right, also above a dialog', async ({ visitor }) => {
  const title = `Aviso ${randomUUID().slice(0, 8)}`;
  await addForm({ title, fields: [] });
  const page = await returning(visitor, await addAccount(), { clock: true });
  await page.goto('/admin/formularios');
  await untilFormsHaveTournaments(page);
  await page.getByRole('button', { name: title, exact: true }).click();
  const deactivate = page.getByRole('button', { name: 'Desactivar', exact: true });
  await deactivate.waitFor();
  await stopClock(page);
  await deactivate.click();
  const toast = page.getByRole('button', { name: 'Listo: Formulario desactivado' });
  await toast.waitFor();
  for (const size of everySize) {
    await page.setViewportSize(sizes[size]);
    const box = await toast.boundingBox();
    const visible = await page.evaluate(() => document.documentElement.clientWidth);
    expect(visible).toBeLessThanOrEqual(sizes[size].width);
    expect(box?.y).toBeLessThan(40);
    expect(visible - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(32);
  }

  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir formulario' });
  await dialog.getByRole('button', { name: 'Listo: Formulario desactivado' }).click();
  await page.clock.runFor(400);
  await toast.waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);
});

journey('an account is made though its request for access cannot be filed', async ({ visitor }) => {
  const email = `viaje-${randomUUID().slice(0, 8)}@copafenix.test`;
  const page = await visitor();
  expectOnConsole(page, /the access request could not be filed/, /@firebase\/firestore/);
  expectOnConsole(page, /ERR_FAILED/, /status of 403/);
  await page.route(/documents:commit/, (route) => route.abort());
  await createAccount(page, email, 'Sin Solicitud');
  expect((await auth.getUserByEmail(email)).displayName).toBe('Sin Solicitud');
  expect((await firestore.collection('userRequests').where('email', '==', email).get()).size).toBe(0);
});
