import express, { type Express } from 'express';
import { trustFront } from './client/client-address.ts';

export function createExpressApp(frontRanges: readonly string[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustFront(frontRanges));
  return app;
}
