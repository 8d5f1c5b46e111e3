import type { Outside } from '../dependencies.ts';
import { pageRouter } from '../http/filled-page.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { servedBoard } from '../play/pages/page-routes.ts';
import { servedInvitation } from '../registrations/pages/invitation-page-routes.ts';
import { servedRegistration } from '../registrations/pages/page-routes.ts';
import { servedSeason } from '../seasons/pages/page-routes.ts';
import { servedTournaments } from '../tournaments/pages/page-routes.ts';

export function createPages(outside: Outside, limits: RateLimits) {
  const pages = [
    servedBoard(outside),
    servedSeason(outside),
    servedRegistration(outside),
    servedInvitation(outside),
    ...servedTournaments(outside),
  ];
  return [pageRouter(outside, limits, pages)];
}
