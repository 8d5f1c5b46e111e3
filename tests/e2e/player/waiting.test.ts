import { BEHIND_FROM } from '@copa/domain/limits';
import { expect } from 'vitest';
import { suiteAddresses } from '../support/addresses.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseSignal, registerAlone } from './phone.ts';

const { firestore } = openSuiteData();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

journey('a player waits, gets a place, and confirms it without a signal', async ({ visitor }) => {
  const id = await addTournament(firestore, {
    maxPlayers: 1,
    date: inMinutes(300),
    waitlist: { max: 4, mode: 'auto', endsAt: null },
    windows: [{ kind: 'entry', opensAt: inMinutes(-60), closesAt: inMinutes(120) }],
  });
  const first = await registerAlone(id, 'BetoFNX');
  const page = await farPhone(visitor);
  await page.goto(`/tournament/${id}`);
  await expectInSight(page.getByText('Lista de Espera', { exact: true }));
  await expectInSight(page.getByRole('link', { name: 'Entrar en lista de espera' }));

  const own = await registerAlone(id, 'AnaFNX');
  await page.goto(`/mi/${own.ticketId}`);
  await expectInSight(page.getByText('Eres el 1.º en espera.'));
  expect(await page.getByRole('button', { name: 'CONFIRMO' }).count()).toBe(0);
  // The desk numbers a unit that waits behind others like this.
  const ticket = firestore.doc(`tickets/${own.ticketId}`);
  const { waitSeq } = (await ticket.get()).data() ?? {};
  await ticket.update({ waitSeq: BEHIND_FROM + 2 });
  await page.reload();
  await page.getByRole('heading', { name: 'Por qué esperas' }).waitFor();
  await page.getByText(/^Faltaste a 2 torneos en los últimos 90 días\./).waitFor();
  await ticket.update({ waitSeq });
  const gone = await fetch(`${suiteAddresses().api}/registrations/status`, {
    method: 'DELETE',
    headers: { 'private-code': first.privateCode },
  });
  expect(gone.status).toBe(200);
  await page.reload();
  await expectInSight(page.getByText(/^¡Te tocó un cupo! Confirma antes de/));
  const confirm = page.getByRole('button', { name: 'CONFIRMO' });
  await expectInSight(confirm);

  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
  const returnSignal = await loseSignal(page);
  await confirm.click();
  await expectInSight(page.getByText('Todavía sin confirmar.'));
  await returnSignal();
  await expectInSight(
    page.getByText('Listo, confirmaste. Falta que la organización apruebe tu inscripción.'),
  );
  const unit = await firestore.doc(`tickets/${own.ticketId}`).get();
  expect([unit.get('place'), unit.get('confirmations.entry.by')]).toEqual(['held', 'player']);
});
