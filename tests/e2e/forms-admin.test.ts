import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FIELD_TYPES } from '@copa/domain/questions/field-type';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { addAccount, returning, untilFormsHaveTournaments } from './support/admin.ts';
import { journey, type OpenVisitor, sizes } from './support/journey.ts';
import { stopClock } from './support/stop-clock.ts';
import { addForm, firestore } from './support/suite-data.ts';
import { toasted } from './support/toasts.ts';

const LABELS: Readonly<Record<(typeof FIELD_TYPES)[number], string>> = {
  text: 'Nick',
  email: 'Correo',
  phone: 'WhatsApp',
  number: 'Partidas por semana',
  date: 'Desde cuándo',
  textarea: 'Qué mejorarías',
  select: 'Modalidad',
  radio: 'Horario',
  checkbox: 'Días',
  rating: 'Nota',
};
const OPTIONS: Readonly<Record<string, string>> = {
  select: 'Solo\nDúo',
  radio: 'Tarde\n\nNoche',
  checkbox: 'Viernes\nSábado',
};

const formRow = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

async function openForm(page: Page, title: string, act: string): Promise<void> {
  await formRow(page, title).click();
  const name = act === 'Editar' ? `Editar ${title}` : act;
  await page.getByRole('button', { name, exact: true }).click();
}

async function addField(page: Page, type: (typeof FIELD_TYPES)[number]): Promise<void> {
  await page.getByRole('button', { name: FIELD_TYPE_LABELS[type], exact: true }).click();
  await page.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(LABELS[type]);
  const options = OPTIONS[type];
  if (options !== undefined) await page.getByLabel('Opciones').fill(options);
}

async function expectUncoveredAtTheEnd(button: Locator): Promise<void> {
  const isCovered = await button.evaluate((own) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const { left, top, width } = own.getBoundingClientRect();
    return !own.contains(document.elementFromPoint(left + width / 2, top + 1));
  });
  expect(isCovered, 'the button is covered').toBe(false);
}

async function answerEverything(page: Page): Promise<void> {
  await page.getByLabel('Nick').fill('=Fénix');
  await page.getByLabel('Correo').fill('ana@correo.mx');
  await page.getByLabel('WhatsApp').fill('+52 55 1234 5678');
  await page.getByLabel('Partidas por semana').fill('12');
  await page.getByLabel('Desde cuándo').fill('2024-03-15');
  await page.getByLabel('Qué mejorarías').fill('Avisar antes,\ncon "tiempo"');
  await page.getByLabel('Modalidad').selectOption('Dúo');
  await page.getByRole('radio', { name: 'Noche' }).check();
  await page.getByRole('checkbox', { name: 'Sábado' }).check();
  await page.getByRole('radio', { name: '4 estrellas' }).check();
}

const twoFields = [
  { id: 'nick', type: 'text', label: 'Nick' },
  { id: 'modo', type: 'select', label: 'Modalidad', options: ['Solo', 'Dúo'] },
];

async function namedForm() {
  const title = `Prueba ${randomUUID().slice(0, 8)}`;
  return { title, id: await addForm({ title, fields: twoFields, updatedAt: new Date() }) };
}

/** A form is copied, closed, and deleted with what hangs on it. */
async function expectCopyAndDeletion(page: Page, visitor: OpenVisitor): Promise<void> {
  const { id, title } = await namedForm();
  const response = { answers: { nick: 'Ana' }, submittedAt: new Date() };
  await firestore.doc(`forms/${id}/responses/${randomUUID()}`).create(response);
  await firestore.doc(`formCounts/${id}`).set({ responses: 1 });
  await page.goto('/admin/formularios');

  await page.getByLabel('Buscar').fill(title);
  await openForm(page, title, 'Editar');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await formRow(page, title).waitFor();
  expect(await page.getByLabel('Buscar').inputValue()).toBe(title);
  await openForm(page, title, 'Duplicar');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await toasted(page, 'Formulario creado');
  const copy = page.getByRole('listitem').filter({ hasText: `${title} (copia)` });
  await copy.getByText('Inactivo').waitFor();

  await untilFormsHaveTournaments(page);
  await openForm(page, title, 'Desactivar');
  await toasted(page, 'Formulario desactivado');
  const player = await visitor();
  await player.goto(`/form/${id}`);
  await player.getByText('Este formulario no está disponible').waitFor();

  await expectAccessibleAtEverySize(page, 'one form');
  await page.setViewportSize({ width: sizes.desktop.width, height: 500 });
  await expectUncoveredAtTheEnd(page.getByRole('complementary').getByRole('button', { name: 'Cerrar' }));
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `¿Eliminar ${title}?` });
  await dialog.getByText('Se elimina también su 1 respuesta.').waitFor();
  await expectAccessibleAtEverySize(page, 'the deletion of a form');
  await dialog.getByRole('button', { name: 'Eliminar todo' }).click();
  await toasted(page, 'Formulario eliminado');
  expect((await firestore.doc(`forms/${id}`).get()).exists).toBe(false);
  expect((await firestore.collection(`forms/${id}/responses`).get()).size).toBe(0);
}

