import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { pauseRequests } from './support/pause-requests.ts';
import { addForm } from './support/suite-data.ts';

const ANSWERS = ['*/databases/(default)/documents*', '*/api/forms/*', '*/api/registrations/*'].map(
  (urlPattern) => ({ urlPattern }),
);
/** The server writes data into the HTML of these pages. */
const FILLED = ['*/tournaments', '*/tournament-rules/*', '*/register/*'].map((urlPattern) => ({
  urlPattern,
  resourceType: 'Document' as const,
}));
const statusPath = '/inscripcion/0123456789abcdefghjkmnpqrs';

async function withoutAnswers(page: Page, errorReason?: 'ConnectionRefused'): Promise<void> {
  await pauseRequests(page, [...ANSWERS, ...FILLED], (session, { requestId, request, resourceType }) => {
    if (resourceType === 'Document') {
      const url = new URL('/app', request.url).href;
      return session.send('Fetch.continueRequest', { requestId, url });
    }
    return errorReason && session.send('Fetch.failRequest', { requestId, errorReason });
  });
}

async function expectScreens(page: Page, screens: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(screens)) {
    await page.goto(path);
    await page.getByText(text).first().waitFor({ state: 'attached' });
    await expectAccessible(page, `${path}: ${text}`);
  }
}

journey('every screen that waits for its data says so accessibly', async ({ visitor }) => {
  const page = await visitor();
  await withoutAnswers(page);
  await expectScreens(page, {
    '/tournaments': 'Cargando torneos…',
    '/tournament-rules/copa-ascenso': 'Cargando reglas…',
    '/register/copa-ascenso': 'Cargando inscripción…',
    '/tournament-history': 'Cargando historial…',
    '/form/encuesta-jugadores': 'Cargando formulario…',
    [statusPath]: 'Buscando tu inscripción…',
  });
});

journey('every screen whose data does not come says so accessibly', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /ERR_CONNECTION_REFUSED/, /\[copa\] .* could not be loaded/);
  await withoutAnswers(page, 'ConnectionRefused');
  await expectScreens(page, {
    '/tournament/copa-ascenso': 'No pudimos actualizar estos datos',
    '/tournament-rules/copa-ascenso': 'No pudimos cargar el torneo',
    '/tournament-history': 'No pudimos cargar el historial',
    '/form/encuesta-jugadores': 'Error al cargar el formulario',
    [statusPath]: 'No pudimos ver tu inscripción',
  });
});

journey('screens with nothing on them, and pages to read, are accessible', async ({ visitor }) => {
  const page = await visitor();
  await expectScreens(page, {
    '/mi': 'Aún no hay inscripciones en este teléfono',
    '/tournaments?q=nada+que+exista': 'Ningún torneo coincide',
    '/tournament-history': '1. LunaRoja',
    '/faq': 'Requisitos e inscripción',
    '/terminos': 'Aceptación de los términos',
  });
});

journey('a form that could not be sent is accessible', async ({ visitor }) => {
  const fields = [{ id: 'nick', type: 'text', label: 'Nick', required: true }];
  const formId = await addForm({ title: 'Encuesta accesible', fields });
  const page = await visitor();
  expectOnConsole(page, /status of 400/, /\[copa\] the form could not be sent/);
  await page.route('**/api/forms/*/responses', (route) => route.fulfill({ status: 400, body: '' }));
  await page.goto(`/form/${formId}`);
  await page.getByLabel('Nick').fill('Accesible');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const failed = 'Error al enviar el formulario. Por favor, inténtalo de nuevo.';
  await page.getByRole('alert').filter({ hasText: failed }).waitFor();
  expect(await page.getByLabel('Nick').inputValue()).toBe('Accesible');
  await expectAccessibleAtEverySize(page, 'a form that could not be sent');
});
