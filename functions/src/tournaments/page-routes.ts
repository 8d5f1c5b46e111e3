import { AppError } from '@copa/domain/errors';
import { DocumentIdSchema } from '@copa/domain/ids';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type IRouter, type Response, Router } from 'express';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import { BRIEFLY_KEPT, FRAME_KEPT, type Page, sendPage } from '../http/page.ts';
import { loggerOf } from '../http/request-context.ts';
import { createKeptReads } from '../kept-reads.ts';
import { getSettings } from '../site/settings.ts';
import { orUnavailable } from '../store/unavailable.ts';
import { withoutTournament } from './link-page.ts';
import { missingPage, tournamentPage } from './link-preview.ts';
import { withoutTournaments, withTournaments } from './list-page.ts';
import { activeTournaments, getTournament } from './queries.ts';

/** The page behind shared links: the site's own page, with what WhatsApp and search engines read already in it. */
export function tournamentPageRouter(dependencies: Dependencies): IRouter {
  const router = Router({ caseSensitive: true });
  router.get(['/tournament', '/tournament/*path'], async (request, response) => {
    const path = request.path.split('/').slice(2).join('/');
    const id = z.safeParse(DocumentIdSchema, path.replace(/\/$/, ''));
    sendPage(request, response, await pageOf(dependencies, id.success ? id.data : null, response));
  });
  const newestList = listReader(dependencies);
  router.get('/tournaments', async (request, response) => {
    sendPage(request, response, await listPage(dependencies, newestList, response));
  });
  return router;
}

/** Beyond that, the visitor's own phone asks while it shows the page. */
const LIST_LIMIT_MS = 2_000;
const LIST_KEPT_MS = 5_000;

type List = Parameters<typeof withTournaments>[2] & { readonly list: readonly Tournament[] };

function listReader({ database, clock, config }: Dependencies): () => Promise<List> {
  // Whoever tries something out sees it at once.
  const keptMs = config.inEmulators ? 0 : LIST_KEPT_MS;
  const kept = createKeptReads<List>(clock, { keptMs, most: 1 });
  return () =>
    kept('list', async () => {
      const asOf = clock();
      const [list, { brand }] = await Promise.all([activeTournaments(database, asOf), getSettings(database)]);
      return { asOf, list, brand: brand.name };
    });
}

async function listPage(
  { pageTemplate }: Dependencies,
  newestList: () => Promise<List>,
  response: Response,
): Promise<Page> {
  const template = pageTemplate('tournaments');
  try {
    const { list, ...known } = await orUnavailable((wait) => {
      wait(LIST_LIMIT_MS);
      return newestList();
    });
    return {
      status: 200,
      html: withTournaments(template, list, known),
      cacheControl: BRIEFLY_KEPT,
    };
  } catch (error) {
    loggerOf(response).error('the list did not come in time for its page', error);
    return { status: 200, html: withoutTournaments(template), cacheControl: FRAME_KEPT };
  }
}

async function pageOf(dependencies: Dependencies, id: string | null, response: Response): Promise<Page> {
  const template = dependencies.pageTemplate('tournament');
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
