import { ROOM_PLAYED_MS } from '../limits.ts';
import type { TablePlace } from '../registrations/table-rank.ts';
import type { TicketRoom } from '../registrations/ticket-room.ts';
import type { Plan } from '../tournaments/plan.ts';
import { endOf } from '../tournaments/state.ts';
import type { Tournament } from '../tournaments/tournament.ts';

type Lasting = Pick<Tournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'> & {
  readonly plan: Pick<Plan, 'steps'> | null;
};

export function withEndAfterRooms<T extends Lasting>(
  { rooms }: { readonly rooms: readonly Pick<TicketRoom, 'openAt'>[] },
  tournament: T,
): T {
  const { date, endedAt, plan } = tournament;
  const end = endOf(tournament);
  if (end === null || date === null || endedAt !== null) return tournament;
  const starts = [...rooms.map(({ openAt }) => openAt), ...(plan?.steps ?? []).flatMap(({ at }) => at ?? [])];
  const playedBy = starts.map((at) => at.getTime() + ROOM_PLAYED_MS);
  return { ...tournament, endDate: new Date(Math.max(end.getTime(), ...playedBy)) };
}

type Ended = Pick<TablePlace, 'rank' | 'endedMatches' | 'isClosed'> | null;

const isStillToPlay = (table: Ended) =>
  table === null
    ? () => true
    : ({ match }: TicketRoom) =>
        table.rank !== null && !table.isClosed && !table.endedMatches.includes(match);

const inOrder = (rooms: readonly TicketRoom[]) =>
  rooms.toSorted((one, other) => one.openAt.getTime() - other.openAt.getTime() || one.match - other.match);

export function openRoom(rooms: readonly TicketRoom[], table: Ended, now: Date): TicketRoom | null {
  const newest = inOrder(rooms.filter(({ openAt }) => openAt <= now)).at(-1);
  return newest !== undefined && isStillToPlay(table)(newest) ? newest : null;
}

export function comingRoom(rooms: readonly TicketRoom[], table: Ended, now: Date): TicketRoom | null {
  return inOrder(rooms.filter(({ openAt }) => openAt > now).filter(isStillToPlay(table)))[0] ?? null;
}
