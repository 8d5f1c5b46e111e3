import { NAME_MAX } from '@copa/domain/limits';
import { EARLIER_OPEN, LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import type { Outside } from '../../dependencies.ts';
import type { ServedPage } from '../../http/filled-page.ts';
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

export function servedTournaments(outside: Outside): readonly ServedPage[] {
  const servedScreen = (screen: 'tournament' | 'tournamentRules', paths: readonly string[]): ServedPage => ({
    page: screen,
    paths,
    most: TOURNAMENTS_KEPT,
    unfilled: withoutTournament,
    asked: ({ path }) => {
      const id = pageId(path.split('/').slice(2).join('/'));
      return {
        key: id ?? '',
        fill: async (template) => answeredWith(await screenPage(outside, template, { screen, id })),
      };
    },
  });
  return [
    servedScreen('tournament', ['/tournament', '/tournament/*path']),
    servedScreen('tournamentRules', ['/tournament-rules/*path']),
    {
      page: 'tournaments',
      paths: ['/tournaments'],
      most: 1,
      unfilled: emptyListPage,
      asked: () => ({
        key: '',
        parameters: LIST_PARAMETERS,
        fill: (template) => filledList(outside, template),
      }),
    },
  ];
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
