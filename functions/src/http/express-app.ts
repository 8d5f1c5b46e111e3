import express, { type Express } from 'express';

export function createExpressApp(trustedProxies: number): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies);
  return app;
}
