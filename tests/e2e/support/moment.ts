import type { Page } from 'playwright-core';

export async function fillMoment(page: Page, label: string, local: string): Promise<void> {
  const [date = '', time = ''] = local.split('T');
  await page.getByLabel(`${label}: fecha`).fill(date);
  await page.getByLabel(`${label}: hora`).fill(time);
}
