import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { isOver } from '@copa/domain/tournaments/state';
import * as z from 'zod/mini';
import { callApi, isGone, messageOf } from '../../../../lib/network/api-client.ts';
import { keptList } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
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
  z.looseObject({ ticket: z.looseObject({ id: z.string() }) }),
  ({ ticket }) => ticket.id,
);

export function forgetOwn(code: string): void {
  const ticketId = readOwnRegistrations().find((each) => each.code === code)?.unit.ticketId;
  forgetRegistration(code);
  if (ticketId === undefined) return;
  if (readOwnRegistrations().some(({ unit }) => unit.ticketId === ticketId)) return;
  noteDay(ticketId, null);
  tickets.forget(({ ticket }) => ticket.id === ticketId);
}
