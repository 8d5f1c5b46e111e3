import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize, expectFocusIn } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { goOffline, workerReady } from './support/running-site.ts';
import { addTournament, cardOf } from './support/suite-data.ts';

journey('the home page, its notice and its overlays, with keys alone', async ({ visitor }) => {
  const page = await visitor({ noticeDismissed: false });
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: 'Sitio en desarrollo' });
  await notice.waitFor();
  await expectAccessibleAtEverySize(page, 'the notice of the home page');
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Próximos torneos' }).waitFor();
  await expectAccessibleAtEverySize(page, 'the home page');
  await page.reload();
  // Only the scripts show this list. Once the list is visible, the scripts would also have opened the notice.
  await page.getByRole('article').first().waitFor();
  expect(await notice.isVisible()).toBe(false);

  const help = page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
  await help.focus();
  await page.keyboard.press('Enter');
  const faq = page.getByRole('dialog', { name: 'Preguntas frecuentes' });
  await faq.waitFor();
  expect(new URL(page.url()).hash).toBe('#faq');
  await expectAccessibleAtEverySize(page, 'the FAQ');
  const question = faq.getByText('¿Cuánto cuesta', { exact: false }).first();
  await question.focus();
  await page.keyboard.press('Escape');
  await faq.waitFor({ state: 'hidden' });
  await expectFocusIn(help);

  await page.getByRole('link', { name: 'Términos y condiciones' }).click();
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await terms.waitFor();
  expect(await terms.getByRole('heading', { level: 3 }).count()).toBe(10);
  await expectAccessibleAtEverySize(page, 'the terms');
  await page.goBack();
  await terms.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
});

journey('a shared link opens one question of the FAQ, over any page', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/tournaments#faq-edad-minima');
  const faq = page.getByRole('dialog', { name: 'Preguntas frecuentes' });
  await faq.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('details')?.open === true);
  const answer = faq.getByText(/11 años/).first();
  await answer.waitFor();
  await page.keyboard.press('Escape');
  await faq.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/tournaments');
  await page.goto('/#terminos');
  await page.getByRole('dialog', { name: 'Términos y condiciones' }).waitFor();
});

journey('filters live in the address, and survive a reload and the way back', async ({ visitor }) => {
  const id = await addTournament({ modality: 'duo', entryFee: '3.50', mapSelection: 'Kalahari' });
  const page = await visitor();
  await page.goto('/tournaments');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  await page.locator('summary', { hasText: 'Buscar y filtrar' }).click();
  await expectAccessibleAtEverySize(page, 'the list with its filters open');
  await page.getByRole('combobox', { name: 'Modalidad' }).selectOption('duo');
  await page.getByRole('combobox', { name: 'Inscripción' }).selectOption('cuota');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Inscripciones abiertas');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(id.slice(6));
  await page.waitForURL(new RegExp(`q=${id.slice(6)}(&|$)`));
  await expect.poll(() => cards.count()).toBe(1);
  await cards.getByText('Inscripción: $3.50').waitFor();
  const filtered = page.url();
  await page.reload();
  await expect.poll(() => cards.count()).toBe(1);
  expect(page.url()).toBe(filtered);
  // With `force`, the tap goes to whatever lies over the picture.
  await cards.locator('.tournament-image').click({ force: true });
  await page.getByRole('heading', { level: 1, name: `Copa ${id}` }).waitFor();
  await page.goBack();
  await cards.first().waitFor();
  expect(page.url()).toBe(filtered);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('nada que exista');
  await page.getByText('Ningún torneo coincide').waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.waitForURL('/tournaments');
  await cards.nth(1).waitFor();
});

journey('a phone that believes it is 2001 or 2096 sees what is on, and what is over', async ({ visitor }) => {
  const page = await visitor({ firstVisit: true });
  for (const year of ['2001', '2096']) {
    await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:00Z`));
    await page.goto('/tournaments');
    await page.getByRole('heading', { name: 'Gran Fénix de Verano' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Copa Origen' }).count()).toBe(0);
    await page.goto('/tournament-history');
    await page.getByRole('heading', { name: 'Copa Origen' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Gran Fénix de Verano' }).count()).toBe(0);
  }
});

journey('before the first tournament is over, the history is coming', async ({ visitor }) => {
  const page = await visitor();
  await page.route('**/documents:runQuery?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ readTime: new Date().toISOString() }],
    }),
  );
  await page.goto('/tournament-history');
  await page.getByRole('heading', { name: 'Próximamente', exact: true }).waitFor();
  await expectAccessible(page, 'an empty history');
});

journey(
  'an installed visitor gets the last list offline, and each page without stored files',
  async ({ visitor }) => {
    const id = await addTournament();
    const page = await visitor({ serviceWorker: true });
    await page.goto('/tournaments');
    await cardOf(page, id).waitFor();
    await workerReady(page);
    expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
    await goOffline(page);
    await page.reload();
    await cardOf(page, id).waitFor();
    const notice = page.getByText(/sin conexión/i).first();
    await notice.waitFor();
    await expectAccessible(page, 'the list without a connection');
    await page.getByRole('link', { name: `Copa ${id}`, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Copa ${id}` }).waitFor();
    const register = await page.getByRole('link', { name: 'Inscribirme' }).boundingBox();
    const note = await page.getByText('Sin conexión: lo que ves').boundingBox();
    if (note === null || register === null) throw new Error('One of the two is not shown.');
    expect(note.y + note.height).toBeLessThanOrEqual(register.y);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Renace/i }).waitFor();
    await page.goto('/tournament/nunca-visto');
    await page.getByRole('heading', { name: 'No pudimos cargar el torneo' }).waitFor();

    await page.context().setOffline(false);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Renace/i }).waitFor();
  },
);

journey('a tournament leaves as a calendar file', async ({ visitor }) => {
  // 20:00 UTC is 15:00 in Colombia and 14:00 on this phone. Both are on the same day, so the page does not
  // add the date.
  const date = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 20 * HOUR_MS);
  const id = await addTournament({ date });
  const page = await visitor();
  await page.goto(`/tournament/${id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  expect((await saved).suggestedFilename()).toBe(`${id}.ics`);
  const hour = page.getByText('3:00 p. m. en Colombia').first();
  await hour.waitFor();
});

journey('on paper, which has no background, the text is dark', async ({ visitor }) => {
  const page = await visitor();
  for (const path of ['/tournament/copa-ascenso', '/tournament/maraton-en-vivo/posiciones', '/faq']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    expect(await title.evaluate((each) => getComputedStyle(each).color), path).toBe('rgb(0, 0, 0)');
    await expectAccessible(page, `${path} on paper`);
    await page.emulateMedia({ media: 'screen' });
  }
});
