import { AppError } from '@copa/domain/errors';
import {
  CANCELLED_SHOWN_MS,
  DEFAULT_PLAY_MS,
  LONGEST_PLAY_MS,
  STRANGERS_PAGE_MAX,
  STRANGERS_PAGE_WITH_STATS_MAX,
  STRANGERS_STATS_MAX,
} from '@copa/domain/limits';
import { can, type HasRole } from '@copa/domain/people/roles';
import { shownCounts } from '@copa/domain/registrations/figures';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import type { PublicStats } from '@copa/domain/tournaments/public-stats';
import { isOver, phase, storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament, TournamentStatus } from '@copa/domain/tournaments/tournament';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { type Database, equal, type Filter, inRange, type Page, type Paging } from '../store/database.ts';
import { FIGURES, figuresOfNothing } from '../store/figures.ts';
import { publishDue } from './publish-due.ts';
import { soonestPage } from './soonest-first.ts';
import * as words from './words.ts';

const PUBLISHED: Filter = { field: 'status', op: '==', value: 'published' };
const NEWEST_FIRST = { field: 'date', direction: 'desc' } as const;

export function tournamentAnswer(tournament: Tournament, now: Date): TournamentAnswer {
  return { ...tournament, status: storedStatus(tournament, now), phase: phase(tournament, now) };
}

interface ListRequest extends Paging {
  readonly status?: TournamentStatus | undefined;
  readonly includeStats?: boolean;
}

export async function listTournaments(
  context: Context,
  caller: HasRole | null,
  { status, includeStats = false, ...page }: ListRequest,
): Promise<Page<TournamentAnswer>> {
  const now = context.clock();
  const seesAll = can(caller, 'manage_tournaments');
  if (!seesAll && status !== undefined && status !== 'published') throw refusal('permission-denied');
  if (seesAll) await publishDue(context, now);
  const most = includeStats ? STRANGERS_PAGE_WITH_STATS_MAX : STRANGERS_PAGE_MAX;
  const shown = seesAll ? status : 'published';
  const { items, nextCursor } = await context.database.page(TOURNAMENTS, {
    ...page,
    limit: seesAll ? page.limit : Math.min(page.limit, most),
    where: shown === undefined ? [] : equal({ status: shown }),
    orderBy: NEWEST_FIRST,
  });
  return { items: items.map((tournament) => tournamentAnswer(tournament, now)), nextCursor };
}

export async function getTournament(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  caller: HasRole | null,
  id: string,
): Promise<TournamentAnswer> {
  const now = clock();
  const tournament = found(await database.get(TOURNAMENTS, id), words.tournamentMissing);
  const visible = storedStatus(tournament, now) === 'published' || can(caller, 'manage_tournaments');
  return tournamentAnswer(found(visible ? tournament : null, words.tournamentMissing), now);
}

export async function publicTournament(needs: Pick<Context, 'database' | 'clock'>, id: string) {
  try {
    return await getTournament(needs, null, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

const LIST_MAX = 50;
const UNDATED_MAX = 8;

export const PUBLISHED_UNDATED: readonly Filter[] = [
  PUBLISHED,
  ...equal({ date: null, endedAt: null, cancelledAt: null }),
];

export async function activeTournaments(
  database: Pick<Database, 'find'>,
  now: Date,
): Promise<readonly Tournament[]> {
  const [dated, undated, cancelled] = await Promise.all([
    publishedFrom(database, 'date', new Date(now.getTime() - LONGEST_PLAY_MS), LIST_MAX),
    database.find(TOURNAMENTS, { where: PUBLISHED_UNDATED }, UNDATED_MAX),
    publishedFrom(database, 'cancelledAt', new Date(now.getTime() - CANCELLED_SHOWN_MS), LIST_MAX),
  ]);
  return [...dated, ...undated, ...cancelled.filter(({ date }) => date === null)]
    .filter((tournament) => !isOver(tournament, now))
    .slice(0, LIST_MAX);
}

export const comingTournaments = (database: Pick<Database, 'find'>, now: Date, limit: number) =>
  publishedFrom(database, 'date', now, limit);

export function comingOfSeries(database: Pick<Database, 'find'>, series: string, now: Date, limit: number) {
  const where: readonly Filter[] = [
    PUBLISHED,
    { field: 'date', op: '>=', value: now },
    { field: 'name', op: '>=', value: series },
    // In the sort order `:` follows `9`, so a name such as `${series} #12` is below this bound.
    { field: 'name', op: '<', value: `${series} #:` },
  ];
  return database.find(TOURNAMENTS, { where, orderBy: { field: 'date', direction: 'asc' } }, limit);
}

/**
 * The phase of a tournament depends on the time and is not stored. So this function reads the tournaments that
 * are possibly not over yet, up to the limits of its queries.
 */
export async function publicStats({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<PublicStats> {
  const now = clock();
  const playing = new Date(now.getTime() - DEFAULT_PLAY_MS);
  const ahead: readonly Filter[] = [
    PUBLISHED,
    { field: 'cancelledAt', op: '==', value: null },
    { field: 'date', op: '>=', value: playing },
  ];
  const [published, cancelled, players, coming, ...found] = await Promise.all([
    database.count(TOURNAMENTS, [PUBLISHED]),
    database.count(TOURNAMENTS, [PUBLISHED, { field: 'cancelledAt', op: '>', value: new Date(0) }]),
    // A single `NaN` would make the sum `NaN`. The filter leaves out `NaN` and negative numbers.
    database.sum(TOURNAMENTS, 'currentPlayers', [PUBLISHED, { field: 'currentPlayers', op: '>=', value: 0 }]),
    database.count(TOURNAMENTS, ahead),
    publishedFrom(database, 'date', playing, STRANGERS_STATS_MAX),
    publishedFrom(database, 'endDate', now, UNDATED_MAX),
    database.find(TOURNAMENTS, { where: PUBLISHED_UNDATED }, UNDATED_MAX),
  ]);
  const byId = new Map(found.flat().map((tournament) => [tournament.id, tournament]));
  const read = [...byId.values()].filter(({ cancelledAt }) => cancelledAt === null);
  const current = read.filter((tournament) => !isOver(tournament, now));
  const unread = Math.max(0, coming - read.filter(({ date }) => date !== null && date >= playing).length);
  return {
    published,
    players,
    open: current.filter((tournament) => phase(tournament, now) === 'open').length,
    completed: Math.max(0, published - cancelled - current.length - unread),
  };
}

function publishedFrom(
  database: Pick<Database, 'find'>,
  field: 'date' | 'endDate' | 'cancelledAt',
  now: Date,
  limit?: number,
) {
  return database.find(TOURNAMENTS, inRange(field, '>=', now, PUBLISHED), limit);
}

type RegistrationCounts = ReturnType<typeof shownCounts>;

export async function listTournamentsWithRegistrations(
  context: Context,
  page: Paging,
): Promise<Page<TournamentAnswer & { readonly registrations: RegistrationCounts }>> {
  const now = context.clock();
  await publishDue(context, now);
  const from = new Date(now.getTime() - LONGEST_PLAY_MS);
  const { items, nextCursor } = await soonestPage(context.database, from, page);
  const figures = await context.database.getReadable(
    FIGURES,
    items.map(({ id }) => id),
  );
  const answers = items.map((tournament, index) => {
    const counts = shownCounts(figures[index] ?? figuresOfNothing(tournament.id));
    return { ...tournamentAnswer(tournament, now), registrations: counts };
  });
  return { items: answers, nextCursor };
}
