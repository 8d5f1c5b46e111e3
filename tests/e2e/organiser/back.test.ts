import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addAccount, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament } from '../support/suite-data.ts';

const openDialogs = (page: Page) => page.locator('dialog[open] h2:first-of-type').allTextContents();
const byScript = (page: Page) => page.evaluate(() => history.back());
const byButton = (page: Page) => page.goBack().then(() => undefined);

journey('back closes what is on top, twice in a row, by script and by button', async ({ visitor }) => {
  const page = await returning(visitor, await addAccount());
  const id = await addTournament();
  await addRegistrations(id, [{ fullName: 'Rita de Viaje' }]);
  const reject = page.getByRole('button', { name: 'Rechazar a Rita de Viaje' });
  const closes = async (back: typeof byScript) => {
    await reject.click();
    expect(await openDialogs(page)).toEqual(['Rechazar a Rita de Viaje']);
    await back(page);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/inscripciones');
  };

  // This is the first page of the tab, so going back from it leaves the site.
  await page.goto(`/admin/inscripciones?torneo=${id}`);
  for (const back of [byScript, byScript, byButton, byButton]) await closes(back);

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Inscripciones', exact: true }).first().click();
  for (const back of [byScript, byScript, byButton, byButton]) await closes(back);
  await byButton(page);
  await page.waitForURL('/admin');
});
