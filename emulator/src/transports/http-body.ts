import type { IncomingMessage } from 'node:http';

/**
 * The bytes read and dropped of a body that is too large, so that the client reads the answer instead of a
 * reset.
 */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** The body as text, or null when it is larger than allowed. Rejects when the client goes away midway. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > maxBytes + MAX_DISCARDED_BYTES) request.destroy();
    });
    request.once('end', () => resolve(size > maxBytes ? null : Buffer.concat(chunks).toString('utf8')));
    const gone = (cause?: unknown): void => reject(new ClientGone('the client went away', { cause }));
    request.once('error', gone);
    request.once('close', () => gone());
  });
}

/** The client closed its connection before its request was complete; there is nobody to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}
