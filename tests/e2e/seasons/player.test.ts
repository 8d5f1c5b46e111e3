import { randomUUID } from 'node:crypto';
import { NICK_MAX } from '@copa/domain/limits';
import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { registered } from '../play/organising.ts';
import { addAccount } from '../support/admin.ts';
import { expectOnConsole } from '../support/console-watch.ts';
import { journey, SMALL } from '../support/journey.ts';
import { runPublishing } from '../support/publishing.ts';
import {
  freshFreeFireId,
  openRegistration,
  sendAndStay,
  submitButton,
} from '../support/registration-form.ts';
import { addRegistrations, HELD, unitsOf } from '../support/registrations.ts';
import { addTournament, inMinutes, putSeasonBoard } from '../support/suite-data.ts';
import { createSeason, forgetSeason, joinSeason, playEvening } from './evenings.ts';

const PLAYERS = 60;
const RULES = {
  counting: { kind: 'ranks', worth: Array.from({ length: PLAYERS }, (_, at) => PLAYERS - at) },
  best: null,
  rankedFrom: 1,
  substitutes: 'all',
} as const;

async function addOthers(tournament: string, count: number, from: number): Promise<void> {
  const others = Array.from({ length: count }, (_, at) => ({ ...HELD, number: from + at }));
  await addRegistrations(tournament, others);
}

const unitsIn = async (tournament: string) =>
  (await unitsOf(tournament)).map((unit) => unit.get('qualified') as unknown);

async function openOwn(page: Page, data: string): Promise<void> {
  await page.goto(data);
  const kept = () => page.evaluate(() => localStorage.getItem('copa-fenix_inscripciones') ?? '');
  await expect.poll(kept).toContain(data.split('/').at(-1));
}

/** Opens a table of a hundred rows, each with the longest nick. */
async function expectLegible(page: Page): Promise<void> {
  const { board } = sampleSeason({ players: 100 });
  const id = `viaje-${randomUUID().slice(0, 8)}`;
  const rows = board.rows.map((row) => ({ ...row, name: String(row.number).padStart(NICK_MAX, 'W') }));
  await putSeasonBoard({ ...board, id, rows });
  forgetSeason(id);
  await page.goto(`/temporada/${id}`);
  const lines = page.getByRole('table').locator('tr:has([scope="row"])');
  await lines.nth(99).waitFor();
  const shown = await lines.evaluateAll((all) =>
    all.map((line) => {
      const cells = [...line.children].filter((cell) => cell.checkVisibility());
      const { left = -1, right = Infinity } = line.querySelector('th span')?.getBoundingClientRect() ?? {};
      return {
        name: line.querySelector('th')?.innerText.trim(),
        isInside: left >= 0 && right <= innerWidth,
        smallest: Math.min(...cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))),
        isWhole: cells.every((cell) => cell.scrollWidth <= cell.clientWidth),
      };
    }),
  );
  expect(shown.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  expect(shown.filter(({ isInside, isWhole, smallest }) => !isInside || !isWhole || smallest < 12)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALL.width);
}

journey('a player climbs from the 40th place into the final, which refuses the 61st', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const ana = { nick: 'AnaFNX', freeFireId: freshFreeFireId() };
  const last = { nick: 'UltimoFNX', freeFireId: freshFreeFireId() };
  const first = await addTournament({ maxPlayers: 100 });
  // The draw by seed puts `climbing` into lobby a and `losing` into lobby b.
  const climbing = await registered(account, first, ana.nick, ana);
  const losing = await registered(account, first, last.nick, last);
  await addOthers(first, PLAYERS - 2, 3);
  const season = await createSeason(account, [first], RULES);
  const rankOf = (unit: string, seat: number) =>
    unit === climbing.unit ? 19.5 : unit === losing.unit ? PLAYERS : seat;
  await playEvening(account, first, rankOf, (lobby) => (lobby === 'a' ? 0 : 1));
  await runPublishing();

  const phone = await visitor({ viewport: SMALL, clock: true });
  await openOwn(phone, climbing.data);
  await phone.goto(climbing.ticket);
  await phone
    .getByText(/^Sumaste 21\. Vas 40\.º de 60 en la temporada; te falta 1 para el 39\.º\.$/)
    .waitFor();

  const second = await addTournament({ maxPlayers: 100 });
  await joinSeason(account, season, second);
  const again = await registered(account, second, ana.nick, ana);
  await addOthers(second, 2, 2);
  await playEvening(account, second, (unit) => (unit === again.unit ? 0 : 1));
  await runPublishing();
  await openOwn(phone, again.data);
  await phone.goto(again.ticket);
  await phone.getByText(/^Sumaste 60\. Vas 1\.º de 62 en la temporada\.$/).waitFor();
  await phone.getByRole('link', { name: 'Ver la tabla de la temporada' }).click();
  await phone.getByText('AnaFNX').first().waitFor();
  await expectLegible(phone);
  await phone.goto('/mi');
  await phone.getByText('Temporada del viaje').first().waitFor();

  const reserved = { seasonId: season, steps: [{ first: 48, endsAt: inMinutes(600) }] };
  const final = await addTournament({ maxPlayers: 48, reserved });
  const other = await visitor({ viewport: SMALL });
  expectOnConsole(other, /status of 409/);
  await openOwn(other, losing.data);
  await openRegistration(other, final, 'Luis Último', last.freeFireId);
  await submitButton(other).click();
  await other
    .getByText(/Esta final es para los primeros 48\. Vas 61\.º\./)
    .first()
    .waitFor();

  await openRegistration(phone, final, 'Ana Jugadora', ana.freeFireId);
  await sendAndStay(phone);
  await phone.getByRole('link', { name: 'Ver mi estado' }).click();
  await phone.getByText('Pendiente', { exact: true }).waitFor();
  expect(await unitsIn(final)).toEqual([expect.objectContaining({ rank: 1, isProven: true })]);
});
