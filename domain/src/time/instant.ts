import * as z from 'zod/mini';
import * as words from '../words/fields.ts';
import { isCalendarDate } from './calendar-date.ts';

interface TimestampLike {
  toDate(): Date;
}

type InstantInput = Date | string | TimestampLike;

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A Firestore timestamp has this range. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

export function isTimestampLike(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

function toDate(input: InstantInput): Date {
  if (input instanceof Date) return input;
  return typeof input === 'string' ? new Date(input) : input.toDate();
}

function isInstantInput(value: unknown): boolean {
  if (typeof value === 'string' && !isCalendarDate(ISO_INSTANT.exec(value)?.[1] ?? '')) return false;
  if (!(value instanceof Date) && typeof value !== 'string' && !isTimestampLike(value)) return false;
  const time = toDate(value).getTime();
  return time >= EARLIEST && time <= LATEST;
}

export const InstantSchema = z
  .pipe(
    z.custom<InstantInput>(isInstantInput, words.invalidInstant),
    z.transform((input: InstantInput) => toDate(input)),
  )
  .register(z.globalRegistry, { type: 'string', format: 'date-time' });

export function nullish<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}
