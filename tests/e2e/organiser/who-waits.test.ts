import { expect } from 'vitest';
import { addAccount, returning } from '../support/admin.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { register } from '../support/registrations.ts';
import { addTournament } from '../support/suite-data.ts';

journey('an organiser sees who waits, and what a rejection does to places', async ({ visitor }) => {
  const id = await addTournament({ maxPlayers: 1, waitlist: { max: 5 } });
  for (const [index, fullName] of ['Fénix Uno', 'Pirata Dos', 'Tigre Tres'].entries()) {
    const [email, phone] = [`espera-${index}@correo.test`, `+52 55 1234 560${index}`];
    await register(id, { fullName, email, phone });
  }
  const page = await returning(visitor, await addAccount());
  await page.goto(`/admin/inscripciones?torneo=${id}`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('Pirata Dos').getByText('En espera 1.º').waitFor();
  await row('Tigre Tres').getByText('En espera 2.º').waitFor();
  await row('Fénix Uno').getByText('Con cupo').waitFor();
  await page.getByRole('button', { name: 'En espera 2', exact: true }).click();
  const listed = page.getByRole('list', { name: 'Inscripciones' }).getByRole('listitem');
  const names = async () =>
    (await listed.allTextContents()).map((text) => /Pirata Dos|Tigre Tres/.exec(text)?.[0]);
  await expect.poll(names).toEqual(['Pirata Dos', 'Tigre Tres']);
  await page.getByRole('button', { name: 'En espera 2', exact: true }).click();

  await row('Tigre Tres').getByRole('button', { name: 'Aprobar a Tigre Tres' }).click();
  await page.getByText('Aprobaste a Tigre Tres. Sigue en espera, 2.º.').waitFor();

  await row('Fénix Uno').getByRole('button', { name: 'Rechazar a Fénix Uno' }).click();
  const question = page.getByRole('dialog', { name: 'Rechazar a Fénix Uno' });
  await question.getByText('Su cupo pasa a Pirata Dos si no lo deshaces.').waitFor();
  await question.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const notice = page.getByText('Rechazaste a Fénix Uno. Su cupo pasa a Pirata Dos dentro de un minuto.');
  await notice.waitFor();
  await page.setViewportSize(SMALL);
  const lines = await notice.evaluate(
    (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await page.getByText('Se deshizo: Fénix Uno tiene su cupo otra vez.').first().waitFor();
  await row('Fénix Uno').getByText('Con cupo').waitFor();
  await row('Pirata Dos').getByText('En espera 1.º').waitFor();

  await page.getByRole('checkbox', { name: 'Elegir todas' }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  const many = page.getByRole('dialog', { name: 'Aprobar 2 inscripciones' });
  await many.getByText('1 está en la lista de espera: aprobarla no le da un cupo.').waitFor();
  await many.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await many.getByText('2 aprobadas: 1 con cupo, 1 sigue en espera.').waitFor();
});
