import * as endpoints from '@copa/domain/seasons/endpoints';
import type { Context } from '../dependencies.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { spendExport } from '../people/attempts.ts';
import { recordReading } from '../site/reading.ts';
import { createSeason, deleteSeason, setSeasonState, updateSeason } from './commands.ts';
import { getReserved } from './first.ts';
import { addToSeason, removeFromSeason } from './membership.ts';
import { exportSeason, previewSeason } from './reading.ts';

export function seasonRoutes(context: Context): readonly Route[] {
  return [
    route(endpoints.createSeason, ({ caller, body }) => createSeason(context, caller, body)),
    route(endpoints.updateSeason, ({ caller, params, body }) =>
      updateSeason(context, caller, params.id, body),
    ),
    route(endpoints.previewSeason, ({ params, body }) => previewSeason(context, params.id, body.rules)),
    route(endpoints.addSeasonTournament, ({ caller, params }) => addToSeason(context, caller, params)),
    route(endpoints.removeSeasonTournament, ({ caller, params }) =>
      removeFromSeason(context, caller, params),
    ),
    route(endpoints.setSeasonState, ({ caller, params, body }) =>
      setSeasonState(context, caller, params.id, body.state),
    ),
    route(endpoints.deleteSeason, ({ caller, params }) => deleteSeason(context, caller, params.id)),
    route(endpoints.getReserved, async ({ caller, params: { id } }) => {
      const answer = await getReserved(context, id);
      const target = `tournaments/${id}`;
      await recordReading(context, caller, { action: 'registration.read', target, tournamentId: id });
      return answer;
    }),
    replyRoute(endpoints.exportSeason, async ({ caller, params }) => {
      await spendExport(context, caller.uid);
      return csvReply(await exportSeason(context, caller, params.id));
    }),
  ];
}
