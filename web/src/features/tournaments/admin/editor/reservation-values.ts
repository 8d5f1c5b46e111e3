import { hourInSentence } from '@copa/domain/time/hours';
import { type Modality, UNIT_SIZES } from '@copa/domain/tournaments/modality';
import {
  ReservationSchema,
  type ReservationStep,
  usualSteps,
} from '@copa/domain/tournaments/places/reservation';
import { reservationLines } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { fromLocalInput, toLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';

/** `next` and `nextUntil` are the second step; both are empty if there is no second step. */
export const TypedReservationSchema = z.object({
  /** Empty if the tournament is for everybody. */
  seasonId: z.string(),
  first: z.string(),
  until: z.string(),
  next: z.string(),
  nextUntil: z.string(),
});
export type TypedReservation = z.output<typeof TypedReservationSchema>;

export const NO_RESERVATION: TypedReservation = {
  seasonId: '',
  first: '',
  until: '',
  next: '',
  nextUntil: '',
};

function typedReservation(
  seasonId: string,
  [one, other]: readonly ReservationStep[],
  timeZone: string,
): TypedReservation {
  return {
    seasonId,
    first: one === undefined ? '' : String(one.first),
    until: toLocalInput(one?.endsAt ?? null, timeZone),
    next: other === undefined ? '' : String(other.first),
    nextUntil: toLocalInput(other?.endsAt ?? null, timeZone),
  };
}

export function typedReservationOf({
  reserved,
  timeZone,
}: Pick<Tournament, 'reserved' | 'timeZone'>): TypedReservation {
  return reserved === null ? NO_RESERVATION : typedReservation(reserved.seasonId, reserved.steps, timeZone);
}

interface Typed {
  readonly date: string;
  readonly undated: boolean;
  readonly registrationDeadline: string;
  readonly timeZone: string;
  readonly maxPlayers: string;
  readonly modality: Modality;
  readonly reserved: TypedReservation;
}

function closesAt({ date, undated, registrationDeadline, timeZone }: Typed): Date | null {
  const start = undated ? null : fromLocalInput(date, timeZone);
  return fromLocalInput(registrationDeadline, timeZone, start) ?? start;
}

export function hasClosed(values: Typed, now: Date): boolean {
  const closes = closesAt(values);
  return closes !== null && closes <= now;
}

export function usualReservation(values: Typed, now: Date): TypedReservation | null {
  const closes = closesAt(values);
  const places = typedNumber(values.maxPlayers);
  if (closes === null || !(places >= 1)) return null;
  // Team-mates with the same results share a rank, and the next unit follows behind all of them.
  const steps = usualSteps(places * UNIT_SIZES[values.modality], closes, now);
  return steps.length === 0 ? null : typedReservation('', steps, values.timeZone);
}

export function reservedOf<At>(
  { seasonId, first, until, next, nextUntil }: TypedReservation,
  instant: (local: string) => At,
) {
  if (seasonId === '') return null;
  const step = (count: string, at: string) => ({ first: typedNumber(count), endsAt: instant(at) });
  const hasSecond = next.trim() !== '' || nextUntil !== '';
  return { seasonId, steps: [step(first, until), ...(hasSecond ? [step(next, nextUntil)] : [])] };
}

const STEP_FIELDS: Readonly<Record<string, string>> = {
  'reserved.steps': 'reserved.first',
  'reserved.steps.0.first': 'reserved.first',
  'reserved.steps.0.endsAt': 'reserved.until',
  'reserved.steps.1.first': 'reserved.next',
  'reserved.steps.1.endsAt': 'reserved.nextUntil',
};

export const fieldOfReservation = (path: string) => STEP_FIELDS[path] ?? path;

export function reservationSentences({ reserved, timeZone }: Typed, now: Date): readonly string[] {
  const typed = reservedOf(reserved, (local) => fromLocalInput(local, timeZone));
  const { success, data } = z.safeParse(ReservationSchema, typed);
  if (!success || data === null) return [];
  return reservationLines({ reserved: data }, now, (at) => hourInSentence(at, now, timeZone));
}

export function reservationLine(values: Typed, now: Date): string {
  if (values.reserved.seasonId === '') return words.forEverybody;
  const [line] = reservationSentences(values, now);
  return line ?? words.reservedLine(values.reserved.first);
}
