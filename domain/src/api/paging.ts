import * as z from 'zod/mini';
import { described } from '../described.ts';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../limits.ts';
import * as words from '../words/fields.ts';

function integerParam({ minimum, maximum }: { minimum: number; maximum: number }, message: string) {
  const isIn = (value: unknown) =>
    /^\d{1,16}$/.test(String(value)) && Number(value) >= minimum && Number(value) <= maximum;
  return z.pipe(
    described(z.custom<string | number>(isIn, message), { type: 'integer', minimum, maximum }),
    z.transform(Number),
  );
}

export const CountParamSchema = integerParam(
  { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  words.invalidCount,
);

const LimitSchema = z._default(
  integerParam({ minimum: 1, maximum: PAGE_LIMIT_MAX }, words.pageLimit),
  PAGE_LIMIT_DEFAULT,
);

const CURSOR = /^[A-Za-z0-9_-]{1,400}$/;
const CursorSchema = z.string().check(z.regex(CURSOR, words.invalidCursor));

export const pageShape = { limit: LimitSchema, cursor: z.optional(CursorSchema) };

export const NextCursorSchema = z.nullable(described(z.string(), { pattern: CURSOR.source }));

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.array(item).check(z.maxLength(PAGE_LIMIT_MAX));
}

export const FlagSchema = z.pipe(
  z._default(z.enum(['true', 'false']), 'false'),
  z.transform((value) => value === 'true'),
);
