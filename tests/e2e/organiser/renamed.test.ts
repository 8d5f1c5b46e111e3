import { editOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { expect } from 'vitest';
import { suiteAddresses } from '../support/addresses.ts';
import { addAccount, returning } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { holdBack } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
import { register } from '../support/registrations.ts';
import { addTournament, firestore } from '../support/suite-data.ts';

journey('an organiser reads that a name changed, and decides again on the new one', async ({ visitor }) => {
  const id = await addTournament({ maxPlayers: 8 });
  const [ana, beto] = [
    await register(id, { fullName: 'Ana Torres', nick: 'Ana' }),
    await register(id, { fullName: 'Beto Luna', nick: 'Beto', email: 'beto@correo.test' }),
  ];
  const rename = async ({ privateCode }: typeof ana, nick: string) => {
    const { api } = suiteAddresses();
    const { method, path } = editOwnRegistration;
    const headers = { 'content-type': 'application/json', 'private-code': privateCode };
    const answer = await fetch(`${api}${path}`, { method, headers, body: JSON.stringify({ nick }) });
    expect(answer.status).toBe(200);
  };
  const page = await returning(visitor, await addAccount());
  expectOnConsole(page, /status of 409/);
  await page.goto(`/admin/inscripciones?torneo=${id}`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  const letGo = await holdBack(page, `**/registrations/${ana.id}/status`);
  await page.getByRole('button', { name: 'Aprobar a Ana (Ana Torres)' }).tap();
  await rename(ana, 'Palabrota');
  letGo();
  const told =
    'Palabrota (Ana Torres) cambió de nombre antes de tu decisión. Se llamaba «Ana», ahora «Palabrota».';
  await page.getByRole('alert').getByText(told).waitFor();
  await row('Ana Torres').getByText('Pendiente').waitFor();
  const roster = async () => JSON.stringify((await firestore.doc(`rosters/${id}`).get()).data() ?? {});
  expect(await roster()).not.toContain('Palabrota');
  await page.getByRole('alert').getByRole('button', { name: 'Aprobar así' }).tap();
  await page.getByText('Aprobaste a Palabrota (Ana Torres)').waitFor();
  await row('Ana Torres').getByText('Aprobado').waitFor();
  expect(await roster()).toContain('Palabrota');

  await page.getByRole('checkbox', { name: 'Elegir todas' }).tap();
  await page.getByRole('button', { name: 'Rechazar', exact: true }).tap();
  const many = page.getByRole('dialog', { name: 'Rechazar a Beto (Beto Luna)' });
  await many.getByText('1 pendiente. 1 ya aprobada queda como está.').waitFor();
  await rename(beto, 'Lince');
  await row('Beto Luna').getByText('Lince').waitFor();
  await many.getByRole('button', { name: 'Rechazar', exact: true }).tap();
  await many.getByText('Se llamaba «Beto», ahora «Lince».').waitFor();
  await many.getByRole('button', { name: 'Rechazar así a Lince (Beto Luna)' }).tap();
  await many.getByText(/^1 rechazada/).waitFor();
});
