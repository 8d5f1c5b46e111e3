import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { DEFAULT_SITE, PRODUCT_SLUG } from '@copa/domain/site/brand';
import { STORAGE_KEYS } from '@copa/domain/site/storage-keys';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { holdBackScripts } from './support/hold-back.ts';
import { journey, SMALL, sizes } from './support/journey.ts';
import { expectStill, markBrought, openHeldBack } from './support/layout-shift.ts';
import { addTournament, cardOf, firestore, inMinutes, putBoards } from './support/suite-data.ts';

async function unpublishAll(): Promise<void> {
  const published = await firestore.collection('tournaments').where('status', '==', 'published').get();
  const setAll = async (status: string) => {
    const batch = firestore.batch();
    for (const { ref } of published.docs) batch.update(ref, { status });
    await batch.commit();
  };
  onTestFinished(() => setAll('published'));
  await setAll('draft');
}

async function renameSite(name: string): Promise<void> {
  const call = (brand: string) => firestore.doc('settings/site').update({ 'brand.name': brand });
  onTestFinished(async () => void (await call(DEFAULT_SITE.brand.name)));
  await call(name);
}

/** The usual phone is the viewport of the other journeys of this file. */
const widths = [SMALL, sizes.desktop];

journey('the list is there without JavaScript, and leads to each tournament', async ({ visitor }) => {
  const id = await addTournament({ prizePool: '1er: $75, 2do: TBD, 3er: TBD' });
  const page = await visitor({ javaScript: false });
  const card = cardOf(page, id);
  const listed = async () => {
    await page.goto('/tournaments');
    return card.count();
  };
  await expect.poll(listed).toBe(1);
  expect(await card.getByText('$75').isVisible()).toBe(true);
  expect(await card.getByText(/Abiertas|Cerradas|Quedan/).count()).toBe(0);
  expect(await card.getByRole('link', { name: 'VER TORNEO' }).getAttribute('href')).toBe(`/tournament/${id}`);
});

journey.for(widths)(
  'the screen takes the list over: what is in play stands above the cards, the first form near (%s)',
  async (viewport, { visitor }) => {
    await addTournament();
    const begun = { date: inMinutes(-10), maxPlayers: 24 };
    const [table, other] = await Promise.all([addTournament({ ...begun, stage: 1 }), addTournament(begun)]);
    const page = await visitor({ viewport, noticeDismissed: false });
    const row = (id: string) => page.getByRole('link', { name: `En juego: Copa ${id}` });
    const more = page.getByRole('link', { name: /^y \d+ más en juego$/ });
    await expect
      .poll(async () => {
        await page.goto('/tournaments', { waitUntil: 'commit' });
        await page.getByRole('article').first().waitFor();
        return (await row(table).count()) + (await row(other).count()) + (await more.count());
      })
      .toBeGreaterThan(0);
    const { byFonts, letGo } = await openHeldBack(page, '/tournaments');
    const expectBrought = await markBrought(page.getByRole('article').first());
    letGo();
    const way = page.getByRole('link', { name: /^INSCRIBIRSE AL TORNEO/ }).first();
    await way.waitFor();
    await expectBrought();
    await expectStill(page, byFonts);
    const { y = 0, height = 0 } = (await way.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(2 * (page.viewportSize()?.height ?? 0));
    expect(y).toBeGreaterThan(0);
  },
);

/**
 * Only the scripts store the list for offline visits, so a stored list proves that they have taken over the
 * page.
 */
const keptList = (page: Page) =>
  page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.tournaments);

journey('the filters that came with the page filter once it is taken over', async ({ visitor }) => {
  const [wanted = '', other = ''] = await Promise.all(Array.from({ length: 4 }, () => addTournament()));
  const page = await visitor();
  const { byFonts, letGo } = await openHeldBack(page, '/tournaments');
  await cardOf(page, wanted).waitFor();
  const filters = page.locator('summary', { hasText: 'Buscar y filtrar' });
  const expectBrought = await markBrought(filters);
  letGo();
  await cardOf(page, wanted).getByText('INSCRIBIRSE AL TORNEO').waitFor();
  await expectBrought();
  await expectStill(page, byFonts);
  await filters.tap();
  await page.getByLabel('Buscar', { exact: true }).fill(`Copa ${wanted}`);
  await cardOf(page, other).waitFor({ state: 'detached' });
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await cardOf(page, wanted).isVisible()).toBe(true);
});

journey('an empty list comes with the page, and is taken over as it is', async ({ visitor }) => {
  await unpublishAll();
  const page = await visitor();
  const { byFonts, letGo } = await openHeldBack(page, '/tournaments');
  const nothing = page.getByRole('heading', { name: 'NO HAY TORNEOS ACTIVOS' });
  const expectBrought = await markBrought(nothing);
  letGo();
  await keptList(page);
  await expectBrought();
  await expectStill(page, byFonts);
  expect(await page.getByRole('article').count()).toBe(0);
  await expectAccessible(page, 'an empty list');
  const screen = await page.evaluateHandle(() => document);
  await page.getByRole('link', { name: 'Volver al inicio' }).tap();
  await page.getByRole('heading', { level: 1, name: /Renace/ }).waitFor();
  expect(await screen.evaluate((before) => before === document)).toBe(true);
});

