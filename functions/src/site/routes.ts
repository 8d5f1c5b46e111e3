import * as endpoints from '@copa/domain/site/endpoints';
import * as settings from '@copa/domain/site/settings-endpoints';
import * as settingsUpdate from '@copa/domain/site/settings-update';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { listAudit } from './audit.ts';
import { getSettings, updateSettings } from './settings.ts';

export function siteRoutes(dependencies: Dependencies): readonly Route[] {
  const { database } = dependencies;
  return [
    route(endpoints.listAudit, async ({ query }) => {
      const { items, nextCursor } = await listAudit(database, query);
      return { entries: [...items], nextCursor };
    }),
    route(settings.getSettings, () => getSettings(database), { sharedSeconds: 60 }),
    route(settingsUpdate.updateSettings, (call) => updateSettings(dependencies, call.caller, call.body)),
  ];
}
