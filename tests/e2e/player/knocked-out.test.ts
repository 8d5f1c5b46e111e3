import { expect } from 'vitest';
import { expectWholeWordsInLargeText } from '../support/accessibility.ts';
import { journey, sizes } from '../support/journey.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseSignal, putOnBoard, registerAlone } from './phone.ts';

journey('a player who is knocked out reads where they ended, and in the table', async ({ visitor }) => {
  const id = await addTournament();
  const own = await registerAlone(id, 'AnaFNX');
  const stage = {
    tournamentId: id,
    lobbies: { a: ['AnaFNX', 'Beto', 'Caro'] },
    stage: { advance: { perLobby: 1, byTable: 0 }, finish: { kind: 'matches', matches: 2 } as const },
    matches: [{ number: 1, lines: ['Beto 1 5', 'AnaFNX 2 1', 'Caro 3 0'] }],
  };
  await firestore.doc(`tournaments/${id}`).update({ date: inMinutes(-1) });
  await putOnBoard(own, stage);
  const page = await farPhone(visitor, own);
  await page.goto(`/mi/${own.ticketId}`);
  await expectInSight(page.getByText('Vas 2.º con 10 puntos; pasa solo el primero.'));

  const returnSignal = await loseSignal(page);
  await page.getByText(/^No pudimos actualizar: así estaba hoy/).waitFor();
  await expectInSight(page.getByText('Vas 2.º con 10 puntos; pasa solo el primero.'));
  await putOnBoard(own, {
    ...stage,
    stage: { ...stage.stage, state: 'closed' },
    matches: [...stage.matches, { number: 2, lines: ['Beto 1 5', 'Caro 2 9', 'AnaFNX 3 0'] }],
  });
  await returnSignal();
  await page.reload();
  await expectInSight(page.getByText('Quedaste 3.º de 3.'));
  await page.getByRole('heading', { name: 'Resultado' }).waitFor();
  await expectInSight(page.getByText('Esta vez no clasificaste. ¡Gracias por jugar!'));
  expect(await page.getByRole('button', { name: /CONFIRMO|ESTOY LISTO/ }).count()).toBe(0);
  const toBoard = page.getByRole('link', { name: 'Ver la tabla' });
  await expectInSight(toBoard);
  await expectWholeWordsInLargeText(page, 'the result');
  await toBoard.click();
  await expectInSight(page.getByRole('row', { name: /AnaFNX\s*Tú/ }));
  await page.setViewportSize(sizes.phone);
  await expectWholeWordsInLargeText(page, 'the table');
});
