import type { Registration, RegistrationStatus } from '@copa/domain/registrations/registration';

export type StatusCounts = Readonly<Record<RegistrationStatus, number>>;

export function countByStatus(registrations: readonly Registration[]): StatusCounts {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of registrations) counts[status] += 1;
  return counts;
}

export const totalOf = ({ pending, approved, rejected }: StatusCounts) => pending + approved + rejected;

/** The server's count, and the part of the list on the screen at that moment, newest first. */
export interface Counted {
  readonly counts: StatusCounts;
  readonly listed: readonly Registration[];
}

/**
 * The server's count with what the live list shows to have changed since: decisions, deletions, and arrivals.
 * Older registrations that were only loaded since are part of the count already.
 */
export function countsSince({ counts, listed }: Counted, now: readonly Registration[]): StatusCounts {
  const changed = { ...counts };
  const before = new Map(listed.map((registration) => [registration.id, registration]));
  const newest = listed[0]?.createdAt ?? new Date(0);
  const oldest = now.at(-1)?.createdAt ?? new Date(0);
  for (const { id, status, createdAt } of now) {
    const known = before.get(id);
    before.delete(id);
    if (known === undefined && createdAt <= newest) continue;
    if (known !== undefined) changed[known.status] -= 1;
    changed[status] += 1;
  }
  // Arrivals push the oldest ones out of the loaded page: those are still there.
  for (const { status, createdAt } of before.values()) if (createdAt > oldest) changed[status] -= 1;
  return changed;
}
