import type { Page } from 'playwright-core';

/** Opens a part of an editor that stands as one line. */
export async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true });
  await page.locator('summary').filter({ has: heading }).click();
}
