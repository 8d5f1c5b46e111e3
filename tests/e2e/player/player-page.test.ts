import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { journey, SMALL } from '../support/journey.ts';
import { addTournament, firestore } from '../support/suite-data.ts';

journey('a player sees the own nick as written, and a tap in a row opens its table', async ({ visitor }) => {
  const tournamentId = await addTournament();
  const key = tournamentId
    .toLowerCase()
    .replace(/[^0-9a-z]|[ilou]/g, '0')
    .padEnd(26, '0')
    .slice(0, 26);
  const result = { stage: 'Final', kind: 'rank', rank: 1, booyahs: 2, kills: 9 };
  const entry = { tournamentId, tournament: 'Copa', date: null, timeZone: 'America/Bogota', number: 1 };
  await firestore
    .doc(`players/${key}`)
    .set({ nick: 'AnaFNX', entries: [{ ...entry, unit: 'AnaFNX', result }] });
  const page = await visitor({ viewport: SMALL });
  await page.goto(`/jugador/${key}`);
  const nick = page.getByText('AnaFNX', { exact: true });
  await nick.waitFor();
  expect(await nick.evaluate((each) => getComputedStyle(each).textTransform)).toBe('none');
  await expectAccessible(page, 'the page of a player');
  const row = page.locator('main li').first();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 4, y: height - 4 } });
  await page.waitForURL(`/tournament/${tournamentId}/posiciones`);
});
