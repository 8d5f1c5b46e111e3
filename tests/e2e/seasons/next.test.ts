import { randomUUID } from 'node:crypto';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { expect } from 'vitest';
import { expectFitsInLargeText, expectWholeWordsInLargeText } from '../support/accessibility.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { expectStill, openWithFonts } from '../support/layout-shift.ts';
import { addForm, addTournament, inMinutes, putBoards, putSeasonBoard } from '../support/suite-data.ts';
import { forgetSeason } from './evenings.ts';

const IN_FIVE_DAYS = inMinutes(7200);

journey(
  'a past tournament, its table and its season lead to the next one in one tap',
  async ({ visitor }) => {
    const season = { id: `sigue-${randomUUID().slice(0, 8)}`, name: 'Temporada' };
    const linkedFormId = await addForm({ title: 'Ficha', fields: [] });
    const name = `Noche ${season.id}`;
    const next = await addTournament({ name, season, linkedFormId, date: IN_FIVE_DAYS });
    const begun = { date: inMinutes(-300), endedAt: inMinutes(-60), stage: 1 };
    const past = await addTournament({ season, linkedFormId, ...begun });
    const stage = { state: 'closed', closedAt: new Date(), advance: { perLobby: 0, byTable: 0 } } as const;
    await putBoards(sampleBoard({ tournamentId: past, lobbies: { a: ['Uno', 'Dos'] }, stage }));
    const { board } = sampleSeason();
    const ahead = {
      id: next,
      name,
      date: IN_FIVE_DAYS,
      timeZone: 'UTC',
      modality: 'solo',
      units: null,
    } as const;
    await putSeasonBoard({ ...board, id: season.id, tournaments: [...board.tournaments.slice(0, 2), ahead] });
    forgetSeason(season.id);

    const page = await visitor({ viewport: SMALL });
    for (const from of [`/tournament/${past}`, `/tournament/${past}/posiciones`, `/temporada/${season.id}`]) {
      await page.goto(from);
      await page.getByRole('link', { name: `Inscríbete en ${name}` }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/tournament/${next}`);
    }

    await page.goto('/tournament-history');
    await page.getByRole('link', { name: season.name, exact: true }).first().waitFor();
    await expectWholeWordsInLargeText(page, 'the history');
    await expectFitsInLargeText(page, 'the history');

    const wide = await visitor({ size: 'desktop' });
    const byFonts = await openWithFonts(wide, `/temporada/${season.id}`);
    const way = wide.getByRole('link', { name: `Inscríbete en ${name}` });
    await way.waitFor();
    await expectStill(wide, byFonts);
    const { y = 0, height = 0 } = (await way.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(sizes.desktop.height);
  },
);
