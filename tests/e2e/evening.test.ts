import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '@copa/domain/limits';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { suiteAddresses } from './support/addresses.ts';
import { addAccount, signIn, unfold } from './support/admin.ts';
import { journey } from './support/journey.ts';
import { fillMoment } from './support/moment.ts';
import { runPublishing } from './support/publishing.ts';
import { register } from './support/registrations.ts';
import { firestore, forgetTournament } from './support/suite-data.ts';
import { toasted } from './support/toasts.ts';

const { site } = suiteAddresses();

const POSTER = fileURLToPath(new URL('../../web/public/share.jpg', import.meta.url));

/** Formats `time` for `fillMoment`, in a time zone that is six hours behind UTC all year. */
const wallClock = (time: number) => new Date(time - 6 * 60 * 60 * 1000).toISOString().slice(0, 16);

async function linkPreview(address: string) {
  const response = await fetch(address, { headers: { 'user-agent': 'WhatsApp/2.24.20.89 A' } });
  const html = await response.text();
  const meta = (property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { status: response.status, title: meta('title'), text: meta('description'), image: meta('image') };
}

async function schedule(page: Page, name: string): Promise<DocumentReference> {
  forgetTournament(name);
  await page.goto('/admin/torneos');
  await page.getByRole('button', { name: 'Crear torneo' }).click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await unfold(page, 'Más datos');
  await page.getByLabel('Descripción').fill('La final de la comunidad, con premios para todos.');
  await page.getByRole('textbox', { name: 'Cupos', exact: true }).fill('1');
  await unfold(page, 'Fechas y publicación');
  await page.getByLabel('Zona horaria del organizador').selectOption('America/Mexico_City');
  await fillMoment(page, 'Inicio', wallClock(Date.now() + 3 * DAY_MS));
  await unfold(page, 'Premios');
  await page.getByLabel('1er lugar').fill('$50 USD');
  await unfold(page, 'Reglas');
  await page.getByLabel('Una regla por línea').fill('Juega limpio.\nLlega puntual.');
  await page.getByRole('combobox', { name: 'Formulario (opcional)' }).selectOption('registro-solo');
  await unfold(page, 'Imagen');
  await page.getByLabel('Elegir imagen').setInputFiles(POSTER);
  await page.getByRole('img', { name: 'Imagen del torneo' }).waitFor();
  await page.getByRole('combobox', { name: 'Publicación', exact: true }).selectOption('scheduled');
  await fillMoment(page, 'Fecha de publicación', wallClock(Date.now() + DAY_MS));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await toasted(page, 'Torneo creado');
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByText('Programado', { exact: true }).waitFor();
  const [stored] = (await firestore.collection('tournaments').where('name', '==', name).get()).docs;
  if (stored === undefined) throw new Error('The tournament was not stored.');
  return stored.ref;
}

const tournamentRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const statusOf = async (tournament: DocumentReference) => (await tournament.get()).get('status') as unknown;

journey(
  "the organiser's day and the player's evening, each on a screen of their own",
  { timeout: 300_000 },
  async ({ visitor }) => {
    const name = `Copa ${randomUUID().slice(0, 8)}`;
    const fullName = `Paz ${randomUUID().slice(0, 6)}`;
    const organiser = await visitor({ size: 'desktop' });
    await signIn(organiser, await addAccount());
    const tournament = await schedule(organiser, name);
    const link = `${site}/tournament/${tournament.id}`;

    await runPublishing();
    expect(await statusOf(tournament)).toBe('scheduled');
    const early = await linkPreview(link);
    expect(early).toMatchObject({ status: 404, title: expect.not.stringContaining(name) as unknown });

    const at = new Date(Date.now() - 1000);
    await tournament.update({ publishDate: at });
    await tournament.firestore.doc(`agenda/publish_${tournament.id}`).update({ at });
    await runPublishing();
    expect(await statusOf(tournament)).toBe('published');

    const preview = await linkPreview(link);
    expect(preview.title).toBe(`${name} · Copa Fénix`);
    expect(preview.text).toContain(' · 1 cupo · ');
    expect(preview.text).toContain('La final de la comunidad');
    const poster = await fetch(preview.image);
    expect(poster.headers.get('content-type')).toBe('image/jpeg');
    expect((await poster.arrayBuffer()).byteLength).toBeGreaterThan(1000);

    await organiser.goto(`/admin/inscripciones?torneo=${tournament.id}`);
    await organiser.getByText('Ninguna inscripción todavía').waitFor();

    const player = await visitor();
    await player.goto(link);
    await player.getByRole('heading', { level: 1, name }).waitFor();
    await player.getByText('$50 USD').first().waitFor();
    const { privateCode } = await register(tournament.id, { fullName });
    await player.goto(`/inscripcion/${privateCode}`);
    await player.getByText('Pendiente', { exact: true }).waitFor();

    await organiser.getByRole('button', { name: `Aprobar a ${fullName}` }).click();
    const arrived = organiser.getByRole('listitem').filter({ hasText: fullName });
    await arrived.getByText('Aprobado').waitFor();
    await player.getByRole('button', { name: 'Actualizar' }).click();
    await player.getByText('Aprobado', { exact: true }).waitFor();
    await player.getByText('¡Estás dentro!').waitFor();

    const late = await visitor();
    await late.goto(link);
    await late.getByText('Torneo Completo').first().waitFor();

    const downloading = organiser.waitForEvent('download');
    await organiser.getByText('Agregar, exportar', { exact: true }).click();
    await organiser.getByRole('button', { name: 'Exportar CSV' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    const lines = csv.split('\r\n').filter((line) => line.includes(fullName));
    expect(lines).toEqual([expect.stringContaining('Aprobado')]);

    await player.getByRole('button', { name: 'Retirar mi inscripción' }).click();
    await player.getByRole('dialog').getByRole('button', { name: 'Sí, retirar y borrar' }).click();
    await player.getByText('Inscripción retirada').waitFor();

    await arrived.waitFor({ state: 'detached' });
    await organiser.getByText('Ninguna inscripción todavía').waitFor();
    await organiser.goto('/admin/torneos');
    await tournamentRow(organiser, name).getByText('0/1', { exact: true }).waitFor();
    await late.reload();
    await late.getByText('Inscripciones Abiertas').first().waitFor();
    expect((await tournament.collection('claims').get()).size).toBe(0);
  },
);
