import { AppError } from '@copa/domain/errors';
import { BEHIND_FROM } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { ticketOf } from '@copa/domain/registrations/ticket';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import type { Actor } from '../audit.ts';
import type { Desk } from '../desk/desk.ts';
import { registrationOf } from '../registrations/view.ts';
import { AT_ONCE, dueOf, putOnAgenda } from '../store/agenda.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { type CloseFinal, closeDue } from './confirmations/closing.ts';
import { confirm, ready } from './confirmations/confirm.ts';
import { createTicketLookup } from './confirmations/ticket-lookup.ts';
import { tellDue } from './confirmations/window-notice.ts';
import { noteDay } from './next-run.ts';
import { tellConsents } from './notices/consent-notice.ts';
import { giveFreePlaces, reconsider } from './places/behind.ts';
import { promote, readmit } from './places/promote.ts';
import { release } from './places/release.ts';
import { deliverRooms } from './rooms/delivery.ts';
import { tellRooms } from './rooms/room-notice.ts';

export interface Confirmed {
  /** `late`: the tap came after the close, and organisers see it. */
  readonly outcome: 'confirmed' | 'late';
  readonly ticket: Ticket;
}

export interface DayDesk {
  confirm(ticketId: string, window: WindowKind): Promise<Confirmed>;
  ready(ticketId: string): Promise<Ticket>;
  readmit(actor: Actor, id: string, window: WindowKind, reason: string): Promise<Registration>;
  promote(actor: Actor, id: string, reason: string): Promise<Registration>;
  /** Gives on what nobody confirmed in that tournament, once its review is over. */
  closeDue(tournamentId: string): Promise<void>;
  closeAllDue(now: Date): Promise<void>;
  tellAllDue(now: Date): Promise<void>;
  /** Hands the rooms of that tournament to tickets, where something is left to hand out. */
  deliverRooms(tournamentId: string): Promise<void>;
  deliverAllRooms(): Promise<void>;
  tellAllRooms(now: Date): Promise<void>;
  releaseOverdue(now: Date): Promise<void>;
  /** Units that wait behind others, and need not any more, get the numbers that they would have had. */
  reconsiderBehind(): Promise<void>;
}

export function createDayDesk(desk: Desk, closeFinal: CloseFinal): DayDesk {
  const { database, submitAbout, find } = desk;
  const byTicket = createTicketLookup(database);

  /** One tournament that cannot be settled holds back no other: the first failure is told when all have been tried. */
  const settleAll = async (tasks: readonly Promise<unknown>[]) => {
    const failed = (await Promise.allSettled(tasks)).find(
      (each) => each.status === 'rejected' && !isNotFound(each.reason),
    );
    if (failed?.status === 'rejected') throw failed.reason;
  };

  const closeAndNote = async (tournamentId: string) => {
    await closeDue(desk, closeFinal, tournamentId);
    await giveFreePlaces(desk, tournamentId);
    await database.transaction(async (transaction) => {
      const tournament = await transaction.get(TOURNAMENTS, tournamentId);
      if (tournament === null) putOnAgenda(transaction, 'day', tournamentId, null);
      else noteDay(transaction, tournament, desk.clock());
    });
  };

  return {
    confirm: async (ticketId, window) => {
      const unit = await submitAbout(await byTicket(ticketId), (key) => confirm(key, ticketId, window));
      const outcome = unit.confirmations[window] === null ? 'late' : 'confirmed';
      return { outcome, ticket: ticketOf(unit) };
    },

    ready: async (ticketId) =>
      ticketOf(await submitAbout(await byTicket(ticketId), (key) => ready(key, ticketId))),

    readmit: async (actor, id, window, reason) =>
      registrationOf(await submitAbout(await find(id), (key) => readmit(key, { window, reason, actor }))),

    promote: async (actor, id, reason) =>
      registrationOf(await submitAbout(await find(id), (key) => promote(key, { reason, actor }))),

    closeDue: (tournamentId) => closeDue(desk, closeFinal, tournamentId),

    closeAllDue: async (now) => {
      await settleAll((await dueOf(database, 'day', now)).map(closeAndNote));
    },

    tellAllDue: async (now) => {
      const due = await dueOf(database, 'day', now);
      await settleAll(due.flatMap((id) => [tellDue(desk, id), tellConsents(desk, id)]));
    },

    deliverRooms: (tournamentId) => deliverRooms(desk, tournamentId),

    deliverAllRooms: async () => {
      const left = await dueOf(database, 'delivery', AT_ONCE);
      await settleAll(left.map((id) => deliverRooms(desk, id)));
    },

    tellAllRooms: async (now) => {
      await settleAll((await dueOf(database, 'room', now)).map((id) => tellRooms(desk, id)));
    },

    releaseOverdue: async (now) => {
      const overdue = async (field: 'incompleteUntil' | 'confirmBy') =>
        database.find(REGISTRATIONS, {
          where: [{ field, op: '<', value: now }],
          orderBy: { field, direction: 'asc' },
        });
      const units = (await Promise.all([overdue('incompleteUntil'), overdue('confirmBy')])).flat();
      await settleAll(units.map((unit) => submitAbout(unit, release)));
    },

    reconsiderBehind: async () => {
      const behind = await database.find(REGISTRATIONS, {
        where: [{ field: 'waitSeq', op: '>=', value: BEHIND_FROM }],
        orderBy: { field: 'waitSeq', direction: 'asc' },
      });
      await settleAll(behind.map((unit) => submitAbout(unit, reconsider)));
    },
  };
}

/** The unit withdrew meanwhile and gave its place back. */
function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
