import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import { type FollowedTournament, FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import * as z from 'zod/mini';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

/** An organiser opens many: the last ones are kept. */
const KEPT_MAX = 8;

const KeptSchema = z.array(
  z.object({
    /** When it was true, by the server's clock. */
    asOf: z.number(),
    /** How far that clock was ahead of this phone's. */
    aheadMs: z._default(z.number(), 0),
    ticket: TicketSchema,
    /** Null where it is not published. */
    tournament: z.nullable(FollowedTournamentSchema),
    /** In the queue, counted from one; null for who does not wait. */
    position: z._default(z.nullable(z.number()), null),
  }),
);

export interface KnownTicket {
  readonly asOf: number;
  readonly aheadMs: number;
  readonly ticket: Ticket;
  readonly tournament: FollowedTournament | null;
  readonly position: number | null;
}

function readAll(): readonly KnownTicket[] {
  const text = readLocal(storageKeys.tickets);
  if (text === null) return [];
  try {
    return z.parse(KeptSchema, JSON.parse(text));
  } catch (error) {
    reportProblem('the tickets of this device are unreadable', error);
    return [];
  }
}

/** The last state that this device saw, for a visit without a connection. */
export function readTicket(id: string): KnownTicket | null {
  return readAll().find(({ ticket }) => ticket.id === id) ?? null;
}

export function keepTicket(known: KnownTicket): void {
  const others = readAll().filter(({ ticket }) => ticket.id !== known.ticket.id);
  writeLocal(storageKeys.tickets, JSON.stringify([known, ...others].slice(0, KEPT_MAX)));
}

export function forgetTicket(id: string): void {
  const all = readAll();
  const others = all.filter(({ ticket }) => ticket.id !== id);
  if (others.length < all.length) writeLocal(storageKeys.tickets, JSON.stringify(others));
}
