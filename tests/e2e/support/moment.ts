import type { Page } from 'playwright-core';

export async function fillMoment(page: Page, label: string, local: string): Promise<void> {
  const [date = '', time = ''] = local.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  await page.getByLabel(`${label}: día`).fill(day);
  await page.getByLabel(`${label}: mes`).selectOption(month);
  await page.getByLabel(`${label}: año`).fill(year);
  await page.getByLabel(`${label}: hora`).fill(time);
}
