import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { stopClock } from './support/stop-clock.ts';
import { addForm, firestore } from './support/suite-data.ts';

const fields = [
  { id: 'nick', type: 'text', label: 'Nick', required: true },
  { id: 'correo', type: 'email', label: 'Correo' },
  { id: 'tel', type: 'phone', label: 'Celular' },
  { id: 'edad', type: 'number', label: 'Edad' },
  { id: 'desde', type: 'date', label: 'Desde' },
  { id: 'idea', type: 'textarea', label: 'Idea' },
  { id: 'modo', type: 'select', label: 'Modo', options: ['Solo', 'Dúo'] },
  { id: 'hora', type: 'radio', label: 'Hora', required: true, options: ['Tarde', 'Noche'] },
  { id: 'dias', type: 'checkbox', label: 'Días', required: true, options: ['Viernes', 'Sábado'] },
  { id: 'nota', type: 'rating', label: 'Nota', required: true },
  { id: 'firma', type: 'firma-digital', label: 'Firma' },
];

const responsesTo = async (formId: string) =>
  (await firestore.collection(`forms/${formId}/responses`).get()).docs.map((document) => document.data());

journey('each of the ten fields reaches the organisers', async ({ visitor }) => {
  const formId = await addForm({ title: 'Los diez campos', fields });
  const page = await visitor({ clock: true });
  await page.goto(`/form/${formId}`);
  await page.getByRole('heading', { level: 1, name: 'Los diez campos' }).waitFor();
  await page.getByText('Copa Fénix / Formulario Público').waitFor();
  await expectAccessibleAtEverySize(page, 'a form');

  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  await page.getByLabel('Correo').fill('nada');
  await page.getByLabel('Celular').fill('123');
  await send.click();
  await expect.poll(() => page.getByText('Este campo es obligatorio').count()).toBe(4);
  await page.getByText('Ingresa un email válido').waitFor();
  await page.getByText('Ingresa un teléfono válido').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await expectAccessibleAtEverySize(page, 'a form with errors');

  const typed = {
    nick: 'FénixMX',
    correo: 'fenix@correo.mx',
    tel: '+52 (55) 1234-5678',
    edad: '21',
    desde: '2024-05-01',
    idea: 'Más torneos\nen dúo',
    firma: 'F.',
  };
  for (const [id, text] of Object.entries(typed)) {
    await page.getByLabel(fields.find((field) => field.id === id)?.label ?? '').fill(text);
  }
  await page.getByLabel('Modo').selectOption('Dúo');
  await page.getByRole('radio', { name: 'Noche' }).check();
  await page.getByRole('checkbox', { name: 'Viernes' }).check();
  await page.getByRole('checkbox', { name: 'Sábado' }).check();
  await page.getByRole('radio', { name: '4 estrellas' }).check({ force: true });
  await page.reload();
  await send.waitFor();
  expect(await page.getByLabel('Idea').inputValue()).toBe('Más torneos\nen dúo');
  expect(await page.getByRole('radio', { name: '4 estrellas' }).isChecked()).toBe(true);

  await stopClock(page);
  await send.click();
  await page.getByText('¡Formulario enviado con éxito!').waitFor();
  const thanks = 'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.';
  await page.getByText(thanks).waitFor();
  await page.getByRole('heading', { name: '¡Formulario enviado con éxito!' }).click();
  await page.clock.resume();
  await expectAccessibleAtEverySize(page, 'a form that was sent');
  const chosen = { modo: 'Dúo', hora: 'Noche', dias: ['Viernes', 'Sábado'], nota: '4' };
  const [response, ...others] = await responsesTo(formId);
  expect(others).toEqual([]);
  expect(response?.['answers']).toEqual({ ...typed, ...chosen });
  await page.getByRole('button', { name: 'Enviar otra respuesta' }).click();
  await expect.poll(() => page.getByLabel('Nick').inputValue()).toBe('');
  const kept = await page.evaluate(() => localStorage.getItem('copa-fenix_forms'));
  expect(JSON.parse(kept ?? '[]')).toMatchObject([{ id: formId, responses: [{ formId, pending: false }] }]);
});

const renamedSite = { ...DEFAULT_SITE, brand: { ...DEFAULT_SITE.brand, name: 'Liga Andina' } };
const short = [{ id: 'nick', type: 'text', label: 'Nick', required: true }];

journey('an answer to a form that closed meanwhile is not lost, and says so', async ({ visitor }) => {
  const formId = await addForm({ title: 'Encuesta que cierra', fields: short });
  const page = await visitor({ firstVisit: true });
  const json = { success: true, data: renamedSite };
  await page.route('**/api/settings', (route) => route.fulfill({ json }));
  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/, /status of 409/, /could not be delivered/);
  await page.goto(`/form/${formId}`);
  await page.getByText('Liga Andina / Formulario Público').waitFor();
  await page.getByLabel('Nick').fill('Sin perderse');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('heading', { name: 'Guardada en este teléfono, aún sin enviar' }).waitFor();
  expect(await page.getByText('¡Formulario enviado con éxito!').count()).toBe(0);
  await firestore.doc(`forms/${formId}`).update({ closesAt: new Date(0) });
  await page.context().setOffline(false);
  await page.getByText('No se pudo entregar: el formulario cerró.').waitFor();
  expect(await responsesTo(formId)).toEqual([]);
  await page.goto('/mi');
  const kept = page.getByRole('region', { name: 'Respuestas sin entregar' });
  await kept.getByText('Sin perderse').waitFor();
  await expectAccessible(page, 'an answer that could not be delivered');
  await kept.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await kept.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('copa-fenix_forms'))).not.toContain('Sin perderse');
});

journey('an address without a form is a page of the site that says so', async ({ visitor }) => {
  const page = await visitor();
  for (const path of ['/form', '/form/']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await page.getByRole('alert').filter({ hasText: 'ID de formulario no válido' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(0);
  }
  await expectAccessible(page, 'an address without a form');
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await page.waitForURL('/');
});
