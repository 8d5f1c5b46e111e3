import * as endpoints from '@copa/domain/day/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import type { DayDesk } from './day-desk.ts';
import { calendarOf } from './notices/calendar.ts';
import { followTournament, unfollowTournament } from './notices/push/followers.ts';
import { dropPhone, keepPhone } from './notices/push/phones.ts';
import { noteReminder } from './notices/reminders.ts';
import { callRoll } from './roll/roll.ts';
import { rollUnits } from './roll/roll-units.ts';
import { roomsAnswer } from './rooms/rooms.ts';

export function dayRoutes(dependencies: Dependencies, desk: DayDesk): readonly Route[] {
  return [
    route(endpoints.confirmPlace, ({ headers, body }) => desk.confirm(headers.ticketId, body.window)),
    route(endpoints.sayReady, async ({ headers }) => ({ ticket: await desk.ready(headers.ticketId) })),
    route(endpoints.keepPhone, async ({ headers, body }) => {
      await keepPhone(dependencies, headers.ticketId, body);
      return { isTold: true as const };
    }),
    route(endpoints.dropPhone, async ({ headers, query }) => {
      await dropPhone(dependencies, headers.ticketId, query.phone);
      return { isTold: false as const };
    }),
    route(endpoints.followTournament, async ({ params, body, origin }) => {
      await followTournament(dependencies, params.id, body, origin);
      return { isTold: true as const };
    }),
    route(endpoints.unfollowTournament, async ({ params, query }) => {
      await unfollowTournament(dependencies, params.id, query.phone);
      return { isTold: false as const };
    }),
    replyRoute(endpoints.getTicketCalendar, async ({ params }) => ({
      contentType: 'text/calendar; charset=utf-8',
      body: await calendarOf(dependencies, params.ticketId),
      headers: {
        'Content-Disposition': 'attachment; filename="mi-torneo.ics"',
        'Cache-Control': 'private, max-age=300',
      },
    })),
    route(endpoints.readmitUnit, ({ caller, params, body: { window, reason } }) =>
      desk.readmit(caller, params.id, window, reason),
    ),
    route(endpoints.promoteUnit, ({ caller, params, body }) => desk.promote(caller, params.id, body.reason)),
    route(endpoints.takePlaceBack, ({ caller, params }) => desk.takePlaceBack(caller, params.id)),
    route(endpoints.noteReminder, ({ caller, params, body }) =>
      noteReminder(dependencies, caller, params.id, body),
    ),
    route(endpoints.extendWindow, ({ caller, params: { id, window }, body }) =>
      desk.extendWindow(caller, id, window, body.closesAt),
    ),
    route(endpoints.endReview, ({ caller, params: { id, window } }) => desk.endReview(caller, id, window)),
    route(endpoints.getRooms, ({ params }) => roomsAnswer(dependencies, params.id)),
    route(endpoints.putRoom, ({ caller, params: { id, match }, body }) =>
      desk.putRoom(caller, id, match, body),
    ),
    route(endpoints.deleteRoom, ({ caller, params: { id, match }, query }) =>
      desk.deleteRoom(caller, id, match, query.revision),
    ),
    route(endpoints.getRollUnits, ({ params }) => rollUnits(dependencies, params.id)),
    route(endpoints.callRoll, ({ caller, params: { id, match }, body }) =>
      callRoll(dependencies, caller, id, match, body),
    ),
  ];
}
