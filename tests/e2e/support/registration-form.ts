import type { Page } from 'playwright-core';

export interface PlayerData {
  readonly fullName: string;
  readonly freeFireId: string;
}

/** Free Fire IDs that no other journey uses. */
export function freshFreeFireId(): string {
  return String(100_000_000_000 + Math.floor(Math.random() * 899_999_999_999));
}

/** Fills in the form of a tournament with the linked form of the demo, as a visitor types it. */
export async function fillRegistration(page: Page, { fullName, freeFireId }: PlayerData): Promise<void> {
  await page.getByLabel('Tengo 18 años o más').check();
  await page.getByLabel('Nombre completo').fill(fullName);
  await page.getByLabel('ID de Free Fire').fill(freeFireId);
  await page.getByLabel('Correo electrónico').fill('viaje@correo.mx');
  await page.getByLabel('Teléfono (WhatsApp)').fill('+52 55 1234 5678');
  await page.getByLabel('Nick (como en el juego)').fill('FénixMX');
  await page.getByLabel('¿Desde qué país juegas?').selectOption('Perú');
  await page.getByLabel('Nivel de tu cuenta').fill('45');
}

/** Opens the form of a tournament and fills it in. */
export async function openRegistration(page: Page, tournamentId: string, fullName: string): Promise<void> {
  await page.goto(`/register/${tournamentId}`);
  await submitButton(page).waitFor();
  await fillRegistration(page, { fullName, freeFireId: freshFreeFireId() });
}

/** Matches what the form above tells of a person, wherever it is kept, and what was typed besides. */
export const personalData = (...names: readonly string[]) =>
  new RegExp(['viaje@correo', '1234 ?5678', 'FénixMX', ...names].join('|'));

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^(Enviar inscripción|Entrar en lista de espera|Reintentar ahora)$/ });
