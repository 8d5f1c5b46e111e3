import type { Outside } from '../dependencies.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { boardPageRouter } from '../play/pages/page-routes.ts';
import { invitationPageRouter } from '../registrations/pages/invitation-page-routes.ts';
import { registrationPageRouter } from '../registrations/pages/page-routes.ts';
import { seasonPageRouter } from '../seasons/pages/page-routes.ts';
import { tournamentPageRouter } from '../tournaments/pages/page-routes.ts';

export function createPages(outside: Outside, limits: RateLimits) {
  return [
    boardPageRouter(outside, limits),
    seasonPageRouter(outside, limits),
    registrationPageRouter(outside, limits),
    invitationPageRouter(outside, limits),
    tournamentPageRouter(outside, limits),
  ];
}
