import { afterQuiet, isQuiet, type Night } from '@copa/domain/day/notices/night';
import { FOLLOWER_SHARDS } from '@copa/domain/day/push';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import type { Board } from '@copa/domain/play/board/schema';
import { isPlaced } from '@copa/domain/play/board/scored';
import { stageTitle } from '@copa/domain/play/board/words';
import { isPaused, type Pausable, pausedSince } from '@copa/domain/tournaments/places/pause';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../../dependencies.ts';
import type { Followed, Happening, JobNotice } from '../../notices/notice.ts';
import { tellAll } from '../../notices/tell.ts';
import { agendaId, dueOf, putOnAgenda } from '../../store/agenda.ts';
import { AGENDA, BOARDS, FOLLOWERS, TOURNAMENTS } from '../../store/collections.ts';
import { equal, type Reader, type Transaction, type Writer } from '../../store/database.ts';
import { queueFollowersPush } from '../../store/push-queue.ts';
import * as words from '../words.ts';

interface News extends Happening {
  readonly until: Date;
  readonly now: Date;
}

interface FollowedKind {
  readonly kind: 'begun' | 'table' | 'podium';
  readonly night: Extract<Night, 'waits' | 'left out'>;
  readonly ofUseMs: number;
  readonly isTrue: (tournament: Tournament, now: Date) => boolean;
  readonly words: Followed['words'];
}

export function noteNews(
  writer: Pick<Writer, 'set' | 'remove'>,
  tournamentId: string,
  at: Date,
  news: readonly [kind: FollowedKind['kind'], about: number, turn: number],
): void {
  putOnAgenda(writer, 'follow', tournamentId, at, news.join('.'));
}

/** The agenda stores the news as one text, which `noteNews` writes. */
function newsIn(text: string | null) {
  const [kind, about = '', turn = ''] = text?.split('.') ?? [];
  return { kind, about, turn };
}

const ASKED_AGAIN_MS = 5 * MINUTE_MS;
const RESUMED_WITHIN_MS = DAY_MS;

/** News of a table waits for no end of a pause, because the next table replaces it. */
function waitsForEndOf(kind: FollowedKind['kind'], paused: Pausable, now: Date): boolean {
  const since = pausedSince(paused);
  return kind !== 'table' && since !== null && now.getTime() - since.getTime() < RESUMED_WITHIN_MS;
}

/** Null: the news is not told, now or later. A later time: the job asks again then. */
function timeToTell({ kind, night, isTrue }: FollowedKind, tournament: Tournament, now: Date): Date | null {
  const { date, timeZone } = tournament;
  if (!isTrue(tournament, now)) return null;
  if (kind === 'begun' && date !== null && date > now) return date;
  if (isPaused(tournament)) {
    return waitsForEndOf(kind, tournament, now) ? new Date(now.getTime() + ASKED_AGAIN_MS) : null;
  }
  if (isQuiet(now, timeZone)) return night === 'waits' ? afterQuiet(now, timeZone) : null;
  return now;
}

/** Followers are no units, so no unit gets a mail or push of these notices. */
function followerNotice(followed: FollowedKind): JobNotice<News> {
  const { kind, night, ofUseMs, words } = followed;
  return {
    kind,
    night,
    mail: null,
    push: null,
    followed: { words },
    due: async (reader, id, now) => {
      const [entry, tournament] = await Promise.all([
        reader.get(AGENDA, agendaId('follow', id)),
        reader.get(TOURNAMENTS, id),
      ]);
      const news = newsIn(entry?.turn ?? null);
      if (entry === null || entry.at > now || news.kind !== kind) return null;
      const time = tournament && timeToTell(followed, tournament, now);
      const isLater = time !== null && time > now;
      const done = (transaction: Transaction) =>
        putOnAgenda(transaction, 'follow', id, isLater ? time : null, entry.turn);
      if (tournament === null || time === null || isLater) return { happening: null, done };
      const until = new Date(now.getTime() + ofUseMs);
      const turn = kind === 'begun' ? (tournament.date?.getTime() ?? null) : news.turn;
      return { happening: { tournament, about: news.about, turn, until, now }, done };
    },
    to: async () => ({ units: [], next: null }),
    beside: async (transaction, _units, { tournament, about, turn, until, now }) => {
      const where = equal({ tournamentId: tournament.id });
      const followers = await transaction.find(FOLLOWERS, { where }, FOLLOWER_SHARDS);
      return () => {
        for (const each of followers) {
          queueFollowersPush(transaction, each, { kind, about, turn, until }, now);
        }
      };
    },
  };
}

const boardOf = (reader: Reader, { id }: Tournament, stage: string): Promise<Board | null> =>
  reader.get(BOARDS, boardId(id, Number(stage)));

const rankIn = (board: Board, unit: number | null) =>
  board.rows.find(({ number }) => number === unit) ?? null;

const BEGUN = followerNotice({
  kind: 'begun',
  night: 'left out',
  ofUseMs: HOUR_MS,
  isTrue: ({ date, endedAt }, now) =>
    endedAt === null && date !== null && now.getTime() - date.getTime() < HOUR_MS,
  words:
    async (_reader, _about, { name }) =>
    () =>
      words.begunPush(name),
});

const TABLE = followerNotice({
  kind: 'table',
  night: 'left out',
  ofUseMs: HOUR_MS,
  isTrue: () => true,
  words: async (reader, about, tournament) => {
    const board = await boardOf(reader, tournament, about);
    return board && ((unit) => words.tablePush(tournament, stageTitle(board.name), rankIn(board, unit)));
  },
});

const PODIUM = followerNotice({
  kind: 'podium',
  night: 'waits',
  ofUseMs: DAY_MS,
  isTrue: ({ endedAt, results }) => endedAt !== null && results.length > 0,
  words: async (reader, about, tournament) => {
    const board = tournament.endedAt === null ? null : await boardOf(reader, tournament, about);
    return (
      board &&
      ((unit) => {
        const row = rankIn(board, unit);
        return words.podiumPush(tournament, row !== null && isPlaced(board, row) ? row.rank : null);
      })
    );
  },
});

export const FOLLOWED: readonly JobNotice<News>[] = [BEGUN, TABLE, PODIUM];

type Needs = Pick<Context, 'database' | 'logger'>;

export async function tellFollowers({ database, logger }: Needs, now: Date): Promise<void> {
  for (const id of await dueOf(database, 'follow', now)) {
    for (const notice of FOLLOWED) {
      try {
        await tellAll({ database, clock: () => now }, notice, id);
      } catch (error) {
        logger.error('followers could not be told', error, { kind: notice.kind, about: id });
      }
    }
  }
}
