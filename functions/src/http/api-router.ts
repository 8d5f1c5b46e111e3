import { type IRouter, type RequestHandler, Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { refusal } from '../refusals.ts';
import type { CostLimits } from './limits/cost-limits.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Route } from './route.ts';
import { serve } from './serve.ts';

type Needs = Pick<Dependencies, 'identity' | 'appCheck' | 'config'>;

export function createApiRouter(
  routes: readonly Route[],
  dependencies: Needs,
  limits: RateLimits & CostLimits,
): IRouter {
  const router = Router({ caseSensitive: true });
  for (const [path, group] of byPath(routes)) {
    const mounted = router.route(path);
    for (const route of group) {
      const handler = serve(route, dependencies, limits);
      const method = route.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      mounted[method](handler);
    }
    mounted.all(otherMethods(group));
  }
  router.use(() => {
    throw refusal('route-not-found');
  });
  return router;
}

function byPath(routes: readonly Route[]): readonly (readonly [string, readonly Route[]])[] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const { path } = route.endpoint;
    groups.set(path, [...(groups.get(path) ?? []), route]);
  }
  return [...groups].toSorted(([a], [b]) => (orderKey(a) < orderKey(b) ? -1 : 1));
}

/** `~` sorts after all ASCII letters, so `/questions/active` comes before `/questions/:id`. */
function orderKey(path: string): string {
  return path.replaceAll(/:\w+/g, '~');
}

function otherMethods(group: readonly Route[]): RequestHandler {
  const methods = group.map(({ endpoint }) => endpoint.method);
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.setHeader('Allow', allow);
    if (request.method !== 'OPTIONS') {
      throw refusal('method-not-allowed');
    }
    response.status(204).end();
  };
}
