import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

const WORTHWHILE_BYTES = 1024;

/** Neither Hosting nor the functions platform compresses the answers of functions. */
export function sendCompressed(request: Request, response: Response, text: string): void {
  response.vary('Accept-Encoding');
  if (text.length < WORTHWHILE_BYTES || request.acceptsEncodings('gzip') !== 'gzip') {
    response.send(text);
    return;
  }
  response.setHeader('Content-Encoding', 'gzip');
  response.send(gzipSync(text));
}
