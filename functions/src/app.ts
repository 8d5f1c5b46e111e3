import type { Outside } from './dependencies.ts';
import { renderError } from './http/errors.ts';
import { createExpressApp, whenFirstCalled } from './http/express-app.ts';
import { createRateLimits } from './http/limits/rate-limits.ts';
import { requestContext } from './http/request-context.ts';

/**
 * Hosting keeps the prefix /api. A call to the function's own address lacks it, so the API is tried again
 * after the pages.
 */
export function createApp(outside: Outside) {
  const { config, logger, newId } = outside;
  const limits = createRateLimits(config.rateLimitFactor, () => performance.now());
  const api = whenFirstCalled(async () => (await import('./wiring/api.ts')).createApi(outside, limits));
  const pages = whenFirstCalled(async () => (await import('./wiring/pages.ts')).createPages(outside, limits));

  const app = createExpressApp(config.frontRanges);
  app.use(requestContext(logger, newId));
  app.use('/api', api);
  app.use(pages);
  app.use('/', api);
  app.use(renderError);
  return app;
}
