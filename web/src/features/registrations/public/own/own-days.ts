import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import * as z from 'zod/mini';
import { serverNow, serverTimeOf } from '../../../../lib/network/server-clock.ts';
import { keptValue, readableValues } from '../../../../lib/storage/kept-value.ts';
import { AFTERWARDS_MS } from '../../../../lib/storage/live-mine.ts';
import { writeLocal } from '../../../../lib/storage/local-store.ts';
import { ownKey, storageKeys } from '../../../../lib/storage/storage-keys.ts';
import type { KeptRegistration } from './own-registrations.ts';

const DaySchema = z.object({
  /**
   * The tournament's end in milliseconds, estimated if `endsAt` is null. 0 if the ticket showed a released
   * place or a cancelled tournament.
   */
  until: z.number(),
  isAsked: z.boolean(),
});
export type OwnDay = z.output<typeof DaySchema>;

const kept = keptValue(ownKey('days'), readableValues(DaySchema));

const UNDATED_MS = 60 * DAY_MS;

export function expectedDay(endsAt: Date | null): OwnDay {
  return { until: endsAt?.getTime() ?? serverNow().getTime() + UNDATED_MS, isAsked: false };
}

export function noteDay(ticketId: string, day: OwnDay | null): void {
  const { [ticketId]: before, ...others } = kept.read() ?? {};
  // The estimate for a tournament without a date moves with each visit, so small changes are not stored.
  if (day !== null && before?.isAsked === day.isAsked && Math.abs(before.until - day.until) < HOUR_MS) return;
  const all = Object.entries(day === null ? others : { ...others, [ticketId]: day });
  const shown = all.filter(([, { until }]) => isShown(until));
  kept.keep(all.length === 0 ? null : Object.fromEntries(all));
  const last = Math.max(...shown.map(([, { until }]) => onPhone(until + AFTERWARDS_MS)));
  const asked = shown.flatMap(([, each]) => (each.isAsked ? onPhone(each.until) : []));
  writeLocal(
    storageKeys.mine,
    shown.length === 0 ? null : `${last}${asked.length === 0 ? '' : `!${Math.max(...asked)}`}`,
  );
}

/** The bar reads the phone's own clock, because the server's is not known yet on a new page. */
function onPhone(time: number): number {
  return time - serverTimeOf(0).getTime();
}

function isShown(until: number): boolean {
  return until > 0 && until + AFTERWARDS_MS > serverNow().getTime();
}

/** An estimate if the place was released, or if this phone never knew the day. */
export function knownEnd({ unit, registeredAt }: KeptRegistration): number {
  return kept.read()?.[unit.ticketId]?.until || registeredAt + UNDATED_MS;
}

export function knowsDay(ticketId: string): boolean {
  return kept.read()?.[ticketId] !== undefined;
}

export function hasNoDay(ticketId: string): boolean {
  return kept.read()?.[ticketId]?.until === 0;
}

export function ownIn(
  registrations: readonly KeptRegistration[],
  tournamentId: string,
): KeptRegistration | undefined {
  const all = registrations.filter((own) => own.tournamentId === tournamentId);
  return all.find(({ unit }) => !hasNoDay(unit.ticketId)) ?? all[0];
}

export function isAskedOnDay(ticketId: string): boolean {
  return kept.read()?.[ticketId]?.isAsked === true;
}

export function currentOf(registrations: readonly KeptRegistration[]): readonly KeptRegistration[] {
  const days = kept.read() ?? {};
  const now = serverNow().getTime();
  const endOf = ({ unit }: KeptRegistration) => days[unit.ticketId]?.until ?? now + UNDATED_MS;
  const order = (own: KeptRegistration) =>
    endOf(own) < now ? Number.MAX_SAFE_INTEGER - endOf(own) : endOf(own);
  return registrations.filter((own) => isShown(endOf(own))).toSorted((a, b) => order(a) - order(b));
}
