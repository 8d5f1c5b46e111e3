import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addAccount, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament } from '../support/suite-data.ts';

const openDialogs = (page: Page) => page.locator('dialog[open] h2:first-of-type').allTextContents();
const backs = {
  'history.back()': (page: Page) => page.evaluate(() => history.back()),
  'the button of the browser': (page: Page) => page.goBack().then(() => undefined),
};

for (const [way, back] of Object.entries(backs)) {
  journey(`back closes what is on top, twice in a row, by ${way}`, async ({ visitor }) => {
    const page = await returning(visitor, await addAccount());
    const id = await addTournament();
    await addRegistrations(id, [{ fullName: 'Rita de Viaje' }]);
    const reject = page.getByRole('button', { name: 'Rechazar a Rita de Viaje' });
    const closes = async (path: string) => {
      await reject.click();
      expect(await openDialogs(page)).toEqual(['Rechazar a Rita de Viaje']);
      await back(page);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(path);
    };

    // This is the first page of the tab, so going back from it leaves the site.
    await page.goto(`/admin/inscripciones?torneo=${id}`);
    await closes('/admin/inscripciones');
    await closes('/admin/inscripciones');

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Inscripciones', exact: true }).first().click();
    await closes('/admin/inscripciones');
    await closes('/admin/inscripciones');
    await back(page);
    await page.waitForURL('/admin');
  });

  journey(`back over a changed editor closes its preview, and then asks, by ${way}`, async ({ visitor }) => {
    const page = await returning(visitor, await addAccount());
    await page.goto('/admin');
    const area = page.getByRole('navigation', { name: 'Administración' });
    await area.getByRole('link', { name: 'Torneos', exact: true }).click();
    await page.getByRole('button', { name: 'Crear torneo' }).click();
    const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
    await name.fill('Copa a medias');
    await page.getByRole('button', { name: 'Vista previa' }).first().click();
    const preview = page.getByRole('dialog', { name: 'Vista previa' });
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await preview.waitFor();
    await back(page);
    await preview.waitFor({ state: 'detached' });
    expect(await question.count()).toBe(0);
    for (const state of ['visible', 'detached', 'visible', 'detached'] as const) {
      await back(page);
      await question.waitFor({ state });
    }
    expect(await name.inputValue()).toBe('Copa a medias');
  });
}
