import { randomUUID } from 'node:crypto';
import { roomName } from '@copa/domain/day/room';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FINAL, organiser } from '../play/organising.ts';
import { expectFitsInLargeText, setTextSize } from '../support/accessibility.ts';
import { type Account, addAccount, returning } from '../support/admin.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { addRegistrations, HELD } from '../support/registrations.ts';
import { goTo } from '../support/running-site.ts';
import { addTournament, inMinutes } from '../support/suite-data.ts';

const opening = <Kind extends string>(kind: Kind, opens: number, closes: number) => ({
  kind,
  opensAt: inMinutes(opens),
  closesAt: inMinutes(closes),
});
const entry = (opens: number, closes: number) => opening('entry', opens, closes);
const match = (opens: number, closes: number) => opening('match', opens, closes);

const members = (unit: number, isIncomplete: boolean) =>
  Array.from({ length: 4 }, (_, index) => ({
    slot: index + 1,
    role: index === 0 ? 'captain' : 'player',
    ...(isIncomplete && index === 3
      ? { state: 'invited' }
      : {
          state: 'accepted',
          id: randomUUID(),
          codeHash: randomUUID(),
          acceptedAt: new Date(),
          nick: `Jugador${unit}x${index}`,
          fullName: `Jugadora ${unit + 1}`,
          freeFireId: String(100_000_000 + unit * 10 + index),
          email: `escuadra-${unit}-${index}@correo.test`,
          phone: '+57 300 123 4567',
        }),
  }));

const squads = (changes: (index: number) => object = () => ({})) =>
  Array.from({ length: 12 }, (_, index) => ({
    ...HELD,
    nick: `Capi${index}`,
    unit: { name: `Escuadra Relámpago ${index + 1}`, tag: `ER${index + 1}`, size: 4 },
    members: members(index, index === 0),
    ...changes(index),
  }));

interface State {
  readonly name: string;
  readonly tournament: Parameters<typeof addTournament>[0];
  readonly units?: (index: number) => object;
  readonly hasRoom?: boolean;
  /** The number of matches in the stage. Only the first is published. A stage of one match is also closed. */
  readonly matches?: number;
  /** The name of the present step; null if nothing is left to do. */
  readonly step: string | null;
  /** False if the step is a link, which leaves all parts of the page folded. */
  readonly isPart?: boolean;
}

const at = inMinutes(-30);
const TOLD = { entry: { toldAt: inMinutes(-15) }, match: { toldAt: inMinutes(-15) } };
const confirmed = { confirmations: { entry: { at }, match: { at } } };
/** The tournaments get the browser's time zone, because the page is longer if the two zones differ. */
const timeZone = 'America/Mexico_City';
const places = { modality: 'squad' as const, maxPlayers: 12, waitlist: { max: 6 }, timeZone };

const STATES: readonly State[] = [
  {
    name: 'before all',
    tournament: { date: inMinutes(3000), windows: [entry(1500, 2900), match(2940, 2980)] },
    step: 'Sala de la partida 1',
  },
  {
    name: 'the first confirmation, with nobody in it yet',
    tournament: { date: inMinutes(300), windows: [entry(-60, 120), match(240, 280)] },
    step: 'Confirmación de asistencia',
  },
  {
    name: 'the review after it',
    tournament: { date: inMinutes(180), windows: [entry(-60, -1), match(120, 160)], closings: TOLD },
    step: 'Confirmación de asistencia',
  },
  {
    name: 'the hour before the room',
    tournament: { date: inMinutes(15), windows: [entry(-600, -180), match(-60, -20)], closings: TOLD },
    units: () => confirmed,
    step: 'Sala de la partida 1',
  },
  {
    name: 'the roll',
    tournament: { date: inMinutes(15), windows: [entry(-600, -180), match(-60, -20)], closings: TOLD },
    units: (index) => ({ ...confirmed, members: members(index, false) }),
    hasRoom: true,
    step: 'Pase de lista',
  },
  {
    name: 'the confirmation of the match, with nobody in it yet',
    tournament: { date: inMinutes(40), windows: [entry(-600, -180), match(-20, 20)], closings: TOLD },
    units: () => ({ confirmations: { entry: { at } } }),
    step: 'Confirmación de partida',
  },
  {
    name: 'the match after its start',
    tournament: {
      date: inMinutes(-40),
      stage: 1,
      windows: [entry(-600, -180), match(-120, -60)],
      closings: TOLD,
    },
    units: (index) => ({ ...confirmed, members: members(index, false) }),
    hasRoom: true,
    step: 'Pase de lista',
  },
  {
    name: 'a match with provisional results',
    tournament: { date: inMinutes(-40), windows: [entry(-600, -180), match(-120, -60)], closings: TOLD },
    units: (index) => ({ ...confirmed, members: members(index, false) }),
    matches: 3,
    step: 'En juego',
    isPart: false,
  },
  {
    name: 'the end',
    tournament: { date: inMinutes(-40), windows: [entry(-600, -180), match(-120, -60)], closings: TOLD },
    units: (index) => ({ ...confirmed, members: members(index, false) }),
    matches: 1,
    step: null,
  },
];

