import { ENDED_KINDS, type HeadlineKind } from '@copa/domain/day/headline-kind';
import type { Ticket } from '@copa/domain/registrations/ticket';

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
