import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { TicketIdSchema } from '../ids.ts';
import { PhoneKeySchema, PushSubscriptionSchema } from './push.ts';

/** Calls of a phone that wants notices. They have a file of their own, because no other screen needs it. */

const ByTicket = z.strictObject({ ticketId: TicketIdSchema });

export const keepPhone = endpoint('keepPhone', {
  call: 'PUT /registrations/ticket/push',
  summary: 'Have a phone told what happens to the unit of a ticket; again answers the same.',
  access: 'public',
  headers: ByTicket,
  body: PushSubscriptionSchema,
  data: z.object({ isTold: z.literal(true) }),
  limited: 'lookup',
  caller: 'program',
});

export const dropPhone = endpoint('dropPhone', {
  call: 'DELETE /registrations/ticket/push',
  summary: 'Have that phone told no more; again answers the same.',
  access: 'public',
  headers: ByTicket,
  query: z.strictObject({ phone: PhoneKeySchema }),
  data: z.object({ isTold: z.literal(false) }),
  limited: 'lookup',
});
