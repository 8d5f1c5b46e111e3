import * as endpoints from '@copa/domain/site/endpoints';
import * as settings from '@copa/domain/site/settings-endpoints';
import * as settingsUpdate from '@copa/domain/site/settings-update';
import type { Dependencies } from '../dependencies.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { listAudit } from './audit.ts';
import { getImage, storeImage } from './images.ts';
import { getSettings, updateSettings } from './settings.ts';

const FOR_GOOD = 'public, max-age=31536000, s-maxage=86400, immutable';
/** Limits how long caches show a podium after somebody on it was erased. */
const SHORTLY = 'public, max-age=300';

export function siteRoutes(dependencies: Dependencies): readonly Route[] {
  const { database } = dependencies;
  return [
    route(endpoints.listAudit, ({ query }) => listAudit(database, query)),
    route(settings.getSettings, () => getSettings(database), { sharedSeconds: 60 }),
    route(settingsUpdate.updateSettings, ({ caller, body }) => updateSettings(dependencies, caller, body)),
    route(endpoints.uploadImage, async ({ caller, query, readFile }) => {
      const { bytes } = await readFile();
      const imageId = await storeImage(dependencies, caller, bytes, query.podium === 'true');
      return { imageId, url: `/api/images/${imageId}` };
    }),
    replyRoute(endpoints.getImage, async ({ params }) => {
      const { type, bytes, ofPodium } = await getImage(dependencies, params.id);
      return {
        contentType: type,
        body: bytes,
        headers: {
          'Cache-Control': ofPodium ? SHORTLY : FOR_GOOD,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      };
    }),
  ];
}
