import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** One packet holds it anyway. */
const WORTHWHILE_BYTES = 1024;

/** Compressed here: Hosting does that for its own files only, and the functions' own address for none. */
export function sendCompressed(request: Request, response: Response, text: string): void {
  response.vary('Accept-Encoding');
  if (text.length < WORTHWHILE_BYTES || request.acceptsEncodings('gzip') !== 'gzip') {
    response.send(text);
    return;
  }
  response.setHeader('Content-Encoding', 'gzip');
  response.send(gzipSync(text));
}
