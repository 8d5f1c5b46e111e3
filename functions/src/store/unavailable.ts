import { AppError } from '@copa/domain/errors';
import { ERROR_MESSAGES } from '@copa/domain/messages';

/**
 * A store that is there answers within moments. The SDK looks for one that is not for most of a minute, and longer
 * than any visitor waits.
 */
export const READ_LIMIT_MS = 10_000;

/**
 * Faults of the moment: nothing was committed, or the same request sent again finds what was. They are numbers here
 * because the SDK's own names for them load its whole gRPC part at every cold start.
 */
const TRANSIENT: readonly number[] = [
  1, // cancelled
  4, // deadline exceeded
  8, // resource exhausted
  10, // aborted
  14, // unavailable
];

/** Tells the caller to come back where the store cannot do it just now. */
export async function orUnavailable<R>(call: () => Promise<R>): Promise<R> {
  try {
    return await call();
  } catch (cause) {
    if (!isTransient(cause)) throw cause;
    throw unavailable(cause);
  }
}

/** The same for what only reads, and within a limit of time. */
export function readInTime<R>(read: () => Promise<R>): Promise<R> {
  return orUnavailable(() => withinReadLimit(read()));
}

/** Rejects when it takes too long, and says so to `tell` too. */
export async function withinReadLimit<R>(
  reading: Promise<R>,
  tell: (error: AppError) => void = () => undefined,
): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = unavailable(undefined);
      tell(error);
      reject(error);
    }, READ_LIMIT_MS);
  });
  try {
    return await Promise.race([reading, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', ERROR_MESSAGES.unavailable, { cause });
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    TRANSIENT.includes(error.code)
  );
}
