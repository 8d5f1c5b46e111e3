import { DocumentIdSchema } from '@copa/domain/ids';
import { boardId } from '@copa/domain/play/board';
import { StageNumberSchema } from '@copa/domain/play/stage-terms';
import { type IRouter, type Response, Router } from 'express';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { BRIEFLY_KEPT, FRAME_KEPT, type Page, servePage } from '../http/page.ts';
import { loggerOf } from '../http/request-context.ts';
import { createKeptReads } from '../kept-reads.ts';
import { getSettings } from '../site/settings.ts';
import { BOARDS } from '../store/collections.ts';
import { orUnavailable } from '../store/unavailable.ts';
import { publicTournament } from '../tournaments/queries.ts';
import { boardPage, missingBoardPage, withoutBoard } from './board-page.ts';

/** Beyond that, the visitor's own phone asks while it shows the page. */
const BOARD_LIMIT_MS = 2_000;
const BOARD_KEPT_MS = 5_000;
/** Each may weigh a megabyte. */
const BOARDS_KEPT = 10;

/** The page behind the link to a table: the site's own page, with the table already in it. */
export function boardPageRouter(dependencies: Dependencies, limits: RateLimits): IRouter {
  const { clock, config, pageTemplate } = dependencies;
  const router = Router({ caseSensitive: true });
  // Whoever tries something out sees it at once.
  const keptMs = config.inEmulators ? 0 : BOARD_KEPT_MS;
  const kept = createKeptReads<Page>(clock, { keptMs, most: BOARDS_KEPT });
  const pageOf = async (id: string, stage: number | null, response: Response): Promise<Page> => {
    const template = pageTemplate('board');
    const missing = { status: 404, html: missingBoardPage(template), cacheControl: BRIEFLY_KEPT };
    const known = z.safeParse(DocumentIdSchema, id);
    if (!known.success) return missing;
    try {
      return await orUnavailable((wait) => {
        wait(BOARD_LIMIT_MS);
        return kept(`${known.data} ${stage}`, () => filledPage(dependencies, known.data, stage, missing));
      });
    } catch (error) {
      loggerOf(response).error('the table did not come in time for its page', error);
      return { status: 200, html: withoutBoard(template), cacheControl: FRAME_KEPT };
    }
  };
  router.get('/tournament/:id/posiciones', async (request, response) => {
    const asked = z.safeParse(StageNumberSchema, Number(request.query['fase']));
    const stage = asked.success ? asked.data : null;
    await servePage(request, response, BOARD_PARAMETERS, {
      limits,
      pageOf: () => pageOf(request.params.id, stage, response),
    });
  });
  return router;
}

const BOARD_PARAMETERS = {
  fase: (value: string) => z.safeParse(StageNumberSchema, Number(value)).success && value.length === 1,
};

/** The newest table, or that of an earlier stage. */
async function filledPage(
  { database, clock, config, pageTemplate }: Dependencies,
  id: string,
  asked: number | null,
  missing: Page,
): Promise<Page> {
  const asOf = clock();
  const [tournament, settings] = await Promise.all([
    publicTournament({ database, clock }, id),
    getSettings(database),
  ]);
  if (tournament === null) return missing;
  const stages = tournament.stage;
  const stage = asked ?? stages;
  const board = stage === 0 || stage > stages ? null : await database.get(BOARDS, boardId(id, stage));
  const site = { url: config.siteUrl, name: settings.brand.name };
  const brought = board === null ? null : { asOf, stages, board };
  return {
    status: 200,
    html: boardPage(pageTemplate('board'), tournament, brought, site),
    cacheControl: BRIEFLY_KEPT,
  };
}
