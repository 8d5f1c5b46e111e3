import { ENDPOINTS } from '@copa/domain/api/all';
import { getDocs, getOpenApi } from '@copa/domain/api/documentation';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import type { Dependencies } from '../../dependencies.ts';
import { AS_FILE } from '../reply.ts';
import { type Route, replyRoute } from '../route.ts';
import { openApiDocument } from './openapi.ts';
import { apiDocsPage } from './page.ts';

const CACHE = { 'Cache-Control': 'public, max-age=300' };

/** Written when first asked for: a cold start that serves visitors does not pay for it. */
export function documentationRoutes({ config }: Pick<Dependencies, 'config'>): readonly Route[] {
  const { name } = DEFAULT_SITE.brand;
  const openApi = once(() => JSON.stringify(openApiDocument(ENDPOINTS, { name, url: config.siteUrl })));
  const docs = once(() => apiDocsPage(ENDPOINTS, name));
  return [
    replyRoute(getOpenApi, async () => ({
      contentType: 'application/json; charset=utf-8',
      headers: { ...CACHE, ...AS_FILE },
      body: openApi(),
    })),
    replyRoute(getDocs, async () => ({
      contentType: 'text/html; charset=utf-8',
      headers: CACHE,
      body: docs(),
    })),
  ];
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
