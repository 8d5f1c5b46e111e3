import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectForcedColors } from './forced-colors.ts';
import { SMALL, sizes } from './journey.ts';
import { siteRuns } from './running-site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Unlike `page.evaluate`, this lets the renderer reuse the code that it compiled for an earlier page. The
 * session stays, because the end of any session would end the offline state of its page.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: axeSource });
}

export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectLayoutAccessible(page, state);
  await expectDatesOfSafari(page, state);
  await expectNoCorrectedNames(page, state);
  await expectNoBlockedLinks(page, state);
  await expectForcedColors(page, state);
}

/** Checks what can be different on another size of the screen. */
async function expectLayoutAccessible(page: Page, state: string): Promise<void> {
  await loadAxe(page);
  const found = await page.evaluate(async (values) => {
    // Without `resultTypes`, axe would also describe the passed rules and spend a third of its time on that.
    const options: RunOptions = {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
    };
    const { violations } = await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
  }, standards);
  expect(found, `axe on ${state}`).toEqual([]);
  await expectNoSidewaysScroll(page, state);
  await expectEllipses(page, state);
  await expectHeightsOfSafari(page, state);
  await expectWidthsOfOldChrome(page, state);
  await expectLegendsOfOldChrome(page, state);
  await expectKnownRegions(page, state);
}

/** Each bar that stays over the page does so on a phone, so only the phone needs forced colors. */
export async function expectAccessibleAtEverySize(page: Page, state: string): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  await expectLayoutAccessible(page, `${state} (desktop)`);
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page, `${state} (phone)`);
}

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open] > [tabindex="0"]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(Math.max(...overflow), `${state} is wider than the screen, in pixels`).toBeLessThanOrEqual(0);
}

/** In a `.truncate` line, the browser may cut a button without showing an ellipsis. */
async function expectEllipses(page: Page, state: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.truncate')].flatMap((line) =>
      [...line.children]
        .filter((child) => getComputedStyle(child).display.startsWith('inline-'))
        .filter((child) => child.getBoundingClientRect().right > line.getBoundingClientRect().right + 1)
        .map((child) => child.textContent),
    ),
  );
  expect(cut, `texts of ${state} that are cut without an ellipsis`).toEqual([]);
}

/**
 * Safari takes `height: fit-content` for a known height. So it stretches a grid of this height over the screen,
 * and a child with `flex-basis: 0%` has no height.
 */
async function expectHeightsOfSafari(page: Page, state: string): Promise<void> {
  const wrong = await page.evaluate(() => {
    const value = (element: Element, property: string) => String(element.computedStyleMap().get(property));
    return [...document.querySelectorAll(':popover-open, dialog[open]')]
      .filter((layer) => value(layer, 'height') === 'fit-content')
      .flatMap((layer) => {
        const isGrid = value(layer, 'display') === 'grid';
        const empty = [...layer.children].filter((child) => value(child, 'flex-basis') === '0%');
        return isGrid ? [layer, ...empty] : empty;
      })
      .map(({ className }) => className);
  });
  expect(wrong, `layers of ${state} whose height is wrong in Safari`).toEqual([]);
}

/** Unless a positioned `<output>` has a width, Chrome 92 makes it only as wide as its content. */
async function expectWidthsOfOldChrome(page: Page, state: string): Promise<void> {
  const narrow = await page.evaluate(() => {
    const isAuto = (element: Element, property: string) =>
      String(element.computedStyleMap().get(property)) === 'auto';
    return [...document.querySelectorAll('output')]
      .filter((output) => /fixed|absolute/.test(getComputedStyle(output).position))
      .filter((output) => !isAuto(output, 'left') && !isAuto(output, 'right') && isAuto(output, 'width'))
      .map(({ outerHTML }) => outerHTML);
  });
  expect(narrow, `outputs of ${state} that are too narrow in Chrome 92`).toEqual([]);
}

/** In a fieldset that is a grid, Chrome 92 leaves an empty row below the legend. */
async function expectLegendsOfOldChrome(page: Page, state: string): Promise<void> {
  const grids = await page.evaluate(() =>
    [...document.querySelectorAll('fieldset > legend:not(.sr-only)')]
      .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).display === 'grid')
      .map(({ textContent }) => textContent),
  );
  expect(grids, `legends of ${state} with an empty row in Chrome 92`).toEqual([]);
}

/**
 * An empty date field of Safari shows the current date. Safari derives its color from the color of the field.
 * Unless that is a grey, the derived color is bright, so the field looks filled in.
 */
async function expectDatesOfSafari(page: Page, state: string): Promise<void> {
  const bright = await page.evaluate(() =>
    [...document.querySelectorAll('[type="date"], [type="time"]')]
      .map((field) => getComputedStyle(field).color)
      .filter((color) => new Set(color.match(/\d+/g)).size > 1),
  );
  expect(bright, `colors of the dates of ${state} that are no grey`).toEqual([]);
}

/** `spellcheck` does not keep an iPhone from correcting a nick or a password when the field loses the focus. */
async function expectNoCorrectedNames(page: Page, state: string): Promise<void> {
  const corrected = await page.evaluate(() =>
    [...document.querySelectorAll('input:is([spellcheck="false"], [type="search"]):not([type="email"])')]
      .filter((field) => field.getAttribute('autocorrect') !== 'off')
      .map((field) => field.outerHTML),
  );
  expect(corrected, `fields of ${state} that an iPhone corrects`).toEqual([]);
}

