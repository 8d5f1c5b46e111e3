import { TicketIdSchema } from '@copa/domain/ids';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import * as z from 'zod/mini';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { keptValue } from '../../../../lib/storage/kept-value.ts';
import { writeLocal } from '../../../../lib/storage/local-store.ts';
import { ownKey, storageKeys } from '../../../../lib/storage/storage-keys.ts';
import type { KeptRegistration } from './own-registrations.ts';

const DaySchema = z.object({
  /** Its tournament is over then; 0 for a registration that came to nothing. */
  until: z.number(),
  isAsked: z.boolean(),
});
export type OwnDay = z.output<typeof DaySchema>;

/** The last known days of this phone's registrations, by ticket. */
const kept = keptValue(ownKey('days'), z.record(TicketIdSchema, DaySchema));

/** The life of a registration whose tournament has no date yet. */
const UNDATED_MS = 60 * DAY_MS;

/** A guess until somebody opens Mi torneo. */
export function expectedDay(endsAt: Date | null): OwnDay {
  return { until: endsAt?.getTime() ?? serverNow().getTime() + UNDATED_MS, isAsked: false };
}

/** Notes it for the list of this phone, and in one short text for the bar of every page. Null forgets it. */
export function noteDay(ticketId: string, day: OwnDay | null): void {
  const { [ticketId]: before, ...others } = kept.read() ?? {};
  // One without a date moves along, but not at each look.
  if (day !== null && before?.isAsked === day.isAsked && Math.abs(before.until - day.until) < HOUR_MS) return;
  const now = serverNow().getTime();
  const all = Object.entries(day === null ? others : { ...others, [ticketId]: day });
  const live = all.filter(([, { until }]) => until > now);
  kept.keep(all.length === 0 ? null : Object.fromEntries(all));
  const last = Math.max(...live.map(([, { until }]) => until));
  const isAsked = live.some(([, each]) => each.isAsked);
  writeLocal(storageKeys.mine, live.length === 0 ? null : `${last}${isAsked ? '!' : ''}`);
}

export function knowsDay(ticketId: string): boolean {
  return kept.read()?.[ticketId] !== undefined;
}

export function isAsked(ticketId: string): boolean {
  return kept.read()?.[ticketId]?.isAsked === true;
}

export function liveTickets(registrations: readonly KeptRegistration[]): readonly string[] {
  const days = kept.read() ?? {};
  const now = serverNow().getTime();
  return registrations
    .map(({ unit }) => unit.ticketId)
    .filter((ticketId) => (days[ticketId]?.until ?? now) >= now);
}
