import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@copa/domain/limits';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { approve } from '../play/organising.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { addAccount } from '../support/admin.ts';
import { everyViewport, journey } from '../support/journey.ts';
import { expectStill, openWithFonts } from '../support/layout-shift.ts';
import { addTournament } from '../support/suite-data.ts';
import { requestsOf } from '../support/traffic.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, registerAlone } from './phone.ts';

const KEPT_TICKETS = 'copa-fenix_tickets';

/** Scrolls in steps, because a jump could skip a part that loads only when it comes near the screen. */
async function scrollUntilShown(page: Page, text: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await text.isVisible()) return true;
        await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }));
        return false;
      },
      { interval: 200, timeout: 20_000 },
    )
    .toBe(true);
}

journey('who plays is read when it comes near, and names only who is approved', async ({ visitor }) => {
  const id = await addTournament();
  const own = await registerAlone(id, 'Lince');
  await registerAlone(id, `Palabrota${randomUUID().slice(0, 4)}`);
  await approve(await addAccount(), own.id);

  const page = await farPhone(visitor, own);
  await page.goto(`/mi/${own.ticketId}`);
  await page.getByText(/^Tienes tu cupo/).waitFor();
  // A script may draw the card before React runs, but only React stores the ticket on this phone.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEPT_TICKETS);
  const reads = requestsOf(page, (request) => !!request.postData()?.includes('/rosters/'));
  await page.goto(`/tournament/${id}`);
  await page.getByRole('link', { name: 'Ir a Mi torneo' }).waitFor();
  expect(reads).toHaveLength(0);
  const part = page.locator('.surface').filter({ has: page.getByRole('heading', { name: 'Quién juega' }) });
  await scrollUntilShown(page, part.getByText('y 1 más por aprobar'));
  await expect.poll(() => part.getByRole('listitem').allTextContents()).toEqual(['LinceTú']);
  expect(reads).toHaveLength(1);
  await expectAccessibleAtEverySize(page, 'who plays');
});

journey(
  'home keeps its way in and shows the tournament of this phone below it, and nothing moves',
  async ({ visitor }) => {
    const id = await addTournament();
    const own = await registerAlone(id, 'Lince');
    const storage = { ...own.storage, 'copa-fenix_mi': String(Date.now() + DAY_MS) };
    const page = await visitor({ storage });
    for (const viewport of everyViewport) {
      await page.setViewportSize(viewport);
      const byFonts = await openWithFonts(page, '/');
      const card = page.getByRole('link', { name: /Recibimos tu inscripción\..*Abrir$/ });
      await expectInSight(card);
      const [border, text] = await Promise.all([
        card.boundingBox(),
        card.locator('span').first().boundingBox(),
      ]);
      expect((text?.y ?? 0) - (border?.y ?? 0), `above the text, ${viewport.width} px`).toBeGreaterThan(2);
      await expectInSight(page.getByRole('link', { name: 'Inscribirme a un torneo' }));
      await expectInSight(page.getByRole('navigation').getByText('Mi torneo', { exact: true }));
      await expectStill(page, byFonts);
    }
    await expectAccessibleAtEverySize(page, 'home with an own tournament');
  },
);
