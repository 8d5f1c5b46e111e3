import { AppError } from '@copa/domain/errors';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';

/** Limits the wait for reads, because the SDK retries for up to ten minutes if it cannot reach the store. */
export const READ_LIMIT_MS = 10_000;

export const ABORTED = 10;

/**
 * A request can be repeated after these errors: nothing was committed, or the repeat finds the commit.
 * `TRANSIENT` has numbers, because the SDK's names would load all of gRPC at every cold start.
 */
const TRANSIENT: readonly number[] = [
  1, // cancelled
  2, // unknown
  4, // deadline exceeded
  8, // resource exhausted
  ABORTED,
  13, // internal: also a connection that broke in the middle of an answer
  14, // unavailable
];

export type Patience = (limitMs: number) => void;

export async function orUnavailable<R>(call: (wait: Patience) => Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<R>((resolve, reject) => {
      const wait: Patience = (limitMs) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(unavailable(undefined)), limitMs);
      };
      call(wait).then(resolve, reject);
    });
  } catch (cause) {
    throw isTransient(cause) ? unavailable(cause) : cause;
  } finally {
    clearTimeout(timer);
  }
}

export function readInTime<R>(read: () => Promise<R>): Promise<R> {
  return orUnavailable((wait) => {
    wait(READ_LIMIT_MS);
    return read();
  });
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', ERROR_MESSAGES.unavailable, { cause });
}

function isTransient(error: unknown): boolean {
  const code = faultCode(error);
  return code !== null && TRANSIENT.includes(code);
}

export function faultCode(error: unknown): number | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;
}
