import { isDeepStrictEqual } from 'node:util';
import { recounted, withoutHidden } from '@copa/domain/seasons/recount';
import type { Season } from '@copa/domain/seasons/season';
import { seasonBoardOf } from '@copa/domain/seasons/season-board';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import { seasonTable, standingsOf } from '@copa/domain/seasons/table';
import type { Context } from '../dependencies.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { throwFailures } from '../logger.ts';
import { dueOnAgenda, seasonAndTournamentIn } from '../store/agenda.ts';
import {
  AGENDA,
  type AgendaItem,
  hiddenIn,
  resultsOf,
  SEASON_BOARDS,
  SEASON_RUNS,
  SEASONS,
  TOURNAMENTS,
} from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { removalPage } from '../store/removal-page.ts';
import type { InSeason } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { shownIn, withShown, writeBoard } from './season-board.ts';
import { isShown, linesOf } from './season-lines.ts';
import { storedResults } from './stored-results.ts';

export type SeasonJob = Pick<Context, 'config' | 'database' | 'clock' | 'newId'>;

/** A result has at most sixty lines, so this many results fit into a commit of 10 MiB. */
const RESULTS_AT_ONCE = 200;

export async function writeSeasons(needs: SeasonJob, now: Date): Promise<void> {
  const marks = (await dueOnAgenda(needs.database, now)).filter(({ task }) => task === 'season');
  const failures: unknown[] = [];
  for (const id of new Set(marks.map(({ about }) => seasonAndTournamentIn(about).season))) {
    const own = marks.filter(({ about }) => seasonAndTournamentIn(about).season === id);
    try {
      await writeSeason(needs, id, own);
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures);
}

/**
 * Each run stores a new run id first. An earlier run then writes no more results, because its reads may be
 * outdated.
 */
async function writeSeason(needs: SeasonJob, id: string, marks: readonly AgendaItem[]): Promise<void> {
  const begun = await begin(needs, id);
  const { season } = begun;
  if (season === null || season.erasedAt !== null) await removeResults(needs, id);
  else if (!(await writeCounted(needs, season, begun, marks))) return;
  await takeOffAgenda(needs, marks);
}

interface Run {
  readonly run: string;
  readonly lastNumber: number;
}

function begin({ database, newId, clock }: SeasonJob, id: string) {
  const run = newId();
  return database.transaction(async (transaction) => {
    const [season, last] = await Promise.all([
      transaction.get(SEASONS, id),
      transaction.get(SEASON_RUNS, id),
    ]);
    const stored: readonly (InSeason | null)[] =
      season === null ? [] : await transaction.getAll(TOURNAMENTS, season.tournamentIds);
    const tournaments = stored.flatMap((tournament) => (tournament?.season?.id === id ? [tournament] : []));
    const lastNumber = last?.lastNumber ?? 0;
    transaction.set(SEASON_RUNS, { id, run, lastNumber });
    if (season === null || tournaments.length === stored.length)
      return { season, tournaments, run, lastNumber };
    const tournamentIds = tournaments.map((tournament) => tournament.id);
    const left = { ...season, tournamentIds, updatedAt: laterThan(season.updatedAt, clock()) };
    transaction.set(SEASONS, left);
    return { season: left, tournaments, run, lastNumber };
  });
}

async function writeCounted(
  needs: SeasonJob,
  season: Season,
  { tournaments, ...begun }: Run & { readonly tournaments: readonly InSeason[] },
  marks: readonly AgendaItem[],
): Promise<boolean> {
  const { database, config } = needs;
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const [stored, hidden] = await Promise.all([
    storedResults(database, season.id),
    database.find(hiddenIn(season.id), {}),
  ]);
  const aged = new Set(
    tournaments.flatMap(({ id, playersErasedAt }) => (playersErasedAt === null ? [] : [id])),
  );
  let lastNumber = Math.max(begun.lastNumber, ...stored.map(({ number }) => number));
  const newNumber = () => {
    lastNumber += 1;
    return lastNumber;
  };
  let results: readonly SeasonResult[] = stored;
  for (const tournamentId of marks.flatMap(({ about }) => seasonAndTournamentIn(about).tournament ?? [])) {
    // An aged tournament keeps its results, because they cannot be counted again.
    if (aged.has(tournamentId)) continue;
    const tournament = tournaments.find(({ id }) => id === tournamentId) ?? null;
    const shown = tournament !== null && isShown(tournament) ? tournament : null;
    const lines = shown?.endedAt ? await linesOf(database, shown, season.id, codes) : null;
    results = recounted(results, { tournamentId, lines, aged, newNumber });
  }
  results = withoutHidden(results, hidden);
  const table = seasonTable(withShown(season, tournaments), results);
  const standings = standingsOf(table);
  const before = new Map(stored.map((result) => [result.id, result]));
  const changed = results
    .map((result) => ({ ...result, standing: standings.get(result.id) ?? null }))
    .filter((result) => !isDeepStrictEqual(result, before.get(result.id)));
  const run = { run: begun.run, lastNumber };
  for (let from = 0; from < changed.length; from += RESULTS_AT_ONCE) {
    const page = changed.slice(from, from + RESULTS_AT_ONCE);
    const isWritten = await inRun(needs, season.id, run, async (transaction) => () => {
      for (const result of page) transaction.set(resultsOf(season.id), result);
    });
    if (!isWritten) return false;
  }
  return inRun(needs, season.id, run, async (transaction) => {
    const board = await transaction.get(SEASON_BOARDS, season.id);
    return () =>
      writeBoard(transaction, board, seasonBoardOf(season, shownIn(tournaments), table), needs.clock());
  });
}

function inRun(
  { database }: SeasonJob,
  id: string,
  run: Run,
  read: (transaction: Transaction) => Promise<() => void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const current = await transaction.get(SEASON_RUNS, id);
    if (current?.run !== run.run) return false;
    const write = await read(transaction);
    transaction.set(SEASON_RUNS, { id, ...run });
    write();
    return true;
  });
}

export async function removeResults({ database }: Pick<SeasonJob, 'database'>, id: string): Promise<void> {
  for (;;) {
    const isLast = await database.transaction(async (transaction) => {
      const pages = await Promise.all([
        removalPage(transaction, resultsOf(id), {}, { atOnce: RESULTS_AT_ONCE }),
        removalPage(transaction, hiddenIn(id), {}, { atOnce: RESULTS_AT_ONCE }),
      ]);
      for (const page of pages) page.remove();
      const isDone = pages.every(({ isLast }) => isLast);
      if (isDone) transaction.remove(SEASON_RUNS, id);
      return isDone;
    });
    if (isLast) return;
  }
}

function takeOffAgenda({ database }: SeasonJob, marks: readonly AgendaItem[]): Promise<void> {
  return database.transaction(async (transaction) => {
    const current = await transaction.getAll(
      AGENDA,
      marks.map(({ id }) => id),
    );
    for (const [index, { id, turn }] of marks.entries()) {
      if (current[index]?.turn === turn) transaction.remove(AGENDA, id);
    }
  });
}
