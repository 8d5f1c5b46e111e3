import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { expect } from 'vitest';
import { expectAccessible, knownStatus } from '../support/accessibility.ts';
import { suiteAddresses } from '../support/addresses.ts';
import { addAccount, callAs } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from '../support/registration-form.ts';
import { register } from '../support/registrations.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';

const { auth, firestore } = openSuiteData();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const PASSWORD = 'clave-de-la-tarde';

journey(
  'from the waiting list to the room, on a phone an hour ahead that loses its connection',
  async ({ visitor }) => {
    const id = await addTournament(firestore, {
      maxPlayers: 1,
      date: inMinutes(45),
      waitlist: { max: 4, mode: 'auto', endsAt: null },
      windows: [{ kind: 'match', opensAt: inMinutes(-5), closesAt: inMinutes(35) }],
    });
    const [first, account, page] = await Promise.all([register(id), addAccount(auth), visitor()]);
    await page.clock.install({ time: Date.now() + HOUR_MS });
    const nextPoll = () => page.clock.fastForward(MINUTE_MS);

    await page.goto(`/register/${id}`);
    await page.getByText('Cupos llenos · nadie en espera').waitFor();
    expect(await submitButton(page).textContent()).toBe('Entrar en lista de espera');
    await fillRegistration(page, { fullName: 'Luis Espera', freeFireId: freshFreeFireId() });
    await submitButton(page).click();
    await page.getByRole('heading', { name: 'Estás en la lista de espera' }).waitFor();
    await page.getByRole('link', { name: 'Ver mi número' }).click();

    const state = await knownStatus(page, /^Eres el 1\.º en espera\. ¿Estás listo/);
    await page.getByRole('button', { name: 'ESTOY LISTO' }).click();
    await state.getByText('Ya avisaste que estás listo. Eres el 1.º en espera.').waitFor();
    const headers = { 'private-code': first.privateCode };
    const gone = await fetch(`${suiteAddresses().api}/registrations/status`, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
    await nextPoll();
    await state.getByText(/^¡Te tocó un cupo! Confirma antes de /).waitFor();
    await expectAccessible(page, 'a place from the waiting list');

    expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'CONFIRMO' }).click();
    await page.getByRole('alert').getByText('Todavía sin confirmar').waitFor();
    await expectAccessible(page, 'a tap without a connection');
    await page.context().setOffline(false);

    const units = firestore.collection('registrations').where('tournamentId', '==', id);
    const stored = async () =>
      (await units.get()).docs.map((unit): unknown[] => [
        unit.get('place'),
        unit.get('confirmations.match.by'),
      ]);
    await expect.poll(stored).toEqual([['held', 'player']]);
    await state.getByText(/^Listo, confirmaste\./).waitFor();
    const { docs } = await units.get();
    const json = (body: object) => JSON.stringify(body);
    const decided = await callAs(account, `/registrations/${docs[0]?.id ?? ''}/status`, {
      method: 'PATCH',
      body: json({ status: 'approved' }),
    });
    expect(decided.status, await decided.text()).toBe(200);
    const room = await callAs(account, `/tournaments/${id}/rooms/1`, {
      method: 'PUT',
      body: json({ roomId: '482 913 557', password: PASSWORD, openAt: inMinutes(-1) }),
    });
    expect(room.status, await room.text()).toBe(200);
    await nextPoll();
    await state.getByText('Sala abierta: entra ya.').waitFor();
    await page.getByText(PASSWORD).waitFor();
    await page.getByText('Tu casilla: 1').waitFor();
  },
);
