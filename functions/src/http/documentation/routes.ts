import { ENDPOINTS } from '@copa/domain/api/all';
import { getOpenApi } from '@copa/domain/api/documentation';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import type { Dependencies } from '../../dependencies.ts';
import { AS_FILE } from '../reply.ts';
import { type Route, replyRoute } from '../route.ts';
import { once } from './once.ts';
import { openApiDocument } from './openapi.ts';

export function documentationRoutes({ config }: Pick<Dependencies, 'config'>): readonly Route[] {
  const { name } = DEFAULT_SITE.brand;
  const openApi = once(() => JSON.stringify(openApiDocument(ENDPOINTS, { name, url: config.siteUrl })));
  return [
    replyRoute(getOpenApi, async () => ({
      contentType: 'application/json; charset=utf-8',
      headers: { 'Cache-Control': 'public, max-age=300', ...AS_FILE },
      body: openApi(),
    })),
  ];
}
