import * as z from 'zod/mini';
import { described } from '../described.ts';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../limits.ts';
import * as words from '../words/fields.ts';

function isLimit(value: unknown): boolean {
  const text = String(value);
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= PAGE_LIMIT_MAX;
}

const LimitSchema = z.pipe(
  z._default(
    described(z.custom<string | number>(isLimit, words.pageLimit), {
      type: 'integer',
      minimum: 1,
      maximum: PAGE_LIMIT_MAX,
    }),
    PAGE_LIMIT_DEFAULT,
  ),
  z.transform(Number),
);

const CURSOR = /^[A-Za-z0-9_-]{1,400}$/;
const CursorSchema = z.string().check(z.regex(CURSOR, words.invalidCursor));

export const pageShape = { limit: LimitSchema, cursor: z.optional(CursorSchema) };

export const NextCursorSchema = z.nullable(described(z.string(), { pattern: CURSOR.source }));

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.array(item).check(z.maxLength(PAGE_LIMIT_MAX));
}

const isCount = (value: unknown) => /^\d{1,9}$/.test(String(value));

export const CountParamSchema = z.pipe(
  described(z.custom<string | number>(isCount, words.invalidCount), {
    type: 'integer',
    minimum: 0,
    maximum: 999_999_999,
  }),
  z.transform(Number),
);

export const FlagSchema = z.pipe(
  z._default(z.enum(['true', 'false']), 'false'),
  z.transform((value) => value === 'true'),
);
