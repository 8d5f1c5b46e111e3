import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { TicketIdSchema } from '../ids.ts';

/** Calendar programs cannot send custom headers, so the ticket id is in the path. */
export const getTicketCalendar = endpoint('getTicketCalendar', {
  call: 'GET /registrations/ticket/:ticketId/calendar.ics',
  summary:
    'The tournament and the confirmations of the unit of a ticket, for a calendar that subscribes to them; nothing about a person.',
  access: 'public',
  params: z.strictObject({ ticketId: TicketIdSchema }),
  produces: 'calendar',
  limited: 'lookup',
  caller: 'program',
});
