import { DocumentIdSchema } from '@copa/domain/ids';
import { NAME_MAX } from '@copa/domain/limits';
import { LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import { type IRouter, Router } from 'express';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import { pageServer } from '../http/filled-page.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { BRIEFLY_KEPT, type Page } from '../http/page.ts';
import { getSettings } from '../site/settings.ts';
import { withoutTournament } from './link-page.ts';
import { missingPage, tournamentPage } from './link-preview.ts';
import { withoutTournaments, withTournaments } from './list-page.ts';
import { activeTournaments, publicTournament } from './queries.ts';

/** The screen filters by these parameters; the page is the same. */
const LIST_PARAMETERS = Object.fromEntries(
  Object.values(LIST_FILTER_NAMES).map((name) => [name, (value: string) => value.length <= NAME_MAX]),
);
const TOURNAMENTS_KEPT = 100;

/** The pages of the list and of a shared link: the site's own, already filled with what WhatsApp and search engines read. */
export function tournamentPageRouter(dependencies: Dependencies, limits: RateLimits): IRouter {
  const router = Router({ caseSensitive: true });
  const serveTournament = pageServer(dependencies, limits, {
    page: 'tournament',
    most: TOURNAMENTS_KEPT,
    unfilled: withoutTournament,
  });
  router.get(['/tournament', '/tournament/*path'], async (request, response) => {
    const path = request.path.split('/').slice(2).join('/');
    const known = z.safeParse(DocumentIdSchema, path.replace(/\/$/, ''));
    const id = known.success ? known.data : null;
    await serveTournament(request, response, {
      key: id ?? '',
      parameters: {},
      fill: (template) => linkPage(dependencies, template, id),
    });
  });
  const serveList = pageServer(dependencies, limits, {
    page: 'tournaments',
    most: 1,
    unfilled: withoutTournaments,
  });
  router.get('/tournaments', (request, response) =>
    serveList(request, response, {
      key: '',
      parameters: LIST_PARAMETERS,
      fill: (template) => listPage(dependencies, template),
    }),
  );
  return router;
}

async function listPage({ database, clock }: Dependencies, template: string): Promise<Page> {
  const asOf = clock();
  const [list, { brand }] = await Promise.all([activeTournaments(database, asOf), getSettings(database)]);
  return {
    status: 200,
    html: withTournaments(template, list, { asOf, brand: brand.name }),
    cacheControl: BRIEFLY_KEPT,
  };
}

async function linkPage(
  { database, config, clock }: Dependencies,
  template: string,
  id: string | null,
): Promise<Page> {
  const missing = {
    status: 404,
    html: missingPage(template),
    cacheControl: 'public, max-age=0, s-maxage=30',
  };
  if (id === null) return missing;
  const [tournament, { brand }] = await Promise.all([
    publicTournament({ database, clock }, id),
    getSettings(database),
  ]);
  if (tournament === null) return missing;
  const site = { url: config.siteUrl, name: brand.name };
  return {
    status: 200,
    html: tournamentPage(template, tournament, site, clock()),
    cacheControl: BRIEFLY_KEPT,
  };
}
