import * as z from 'zod/mini';
import { DocumentIdSchema } from '../../ids.ts';
import { DAY_MS, RESERVED_FIRST_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import * as words from '../words/reservation.ts';

const ReservationStepSchema = z.object({
  first: z
    .int(words.firstRange)
    .check(z.minimum(1, words.firstRange), z.maximum(RESERVED_FIRST_MAX, words.firstRange)),
  /** At this moment the next step begins; after the last one everybody may register. */
  endsAt: InstantSchema,
});
export type ReservationStep = z.output<typeof ReservationStepSchema>;

/** Only the first of a season may register, at first fewer and later more of them. */
export const ReservationSchema = nullish(
  z.object({
    seasonId: DocumentIdSchema,
    steps: z.array(ReservationStepSchema).check(z.minLength(1, words.noStep), z.maxLength(2, words.twoSteps)),
  }),
);
export type Reservation = NonNullable<z.output<typeof ReservationSchema>>;

interface Reserved {
  readonly reserved: Reservation | null;
}

/** The steps that still hold, the present one first; none once everybody may register. */
export function stepsLeft({ reserved }: Reserved, now: Date): readonly ReservationStep[] {
  return (reserved?.steps ?? []).filter(({ endsAt }) => now < endsAt);
}

/** The season whose first ones may register now; null where everybody may. */
export function reservedSeason(tournament: Reserved, now: Date): string | null {
  return stepsLeft(tournament, now).length === 0 ? null : (tournament.reserved?.seasonId ?? null);
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

/** As many as there are places until two days before registration closes, then twice as many for a day. */
export function usualSteps(places: number, closes: Date, now: Date): readonly ReservationStep[] {
  const at = (first: number, days: number) => ({
    first: Math.min(first, RESERVED_FIRST_MAX),
    endsAt: new Date(closes.getTime() - days * DAY_MS),
  });
  const ahead = [at(places, 2), at(2 * places, 1)].filter(({ endsAt }) => endsAt > now);
  if (ahead.length > 0 || closes <= now) return ahead;
  return [{ ...at(places, 0), endsAt: new Date((now.getTime() + closes.getTime()) / 2) }];
}

type Write = (at: Date) => string;

/** «Solo entran los primeros 48 de la temporada hasta …»: what holds now and what comes then. Empty where everybody may register. */
export function reservationLines(tournament: Reserved, now: Date, write: Write): readonly string[] {
  const left = stepsLeft(tournament, now);
  return left.flatMap(({ first, endsAt }, index) => {
    const line = index === 0 ? words.forFirst(first, write(endsAt)) : words.thenFirst(first, write(endsAt));
    return index === left.length - 1 ? [line, words.thenAll(write(endsAt))] : [line];
  });
}

/** The refusal of the door, with the hour at which it opens wider. */
export function reservedRefusal(
  tournament: Reserved,
  standing: words.Standing,
  now: Date,
  write: Write,
): string {
  const [current, next] = stepsLeft(tournament, now);
  if (current === undefined) return '';
  return words.refusal(current.first, standing, write(current.endsAt), next?.first ?? null);
}
