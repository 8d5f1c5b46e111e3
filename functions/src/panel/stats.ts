import { DAY_MS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { type Figures, shownCounts } from '@copa/domain/registrations/figures';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { runningWindow } from '@copa/domain/tournaments/places/window-phase';
import { prizesLeft } from '@copa/domain/tournaments/podium/prizes-left';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../dependencies.ts';
import { USER_REQUESTS } from '../store/collections.ts';
import { equal } from '../store/database.ts';
import { publishDue } from '../tournaments/publish-due.ts';
import { type KeptFigures, keepFigures } from './kept-figures.ts';
import { type KeptTournaments, keepTournaments, lacksDraw } from './kept-tournaments.ts';

/** Edits in the Firebase console do not set `changedAt`, so `kept` is dropped after this time. */
const KEPT_MS = DAY_MS;

interface Kept {
  readonly since: Date;
  readonly figures: KeptFigures;
  readonly tournaments: KeptTournaments;
}

/**
 * Each instance keeps figures and tournaments between calls and reads only those that changed
 * (docs/decisions/0047). Calls run one after another, so that no call misses changes that another call is
 * still reading.
 */
export function createStats(context: Context): () => Promise<Stats> {
  const { database, clock } = context;
  let kept: Kept | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(): Promise<Stats> {
    const now = clock();
    await publishDue(context, now);
    if (kept === null || Math.abs(now.getTime() - kept.since.getTime()) > KEPT_MS) {
      kept = { since: now, figures: keepFigures(database, now), tournaments: keepTournaments(database, now) };
    }
    const { figures, tournaments } = kept;
    await tournaments.renew(await figures.changes());
    const latest = await tournaments.latest();
    const figuresOfLatest = await figures.of(latest.map(({ id }) => id));
    const [counts, protestedIn, registrations, pendingRequests, ...details] = await Promise.all([
      tournaments.counts(),
      tournaments.protestedOf(),
      figures.totals(),
      database.count(USER_REQUESTS, equal({ status: 'pending' })),
      ...latest.map(async (tournament) => ({
        room: await tournaments.roomOf(tournament, now),
        ...(await tournaments.duePlayOf(tournament, now)),
      })),
    ]);
    const perTournament = latest.flatMap((tournament, index) => {
      const own = figuresOfLatest[index];
      const detail = details[index];
      return own === undefined || detail === undefined
        ? []
        : [{ ...shown(tournament, own, now), ...detail, protested: protestedIn(tournament) }];
    });
    return {
      tournaments: counts,
      registrations: shownCounts(registrations),
      ...figures.recent(now),
      perTournament,
      pendingRequests,
    };
  }

  return () => {
    const answer = last.then(ask);
    last = answer.catch(() => {
      kept = null;
    });
    return answer;
  };
}

function shown(
  tournament: Tournament,
  figures: Figures,
  now: Date,
): Omit<Stats['perTournament'][number], 'room' | 'dueMatch' | 'dueStage' | 'protested'> {
  const { id, name, status, date, endDate, timeZone, maxPlayers, currentPlayers, waitingPlayers } =
    tournament;
  const { cancelledAt, endedAt, windows, closings, waitlist } = tournament;
  const window = isPaused(tournament) ? null : runningWindow(tournament, now);
  return {
    id,
    name,
    status,
    date,
    endDate,
    timeZone,
    maxPlayers,
    currentPlayers,
    waitingPlayers,
    cancelledAt,
    endedAt,
    windows,
    closings,
    waitlistMode: waitlist.mode,
    lacksDraw: lacksDraw(tournament, now),
    prizes: prizesLeft(tournament),
    registrations: shownCounts(figures),
    confirming:
      window === null ? null : { kind: window.kind, confirmed: figures.confirmed[window.kind] ?? 0 },
  };
}
