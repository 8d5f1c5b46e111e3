import type { IncomingMessage, ServerResponse } from 'node:http';
import { asStatusError, invalidArgument } from '../core/status-error.ts';
import { callerOf } from '../transports/caller.ts';
import { type Logger, logDefect } from '../transports/gateway.ts';
import { ClientGone, type HttpRoute, readBody, sendError } from '../transports/http.ts';
import { adminRoutes, type Route, type RoutesOptions } from './routes.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Everything that the port answers besides Firestore itself. */
export function createAdminRoutes({
  logger,
  ...options
}: RoutesOptions & { readonly logger: Logger }): HttpRoute {
  const routes = adminRoutes(options);

  return {
    async handle(request, response, url) {
      for (const route of routes) {
        const match = request.method === route.method ? route.path.exec(url.pathname) : null;
        if (match === null) continue;
        await respond(route, match, request, response, url);
        return true;
      }
      return false;
    },
  };

  async function respond(
    route: Route,
    match: RegExpExecArray,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    try {
      const body = await readBody(request, MAX_BODY_BYTES);
      if (body === null) {
        response.writeHead(413).end();
        return;
      }
      // An `authorization` header is not required, but one that is sent must be valid.
      if (url.pathname.startsWith('/emulator/')) callerOf(request.headers.authorization);
      const parameters = match.slice(1).map(decodeSegment);
      const answer = await route.handle({ parameters, query: url.searchParams, body });
      if (answer.contentType !== undefined) response.setHeader('content-type', answer.contentType);
      response.end(answer.body, answer.afterwards);
    } catch (error) {
      if (error instanceof ClientGone) return;
      const failure = asStatusError(error);
      logDefect(logger, `${route.method} ${url.pathname}`, failure);
      sendError(response, failure);
    }
  }
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw invalidArgument(`The path is not valid: ${text}`, { cause: error });
  }
}
