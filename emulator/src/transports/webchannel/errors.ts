import type { ServerResponse } from 'node:http';
import type { StatusError } from '../../core/status-error.ts';

/** A failed stream says so in a data message: clients map `status` by name. */
export function streamErrorMessage({ status, code, message }: StatusError): string {
  return JSON.stringify({ error: { code, message: `${status}: ${message}`, status } });
}

/**
 * Clients open a new session when they find these words anywhere but at the start. The official
 * emulator answers with an empty body, after which clients only retry more slowly.
 */
export function sendUnknownSession(response: ServerResponse): void {
  sendBadRequest(response, 'Unknown SID');
}

export function sendBadRequest(response: ServerResponse, reason: string): void {
  response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<html><body>Bad request: ${reason}</body></html>\n`);
}
