import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';
import { healthRoutes } from './health.ts';
import { registrationRoutes } from './registrations/routes.ts';

/** Every call of the API; a test compares it with the table of endpoints. */
export function allRoutes(dependencies: Dependencies): readonly Route[] {
  return [...healthRoutes(dependencies), ...registrationRoutes(dependencies)];
}
