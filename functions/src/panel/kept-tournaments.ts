import { rollId } from '@copa/domain/day/roll';
import { DAY_MS, HOUR_MS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { boardId } from '@copa/domain/play/board';
import { type DueMatch, dueMatch, dueStage, namedLobby } from '@copa/domain/play/due-match';
import { parseMatchId } from '@copa/domain/play/match';
import type { Protest } from '@copa/domain/play/protest/protest';
import { isEnded, isInPlay } from '@copa/domain/tournaments/state';
import type { Tournament, TournamentStatus } from '@copa/domain/tournaments/tournament';
import { BOARDS, matchesOf, PROTESTS, ROLLS, ROOMS, TOURNAMENTS } from '../store/collections.ts';
import { type Database, equal } from '../store/database.ts';
import { comesSooner, soonestLeft } from '../tournaments/soonest-first.ts';

type Shown = Stats['perTournament'][number];
type DuePlay = Pick<Shown, 'dueMatch' | 'dueStage'>;
type KeptPlay = Pick<Shown, 'dueStage'> & { readonly dueMatch: DueMatch | null };
type Address = Pick<Protest, 'stage' | 'match'>;

const NOTHING_DUE = { dueMatch: null, dueStage: null } satisfies KeptPlay;
const OPEN_PROTESTS_READ = 100;

export type KeptTournaments = ReturnType<typeof keepTournaments>;

export function keepTournaments(database: Database, since: Date) {
  // A tournament that began up to a day before `since` can still be `ahead`, because it may have tasks left.
  const from = new Date(since.getTime() - DAY_MS);
  let latest: Map<string, Tournament> | null = null;
  let counts: Stats['tournaments'] | null = null;
  const statuses = new Map<string, TournamentStatus | null>();
  const rooms = new Map<string, Shown['room']>();
  const plays = new Map<string, KeptPlay>();
  let protests: ReadonlyMap<string, NonNullable<Shown['protested']>> | null = null;

  function note(id: string, tournament: Tournament | null): void {
    const status = tournament?.status ?? null;
    if (statuses.get(id) !== status) counts = null;
    statuses.set(id, status);
    rooms.delete(id);
    plays.delete(id);
    if (latest === null || isMoved(latest, id, tournament, from)) latest = null;
    else if (tournament !== null && latest.has(id)) latest.set(id, tournament);
  }

  return {
    async renew(ids: readonly string[]): Promise<void> {
      const found = latest === null ? [] : await database.getReadable(TOURNAMENTS, ids);
      for (const [index, id] of ids.entries()) note(id, found[index] ?? null);
      // The first protest of a match and its last decision change the table, and with it the figures.
      if (ids.length > 0) protests = null;
    },

    async counts(): Promise<Stats['tournaments']> {
      const count = (status: TournamentStatus) => database.count(TOURNAMENTS, equal({ status }));
      if (counts === null) {
        const [draft, scheduled, published] = await Promise.all([
          count('draft'),
          count('scheduled'),
          count('published'),
        ]);
        counts = { draft, scheduled, published };
      }
      return counts;
    },

    async latest(): Promise<readonly Tournament[]> {
      latest ??= new Map(
        (await soonestLeft(database, from, STATS_TOURNAMENTS)).map((each) => [each.id, each]),
      );
      return [...latest.values()];
    },

    async roomOf(tournament: Tournament, now: Date): Promise<Shown['room']> {
      const { id, date, cancelledAt, roomsRevision } = tournament;
      const left = date === null ? 0 : date.getTime() - now.getTime();
      const isSoon = cancelledAt === null && left > 0 && left <= HOUR_MS;
      if (!isSoon && !lacksDraw(tournament, now)) return null;
      return keptOr(rooms, id, async () => {
        const stored = roomsRevision === 0 ? null : await database.get(ROOMS, id);
        return { openAt: stored?.rooms[0]?.openAt ?? null };
      });
    },

    async duePlayOf(tournament: Tournament, now: Date): Promise<DuePlay> {
      const { id, stage, date, endDate, cancelledAt } = tournament;
      if (stage === 0 || cancelledAt !== null || date === null || now < date) return NOTHING_DUE;
      if (now.getTime() > Math.max(date.getTime() + DAY_MS, endDate?.getTime() ?? 0)) return NOTHING_DUE;
      const play = await keptOr(plays, id, async () => {
        const board = await database.get(BOARDS, boardId(id, stage));
        return board === null ? NOTHING_DUE : { dueMatch: dueMatch(board), dueStage: dueStage(board) };
      });
      const { dueMatch: due, dueStage: needed } = play;
      if (due === null) return { dueMatch: null, dueStage: needed };
      // Saved rows and a roll change no figures, so both are read each time.
      const address = { lobby: due.lobby === '' ? null : due.lobby, match: due.number };
      const [match, roll] = await Promise.all([
        database.get(matchesOf(id, stage), due.match),
        (due.room?.openAt ?? null) === null ? null : database.get(ROLLS, rollId(id, address, stage)),
      ]);
      const entered = Object.keys(match?.rows ?? {}).length;
      return { dueMatch: { ...due, entered, isRolled: roll !== null }, dueStage: needed };
    },

    async protestedOf(): Promise<(tournament: Tournament) => Shown['protested']> {
      const known = (protests ??= await protestedIn(database));
      return ({ id, cancelledAt }) => (cancelledAt === null ? known.get(id) : null) ?? null;
    },
  };
}

async function protestedIn(
  database: Database,
): Promise<ReadonlyMap<string, NonNullable<Shown['protested']>>> {
  const open = await database.find(PROTESTS, { where: equal({ state: 'open' }) }, OPEN_PROTESTS_READ);
  const found = byTournament(open);
  const firsts = [...found].flatMap(([id, [first]]) => (first === undefined ? [] : [{ id, ...first }]));
  const boards = await database.getAll(
    BOARDS,
    firsts.map(({ id, stage }) => boardId(id, stage)),
  );
  return new Map(
    firsts.map(({ id, stage, match }, index) => {
      const lobby = namedLobby(boards[index]?.rows ?? [], parseMatchId(match).lobby);
      return [id, { stage, match, lobby, matches: found.get(id)?.length ?? 1 }];
    }),
  );
}

function byTournament(open: readonly Protest[]): ReadonlyMap<string, readonly Address[]> {
  const found = new Map<string, Map<string, Address>>();
  for (const { tournamentId, stage, match } of open) {
    const matches = found.get(tournamentId) ?? new Map<string, Address>();
    found.set(tournamentId, matches.set(`${stage}_${match}`, { stage, match }));
  }
  return new Map(Array.from(found, ([id, matches]) => [id, [...matches.values()].toSorted(inOrder)]));
}

function inOrder(one: Address, other: Address): number {
  return one.stage - other.stage || one.match.localeCompare(other.match);
}

/** A tournament without stages has no plan, and no draw. */
export function lacksDraw(tournament: Tournament, now: Date): boolean {
  return tournament.plan !== null && tournament.stage === 0 && isInPlay(tournament, now);
}

async function keptOr<T>(kept: Map<string, T>, id: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const value = await read();
  kept.set(id, value);
  return value;
}

function isMoved(
  latest: ReadonlyMap<string, Tournament>,
  id: string,
  tournament: Tournament | null,
  from: Date,
) {
  const before = latest.get(id);
  if (tournament === null) return before !== undefined;
  if (before !== undefined)
    return before.date?.getTime() !== tournament.date?.getTime() || isEnded(before) !== isEnded(tournament);
  const last = [...latest.values()].at(-1);
  return last === undefined || latest.size < STATS_TOURNAMENTS || comesSooner(tournament, last, from);
}
