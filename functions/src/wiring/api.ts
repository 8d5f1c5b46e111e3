import type { Outside } from '../dependencies.ts';
import { createApiRouter } from '../http/api-router.ts';
import { cors } from '../http/cors.ts';
import { createCostLimits } from '../http/limits/cost-limits.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { EFFECTS } from './capability-effects.ts';
import { allRoutes } from './routes.ts';

export function createApi(outside: Outside, limits: RateLimits) {
  const { config } = outside;
  const dependencies = { ...outside, effects: EFFECTS };
  const costs = createCostLimits(config.rateLimitFactor, () => performance.now());
  return [
    securityHeaders(),
    cors(config.corsOrigins),
    createApiRouter(allRoutes(dependencies), dependencies, { ...limits, ...costs }),
  ];
}
