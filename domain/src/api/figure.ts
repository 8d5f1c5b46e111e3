import * as z from 'zod/mini';
import { described } from '../described.ts';

export function figure(minimum: number, maximum: number, message: string) {
  const isOne = (value: unknown) =>
    /^\d{1,2}$/.test(String(value)) && Number(value) >= minimum && Number(value) <= maximum;
  return z.pipe(
    described(z.custom<string | number>(isOne, message), { type: 'integer', minimum, maximum }),
    z.transform(Number),
  );
}
