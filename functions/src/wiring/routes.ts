import { tournamentParameter } from '@copa/domain/api/endpoint';
import * as z from 'zod/mini';
import { dayRoutes } from '../day/routes.ts';
import type { Dependencies } from '../dependencies.ts';
import { fairnessRoutes } from '../fairness/routes.ts';
import { formRoutes } from '../forms/routes.ts';
import { documentationRoutes } from '../http/documentation/routes.ts';
import { healthRoutes } from '../http/health-routes.ts';
import type { Route } from '../http/route.ts';
import { panelRoutes } from '../panel/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { playRoutes } from '../play/routes.ts';
import { questionRoutes } from '../questions/routes.ts';
import { registrationRoutes } from '../registrations/routes.ts';
import { seasonRoutes } from '../seasons/routes.ts';
import { siteRoutes } from '../site/routes.ts';
import { requireNamed } from '../tournaments/recorder.ts';
import { tournamentRoutes } from '../tournaments/routes.ts';
import { openDesk } from './open-desk.ts';

export function allRoutes(dependencies: Dependencies): readonly Route[] {
  const registrations = openDesk(dependencies);
  const routes = [
    ...healthRoutes(dependencies),
    ...peopleRoutes(dependencies),
    ...tournamentRoutes(dependencies),
    ...fairnessRoutes(dependencies, registrations.desk),
    ...registrationRoutes(dependencies, registrations),
    ...dayRoutes(dependencies, registrations.desk),
    ...playRoutes(dependencies, registrations.desk),
    ...seasonRoutes(dependencies),
    ...questionRoutes(dependencies),
    ...formRoutes(dependencies),
    ...panelRoutes(dependencies),
    ...siteRoutes(dependencies),
    ...documentationRoutes(dependencies),
  ];
  return routes.map((route) => guarded(dependencies, route));
}

function guarded(dependencies: Dependencies, route: Route): Route {
  const { access } = route.endpoint;
  const parameter = tournamentParameter(route.endpoint);
  if (access === 'public' || access === 'signed-in') return route;
  if (access === 'with-role' && parameter === null) return route;
  return {
    ...route,
    requireAccess: (caller, params) => {
      const id =
        parameter === null ? null : z.parse(z.object({ [parameter]: z.string() }), params)[parameter];
      return requireNamed(dependencies, caller, access, id ?? null);
    },
  };
}
