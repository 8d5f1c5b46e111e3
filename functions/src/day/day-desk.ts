import type { RoomAddress, RoomInput } from '@copa/domain/day/room';
import { AppError } from '@copa/domain/errors';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import type { Actor } from '../audit.ts';
import { shownTicket } from '../desk/code.ts';
import type { Desk } from '../desk/desk.ts';
import { eachInTurn, throwFailures } from '../logger.ts';
import { tellAll } from '../notices/tell.ts';
import { registrationOf } from '../registrations/view.ts';
import { AT_ONCE, dueOf } from '../store/agenda.ts';
import { confirm, ready } from './confirmations/confirm.ts';
import { type EndFinalReview, endReviews, passPlacesOn } from './confirmations/review-ending.ts';
import { createTicketLookup } from './confirmations/ticket-lookup.ts';
import { endReview, extendWindow } from './confirmations/window-changes.ts';
import { DAY_NOTICES, ROOM } from './notices/day-notices.ts';
import { giveFreePlaces, reconsider } from './places/behind.ts';
import { moveLeftDeadlines } from './places/left-deadlines.ts';
import { promote, readmit, takePlaceBack } from './places/promote.ts';
import { release } from './places/release.ts';
import { overdueUnits, tournamentsWithQueue, unitsBehind } from './places/swept.ts';
import { deliverRooms } from './rooms/delivery.ts';
import { deleteRoom, putRoom, roomsAnswer } from './rooms/rooms.ts';

export type DayDesk = ReturnType<typeof createDayDesk>;

export function createDayDesk(desk: Desk, endFinalReview: EndFinalReview) {
  const { clock, codes, database, submitAbout, find } = desk;
  const byTicket = createTicketLookup(database);

  const finishAll = async (tasks: readonly Promise<unknown>[]) => {
    const reasons = (await Promise.allSettled(tasks)).flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    throwFailures(reasons.filter((reason) => !isNotFound(reason)));
  };

  return {
    ...organiserCalls(desk, endFinalReview),

    confirm: async (ticketId: string, window: WindowKind) => {
      const unit = await submitAbout(await byTicket(ticketId), (key) => confirm(key, ticketId, window));
      const outcome = unit.confirmations[window] === null ? ('late' as const) : ('confirmed' as const);
      return { outcome, ticket: shownTicket(unit, codes) };
    },

    ready: async (ticketId: string) =>
      shownTicket(await submitAbout(await byTicket(ticketId), (key) => ready(key, ticketId)), codes),

    readmit: async (actor: Actor, id: string, window: WindowKind, reason: string) =>
      registrationOf(await submitAbout(await find(id), (key) => readmit(key, { window, reason, actor }))),

    promote: async (actor: Actor, id: string, reason: string) =>
      registrationOf(await submitAbout(await find(id), (key) => promote(key, { reason, actor }))),

    takePlaceBack: async (actor: Actor, id: string) =>
      registrationOf(await submitAbout(await find(id), (key) => takePlaceBack(key, actor))),

    endReviews: (tournamentId: string) => endReviews(desk, endFinalReview, tournamentId),

    endAllReviews: async (now: Date) => {
      const due = await dueOf(database, 'day', now);
      await finishAll(due.map((id) => passPlacesOn(desk, endFinalReview, id)));
    },

    tellAllDue: async (now: Date) => {
      const due = await dueOf(database, 'day', now);
      await finishAll(due.flatMap((id) => DAY_NOTICES.map(({ tell }) => tell(desk, id))));
    },

    deliverRooms: (tournamentId: string) => deliverRooms(desk, tournamentId),

    deliverAllRooms: async () => {
      const left = await dueOf(database, 'delivery', AT_ONCE);
      await finishAll(left.map((id) => deliverRooms(desk, id)));
    },

    tellAllRooms: async (now: Date) => {
      // Delivers first, so that a phone that gets the notice can already read the room.
      const tellRooms = async (id: string) => {
        await deliverRooms(desk, id);
        await tellAll(desk, ROOM, id);
      };
      await finishAll((await dueOf(database, 'room', now)).map(tellRooms));
    },

    moveDeadlines: (now: Date) => moveLeftDeadlines(desk, now),

    releaseOverdue: async (now: Date) => {
      await eachInTurn(overdueUnits(database, now), async (units) => {
        // Moves after reading, because a tournament may be resumed just before `overdueUnits` reads it.
        // If this fails for one tournament, places of the others are still released.
        const moving = moveLeftDeadlines(desk, now);
        await Promise.allSettled([moving]);
        await finishAll([moving, ...units.map((unit) => submitAbout(unit, release))]);
      });
    },

    reconsider: async (id: string) => {
      await submitAbout(await find(id), reconsider);
    },

    reconsiderWaiting: async () => {
      const waited = await tournamentsWithQueue(database, clock());
      const reconsiderAll = async () => {
        const behind = await Promise.all(waited.map(({ id }) => unitsBehind(database, id)));
        await finishAll(behind.flat().map((unit) => submitAbout(unit, reconsider)));
      };
      const giveAll = () => finishAll(waited.map((tournament) => giveFreePlaces(desk, tournament)));
      await eachInTurn([reconsiderAll, giveAll], (each) => each());
    },
  };
}

function organiserCalls(desk: Desk, endFinalReview: EndFinalReview) {
  return {
    extendWindow: async (actor: Actor, id: string, kind: WindowKind, closesAt: Date) => {
      const tournament = await extendWindow(desk, actor, id, kind, closesAt);
      await deliverRooms(desk, id);
      return tournament;
    },

    endReview: async (actor: Actor, id: string, kind: WindowKind) => {
      const tournament = await endReview(desk, actor, id, kind);
      await endReviews(desk, endFinalReview, id);
      return tournament;
    },

    putRoom: async (actor: Actor, id: string, address: RoomAddress, input: RoomInput) => {
      await putRoom(desk, actor, id, address, input);
      await deliverRooms(desk, id);
      return roomsAnswer(desk, id);
    },

    deleteRoom: async (actor: Actor, id: string, address: RoomAddress, seen?: number) => {
      await deleteRoom(desk, actor, id, address, seen);
      await deliverRooms(desk, id);
      return roomsAnswer(desk, id);
    },
  };
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
