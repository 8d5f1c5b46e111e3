import { expect } from 'vitest';
import { DEMO_PASSWORD, OWNER } from '../../../scripts/seed/accounts.ts';
import { returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { withoutSkeleton } from '../support/running-site.ts';

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

journey('on a phone, each row of a list of the organiser is 56 to 96 px high', async ({ visitor }) => {
  const page = await returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD });
  for (const list of LISTS) {
    await page.goto(list);
    const shown = page.locator('main li:has([data-row-title]):visible');
    await shown.first().waitFor();
    await withoutSkeleton(page);
    const rows = await shown.evaluateAll((items) =>
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
});

journey('on a small phone, no text of a row is cut, nor the age of a registration', async ({ visitor }) => {
  const page = await returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const list of LISTS) {
    await page.goto(list);
    await page.locator('main li:has([data-row-title]):visible').first().waitFor();
    await withoutSkeleton(page);
    const cut = await page
      .locator('main li:has([data-row-title]) .truncate:visible')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map(({ textContent }) => textContent),
      );
    expect(cut, list).toEqual([]);
  }
  await page.goto('/admin/inscripciones');
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
});

journey('on a wide screen, the lists take most of its width', async ({ visitor }) => {
  const viewport = { width: 1920, height: 1080 };
  const page = await returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD }, { size: 'desktop' });
  await page.setViewportSize(viewport);
  for (const list of ['/admin/torneos', '/admin/torneos/maraton-en-vivo', '/admin/inscripciones']) {
    await page.goto(list);
    const rows = page
      .locator('main ul:has(> li [data-row-title]), main ul[aria-label="Inscripciones"]')
      .first();
    await rows.waitFor();
    expect((await rows.boundingBox())?.width, list).toBeGreaterThan(0.7 * viewport.width);
  }
});

async function onDesktop(visitor: Parameters<typeof returning>[0]) {
  return returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD }, { size: 'desktop' });
}

journey('on a wide screen, each screen of a tournament begins at the same edge', async ({ visitor }) => {
  const page = await onDesktop(visitor);
  const edges: Record<string, number | undefined> = {};
  for (const screen of ['dia', 'avisos', 'fases', 'fases/1/a-1', 'fases/1/a-2']) {
    await page.goto(`/admin/torneos/maraton-en-vivo/${screen}`);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    edges[screen] = (await title.boundingBox())?.x;
  }
  const bar = page.getByRole('navigation', { name: 'Administración' });
  edges['bar'] = await bar
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().x;
    });
  expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
});

journey('the buttons of a panel beside a list stand at its right edge', async ({ visitor }) => {
  const page = await onDesktop(visitor);
  const far: Record<string, number> = {};
  for (const list of ['torneos', 'inscripciones', 'preguntas', 'formularios']) {
    await page.goto(`/admin/${list}`);
    await withoutSkeleton(page);
    await page.locator('main li:is(:has([data-row-title]), :has([data-opens]))').first().waitFor();
    await page.locator('main li :is([data-row-title], [data-opens])').first().click();
    const panel = page.getByRole('complementary');
    const bar = panel.locator('> div').nth(1).locator('a, button').last();
    const [edge, button] = await Promise.all([panel.boundingBox(), bar.boundingBox()]);
    far[list] = Math.round((edge?.x ?? 0) + (edge?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0));
  }
  expect(Object.entries(far).filter(([, distance]) => distance > 24)).toEqual([]);
});

journey('the search of the registrations shows its whole hint', async ({ visitor }) => {
  const page = await onDesktop(visitor);
  await page.goto('/admin/inscripciones');
  const field = page.getByRole('searchbox');
  await field.waitFor();
  const left = await field.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const text = document.createElement('canvas').getContext('2d');
    if (text === null) return -1;
    text.font = style.font;
    const room =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return room - text.measureText(input.placeholder).width;
  });
  expect(left).toBeGreaterThan(20);
});

journey('a short screen does not scroll', async ({ visitor }) => {
  const page = await returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD });
  for (const path of ['/admin/temporadas/ninguna', '/admin/torneos/ninguno/dia']) {
    await page.goto(path);
    await page.locator('main :is(h1, h2)').first().waitFor();
    const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(rest, path).toBe(0);
  }
});
