import type { Page } from 'playwright-core';
import { stopClock } from './stop-clock.ts';

export function freshFreeFireId(): string {
  return String(100_000_000_000 + Math.floor(Math.random() * 899_999_999_999));
}

export async function fillRegistration(page: Page, fullName: string, freeFireId = freshFreeFireId()) {
  await page.getByLabel('Tengo 18 años o más').check();
  await page.getByLabel('Nombre completo').fill(fullName);
  await page.getByLabel('ID de Free Fire').fill(freeFireId);
  await page.getByLabel('Correo electrónico').fill('viaje@correo.mx');
  await page.getByLabel('Teléfono (WhatsApp)').fill('+52 55 1234 5678');
  await page.getByLabel('Nick (como en el juego)').fill('FénixMX');
  await page.getByLabel('¿Desde qué país juegas?').selectOption('Perú');
  await page.getByLabel('Nivel de tu cuenta').selectOption('De 40 a 49');
}

export async function openRegistration(page: Page, tournamentId: string, ...data: [string, string?]) {
  await page.goto(`/register/${tournamentId}`);
  await submitButton(page).waitFor();
  await fillRegistration(page, ...data);
}

/**
 * Stops the clock first, because the site replaces the receipt with the home page after three seconds. The
 * click on the heading cancels that.
 */
export async function sendAndStay(page: Page): Promise<void> {
  await stopClock(page);
  await submitButton(page).click();
  await page.getByText('Inscripción enviada correctamente.').waitFor();
  await page.getByRole('heading', { name: '¡Ya casi estás dentro!' }).click();
  await page.clock.resume();
}

export const personalData = (...names: readonly string[]) =>
  new RegExp(['viaje@correo', '1234 ?5678', 'FénixMX', ...names].join('|'));

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^(Enviar inscripción|Entrar en lista de espera|Reintentar ahora)$/ });
