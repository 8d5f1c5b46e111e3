import { filled, splitPart, withParts } from '@copa/domain/page-template';
import {
  hasTournamentAhead,
  SEASON_PAGE_DATA_ID,
  type SeasonPagePart,
  seasonFacts,
  seasonLine,
} from '@copa/domain/seasons/page';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { seasonPreview } from '@copa/domain/seasons/shared-text';
import {
  branded,
  headTags,
  hydratable,
  type PageSite,
  SITE_PICTURE,
  unindexed,
  withData,
  withHead,
} from '../../tournaments/pages/page-filling.ts';

export interface BroughtSeason {
  readonly asOf: Date;
  readonly board: SeasonBoard;
}

export function withoutSeason(template: string): string {
  return withParts<SeasonPagePart>(template, { waiting: true, season: false });
}

function withSeason(template: string, brought: BroughtSeason): string {
  const { board, asOf } = brought;
  const hasRows = board.rows.length > 0;
  const page = withParts<SeasonPagePart>(template, {
    waiting: false,
    season: true,
    table: hasRows,
    empty: !hasRows,
    next: hasTournamentAhead(board, asOf),
  });
  const facts = seasonFacts(board, asOf, null);
  const row = splitPart(page, 'row');
  const rows = board.rows.map((each) => filled(row.inside, seasonLine(each, board.tournaments)));
  const html = [filled(row.before, facts), ...rows, filled(row.after, facts)].join('');
  return withData(html, SEASON_PAGE_DATA_ID, { ...brought, facts });
}

export function seasonPage(template: string, brought: BroughtSeason, site: PageSite): string {
  const path = `/temporada/${encodeURIComponent(brought.board.id)}`;
  const page = hydratable(withSeason(branded(template, site.name), brought), {
    path,
    brand: site.name,
    screen: 'season',
  });
  return withHead(page, headTags({ ...seasonPreview(brought.board), picture: SITE_PICTURE, path }, site));
}

export function missingSeasonPage(template: string): string {
  return unindexed(withoutSeason(template));
}
