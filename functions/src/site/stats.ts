import { ConfirmedBySchema } from '@copa/domain/day/confirmation';
import { runningWindow } from '@copa/domain/day/window-phase';
import { DAY_MS, HOUR_MS, MINUTE_MS, STATS_DAYS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { dueMatch } from '@copa/domain/play/due-match';
import type { Stats } from '@copa/domain/site/stats';
import type { Tournament, TournamentStatus } from '@copa/domain/tournaments/tournament';
import type { Context } from '../context.ts';
import {
  BOARDS,
  FORM_COUNTS,
  FORMS,
  REGISTRATIONS,
  ROOMS,
  TOURNAMENTS,
  USER_REQUESTS,
} from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import { publishDue } from '../tournaments/publish-due.ts';
import { publicStats, registrationCounts } from '../tournaments/queries.ts';

export async function panelStats(context: Context): Promise<Stats> {
  const { database } = context;
  const now = context.clock();
  await publishDue(context, now);
  const [tournaments, registrations, recent, perTournament, forms, pendingRequests] = await Promise.all([
    tournamentCounts(context),
    registrationCounts(database),
    recentRegistrations(database, now),
    latestTournaments(database, now),
    formCounts(database),
    database.count(USER_REQUESTS, [{ field: 'status', op: '==', value: 'pending' }]),
  ]);
  return { tournaments, registrations, ...recent, perTournament, forms, pendingRequests };
}

async function tournamentCounts(context: Context): Promise<Stats['tournaments']> {
  const count = (status: TournamentStatus) =>
    context.database.count(TOURNAMENTS, [{ field: 'status', op: '==', value: status }]);
  const [draft, scheduled, { published, completed }] = await Promise.all([
    count('draft'),
    count('scheduled'),
    publicStats(context),
  ]);
  return { total: draft + scheduled + published, draft, scheduled, published, completed };
}

async function formCounts(database: Database): Promise<Stats['forms']> {
  const [total, active, responses] = await Promise.all([
    database.count(FORMS),
    database.count(FORMS, [{ field: 'isActive', op: '==', value: true }]),
    database.sum(FORM_COUNTS, 'responses'),
  ]);
  return { total, active, responses };
}

/** One pass over the last days, a page at a time: what is kept is numbers. */
async function recentRegistrations(
  database: Database,
  now: Date,
): Promise<Pick<Stats, 'registrationsByDay' | 'approvalMinutes'>> {
  const days = lastDays(now);
  const first = new Date(`${[...days.keys()][0] ?? dayOf(now)}T00:00:00Z`);
  const minutes: number[] = [];
  const recent = database.stream(REGISTRATIONS, {
    where: [{ field: 'createdAt', op: '>=', value: first }],
    orderBy: { field: 'createdAt', direction: 'asc' },
  });
  for await (const { createdAt, decidedAt } of recent) {
    const day = dayOf(createdAt);
    const count = days.get(day);
    // A clock that was wrong for a while wrote days to come.
    if (count !== undefined) days.set(day, count + 1);
    if (decidedAt !== null) minutes.push(Math.max(0, decidedAt.getTime() - createdAt.getTime()) / MINUTE_MS);
  }
  return {
    registrationsByDay: [...days].map(([day, count]) => ({ day, count })),
    approvalMinutes:
      minutes.length === 0 ? null : { median: quantile(minutes, 0.5), p90: quantile(minutes, 0.9) },
  };
}

async function latestTournaments(database: Database, now: Date): Promise<Stats['perTournament']> {
  const [undated, dated] = await Promise.all([
    database.find(TOURNAMENTS, { where: [{ field: 'date', op: '==', value: null }] }, STATS_TOURNAMENTS),
    database.find(TOURNAMENTS, { orderBy: { field: 'date', direction: 'desc' } }, STATS_TOURNAMENTS),
  ]);
  const latest = new Map([...undated, ...dated].map((tournament) => [tournament.id, tournament]));
  return Promise.all(
    [...latest.values()].slice(0, STATS_TOURNAMENTS).map(async (tournament) => {
      const { id, name, date, timeZone, maxPlayers, currentPlayers, waitingPlayers } = tournament;
      const { cancelledAt, windows, closings, waitlist } = tournament;
      const [registrations, confirming, room, due] = await Promise.all([
        registrationCounts(database, id),
        confirmingIn(database, tournament, now),
        roomOf(database, tournament, now),
        dueMatchOf(database, tournament, now),
      ]);
      return {
        id,
        name,
        date,
        timeZone,
        maxPlayers,
        currentPlayers,
        waitingPlayers,
        cancelledAt,
        windows,
        closings,
        waitlistMode: waitlist.mode,
        registrations,
        confirming,
        room,
        dueMatch: due,
      };
    }),
  );
}

/** Counted by what was said, and not by what is missing: documents from before say nothing at all. */
async function confirmingIn(
  database: Database,
  tournament: Tournament,
  now: Date,
): Promise<Stats['perTournament'][number]['confirming']> {
  const window = tournament.cancelledAt === null ? runningWindow(tournament, now) : null;
  if (window === null) return null;
  const confirmed = await database.count(REGISTRATIONS, [
    { field: 'tournamentId', op: '==', value: tournament.id },
    { field: 'place', op: '==', value: 'held' },
    { field: `confirmations.${window.kind}.by`, op: 'in', value: ConfirmedBySchema.options },
  ]);
  return { kind: window.kind, confirmed };
}

/** Read only while somebody has to prepare it, and where one was ever written. */
async function roomOf(
  database: Database,
  { id, date, cancelledAt, roomsRevision }: Tournament,
  now: Date,
): Promise<Stats['perTournament'][number]['room']> {
  const left = date === null ? 0 : date.getTime() - now.getTime();
  if (cancelledAt !== null || left <= 0 || left > HOUR_MS) return null;
  const rooms = roomsRevision === 0 ? null : await database.get(ROOMS, id);
  return { openAt: rooms?.rooms[0]?.openAt ?? null };
}

/** From the board, which is one document, and only while a tournament is played. */
async function dueMatchOf(
  database: Database,
  { id, stage, date, cancelledAt }: Tournament,
  now: Date,
): Promise<Stats['perTournament'][number]['dueMatch']> {
  const sinceStart = date === null ? -1 : now.getTime() - date.getTime();
  if (stage === 0 || cancelledAt !== null || sinceStart < 0 || sinceStart > DAY_MS) return null;
  const board = await database.get(BOARDS, boardId(id, stage));
  return board === null ? null : dueMatch(board);
}

function lastDays(now: Date): Map<string, number> {
  const days = new Map<string, number>();
  for (let back = STATS_DAYS - 1; back >= 0; back -= 1)
    days.set(dayOf(new Date(now.getTime() - back * DAY_MS)), 0);
  return days;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Nearest rank: always a value that was measured. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? 0;
}
