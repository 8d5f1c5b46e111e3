import { DocumentIdSchema } from '@copa/domain/ids';
import { NAME_MAX } from '@copa/domain/limits';
import { LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type IRouter, type Response, Router } from 'express';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { BRIEFLY_KEPT, FRAME_KEPT, type Page, servePage } from '../http/page.ts';
import { loggerOf } from '../http/request-context.ts';
import { createKeptReads } from '../kept-reads.ts';
import { getSettings } from '../site/settings.ts';
import { orUnavailable } from '../store/unavailable.ts';
import { withoutTournament } from './link-page.ts';
import { missingPage, tournamentPage } from './link-preview.ts';
import { withoutTournaments, withTournaments } from './list-page.ts';
import { activeTournaments, publicTournament } from './queries.ts';

/** The page behind shared links: the site's own page, with what WhatsApp and search engines read already in it. */
export function tournamentPageRouter(dependencies: Dependencies, limits: RateLimits): IRouter {
  const router = Router({ caseSensitive: true });
  const newestPage = pageReader(dependencies);
  router.get(['/tournament', '/tournament/*path'], async (request, response) => {
    const path = request.path.split('/').slice(2).join('/');
    const id = z.safeParse(DocumentIdSchema, path.replace(/\/$/, ''));
    const pageOf = () => linkPage(dependencies, newestPage, id.success ? id.data : null, response);
    await servePage(request, response, {}, { limits, pageOf });
  });
  const newestList = listReader(dependencies);
  router.get('/tournaments', async (request, response) => {
    const pageOf = () => listPage(dependencies, newestList, response);
    await servePage(request, response, LIST_PARAMETERS, { limits, pageOf });
  });
  return router;
}

/** The page filters by them itself: what it is sent is the same. */
const LIST_PARAMETERS = Object.fromEntries(
  Object.values(LIST_FILTER_NAMES).map((name) => [name, (value: string) => value.length <= NAME_MAX]),
);

/** Beyond that, the visitor's own phone asks while it shows the page. */
const LIST_LIMIT_MS = 2_000;
const LIST_KEPT_MS = 5_000;
const TOURNAMENT_KEPT_MS = 5_000;
const TOURNAMENTS_KEPT = 100;

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

type Found = { readonly tournament: Tournament | null; readonly siteName: string };

/** One that is not there is kept too: asking for it again costs no read either. */
function pageReader({ database, clock, config }: Dependencies): (id: string) => Promise<Found> {
  const keptMs = config.inEmulators ? 0 : TOURNAMENT_KEPT_MS;
  const kept = createKeptReads<Found>(clock, { keptMs, most: TOURNAMENTS_KEPT });
  return (id) =>
    kept(id, async () => {
      const [tournament, { brand }] = await Promise.all([
        publicTournament({ database, clock }, id),
        getSettings(database),
      ]);
      return { tournament, siteName: brand.name };
    });
}

async function linkPage(
  { pageTemplate, config, clock }: Dependencies,
  newestPage: (id: string) => Promise<Found>,
  id: string | null,
  response: Response,
): Promise<Page> {
  const template = pageTemplate('tournament');
  const missing = {
    status: 404,
    html: missingPage(template),
    cacheControl: 'public, max-age=0, s-maxage=30',
  };
  if (id === null) return missing;
  try {
    const { tournament, siteName } = await newestPage(id);
    if (tournament === null) return missing;
    const site = { url: config.siteUrl, name: siteName };
    return {
      status: 200,
      html: tournamentPage(template, tournament, site, clock()),
      cacheControl: 'public, max-age=0, s-maxage=300',
    };
  } catch (error) {
    // The page itself loads the tournament again: without a preview it is still the page.
    loggerOf(response).error('link preview failed', error, { tournamentId: id });
    return { status: 200, html: withoutTournament(template), cacheControl: 'no-store' };
  }
}
