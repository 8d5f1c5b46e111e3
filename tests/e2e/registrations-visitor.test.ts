import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize, expectFocusIn } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { keptInCaches, keptOnDevice } from './support/left-behind.ts';
import {
  fillRegistration,
  freshFreeFireId,
  personalData,
  sendAndStay,
  submitButton,
} from './support/registration-form.ts';
import { register, unitsOf } from './support/registrations.ts';
import { stopClock } from './support/stop-clock.ts';
import { addTournament, cardOf, firestore } from './support/suite-data.ts';

const registrationsOf = async (tournamentId: string) =>
  (await unitsOf(tournamentId)).map((unit) => unit.data());

const decide = async (tournamentId: string, answer: { status: string; reason: string | null }) => {
  const units = await unitsOf(tournamentId);
  await Promise.all(units.map(({ ref }) => ref.update({ ...answer, decidedAt: new Date() })));
};

journey('from a WhatsApp link to a place, to its status page, and out again', async ({ visitor }) => {
  const id = await addTournament();
  const freeFireId = freshFreeFireId();
  const page = await visitor({ clock: true });

  await page.goto(`/tournament/${id}`);
  await page.getByText('Inscripciones Abiertas').waitFor();
  await expectAccessibleAtEverySize(page, 'the detail screen');
  expect(await page.title()).toBe(`Copa ${id} · Copa Fénix`);

  await page.goto('/tournaments');
  const card = cardOf(page, id);
  await card.getByText('Inscripciones Abiertas').waitFor();
  await card.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }).click();
  await page.getByText(/Lee las reglas: \d+ s/).waitFor();
  await stopClock(page);
  expect(await page.getByRole('button').allTextContents()).toEqual(['ESPERANDO...']);
  await page.clock.resume();
  await expectAccessibleAtEverySize(page, 'the rules screen');
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'ACEPTA LAS REGLAS' }).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();

  await page.getByRole('heading', { level: 1, name: `Copa ${id}` }).waitFor();
  await submitButton(page).waitFor();
  await submitButton(page).click();
  await page.getByText('El nombre es obligatorio').waitFor();
  await expectAccessibleAtEverySize(page, 'the registration form with errors');
  await fillRegistration(page, 'Ana de Viaje', freeFireId);
  await page.clock.runFor(1000);
  await page.getByText('✓ Este ID está disponible en el torneo.').waitFor();
  await sendAndStay(page);
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toMatch(/^\/register/);
  await expectAccessibleAtEverySize(page, 'the receipt');
  const members = [{ freeFireId, fullName: 'Ana de Viaje' }];
  expect(await registrationsOf(id)).toMatchObject([{ status: 'pending', members }]);

  await page.getByRole('link', { name: 'Ver mi estado' }).click();
  await page.getByText('Pendiente', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/inscripcion\/[\da-z]{20,}$/);
  await expectAccessibleAtEverySize(page, 'the status page');
  await decide(id, { status: 'rejected', reason: 'Nivel de cuenta menor a 40.' });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByText('Motivo: Nivel de cuenta menor a 40.').waitFor();
  await expectFocusIn(page.getByRole('button', { name: 'Actualizar' }));
  await expectAccessible(page, 'the status page of a rejected player');
  await decide(id, { status: 'approved', reason: null });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByText('Aprobado', { exact: true }).waitFor();
  await expectAccessible(page, 'the status page of an approved player');

  await page.goto(`/tournament/${id}`);
  await page.getByText('Desde este teléfono se inscribió Ana D.').waitFor();
  await page.goto('/mi#todas');
  await page.getByText(/^Ana D · Se juega /).waitFor();
  const personal = personalData('Ana de Viaje', freeFireId);
  const kept = await keptOnDevice(page);
  expect(kept).toContain('Ana D');
  expect(kept).not.toContain('Ana de Viaje');
  await expectAccessibleAtEverySize(page, "this device's registrations");
  await page
    .getByRole('main')
    .getByRole('link', { name: `Copa ${id}` })
    .click();
  await page.getByRole('link', { name: 'Ver mis datos' }).click();

  await page.getByRole('button', { name: 'Retirar mi inscripción' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu inscripción?' });
  await dialog.waitFor();
  await expectAccessibleAtEverySize(page, 'the question before a withdrawal');
  await dialog.getByRole('button', { name: 'Sí, retirar y borrar' }).click();
  await page.getByText('Inscripción retirada').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = await keptOnDevice(page);
  expect(left).not.toContain('Ana D');
  expect(`${left}${await keptInCaches(page)}`).not.toMatch(personal);
  await expectAccessibleAtEverySize(page, 'a withdrawn registration');
  expect(await registrationsOf(id)).toEqual([]);
  expect((await firestore.doc(`tournaments/${id}`).get()).get('currentPlayers')).toBe(0);
});

journey(
  'back closes a question in the browser of another app, and then leaves the page',
  async ({ visitor }) => {
    const id = await addTournament();
    const { privateCode } = await register(id);
    const page = await visitor();
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
    await page.goto('/faq');
    await page.goto(`/inscripcion/${privateCode}`);
    await page.getByRole('button', { name: 'Retirar mi inscripción' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Retirar tu inscripción?' });
    await dialog.waitFor();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ idx: 1 });
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toMatch(/^\/inscripcion\//);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/faq');
    expect(await unitsOf(id)).toHaveLength(1);
  },
);
