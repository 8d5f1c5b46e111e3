import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAccessible,
  expectAccessibleAtEverySize,
  expectNoSidewaysScroll,
} from '../support/accessibility.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { everyViewport, journey, SMALL, sizes } from '../support/journey.ts';
import { markBrought, openHeldBack } from '../support/layout-shift.ts';
import { goOffline, workerReady } from '../support/running-site.ts';
import { addTournament, putBoards } from '../support/suite-data.ts';

const match = (number: number, units: readonly string[]) => ({
  number,
  lines: units.map((id, index) => `${id} ${((index + number) % units.length) + 1} ${(index * 7) % 11}`),
});

function boardOf(tournamentId: string, count: number, changes: Partial<SampleStage> = {}) {
  const ids = Array.from({ length: count }, (_, index) => `u${index + 1}`);
  const named = (index: number) => ({
    name: `Escuadra Número ${index + 1}`,
    tag: index % 3 === 0 ? 'FNX' : '',
  });
  return sampleBoard({
    tournamentId,
    tournament: `Copa ${tournamentId}`,
    lobbies: { a: ids },
    names: Object.fromEntries(ids.map((id, index) => [id, named(index)])),
    matches: [match(1, ids), match(2, ids)],
    ...changes,
    stage: { lobbySize: 60, advance: { perLobby: 6, byTable: 0 }, ...changes.stage },
  });
}

async function played(count: number, changes: Partial<SampleStage> = {}): Promise<string> {
  const id = await addTournament();
  await putBoards(boardOf(id, count, changes));
  return id;
}

journey('the link to a table has its rows without JavaScript', async ({ visitor }) => {
  const id = await played(48);
  const page = await visitor({ javaScript: false });
  await page.goto(`/tournament/${id}/posiciones`);
  expect(await page.getByRole('rowheader').count()).toBe(49);
  expect(await page.getByRole('row', { name: /Hasta aquí pasan 6/ }).isVisible()).toBe(true);
  expect(await page.title()).toBe(`Tabla de posiciones: Copa ${id} · Copa Fénix`);
  const description = page.locator('meta[property="og:description"]');
  const summary = /^Clasificatoria\. Van 2 de 3 partidas\. 1\. .* puntos\), 2\. /;
  expect(await description.getAttribute('content')).toMatch(summary);
  expect(await page.locator('body').innerText()).not.toMatch(/~~|Cargando/);
  for (const viewport of everyViewport) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page, `a table without JavaScript on ${viewport.width} px`);
  }
});

/** On paper, the next part of a grid may cover the end of the part before it. */
async function expectNoGridOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const around = await page.getByRole('table').evaluate((table) => {
    const displays = new Set<string>();
    for (let part = table.parentElement; part?.matches('main *'); part = part.parentElement) {
      displays.add(getComputedStyle(part).display);
    }
    return [...displays];
  });
  expect(around).toEqual(['block']);
  const parts = page.locator('main .grid:has(table) > * + *').filter({ visible: true });
  const gaps = await parts.evaluateAll((each) =>
    each.map((part) => Number.parseFloat(getComputedStyle(part).marginTop)),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
  expect(await page.locator('footer').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Comparte la tabla' }).isVisible()).toBe(false);
  const boxes = page.locator('main .surface').filter({ visible: true });
  expect((await boxes.allInnerTexts()).filter((text) => text.trim() === '')).toEqual([]);
}

journey.for([SMALL, sizes.desktop])(
  'the screen takes the table over, and moves nothing; on paper it is in no grid (%s)',
  async (viewport, { visitor }) => {
    const id = await played(12);
    const page = await visitor({ viewport });
    const { letGo } = await openHeldBack(page, `/tournament/${id}/posiciones`);
    const expectBrought = await markBrought(page.getByRole('table'));
    letGo();
    await page.getByRole('heading', { name: 'Comparte la tabla' }).waitFor();
    await expectBrought();
    await expectNoGridOnPaper(page);
  },
);

journey('a visitor follows a tournament from its page to the next stage', async ({ visitor }) => {
  const id = await played(12);
  const ticket = { tournamentId: id, number: 3 };
  const storage = { 'copa-fenix_tickets': JSON.stringify([{ ticket }]) };
  const page = await visitor({ clock: true, storage });
  const nextPoll = () => page.clock.runFor(31_000);
  await page.goto(`/tournament/${id}`);
  await page.getByRole('link', { name: 'Tabla de posiciones' }).click();
  await page.getByRole('heading', { level: 1, name: 'Clasificatoria' }).waitFor();
  expect(await page.getByRole('row', { name: /Escuadra Número 3\s*Tú/ }).isVisible()).toBe(true);
  await expectAccessibleAtEverySize(page, 'the table');
  await page.setViewportSize(SMALL);
  await expectNoSidewaysScroll(page, 'the table on the narrowest phone');
  const heads = await page
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((head) => Number.parseFloat(getComputedStyle(head).fontSize)));
  expect(Math.min(...heads), 'pixels of a head').toBeGreaterThanOrEqual(12);
  await page.setViewportSize(sizes.phone);

  await page.getByRole('button', { name: 'Partidas' }).click();
  await page.getByText('Oficial').first().waitFor();
  await expectAccessible(page, 'the matches');
  await page.getByRole('button', { name: 'Bajas' }).click();
  await page.getByRole('columnheader', { name: 'En una partida' }).waitFor();
  await expectAccessible(page, 'the kills');
  await page.getByRole('button', { name: 'General' }).click();

  const result = (placement: number) => ({ ...NO_RESULT, placement, kills: 1 });
  const correction = {
    kind: 'rows' as const,
    at: new Date(),
    match: { number: 2, isExtra: false, lobby: null },
    rows: [{ unit: 4, from: result(3), to: result(4) }],
    reason: 'captura',
  };
  const corrected = { corrections: [correction] };
  await putBoards(boardOf(id, 12, { stage: corrected, revision: 2 }));
  await nextPoll();
  await page.getByText('Partida 2 corregida: Escuadra Número 4 3.º → 4.º, por captura.').waitFor();

  const last = { number: 2, name: 'Gran final', advance: { perLobby: 0, byTable: 0 } };
  const final = boardOf(id, 4, { stage: last });
  await putBoards(boardOf(id, 12, { next: 2, revision: 3, stage: { state: 'closed' } }), final);
  await nextPoll();
  await page.getByRole('heading', { level: 1, name: 'Gran final' }).waitFor();
  await page.getByRole('link', { name: 'Fase 1' }).click();
  await page.getByRole('heading', { level: 1, name: 'Clasificatoria' }).waitFor();
  await page.getByText('Clasificado').first().waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`tabla-${id}_1.csv`);
});

journey('without a connection the table is as the phone saw it last', async ({ visitor }) => {
  const id = await played(12);
  const page = await visitor({ serviceWorker: true });
  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/tournament/${id}/posiciones`);
  await page.getByRole('button', { name: 'Bajas' }).click();
  await workerReady(page);
  await goOffline(page);
  await page.reload();
  await page.getByText(/^No pudimos actualizar: así estaba /).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(13);
});
