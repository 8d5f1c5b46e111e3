import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logger.ts';

interface RequestContext {
  readonly requestId: string;
  readonly logger: Logger;
}

const contexts = new WeakMap<Response, RequestContext>();

/** Gives every request an id, which its log lines and its failure answer carry. */
export function requestContext(logger: Logger, newId: () => string): RequestHandler {
  return (request, response, next) => {
    const requestId = newId();
    const child = logger.child({ requestId, method: request.method });
    contexts.set(response, { requestId, logger: child });
    response.setHeader('X-Request-Id', requestId);
    next();
  };
}

/** Log lines from here on say which call they are about; its path may hold an address or a private code. */
export function nameEndpoint(response: Response, endpoint: string): void {
  const { requestId, logger } = contextOf(response);
  contexts.set(response, { requestId, logger: logger.child({ endpoint }) });
}

export function loggerOf(response: Response): Logger {
  return contextOf(response).logger;
}

export function requestIdOf(response: Response): string {
  return contextOf(response).requestId;
}

function contextOf(response: Response): RequestContext {
  const context = contexts.get(response);
  if (context === undefined) throw new Error('requestContext is not mounted');
  return context;
}
