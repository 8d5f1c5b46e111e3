import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { loseAnswer } from './player/phone.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { firestoreCalls, holdBack } from './support/hold-back.ts';
import { journey } from './support/journey.ts';
import { openRegistration, submitButton } from './support/registration-form.ts';
import { unitsOf } from './support/registrations.ts';
import { openInSite, siteRuns } from './support/running-site.ts';
import { stopClock } from './support/stop-clock.ts';
import { addTournament, cardOf, firestore, inMinutes, waitingAnswer } from './support/suite-data.ts';

const connectionLost = 'Error de conexión. Verifica tu conexión a internet.';

/**
 * Opens the list from another page of the site, because a list page from the server already contains the
 * tournaments.
 */
async function readList(page: Page): Promise<void> {
  await page.goto('/terminos');
  await siteRuns(page);
  await page.getByRole('link', { name: 'Torneos', exact: true }).first().click();
}

journey('an answer that is lost after the desk wrote is found, not doubled', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor({ clock: true });
  await openRegistration(page, id, 'Respuesta Perdida');
  await loseAnswer(page, '**/api/registrations');
  // The clock stops, because the site would otherwise send the request again after five seconds.
  await stopClock(page);
  await submitButton(page).click();
  await page.getByRole('alert').filter({ hasText: connectionLost }).waitFor();

  await page.reload();
  // The time goes on in steps, so the site cannot send the request again by itself.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.getByText('No supimos si tu inscripción llegó.').isVisible();
    })
    .toBe(true);
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Respuesta Perdida');
  await page.getByRole('button', { name: 'Reintentar ahora' }).click();
  await page.getByText('Inscripción enviada correctamente.').waitFor();
  expect(await unitsOf(id)).toHaveLength(1);
  expect((await firestore.doc(`tournaments/${id}`).get()).get('currentPlayers')).toBe(1);
});

journey(
  'two tabs with the same form make one registration, and home follows in three seconds',
  async ({ visitor }) => {
    const id = await addTournament();
    const one = await visitor({ clock: true });
    await openRegistration(one, id, 'Dos Pestañas');
    const two = await one.context().newPage();
    await two.goto(`/register/${id}`);
    await submitButton(two).waitFor();
    expect(await two.getByLabel('Nombre completo').inputValue()).toBe('Dos Pestañas');
    await stopClock(one);
    await Promise.all([submitButton(one).click(), submitButton(two).click()]);
    await Promise.all(
      [one, two].map((page) => page.getByText('Inscripción enviada correctamente.').waitFor()),
    );
    expect(await unitsOf(id)).toHaveLength(1);
    await one.getByText('Volvemos al inicio en unos segundos. Toca la pantalla para quedarte.').waitFor();
    await one.clock.runFor(3000);
    await one.waitForURL('/');
  },
);

journey('a document that does not fit is left out and reported; the others show', async ({ visitor }) => {
  const id = await addTournament();
  const poison = firestore.doc('tournaments/viaje-veneno');
  await poison.set({ name: 'Veneno', status: 'published', date: inMinutes(60), maxPlayers: 'diez' });
  onTestFinished(async () => void (await poison.delete()));
  const page = await visitor();
  expectOnConsole(page, /\[copa\] tournament viaje-veneno does not fit its schema/);
  await readList(page);
  await cardOf(page, id).waitFor();
  expect(await page.getByText('Veneno').count()).toBe(0);
});

journey('refused by Firestore: words and a way on, without and with a last list', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor();
  expectOnConsole(page, /ERR_CONNECTION_REFUSED/, /\[copa\] the list of tournaments could not be loaded/);
  await page.route(firestoreCalls, (route) => route.abort('connectionrefused'));
  await readList(page);
  await page.getByRole('alert').filter({ hasText: 'No pudimos cargar los torneos' }).waitFor();
  await expectAccessible(page, 'a list that could not be loaded');
  await page.unroute(firestoreCalls);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await cardOf(page, id).waitFor();

  await page.route(firestoreCalls, (route) => route.abort('connectionrefused'));
  await page.reload();
  await page.getByText(/Sin conexión con los torneos\. Última actualización: /).waitFor();
  await cardOf(page, id).waitFor();
});

