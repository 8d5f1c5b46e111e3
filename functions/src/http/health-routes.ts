import { getAuthHealth, getHealth } from '@copa/domain/api/health';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from './route.ts';

export function healthRoutes({ clock }: Pick<Dependencies, 'clock'>): readonly Route[] {
  const health = () => ({ status: 'ok' as const, time: clock() });
  return [
    route(getHealth, async ({ client }) => ({
      ...health(),
      client: { block: client.block, throughFront: client.throughFront },
    })),
    route(getAuthHealth, async () => health()),
  ];
}
