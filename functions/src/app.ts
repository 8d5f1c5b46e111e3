import type { Dependencies } from './dependencies.ts';
import { createApiRouter, whenFirstCalled } from './http/api-router.ts';
import { cors } from './http/cors.ts';
import { renderError } from './http/errors.ts';
import { createExpressApp } from './http/express-app.ts';
import { createCostLimits } from './http/limits/cost-limits.ts';
import { createRateLimits, type RateLimits } from './http/limits/rate-limits.ts';
import { requestContext } from './http/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { boardPageRouter } from './play/pages/page-routes.ts';
import { invitationPageRouter } from './registrations/invitation-page-routes.ts';
import { registrationPageRouter } from './registrations/page-routes.ts';
import { allRoutes } from './routes.ts';
import { seasonPageRouter } from './seasons/pages/page-routes.ts';
import { tournamentPageRouter } from './tournaments/pages/page-routes.ts';

/**
 * Hosting passes on paths with /api, but the function's own address has none, so the API is mounted at both.
 */
export function createApp(dependencies: Dependencies) {
  const { config, logger, newId } = dependencies;
  // A cold instance mostly starts for visitors' pages or the job, which do not need the API router.
  const limits = createRateLimits(config.rateLimitFactor, elapsedMs);
  const api = whenFirstCalled(() => apiOf(dependencies, limits));

  const app = createExpressApp(config.frontRanges);
  app.use(requestContext(logger, newId));
  app.use(boardPageRouter(dependencies, limits));
  app.use(seasonPageRouter(dependencies, limits));
  app.use(registrationPageRouter(dependencies, limits));
  app.use(invitationPageRouter(dependencies, limits));
  app.use(tournamentPageRouter(dependencies, limits));
  app.use(securityHeaders());
  app.use(cors(config.corsOrigins));
  app.use('/api', api);
  app.use('/', api);
  app.use(renderError);
  return app;
}

const elapsedMs = () => performance.now();

function apiOf(dependencies: Dependencies, limits: RateLimits) {
  const costs = createCostLimits(dependencies.config.rateLimitFactor, elapsedMs);
  return createApiRouter(allRoutes(dependencies), dependencies, { ...limits, ...costs });
}
