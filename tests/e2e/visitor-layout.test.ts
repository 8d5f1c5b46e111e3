import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTabReachesAll,
  setTextSize,
} from './support/accessibility.ts';
import { allowOnConsole } from './support/console-watch.ts';
import { holdBackScripts } from './support/hold-back.ts';
import { everyViewport, inTwoPages, journey, SMALL, sizes } from './support/journey.ts';
import { expectStill, openWithFonts } from './support/layout-shift.ts';
import { fillRegistration, sendAndStay, submitButton } from './support/registration-form.ts';
import { openRules } from './support/rules.ts';
import { goTo, nextScreen, siteRuns, withoutSkeleton } from './support/running-site.ts';
import { slowPhone } from './support/slow-phone.ts';
import { addForm, addTournament } from './support/suite-data.ts';

const screens = [
  { path: '/', ready: 'Próximos torneos' },
  { path: '/tournament-rules/copa-ascenso', ready: 'Lee las reglas' },
  { path: '/register/copa-ascenso', ready: 'Enviar inscripción' },
  { path: '/tournament-history', ready: 'Copa Origen' },
  { path: '/form/encuesta-jugadores', ready: 'Enviar' },
  { path: '/mi', ready: 'Aún no hay inscripciones' },
  { path: '/faq', ready: 'Requisitos e inscripción' },
];

journey.for(screens)('nothing on $path moves by itself', async ({ path, ready }, { visitor }) => {
  const page = await visitor();
  const byFonts = await openWithFonts(page, path);
  await page.getByText(ready).first().waitFor();
  await expectStill(page, byFonts);
});

