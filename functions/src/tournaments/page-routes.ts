import { AppError } from '@copa/domain/errors';
import { DocumentIdSchema } from '@copa/domain/ids';
import { type IRouter, type Request, type Response, Router } from 'express';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import { sendCompressed } from '../http/compressed.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { loggerOf } from '../http/request-context.ts';
import { getSettings } from '../site/settings.ts';
import { withoutTournament } from './link-page.ts';
import { missingPage, tournamentPage } from './link-preview.ts';
import { getTournament } from './queries.ts';

interface Page {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
}

/** The page behind shared links: the site's own page, with what WhatsApp and search engines read already in it. */
export function tournamentPageRouter(dependencies: Dependencies): IRouter {
  const router = Router({ caseSensitive: true });
  router.get(['/tournament', '/tournament/*path'], async (request, response) => {
    const path = request.path.split('/').slice(2).join('/');
    const id = z.safeParse(DocumentIdSchema, path.replace(/\/$/, ''));
    send(request, response, await pageOf(dependencies, id.success ? id.data : null, response));
  });
  return router;
}

async function pageOf(dependencies: Dependencies, id: string | null, response: Response): Promise<Page> {
  const template = dependencies.pageTemplate();
  const missing = {
    status: 404,
    html: missingPage(template),
    cacheControl: 'public, max-age=0, s-maxage=30',
  };
  if (id === null) return missing;
  try {
    const [tournament, settings] = await Promise.all([
      getTournament(dependencies, null, id),
      getSettings(dependencies.database),
    ]);
    const site = { url: dependencies.config.siteUrl, name: settings.brand.name };
    return {
      status: 200,
      html: tournamentPage(template, tournament, site, dependencies.clock()),
      cacheControl: 'public, max-age=0, s-maxage=300',
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return missing;
    // The page itself loads the tournament again: without a preview it is still the page.
    loggerOf(response).error('link preview failed', error, { tournamentId: id });
    return { status: 200, html: withoutTournament(template), cacheControl: 'no-store' };
  }
}

function send(request: Request, response: Response, { status, html, cacheControl }: Page): void {
  response.status(status).set(pageHeaders()).set('Cache-Control', cacheControl).type('html');
  sendCompressed(request, response, html);
}
