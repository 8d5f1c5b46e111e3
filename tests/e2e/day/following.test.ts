import { MINUTE_MS } from '@copa/domain/limits';
import { ownAt } from '@copa/domain/time/hours';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FINAL, organiser, registered } from '../play/organising.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { addAccount } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { workerReady } from '../support/running-site.ts';
import { addTournament, inMinutes } from '../support/suite-data.ts';

const STAGE = { ...FINAL, name: 'Clasificatoria', finish: { kind: 'matches', matches: 1 } };

/**
 * `asked` lists the documents that were only checked for changes. `whole` lists the documents and queries
 * that were read.
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

async function minute(page: Page, ...read: readonly string[]): Promise<void> {
  const answers = read.map((path) =>
    page.waitForResponse((response) => response.request().postData()?.includes(`/${path}/`) === true),
  );
  await page.clock.fastForward(MINUTE_MS);
  // The next jump of the clock would time out a request that is still running.
  for (const answer of answers) await (await answer).finished();
}

/**
 * Simulates the tap, because a real one needs an outside push service. `focus` is replaced, because a worker
 * may focus a page only after a real tap.
 */
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

journey('Mi torneo that stands open learns of changes for few reads, and at a tap', async ({ visitor }) => {
  const dates = [inMinutes(120), inMinutes(180)] as const;
  const id = await addTournament({ date: dates[0] });
  const account = await addAccount();
  const page = await visitor({ serviceWorker: true, clock: true });
  const api = organiser(account, id);
  const own = await registered(account, id, 'Brisa');
  const rivals = [await registered(account, id, 'Rayo'), await registered(account, id, 'Trueno')];
  const headline = (words: string | RegExp) => page.locator('output').getByText(words).waitFor();

  await page.goto(own.ticket);
  await headline(/^Tienes tu cupo\. Se juega /);
  // The service worker does not claim an open page, so it controls `page` only after a reload.
  await workerReady(page);
  await page.reload();
  await headline(/^Tienes tu cupo\. Se juega /);
  // The headline may come before the tournament, which would be counted below.
  await page.waitForLoadState('networkidle');
  const pageTime = () => page.evaluate(() => performance.now());
  const { asked, whole, calls } = watchReads(page);
  const since = await pageTime();
  const followed = ['tickets', 'tournaments'];
  const seated = [...followed, 'boards'];

  await api.change({ date: dates[1] });
  await minute(page, ...followed);
  const [before = '', after = ''] = dates.map((date) => ownAt(date, new Date(), 'America/Mexico_City'));
  expect(before).not.toBe(after);
  await headline(after);

  const first = await api.draw(await api.stage(1, { ...STAGE, advance: { perLobby: 2, byTable: 0 } }));
  await minute(page, ...seated);
  await page.getByRole('link', { name: 'Tabla de posiciones' }).waitFor();

  const units = [own, ...rivals].map(({ unit }) => unit);
  await api.play(1, 'a-1', units, 1);
  await api.close(first);
  await api.draw(await api.stage(2, STAGE));
  const final = { kind: 'final', opensAt: new Date(), closesAt: inMinutes(30), onMissing: 'release' };
  await api.change({ windows: [final] });
  await minute(page, ...seated);
  await headline(/^¡Clasificaste a la final! Confirma\.$/);
  await page.getByRole('button', { name: 'CONFIRMO' }).waitFor();

  await api.setCancelled(true, 'Se fue la luz en toda la zona.');
  await minute(page, ...seated);
  await headline('Este torneo fue cancelado.');
  await headline('Motivo: Se fue la luz en toda la zona.');
  await expectAccessible(page, 'a tournament that was cancelled');

  for (let quiet = 0; quiet < 12; quiet += 1) await minute(page, ...seated);
  const minutes = ((await pageTime()) - since) / MINUTE_MS;
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.length).toBeLessThanOrEqual(3 * minutes);
  expect(whole.length, String(whole)).toBeLessThanOrEqual(4 * followed.length + 2);
  expect(calls.filter((path) => path !== '/api/settings')).toEqual([]);
  expect(calls.length).toBeLessThanOrEqual(1);

  await api.setCancelled(false);
  const isOpened = page.waitForEvent('load');
  await tapNotice(page, own.ticket.replace('/mi/', ''));
  await isOpened;
  await headline(/^¡Clasificaste a la final! Confirma\.$/);
});
