import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../logger.ts';

export async function sendDownload(
  lines: AsyncIterable<string>,
  response: Writable,
  logger: Pick<Logger, 'info'>,
): Promise<void> {
  let hasFault = false;
  const source = lines[Symbol.asyncIterator]();
  // Without `throw` in the iterator, a stream that the reader has closed ends the source by `return`.
  const noted = {
    next: () =>
      source.next().catch((fault: unknown) => {
        hasFault = true;
        throw fault;
      }),
    return: async () => (await source.return?.()) ?? { done: true as const, value: undefined },
  };
  try {
    await pipeline(Readable.from({ [Symbol.asyncIterator]: () => noted }), response);
  } catch (error) {
    if (hasFault || !isBrokenOff(error)) throw error;
    logger.info('download broken off');
  }
}

/** Node reports so that the reader has closed the connection. A broken answer of Firestore has the same code. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
