import axe, { type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { everySize, sizes } from './journey.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on what axe finds against WCAG 2.2 AA, and on a page that scrolls sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Its 1.3 MB cost the page as much time as the check itself: a page that has it keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    // Describing what passes takes a third of the time, and nothing reads it.
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
}

/** The same page at both sizes: cheaper than opening it twice. */
export async function expectAccessibleAtEverySize(page: Page, state: string): Promise<void> {
  for (const size of everySize) {
    await page.setViewportSize(sizes[size]);
    await expectAccessible(page, `${state} (${size})`);
  }
  await page.setViewportSize(sizes.phone);
}

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${state} is wider than the screen, in pixels`).toBeLessThanOrEqual(0);
}

/** A word that is broken over lines stands in a part that is too narrow for it; a longer one and an address may break anywhere. */
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
  const size = (text: string) =>
    page.evaluate((own) => {
      document.documentElement.style.fontSize = own;
    }, text);
  await size('200%');
  await expectWholeWords(page, `${state} in large text`);
  await size('');
}

/** Tab reaches everything that the page offers, in its order; each stop is visible and shows its focus. */
export async function expectTabReachesAll(page: Page): Promise<void> {
  const wanted = await page.getByRole('main').evaluate((main) => {
    const all = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    // Arrows go on within a group of choices.
    const isLater = (stop: HTMLElement) =>
      stop instanceof HTMLInputElement &&
      stop.type === 'radio' &&
      stop !== main.querySelector(`input[name="${stop.name}"]`);
    const free = all.filter(
      (stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]') && !isLater(stop),
    );
    main.focus();
    return free.map((stop, at) => {
      stop.dataset['tabStop'] = `${at} ${stop.getAttribute('name') ?? stop.innerText}`;
      return stop.dataset['tabStop'];
    });
  });
  const reached: string[] = [];
  while (reached.length < wanted.length) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const stop = document.activeElement as HTMLElement;
        // The browser is still scrolling there.
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
  expect(wanted.length, 'stops of Tab').toBeGreaterThan(0);
  expect(reached, 'stops of Tab').toEqual(wanted);
}

/** A live region that stands there already: a screen reader hears what it says from now on. */
export async function knownStatus(page: Page, text: string | RegExp): Promise<Locator> {
  const region = page.getByRole('status').filter({ hasText: text });
  await region.evaluate((element) => element.setAttribute('data-known', ''));
  return page.locator('[data-known]');
}

/** A keyboard and a screen reader go on from there. */
export async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((root) => root.contains(document.activeElement))).toBe(true);
}
