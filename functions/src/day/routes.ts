import * as endpoints from '@copa/domain/day/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { endReview, extendWindow } from './confirmations/windows.ts';
import type { DayDesk } from './day-desk.ts';
import { calendarOf } from './notices/calendar.ts';
import { dropPhone, keepPhone } from './notices/push/phones.ts';
import { noteReminder } from './notices/reminders.ts';
import { callRoll } from './roll/roll.ts';
import { rollUnits } from './roll/roll-units.ts';
import { deleteRoom, putRoom, roomsAnswer } from './rooms/rooms.ts';

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
    route(endpoints.noteReminder, ({ caller, params, body }) =>
      noteReminder(dependencies, caller, params.id, body),
    ),
    route(endpoints.extendWindow, async ({ caller, params: { id, window }, body }) => {
      const tournament = await extendWindow(dependencies, caller, id, window, body.closesAt);
      await desk.deliverRooms(id);
      return tournament;
    }),
    route(endpoints.endReview, async ({ caller, params: { id, window } }) => {
      const tournament = await endReview(dependencies, caller, id, window);
      await desk.closeDue(id);
      return tournament;
    }),
    route(endpoints.getRooms, ({ params }) => roomsAnswer(dependencies, params.id)),
    route(endpoints.putRoom, async ({ caller, params: { id, match }, body }) => {
      await putRoom(dependencies, caller, id, match, body);
      await desk.deliverRooms(id);
      return roomsAnswer(dependencies, id);
    }),
    route(endpoints.deleteRoom, async ({ caller, params: { id, match } }) => {
      await deleteRoom(dependencies, caller, id, match);
      await desk.deliverRooms(id);
      return roomsAnswer(dependencies, id);
    }),
    route(endpoints.getRollUnits, ({ params }) => rollUnits(dependencies, params.id)),
    route(endpoints.callRoll, ({ caller, params: { id, match }, body }) =>
      callRoll(dependencies, caller, id, match, body),
    ),
  ];
}
