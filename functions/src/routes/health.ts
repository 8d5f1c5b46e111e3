import { getAuthHealth, getHealth } from '@copa/domain/api/auth';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';

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
