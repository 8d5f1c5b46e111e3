import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { addAccount, callAs } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { expectStill, openWithFonts } from '../support/layout-shift.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, registerAlone } from './phone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { auth, firestore } = openSuiteData();

function rosterReads(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('/rosters/')) reads.push(body);
  });
  return reads;
}

journey(
  'who plays is read when it comes near, with the own name marked and nobody who is not approved',
  async ({ visitor }) => {
    const id = await addTournament(firestore, {});
    const own = await registerAlone(id, 'Lince');
    await registerAlone(id, `Palabrota${randomUUID().slice(0, 4)}`);
    const organiser = await addAccount(auth, { displayName: 'Camila Paz' });
    const units = await firestore.collection('registrations').where('ticketId', '==', own.ticketId).get();
    const init = { method: 'PATCH', body: JSON.stringify({ status: 'approved' }) };
    expect((await callAs(organiser, `/registrations/${units.docs[0]?.id}/status`, init)).status).toBe(200);

    const page = await farPhone(visitor, own.storage);
    await page.goto(`/mi/${own.ticketId}`);
    await page.getByText(/^Tienes tu cupo/).waitFor();
    const reads = rosterReads(page);
    await page.goto(`/tournament/${id}`);
    await page.getByRole('link', { name: 'Ir a Mi torneo' }).waitFor();
    expect(reads).toHaveLength(0);
    await page.getByRole('heading', { name: 'Premios' }).scrollIntoViewIfNeeded();
    const part = page.locator('.surface').filter({ has: page.getByRole('heading', { name: 'Quién juega' }) });
    await part.getByText('y 1 más por aprobar').waitFor();
    await expect.poll(() => part.getByRole('listitem').allTextContents()).toEqual(['LinceTú']);
    expect(reads).toHaveLength(1);
    await expectAccessibleAtEverySize(page, 'who plays');
  },
);

journey('home begins with the tournament of this phone, and nothing moves for it', async ({ visitor }) => {
  const id = await addTournament(firestore, {});
  const own = await registerAlone(id, 'Lince');
  const storage = { ...own.storage, 'copa-fenix_mi': String(Date.now() + DAY_MS) };
  const page = await visitor({ storage });
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const byFonts = await openWithFonts(page, '/');
    await expectInSight(page.getByRole('link', { name: 'Ir a Mi torneo' }));
    await expectStill(page, byFonts);
  }
  await expectAccessibleAtEverySize(page, 'home with an own tournament');
});
