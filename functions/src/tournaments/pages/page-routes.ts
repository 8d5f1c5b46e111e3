import { NAME_MAX } from '@copa/domain/limits';
import { EARLIER_OPEN, LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import { type IRouter, Router } from 'express';
import type { Outside } from '../../dependencies.ts';
import { pageServer } from '../../http/filled-page.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import { answeredWith, BRIEFLY_KEPT, type HtmlPage } from '../../http/page.ts';
import { getSettings } from '../../site/settings.ts';
import { activeTournaments } from '../queries.ts';
import { withoutTournament } from './link-page.ts';
import { emptyListPage, listPage } from './list-page.ts';
import { pageId, screenPage } from './screen-page.ts';

const LIST_PARAMETERS = Object.fromEntries(
  [...Object.values(LIST_FILTER_NAMES), EARLIER_OPEN].map((name) => [
    name,
    (value: string) => value.length <= NAME_MAX,
  ]),
);
const TOURNAMENTS_KEPT = 100;

const SCREENS = [
  { screen: 'tournament', paths: ['/tournament', '/tournament/*path'] },
  { screen: 'tournamentRules', paths: ['/tournament-rules/*path'] },
] as const;

export function tournamentPageRouter(dependencies: Outside, limits: RateLimits): IRouter {
  const router = Router({ caseSensitive: true });
  for (const { screen, paths } of SCREENS) {
    const serve = pageServer(dependencies, limits, {
      page: screen,
      most: TOURNAMENTS_KEPT,
      unfilled: withoutTournament,
    });
    router.get([...paths], async (request, response) => {
      const id = pageId(request.path.split('/').slice(2).join('/'));
      await serve(request, response, {
        key: id ?? '',
        parameters: {},
        fill: async (template) => answeredWith(await screenPage(dependencies, template, { screen, id })),
      });
    });
  }
  const serveList = pageServer(dependencies, limits, {
    page: 'tournaments',
    most: 1,
    unfilled: emptyListPage,
  });
  router.get('/tournaments', (request, response) =>
    serveList(request, response, {
      key: '',
      parameters: LIST_PARAMETERS,
      fill: (template) => filledList(dependencies, template),
    }),
  );
  return router;
}

async function filledList({ database, clock }: Outside, template: string): Promise<HtmlPage> {
  const asOf = clock();
  const [list, { brand }] = await Promise.all([activeTournaments(database, asOf), getSettings(database)]);
  return {
    status: 200,
    html: listPage(template, list, { asOf, brand: brand.name }),
    cacheControl: BRIEFLY_KEPT,
  };
}
