import type { ServerResponse } from 'node:http';
import type { StatusError, StatusName } from '../../core/status-error.ts';

const HTTP_STATUS: Readonly<Record<StatusName, number>> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** The error body of Google's APIs, on one line; an empty message is left out. */
export function sendError(response: ServerResponse, { status, message }: StatusError): void {
  const code = HTTP_STATUS[status];
  const error = message === '' ? { code, status } : { code, message, status };
  response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify({ error })}\n`);
}
