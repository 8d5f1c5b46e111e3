import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addAccount, createAccount, returning } from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { everySize, journey, sizes } from './support/journey.ts';
import { stopClock } from './support/stop-clock.ts';
import { addForm, addTournament, auth, firestore } from './support/suite-data.ts';

journey('the bar stays in sight, with labels where there is room for them', async ({ visitor }) => {
  const rules = Array.from({ length: 60 }, (_, rule) => `Regla ${rule}`);
  const id = await addTournament({ rules });
  const page = await visitor();
  await page.goto(`/tournament/${id}`);
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
});

journey('a notice stands at the top right, also above a dialog', async ({ visitor }) => {
  const title = `Aviso ${randomUUID().slice(0, 8)}`;
  await addForm({ title, fields: [] });
  const page = await returning(visitor, await addAccount(), { clock: true });
  await page.goto('/admin/formularios');
  const deactivate = page.getByRole('button', { name: `Desactivar ${title}`, exact: true });
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

  await page.getByRole('button', { name: `Compartir ${title}`, exact: true }).click();
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
