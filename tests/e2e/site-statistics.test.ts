import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from './support/accessibility.ts';
import { addAccount, returning } from './support/admin.ts';
import { journey, sizes } from './support/journey.ts';
import { addRegistrations } from './support/registrations.ts';
import { addTournament } from './support/suite-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

journey('figures are drawn, on one line of a wide screen, and read as tables', async ({ visitor }) => {
  const name = `Copa ${randomUUID().slice(0, 8)}`;
  const date = new Date(Date.now() + 300 * DAY_MS);
  const tournament = await addTournament({ name, date, maxPlayers: 4 });
  const now = new Date();
  await addRegistrations(tournament, [
    { fullName: 'Una', createdAt: now },
    { fullName: 'Dos', status: 'approved', createdAt: now, decidedAt: now },
    { fullName: 'Tres', status: 'rejected', createdAt: now, decidedAt: now },
  ]);
  const page = await returning(visitor, await addAccount());
  await page.goto('/admin/estadisticas');

  const days = page.getByRole('region', { name: 'Inscripciones por día' });
  await days.getByRole('figure', { name: /en los últimos 30 días: \d+ hoy, \d+ ayer$/ }).waitFor();
  await page.setViewportSize(sizes.desktop);
  const figures = page.locator('main dl').first().locator('dd:first-of-type');
  const tops = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
  const fold = page.locator('main summary').first();
  const border = await fold.evaluate(
    (summary) => getComputedStyle(summary.parentElement ?? summary).borderTopWidth,
  );
  expect([border, await fold.locator('svg').count()]).toEqual(['0px', 1]);
  await page.setViewportSize(sizes.phone);
  await days.getByText('Ver como tabla').click();
  const rows = days.getByRole('table', { name: 'Inscripciones por día' }).getByRole('row');
  expect(await rows.count()).toBe(31);
  const counts = (await rows.getByRole('cell').allInnerTexts()).map(Number);
  // The newest day is in the first row. If midnight passes during the test, the registrations from before
  // midnight are in the second row.
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeGreaterThanOrEqual(3);

  await page.getByRole('region', { name: 'Tiempo de respuesta' }).getByText(/min|h/).first().waitFor();
  const each = page.getByRole('region', { name: 'Cupos por torneo' });
  await each.getByText('Ver como tabla').click();
  const line = each.getByRole('row').filter({ hasText: name });
  expect(await line.getByRole('cell').allInnerTexts()).toEqual(['4', '2', '1', '1', '1']);
  const bar = each.getByRole('progressbar', { name: `Cupos ocupados de ${name}` });
  expect(await bar.getAttribute('value')).toBe('2');
  await expectAccessibleAtEverySize(page, 'the statistics');

  await each.getByRole('link', { name }).click();
  await page.waitForURL(`**/admin/inscripciones?torneo=${tournament}`);
  await page.getByText('2 de 4 cupos ocupados').waitFor();
});
