import { DocumentIdSchema } from '@copa/domain/ids';
import { boardId } from '@copa/domain/play/board';
import { StageNumberSchema } from '@copa/domain/play/stage-terms';
import * as z from 'zod/mini';
import type { Outside } from '../../dependencies.ts';
import type { ServedPage } from '../../http/filled-page.ts';
import { answeredWith, type HtmlPage } from '../../http/page.ts';
import { getSettings } from '../../site/settings.ts';
import { BOARDS } from '../../store/collections.ts';
import { pictureOf } from '../../tournaments/cover/picture.ts';
import { publicTournament } from '../../tournaments/queries.ts';
import { boardPage, missingBoardPage, withoutBoard } from './board-page.ts';

/** The kept page of a board may take a megabyte, so an instance keeps only a few. */
const BOARDS_KEPT = 10;

const BOARD_PARAMETERS = {
  fase: (value: string) => z.safeParse(StageNumberSchema, Number(value)).success && value.length === 1,
};

export const servedBoard = (outside: Outside): ServedPage => ({
  page: 'board',
  paths: ['/tournament/:id/posiciones'],
  most: BOARDS_KEPT,
  unfilled: withoutBoard,
  asked: ({ params, query }) => {
    const stage = z.safeParse(StageNumberSchema, Number(query['fase'])).data ?? null;
    const id = z.safeParse(DocumentIdSchema, params['id']).data ?? null;
    return {
      key: `${id} ${stage}`,
      parameters: BOARD_PARAMETERS,
      fill: (template) => filledPage(outside, template, id, stage),
    };
  },
});

async function filledPage(
  { database, clock, config }: Outside,
  template: string,
  id: string | null,
  asked: number | null,
): Promise<HtmlPage> {
  const missing = answeredWith({ found: false, html: missingBoardPage(template) });
  if (id === null) return missing;
  const asOf = clock();
  const [tournament, settings] = await Promise.all([
    publicTournament({ database, clock }, id),
    getSettings(database),
  ]);
  if (tournament === null) return missing;
  const { name, stage: stages, plan, season } = tournament;
  const isCancelled = tournament.cancelledAt !== null;
  const picture = pictureOf(tournament);
  const stage = asked ?? stages;
  const board = stage === 0 || stage > stages ? null : await database.get(BOARDS, boardId(id, stage));
  const site = { url: config.siteUrl, name: settings.brand.name };
  const brought = board === null ? null : { asOf, stages, board, plan, season };
  const html = boardPage(template, { id, name, isCancelled, picture }, brought, site);
  return answeredWith({ found: true, html });
}
