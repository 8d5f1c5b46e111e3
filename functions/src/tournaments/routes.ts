import * as endpoints from '@copa/domain/tournaments/endpoints';
import type { Dependencies } from '../dependencies.ts';
import type { Reply } from '../http/reply.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { setCancellation } from './cancellation.ts';
import { createTournament, updateTournament } from './commands.ts';
import { createCovers } from './cover/covers.ts';
import { getTournament, listTournaments, listTournamentsWithRegistrations, publicStats } from './queries.ts';
import { namedTournaments } from './recorder.ts';
import { deleteTournament } from './removal.ts';
import { repeatTournament } from './repetition.ts';

const SHARED_SECONDS = 15;
const FOR_GOOD = 'public, max-age=31536000, s-maxage=86400, immutable';
const SHORTLY = 'public, max-age=300';
const SITE_PICTURE_INSTEAD: Reply = {
  status: 302,
  contentType: 'text/plain',
  body: '',
  headers: { Location: '/share.jpg' },
};

export function tournamentRoutes(dependencies: Dependencies): readonly Route[] {
  const coverOf = createCovers(dependencies);
  return [
    route(
      endpoints.listTournaments,
      async ({ query, caller }) => {
        const { items, nextCursor } = await listTournaments(dependencies, caller, query);
        const list = { tournaments: [...items], nextCursor };
        return query.includeStats ? { ...list, stats: await publicStats(dependencies) } : list;
      },
      { sharedSeconds: SHARED_SECONDS },
    ),
    route(endpoints.getTournamentStats, () => publicStats(dependencies), { sharedSeconds: SHARED_SECONDS }),
    route(endpoints.listTournamentsWithRegistrations, async ({ query }) => {
      const { items, nextCursor } = await listTournamentsWithRegistrations(dependencies, query);
      return { tournaments: [...items], nextCursor };
    }),
    route(endpoints.getTournament, ({ params, caller }) => getTournament(dependencies, caller, params.id), {
      sharedSeconds: SHARED_SECONDS,
    }),
    replyRoute(endpoints.getTournamentCover, async ({ params }) => {
      const cover = await coverOf(params.id);
      if (cover === null) return SITE_PICTURE_INSTEAD;
      return {
        contentType: 'image/png',
        body: cover.png,
        headers: {
          'Cache-Control': cover.version === params.version ? FOR_GOOD : SHORTLY,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      };
    }),
    route(endpoints.getNamedTournaments, ({ caller }) => namedTournaments(dependencies, caller)),
    route(endpoints.createTournament, (call) => createTournament(dependencies, call.caller, call.body)),
    route(endpoints.repeatTournament, (call) =>
      repeatTournament(dependencies, call.caller, call.params.id, call.body.requestId),
    ),
    route(endpoints.updateTournament, (call) =>
      updateTournament(dependencies, call.caller, call.params.id, call.body),
    ),
    route(endpoints.setTournamentCancellation, (call) =>
      setCancellation(dependencies, call.caller, call.params.id, call.body),
    ),
    route(endpoints.deleteTournament, (call) =>
      deleteTournament(dependencies, call.caller, call.params.id, call.query.force, call.query.seen),
    ),
  ];
}
