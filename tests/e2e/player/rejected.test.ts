import { expect } from 'vitest';
import { addAccount, callAs } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addTournament } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, registerAlone } from './phone.ts';

journey('a player who is rejected reads why, and can write to somebody', async ({ visitor }) => {
  const id = await addTournament();
  const [own, account] = await Promise.all([registerAlone(id, 'AnaFNX'), addAccount()]);
  const page = await farPhone(visitor, own);
  await page.goto(`/mi/${own.ticketId}`);
  await expectInSight(page.getByText('Recibimos tu inscripción. Falta que la aprueben.'));
  await expectInSight(page.getByText(/^La revisa la organización: por ahora no tienes que hacer nada\./));

  const reason = 'El ID no existe en el juego.';
  const init = { method: 'PATCH', body: JSON.stringify({ status: 'rejected', reason }) };
  const answer = await callAs(account, `/registrations/${own.id}/status`, init);
  expect(answer.status, await answer.text()).toBe(200);
  await page.reload();
  await expectInSight(page.getByText('Tu inscripción no fue aprobada.'));
  await expectInSight(page.getByText(`Motivo: ${reason}`));
  await page.goto(`/inscripcion/${own.privateCode}`);
  await expectInSight(page.getByText(`Motivo: ${reason}`));
});
