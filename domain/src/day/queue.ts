import * as z from 'zod/mini';
import { TurnKeySchema } from '../ids.ts';
import { MATCH_GRACE_MS, WAITLIST_MAX } from '../limits.ts';
import type { ConfirmationWindow } from '../tournaments/places/window.ts';

export function confirmDeadline({ kind, closesAt }: ConfirmationWindow, now: Date): Date {
  if (kind !== 'match') return closesAt;
  return new Date(Math.min(now.getTime() + MATCH_GRACE_MS, closesAt.getTime()));
}

export const QueueSchema = z.object({
  id: z.string(),
  waiting: z.array(z.int()).check(z.maxLength(WAITLIST_MAX)),
});
export type Queue = z.output<typeof QueueSchema>;

export const TurnsSchema = z.object({
  id: z.string(),
  waiting: z.array(TurnKeySchema).check(z.maxLength(WAITLIST_MAX)),
});
export type Turns = z.output<typeof TurnsSchema>;

export function positionIn<T>({ waiting }: { readonly waiting: readonly T[] }, own: T): number | null {
  const before = waiting.indexOf(own);
  return before === -1 ? null : before + 1;
}
