import type { Endpoint } from '@copa/domain/api/endpoint';
import type { Locator, Page } from 'playwright-core';
import { allowOnConsole } from '../support/console-watch.ts';
import { expectInSight } from './in-sight.ts';
import { called } from './public-actions.ts';

interface Act {
  readonly calls: ReadonlyArray<Pick<Endpoint, 'id' | 'method' | 'path'>>;
  readonly taps: (page: Page) => Promise<unknown>;
  readonly says: (page: Page) => Locator;
}

export interface Screen {
  readonly screen: string;
  readonly store: () => Promise<string>;
  readonly enter?: (page: Page) => Promise<unknown>;
  readonly acts: readonly Act[];
}

/** The given screens share `page`, because a new browser context would load and compile the scripts again. */
export async function lookAtAll(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  allowOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
  for (const { screen, store, enter, acts } of screens) {
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('copa-fenix_notice_dismissed', '1');
    });
    await page.goto(await store());
    await enter?.(page);
    for (const { calls, taps, says } of acts) {
      await Promise.all([...calls.map((each) => called(page, each)), taps(page)]);
      await expectInSight(says(page), `${screen}: ${calls.map(({ id }) => id).join()}`);
    }
  }
}
