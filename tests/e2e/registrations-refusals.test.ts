import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { freshFreeFireId, openRegistration, submitButton } from './support/registration-form.ts';
import { register } from './support/registrations.ts';
import { stopClock } from './support/stop-clock.ts';
import { addTournament, cardOf, firestore, inMinutes } from './support/suite-data.ts';

journey('a full, a closed and a formless tournament offer no place anywhere', async ({ visitor }) => {
  const full = await addTournament({ maxPlayers: 12, currentPlayers: 12 });
  const closed = await addTournament({ registrationDeadline: inMinutes(-60) });
  const formless = await addTournament({ linkedFormId: null });
  const page = await visitor();
  await page.goto('/tournaments');
  for (const [id, state] of [
    [full, 'Torneo Completo'],
    [closed, 'Inscripciones Cerradas'],
  ] as const) {
    const card = cardOf(page, id);
    await card.getByText(state, { exact: true }).waitFor();
    expect(await card.getByRole('button', { name: state.toUpperCase() }).isDisabled()).toBe(true);
  }
  await cardOf(page, full)
    .getByRole('link', { name: `Copa ${full}` })
    .click();
  await page.getByRole('button', { name: 'Torneo Completo', exact: true }).waitFor();
  await expectAccessibleAtEverySize(page, 'the detail of a full tournament');
  await page.goto(`/register/${full}`);
  await page.getByText('Este torneo ya no tiene cupos disponibles.').waitFor();
  await page.getByRole('heading', { name: 'Torneo completo', exact: true }).waitFor();
  await expectAccessibleAtEverySize(page, 'the registration screen of a full tournament');
  await page.goto(`/registration?tournament=${closed}`);
  await page.getByText('Las inscripciones de este torneo están cerradas.').waitFor();
  await page.goto(`/register/${formless}`);
  const message = 'Error: Este torneo no tiene un formulario de inscripción configurado.';
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  await expectAccessible(page, 'a registration without a form');
});

const missing = [
  { path: '/tournament/no-existe', title: 'Torneo No Encontrado', status: 404 },
  { path: '/tournament-rules/no-existe', title: 'Torneo no encontrado', status: 404 },
  { path: '/register/no-existe', title: 'Torneo no encontrado', status: 404 },
  { path: '/register?tournament=no-existe', title: 'Torneo no encontrado', status: 404 },
  { path: '/registration', title: 'Torneo no encontrado', status: 200 },
  { path: '/inscripcion/0123456789abcdefghjkmnpqrs', title: 'No encontramos esta inscripción', status: 200 },
];

journey('each screen of what does not exist says what is missing and leads on', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /status of (403|404)/);
  const examined = new Set<string>();
  for (const { path, title, status } of missing) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    if (!examined.has(title)) await expectAccessibleAtEverySize(page, path);
    examined.add(title);
    await page.getByRole('link', { name: /Volver a torneos|Ver torneos/ }).click();
    await page.waitForURL('/tournaments');
  }
});

journey('an id that already plays is told while it is typed, and when it is sent', async ({ visitor }) => {
  const id = await addTournament();
  const freeFireId = freshFreeFireId();
  await register(id, { freeFireId });
  const second = await visitor({ size: 'desktop' });
  expectOnConsole(second, /status of 409/);
  await openRegistration(second, id, 'Segunda Persona', freeFireId);
  await second.getByText(ERROR_MESSAGES['already-registered']).waitFor();
  await expectAccessible(second, 'an id that already plays');
  const refusal = second.waitForResponse((response) => response.status() === 409);
  await submitButton(second).click();
  await refusal;
  await second.getByRole('alert').filter({ hasText: ERROR_MESSAGES['already-registered'] }).waitFor();
  const toOwn = second.getByRole('link', { name: /Mira «Mi torneo»/ }).first();
  await toOwn.waitFor();
  expect(await second.getByLabel('Nombre completo').inputValue()).toBe('Segunda Persona');
  const claims = await firestore.collection(`tournaments/${id}/claims`).get();
  expect(claims.size).toBe(1);
});

journey('a tournament that fills or goes while somebody writes keeps every word', async ({ visitor }) => {
  const id = await addTournament({ maxPlayers: 12, currentPlayers: 11 });
  const page = await visitor({ clock: true });
  expectOnConsole(page, /status of 403/);
  await openRegistration(page, id, 'Casi Adentro');
  await page.clock.runFor(1000);
  await page.getByText('✓ Este ID está disponible en el torneo.').waitFor();
  await firestore.doc(`tournaments/${id}`).update({ currentPlayers: 12 });
  await page.clock.runFor(31_000);
  const kept = 'Lo que escribiste se queda guardado en este teléfono.';
  await page.getByText(`Este torneo ya no tiene cupos disponibles. ${kept}`).waitFor();
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Casi Adentro');
  await expectAccessible(page, 'a form whose tournament filled');

  const document = firestore.doc(`tournaments/${id}`);
  const closed = { currentPlayers: 11, registrationDeadline: inMinutes(-60) };
  const formless = { registrationDeadline: null, linkedFormId: null };
  for (const [change, text] of [
    [closed, `Las inscripciones de este torneo están cerradas. ${kept}`],
    [formless, 'no tiene un formulario de inscripción'],
    [{ linkedFormId: 'registro-solo', status: 'draft' }, 'Este torneo no está publicado.'],
  ] as const) {
    await document.update(change);
    await page.clock.runFor(31_000);
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);
    await page.getByLabel('Nombre completo').press('End');
    await page.getByLabel('Nombre completo').pressSequentially('!');
  }
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Casi Adentro!!!');

  await document.update({ status: 'published' });
  await page.clock.runFor(31_000);
  await page.getByRole('alert').filter({ hasText: 'no está publicado' }).waitFor({ state: 'hidden' });
  await stopClock(page);
  await submitButton(page).click();
  await page.getByText('Inscripción enviada correctamente.').waitFor();
});
