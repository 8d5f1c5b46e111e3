import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { isOver } from '@copa/domain/tournaments/state';
import * as z from 'zod/mini';
import { callApi, isGone, messageOf } from '../../../../lib/network/api-client.ts';
import { forgetDrafts } from '../../../../lib/storage/kept-drafts.ts';
import { keptList, keptValue } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { forgetTabRoom } from '../../../../lib/storage/tab-room.ts';
import { noteDay } from './own-days.ts';
import { forgetRegistration, readOwnRegistrations } from './own-registrations.ts';

export interface OwnPartProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onChange: (changes: Partial<OwnRegistration>) => void;
}

export function dayOf({ tournamentDate, endDate, endedAt, cancelledAt }: OwnRegistration) {
  return { date: tournamentDate, endDate, endedAt, cancelledAt };
}

export function goesOn(registration: OwnRegistration, now: Date): boolean {
  const { place, cancelledAt } = registration;
  return place !== 'released' && cancelledAt === null && !isOver(dayOf(registration), now);
}

export async function fetchOwn(
  code: string,
  onGone?: (why: string) => void,
): Promise<OwnRegistration | null> {
  try {
    return await callApi(getOwnRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (!isGone(error)) throw error;
    const why = Object.values(DEPARTURES).find((each) => each === messageOf(error));
    if (why !== undefined) onGone?.(why);
    return null;
  }
}

const tickets = keptList(
  storageKeys.tickets,
  z.looseObject({ ticket: z.looseObject({ id: z.string(), number: z.optional(z.number()) }) }),
  ({ ticket }) => ticket.id,
);

export function forgetOwn(code: string): void {
  const own = readOwnRegistrations().find((each) => each.code === code);
  forgetRegistration(code);
  if (own === undefined) return;
  const { tournamentId, unit } = own;
  if (readOwnRegistrations().every((other) => other.unit.ticketId !== unit.ticketId)) {
    forgetTicket(unit.ticketId, tournamentId);
  }
}

/** Call this only when somebody asks for it, because the form of another tournament may be half filled in. */
export function forgetWithDrafts(code: string): void {
  forgetOwn(code);
  forgetDrafts((_, text) => text.includes(code));
}

function forgetTicket(ticketId: string, tournamentId: string): void {
  const number = tickets.all().find(({ ticket }) => ticket.id === ticketId)?.ticket.number;
  // The keys of reports' and protests' drafts contain the tournament and the number of the unit.
  forgetDrafts((key) => key.includes(`_${tournamentId}_${number}_`));
  noteDay(ticketId, null);
  tickets.forget(({ ticket }) => ticket.id === ticketId);
  forgetTabRoom(ticketId);
  for (const key of [storageKeys.taps, storageKeys.celebrated, storageKeys.openedRooms]) {
    const byTicket = keptValue(key, z.record(z.string(), z.unknown()));
    const { [ticketId]: _, ...others } = byTicket.read() ?? {};
    byTicket.keep(Object.keys(others).length === 0 ? null : others);
  }
}
