import { BEHIND_FROM, MINUTE_MS } from '@copa/domain/limits';
import { expect } from 'vitest';
import { approve, organiser } from '../play/organising.ts';
import { expectInSight } from '../player/in-sight.ts';
import { farPhone } from '../player/phone.ts';
import { expectAccessible, knownStatus } from '../support/accessibility.ts';
import { suiteAddresses } from '../support/addresses.ts';
import { addAccount } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { fillRegistration, submitButton } from '../support/registration-form.ts';
import { register, unitsOf } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';

const PASSWORD = 'clave-de-la-tarde';

journey('from the waiting list to the room, on a phone that loses its connection', async ({ visitor }) => {
  const id = await addTournament({
    maxPlayers: 1,
    date: inMinutes(45),
    waitlist: { max: 4, mode: 'auto', endsAt: null },
    windows: [{ kind: 'match', opensAt: inMinutes(-5), closesAt: inMinutes(35) }],
  });
  const [first, account, page] = await Promise.all([register(id), addAccount(), farPhone(visitor)]);
  const nextPoll = () => page.clock.fastForward(MINUTE_MS);

  await page.goto(`/tournament/${id}`);
  await expectInSight(page.getByText('Lista de Espera', { exact: true }));
  await page.getByRole('link', { name: 'Entrar en lista de espera' }).click();
  await page.getByText('Cupos llenos · nadie en espera').waitFor();
  expect(await submitButton(page).textContent()).toBe('Entrar en lista de espera');
  await fillRegistration(page, 'Luis Espera');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Estás en la lista de espera' }).waitFor();
  const own = (await page.locator('a[href*="/inscripcion/"]').first().getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Avisar que estoy listo' }).click();
  await page.getByText(/^Eres el 1\.º en espera\./).waitFor();
  expect(await page.getByRole('button', { name: 'CONFIRMO' }).count()).toBe(0);

  // A `waitSeq` of at least `BEHIND_FROM` puts the unit behind others. The page at the private link (`own`) says
  // so, and the ticket does not.
  const address = new URL(page.url()).pathname;
  const [waiter] = (
    await firestore.collection('registrations').where('ticketId', '==', address.split('/').at(-1)).get()
  ).docs;
  const waitSeq: unknown = waiter?.get('waitSeq');
  await waiter?.ref.update({ waitSeq: BEHIND_FROM + 2 });
  await page.goto(own);
  await page.getByRole('heading', { name: 'Por qué esperas' }).waitFor();
  await page.getByText(/^Faltaste a 2 torneos en los últimos 90 días\./).waitFor();
  await waiter?.ref.update({ waitSeq });
  await page.goto(address);

  const state = await knownStatus(page, /^Eres el 1\.º en espera\. ¿Estás listo/);
  await page.getByRole('button', { name: 'ESTOY LISTO' }).click();
  await state.getByText('Ya avisaste. Eres el 1.º en espera.').waitFor();
  const headers = { 'private-code': first.privateCode };
  const gone = await fetch(`${suiteAddresses().api}/registrations/status`, { method: 'DELETE', headers });
  expect(gone.status).toBe(200);
  const promoted = state.getByText(/^¡Te tocó un cupo! Confirma /);
  await expect
    .poll(() => nextPoll().then(() => promoted.isVisible()), { interval: 5000, timeout: 20_000 })
    .toBe(true);
  await expectInSight(promoted);
  await expectInSight(page.getByRole('button', { name: 'CONFIRMO' }));
  await expectAccessible(page, 'a place from the waiting list');

  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'CONFIRMO' }).click();
  await page.getByRole('alert').getByText('Todavía sin confirmar').waitFor();
  await expectAccessible(page, 'a tap without a connection');
  await page.context().setOffline(false);

  const unitNow = async () => (await unitsOf(id))[0];
  await expect.poll(async () => (await unitNow())?.get('confirmations.match.by') as unknown).toBe('player');
  await state.getByText(/^Listo, confirmaste\./).waitFor();
  const unit = await unitNow();
  expect(unit?.get('place')).toBe('held');
  await approve(account, unit?.id ?? '');
  const closed = { extendedAt: null, endedAt: null, closedAt: inMinutes(-1), toldAt: null };
  await firestore.doc(`tournaments/${id}`).update({ 'closings.match': closed });
  const room = { roomId: '482 913 557', password: PASSWORD, openAt: inMinutes(-1) };
  await organiser(account, id).putRoom('1', room);
  await nextPoll();
  await state.getByText('Sala abierta: entra ya.').waitFor();
  await page.getByText(PASSWORD).waitFor();
  await page.getByText('Tu casilla: 1').waitFor();
});
