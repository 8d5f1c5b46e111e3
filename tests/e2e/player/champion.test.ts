import { expect } from 'vitest';
import { expectWholeWordsInLargeText } from '../support/accessibility.ts';
import { journey, sizes } from '../support/journey.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { requestsOf } from '../support/traffic.ts';
import { DRAWING } from '../told-figures.ts';
import { expectOneBurst } from './burst.ts';
import { drawingTime, drawnPictures, sharesOf, takeShares } from './drawn-pictures.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseSignal, putOnBoard, registerAlone } from './phone.ts';

journey('the champion reads it first, and stands first in the table', async ({ visitor }) => {
  const id = await addTournament();
  const own = await registerAlone(id, 'AnaFNX');
  const stage = {
    tournamentId: id,
    lobbies: { a: ['AnaFNX', 'Beto', 'Caro'] },
    stage: { name: 'Gran final', finish: { kind: 'matches', matches: 1 } as const },
  };
  const matches = [{ number: 1, lines: ['AnaFNX 1 5', 'Beto 2 1', 'Caro 3 0'] }];
  await firestore.doc(`tournaments/${id}`).update({ date: inMinutes(-1) });
  await putOnBoard(own, stage);
  const page = await farPhone(visitor, own);
  await takeShares(page);
  const drawing = requestsOf(page, (request) => request.url().includes('pictures'));
  await page.goto(`/mi/${own.ticketId}`);
  await expectInSight(page.getByText('El torneo ya empezó.'));

  const returnSignal = await loseSignal(page);
  await putOnBoard(own, { ...stage, matches, stage: { ...stage.stage, state: 'closed' } });
  await page.getByText(/^No pudimos actualizar: así estaba hoy/).waitFor();
  await returnSignal();
  await page.reload();
  await expectInSight(page.getByText('¡Campeón! Ganaste el torneo con 17 puntos.'));
  await expectInSight(page.getByText('¡Felicitaciones! Comparte tu imagen y la tabla.'));
  await expectOneBurst(page);
  const makeProud = page.getByRole('button', { name: 'Imagen: ¡Campeón!' });
  await makeProud.waitFor();
  expect(drawing).toEqual([]);
  const [proud] = await drawnPictures(page, makeProud);
  expect(drawing).not.toEqual([]);
  const board = new URL(`/tournament/${id}/posiciones`, page.url()).href;
  expect(proud).toMatchObject({ file: `champion-${id}-historia.jpg`, address: board });
  const [square, ...others] = await drawnPictures(page, makeProud, 'Cuadrada');
  expect(square).toMatchObject({ file: `champion-${id}-cuadrada.jpg`, address: board });
  expect(others).toEqual([]);
  const { fromTap, ratio } = await drawingTime(page, makeProud, DRAWING);
  expect(fromTap, 'milliseconds until the picture').toBeLessThan(DRAWING.fromTap);
  expect(ratio, 'a picture beside a blank one').toBeLessThan(DRAWING.ratio);

  const toBoard = page.getByRole('link', { name: 'Ver la tabla' });
  await expectInSight(toBoard);
  await expectWholeWordsInLargeText(page, 'the result');
  expect(await page.locator('main a[href*="/posiciones"]').count()).toBe(1);
  await toBoard.click();
  await expectInSight(page.getByText('Campeón: AnaFNX.'));
  await expectInSight(page.getByRole('row', { name: /AnaFNX\s*Tú/ }));
  await page.setViewportSize(sizes.phone);
  await expectWholeWordsInLargeText(page, 'the table');

  const make = page.getByRole('button', { name: 'Crear imagen de la tabla' });
  const [table, ...more] = await drawnPictures(page, make);
  expect(table).toMatchObject({ file: `tabla-${id}_1-historia.jpg`, address: board });
  expect(more).toEqual([]);
  expect(await drawnPictures(page, make)).toEqual([table]);
  await make.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compartir' }).click();
  await expect.poll(() => sharesOf(page)).toEqual([`tabla-${id}_1-historia.jpg image/jpeg`]);
});
