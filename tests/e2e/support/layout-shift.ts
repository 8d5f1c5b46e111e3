import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdBackScripts } from './hold-back.ts';

const MAX_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
}

export function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const moved: string[] = [];
        let score = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue;
            score += entry.value;
            for (const { node } of entry.sources) {
              moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Waits two frames by an animation, because a stopped clock stops `requestAnimationFrame`, but
        // animations continue.
        void document.body.animate([], 1).finished.then(() => {
          observer.disconnect();
          resolve({ score, moved });
        });
      }),
  );
}

export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}

/**
 * `byFonts` is the layout shift that the fonts cause. `expectStill` subtracts `byFonts`, because phones have
 * fallback fonts that prevent this shift.
 */
export async function openHeldBack(page: Page, path: string) {
  const letGo = await holdBackScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // The page is read to its end, so that each of its fonts is known.
  await page.waitForFunction(() => document.readyState !== 'loading' && document.fonts.size > 0);
  await loadFonts(page);
  const { score } = await layoutShift(page);
  return { byFonts: score, letGo };
}

export async function openWithFonts(page: Page, path: string): Promise<number> {
  const { byFonts, letGo } = await openHeldBack(page, path);
  letGo();
  return byFonts;
}

export async function markBrought(element: Locator): Promise<() => Promise<void>> {
  await element.waitFor();
  const before = await element.evaluate((node) => {
    Object.assign(globalThis, { brought: node });
    return JSON.stringify(node.getBoundingClientRect());
  });
  return async () => {
    expect(await element.evaluate((node) => node === Reflect.get(globalThis, 'brought'))).toBe(true);
    expect(await element.evaluate((node) => JSON.stringify(node.getBoundingClientRect()))).toBe(before);
  };
}

export async function expectStill(page: Page, byFonts: number): Promise<void> {
  const { score, moved } = await layoutShift(page);
  expect(score - byFonts, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
}
