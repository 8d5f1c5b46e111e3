import * as z from 'zod/mini';
import { MATCH_GRACE_MS, WAITLIST_MAX } from '../limits.ts';
import type { ConfirmationWindow } from '../tournaments/places/window.ts';

/** Minutes in the match window, so that the next unit has a chance; the close in the entry window, which may last all night. */
export function confirmBy({ kind, closesAt }: ConfirmationWindow, now: Date): Date {
  if (kind !== 'match') return closesAt;
  return new Date(Math.min(now.getTime() + MATCH_GRACE_MS, closesAt.getTime()));
}

/** `queues/{tournament}`: the numbers of those who wait, and nothing else, from which a phone finds its own place. */
export const QueueSchema = z.object({
  id: z.string(),
  waiting: z.array(z.int()).check(z.maxLength(WAITLIST_MAX)),
});
export type Queue = z.output<typeof QueueSchema>;

export function positionIn({ waiting }: Pick<Queue, 'waiting'>, waitSeq: number): number | null {
  const before = waiting.indexOf(waitSeq);
  return before === -1 ? null : before + 1;
}
