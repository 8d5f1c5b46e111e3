import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { expectOnceOnConsole } from '../support/console-watch.ts';
import { journey, VISIT_KEY } from '../support/journey.ts';
import { addTournament, putBoards, putSeasonBoard } from '../support/suite-data.ts';
import { watchTraffic } from '../support/traffic.ts';

const FULL_HD = { width: 1920, height: 1080 };

function boardOf(
  tournamentId: string,
  { count = 12, matches = 1, stage = {}, revision = 1, next = null as number | null } = {},
) {
  const ids = Array.from({ length: count }, (_, index) => `Escuadra-${index + 1}`);
  return sampleBoard({
    tournamentId,
    lobbies: { a: ids },
    matches: Array.from({ length: matches }, (_, at) => ({
      number: at + 1,
      lines: (at === 0 ? ids : ids.toReversed()).map((id, index) => `${id} ${index + 1} 2`),
    })),
    revision,
    next,
    stage: { lobbySize: 60, advance: { perLobby: 6, byTable: 0 }, ...stage },
  });
}

journey.for([FULL_HD, { width: 1080, height: 1920 }, { width: 1280, height: 720 }])(
  'a stream shows the first twelve over the game, whole, at %s',
  async (viewport, { visitor }) => {
    const id = await addTournament();
    await putBoards(boardOf(id));
    const page = await visitor({ viewport, noticeDismissed: false });
    const total = watchTraffic(page);
    const response = await page.goto(`/overlay/${id}`);
    await page.getByRole('rowheader').nth(11).waitFor();
    const { scriptBytes } = await total();
    expect(scriptBytes).toBeGreaterThan(2000);
    expect(scriptBytes).toBeLessThanOrEqual(15_000);

    const seen = await page.evaluate(() => ({
      grounds: [document.documentElement, document.body].map(
        (each) => getComputedStyle(each).backgroundColor,
      ),
      panel: document.getElementById('stage')?.getBoundingClientRect().toJSON() as DOMRect,
      cut: [...document.querySelectorAll('.name span')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
      kept: [localStorage, sessionStorage].flatMap((each) => Object.keys(each)),
      text: Number.parseFloat(getComputedStyle(document.body).fontSize) / Math.min(innerWidth, innerHeight),
    }));
    expect(seen).toMatchObject({
      grounds: ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'],
      cut: 0,
      kept: [VISIT_KEY],
    });
    expect(seen.panel.bottom).toBeLessThanOrEqual(viewport.height);
    expect(seen.panel.right).toBeLessThanOrEqual(viewport.width);
    expect(seen.panel.left).toBeGreaterThanOrEqual(0);
    expect(seen.panel.height).toBeGreaterThan(viewport.height / 2);
    expect(seen.text).toBeGreaterThan(0.02);
    expect(await page.context().cookies()).toEqual([]);
    const policy: unknown = expect.stringContaining("frame-ancestors 'none'");
    expect(response?.headers()).toMatchObject({
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    });
    await expectAccessible(page, 'the table over a stream');
  },
);

journey('it follows draw, matches and stages, by turns, and stays without a network', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor({ viewport: FULL_HD, clock: true });
  // The overlay requests the table of the first stage once, before it knows that no stage is drawn.
  expectOnceOnConsole(page, /status of 403.*batchGet/);
  await page.goto(`/overlay/${id}?filas=12&segundos=10&lado=derecha`);
  await page.getByRole('heading', { name: 'Todavía no hay tabla' }).waitFor();
  await putBoards(boardOf(id, { count: 24 }));
  await page.clock.runFor(21_000);
  const first = page.getByRole('rowheader').first();
  await page.getByText('1/2', { exact: true }).waitFor();
  expect(await first.textContent()).toBe('Escuadra-1');
  await page.clock.runFor(10_000);
  await page.getByText('2/2', { exact: true }).waitFor();
  expect(await first.textContent()).toBe('Escuadra-13');

  await putBoards(boardOf(id, { matches: 2, revision: 2 }));
  await page.clock.runFor(11_000);
  await page.locator('.changed').first().waitFor();
  await page.clock.runFor(9_000);
  expect(await page.locator('.changed').count()).toBe(0);

  await page.context().setOffline(true);
  await page.clock.runFor(60_000);
  expect(await page.getByRole('rowheader').count()).toBe(12);
  const answer = page.waitForResponse(/batchGet/);
  await page.context().setOffline(false);
  // `runFor` below would time out a request that is still running.
  await (await answer).finished();

  const final = boardOf(id, { count: 4, stage: { number: 2, name: 'Gran final' } });
  await putBoards(boardOf(id, { revision: 3, next: 2 }), final);
  await page.clock.runFor(21_000);
  await page.getByRole('heading', { name: 'Gran final' }).waitFor();
});

journey('the table of a season stands over the game too, and follows it', async ({ visitor }) => {
  const { board } = sampleSeason();
  await putSeasonBoard(board);
  const page = await visitor({ viewport: FULL_HD, clock: true });
  await page.goto(`/overlay/temporada/${board.id}?filas=3`);
  await page.getByRole('heading', { name: board.name }).waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    '#',
    'Nombre',
    'Jugó',
    'Ganó',
    'Puntos',
  ]);
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(board.rows.map(({ name }) => name));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  await expectAccessible(page, 'the table of a season over a stream');

  const [first, ...others] = board.rows;
  if (first === undefined) throw new Error('a season without rows');
  const rows = [{ ...first, points: first.points + 47 }, ...others];
  await putSeasonBoard({ ...board, rows, revision: board.revision + 1 });
  await page.clock.runFor(21_000);
  await page
    .locator('.changed')
    .getByText(String(first.points + 47), { exact: true })
    .waitFor();
});
