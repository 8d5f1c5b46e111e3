import { expect } from 'vitest';
import { expectOnConsole } from './support/console-watch.ts';
import { firestoreCalls, holdBack } from './support/hold-back.ts';
import { journey, sizes } from './support/journey.ts';
import { addTournament, openSuiteData } from './support/suite-data.ts';

const { firestore } = openSuiteData();
const viewports = [sizes.phone, { width: 320, height: 640 }, sizes.desktop];

journey('the list is there without JavaScript, and leads to each tournament', async ({ visitor }) => {
  const id = await addTournament(firestore, { prizePool: '1er: $75, 2do: TBD, 3er: TBD' });
  const page = await visitor({ javaScript: false });
  const card = page.getByRole('article').filter({ hasText: `Copa ${id}` });
  await expect
    .poll(async () => {
      await page.goto('/tournaments');
      return card.count();
    })
    .toBe(1);
  expect(await card.getByText('$75').isVisible()).toBe(true);
  expect(await card.getByText(/Abiertas|Cerradas|Quedan/).count()).toBe(0);
  expect(await card.getByRole('link', { name: 'VER TORNEO' }).getAttribute('href')).toBe(`/tournament/${id}`);
});

journey.for(viewports)(
  'the screen takes the list over without a word to the console, and moves nothing (%s)',
  async (viewport, { visitor }) => {
    const page = await visitor({ viewport, noticeDismissed: false });
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/tournaments', { waitUntil: 'commit' });
    const card = page.getByRole('article').first();
    await card.waitFor();
    await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    });
    const before = await card.evaluate((element) => {
      Object.assign(globalThis, { kept: element });
      return JSON.stringify(element.getBoundingClientRect());
    });
    letGo();
    await card.getByText(/INSCRIBIRSE|CERRADAS|COMPLETO|CANCELADO|PRÓXIMAMENTE/).waitFor();
    expect(await card.evaluate((element) => element === Reflect.get(globalThis, 'kept'))).toBe(true);
    expect(await card.evaluate((element) => JSON.stringify(element.getBoundingClientRect()))).toBe(before);
  },
);

journey('what the page brought shows where Firestore does not answer the phone', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /ERR_FAILED|the list of tournaments could not be loaded/);
  await page.route(firestoreCalls, (route) => route.abort());
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }).first().waitFor();
  await page.getByText('Sin conexión con los torneos', { exact: false }).waitFor();
});
