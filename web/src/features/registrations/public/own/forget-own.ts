import * as z from 'zod/mini';
import { keptList } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { noteDay } from './own-days.ts';
import { forgetRegistration, readOwnRegistrations } from './own-registrations.ts';

/** «Mi torneo» keeps them for visits without a connection. */
const tickets = keptList(
  storageKeys.tickets,
  z.looseObject({ ticket: z.looseObject({ id: z.string() }) }),
  ({ ticket }) => ticket.id,
);

/** Nothing of a registration that is gone stays on this phone. */
export function forgetOwn(code: string): void {
  const own = readOwnRegistrations().find((each) => each.code === code);
  forgetRegistration(code);
  const ticketId = own?.unit?.ticketId;
  if (ticketId === undefined) return;
  noteDay(ticketId, null);
  tickets.forget(({ ticket }) => ticket.id === ticketId);
}
