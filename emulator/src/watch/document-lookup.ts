import type { FirestoreService } from '../core/firestore-service.ts';
import type { Document, Micros } from '../core/model.ts';
import { StatusError } from '../core/status-error.ts';

/** The document as of now, or at a version; null when it does not exist. Rules do not apply. */
export function lookupDocument(
  service: FirestoreService,
  name: string,
  readTime: Micros | null,
): Document | null {
  try {
    return service.getDocument(
      { kind: 'admin' },
      {
        name,
        mask: null,
        consistency: readTime === null ? { kind: 'latest' } : { kind: 'readTime', readTime },
      },
    );
  } catch (error) {
    if (error instanceof StatusError && error.status === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Runs a read at an old version; null when that version is no longer (or not yet) known. */
export function readAt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    if (error.status === 'FAILED_PRECONDITION' || error.status === 'INVALID_ARGUMENT') return null;
    throw error;
  }
}
