import { ENDED_KINDS, type HeadlineKind } from '@copa/domain/day/headline-kind';
import type { Ticket } from '@copa/domain/registrations/ticket';

export type Pride = 'registered' | 'passed' | 'champion';

interface Moment {
  readonly hasBegun: boolean;
  /** The unit still has something to do, which comes first. */
  readonly isAsked: boolean;
}

/** The reason for a picture; null where there is nothing to be proud of. */
export function prideOf(
  kind: HeadlineKind,
  { status, place }: Ticket,
  { hasBegun, isAsked }: Moment,
): Pride | null {
  if (kind === 'champion') return 'champion';
  if (kind === 'passed' || kind === 'qualified') return 'passed';
  const isAhead = kind !== 'cancelled' && !hasBegun && !isAsked;
  return status === 'approved' && place === 'held' && isAhead ? 'registered' : null;
}

/** Notices are offered after a first act, and to a unit that waits and has nothing to tap. */
export function isPushWanted(
  { place, confirmations, readyAt }: Pick<Ticket, 'place' | 'confirmations' | 'readyAt'>,
  windows: readonly unknown[],
  kind: HeadlineKind,
): boolean {
  if (place === 'released' || ENDED_KINDS.has(kind)) return false;
  if (place === 'waiting' && windows.length === 0) return true;
  return readyAt !== null || Object.values(confirmations).some(Boolean);
}