journey('a form of every field is built, answered and read, and forms go', async ({ visitor }) => {
  const page = await returning(visitor, await addAccount());
  await page.goto('/admin/formularios');
  await expectAccessibleAtEverySize(page, 'the list of forms');
  await page.getByRole('button', { name: 'Nuevo formulario' }).click();

  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('El título es obligatorio').waitFor();
  const title = `Encuesta ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Título').fill(title);
  expect(await page.getByText('El título es obligatorio').count()).toBe(0);

  await page.getByRole('button', { name: 'Selección única', exact: true }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Escribe la pregunta del campo.').waitFor();
  await page.getByText('Agrega al menos una opción.').waitFor();
  await page.getByRole('button', { name: 'Quitar campo' }).click();

  for (const type of FIELD_TYPES) await addField(page, type);
  await page.getByLabel('Máximo de respuestas').fill('1');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('complementary', { name: 'Vista previa' });
  await preview.getByText(title).waitFor();
  for (const label of Object.values(LABELS)) await preview.getByText(label).first().waitFor();
  await expectAccessibleAtEverySize(page, 'the builder');
  await page.setViewportSize(sizes.desktop);
  // Scrolls until the top bar leaves only 14 pixels of this button visible. `expectAccessible` must accept
  // that, because the button can still be reached.
  const half = page.getByRole('button', { name: 'Bajar Correo' });
  await half.evaluate((button, barHeight) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - barHeight - 14, behavior: 'instant' });
  }, 65);
  await expectAccessible(page, 'the builder, scrolled');
  await page.getByTitle('Arrastrar Correo').dragTo(page.getByTitle('Arrastrar Nick'));
  await page.getByText('Correo: lugar 1 de 10').waitFor();
  await half.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Correo: lugar 2 de 10').waitFor();
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await toasted(page, 'Formulario creado');

  await page.getByRole('button', { name: `Compartir ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir formulario' });
  const link = await dialog.getByRole('link', { name: 'Abrir formulario' }).getAttribute('href');
  const whatsapp = await dialog.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href');
  expect(whatsapp).toBe(`https://wa.me?text=${encodeURIComponent(`${title}: ${link}`)}`);
  await page.keyboard.press('Escape');

  const player = await visitor({ clock: true });
  await player.goto(link ?? '');
  await answerEverything(player);
  await stopClock(player);
  await player.getByRole('button', { name: 'Enviar' }).click();
  await player.getByText('¡Formulario enviado con éxito!').waitFor();
  await player.clock.runFor(2900);
  expect(player.url()).toBe(link);
  await player.clock.runFor(200);
  await player.waitForURL('/');

  await page.reload();
  await page.getByRole('listitem').filter({ hasText: title }).getByText('1 de 1 respuestas').waitFor();
  await page.getByRole('button', { name: `Respuestas de ${title}` }).click();
  const share = page.getByRole('listitem').filter({ hasText: 'Modalidad' });
  await share.getByText('1 · 100 %').waitFor();
  await page.getByText('4 de 5').waitFor();
  await page.getByText('Avisar antes,').waitFor();
  await expectAccessibleAtEverySize(page, 'the summary');

  await page.getByRole('button', { name: 'Una por una' }).click();
  await page.getByRole('button', { name: '=Fénix' }).click();
  const answers = page.getByRole('dialog');
  await answers.getByText('ana@correo.mx').waitFor();
  await expectAccessibleAtEverySize(page, 'the responses, and one of them');
  await page.setViewportSize(sizes.phone);
  await answers.getByRole('button', { name: 'Cerrar' }).click();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^respuestas-.+\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(Object.values(LABELS).join(','));
  expect(csv).toMatch(/\n\d{4}-\d\d-\d\d \d\d:\d\d,'=Fénix/);
  expect(csv).toContain(
    `'=Fénix,ana@correo.mx,\u00A0+52 55 1234 5678,12,2024-03-15,"Avisar antes,\ncon ""tiempo""",Dúo,Noche,Sábado,4`,
  );
  await toasted(page, 'CSV descargado');

  await expectCopyAndDeletion(page, visitor);
});
