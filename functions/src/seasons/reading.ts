import { SEASON_ROWS_MAX } from '@copa/domain/limits';
import { seasonCsv } from '@copa/domain/seasons/csv';
import type { previewSeason as previewing } from '@copa/domain/seasons/endpoints';
import type { SeasonRules } from '@copa/domain/seasons/season';
import { type SeasonRow, seasonTable } from '@copa/domain/seasons/table';
import type * as z from 'zod/mini';
import { type Actor, writeAudit } from '../audit.ts';
import type { CsvFile } from '../csv-file.ts';
import type { Context } from '../dependencies.ts';
import { readSeason, tournamentsOf } from './membership.ts';
import { withShown } from './season-board.ts';
import { storedResults } from './stored-results.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'database'>;
type Exporting = Pick<Context, 'database' | 'clock' | 'newId'>;
type Preview = z.output<typeof previewing.data>;

export async function previewSeason({ database }: Needs, id: string, rules: SeasonRules): Promise<Preview> {
  const [{ season }, results] = await Promise.all([shownSeason(database, id), storedResults(database, id)]);
  const [before, after] = [seasonTable(season, results), seasonTable({ ...season, rules }, results)];
  const placeOf = (table: readonly SeasonRow[]) =>
    new Map(table.map(({ number, rank, points }) => [number, { rank, points }]));
  const [then, now] = [placeOf(before), placeOf(after)];
  const shown = new Map(
    [...after.slice(0, SEASON_ROWS_MAX), ...before.slice(0, SEASON_ROWS_MAX)].map((row) => [row.number, row]),
  );
  return {
    moved: after.filter(({ number, rank }) => then.get(number)?.rank !== rank).length,
    rows: [...shown.values()].map(({ number, name }) => ({
      number,
      name,
      before: then.get(number) ?? null,
      after: now.get(number) ?? null,
    })),
  };
}

async function shownSeason(database: Needs['database'], id: string) {
  const season = await readSeason(database, id);
  const tournaments = await tournamentsOf(database, season.tournamentIds);
  return { season: withShown(season, tournaments), tournaments };
}

export async function exportSeason(needs: Exporting, actor: Actor, id: string): Promise<CsvFile> {
  const { database } = needs;
  const [{ season, tournaments }, results] = await Promise.all([
    shownSeason(database, id),
    storedResults(database, id),
  ]);
  await database.transaction(async (transaction) => {
    const { name } = season;
    writeAudit(transaction, needs, {
      actor,
      action: 'season.export',
      target: `seasons/${id}`,
      after: { name },
    });
  });
  const records = seasonCsv(tournaments, seasonTable(season, results));
  return { fileName: words.fileName(id), lines: asLines(records) };
}

async function* asLines(records: readonly string[]): AsyncIterable<string> {
  yield* records;
}
