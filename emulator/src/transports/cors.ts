import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Credentials are on in the browser SDK, so the origin must be echoed: `*` would be refused.
 * The same headers go on every path, unknown ones included, and only when there is an `Origin`.
 */
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
