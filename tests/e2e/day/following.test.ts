import { MINUTE_MS } from '@copa/domain/limits';
import type { Stage } from '@copa/domain/play/stage';
import { atHour } from '@copa/domain/time/hours';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { playerBody } from '../../api/support/samples.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, callAs } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';

const { auth, firestore } = openSuiteData();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const STAGE = {
  name: 'Clasificatoria',
  lobbySize: 12,
  maps: ['Kalahari'],
  points: { placement: [12, 9], perKill: 1, killCap: null },
  tieBreak: ['booyahs', 'kills', 'last-placement'],
  finish: { kind: 'matches', matches: 1 },
  carry: 'none',
};

function organiser(account: Account, id: string) {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await callAs(account, path, init);
    const answer = (await response.json()) as { data?: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.data as T;
  };
  const stages = `/tournaments/${id}/stages`;
  return {
    seat: async (nick: string) => {
      const answers = { pais: 'México', nivel: '50' };
      const body = playerBody(id, { nick, answers });
      const receipt = await send<{ id: string; ticketId: string }>('POST', '/registrations', body);
      await send('PATCH', `/registrations/${receipt.id}/status`, { status: 'approved' });
      return receipt;
    },
    change: (changes: object) => send('PUT', `/tournaments/${id}`, changes),
    setCancelled: (cancelled: boolean, reason = '') =>
      send('PATCH', `/tournaments/${id}/cancellation`, { cancelled, reason }),
    draw: async (number: number, passing: number) => {
      const advance = { perLobby: passing, byTable: 0 };
      const { revision } = await send<Stage>('PUT', `${stages}/${number}`, {
        ...STAGE,
        advance,
        revision: 0,
      });
      return send<Stage>('POST', `${stages}/${number}/draw`, { kind: 'seed', revision });
    },
    /** Its one match, in the order of the places. */
    playAndClose: async ({ number, revision }: Stage, units: readonly string[]) => {
      const rows = units.map((unitId, index) => {
        return [unitId, { placement: index + 1, kills: 1, played: true, revision: 0 }] as const;
      });
      await send('PUT', `${stages}/${number}/matches/a-1/rows`, { rows: Object.fromEntries(rows) });
      await send('POST', `${stages}/${number}/matches/a-1/publish`);
      await send('POST', `${stages}/${number}/close`, { revision });
    },
  };
}

/**
 * Records the functions that a page calls from now on and the documents that it asks Firestore for: whether they have
 * changed, and whole.
 */
function watchReads(page: Page) {
  const asked: string[] = [];
  const whole: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    if (!pathname.includes('/documents:')) return;
    const body = JSON.parse(request.postData() ?? '{}') as {
      readonly documents?: readonly string[];
      readonly mask?: { readonly fieldPaths: readonly string[] };
    };
    const isAsked = body.mask?.fieldPaths.join() === 'none';
    (isAsked ? asked : whole).push(...(body.documents ?? [pathname]));
  });
  return { asked, whole, calls };
}

/** A minute later on the clock of the page, which then has read these documents. */
async function minute(page: Page, ...read: readonly string[]): Promise<void> {
  const answers = read.map((path) =>
    page.waitForResponse((response) => response.request().postData()?.includes(`/${path}/`) === true),
  );
  await page.clock.fastForward(MINUTE_MS);
  // The next minute would end the time that a request has.
  for (const answer of answers) await (await answer).finished();
}

/** A real one takes a push service of the world and a finger, which alone may bring a page to the front. */
async function tapNotice(page: Page, ticketId: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`(async () => {
    WindowClient.prototype.focus = async function () { return this; };
    const work = [];
    const notification = { data: { ticketId: '${ticketId}' }, close: () => undefined };
    const waitUntil = (each) => work.push(each);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(work);
  })()`);
}

journey(
  'Mi torneo stands open, and learns what the organiser does for few reads; a tap on a notice shows it at once',
  async ({ visitor }) => {
    const dates = [inMinutes(120), inMinutes(180)] as const;
    const id = await addTournament(firestore, { date: dates[0] });
    const [account, page] = await Promise.all([
      addAccount(auth),
      visitor({ serviceWorker: true, clock: true }),
    ]);
    const organisers = organiser(account, id);
    const own = await organisers.seat('Brisa');
    const rivals = [await organisers.seat('Rayo'), await organisers.seat('Trueno')];
    const headline = (words: string | RegExp) => page.locator('output').getByText(words).waitFor();

    await page.goto(`/mi/${own.ticketId}`);
    await headline(/^Tienes tu cupo\. Se juega /);
    // A worker has the pages that are opened after it came.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await headline(/^Tienes tu cupo\. Se juega /);
    const pageTime = () => page.evaluate(() => performance.now());
    const { asked, whole, calls } = watchReads(page);
    const since = await pageTime();
    const followed = ['tickets', 'tournaments'];
    const seated = [...followed, 'boards'];

    await organisers.change({ date: dates[1] });
    await minute(page, ...followed);
    const [before = '', after = ''] = dates.map((date) =>
      atHour(date, 'America/Bogota', new Date(), 'America/Mexico_City'),
    );
    expect(before).not.toBe(after);
    await headline(after);

    const first = await organisers.draw(1, 2);
    await minute(page, ...seated);
    await page.getByRole('link', { name: 'Tabla de posiciones' }).waitFor();

    await organisers.playAndClose(
      first,
      [own, ...rivals].map((unit) => unit.id),
    );
    await organisers.draw(2, 0);
    const final = { kind: 'final', opensAt: new Date(), closesAt: inMinutes(30), onMissing: 'release' };
    await organisers.change({ windows: [final] });
    await minute(page, ...seated);
    await headline(/^¡Clasificaste a la final! Confirma: tienes hasta /);
    await page.getByRole('button', { name: 'CONFIRMO' }).waitFor();

    await organisers.setCancelled(true, 'Se fue la luz en toda la zona.');
    await minute(page, ...seated);
    await headline('Este torneo fue cancelado.');
    await headline('Motivo: Se fue la luz en toda la zona.');
    await expectAccessibleAtEverySize(page, 'a tournament that was cancelled');

    for (let quiet = 0; quiet < 12; quiet += 1) await minute(page, ...seated);
    const minutes = ((await pageTime()) - since) / MINUTE_MS;
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThanOrEqual(3 * minutes);
    // Four times something has changed, and twice another table came.
    expect(whole.length, String(whole)).toBeLessThanOrEqual(4 * followed.length + 2);
    // A page asks for the settings of the site once, as soon as its visitor stays.
    expect(calls.filter((path) => path !== '/api/settings')).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(1);

    await organisers.setCancelled(false);
    const isOpened = page.waitForEvent('load');
    await tapNotice(page, own.ticketId);
    await isOpened;
    await headline(/^¡Clasificaste a la final! Confirma: tienes hasta /);
  },
);
