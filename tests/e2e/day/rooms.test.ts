import { HOUR_MS } from '@copa/domain/limits';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey } from '../support/journey.ts';
import { keptOnDevice } from '../support/left-behind.ts';
import { addTicket } from '../support/registrations.ts';
import { workerReady } from '../support/running-site.ts';
import { addTournament, firestore } from '../support/suite-data.ts';

const SECRETS = { roomId: '482 913 557', password: 'clave-de-la-final' };

async function addTicketWithRoom(openAt: Date): Promise<string> {
  const tournamentId = await addTournament({ name: 'Copa Relámpago de los Andes' });
  const { id, ...place } = { id: '1-3', match: 1, openAt, seat: 17 };
  const ticket = await addTicket(tournamentId, { rooms: [{ id, lobby: null, ...place }] });
  await firestore.doc(`tickets/${ticket}/rooms/${id}`).create({ ...place, ...SECRETS, tournamentId });
  return ticket;
}

journey('a room that is open is read once, copied, and left in its tab alone', async ({ visitor }) => {
  const ticket = await addTicketWithRoom(new Date(Date.now() - 1000));
  const page = await visitor({ serviceWorker: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (text.includes('/rooms/') || text.includes('/openings/')) asked.push(new URL(request.url()).pathname);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/settings') asked.push(`api:${pathname}`);
  });
  await page.goto(`/mi/${ticket}`);
  await page.getByText(SECRETS.password).waitFor();
  await page.getByText('Tu casilla: 17').waitFor();
  await page.getByRole('button', { name: 'Copiar ID y contraseña' }).click();
  await workerReady(page);
  await expect.poll(() => asked.map((path) => path.split(':')[1])).toEqual(['batchGet', 'commit']);
  const said = await firestore.doc(`tickets/${ticket}/openings/1-3`).get();
  expect(said.data()).toMatchObject({ ticketId: ticket });
  await expectAccessibleAtEverySize(page, 'a room that is open');

  const cached = await page.evaluate(async () => {
    const texts = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
    });
    return (await Promise.all(texts)).flat();
  });
  expect(cached.length).toBeGreaterThan(5);
  const [local, session, ...stores] = JSON.parse(await keptOnDevice(page)) as [
    unknown,
    [string, string][],
    ...unknown[],
  ];
  const kept = [...cached, ...[local, ...stores].map((each) => JSON.stringify(each))];
  expect(kept.filter((text) => text.includes(SECRETS.password))).toEqual([]);
  const inTab = session.filter(([, value]) => value.includes(SECRETS.password));
  expect(inTab.map(([key]) => key)).toEqual(['copa-fenix_sala']);

  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED|could not be (read|loaded)/);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(SECRETS.password).waitFor();
  await page.getByText(/^No pudimos actualizar: así estaba /).waitFor();
  await page.getByText('Jugador 7-2').waitFor();
  await expectAccessible(page, 'a room without a connection');

  const other = await page.context().newPage();
  expectOnConsole(other, /ERR_INTERNET_DISCONNECTED|could not be (read|loaded)/);
  await other.goto(`/mi/${ticket}`);
  await other.getByText(/^No pudimos abrir la sala\. Puede ser tu conexión o una falla del sitio/).waitFor();
  expect(await other.content()).not.toContain(SECRETS.password);
});

journey('a room that is closed counts down to its hour', async ({ visitor }) => {
  const ticket = await addTicketWithRoom(new Date(Date.now() + 2 * HOUR_MS));
  const page = await visitor();
  await page.goto(`/mi/${ticket}`);
  await page.getByRole('heading', { name: 'Sala de la partida 1' }).waitFor();
  await page.getByText(/^La sala abre /).waitFor();
  expect(await page.content()).not.toContain(SECRETS.password);
  await expectAccessibleAtEverySize(page, 'a room that is closed');
});
