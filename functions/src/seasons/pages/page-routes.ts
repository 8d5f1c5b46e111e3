import { DocumentIdSchema } from '@copa/domain/ids';
import * as z from 'zod/mini';
import type { Outside } from '../../dependencies.ts';
import type { ServedPage } from '../../http/filled-page.ts';
import { answeredWith, type HtmlPage } from '../../http/page.ts';
import { getSettings } from '../../site/settings.ts';
import { SEASON_BOARDS } from '../../store/collections.ts';
import { missingSeasonPage, seasonPage, withoutSeason } from './season-page.ts';

const SEASONS_KEPT = 5;

export const servedSeason = (outside: Outside): ServedPage => ({
  page: 'season',
  paths: ['/temporada/:id'],
  most: SEASONS_KEPT,
  unfilled: withoutSeason,
  asked: ({ params }) => {
    const id = z.safeParse(DocumentIdSchema, params['id']).data ?? null;
    return { key: String(id), fill: (template) => filledPage(outside, template, id) };
  },
});

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
