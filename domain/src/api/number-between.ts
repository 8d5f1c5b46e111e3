import * as z from 'zod/mini';
import { described } from '../described.ts';

/** A number of at most two digits, which a path or a form sends as text. */
export function numberBetween(minimum: number, maximum: number, message: string) {
  const isOne = (value: unknown) =>
    /^\d{1,2}$/.test(String(value)) && Number(value) >= minimum && Number(value) <= maximum;
  return z.pipe(
    described(z.custom<string | number>(isOne, message), { type: 'integer', minimum, maximum }),
    z.transform(Number),
  );
}