/** The window of a screen of 1280 by 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

const UPRIGHT_TABLET = { width: 768, height: 1024 };

const SIDEWAYS = { width: 568, height: 320 };

const shortScreens = [
  { width: 640, height: 400 },
  { width: 320, height: 568 },
  { width: 360, height: 584 },
  { width: 390, height: 664 },
];

journey('a line at the top shows that a page is loading', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/terminos');
  await siteRuns(page);
  const letGo = await holdBackScripts(page);
  await goTo(page, '/acceso');
  const line = page.locator('.pending-line');
  await line.waitFor();
  expect((await line.boundingBox())?.width).toBeGreaterThan(sizes.phone.width / 2);
  letGo();
  await line.waitFor({ state: 'detached' });
});

journey('the way in is in sight at once, on the shortest screens', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/');
  for (const viewport of shortScreens) {
    await page.setViewportSize(viewport);
    const way = await page.getByRole('link', { name: 'Inscribirme a un torneo' }).boundingBox();
    const end = (way?.y ?? viewport.height) + (way?.height ?? 0);
    expect(end, `on ${viewport.width} by ${viewport.height}`).toBeLessThanOrEqual(viewport.height);
  }
});

journey('the first option of a select is shown whole on the narrowest phones', async ({ visitor }) => {
  const page = await visitor({ viewport: SMALL });
  await openWithFonts(page, '/register/copa-ascenso');
  const select = page.locator('select').filter({ hasText: 'Selecciona una opción épica' }).first();
  await select.waitFor();
  const [shown, needed] = await select.evaluate((shown: HTMLSelectElement) => {
    const { offsetWidth } = shown;
    const whole = shown.cloneNode(true) as HTMLSelectElement;
    whole.length = 1;
    whole.style.width = 'max-content';
    shown.after(whole);
    return [offsetWidth, whole.offsetWidth] as const;
  });
  expect(needed).toBeLessThanOrEqual(shown);
});

journey('the first tournament of the list can be joined without scrolling', async ({ visitor }) => {
  const page = await visitor({ viewport: SMALL });
  await page.goto('/tournaments');
  const first = page.getByRole('article').first();
  const join = first.getByRole('link', { name: /^INSCRIBIRSE AL TORNEO: / });
  await join.waitFor();
  for (const viewport of [SMALL, sizes.phone, UPRIGHT_TABLET]) {
    await page.setViewportSize(viewport);
    const { y = 0, height = 0 } = (await join.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height, `at ${viewport.width}`).toBeLessThanOrEqual(viewport.height);
  }
  await page.setViewportSize(SMALL);
  const heights = await page
    .getByRole('link', { name: /^(INSCRIBIRSE AL TORNEO|ENTRAR EN LISTA DE ESPERA): / })
    .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().height));
  expect(new Set(heights).size, 'each text stays on one line').toBe(1);
});

journey('on a tablet, date, hour and deadline of a tournament share a line', async ({ visitor }) => {
  const page = await visitor({ viewport: UPRIGHT_TABLET });
  await page.goto('/tournament/copa-ascenso');
  const tops = ['Fecha', 'Hora', 'Cierre de inscripciones'].map(async (term) => {
    const box = await page.getByRole('term').filter({ hasText: term }).first().boundingBox();
    return Math.round(box?.y ?? -1);
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});

journey('the cards of the history are equally wide', async ({ visitor }) => {
  const page = await visitor({ size: 'desktop' });
  await page.goto('/tournament-history');
  await page.getByText('Copa Origen').waitFor();
  const widths = await page
    .locator('main li > .surface')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
});

const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.nav-bar, [data-bottom-bar]')]
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
  );

journey.for([
  { ...SMALL, text: '100%' },
  { ...SMALL, text: '200%' },
  { ...ZOOMED, text: '100%' },
  { ...SIDEWAYS, text: '100%' },
] as const)(
  'no bar covers what has the focus, or much of the page, at $width by $height with text at $text',
  async ({ text, ...viewport }, { visitor }) => {
    const page = await visitor({ viewport });
    await page.goto('/tournament/copa-ascenso');
    await setTextSize(page, text);
    await page.getByRole('button', { name: 'Agregar al calendario' }).waitFor();
    // The list of players loads when it is near, and would be a stop of Tab that nobody counted.
    await page.locator('.detail-players').evaluate((list) => list.scrollIntoView());
    await page.getByRole('button', { name: /^Ver los \d+ jugadores$/ }).waitFor();
    expect(await barsOf(page)).toBeLessThanOrEqual(viewport.height / 3);
    await expectTabReachesAll(page);
  },
);

journey(
  'paper has the prize and the folded rules, no bar over the text and no room for parts',
  async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/tournament/copa-ascenso');
    await page.locator('.detail-rest .min-h-40').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const room of await page.locator('.detail-rest .min-h-40, .detail-rest .tournament-image').all()) {
      expect(await room.isHidden()).toBe(true);
    }
    expect(await page.getByText(/^Juega solo desde un celular/).boundingBox()).not.toBeNull();
    expect(
      await page
        .getByText(/^Juega solo desde un celular/)
        .evaluate((rule) => rule.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    const prize = await page
      .getByText('$50 USD')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
    expect(prize).not.toBe('rgba(0, 0, 0, 0)');
    expect(await page.getByRole('heading', { name: 'Comparte el torneo' }).isHidden()).toBe(true);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.clientHeight > 0 && getComputedStyle(part).position === 'fixed')
        .map(({ className }) => className),
    );
    expect(fixed).toEqual([]);
  },
);

const coveredByHelp = (page: Page) =>
  page.evaluate(async () => {
    const help = document.querySelector('.help-button');
    const bar = document.querySelector('.nav-bar');
    if (help === null || bar === null) throw new Error('The page has no help button or no bar.');
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    const textBoxes = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    const around = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (help.contains(element) || !element.checkVisibility() || element.closest('.sr-only')) return [];
      if (element.matches('img[alt=""]')) return [];
      const isControl = element.matches('a, button, input, select, textarea, summary, img, svg');
      return isControl || textBoxes(element).length > 0 ? [{ element, isControl }] : [];
    });
    const covered = new Set<string>();
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top <= end; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' });
      // A browser without a window may never run the animation frame, so a timeout ends the wait instead.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
      const box = help.getBoundingClientRect();
      // While `help` is inside the bar, it can cover only other parts of the bar.
      const inBar = box.bottom <= bar.getBoundingClientRect().bottom;
      for (const { element, isControl } of around) {
        if (inBar && !bar.contains(element)) continue;
        const boxes = [...(isControl ? [element.getBoundingClientRect()] : []), ...textBoxes(element)];
        if (boxes.some((each) => overlaps(each, box))) covered.add(element.outerHTML.slice(0, 120));
      }
      if (inBar) break;
    }
    return [...covered];
  });

const withHelp = [
  '/',
  '/tournaments',
  '/tournament/copa-ascenso',
  '/register/copa-ascenso',
  '/registration',
  '/tournament-history',
  '/inscripcion/0123456789abcdefghjkmnpqrs',
  '/mi',
  '/acceso',
  '/faq',
  '/terminos',
  '/no-existe',
];

const helpSizes = [...everyViewport, { width: 768, height: 1024 }];

journey('the help button covers nothing, at any size', async ({ visitor }) => {
  await inTwoPages(withHelp, async (paths) => {
    const page = await visitor({ storage: { userRole: 'admin' } });
    allowOnConsole(page, /status of 404/);
    await page.goto('/tournament-rules/copa-ascenso');
    for (const path of paths) {
      await nextScreen(page, path);
      await withoutSkeleton(page);
      for (const size of helpSizes) {
        await page.setViewportSize(size);
        expect(await coveredByHelp(page), `${path} at ${size.width}`).toEqual([]);
        expect(await controlsOutOfSight(page), `${path} at ${size.width}`).toEqual([]);
      }
    }
  });
});

const WORD = 'Supercalifragilisticoespialidosísimo'.repeat(3);
const rule = (_: unknown, index: number) => `Regla ${index + 1}: ${index === 7 ? WORD : 'juega limpio.'}`;
const RULES = Array.from({ length: 40 }, rule);

const ownRegistrations = JSON.stringify([
  {
    code: '0123456789abcdefghjkmnpqrs',
    tournamentId: 'copa-ascenso',
    tournamentName: WORD.slice(0, 100),
    playerName: WORD,
    registeredAt: Date.now(),
    unit: { ticketId: '0123456789abcdefghjkmnpqrs', isCaptain: true },
  },
]);

const narrow = [
  { name: '320 px', viewport: SMALL, text: '100%' },
  { name: '360 px with text twice as large', viewport: sizes.phone, text: '200%' },
  { name: '320 px with text twice as large', viewport: SMALL, text: '200%' },
  { name: 'a laptop zoomed to 200 %', viewport: { width: 640, height: 400 }, text: '100%' },
] as const;

const controlsOutOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((control) => !control.closest('.carousel, .sr-only') && control.checkVisibility())
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        const isWhole = !control.matches('.cut') || control.scrollWidth <= control.clientWidth;
        return left < 0 || right > document.documentElement.clientWidth || !isWhole;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

journey('long names, long words and 40 rules fit into each narrow screen', async ({ visitor }) => {
  const id = await addTournament({
    name: WORD.slice(0, 100),
    description: `${WORD} ${WORD}`,
    mapSelection: WORD.slice(0, 60),
    format: WORD.slice(0, 60),
    prizePool: `1er: ${WORD}, 2do: ${WORD}, 3er: TBD`,
    rules: RULES,
  });
  const fields = ['text', 'select', 'radio', 'checkbox', 'rating', 'date'].map((type) => ({
    id: type,
    type,
    label: `${type} ${WORD}`,
    options: type === 'text' ? [] : [WORD, 'Corta'],
  }));
  const formId = await addForm({ title: WORD.slice(0, 100), description: WORD, fields });
  const paths = [
    '/',
    '/tournaments',
    `/tournament/${id}`,
    `/tournament-rules/${id}`,
    `/register/${id}`,
    `/form/${formId}`,
    '/tournament-history',
    '/mi#todas',
    '/faq#terminos',
    '/terminos#faq',
  ];
  await inTwoPages(paths, async (half) => {
    const page = await visitor({ storage: { 'copa-fenix_inscripciones': ownRegistrations } });
    await page.goto('/acceso');
    for (const path of half) {
      await nextScreen(page, path);
      if (path === '/' || path === '/tournaments') await page.getByRole('article').first().waitFor();
      await withoutSkeleton(page);
      for (const { name, viewport, text } of narrow) {
        await page.setViewportSize(viewport);
        await setTextSize(page, text);
        await expectNoSidewaysScroll(page, `${path} on ${name}`);
        expect(await controlsOutOfSight(page), `${path} on ${name}`).toEqual([]);
      }
    }
  });
});

journey('with reduced motion larger text is there at once, without an animation', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const moving = await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

journey('40 rules are all read after ten seconds, and the acceptance is accessible', async ({ visitor }) => {
  const id = await addTournament({ rules: RULES });
  const page = await visitor({ clock: true });
  await openRules(page, id);
  expect(await page.getByRole('listitem').count()).toBe(40);
  await page.clock.runFor(5000);
  expect(await page.locator('[aria-current=step]').textContent()).toContain('Regla 21');
  await page.clock.runFor(5000);
  expect(await page.getByText('(leída)').count()).toBe(40);
  await page.clock.resume();
  await expectAccessible(page, '40 rules');
});

journey('from the link to a registration on a slow phone', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor({ clock: true });
  await slowPhone(page);
  const byFonts = await openWithFonts(page, `/tournament/${id}`);
  await page.locator('#root[data-runs]').waitFor();
  await expectStill(page, byFonts);
  await page.getByRole('link', { name: 'Inscribirme' }).click();
  await submitButton(page).waitFor();
  await expectStill(page, byFonts);
  await fillRegistration(page, 'Teléfono Lento');
  await sendAndStay(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectStill(page, byFonts);
  await page.getByRole('link', { name: 'Ver mi estado' }).click();
  await page.getByText('Pendiente', { exact: true }).waitFor();
  await expectStill(page, byFonts);
});

journey('on a wide screen, the way into a tournament stays in sight', async ({ visitor }) => {
  const viewport = { width: 1366, height: 650 };
  const page = await visitor({ viewport });
  await page.goto('/tournament/copa-ascenso');
  await page.getByRole('heading', { name: 'Comparte el torneo' }).scrollIntoViewIfNeeded();
  const { y = 0, height = 0 } =
    (await page.getByRole('link', { name: 'Inscribirme', exact: true }).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(viewport.height);
});
