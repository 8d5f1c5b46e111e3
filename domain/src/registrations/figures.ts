import * as z from 'zod/mini';
import { MINUTE_MS } from '../limits.ts';
import { InstantSchema } from '../time/instant.ts';
import { WindowKindSchema } from '../tournaments/places/window.ts';
import { hasPlace } from './places/unit-day.ts';
import type { StoredRegistration } from './registration.ts';
import { isApprovable } from './unit.ts';

const NumberSchema = z._default(z.int(), 0);
const NumbersSchema = z._default(z.record(z.string(), z.int()), {});

export const FiguresSchema = z.object({
  id: z.string(),
  /** The server's time of the last change of the figures, the tournament or its table. */
  changedAt: InstantSchema,
  isGone: z._default(z.boolean(), false),
  pending: NumberSchema,
  approved: NumberSchema,
  rejected: NumberSchema,
  /** The part of `pending` that organisers cannot approve yet: players or consents are missing. */
  blocked: NumberSchema,
  /** False if `blocked` lacks registrations, because an earlier version did not count it. */
  countsBlocked: z._default(z.boolean(), false),
  confirmed: NumbersSchema,
  /**
   * The keys are the UTC days of registration such as `2026-11-22`, and the hours such as `2026-11-22T18`. An
   * earlier version counted only days.
   */
  created: NumbersSchema,
  /**
   * A key such as `2026-11-22 130` consists of the UTC day of registration and the `shownMinutes` from
   * registration to decision.
   */
  decided: NumbersSchema,
});
export type Figures = z.output<typeof FiguresSchema>;

type Counted = Pick<StoredRegistration, 'status' | 'place' | 'confirmations' | 'createdAt' | 'decidedAt'> & {
  readonly members: Parameters<typeof isApprovable>[0];
};

interface StatusCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly blocked?: number | undefined;
}

export function shownCounts(counts: StatusCounts & Partial<Pick<Figures, 'countsBlocked'>>): StatusCounts {
  const { pending, approved, rejected, blocked = 0, countsBlocked = true } = counts;
  return { pending, approved, rejected, ...(countsBlocked && blocked > 0 && { blocked }) };
}

export interface Tally {
  readonly [field: string]: number | Tally;
}

export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function utcHour(instant: Date): string {
  return instant.toISOString().slice(0, 13);
}

/** A registration with only a day counts in this hour, which is on the same day in all of the Americas. */
export function noonHour(day: string): string {
  return `${day}T12`;
}

export function hourStart(hour: string): Date {
  return new Date(`${hour}:00Z`);
}

/**
 * The removal of a registration that was counted only by day lowers its hour too, so an hour may be too low.
 * The sum of each day is right, so its registrations without an hour are the difference.
 */
export function createdByHour(
  created: Figures['created'],
): readonly (readonly [hour: string, count: number])[] {
  const counts = Object.entries(created).filter(([, count]) => count > 0);
  const hours = counts.filter(([key]) => key.includes('T'));
  const days = counts.filter(([key]) => !key.includes('T'));
  const known = (day: string) =>
    hours.reduce((sum, [hour, count]) => sum + (hour.startsWith(day) ? count : 0), 0);
  const rest = days.map(([day, count]) => [noonHour(day), count - known(day)] as const);
  return [...hours, ...rest.filter(([, count]) => count > 0)];
}

export function shownMinutes(from: Date, to: Date): number {
  const minutes = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / MINUTE_MS));
  const step = 10 ** Math.max(0, String(minutes).length - 2);
  return Math.ceil(minutes / step) * step;
}

export function decisionOf(key: string): { readonly day: string; readonly minutes: number } {
  const [day = '', minutes] = key.split(' ');
  return { day, minutes: Number(minutes) };
}

export function tallyOf(changes: Iterable<readonly [before: Counted | null, after: Counted | null]>): Tally {
  const sums = new Map<string, number>();
  for (const [before, after] of changes) {
    for (const path of countedIn(before)) sums.set(path, (sums.get(path) ?? 0) - 1);
    for (const path of countedIn(after)) sums.set(path, (sums.get(path) ?? 0) + 1);
  }
  const tally: Record<string, number | Record<string, number>> = {};
  for (const [path, sum] of sums) {
    if (sum === 0) continue;
    const [field = '', key] = path.split('/');
    const inside = tally[field];
    if (key === undefined) tally[field] = sum;
    else tally[field] = { ...(typeof inside === 'object' ? inside : {}), [key]: sum };
  }
  return tally;
}

function countedIn(unit: Counted | null): readonly string[] {
  if (unit === null) return [];
  const { status, confirmations, createdAt, decidedAt, members } = unit;
  const day = utcDay(createdAt);
  const kinds = WindowKindSchema.options.filter((kind) => hasPlace(unit) && confirmations[kind] !== null);
  return [
    status,
    ...(status === 'pending' && !isApprovable(members) ? ['blocked'] : []),
    `created/${day}`,
    `created/${utcHour(createdAt)}`,
    ...(decidedAt === null ? [] : [`decided/${day} ${shownMinutes(createdAt, decidedAt)}`]),
    ...kinds.map((kind) => `confirmed/${kind}`),
  ];
}
