import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { addAccount, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from '../support/registration-form.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';

const { auth, firestore } = openSuiteData();

journey('an organiser suspends a player, who reads nothing of it, and lifts it', async ({ visitor }) => {
  const tournament = await addTournament(firestore);
  const freeFireId = freshFreeFireId();
  const reason = `Usó un programa para apuntar, partida ${freeFireId}`;
  await addRegistrations(firestore, tournament, [{ fullName: 'Ana Núñez', freeFireId }]);
  const page = await returning(visitor, await addAccount(auth));
  await page.goto(`/admin/inscripciones?torneo=${tournament}`);
  await page.getByRole('button', { name: /^Ana Núñez/ }).click();
  const detail = page.getByRole('dialog', { name: 'Ana Núñez' });
  await detail.getByText('Historial').click();
  await detail.getByText('No hay nada anotado.').waitFor();
  await detail.getByRole('button', { name: 'Anotar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Anotar en el historial/ });
  await dialog.getByRole('radio', { name: /^Suspensión/ }).check();
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
  await expectAccessible(page, 'the dialog of an entry');
  await dialog.getByRole('button', { name: 'Anotar', exact: true }).click();
  await detail.getByText(reason).waitFor();
  await detail.getByText(/^Tiene una suspensión: mira su historial/).waitFor();
  await page.locator('button.toast').click();
  await expectAccessibleAtEverySize(page, 'a record');

  const next = await addTournament(firestore);
  const player = await visitor();
  await player.goto(`/register/${next}`);
  await submitButton(player).waitFor();
  await fillRegistration(player, { fullName: 'Ana Núñez', freeFireId });
  await player.getByText(ERROR_MESSAGES['already-registered']).waitFor();

  await page.goto('/admin/suspensiones');
  await page.getByText(reason).waitFor();
  await expectAccessibleAtEverySize(page, 'the list of suspensions');
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await row.getByRole('button', { name: 'Levantar la suspensión' }).click();
  const lifting = page.getByRole('dialog', { name: 'Levantar la suspensión' });
  await lifting.getByRole('textbox', { name: /Motivo/ }).fill('Era otra persona');
  await lifting.getByRole('button', { name: 'Levantar la suspensión' }).click();
  await row.waitFor({ state: 'detached' });
});
