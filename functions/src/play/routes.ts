import * as endpoints from '@copa/domain/play/endpoints';
import * as protestEndpoints from '@copa/domain/play/protest/endpoints';
import * as ownProtestEndpoints from '@copa/domain/play/protest/own-endpoints';
import * as reportEndpoints from '@copa/domain/play/report/endpoints';
import * as ownEndpoints from '@copa/domain/play/report/own-endpoints';
import type { DayDesk } from '../day/day-desk.ts';
import type { Context } from '../dependencies.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { addAdjustment, revokeAdjustment } from './adjustments.ts';
import { drawLobbies } from './draws.ts';
import { publishMatch, putRows, restoreMatch, voidMatch } from './matches.ts';
import { putPlan } from './plan/put-plan.ts';
import { setPlayerPage } from './player-pages.ts';
import { decideProtest, getProtestPicture } from './protests/deciding.ts';
import { getOwnProtests } from './protests/own-protests.ts';
import { sendProtest, sendProtestPicture, withdrawProtest } from './protests/protests.ts';
import { deleteStage } from './removal.ts';
import { replaceEntrant, returnEntrant } from './replacements.ts';
import { decideReport, getOwnReports, getReportPicture, sendReport } from './reports/reports.ts';
import { closeStage, drawTie, reopenStage } from './stage-closing.ts';
import { getMatches, getStages, putStage } from './stages.ts';

export function playRoutes(context: Context, desk: Pick<DayDesk, 'deliverRooms'>): readonly Route[] {
  const delivered = async <Answer>(tournamentId: string, change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    await desk.deliverRooms(tournamentId);
    return answer;
  };
  return [
    route(endpoints.setPlayerPage, ({ headers, body }) => setPlayerPage(context, headers.privateCode, body)),
    ...reportRoutes(context),
    ...protestRoutes(context),
    route(endpoints.getStages, async ({ params }) => ({
      stages: [...(await getStages(context, params.id))],
    })),
    route(endpoints.getMatches, async ({ params }) => ({
      matches: [...(await getMatches(context, params))],
    })),
    route(endpoints.putPlan, async (call) => ({
      stages: [...(await putPlan(context, call.caller, call.params.id, call.body))],
    })),
    route(endpoints.putStage, (call) => putStage(context, call.caller, call.params, call.body)),
    route(endpoints.deleteStage, async ({ caller, params, query }) => {
      await delivered(params.id, deleteStage(context, caller, params, query.revision));
      return { id: String(params.stage) };
    }),
    route(endpoints.drawLobbies, ({ caller, params, body }) =>
      delivered(params.id, drawLobbies(context, caller, params, body)),
    ),
    route(endpoints.putRows, (call) => putRows(context, call.caller, call.params, call.body)),
    route(endpoints.publishMatch, (call) => publishMatch(context, call.caller, call.params)),
    route(endpoints.voidMatch, (call) => voidMatch(context, call.caller, call.params, call.body.reason)),
    route(endpoints.restoreMatch, (call) =>
      restoreMatch(context, call.caller, call.params, call.body.reason),
    ),
    route(endpoints.addAdjustment, (call) => addAdjustment(context, call.caller, call.params, call.body)),
    route(endpoints.revokeAdjustment, (call) => revokeAdjustment(context, call.caller, call.params)),
    route(endpoints.drawTie, (call) => drawTie(context, call.caller, call.params, call.body)),
    route(endpoints.closeStage, ({ caller, params, body: { revision, published } }) =>
      closeStage(context, caller, params, revision, published),
    ),
    route(endpoints.reopenStage, (call) =>
      reopenStage(context, call.caller, call.params, call.body.revision),
    ),
    route(endpoints.replaceEntrant, ({ caller, params, body }) =>
      delivered(params.id, replaceEntrant(context, caller, params, body)),
    ),
    route(endpoints.returnEntrant, ({ caller, params, body }) =>
      delivered(params.id, returnEntrant(context, caller, params, body)),
    ),
  ];
}

function reportRoutes(context: Context): readonly Route[] {
  return [
    route(ownEndpoints.getOwnReports, async ({ headers }) => ({
      matches: [...(await getOwnReports(context, headers.privateCode))],
    })),
    route(ownEndpoints.sendReport, async ({ headers, params, query, readFile }) => ({
      matches: [...(await sendReport(context, headers.privateCode, { ...params, ...query }, readFile))],
    })),
    route(reportEndpoints.discardReport, ({ caller, params, body }) =>
      decideReport(context, caller, params, body),
    ),
    replyRoute(reportEndpoints.getReportPicture, async ({ params }) => {
      const { type, bytes } = await getReportPicture(context, params);
      return { contentType: type, body: bytes };
    }),
  ];
}

function protestRoutes(context: Context): readonly Route[] {
  return [
    route(ownProtestEndpoints.getOwnProtests, ({ headers }) => getOwnProtests(context, headers.privateCode)),
    route(ownProtestEndpoints.sendProtest, ({ headers, params, body }) =>
      sendProtest(context, headers.privateCode, params, body),
    ),
    route(ownProtestEndpoints.sendProtestPicture, ({ headers, params, readFile }) =>
      sendProtestPicture(context, headers.privateCode, params, readFile),
    ),
    route(ownProtestEndpoints.withdrawProtest, ({ headers, params }) =>
      withdrawProtest(context, headers.privateCode, params),
    ),
    route(protestEndpoints.decideProtest, ({ caller, params, body }) =>
      decideProtest(context, caller, params, body),
    ),
    replyRoute(protestEndpoints.getProtestPicture, async ({ params }) => {
      const { type, bytes } = await getProtestPicture(context, params);
      return { contentType: type, body: bytes };
    }),
  ];
}
