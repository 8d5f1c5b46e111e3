import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A contrast theme of Windows replaces colors, and removes gradients and shadows. */
export async function expectForcedColors(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = await chosenColors(page);
  const seenThrough = await textsOnNothing(page);
  await page.emulateMedia({ forcedColors: null });
  expect(chosen?.own, `the background of what is chosen on ${state}, in forced colors`).toBe(
    chosen?.highlight,
  );
  expect(seenThrough, `texts of bars on ${state} that have no background in forced colors`).toEqual([]);
}

async function chosenColors(page: Page) {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('[aria-pressed="true"]')].find((each) =>
      each.checkVisibility(),
    );
    if (button === undefined) return null;
    const plain = document.createElement('i');
    plain.style.background = 'Highlight';
    button.append(plain);
    const [own, highlight] = [button, plain].map((each) => getComputedStyle(each).backgroundColor);
    plain.remove();
    return { own, highlight };
  });
}

/** The page scrolls below a bar that stays, so each text of the bar needs a background. */
async function textsOnNothing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const stays = (element: Element) => {
      const { position, zIndex } = getComputedStyle(element);
      return /^(?:fixed|sticky)$/.test(position) && zIndex !== 'auto';
    };
    const isOpaque = (element: Element) => {
      const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return Number(alpha) > 0.9;
    };
    const layersUpTo = (bar: Element, element: Element | null): Element[] =>
      element === null || element === bar ? [bar] : [element, ...layersUpTo(bar, element.parentElement)];
    const found: string[] = [];
    for (const bar of [...document.body.querySelectorAll('*')].filter(stays)) {
      const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const around = text.parentElement;
        const isShown = around?.checkVisibility() === true && around.closest('.sr-only') === null;
        if (!isShown || text.textContent?.trim() === '') continue;
        if (!layersUpTo(bar, around).some(isOpaque)) found.push(text.textContent ?? '');
      }
    }
    return found;
  });
}
