import { expect } from 'vitest';
import { playerBody } from '../../api/support/samples.ts';
import { addAccount, callAs, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';

const { auth, firestore } = openSuiteData();

journey(
  'an organiser sees who waits, and what a rejection and its undo do to places',
  async ({ visitor }) => {
    const organiser = await addAccount(auth);
    const id = await addTournament(firestore, { maxPlayers: 1, waitlist: { max: 5 } });
    for (const [index, fullName] of ['Fénix Uno', 'Pirata Dos', 'Tigre Tres'].entries()) {
      const [email, phone] = [`espera-${index}@correo.test`, `+52 55 1234 560${index}`];
      const answers = { pais: 'México', nivel: '50' };
      const body = JSON.stringify(playerBody(id, { fullName, answers, email, phone }));
      const response = await callAs(organiser, '/registrations', { method: 'POST', body });
      expect(response.status).toBe(201);
    }
    const page = await returning(visitor, organiser);
    await page.goto(`/admin/inscripciones?torneo=${id}`);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('Pirata Dos').getByText('En espera 1.º').waitFor();
    await row('Tigre Tres').getByText('En espera 2.º').waitFor();
    await row('Fénix Uno').getByText('Con cupo').waitFor();
    await page.getByRole('button', { name: 'En espera 2', exact: true }).click();
    expect(
      await page.getByRole('list', { name: 'Inscripciones' }).getByRole('listitem').allTextContents(),
    ).toEqual([expect.stringContaining('Pirata Dos'), expect.stringContaining('Tigre Tres')]);
    await page.getByRole('button', { name: 'En espera 2', exact: true }).click();

    await row('Tigre Tres').getByRole('button', { name: 'Aprobar a Tigre Tres' }).click();
    await page.getByText('Aprobaste a Tigre Tres. Sigue en espera, 2.º.').waitFor();

    await row('Fénix Uno').getByRole('button', { name: 'Rechazar a Fénix Uno' }).click();
    const question = page.getByRole('dialog', { name: 'Rechazar a Fénix Uno' });
    await question
      .getByText('Su cupo pasa ya a Pirata Dos. Si después deshaces el rechazo, Fénix Uno queda al final')
      .waitFor();
    await question.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await page.getByText('Rechazaste a Fénix Uno. Su cupo pasó a Pirata Dos.').waitFor();
    await page.getByRole('button', { name: /^Deshacer/ }).click();
    await page
      .getByText('Se deshizo el rechazo, pero Fénix Uno quedó en espera, 2.º: su cupo pasó a Pirata Dos.')
      .first()
      .waitFor();
    await row('Pirata Dos').getByText('Con cupo').waitFor();
    await row('Fénix Uno').getByText('En espera 2.º').waitFor();

    await page.getByRole('button', { name: 'Elegir todas' }).click();
    await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
    const many = page.getByRole('dialog', { name: 'Aprobar 2 inscripciones' });
    await many.getByText('1 está en la lista de espera: aprobarla no le da un cupo.').waitFor();
    await many.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await many.getByText('2 aprobadas: 1 con cupo, 1 sigue en espera.').waitFor();
  },
);
