import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { becomeOldBrowser } from './support/old-browser.ts';
import { fillRegistration, freshFreeFireId, submitButton } from './support/registration-form.ts';
import { stopClock } from './support/stop-clock.ts';
import { addTournament, openSuiteData, putBoards } from './support/suite-data.ts';

const { firestore } = openSuiteData();

journey('a phone that gets no updates since years goes all the way', async ({ visitor }) => {
  const id = await addTournament(firestore);
  const page = await visitor({ clock: true });
  await becomeOldBrowser(page.context());
  await page.goto('/tournament-history');
  await page.getByRole('heading', { name: 'Copa Origen' }).waitFor();
  await page.goto('/tournaments');
  await page.getByRole('link', { name: `Copa ${id}` }).click();
  await page.getByRole('link', { name: 'Inscribirme' }).click();
  await submitButton(page).waitFor();
  await fillRegistration(page, { fullName: 'Android Seis', freeFireId: freshFreeFireId() });
  await page.getByText('✓ Este ID está disponible en el torneo.').waitFor();
  await stopClock(page);
  await submitButton(page).click();
  await page.getByText('Inscripción enviada correctamente.').waitFor();
  await page.getByRole('heading', { name: '¡Ya casi estás dentro!' }).click();
  await page.clock.resume();
  await page.getByRole('link', { name: 'Ver mi estado' }).click();
  await page.getByText('Pendiente', { exact: true }).waitFor();
  await page.goto('/form/encuesta-jugadores');
  await page.getByRole('button', { name: 'Enviar', exact: true }).waitFor();
  await putBoards(firestore, sampleBoard({ tournamentId: id, lobbies: { a: ['Uno', 'Dos'] } }));
  await page.goto(`/tournament/${id}/posiciones`);
  await page.getByRole('heading', { name: 'Comparte la tabla' }).waitFor();
  await page.goto(`/overlay/${id}`);
  await page.getByRole('rowheader').first().waitFor();
  expect(await page.evaluate(() => 'findLast' in Array.prototype || 'structuredClone' in window)).toBe(false);
});
