import * as z from 'zod/mini';
import { WAITLIST_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';

/** `auto`: a free place goes to the next who waits, at once; `manual`: an organiser gives it. */
export const WaitlistModeSchema = z.enum(['auto', 'manual']);

export const WaitlistSchema = z.object({
  /** How many may wait; with none, full means full. */
  max: z._default(
    z
      .int('Ingresa un número entero.')
      .check(z.minimum(0), z.maximum(WAITLIST_MAX, `Como máximo ${WAITLIST_MAX} en espera.`)),
    0,
  ),
  mode: z._default(WaitlistModeSchema, 'auto'),
  /** Until when places are given on; without it, until the tournament begins. */
  endsAt: nullish(InstantSchema),
});
export type Waitlist = z.output<typeof WaitlistSchema>;

export const NO_WAITLIST: Waitlist = { max: 0, mode: 'auto', endsAt: null };
