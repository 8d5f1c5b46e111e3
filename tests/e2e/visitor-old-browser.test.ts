import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { expect } from 'vitest';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { everyViewport, journey } from './support/journey.ts';
import { becomeOldBrowser, dropNewStyles } from './support/old-browser.ts';
import { fillRegistration, sendAndStay, submitButton } from './support/registration-form.ts';
import { addTournament, putBoards } from './support/suite-data.ts';

journey('a phone without updates for years goes all the way', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor({ clock: true });
  await becomeOldBrowser(page.context());
  await page.goto('/tournament-history');
  await page.getByRole('heading', { name: 'Copa Origen' }).waitFor();
  await page.goto('/tournaments');
  await page.getByRole('link', { name: `Copa ${id}`, exact: true }).click();
  await page.getByRole('link', { name: 'Inscribirme' }).click();
  await submitButton(page).waitFor();
  await fillRegistration(page, 'Android Seis');
  await page.getByText('✓ Este ID está disponible en el torneo.').waitFor();
  await sendAndStay(page);
  await page.getByRole('link', { name: 'Ver mi estado' }).click();
  await page.getByText('Pendiente', { exact: true }).waitFor();
  await page.goto('/form/encuesta-jugadores');
  await page.getByRole('button', { name: 'Enviar', exact: true }).waitFor();
  await putBoards(sampleBoard({ tournamentId: id, lobbies: { a: ['Uno', 'Dos'] } }));
  await page.goto(`/tournament/${id}/posiciones`);
  await page.getByRole('heading', { name: 'Comparte la tabla' }).waitFor();
  await page.goto(`/overlay/${id}`);
  await page.getByRole('rowheader').first().waitFor();
  expect(await page.evaluate(() => 'findLast' in Array.prototype || 'structuredClone' in window)).toBe(false);
});

journey(
  'without newer styles no page scrolls sideways, and open folds still show it',
  async ({ visitor }) => {
    const page = await visitor();
    for (const path of ['/', '/tournaments', '/tournament/copa-ascenso', '/register/copa-ascenso', '/faq']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await dropNewStyles(page);
      for (const viewport of everyViewport) {
        await page.setViewportSize(viewport);
        await expectNoSidewaysScroll(page, `${path} at ${viewport.width}`);
      }
    }
    const question = page.locator('summary').filter({ hasText: '¿Cuánto cuesta participar?' });
    const turn = () => question.locator('svg').evaluate((arrow) => getComputedStyle(arrow).transform);
    const closed = await turn();
    await question.click();
    expect([closed, await turn()]).toEqual(['none', 'matrix(-1, 0, 0, -1, 0, 0)']);
  },
);
