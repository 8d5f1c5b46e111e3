import type { Page } from 'playwright-core';
import { firestoreCalls, holdBack } from './hold-back.ts';
import { openInSite } from './running-site.ts';
import { stopClock } from './stop-clock.ts';

export async function openRules(page: Page, tournamentId: string): Promise<void> {
  const letGo = await holdBack(page, firestoreCalls);
  await openInSite(page, `/tournament-rules/${tournamentId}`);
  await page.getByText('Cargando reglas…').waitFor({ state: 'attached' });
  await stopClock(page);
  letGo();
  await page.getByText('Lee las reglas: 10 s').waitFor();
}

export async function acceptRules(page: Page): Promise<void> {
  for (let second = 0; second < 11; second += 1) await page.clock.runFor(1000);
  await page.getByLabel('He leído y acepto las reglas del torneo').check();
  await page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();
}
