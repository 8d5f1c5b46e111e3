import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../logger.ts';

export async function sendDownload(
  lines: AsyncIterable<string>,
  response: Writable,
  logger: Pick<Logger, 'info'>,
): Promise<void> {
  try {
    await pipeline(Readable.from(lines), response);
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    logger.info('download broken off');
  }
}

/** Node reports so that the reader has closed the connection. A fault of the file has an error of its own. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
