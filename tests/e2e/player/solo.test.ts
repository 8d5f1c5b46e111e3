import { expect } from 'vitest';
import { expectFocusIn, expectTabReachesAll } from '../support/accessibility.ts';
import { journey } from '../support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from '../support/registration-form.ts';
import { unitsOf } from '../support/registrations.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseAnswer } from './phone.ts';

const { firestore } = openSuiteData();

journey(
  'a player alone registers over a connection that drops, and reads in Mi torneo what follows',
  async ({ visitor }) => {
    const id = await addTournament(firestore, {});
    const page = await farPhone(visitor);
    await page.goto(`/tournament/${id}`);
    await expectInSight(page.getByRole('link', { name: 'Inscribirme' }));
    await page.goto(`/register/${id}`);
    await expectInSight(page.getByLabel('Nombre completo'));
    await expectTabReachesAll(page);
    await fillRegistration(page, { fullName: 'Ana Jugadora', freeFireId: freshFreeFireId() });
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
    const units = await unitsOf(firestore, id);
    expect(units).toHaveLength(1);

    await mine.click();
    await expectInSight(page.getByText('Recibimos tu inscripción. Falta que la organización la apruebe.'));
    await expectInSight(page.getByText('Por ahora no tienes que hacer nada: te avisamos por correo y aquí.'));
    const [ticketId = ''] = units.map((unit) => String(unit.get('ticketId')));
    await firestore.doc(`tickets/${ticketId}`).update({ status: 'approved' });
    await firestore.doc(`tournaments/${id}`).update({ rulesVersion: '0'.repeat(16) });
    await page.reload();
    await expectInSight(page.getByText(/^Tienes tu cupo\. Se juega el .+, hora de Colombia\)\.$/));
    await page.getByText(/^Las reglas cambiaron después de que las aceptaste\./).waitFor();
  },
);
