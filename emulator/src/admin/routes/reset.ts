import { type AdminRoute, textAnswer } from '../admin-route.ts';

/** Drops every project and database; the seed is applied again when they are next used. */
export function resetRoute(reset: () => void): AdminRoute {
  return {
    method: 'POST',
    path: /^\/reset$/,
    handle: () => {
      reset();
      return textAnswer('Resetting...\n');
    },
  };
}
