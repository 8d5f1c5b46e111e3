import * as endpoints from '@copa/domain/site/endpoints';
import * as settings from '@copa/domain/site/settings-endpoints';
import * as settingsUpdate from '@copa/domain/site/settings-update';
import type { Dependencies } from '../dependencies.ts';
import { requireCaller } from '../http/call.ts';
import { type Route, route } from '../http/route.ts';
import { listAudit } from './audit.ts';
import { getSettings, updateSettings } from './settings.ts';
import { createStats } from './stats.ts';

export function panelRoutes(dependencies: Dependencies): readonly Route[] {
  const { database } = dependencies;
  const stats = createStats(dependencies);
  return [
    route(endpoints.getStats, stats),
    route(endpoints.listAudit, async ({ query }) => {
      const { items, nextCursor } = await listAudit(database, query);
      return { entries: [...items], nextCursor };
    }),
    route(settings.getSettings, () => getSettings(database), { sharedSeconds: 60 }),
    route(settingsUpdate.updateSettings, (call) =>
      updateSettings(dependencies, requireCaller(call), call.body),
    ),
  ];
}
