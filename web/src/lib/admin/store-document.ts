import { ApiError } from '../network/api-client.ts';
import type { Tried } from './use-draft.ts';
import * as words from './words.ts';

interface Stored {
  readonly id: string;
  readonly updatedAt: Date | null;
}

interface Calls<T, S extends Stored> {
  readonly create: (values: T, requestId: string) => Promise<S>;
  readonly replace: (id: string, values: T, expectedUpdatedAt: Date | null) => Promise<S>;
}

export interface DocumentSending<T> {
  readonly expectedUpdatedAt: Date | null;
  /** Remembers what is sent to be created, and answers what was sent before. */
  readonly attempt: (values: T) => Tried<T>;
}

/**
 * Stores what an editor holds; a null id is a new document, and one request id is one document. Where an earlier try
 * had arrived with other words, those of now are refused; repeating the old ones brings what is stored, and those of
 * now are stored over it.
 */
export async function storeDocument<T, S extends Stored>(
  id: string | null,
  values: T,
  { expectedUpdatedAt, attempt }: DocumentSending<T>,
  { create, replace }: Calls<T, S>,
): Promise<S> {
  if (id !== null) return replace(id, values, expectedUpdatedAt);
  const { requestId, values: earlier } = attempt(values);
  for (const each of [values, ...earlier]) {
    try {
      const stored = await create(each, requestId);
      return each === values ? stored : await replace(stored.id, values, stored.updatedAt);
    } catch (error) {
      if (!isReused(error)) throw error;
    }
  }
  throw new ApiError('conflict', 409, CHANGED_SINCE);
}

const CHANGED_SINCE = words.earlierAttemptStored;

/** An earlier try under the same request id was stored, with other words. */
export function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request-reused';
}
