import { type AdminRoute, textAnswer } from '../admin-route.ts';

export function shutdownRoute(shutdown: () => void): AdminRoute {
  return {
    method: 'POST',
    path: /^\/shutdown$/,
    handle: () => ({ ...textAnswer('Shutting down...\n'), afterwards: shutdown }),
  };
}