journey('a renamed site comes under its name, and the screen begins with it', async ({ visitor }) => {
  await renameSite('Liga Ámbar & Oro');
  const title = 'Torneos activos · Liga Ámbar & Oro';
  const page = await visitor();
  const { byFonts, letGo } = await openHeldBack(page, '/tournaments');
  const brand = page.getByRole('link', { name: 'Liga Ámbar & Oro, ir al inicio' });
  const expectBrought = await markBrought(brand);
  expect(await page.title()).toBe(title);
  expect(await page.content()).not.toContain(DEFAULT_SITE.brand.name);
  letGo();
  await keptList(page);
  await expectBrought();
  await expectStill(page, byFonts);
  expect(await page.title()).toBe(title);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `${PRODUCT_SLUG}_settings`);
  await expectBrought();
  await expectStill(page, byFonts);
});

const board = {
  lobbies: { a: ['Fénix', 'Lobos', 'Rayo'] },
  matches: [{ number: 1, lines: ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0'] }],
};

const plan = {
  name: 'Clasificatoria y final: 24 → 12 escuadras',
  steps: [
    { name: 'Clasificatoria', at: new Date('2100-12-01T23:00:00Z'), lines: ['Pasan los 6 primeros.'] },
    { name: 'Gran final', at: null, lines: ['3 partidas en Bermuda.'] },
  ],
  lines: ['Cada baja vale 1 punto.'],
  changes: [{ at: new Date('2026-11-19T20:00:00Z'), text: 'Gran final: 3 partidas.' }],
};

const results = [
  { rank: 1, player: 'Fénix', prize: '$50 USD', points: 61, deliveredAt: new Date() },
  { rank: 2, player: 'Lobos', prize: '$30 USD', points: 48 },
  { rank: 3, player: 'Rayo', points: 35 },
];

const ended = { date: inMinutes(-24 * 60), endedAt: inMinutes(-21 * 60), results };

const pages = [
  {
    name: 'a tournament that moved, behind a link with tags',
    changes: { formerDate: new Date(), plan },
    path: '/tournament/:id?fbclid=x',
    says: ['Cambió de fecha', '$50 USD', 'Pasan los 6 primeros.'],
    runs: 'Comparte el torneo',
  },
  {
    name: 'a cancelled tournament',
    changes: { cancelledAt: new Date(), cancelReason: 'Llovió.' },
    path: '/tournament/:id',
    says: ['Llovió.'],
    runs: 'Formato',
  },
  {
    name: 'an ended tournament with its podium',
    changes: ended,
    path: '/tournament/:id',
    says: ['1. Fénix', '$50 USD', '3. Rayo', 'Ver la tabla'],
    runs: 'Formato',
  },
  {
    name: 'a table',
    changes: { plan },
    path: '/tournament/:id/posiciones',
    says: ['Último cambio', 'Pasan los 6 primeros.'],
    runs: 'Compartir',
  },
  {
    name: 'the rules',
    changes: { plan, rules: 'Uno\nDos\nTres' },
    path: '/tournament-rules/:id',
    says: ['Dos', 'Pasan los 6 primeros.'],
    runs: '(leída)',
  },
  {
    name: 'the form behind the button of a tournament',
    changes: {},
    path: '/register?tournament=:id&fbclid=x',
    says: ['Copa viaje'],
    runs: 'Enviar inscripción',
  },
];

journey.for(pages)(
  'what the HTML of $name says stays in its place when the screen takes it over',
  async ({ changes, path, says, runs }, { visitor }) => {
    const id = await addTournament(changes);
    await putBoards(sampleBoard({ tournamentId: id, ...board }));
    const page = await visitor();
    const letGo = await holdBackScripts(page);
    await page.goto(path.replace(':id', id), { waitUntil: 'commit' });
    for (const text of says) await page.getByText(text).first().waitFor();
    const written = await page.evaluateHandle(() => [
      ...document.querySelectorAll('main :is(h1, dt, dd, p:not(.late), th, tr, li, progress)'),
    ]);
    expect(await written.evaluate((elements) => elements.length)).toBeGreaterThan(1);
    letGo();
    await page.getByText(runs).first().waitFor();
    const gone = await written.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
    );
    expect(gone).toEqual([]);
  },
);

journey.for(widths)(
  'the podium of an ended tournament comes above the fold, and the screen moves nothing (%s)',
  async (viewport, { visitor }) => {
    const id = await addTournament(ended);
    await putBoards(sampleBoard({ tournamentId: id, ...board }));
    const page = await visitor({ viewport, noticeDismissed: false });
    const { byFonts, letGo } = await openHeldBack(page, `/tournament/${id}`);
    const third = page.getByText('3. Rayo');
    await third.waitFor();
    const box = await third.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    const expectBrought = await markBrought(third);
    letGo();
    await page.getByText('Formato').waitFor();
    await expectBrought();
    await expectStill(page, byFonts);
  },
);
