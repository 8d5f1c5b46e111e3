import { type Early, earlyNoticeAt } from '@copa/domain/day/notices/early-notice';
import type { Rooms } from '@copa/domain/day/room';
import { isEnded } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../../dependencies.ts';
import type { Happening, JobNotice, NoticeKind } from '../../notices/notice.ts';
import { tellAll } from '../../notices/tell.ts';
import { ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import type { Transaction } from '../../store/database.ts';
import { changeTournament, type Timed } from '../../store/tournament-writes.ts';

export interface DayNotice extends NoticeKind {
  readonly at: (tournament: Timed, now: Date) => Date | null;
  readonly tell: (needs: Pick<Context, 'database' | 'clock'>, tournamentId: string) => Promise<void>;
}

interface DayDefinition<H extends Happening> extends Omit<JobNotice<H>, 'due'>, Pick<DayNotice, 'at'> {
  readonly happening: (tournament: Tournament, now: Date) => H | null;
  readonly toldChanges: (happening: H, now: Date) => Partial<Tournament>;
}

export function ofDay<H extends Happening>(definition: DayDefinition<H>): DayNotice & DayDefinition<H> {
  const timeOf = (tournament: Timed, now: Date) =>
    tournament.status === 'published' ? definition.at(tournament, now) : null;
  const dueHappening = (tournament: Tournament | null, now: Date) => {
    if (tournament === null) return null;
    const at = timeOf(tournament, now);
    return at !== null && at <= now ? definition.happening(tournament, now) : null;
  };
  const notice: JobNotice<H> = {
    ...definition,
    due: async (reader, id, now) => {
      const happening = dueHappening(await reader.get(TOURNAMENTS, id), now);
      if (happening === null) return null;
      const { tournament } = happening;
      return {
        happening,
        done: (transaction) =>
          changeTournament(transaction, tournament, definition.toldChanges(happening, now)),
      };
    },
  };
  return {
    ...definition,
    at: timeOf,
    tell: async (needs, id) => {
      // Two windows may be due at once. After the first is told, `toldChanges` leaves only the other due.
      while (dueHappening(await needs.database.get(TOURNAMENTS, id), needs.clock()) !== null) {
        await tellAll(needs, notice, id);
      }
    },
  };
}

type RoomTime = (rooms: Rooms, tournament: Tournament) => Date | null;

export interface RoomNotice extends NoticeKind {
  readonly at: RoomTime;
  readonly tell: DayNotice['tell'];
}

interface RoomDefinition<H extends Happening> extends Omit<JobNotice<H>, 'due'> {
  readonly at: RoomTime;
  readonly happening: (rooms: Rooms, tournament: Tournament, now: Date) => H;
  readonly storeTold: (happening: H, rooms: Rooms, transaction: Transaction) => void;
}

export function ofRooms<H extends Happening>(definition: RoomDefinition<H>): RoomNotice & JobNotice<H> {
  const at: RoomTime = (rooms, tournament) =>
    tournament.status === 'published' && !isEnded(tournament) ? definition.at(rooms, tournament) : null;
  const notice: JobNotice<H> = {
    ...definition,
    due: async (reader, id, now) => {
      const [tournament, rooms] = await Promise.all([reader.get(TOURNAMENTS, id), reader.get(ROOMS, id)]);
      if (tournament === null || rooms === null) return null;
      const time = at(rooms, tournament);
      if (time === null || time > now) return null;
      const happening = definition.happening(rooms, tournament, now);
      return { happening, done: (transaction) => definition.storeTold(happening, rooms, transaction) };
    },
  };
  return { ...notice, at, tell: (needs, id) => tellAll(needs, notice, id) };
}

export interface EarlyHappening extends Happening {
  readonly eventAt: Date;
}

interface EarlyDefinition extends Early<Timed> {
  readonly isRepeated: boolean;
}

export function early(
  definition: EarlyDefinition,
): Pick<DayDefinition<EarlyHappening>, 'kind' | 'night' | 'at' | 'happening' | 'toldChanges'> {
  const { kind, night, isRepeated } = definition;
  return {
    kind,
    night,
    at: (tournament, now) => earlyNoticeAt(definition, tournament, now),
    happening: (tournament) => {
      const eventAt = definition.eventAt(tournament);
      return eventAt && { tournament, about: '', turn: isRepeated ? eventAt.getTime() : null, eventAt };
    },
    toldChanges: ({ tournament: { told } }, now) => ({ told: { ...told, [kind]: now } }),
  };
}
