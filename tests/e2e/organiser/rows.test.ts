import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD, OWNER } from '../../../scripts/seed/accounts.ts';
import { returning } from '../support/admin.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { nextScreen, withoutSkeleton } from '../support/running-site.ts';

const LISTS = [
  '/admin',
  '/admin/torneos',
  '/admin/torneos/maraton-en-vivo',
  '/admin/preguntas',
  '/admin/formularios',
  '/admin/administradores',
  '/admin/temporadas',
  '/admin/temporadas/temporada-de-la-liga',
  '/admin/suspensiones',
];

const LOWEST = 56;
const HIGHEST = 96;
const NAME_LINES = 2;
const owner = { email: OWNER.email, password: DEMO_PASSWORD };

/** Loads only the first screen from the server, because a load takes several times as long as a change. */
async function onEach(page: Page, paths: readonly string[], look: (path: string) => Promise<void>) {
  for (const path of paths) {
    if (page.url() === 'about:blank') await page.goto(path);
    else await nextScreen(page, path);
    await look(path);
  }
}

async function expectUsualHeights(page: Page, list: string): Promise<void> {
  const rows = await page.locator('main li:has([data-row-title]):visible').evaluateAll((items) =>
    items.map((item) => {
      const heading = item.querySelector<HTMLElement>('h2, h3');
      const height = Math.round(item.getBoundingClientRect().height);
      const line = Number.parseFloat(heading === null ? '' : getComputedStyle(heading).lineHeight);
      return { height, lines: Math.round((heading?.offsetHeight ?? 0) / line), text: item.textContent };
    }),
  );
  expect(
    rows.map(({ lines }) => lines).filter((lines) => !(lines > 0)),
    list,
  ).toEqual([]);
  const named = rows.filter(({ lines }) => lines <= NAME_LINES);
  expect(
    named.filter(({ height }) => height < LOWEST || height > HIGHEST),
    list,
  ).toEqual([]);
}

async function expectNothingCut(page: Page, list: string): Promise<void> {
  const cut = await page
    .locator('main li:has([data-row-title]) .truncate:visible')
    .evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map(({ textContent }) => textContent),
    );
  expect(cut, list).toEqual([]);
}

async function expectWholeAges(page: Page): Promise<void> {
  await nextScreen(page, '/admin/inscripciones');
  const lines = page.locator('main ul[aria-label="Inscripciones"] button .truncate.text-sm');
  await lines.first().waitFor();
  const ages = await lines.evaluateAll((all) =>
    all.flatMap((line) => {
      const age = [...line.childNodes].find((node) => /^(hace|ayer|anteayer)/.test(node.textContent ?? ''));
      if (age === undefined) return [];
      const text = document.createRange();
      text.selectNodeContents(age);
      return [
        {
          text: age.textContent,
          left: line.getBoundingClientRect().right - text.getBoundingClientRect().right,
        },
      ];
    }),
  );
  expect(ages.length).toBeGreaterThan(0);
  expect(ages.filter(({ left }) => left < 0)).toEqual([]);
  const heights = await page
    .locator('main ul[aria-label="Inscripciones"] > li > div > button')
    .evaluateAll((rows) => rows.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  expect(new Set(heights)).toEqual(new Set([0]));
}

journey(
  'each row of a list is 56 to 96 px high, on a small phone no text is cut, and a short screen does not scroll',
  async ({ visitor }) => {
    const page = await returning(visitor, owner);
    await onEach(page, LISTS, async (list) => {
      await page.locator('main li:has([data-row-title]):visible').first().waitFor();
      await withoutSkeleton(page);
      await expectUsualHeights(page, list);
      await page.setViewportSize(SMALL);
      await expectNothingCut(page, list);
      await page.setViewportSize(sizes.phone);
    });
    await onEach(page, ['/admin/temporadas/ninguna', '/admin/torneos/ninguno/dia'], async (path) => {
      await page.locator('main :is(h1, h2)').first().waitFor();
      const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(rest, path).toBe(0);
    });
    await page.setViewportSize(SMALL);
    await expectWholeAges(page);
  },
);

async function expectOneEdge(page: Page): Promise<void> {
  const edges: Record<string, number | undefined> = {};
  const screens = ['dia', 'avisos', 'fases', 'fases/1/a-1', 'fases/1/a-2'];
  await onEach(
    page,
    screens.map((screen) => `/admin/torneos/maraton-en-vivo/${screen}`),
    async (screen) => {
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      edges[screen] = (await title.boundingBox())?.x;
    },
  );
  const bar = page.getByRole('navigation', { name: 'Administración' });
  edges['bar'] = await bar
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().x;
    });
  expect(Object.keys(edges)).toHaveLength(screens.length + 1);
  expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
}

async function expectButtonsAtTheEdge(page: Page): Promise<void> {
  const far: Record<string, number> = {};
  const lists = ['torneos', 'inscripciones', 'preguntas', 'formularios'].map((list) => `/admin/${list}`);
  await onEach(page, lists, async (list) => {
    await withoutSkeleton(page);
    await page.locator('main li:is(:has([data-row-title]), :has([data-opens]))').first().waitFor();
    await page.locator('main li :is([data-row-title], [data-opens])').first().click();
    const panel = page.getByRole('complementary');
    const bar = panel.locator('> div').nth(1).locator('a, button').last();
    await bar.waitFor();
    const [edge, button] = await Promise.all([panel.boundingBox(), bar.boundingBox()]);
    far[list] = Math.round((edge?.x ?? 0) + (edge?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0));
  });
  expect(Object.keys(far)).toEqual(lists);
  expect(Object.entries(far).filter(([, distance]) => distance > 24)).toEqual([]);
}

/** The pixels that the search field of the registrations has beside its hint. */
const besideHint = (page: Page) =>
  page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const text = document.createElement('canvas').getContext('2d');
    if (text === null) return -1;
    text.font = style.font;
    const room =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return room - text.measureText(input.placeholder).width;
  });

journey(
  'on a wide screen, lists take most of its width, and titles and buttons stand at one edge',
  async ({ visitor }) => {
    const viewport = { width: 1920, height: 1080 };
    const page = await returning(visitor, owner, { size: 'desktop' });
    await expectOneEdge(page);
    await expectButtonsAtTheEdge(page);
    await nextScreen(page, '/admin/inscripciones');
    await page.getByRole('searchbox').waitFor();
    expect(await besideHint(page)).toBeGreaterThan(20);

    await page.setViewportSize(viewport);
    const lists = ['/admin/torneos', '/admin/torneos/maraton-en-vivo', '/admin/inscripciones'];
    await onEach(page, lists, async (list) => {
      const rows = page
        .locator('main ul:has(> li [data-row-title]), main ul[aria-label="Inscripciones"]')
        .first();
      await rows.waitFor();
      expect((await rows.boundingBox())?.width, list).toBeGreaterThan(0.7 * viewport.width);
    });
  },
);
