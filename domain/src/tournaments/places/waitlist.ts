import * as z from 'zod/mini';
import { WAITLIST_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import * as words from '../words/fields.ts';

export const WaitlistModeSchema = z.enum(['auto', 'manual']);

export const WaitlistSchema = z.object({
  max: z._default(
    z.int(words.wholeWaitlist).check(z.minimum(0), z.maximum(WAITLIST_MAX, words.waitlistMost)),
    0,
  ),
  mode: z._default(WaitlistModeSchema, 'auto'),
  /** The waitlist is over after this time; null means after the start. */
  endsAt: nullish(InstantSchema),
});
export type Waitlist = z.output<typeof WaitlistSchema>;

export const NO_WAITLIST: Waitlist = { max: 0, mode: 'auto', endsAt: null };
