import express, { type Express, type RequestHandler, Router } from 'express';
import { trustFront } from './client/client-address.ts';

export function createExpressApp(frontRanges: readonly string[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustFront(frontRanges));
  return app;
}

export function whenFirstCalled(load: () => Promise<readonly RequestHandler[]>): RequestHandler {
  let loading: Promise<RequestHandler> | null = null;
  return async (request, response, next) => {
    loading ??= load()
      .then((handlers) => Router().use(...handlers))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    const handler = await loading;
    return handler(request, response, next);
  };
}
