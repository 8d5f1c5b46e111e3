import * as z from 'zod/mini';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../limits.ts';

const LIMIT_MESSAGE = `El límite debe ser un entero entre 1 y ${PAGE_LIMIT_MAX}.`;

/** Query parameters of every list; the cursor is opaque. */
export const pageShape = {
  limit: z._default(
    z.coerce
      .number(LIMIT_MESSAGE)
      .check(
        z.refine(Number.isInteger, LIMIT_MESSAGE),
        z.minimum(1, LIMIT_MESSAGE),
        z.maximum(PAGE_LIMIT_MAX, LIMIT_MESSAGE),
      ),
    PAGE_LIMIT_DEFAULT,
  ),
  cursor: z.optional(
    z.string().check(z.maxLength(400), z.regex(/^[A-Za-z0-9_-]+$/, 'El cursor no es válido.')),
  ),
};

export const NextCursorSchema = z.nullable(z.string());

/** `true` and `false` as query parameters. */
export const FlagSchema = z.pipe(
  z._default(z.enum(['true', 'false']), 'false'),
  z.transform((value) => value === 'true'),
);
