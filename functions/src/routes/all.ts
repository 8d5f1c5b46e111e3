import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';
import { adminRoutes } from './admins.ts';
import { documentationRoutes } from './documentation.ts';
import { formRoutes } from './forms.ts';
import { healthRoutes } from './health.ts';
import { imageRoutes } from './images.ts';
import { panelRoutes } from './panel.ts';
import { questionRoutes } from './questions.ts';
import { registrationRoutes } from './registrations.ts';
import { sessionRoutes } from './session.ts';
import { tournamentRoutes } from './tournaments.ts';
import { userRequestRoutes } from './user-requests.ts';

/** Every call of the API; a test compares it with the table of endpoints. */
export function allRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    ...healthRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...adminRoutes(dependencies),
    ...userRequestRoutes(dependencies),
    ...tournamentRoutes(dependencies),
    ...registrationRoutes(dependencies),
    ...questionRoutes(dependencies),
    ...formRoutes(dependencies),
    ...panelRoutes(dependencies),
    ...imageRoutes(dependencies),
    ...documentationRoutes(dependencies),
  ];
}
