import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { everySize, sizes } from './journey.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing that axe can find against WCAG 2.2 AA, and nothing that makes a phone scroll sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Nobody reads what passes, and describing it takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
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

/** A word that is broken over lines stands in a part that is too narrow for it; a longer one may break anywhere. */
export async function expectWholeWords(page: Page, state: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\p{L})\p{L}{4,16}(?!\p{L})/gu,
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
