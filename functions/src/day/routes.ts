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
    route(endpoints.readmitUnit, (call) =>
      desk.readmit(call.caller, call.params.id, call.body.window, call.body.reason),
    ),
    route(endpoints.promoteUnit, (call) => desk.promote(call.caller, call.params.id, call.body.reason)),
    route(endpoints.noteReminder, (call) =>
      noteReminder(dependencies, call.caller, call.params.id, call.body),
    ),
    route(endpoints.extendWindow, async (call) => {
      const { id, window } = call.params;
      const { closesAt } = call.body;
      const tournament = await extendWindow(dependencies, call.caller, id, window, closesAt);
      await desk.deliverRooms(id);
      return tournament;
    }),
    route(endpoints.endReview, async (call) => {
      const { id, window } = call.params;
      const tournament = await endReview(dependencies, call.caller, id, window);
      await desk.closeDue(id);
      return tournament;
    }),
    route(endpoints.getRooms, ({ params }) => roomsAnswer(dependencies, params.id)),
    route(endpoints.putRoom, async (call) => {
      const { id, match } = call.params;
      await putRoom(dependencies, call.caller, id, match, call.body);
      await desk.deliverRooms(id);
      return roomsAnswer(dependencies, id);
    }),
    route(endpoints.deleteRoom, async (call) => {
      const { id, match } = call.params;
      await deleteRoom(dependencies, call.caller, id, match);
      await desk.deliverRooms(id);
      return roomsAnswer(dependencies, id);
    }),
    route(endpoints.getRollUnits, ({ params }) => rollUnits(dependencies, params.id)),
    route(endpoints.callRoll, (call) => {
      const { id, match } = call.params;
      return callRoll(dependencies, call.caller, id, match, call.body);
    }),
  ];
}