async function playFirst(account: Account, id: string, matches: number, units: readonly string[]) {
  const api = organiser(account, id);
  const stage = await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches } }));
  await api.play(1, 'a-1', units, 2);
  if (matches === 1) await api.close(stage);
}

const openParts = (page: Page) => page.locator('section > details[open] > summary h2').allTextContents();

const TALL = 2 * 740;

/** An incomplete squad reads what it lacks, and a question fits large letters. */
async function expectQuestionsToFit(page: Page): Promise<void> {
  const id = await addTournament({ ...places, date: inMinutes(300), windows: [entry(-60, 120)] });
  await addRegistrations(id, squads());
  await goTo(page, `/admin/torneos/${id}/dia`);
  const rows = page.getByRole('list', { name: 'Faltan' }).getByRole('listitem');
  const row = rows.filter({ hasText: 'Escuadra Relámpago 1 [' });
  await row.getByText('Le falta 1 jugador.').waitFor();
  const chat = await row.getByRole('link').getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/A tu equipo le faltan jugadores/);
  expect(await row.getByRole('button').count()).toBe(0);
  const other = rows.filter({ hasText: 'Escuadra Relámpago 2 [' });
  const confirm = other.getByRole('button', { name: /^Confirmar a / });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const [word, name] = await Promise.all([
      confirm.getByText('Confirmar', { exact: true }).boundingBox(),
      other.getByText(/^Escuadra/).boundingBox(),
    ]);
    expect([width, (word?.width ?? 0) > 50, (name?.width ?? 0) > 80]).toEqual([width, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const edges = await Promise.all([other, confirm].map((each) => each.boundingBox()));
    const [ofRow, ofButton] = edges.map((box) => (box?.x ?? 0) + (box?.width ?? 0));
    expect((ofRow ?? 0) - (ofButton ?? 0)).toBeGreaterThanOrEqual(4);
    const tabs = page.getByRole('navigation', { name: 'Torneo' }).getByRole('link');
    const [first, last] = await Promise.all([tabs.first(), tabs.last()].map((tab) => tab.boundingBox()));
    expect(first?.x).toBeGreaterThanOrEqual(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  // Below these buttons follow the units, and then the queue, which should begin on the first screen.
  await page.setViewportSize(sizes.phone);
  const [many, extend] = await Promise.all(
    ['Confirmar varios', 'Extender'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(extend?.y).toBe(many?.y);

  await page.setViewportSize(SMALL);
  await expectFitsInLargeText(page, 'a day on which units are missing');
  await confirm.click();
  const decide = page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true });
  const bottom = () => decide.evaluate((button) => button.getBoundingClientRect().bottom);
  await decide.waitFor();
  expect(await bottom()).toBeLessThanOrEqual(SMALL.height);
  await setTextSize(page, '200%');
  await expect.poll(bottom).toBeGreaterThan(SMALL.height);
  await decide.scrollIntoViewIfNeeded();
  const button = await decide.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(SMALL.height);
  await setTextSize(page, '100%');
  await page.getByRole('button', { name: 'Avisó por el chat.' }).click();
  await decide.click();
  await page.getByText('Escuadra Relámpago 2 [ER2] quedó dentro', { exact: true }).waitFor();
  await other.getByText('ya no falta').waitFor();
  expect([await rows.count(), await other.getByRole('button').count()]).toEqual([12, 0]);
}

journey('the day of twelve squads is two screens tall, with the present step on top', async ({ visitor }) => {
  const account = await addAccount();
  const page = await returning(visitor, account);
  const measured: Record<string, number> = {};
  for (const { name, tournament, units, hasRoom = false, matches, step, isPart = true } of STATES) {
    const id = await addTournament({ ...places, ...tournament });
    const added = await addRegistrations(id, squads(units));
    if (hasRoom) {
      const room = { roomId: '12345678', password: 'fenix', openAt: new Date().toISOString() };
      await organiser(account, id).putRoom(roomName({ lobby: null, match: 1 }), room);
    }
    const ids = added.map((each) => each.id);
    if (matches !== undefined) await playFirst(account, id, matches, ids);
    if (name === STATES[0]?.name) await page.goto(`/admin/torneos/${id}/dia`);
    else await goTo(page, `/admin/torneos/${id}/dia`);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: `Copa ${id}` })
      .waitFor();
    if (step === null) await page.getByRole('region', { name: 'Torneo finalizado' }).waitFor();
    else await page.getByRole('region', { name: step }).waitFor();
    await expect.poll(async () => openParts(page)).toEqual(step === null || !isPart ? [] : [step]);
    await expect.poll(() => page.getByText(/^Cargando/).count()).toBe(0);
    measured[name] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  expect(Object.entries(measured).filter(([, height]) => height > TALL)).toEqual([]);
  await expectQuestionsToFit(page);
});
