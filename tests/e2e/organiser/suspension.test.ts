import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { playerBody } from '../../api/support/samples.ts';
import { ANSWERS } from '../play/organising.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, callAs, returning } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from '../support/registration-form.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';
import { told } from '../support/toasts.ts';

const { auth, firestore } = openSuiteData();
const SUSPENDED = /tiene una suspensión .+ y no puede jugar\./;

/** A team with an open slot; returns the address of its invitation. */
async function invitationOf(account: Account, tournamentId: string): Promise<string> {
  const body = playerBody(tournamentId, { unit: { name: 'Los Cóndores', tag: '' }, answers: ANSWERS });
  const answer = await callAs(account, '/registrations', { method: 'POST', body: JSON.stringify(body) });
  const { data } = (await answer.json()) as { data: RegistrationReceipt };
  return `/equipo/${data.invitation?.invitationCode ?? 'none'}`;
}

journey(
  'a suspended player gets in by no way, reads nothing of it, and is let in again',
  async ({ visitor }) => {
    const tournament = await addTournament(firestore);
    const account = await addAccount(auth);
    const freeFireId = freshFreeFireId();
    const reason = `Usó un programa para apuntar, partida ${freeFireId}`;
    await addRegistrations(firestore, tournament, [{ fullName: 'Ana Núñez', freeFireId }]);
    const next = await addTournament(firestore, { modality: 'duo' });
    await addRegistrations(firestore, next, [{ fullName: 'Beto Ruiz' }]);
    const page = await returning(visitor, account);
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

    expectOnConsole(page, /409/);
    await detail.getByRole('button', { name: 'Aprobar' }).click();
    await told(page, 'Error: Ana Núñez tiene una suspensión hasta');
    await page.locator('button.toast').click();
    await page.goto(`/admin/inscripciones?torneo=${next}`);
    await page.getByRole('button', { name: /^Beto Ruiz/ }).click();
    await page
      .getByRole('dialog', { name: 'Beto Ruiz' })
      .getByRole('button', { name: 'Corregir datos' })
      .click();
    const correcting = page.getByRole('dialog').last();
    await correcting.getByLabel('ID de Free Fire').fill(freeFireId);
    await correcting.getByRole('button', { name: 'Guardar' }).click();
    await correcting.getByText(SUSPENDED).waitFor();

    const player = await visitor({ clock: true });
    await player.goto(`/register/${next}`);
    await submitButton(player).waitFor();
    await fillRegistration(player, { fullName: 'Ana Núñez', freeFireId });
    await player.getByText(ERROR_MESSAGES['already-registered']).waitFor();
    await player.goto(await invitationOf(account, next));
    await player.getByText(/Lee las reglas: \d+ s/).waitFor();
    for (let second = 0; second < 11; second += 1) await player.clock.runFor(1000);
    await player.getByLabel('He leído y acepto las reglas del torneo').check();
    await player.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();
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
  },
);
