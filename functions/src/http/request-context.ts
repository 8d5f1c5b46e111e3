import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logger.ts';

interface RequestContext {
  readonly traceId: string;
  readonly logger: Logger;
}

const contexts = new WeakMap<Response, RequestContext>();

export function requestContext(logger: Logger, newId: () => string): RequestHandler {
  return (request, response, next) => {
    const traceId = newId();
    const child = logger.child({ traceId, method: request.method });
    contexts.set(response, { traceId, logger: child });
    response.setHeader('X-Trace-Id', traceId);
    next();
  };
}

/**
 * The endpoint is logged instead of the path, because a path may contain an e-mail address or a player ID.
 */
export function nameEndpoint(response: Response, endpoint: string): void {
  const { traceId, logger } = contextOf(response);
  contexts.set(response, { traceId, logger: logger.child({ endpoint }) });
}

export function loggerOf(response: Response): Logger {
  return contextOf(response).logger;
}

export function traceIdOf(response: Response): string {
  return contextOf(response).traceId;
}

function contextOf(response: Response): RequestContext {
  const context = contexts.get(response);
  if (context === undefined) throw new Error('requestContext is not mounted');
  return context;
}
