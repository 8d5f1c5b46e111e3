import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../../dependencies.ts';
import type { Happening, JobNotice, NoticeKind } from '../../notices/notice.ts';
import { tellAll } from '../../notices/tell.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
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
