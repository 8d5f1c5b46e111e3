import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD, OWNER } from '../../scripts/seed/accounts.ts';
import { expectAccessibleAtEverySize } from './support/accessibility.ts';
import { addAccount, callAs, nextSecond, returning } from './support/admin.ts';
import { expectOnConsole, expectOnceOnConsole } from './support/console-watch.ts';
import { journey, sizes } from './support/journey.ts';
import { goTo } from './support/running-site.ts';
import { auth } from './support/suite-data.ts';
import { toasted } from './support/toasts.ts';
import { requestsOf } from './support/traffic.ts';

const owner = { email: OWNER.email, password: DEMO_PASSWORD };

const isAdmin = async (uid: string) => (await auth.getUser(uid)).customClaims?.['admin'] === true;

async function expectSettingsToBeAudited(page: Page): Promise<void> {
  await goTo(page, '/admin/ajustes');
  await page.getByLabel('Nombre').first().fill('');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await page.getByText('Escribe el nombre.').waitFor();
  await expectAccessibleAtEverySize(page, 'the settings');
  await page.getByLabel('Nombre').first().fill('Copa Fénix');
  const before = await page.getByLabel('Lema').inputValue();
  const motto = `Renace ${randomUUID().slice(0, 8)}`;
  for (const text of [motto, before]) {
    await page.getByLabel('Lema').fill(text);
    await page.getByRole('button', { name: 'Guardar ajustes' }).click();
    await toasted(page, 'Ajustes guardados');
    const settings = await callAs(owner, '/settings');
    expect(await settings.json()).toMatchObject({ data: { brand: { tagline: text } } });
  }

  await goTo(page, '/admin/auditoria');
  const entry = page.getByRole('listitem').filter({ hasText: 'Cambió los ajustes' }).nth(1);
  await entry.getByText(OWNER.displayName).waitFor();
  await page.setViewportSize(sizes.phone);
  const cut = await page
    .getByRole('listitem')
    .locator('h2 *, p')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0)
        .map((text) => text.textContent),
    );
  expect(cut).toEqual([]);
  await entry.getByRole('button').click();
  const opened = page.getByRole('dialog');
  const [was, became] = [opened.getByText(/^Antes: /), opened.getByText(/^Después: /)];
  await was.filter({ hasText: before }).waitFor();
  await became.filter({ hasText: motto }).waitFor();
  await expectAccessibleAtEverySize(page, 'the audit');
}

journey(
  'an owner gives and takes access, and changes settings, which the audit tells',
  async ({ visitor }) => {
    const helper = await addAccount({ displayName: `Iván ${randomUUID().slice(0, 8)}`, claims: {} });
    const page = await returning(visitor, owner);
    await page.goto('/admin/administradores');
    await page.getByRole('button', { name: `${OWNER.displayName} (tú)` }).click();
    await page.getByText('Es el último propietario: no se le puede quitar el acceso.').waitFor();
    expect(await page.getByRole('button', { name: /^Quitar acceso/ }).count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

    expectOnConsole(page, /status of 404/);
    await page.getByRole('button', { name: 'Dar acceso por correo' }).click();
    await page.getByLabel('Correo de la cuenta').fill('nadie@copafenix.test');
    await page.getByRole('button', { name: 'Buscar cuenta' }).click();
    await expect.poll(() => page.getByLabel('Correo de la cuenta').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Correo de la cuenta').fill(helper.email);
    await page.getByRole('button', { name: 'Buscar cuenta' }).click();
    const granting = page.getByRole('dialog', { name: '¿Dar acceso?' });
    await granting.getByText(/^Administrador: gestiona/).click();
    await granting.getByRole('button', { name: 'Dar acceso' }).click();
    await toasted(page, `${helper.displayName} ya es administrador`);
    expect(await isAdmin(helper.uid)).toBe(true);

    const own = await returning(visitor, helper);
    await nextSecond();
    await page.getByRole('button', { name: helper.displayName, exact: true }).click();
    await page.getByRole('button', { name: `Quitar acceso a ${helper.displayName}` }).click();
    const revoking = page.getByRole('dialog', { name: '¿Quitar el acceso?' });
    await revoking.getByRole('button', { name: 'Quitar acceso' }).click();
    await toasted(page, `${helper.displayName} ya no es administrador`);
    expect(await isAdmin(helper.uid)).toBe(false);

    // When the page opens, the Auth SDK sends the revoked token to `accounts:lookup`. This call fails, so the
    // SDK drops the session.
    expectOnceOnConsole(own, /status of 400.*accounts:lookup/);
    await own.goto('/admin/preguntas');
    await own.waitForURL('/');
    expect(await own.getByRole('link', { name: 'Admin' }).count()).toBe(0);

    await expectSettingsToBeAudited(page);
  },
);

journey('a plain admin sees neither settings nor audit', async ({ visitor }) => {
  const page = await returning(visitor, await addAccount());
  const asked = requestsOf(page, (request) => request.url().includes('/api/audit'));
  await page.goto('/admin/auditoria');
  await page.getByRole('heading', { level: 1, name: 'Sin acceso' }).waitFor();
  await page.getByText('No tienes permisos para realizar esta acción.').waitFor();
  await expectAccessibleAtEverySize(page, 'a screen without the permission');
  const nav = page.getByRole('navigation', { name: 'Administración' });
  expect(await nav.getByRole('link', { name: /Ajustes|Quién hizo qué/ }).count()).toBe(0);
  expect(asked).toEqual([]);
});
