import * as endpoints from '@copa/domain/site/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { getImage, storeImage } from './images.ts';

export function imageRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.uploadImage, async (call) => {
      const { bytes } = await call.readFile();
      const imageId = await storeImage(dependencies, call.caller, bytes);
      return { imageId, url: `/api/images/${imageId}` };
    }),
    replyRoute(endpoints.getImage, async ({ params }) => {
      const { type, bytes } = await getImage(dependencies, params.id);
      return {
        contentType: type,
        body: bytes,
        headers: {
          'Cache-Control': 'public, max-age=31536000, s-maxage=31536000, immutable',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      };
    }),
  ];
}
