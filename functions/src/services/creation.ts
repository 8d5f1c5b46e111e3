import { isDeepStrictEqual } from 'node:util';
import { refusal } from '../refusals.ts';

/** What an earlier try with the same request id stored; its words are not replaced by those of another one. */
export function sameCreation<T extends object>(stored: T, content: Partial<T>): T {
  const isSame = Object.entries(content).every(([field, value]) =>
    isDeepStrictEqual(stored[field as keyof T], value),
  );
  if (!isSame) throw refusal('request-reused');
  return stored;
}
