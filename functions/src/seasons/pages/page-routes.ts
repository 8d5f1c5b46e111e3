import { DocumentIdSchema } from '@copa/domain/ids';
import { type IRouter, Router } from 'express';
import * as z from 'zod/mini';
import type { Outside } from '../../dependencies.ts';
import { pageServer } from '../../http/filled-page.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import { answeredWith, type HtmlPage } from '../../http/page.ts';
import { getSettings } from '../../site/settings.ts';
import { SEASON_BOARDS } from '../../store/collections.ts';
import { missingSeasonPage, seasonPage, withoutSeason } from './season-page.ts';

const SEASONS_KEPT = 5;

export function seasonPageRouter(dependencies: Outside, limits: RateLimits): IRouter {
  const router = Router({ caseSensitive: true });
  const serveSeason = pageServer(dependencies, limits, {
    page: 'season',
    most: SEASONS_KEPT,
    unfilled: withoutSeason,
  });
  router.get('/temporada/:id', async (request, response) => {
    const id = z.safeParse(DocumentIdSchema, request.params.id).data ?? null;
    await serveSeason(request, response, {
      key: String(id),
      parameters: {},
      fill: (template) => filledPage(dependencies, template, id),
    });
  });
  return router;
}

async function filledPage(
  { database, clock, config }: Outside,
  template: string,
  id: string | null,
): Promise<HtmlPage> {
  const asOf = clock();
  const [board, settings] = await Promise.all([
    id === null ? null : database.get(SEASON_BOARDS, id),
    getSettings(database),
  ]);
  if (board === null) return answeredWith({ found: false, html: missingSeasonPage(template) });
  const site = { url: config.siteUrl, name: settings.brand.name };
  return answeredWith({ found: true, html: seasonPage(template, { asOf, board }, site) });
}
