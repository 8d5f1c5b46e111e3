import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { TicketIdSchema } from '../ids.ts';
import { UnitNumberSchema } from '../registrations/unit.ts';
import { nullish } from '../time/instant.ts';
import { PhoneKeySchema, PushSubscriptionSchema } from './push.ts';

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

export const followTournament = endpoint('followTournament', {
  call: 'PUT /tournaments/:id/follow',
  summary:
    'Have a phone told, without an account, that a tournament began, of each published table and of the podium; again answers the same.',
  access: 'public',
  params: ById,
  body: z.strictObject({ ...PushSubscriptionSchema.shape, unit: nullish(UnitNumberSchema) }),
  data: z.object({ isTold: z.literal(true) }),
  limited: 'lookup',
});

export const unfollowTournament = endpoint('unfollowTournament', {
  call: 'DELETE /tournaments/:id/follow',
  summary: 'Have that phone told no more; again answers the same.',
  access: 'public',
  params: ById,
  query: z.strictObject({ phone: PhoneKeySchema }),
  data: z.object({ isTold: z.literal(false) }),
  limited: 'lookup',
  caller: 'program',
});
