import { ApiError, isReused } from '../network/api-client.ts';
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
  /** Records `values` as an attempt, and returns the earlier attempts. */
  readonly attempt: (values: T) => Tried<T>;
}

/**
 * The server refuses `values` if it stored an earlier attempt under the same request id. Then the earlier
 * attempts are repeated until the server returns the stored document. `replace` overwrites that document with
 * `values`.
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

export function earlierAttemptChanged(): ApiError {
  return new ApiError('conflict', 409, words.earlierAttemptStored);
}
