import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../core/clock.ts';
import type { FirestoreService } from '../core/firestore-service.ts';
import { asStatusError, type StatusError } from '../core/status-error.ts';
import type { ListenHub } from '../watch/listen-hub.ts';

export interface Gateway {
  readonly service: FirestoreService;
  readonly hub: ListenHub;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly nextStreamId: () => string;
}

export function logDefect(logger: Logger, where: string, error: StatusError): void {
  if (error.status === 'INTERNAL' && error.cause !== undefined) logger.error(where, error.cause);
}

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error: unknown): void;
}

/**
 * Up to this many bytes beyond a body's limit are read and dropped. Otherwise the client would get a
 * connection reset instead of the answer.
 */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

export function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > maxBytes + MAX_DISCARDED_BYTES) request.destroy();
    });
    request.once('end', () => {
      if (size > maxBytes) reject(new BodyTooLarge());
      else resolve(Buffer.concat(chunks).toString('utf8'));
    });
    const gone = (cause?: unknown): void => reject(new ClientGone('the client went away', { cause }));
    request.once('error', gone);
    request.once('close', () => gone());
  });
}

export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

class BodyTooLarge extends Error {}

export function sendFailure(logger: Logger, where: string, response: ServerResponse, error: unknown): void {
  if (error instanceof ClientGone) return;
  if (error instanceof BodyTooLarge) {
    response.writeHead(413).end();
    return;
  }
  const failure = asStatusError(error);
  logDefect(logger, where, failure);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { http: code, status, message } = failure;
  response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(
    `${JSON.stringify({ error: message === '' ? { code, status } : { code, message, status } })}\n`,
  );
}

/**
 * The server sets the CORS headers, answers OPTIONS and calls `sendFailure` if `handle` throws. A `handle`
 * that returns `false` must leave request and response untouched.
 */
export interface HttpRoute {
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean | Promise<boolean>;
  close?(): void;
}

/** The browser SDK sends credentials, so the origin is echoed: browsers would refuse `*`. */
export function applyCors(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('Vary', 'Origin');
  const requested = headers['access-control-request-headers'];
  if (requested !== undefined) response.setHeader('Access-Control-Allow-Headers', requested);
  if (headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}