journey('refused by Firestore: the rules and the form of a tournament say so', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor();
  expectOnConsole(page, /ERR_CONNECTION_REFUSED/, /\[copa\] tournament .* could not be loaded/);
  for (const path of [`/tournament-rules/${id}`, `/register/${id}`]) {
    await page.route(firestoreCalls, (route) => route.abort('connectionrefused'));
    await openInSite(page, path);
    await page.getByRole('heading', { name: 'No pudimos cargar el torneo' }).waitFor();
    await page.unroute(firestoreCalls);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { level: 1, name: `Copa ${id}` }).waitFor();
  }
});

journey('a shared link shows its tournament at once, and then what is true now', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const waits = document.querySelector('main')?.textContent?.includes('Cargando') === true;
      if (waits) document.documentElement.dataset['waited'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  const letGo = await holdBack(page, firestoreCalls);
  await page.goto(`/tournament/${id}`);
  await page.getByRole('link', { name: 'Inscribirme' }).waitFor();
  await page.getByText('0/20 inscritos').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['waited'])).toBeUndefined();
  await firestore.doc(`tournaments/${id}`).update({ currentPlayers: 20 });
  letGo();
  await page.getByRole('button', { name: 'Torneo Completo', exact: true }).waitFor();
  await page.getByText('20/20 inscritos').waitFor();
  expect(await page.getByRole('link', { name: 'Inscribirme' }).count()).toBe(0);
});

journey('what a page fetches when it has nothing else to do may fail without harm', async ({ visitor }) => {
  const page = await visitor({ clock: true, storage: waitingAnswer('encuesta-jugadores') });
  expectOnConsole(page, /ERR_FAILED/, /earlier work failed/);
  await stopClock(page);
  const lost = new Set<string>();
  await page.route(/\/assets\/(refresh-site|forms)-/, (route) => {
    lost.add(route.request().url());
    return route.abort();
  });
  await page.goto('/faq');
  const lostParts = async () => {
    await page.clock.runFor(100);
    return new Set([...lost].map((address) => /(refresh-site|forms)-/.exec(address)?.[1])).size;
  };
  await expect.poll(lostParts).toBe(2);
  // Waits until the browser has reported the lost files, because the import of a lost file fails after that.
  for (const address of lost) await page.evaluate(`import('${address}').catch(() => undefined)`);
});

journey('a page whose first script is lost offers to load again', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /ERR_FAILED/, /status of 400/);
  const scripts = '**/assets/{index,start}-*.js';
  await page.route(scripts, (route) => route.abort());
  const again = page.getByRole('link', { name: 'Reintentar' });
  for (const path of ['/register/copa-ascenso', '/permiso/copa']) {
    await page.goto(path);
    expect(await again.count()).toBe(0);
    await page.evaluate(() => {
      for (const each of document.getAnimations()) {
        if (each instanceof CSSAnimation && each.animationName === 'late') each.finish();
      }
    });
    await again.waitFor();
    await expectAccessible(page, `${path} without its first script`);
  }
  await page.unroute(scripts);
  await again.click();
  await siteRuns(page);
  expect(await again.count()).toBe(0);
});

journey('without JavaScript yet, the prerendered pages already say something', async ({ visitor }) => {
  const page = await visitor({ javaScript: false });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Renace\s+en cada partida/i }).waitFor();
  await page.getByRole('link', { name: 'Inscribirme a un torneo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Torneos activos' }).waitFor();
  await page.getByRole('article').filter({ hasText: 'Copa Ascenso' }).waitFor();
  const waiting = page.locator('.skeleton').filter({ visible: true });
  expect(await waiting.count()).toBe(0);
  for (const path of ['/terminos', '/faq', '/register/copa-ascenso']) {
    await page.goto(path);
    // By default `getByText` finds nothing inside a `noscript` element.
    await page.locator('noscript p').waitFor();
  }
  for (const path of ['/mi/copa', '/mi', '/inscripcion/copa', '/equipo/copa']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Esta página necesita JavaScript' }).waitFor();
    expect(await waiting.count()).toBe(0);
  }
  await page.goto('/tournament/copa-ascenso');
  await page.getByRole('heading', { level: 1, name: 'Copa Ascenso' }).waitFor();
  await page.getByText('1.º: $50 USD', { exact: true }).waitFor();
});
