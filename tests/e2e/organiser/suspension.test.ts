import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { addAccount, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { freshFreeFireId } from '../support/registration-form.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament } from '../support/suite-data.ts';

journey(
  'a player is suspended, and the suspension is lifted, on screens that are accessible',
  async ({ visitor }) => {
    const tournament = await addTournament();
    const freeFireId = freshFreeFireId();
    const reason = `Usó un programa para apuntar, partida ${freeFireId}`;
    await addRegistrations(tournament, [{ fullName: 'Ana Núñez', freeFireId }]);
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
  },
);
