import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { addTournament, inMinutes, putBoards } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseSignal } from './phone.ts';

journey('a friend who only looks goes from a shared link to the table and back', async ({ visitor }) => {
  const id = await addTournament({
    date: inMinutes(-1),
    windows: [{ kind: 'entry', opensAt: inMinutes(-150), closesAt: inMinutes(-80) }],
  });
  const stage = {
    tournamentId: id,
    tournament: `Copa ${id}`,
    lobbies: { a: ['Ana', 'Beto', 'Caro'] },
    matches: [{ number: 1, lines: ['Ana 1 5', 'Beto 2 1', 'Caro 3 0'] }],
  };
  await putBoards(sampleBoard(stage));
  const page = await farPhone(visitor);
  await page.goto(`/tournament/${id}`);
  await expectInSight(page.getByText('En juego'));
  const toBoard = page.getByRole('link', { name: 'Ver la tabla' });
  await expectInSight(toBoard);
  await page.getByRole('heading', { name: 'Premios' }).waitFor();
  const over = page.getByText(/inscritos|Cierre de|Inscripciones Abiertas|Cuándo confirmas|Iniciando/);
  expect(await over.count()).toBe(0);

  await toBoard.click();
  await expectInSight(page.getByRole('heading', { level: 1, name: `Copa ${id} Clasificatoria` }));
  await expectInSight(page.getByRole('row', { name: /Ana/ }));
  const back = page.getByRole('link', { name: 'Ver torneo' });
  await expectInSight(back);

  const returnSignal = await loseSignal(page);
  await page.clock.runFor(60_000);
  await page.getByText(/^No pudimos actualizar: así estaba hoy/).waitFor();
  await expectInSight(page.getByRole('row', { name: /Ana/ }));
  const second = { number: 2, lines: ['Caro 1 20', 'Beto 2 1', 'Ana 3 0'] };
  await putBoards(sampleBoard({ ...stage, matches: [...stage.matches, second], revision: 2 }));
  await returnSignal();
  await expectInSight(page.getByText('Van 2 de 3 partidas.'));
  expect(await page.getByRole('row').nth(1).textContent()).toContain('Caro');

  await back.click();
  await expectInSight(page.getByRole('link', { name: 'Ver la tabla' }));
});
