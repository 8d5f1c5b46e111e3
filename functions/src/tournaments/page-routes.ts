import { AppError } from '@copa/domain/errors';
import { DocumentIdSchema } from '@copa/domain/ids';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type IRouter, type Request, type Response, Router } from 'express';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import { sendCompressed } from '../http/compressed.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { loggerOf } from '../http/request-context.ts';
import { getSettings } from '../site/settings.ts';
import { orUnavailable } from '../store/unavailable.ts';
import { withoutTournament } from './link-page.ts';
import { missingPage, tournamentPage } from './link-preview.ts';
import { withoutTournaments, withTournaments } from './list-page.ts';
import { activeTournaments, getTournament } from './queries.ts';

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
  const newestList = listReader(dependencies);
  router.get('/tournaments', async (request, response) => {
    send(request, response, await listPage(dependencies, newestList, response));
  });
  return router;
}

/** Beyond that, the visitor's own phone asks while it shows the page. */
const LIST_LIMIT_MS = 2_000;
/** Whoever goes past the CDN, or around it, causes no more reads than this. */
const LIST_KEPT_MS = 5_000;

type ListRead = () => Promise<
  Parameters<typeof withTournaments>[2] & { readonly list: readonly Tournament[] }
>;

function listReader({ database, clock, config }: Dependencies): ListRead {
  // Whoever tries something out sees it at once.
  const keptMs = config.inEmulators ? 0 : LIST_KEPT_MS;
  const read = async () => {
    const asOf = clock();
    const [list, { brand }] = await Promise.all([activeTournaments(database, asOf), getSettings(database)]);
    return { asOf, list, brand: brand.name };
  };
  let last: { readonly at: number; readonly answer: ReturnType<typeof read> } | null = null;
  return () => {
    const now = clock().getTime();
    if (last !== null && now - last.at < keptMs) return last.answer;
    const current = { at: now, answer: read() };
    last = current;
    current.answer.catch(() => {
      if (last === current) last = null;
    });
    return current.answer;
  };
}

async function listPage(
  { pageTemplate }: Dependencies,
  newestList: ListRead,
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
      cacheControl: 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    };
  } catch (error) {
    loggerOf(response).error('the list did not come in time for its page', error);
    return { status: 200, html: withoutTournaments(template), cacheControl: 'public, max-age=0, s-maxage=5' };
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

function send(request: Request, response: Response, { status, html, cacheControl }: Page): void {
  response.status(status).set(pageHeaders(html)).set('Cache-Control', cacheControl).type('html');
  sendCompressed(request, response, html);
}
