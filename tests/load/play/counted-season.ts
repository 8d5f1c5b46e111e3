import { boardId } from '@copa/domain/play/board';
import { finalRanksOf } from '@copa/domain/seasons/final-ranks';
import { seasonBoardOf } from '@copa/domain/seasons/season-board';
import { seasonTable, standingsOf } from '@copa/domain/seasons/table';
import { createRegistrationCodes } from '../../../functions/src/desk/code.ts';
import { linesOfUnit } from '../../../functions/src/seasons/season-lines.ts';
import {
  BOARDS,
  hiddenIn,
  REGISTRATIONS,
  resultsOf,
  SEASON_BOARDS,
  SEASONS,
  TOURNAMENTS,
} from '../../../functions/src/store/collections.ts';
import type { Instance } from '../../setup/local-site/services.ts';

export async function countAnew({ dependencies: { database, config } }: Instance, seasonId: string) {
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const season = await database.get(SEASONS, seasonId);
  if (season === null) throw new Error('no season');
  const results = await database.find(resultsOf(seasonId), {});
  const all = await database.find(TOURNAMENTS, {});
  const members = all.filter(
    (each) => each.season?.id === seasonId && each.status === 'published' && !each.cancelledAt,
  );
  const hidden = new Map(
    (await database.find(hiddenIn(seasonId), {})).map(({ id, at }) => [id, at.getTime()]),
  );
  const expected: string[] = [];
  for (const { id, endedAt, stage, playersErasedAt } of members) {
    if (endedAt === null || playersErasedAt !== null) continue;
    const boards = await database.getAll(
      BOARDS,
      Array.from({ length: stage }, (_, at) => boardId(id, at + 1)),
    );
    const places = finalRanksOf(boards.flatMap((board) => board ?? []));
    const units = await database.find(REGISTRATIONS, {
      where: [{ field: 'tournamentId', op: '==', value: id }],
    });
    for (const unit of units) {
      const place = places.find(({ number }) => number === unit.number);
      if (place === undefined) continue;
      for (const { freeFireId, isSubstitute, nick, namedAt } of linesOfUnit(unit)) {
        const key = codes.seasonPlayerOf(seasonId, freeFireId);
        const shown = (namedAt?.getTime() ?? 0) > (hidden.get(key) ?? 0) ? nick : null;
        expected.push(
          JSON.stringify([key, id, place.rank, place.points, places.length, isSubstitute, shown]),
        );
      }
    }
  }
  const aged = new Set(all.flatMap(({ id, playersErasedAt }) => (playersErasedAt === null ? [] : [id])));
  const stored = results.flatMap(({ id: key, lines }) =>
    lines
      .filter(({ tournamentId }) => !aged.has(tournamentId))
      .map(({ tournamentId, rank, points, units, isSubstitute, nick }) =>
        JSON.stringify([key, tournamentId, rank, points, units, isSubstitute, nick]),
      ),
  );
  const shownOnly = { ...season, tournamentIds: members.map(({ id }) => id) };
  const table = seasonTable(shownOnly, results);
  const standings = standingsOf(table);
  const board = await database.get(SEASON_BOARDS, seasonId);
  const { revision: _, updatedAt: __, ...shown } = board ?? { revision: 0, updatedAt: null };
  const tournaments = members.map(({ id, name, date, timeZone, modality }) => ({
    id,
    name,
    date,
    timeZone,
    modality,
  }));
  return {
    stored: {
      lines: stored.toSorted(),
      standings: results.map(({ id, standing }) => [id, standing]),
      board: shown,
      numbers: new Set(results.map(({ number }) => number)).size,
    },
    expected: {
      lines: expected.toSorted(),
      standings: results.map(({ id }) => [id, standings.get(id) ?? null]),
      board: seasonBoardOf(season, tournaments, table),
      numbers: results.length,
    },
  };
}
