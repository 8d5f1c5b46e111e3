import { type AdminRoute, textAnswer } from '../admin-route.ts';

export const readinessRoute: AdminRoute = {
  method: 'GET',
  path: /^\/$/,
  handle: () => textAnswer('Ok\n'),
};
