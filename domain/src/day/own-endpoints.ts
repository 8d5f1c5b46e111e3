import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { TicketIdSchema } from '../ids.ts';
import { TicketSchema } from '../registrations/ticket.ts';
import { WindowKindSchema } from '../tournaments/places/window.ts';

const ByTicket = z.strictObject({ ticketId: TicketIdSchema });

export const confirmPlace = endpoint('confirmPlace', {
  call: 'POST /registrations/ticket/confirmation',
  summary:
    'Confirm for the unit of a ticket; again answers the same. A tap after the close is kept for the organisers, and says so.',
  access: 'public',
  headers: ByTicket,
  body: z.strictObject({ window: WindowKindSchema }),
  data: z.object({ outcome: z.enum(['confirmed', 'late']), ticket: TicketSchema }),
  limited: 'lookup',
});

export const sayReady = endpoint('sayReady', {
  call: 'POST /registrations/ticket/ready',
  summary: 'Say for a unit that waits that it is there, should a place become free; again answers the same.',
  access: 'public',
  headers: ByTicket,
  data: z.object({ ticket: TicketSchema }),
  limited: 'lookup',
});
