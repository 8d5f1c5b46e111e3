import * as endpoints from '@copa/domain/day/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { requireCaller } from '../http/call.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import type { DayDesk } from '../registrations/places.ts';
import { calendarOf } from './calendar.ts';
import { dropPhone, keepPhone } from './push/phones.ts';
import { noteReminder } from './reminders.ts';
import { callRoll } from './roll.ts';
import { deleteRoom, putRoom, roomsAnswer } from './rooms.ts';
import { endReview, extendWindow } from './windows.ts';

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
      desk.readmit(requireCaller(call), call.params.id, call.body.window, call.body.reason),
    ),
    route(endpoints.promoteUnit, (call) =>
      desk.promote(requireCaller(call), call.params.id, call.body.reason),
    ),
    route(endpoints.noteReminder, (call) =>
      noteReminder(dependencies, requireCaller(call), call.params.id, call.body),
    ),
    route(endpoints.extendWindow, async (call) => {
      const { id, window } = call.params;
      const { closesAt } = call.body;
      const tournament = await extendWindow(dependencies, requireCaller(call), id, window, closesAt);
      await desk.deliverRooms(id);
      return tournament;
    }),
    route(endpoints.endReview, async (call) => {
      const { id, window } = call.params;
      const tournament = await endReview(dependencies, requireCaller(call), id, window);
      await desk.closeDue(id);
      return tournament;
    }),
    route(endpoints.getRooms, ({ params }) => roomsAnswer(dependencies, params.id)),
    route(endpoints.putRoom, async (call) => {
      const { id, match } = call.params;
      await putRoom(dependencies, requireCaller(call), id, match, call.body);
      await desk.deliverRooms(id);
      return roomsAnswer(dependencies, id);
    }),
    route(endpoints.deleteRoom, async (call) => {
      const { id, match } = call.params;
      await deleteRoom(dependencies, requireCaller(call), id, match);
      await desk.deliverRooms(id);
      return roomsAnswer(dependencies, id);
    }),
    route(endpoints.callRoll, (call) => {
      const { id, match } = call.params;
      return callRoll(dependencies, requireCaller(call), id, match, call.body);
    }),
  ];
}
