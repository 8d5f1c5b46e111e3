import * as z from 'zod/mini';
import { DocumentIdSchema } from '../../ids.ts';
import { DAY_MS, RESERVED_FIRST_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import * as words from '../words/reservation.ts';

const ReservationStepSchema = z.object({
  first: z
    .int(words.firstRange)
    .check(z.minimum(1, words.firstRange), z.maximum(RESERVED_FIRST_MAX, words.firstRange)),
  /** The next step begins at this time. After the last step everybody may register. */
  endsAt: InstantSchema,
});
export type ReservationStep = z.output<typeof ReservationStepSchema>;

export const ReservationSchema = nullish(
  z.object({
    seasonId: DocumentIdSchema,
    steps: z.array(ReservationStepSchema).check(z.minLength(1, words.noStep), z.maxLength(2, words.twoSteps)),
  }),
);
export type Reservation = NonNullable<z.output<typeof ReservationSchema>>;

export interface Reserved {
  readonly reserved: Reservation | null;
}

interface Dates extends Reserved {
  readonly date: Date | null;
  readonly registrationDeadline: Date | null;
}

export function reservationErrors({
  reserved,
  date,
  registrationDeadline,
}: Dates): Readonly<Record<string, string>> {
  const closes = registrationDeadline ?? date;
  const errors: Record<string, string> = {};
  let before: ReservationStep | null = null;
  for (const [index, step] of (reserved?.steps ?? []).entries()) {
    const at = `reserved.steps.${index}`;
    if (before !== null && step.first < before.first) errors[`${at}.first`] = words.fewerLater;
    if (before !== null && step.endsAt <= before.endsAt) errors[`${at}.endsAt`] = words.stepsInOrder;
    if (closes !== null && step.endsAt >= closes) errors[`${at}.endsAt`] = words.afterClose;
    before = step;
  }
  return errors;
}

export function usualSteps(places: number, closes: Date, now: Date): readonly ReservationStep[] {
  const at = (first: number, days: number) => ({
    first: Math.min(first, RESERVED_FIRST_MAX),
    endsAt: new Date(closes.getTime() - days * DAY_MS),
  });
  const ahead = [at(places, 2), at(2 * places, 1)].filter(({ endsAt }) => endsAt > now);
  if (ahead.length > 0 || closes <= now) return ahead;
  return [{ ...at(places, 0), endsAt: new Date((now.getTime() + closes.getTime()) / 2) }];
}
