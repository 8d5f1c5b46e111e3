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

/** Hosting passes paths on with their /api, the function's own address comes without it: both are mounted. */
export function createApp(dependencies: Dependencies) {
  const { config, logger, newId } = dependencies;
  // Pages for visitors and the job do without it, and are what a cold instance starts for most.
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
