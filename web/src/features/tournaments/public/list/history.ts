import { playedAt } from '@copa/domain/tournaments/date';
import { phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { parseTournaments } from '../tournament-source.ts';

const PAGE = 40;

const FIELDS = ['date', 'endedAt'] as const;
type Field = (typeof FIELDS)[number];

/** Tournaments before this time were not read yet. Null if all were read. */
type Unread = Readonly<Record<Field, number | null>>;

export interface History {
  /** The time of the first page, because a tournament that ends later would move all cards. */
  readonly now: Date;
  readonly tournaments: readonly Tournament[];
  readonly hasMore: boolean;
  readonly read: readonly Tournament[];
  readonly unread: Unread;
}

export async function readHistory(known: History | null): Promise<History> {
  let history = known;
  do history = await readPage(history);
  while (history.hasMore && history.tournaments.length === (known?.tournaments.length ?? 0));
  return history;
}

async function readPage(known: History | null): Promise<History> {
  try {
    const [dated, undated] = await Promise.all(FIELDS.map((field) => readField(field, known)));
    const found = [...(known?.read ?? []), ...(dated?.found ?? []), ...(undated?.found ?? [])];
    const read = [...new Map(found.map((each) => [each.id, each])).values()];
    const now = known?.now ?? serverNow();
    const unread: Unread = { date: dated?.unread ?? null, endedAt: undated?.unread ?? null };
    const earliest = Math.max(unread.date ?? 0, unread.endedAt ?? 0);
    return {
      now,
      // Tournaments before `earliest` wait for a later page, because shown cards must not move.
      tournaments: read
        .filter((each) => phase(each, now) === 'completed' && playedMs(each) >= earliest)
        .toSorted((one, other) => playedMs(other) - playedMs(one)),
      hasMore: earliest > 0,
      read,
      unread,
    };
  } catch (error) {
    reportProblem('the history could not be loaded', error);
    throw error;
  }
}

async function readField(field: Field, known: History | null) {
  const before = known?.unread[field];
  if (before === null) return { found: [], unread: null };
  const { at, is, isNull, isPublished, readByServerTime, runQuery } = await import(
    '../../../../lib/network/public-firestore.ts'
  );
  const ask = (until: number) =>
    runQuery({
      from: 'tournaments',
      where: [
        isPublished,
        ...(field === 'date' ? [] : [isNull('date')]),
        is(field, 'LESS_THAN_OR_EQUAL', at(until)),
      ],
      orderBy: [field, 'DESCENDING'],
      limit: PAGE,
    });
  const { documents } = await (before === undefined ? readByServerTime(ask) : ask(before));
  const times = documents.map(({ data }) => Number(data[field]));
  const last = times.at(-1);
  const isLast = last === undefined || documents.length < PAGE || last === before;
  return { found: parseTournaments(documents), unread: isLast ? null : last };
}

const playedMs = (tournament: Tournament) => playedAt(tournament)?.getTime() ?? 0;
