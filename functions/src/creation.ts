import { isDeepStrictEqual } from 'node:util';
import { documentIdOf } from '@copa/domain/ids';
import type { Context } from './dependencies.ts';
import { refusal } from './refusals.ts';

/** A request id always gives the same document id, so a repeated request finds what the first one stored. */
export function creationId({ newId }: Pick<Context, 'newId'>, requestId: string | null): string {
  return requestId === null ? newId() : documentIdOf(requestId);
}

/**
 * Returns the document of an earlier attempt with the same request id. A request with other content is
 * refused.
 */
export function sameCreation<T extends object>(stored: T, content: Partial<T>): T {
  const isSame = Object.entries(content).every(([field, value]) =>
    isDeepStrictEqual(stored[field as keyof T], value),
  );
  if (!isSame) throw refusal('request-reused');
  return stored;
}
