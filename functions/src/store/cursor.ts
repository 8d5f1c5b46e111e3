import { AppError } from '@copa/domain/errors';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import * as words from '../words.ts';

/** Firestore does not allow ids such as `.`, `..` and `__x__`, and a query with one fails. */
const NAMES_A_DOCUMENT = /^(?!\.{1,2}$|__.*__$)[^/]+$/s;
const WellFormedSchema = z.string().check(z.refine((value) => value.isWellFormed()));

/** Timestamps keep nanoseconds, because several documents may have the same millisecond. */
const CursorSchema = z.strictObject({
  value: z.union([
    z.strictObject({ s: z.int(), n: z.int().check(z.minimum(0), z.maximum(999_999_999)) }),
    WellFormedSchema,
    z.number(),
    z.boolean(),
    z.null(),
  ]),
  id: WellFormedSchema.check(z.minLength(1), z.regex(NAMES_A_DOCUMENT)),
});

export interface Cursor {
  readonly value: unknown;
  readonly id: string;
}

export function encodeCursor(cursor: Cursor): string {
  const value =
    cursor.value instanceof Timestamp
      ? { s: cursor.value.seconds, n: cursor.value.nanoseconds }
      : (cursor.value ?? null);
  return Buffer.from(JSON.stringify({ value, id: cursor.id })).toString('base64url');
}

export function decodeCursor(text: string): Cursor {
  const { value, id } = parseCursor(text);
  return { value: typeof value === 'object' && value !== null ? timestamp(value) : value, id };
}

function parseCursor(text: string): z.output<typeof CursorSchema> {
  try {
    return z.parse(CursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw invalidCursor(cause);
  }
}

function timestamp({ s, n }: { s: number; n: number }): Timestamp {
  try {
    return new Timestamp(s, n);
  } catch (cause) {
    throw invalidCursor(cause);
  }
}

function invalidCursor(cause: unknown): AppError {
  const message = words.badCursor;
  return new AppError('validation-failed', message, { cause, fields: { cursor: message } });
}
