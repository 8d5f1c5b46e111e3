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
  /** Stores what is sent for a creation, and returns the earlier attempts. */
  readonly attempt: (values: T) => Tried<T>;
}

/**
 * Stores an editor's document; a null id creates one under a fixed request id. The server refuses new content
 * if it has stored an earlier attempt. Then that attempt is repeated to get the document, and the new content
 * is saved over it.
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
  throw earlierAttemptChanged();
}

/** The refusal if somebody else changed the document that an earlier attempt stored. */
export function earlierAttemptChanged(): ApiError {
  return new ApiError('conflict', 409, words.earlierAttemptStored);
}

/** True if an earlier attempt with the same request id and other content was stored. */
export function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request-reused';
}
