import { DAY_MS } from '@copa/domain/limits';
import { finalRanksOf } from '@copa/domain/seasons/final-ranks';
import { recounted } from '@copa/domain/seasons/recount';
import { RANK_POINTS, type Season, SeasonSchema } from '@copa/domain/seasons/season';
import { SeasonBoardSchema, seasonBoardOf } from '@copa/domain/seasons/season-board';
import { type SeasonResult, SeasonResultSchema } from '@copa/domain/seasons/season-result';
import { usualDays } from '@copa/domain/seasons/series';
import { seasonTable, standingsOf } from '@copa/domain/seasons/table';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { RegistrationCodes } from '../../functions/src/desk/code.ts';
import { shownIn } from '../../functions/src/seasons/season-board.ts';
import { linesOfPlaces } from '../../functions/src/seasons/season-lines.ts';
import type { Collection } from '../../functions/src/store/collection.ts';
import {
  BOARDS,
  REGISTRATIONS,
  resultsOf,
  SEASON_BOARDS,
  SEASON_RUNS,
  SEASONS,
  TOURNAMENTS,
} from '../../functions/src/store/collections.ts';
import { fieldsOf } from '../../functions/src/store/documents.ts';
import { SEASON_ID, SEASON_NAME } from './season-tournaments.ts';

type Documents = ReadonlyMap<string, DocumentData>;

export function seasonDocuments(
  documents: Documents,
  codes: RegistrationCodes,
  now: Date,
): { readonly results: readonly SeasonResult[]; readonly documents: Documents } {
  const tournaments = storedIn(documents, TOURNAMENTS).filter((each) => each.season?.id === SEASON_ID);
  const season = seasonOf(tournaments, now);
  let lastNumber = 0;
  const newNumber = () => {
    lastNumber += 1;
    return lastNumber;
  };
  let counted: readonly SeasonResult[] = [];
  for (const tournament of tournaments) {
    const { id, endedAt } = tournament;
    const lines =
      endedAt === null ? null : linesOfPlaces(tournament, placesIn(documents, tournament), season.id, codes);
    counted = recounted(counted, { tournamentId: id, lines, aged: new Set(), newNumber });
  }
  const table = seasonTable(season, counted);
  const standings = standingsOf(table);
  const results = counted.map((result) =>
    z.parse(SeasonResultSchema, { ...result, standing: standings.get(result.id) ?? null }),
  );
  const board = z.parse(SeasonBoardSchema, {
    ...seasonBoardOf(season, shownIn(tournaments), table),
    revision: 1,
    updatedAt: now,
  });
  return {
    results,
    documents: new Map<string, DocumentData>([
      [`${SEASONS.path}/${season.id}`, fieldsOf(season)],
      [`${SEASON_BOARDS.path}/${season.id}`, fieldsOf(board)],
      [`${SEASON_RUNS.path}/${season.id}`, { run: 'demo', lastNumber }],
      ...results.map((result) => [`${resultsOf(season.id).path}/${result.id}`, fieldsOf(result)] as const),
    ]),
  };
}

function seasonOf(tournaments: readonly Tournament[], now: Date): Season {
  return z.parse(SeasonSchema, {
    id: SEASON_ID,
    name: SEASON_NAME,
    ...usualDays(tournaments),
    rules: {
      counting: { kind: 'ranks', worth: [...RANK_POINTS] },
      best: 4,
      rankedFrom: 2,
      substitutes: 'half',
    },
    state: 'open',
    corrections: [],
    tournamentIds: tournaments.map(({ id }) => id),
    revision: 1,
    updatedAt: new Date(now.getTime() - DAY_MS),
  });
}

function placesIn(documents: Documents, { id }: Tournament) {
  const boards = storedIn(documents, BOARDS, id);
  const units = storedIn(documents, REGISTRATIONS, id);
  return finalRanksOf(boards).map(
    (place) => [place, units.find(({ number }) => number === place.number) ?? null] as const,
  );
}

function storedIn<T extends { readonly id: string }>(
  documents: Documents,
  { path: collection, schema }: Collection<T>,
  tournamentId?: string,
): readonly T[] {
  return [...documents].flatMap(([path, data]) => {
    const id = path.slice(collection.length + 1);
    const isInside = path.startsWith(`${collection}/`) && !id.includes('/');
    const isWanted = tournamentId === undefined || data['tournamentId'] === tournamentId;
    return isInside && isWanted ? [z.parse(schema, { ...data, id })] : [];
  });
}
