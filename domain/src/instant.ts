import * as z from 'zod/mini';

/** Firestore timestamps of both SDKs, without importing either. */
interface TimestampLike {
  toDate(): Date;
}

type InstantInput = Date | string | TimestampLike;

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function isTimestampLike(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

function toDate(input: InstantInput): Date {
  if (input instanceof Date) return input;
  return typeof input === 'string' ? new Date(input) : input.toDate();
}

function isInstantInput(value: unknown): boolean {
  if (typeof value === 'string' && !ISO_INSTANT.test(value)) return false;
  if (!(value instanceof Date) && typeof value !== 'string' && !isTimestampLike(value)) return false;
  return !Number.isNaN(toDate(value).getTime());
}

/**
 * A moment: a stored Firestore timestamp, a Date, or an ISO 8601 string with an offset; always a Date inside.
 * One schema therefore reads stored documents and API JSON alike.
 */
export const InstantSchema = z
  .pipe(
    z.custom<InstantInput>(isInstantInput, 'Ingresa una fecha y hora válidas'),
    z.transform((input: InstantInput) => toDate(input)),
  )
  .register(z.globalRegistry, { type: 'string', format: 'date-time' });

/** Absent and null are one thing: "not set". */
export function nullish<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}
