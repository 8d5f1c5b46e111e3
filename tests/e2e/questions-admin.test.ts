import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from './support/accessibility.ts';
import { suiteAddresses } from './support/addresses.ts';
import { addAccount, returning } from './support/admin.ts';
import { journey } from './support/journey.ts';
import { firestore } from './support/suite-data.ts';
import { toasted } from './support/toasts.ts';
import { dragByFinger } from './support/touch.ts';

async function storedOrder(): Promise<readonly string[]> {
  const { docs } = await firestore.collection('questions').orderBy('order').get();
  return docs.map((each) => String(each.get('text')));
}

async function isAsked(text: string): Promise<boolean> {
  return (await (await fetch(`${suiteAddresses().api}/questions/active`)).text()).includes(text);
}

const row = (page: Page, text: string) =>
  page
    .getByRole('list', { name: 'Preguntas' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: text, exact: true }) });

const saveQuestion = (page: Page) => page.getByRole('button', { name: 'Guardar pregunta' }).click();

async function choose(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByRole('checkbox', { name: `Elegir ${text}` }).check();
}

journey('questions are written, ordered, switched and removed', async ({ visitor }) => {
  const page = await returning(visitor, await addAccount());
  await page.goto('/admin/preguntas');
  const [code, text] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)];
  const choice = `¿Región ${code}?`;
  const short = `¿Apodo ${text}?`;

  await page.getByRole('button', { name: 'Nueva pregunta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva pregunta' });
  await saveQuestion(page);
  await dialog.getByText('Question text is required').waitFor();
  await dialog.getByText('Question type is required').waitFor();
  await expectAccessibleAtEverySize(page, 'a question that is not complete');
  await dialog.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(choice);
  await dialog.getByLabel('Tipo').selectOption({ label: 'Selección única' });
  await saveQuestion(page);
  await dialog.getByText('Options are required for this question type').waitFor();
  await dialog.getByLabel('Opciones').fill('Norte\n\nSur');
  await saveQuestion(page);
  await toasted(page, 'Pregunta creada');

  await page.getByRole('button', { name: 'Nueva pregunta' }).click();
  await dialog.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(text);
  await dialog.getByLabel('Tipo').selectOption({ label: 'Texto corto' });
  await dialog.getByLabel('Texto de ejemplo').fill('Como te dicen');
  await saveQuestion(page);
  await toasted(page, 'Pregunta creada');
  await page.getByRole('button', { name: text, exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Editar pregunta' });
  await editing.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(short);
  await saveQuestion(page);
  await toasted(page, 'Pregunta guardada');

  const preview = page.getByRole('region', { name: 'Así lo ve el jugador' });
  await preview.getByText(choice).first().click();
  await preview.getByLabel(choice).selectOption('Sur');
  await preview.getByText(short).first().click();
  await preview.getByLabel(short).fill('Fénix');
  expect(await isAsked(short)).toBe(true);
  await expectAccessibleAtEverySize(page, 'the questions');

  await page.getByRole('button', { name: 'Ordenar' }).click();
  await expectAccessibleAtEverySize(page, 'the order of the questions');
  await page.getByRole('button', { name: `Subir ${short}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await storedOrder()).slice(-2)).toEqual([short, choice]);
  const [held, target] = [page.getByTitle(`Arrastrar ${choice}`), page.getByTitle(`Arrastrar ${short}`)];
  // Dragging a row fails while rows still change places, so the test waits for the new order.
  const isAbove = async () => ((await target.boundingBox())?.y ?? 0) < ((await held.boundingBox())?.y ?? 0);
  await expect.poll(isAbove).toBe(true);
  await dragByFinger(page, held, target);
  await expect.poll(async () => (await storedOrder()).slice(-2)).toEqual([choice, short]);

  await page.getByRole('button', { name: 'Ordenar' }).click();
  await row(page, short).getByRole('button', { name: 'Desactivar' }).click();
  await row(page, short).getByText('Inactiva').waitFor();
  await expect.poll(() => isAsked(short)).toBe(false);
  await preview.getByLabel(short).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Elegir' }).click();
  await choose(page, short, choice);
  await expectAccessibleAtEverySize(page, 'questions that are chosen');
  const actions = page.getByRole('group', { name: 'Acciones para las preguntas elegidas' });
  await actions.getByText('2 elegidas').waitFor();
  await actions.getByRole('button', { name: 'Desactivar' }).click();
  await toasted(page, '2 preguntas actualizadas');
  await row(page, choice).getByText('Inactiva').waitFor();

  await choose(page, short, choice);
  await actions.getByRole('button', { name: 'Activar', exact: true }).click();
  await toasted(page, '2 preguntas actualizadas');
  await expect.poll(() => isAsked(choice)).toBe(true);

  await choose(page, short, choice);
  await actions.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar preguntas?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await row(page, choice).waitFor({ state: 'detached' });
  expect((await storedOrder()).filter((each) => [choice, short].includes(each))).toEqual([]);
});
