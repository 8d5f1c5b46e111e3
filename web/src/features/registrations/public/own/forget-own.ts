import * as z from 'zod/mini';
import { keptList } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { noteDay } from './own-days.ts';
import { forgetRegistration, readOwnRegistrations } from './own-registrations.ts';

/** The tickets that «Mi torneo» stores for offline visits. */
const tickets = keptList(
  storageKeys.tickets,
  z.looseObject({ ticket: z.looseObject({ id: z.string() }) }),
  ({ ticket }) => ticket.id,
);

/**
 * Removes all data of a registration from this phone. Its ticket stays while another player of the team is
 * registered here.
 */
export function forgetOwn(code: string): void {
  const ticketId = readOwnRegistrations().find((each) => each.code === code)?.unit.ticketId;
  forgetRegistration(code);
  if (ticketId === undefined) return;
  if (readOwnRegistrations().some(({ unit }) => unit.ticketId === ticketId)) return;
  noteDay(ticketId, null);
  tickets.forget(({ ticket }) => ticket.id === ticketId);
}
