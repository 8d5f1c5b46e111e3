import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdBackScripts } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
import { loadFonts } from '../support/layout-shift.ts';
import { addTicket } from '../support/registrations.ts';
import { addTournament, inMinutes, putBoards } from '../support/suite-data.ts';

async function addConfirmed(): Promise<string> {
  return addTicket(await addTournament({ date: inMinutes(3000) }));
}

async function addWaiting(): Promise<string> {
  const changes = { date: inMinutes(3000), waitlist: { max: 8, mode: 'auto' as const, endsAt: null } };
  return addTicket(await addTournament(changes), { place: 'waiting' });
}

async function addChampion(): Promise<string> {
  const id = await addTournament({ date: inMinutes(-300) });
  const board = sampleBoard({
    tournamentId: id,
    lobbies: { a: ['Uno', 'Dos', 'Tres'] },
    matches: [
      { number: 1, lines: ['Dos 1 4', 'Tres 2 3', 'Uno 3 2'] },
      { number: 2, lines: ['Uno 1 9', 'Tres 2 3', 'Dos 3 0'] },
    ],
    stage: { state: 'closed', finish: { kind: 'matches', matches: 2 } },
  });
  await putBoards(board);
  return addTicket(id, { number: board.rows[0]?.number ?? 0, lobby: { stage: board.stage, id: 'a' } });
}

const placeOf = (page: Page) =>
  page
    .getByRole('link', { name: 'Ver torneo' })
    .evaluate((link) => link.getBoundingClientRect().top + scrollY);

interface LatePart {
  readonly part: string;
  readonly of: string;
  readonly add: () => Promise<string>;
  readonly says: string | RegExp;
  readonly width?: number;
  readonly hasNotices?: boolean;
}

const parts: readonly LatePart[] = [
  {
    part: 'picture of a unit that plays',
    of: 'proud-share',
    add: addConfirmed,
    says: 'Imagen: Estamos dentro',
  },
  { part: 'picture of a champion', of: 'proud-share', add: addChampion, says: 'Imagen: ¡Campeones!' },
  { part: 'last match', of: 'latest-part', add: addChampion, says: 'Imagen: ¡Vamos primeros!' },
  { part: 'offer of notices', of: 'push-offer', add: addWaiting, says: /Te avisamos|bloqueados/ },
  {
    part: 'offer of notices on a wide phone',
    of: 'push-offer',
    add: addWaiting,
    says: /Te avisamos|bloqueados/,
    width: 412,
  },
  {
    part: 'regret of a browser without notices',
    of: 'push-offer',
    add: addWaiting,
    says: 'Aquí no podemos avisarte',
    hasNotices: false,
  },
];

journey.for(parts)(
  'nothing moves when the $part arrives late on «Mi torneo»',
  async ({ of, add, says, width = 360, hasNotices = true }, { visitor }) => {
    const ticket = await add();
    const page = await visitor({ viewport: { width, height: 740 } });
    if (!hasNotices) await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Notification'));
    const letGo = await holdBackScripts(page, `*/assets/${of}-*`);
    const asked = page.waitForRequest(`**/assets/${of}-*`);
    await page.goto(`/mi/${ticket}`);
    await asked;
    const part = page.getByText(says).first();
    await page.getByRole('heading', { name: 'Mis datos' }).waitFor();
    expect(await part.isVisible()).toBe(false);
    await loadFonts(page);
    const before = await placeOf(page);
    letGo();
    await part.waitFor();
    expect(await placeOf(page)).toBe(before);
  },
);

journey('the buttons of pictures take one line each on a narrow phone', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 640 } });
  await page.goto(`/mi/${await addChampion()}`);
  for (const name of ['Imagen: ¡Vamos primeros!', 'Imagen: ¡Campeones!']) {
    const button = page.getByRole('button', { name });
    await button.waitFor();
    expect((await button.boundingBox())?.height).toBeLessThan(48);
  }
});
