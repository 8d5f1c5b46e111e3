import { expect } from 'vitest';
import { expectFocusIn, expectTabReachesAll } from '../support/accessibility.ts';
import { journey } from '../support/journey.ts';
import { fillRegistration, submitButton } from '../support/registration-form.ts';
import { unitsOf } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseAnswer } from './phone.ts';

journey('a player alone registers over a bad connection, and reads what follows', async ({ visitor }) => {
  // The clock of this phone is an hour ahead, so for it the deadline has passed.
  const id = await addTournament({ registrationDeadline: inMinutes(45) });
  const page = await farPhone(visitor);
  await page.goto(`/tournament/${id}`);
  await expectInSight(page.getByRole('link', { name: 'Inscribirme' }));
  await page.goto(`/register/${id}`);
  await expectInSight(page.getByLabel('Nombre completo'));
  await expectTabReachesAll(page);
  await fillRegistration(page, 'Ana Jugadora');
  await loseAnswer(page, '**/api/registrations');
  await submitButton(page).press('Enter');
  await expectInSight(page.getByText(/la enviaremos de nuevo en cuanto vuelva la señal/));
  await page.getByRole('button', { name: 'Reintentar ahora' }).press('Enter');
  const sent = page.getByRole('heading', { name: '¡Ya casi estás dentro!' });
  await expectInSight(sent);
  await expectFocusIn(sent);
  const mine = page.getByRole('link', { name: 'Ir a Mi torneo' });
  await expectInSight(mine);
  await expectInSight(page.getByText('Guarda tu enlace privado'));
  const units = await unitsOf(id);
  expect(units).toHaveLength(1);

  await mine.click();
  await expectInSight(page.getByText('Recibimos tu inscripción. Falta que la aprueben.'));
  await expectInSight(page.getByText(/^La revisa la organización: por ahora no tienes que hacer nada\./));
  const [ticketId = ''] = units.map((unit) => String(unit.get('ticketId')));
  await firestore.doc(`tickets/${ticketId}`).update({ status: 'approved' });
  await firestore.doc(`tournaments/${id}`).update({ rulesVersion: '0'.repeat(16) });
  await page.reload();
  await expectInSight(page.getByText(/^Tienes tu cupo\. Se juega el .+\.$/));
  await page.getByText(/^Las reglas cambiaron después de que las aceptaste\./).waitFor();
});
