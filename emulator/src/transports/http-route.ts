import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A group of plain HTTP/1.1 endpoints. The server asks its routes in order, has already set the
 * CORS headers and answered OPTIONS, and turns a rejection into an error response. `false` means
 * "not mine" and must leave request and response untouched.
 */
export interface HttpRoute {
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean | Promise<boolean>;
  /** Ends whatever the route keeps open when the server closes. */
  close?(): void;
}
