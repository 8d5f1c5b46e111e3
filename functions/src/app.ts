import type { Outside } from './dependencies.ts';
import { renderError } from './http/errors.ts';
import { createExpressApp, whenFirstCalled } from './http/express-app.ts';
import { createRateLimits } from './http/limits/rate-limits.ts';
import { requestContext } from './http/request-context.ts';

export function createApp(outside: Outside) {
  const { config, logger, newId } = outside;
  const limits = createRateLimits(config.rateLimitFactor, () => performance.now());
  const api = whenFirstCalled(async () => (await import('./wiring/api.ts')).createApi(outside, limits));
  const pages = whenFirstCalled(async () => (await import('./wiring/pages.ts')).createPages(outside, limits));

  const app = createExpressApp(config.frontRanges);
  app.use(requestContext(logger, newId));
  app.use('/api', api);
  app.use(pages);
  // Calls through Hosting keep the prefix `/api`, but calls to the function's own address come without it.
  app.use('/', api);
  app.use(renderError);
  return app;
}