/** A screen reader does not announce the first text of a region that was not displayed before. */
async function expectKnownRegions(page: Page, state: string): Promise<void> {
  const unknown = await page.evaluate(() =>
    [...document.querySelectorAll('output, [role="status"]')]
      .filter(
        (region) => region.parentElement?.checkVisibility() && getComputedStyle(region).display === 'none',
      )
      .map(({ outerHTML }) => outerHTML),
  );
  expect(unknown, `regions of ${state} that are not displayed while they are empty`).toEqual([]);
}

/** AdGuard's filter of social media hides links that begin with these addresses. */
const blockedLinks = [
  'https://wa.me/?text=',
  'https://api.whatsapp.com/send',
  'whatsapp://send',
  'https://t.me/share/',
];

async function expectNoBlockedLinks(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(
    (beginnings) =>
      [...document.querySelectorAll('a[href]')]
        .filter((link) => beginnings.some((own) => link.getAttribute('href')?.startsWith(own)))
        .map(({ textContent }) => textContent),
    blockedLinks,
  );
  expect(found, `links of ${state} that content blockers hide`).toEqual([]);
}

/**
 * Skips words of more than 16 letters and parts of addresses (beside `@` or after a dot), because a line may
 * break inside them.
 */
export async function expectWholeWords(page: Page, state: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![\p{L}@.])\p{L}{4,16}(?![\p{L}@])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });
  expect(broken, `words of ${state} that are broken over lines`).toEqual([]);
}

export async function expectWholeWordsInLargeText(page: Page, state: string): Promise<void> {
  await inLargeText(page, () => expectWholeWords(page, `${state} in large text`));
}

export async function expectFitsInLargeText(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(SMALL);
  await inLargeText(page, () => expectNoSidewaysScroll(page, `${state} in large text`));
  if (before !== null) await page.setViewportSize(before);
}

export async function expectDialogFitsInLargeText(page: Page, state: string): Promise<void> {
  const outside = await inLargeText(page, () =>
    page.evaluate(() =>
      [...document.querySelectorAll('dialog[open]')].flatMap((dialog) =>
        [...dialog.querySelectorAll('button')].flatMap((button) => {
          const { left, right } = button.getBoundingClientRect();
          const isWhole = left >= 0 && right <= innerWidth && button.scrollWidth <= button.clientWidth;
          return isWhole ? [] : [button.ariaLabel ?? button.textContent];
        }),
      ),
    ),
  );
  expect(outside, `buttons of ${state} that are cut in large text`).toEqual([]);
}

async function inLargeText<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  await setTextSize(page, '200%');
  const result = await work();
  await setTextSize(page, '100%');
  return result;
}

const USUAL_TEXT = 16;

/**
 * Changes the setting of the browser, because media queries count their `rem` from it. They ignore the font
 * size of the page.
 */
export async function setTextSize(page: Page, size: `${number}%`): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((USUAL_TEXT * Number.parseInt(size, 10)) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction(
    (own) => getComputedStyle(document.documentElement).fontSize === own,
    `${standard}px`,
  );
  await session.detach();
}

/**
 * Waits for React first, because React may replace a focused control. A part that arrives during the walk may
 * do so too, so a second walk decides.
 */
export async function expectTabReachesAll(page: Page): Promise<void> {
  await siteRuns(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  let walk = await walkByTab(page);
  if (walk.reached.join('\n') !== walk.wanted.join('\n')) walk = await walkByTab(page);
  expect(walk.wanted.length, 'stops of Tab').toBeGreaterThan(0);
  expect(walk.reached, 'stops of Tab').toEqual(walk.wanted);
}

async function walkByTab(page: Page) {
  const wanted = await page.getByRole('main').evaluate((main) => {
    const all = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    // The radio buttons of a group are one stop: the checked one, else the one that had the focus last.
    const groupOf = (stop: HTMLElement) =>
      stop instanceof HTMLInputElement && stop.type === 'radio'
        ? [...main.querySelectorAll<HTMLElement>(`input[name="${stop.name}"]`)]
        : [stop];
    const free = all.filter(
      (stop) =>
        stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]') && stop === groupOf(stop)[0],
    );
    main.focus();
    return free.map((stop, at) => {
      const name = `${at} ${stop.getAttribute('name') ?? stop.innerText}`;
      for (const each of groupOf(stop)) each.dataset['tabStop'] = name;
      return name;
    });
  });
  const reached: string[] = [];
  while (reached.length < wanted.length) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const stop = document.activeElement as HTMLElement;
        // The browser may still be scrolling smoothly to `stop`, so this scrolls at once.
        stop.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = stop.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isCovered = hit === null || !(stop.contains(hit) || hit.contains(stop));
        const { outlineStyle, outlineWidth } = getComputedStyle(stop);
        const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return `${stop.dataset['tabStop'] ?? stop.outerHTML}${isCovered ? ' covered' : ''}${isMarked ? '' : ' unmarked'}`;
      }),
    );
  }
  return { wanted, reached };
}

/**
 * A screen reader announces changes only in a live region that already existed. Therefore the locator matches
 * only the element that shows `text` now.
 */
export async function knownStatus(page: Page, text: string | RegExp): Promise<Locator> {
  const region = page.getByRole('status').filter({ hasText: text });
  await region.evaluate((element) => element.setAttribute('data-known', ''));
  return page.locator('[data-known]');
}

export async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((root) => root.contains(document.activeElement))).toBe(true);
}
