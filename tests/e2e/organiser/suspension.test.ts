import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { addAccount, returning } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { freshFreeFireId, openRegistration, submitButton } from '../support/registration-form.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament } from '../support/suite-data.ts';
import { told } from '../support/toasts.ts';

const SUSPENDED = /tiene una suspensión .+ y no puede jugar\./;

journey('a suspended player gets in by neither side until the suspension is lifted', async ({ visitor }) => {
  const tournament = await addTournament();
  const freeFireId = freshFreeFireId();
  const reason = `Usó un programa para apuntar, partida ${freeFireId}`;
  await addRegistrations(tournament, [{ fullName: 'Ana Núñez', freeFireId }]);
  const next = await addTournament();
  await addRegistrations(next, [{ fullName: 'Beto Ruiz' }]);
  const page = await returning(visitor, await addAccount());
  await page.goto(`/admin/inscripciones?torneo=${tournament}`);
  await page.getByRole('button', { name: /^Ana Núñez/ }).click();
  const detail = page.getByRole('dialog', { name: 'Ana Núñez' });
  await detail.getByText('Advertencias y suspensiones').click();
  await detail.getByText('No hay nada anotado.').waitFor();
  await detail.getByRole('button', { name: 'Advertir o suspender' }).click();
  const dialog = page.getByRole('dialog', { name: /^Advertir o suspender a/ });
  await dialog.getByRole('radio', { name: /^Suspensión/ }).check();
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
  await expectAccessible(page, 'the dialog of an entry');
  await dialog.getByRole('button', { name: 'Aplicar la suspensión' }).click();
  await detail.getByText(reason).waitFor();
  await detail.getByText(/^Tiene una suspensión: mira «Advertencias y suspensiones»/).waitFor();
  await page.locator('button.toast').click();
  await expectAccessibleAtEverySize(page, 'a record');

  expectOnConsole(page, /409/);
  await detail.getByRole('button', { name: 'Aprobar' }).click();
  await told(page, 'Error: Ana Núñez tiene una suspensión hasta');
  await page.locator('button.toast').click();
  await page.goto(`/admin/inscripciones?torneo=${next}`);
  await page.getByRole('button', { name: /^Beto Ruiz/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Corregir datos' }).click();
  const correcting = page.getByRole('dialog').last();
  await correcting.getByLabel('ID de Free Fire').fill(freeFireId);
  await correcting.getByRole('button', { name: 'Guardar' }).click();
  await correcting.getByText(SUSPENDED).waitFor();

  const player = await visitor();
  expectOnConsole(player, /409/);
  await openRegistration(player, await addTournament(), 'Ana Núñez', freeFireId);
  await submitButton(player).click();
  await player.getByText(ERROR_MESSAGES['already-registered']).waitFor();

  await page.goto('/admin/suspensiones');
  await page.getByText(reason).waitFor();
  await expectAccessibleAtEverySize(page, 'the list of suspensions');
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await row.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Levantar la suspensión' }).click();
  const lifting = page.getByRole('dialog', { name: 'Levantar la suspensión' });
  await lifting.getByRole('textbox', { name: /Motivo/ }).fill('Era otra persona');
  await lifting.getByRole('button', { name: 'Levantar la suspensión' }).click();
  await row.waitFor({ state: 'detached' });
});
