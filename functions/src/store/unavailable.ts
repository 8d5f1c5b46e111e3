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

/** Throws once the caller was told that the store is unavailable, so that nothing is committed after that. */
export type Patience = (limitMs: number) => void;

export async function orUnavailable<R>(call: (wait: Patience) => Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  try {
    return await new Promise<R>((resolve, reject) => {
      const giveUp = () => {
        isOver = true;
        reject(unavailable(undefined));
      };
      const wait: Patience = (limitMs) => {
        if (isOver) throw unavailable(undefined);
        clearTimeout(timer);
        timer = setTimeout(giveUp, limitMs);
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
  return orUnavailable(async (wait) => {
    wait(READ_LIMIT_MS);
    try {
      return await read();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      return read();
    }
  });
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', ERROR_MESSAGES.unavailable, { cause });
}

function isTransient(error: unknown): boolean {
  // Over REST a server in front of Firestore may answer with a page, which the SDK cannot parse.
  if (isConnectionLost(error) || error instanceof SyntaxError) return true;
  const code = faultCode(error);
  return code !== null && TRANSIENT.includes(code);
}

const LOST =
  /^(?:ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE)$/;

/**
 * Over REST the SDK does not repeat a request whose connection broke, for example because it was idle. The
 * error has the code of Node.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && LOST.test(error.code);
}

export function faultCode(error: unknown): number | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;
}
