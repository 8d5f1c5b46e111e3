import { deadlinesStandStill } from '@copa/domain/registrations/places/deadlines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { dayDue } from '../day/next-run.ts';
import { roomDue } from '../day/notices/day-notices.ts';
import type { Context } from '../dependencies.ts';
import { nextDeadline } from '../desk/unit-place.ts';
import { forgiveAbsences } from '../fairness/no-shows.ts';
import { entryEnd } from '../fairness/records.ts';
import { forgetNames } from '../play/entrants/forgetting-in-protests.ts';
import { tellFollowers } from '../play/follow/followed.ts';
import { renameOnPages } from '../play/player-pages.ts';
import { freeMatches, isHeldUpInVain } from '../play/protests/protested-matches.ts';
import { erasePictures } from '../play/reports/left-pictures.ts';
import { tellResults } from '../play/result-notices.ts';
import { writeSeasons } from '../seasons/season-results.ts';
import { eraseUnused } from '../site/unused-images.ts';
import { AT_ONCE } from '../store/agenda.ts';
import {
  CHANGE_NOTICES,
  FORGOTTEN,
  REGISTRATIONS,
  RESULT_NOTICES,
  ROOMS,
  type Task,
  TOURNAMENTS,
} from '../store/collections.ts';
import type { Database, Reader } from '../store/database.ts';
import { publishingDue } from '../store/tournament-writes.ts';
import { sendChangeNotices } from '../tournaments/change-notices.ts';
import { publishDue } from '../tournaments/publish-due.ts';
import type { DeskInstance } from './open-desk.ts';

interface Job extends Context {
  readonly desk: DeskInstance['desk'];
}

type Work = readonly [message: string, run: (job: Job, now: Date) => Promise<unknown>];

interface TaskRow {
  /**
   * Returns the time at which the task is due, or null if there is none. A task without `due` has its time
   * only in its entry of the agenda.
   */
  readonly due?: (reader: Reader, about: string, now: Date) => Promise<Date | null>;
  readonly mends?: (tournament: Tournament) => boolean;
  /** The documents that wait for this task. Without an entry of the agenda nobody would come back to them. */
  readonly waiting?: (database: Database) => AsyncIterable<{ readonly id: string }>;
  readonly work: readonly Work[];
}

export const TASKS: Readonly<Record<Task, TaskRow>> = {
  publish: {
    due: async (reader, id) => {
      const tournament = await reader.get(TOURNAMENTS, id);
      return tournament && publishingDue(tournament);
    },
    work: [['publishing what is due failed', publishDue]],
  },
  change: {
    due: async (reader, id) => {
      const [notice, tournament] = await Promise.all([
        reader.get(CHANGE_NOTICES, id),
        reader.get(TOURNAMENTS, id),
      ]);
      const isHidden = tournament !== null && tournament.status !== 'published';
      return isHidden ? null : (notice?.dueAt ?? null);
    },
    work: [['telling players of changes failed', sendChangeNotices]],
  },
  day: {
    due: async (reader, id, now) => {
      const tournament = await reader.get(TOURNAMENTS, id);
      return tournament && dayDue(tournament, now);
    },
    mends: () => true,
    work: [
      ['giving places on failed', ({ desk }, now) => desk.endAllReviews(now)],
      ['telling players of confirmations failed', ({ desk }, now) => desk.tellAllDue(now)],
    ],
  },
  /** It stands before `place`, so that no unit loses its place before its deadline is moved. */
  deadline: { work: [['moving deadlines failed', ({ desk }, now) => desk.moveDeadlines(now)]] },
  place: {
    due: async (reader, id, now) => {
      const unit = await reader.get(REGISTRATIONS, id);
      const tournament = unit && (await reader.get(TOURNAMENTS, unit.tournamentId));
      if (unit === null) return null;
      const isHeld = tournament != null && deadlinesStandStill(tournament, now);
      return isHeld ? (unit.givenOnAt ?? unit.takeBackUntil) : nextDeadline(unit);
    },
    work: [['releasing overdue places failed', ({ desk }, now) => desk.releaseOverdue(now)]],
  },
  record: {
    due: entryEnd,
    work: [['giving places to who may play again failed', ({ desk }) => desk.reconsiderWaiting()]],
  },
  absence: { work: [['taking absences back failed', forgiveAbsences]] },
  delivery: { work: [['handing rooms out failed', ({ desk }) => desk.deliverAllRooms()]] },
  room: {
    due: async (reader, id) => {
      const [tournament, rooms] = await Promise.all([reader.get(TOURNAMENTS, id), reader.get(ROOMS, id)]);
      return tournament && rooms && roomDue(tournament, rooms);
    },
    mends: ({ roomsRevision }) => roomsRevision > 0,
    work: [['telling players of rooms failed', ({ desk }, now) => desk.tellAllRooms(now)]],
  },
  result: {
    due: async (reader, id) => (await reader.get(RESULT_NOTICES, id))?.dueAt ?? null,
    waiting: (database) => database.stream(RESULT_NOTICES, {}),
    work: [['telling players of results failed', tellResults]],
  },
  protest: {
    due: async (reader, about) => ((await isHeldUpInVain(reader, about)) ? AT_ONCE : null),
    work: [['looking after protested matches failed', freeMatches]],
  },
  forget: {
    due: async (reader, id) => ((await reader.get(FORGOTTEN, id)) === null ? null : AT_ONCE),
    waiting: (database) => database.stream(FORGOTTEN, {}),
    work: [['forgetting names in protests and rolls failed', forgetNames]],
  },
  picture: { work: [['erasing pictures of removed reports failed', erasePictures]] },
  season: { work: [['counting the results of seasons failed', writeSeasons]] },
  page: { work: [['renaming tournaments on pages of players failed', renameOnPages]] },
  follow: { work: [['telling followers failed', tellFollowers]] },
  image: { work: [['erasing unused pictures failed', eraseUnused]] },
  /** `work` is empty, because the sweep goes on with erasures. */
  erasure: { work: [] },
  /** `work` is empty, because `runDue` starts the sweep once an hour. */
  sweep: { work: [] },
};

export const TASK_ROWS = Object.entries(TASKS) as readonly (readonly [Task, TaskRow])[];
