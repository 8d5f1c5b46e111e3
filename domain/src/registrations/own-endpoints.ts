import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { FREE_FIRE_ID } from '../contact.ts';
import { DocumentIdSchema, InvitationCodeSchema, PrivateCodeSchema } from '../ids.ts';
import { AcceptanceInputSchema, AcceptanceReceiptSchema, InvitationSchema } from './invitation.ts';
import { SlotSchema } from './member.ts';
import { AskedNickSchema } from './player.ts';
import { OwnRegistrationSchema, RegistrationInputSchema, RegistrationReceiptSchema } from './registration.ts';
import { UnitNamesSchema } from './unit.ts';
import { REGISTRATION_MESSAGES } from './words/player.ts';

/** Calls of players. They have a file of their own, because phones download it without the calls of organisers. */

const ByPrivateCode = z.strictObject({ privateCode: PrivateCodeSchema });

export const createRegistration = endpoint({
  id: 'createRegistration',
  method: 'POST',
  path: '/registrations',
  summary:
    'Register a player, or with `unit` a team by its captain; the same requestId again answers the same. Without one, the same content from the same network within ten minutes does.',
  access: 'public',
  body: RegistrationInputSchema,
  data: RegistrationReceiptSchema,
  status: 201,
  limited: 'write',
});

export const checkFreeFireId = endpoint({
  id: 'checkFreeFireId',
  method: 'GET',
  path: '/registrations/check-freefireid/:tournamentId/:freeFireId',
  summary: 'Whether that player already holds a place; a boolean and nothing about the person.',
  access: 'public',
  params: z.strictObject({
    tournamentId: DocumentIdSchema,
    freeFireId: z.string().check(z.regex(FREE_FIRE_ID, REGISTRATION_MESSAGES.freeFireIdFormat)),
  }),
  data: z.object({ exists: z.boolean() }),
  limited: 'lookup',
});

export const getOwnRegistration = endpoint({
  id: 'getOwnRegistration',
  method: 'GET',
  path: '/registrations/status',
  summary: 'The registration that a private code belongs to.',
  access: 'public',
  headers: ByPrivateCode,
  data: OwnRegistrationSchema,
  limited: 'lookup',
});

export const withdrawRegistration = endpoint({
  id: 'withdrawRegistration',
  method: 'DELETE',
  path: '/registrations/status',
  summary:
    'Withdraw: erases the personal data and frees the place; of a team, the others keep it and the slot opens again.',
  access: 'public',
  headers: ByPrivateCode,
  data: z.object({ erased: z.literal(true) }),
  limited: 'lookup',
});

export const editOwnRegistration = endpoint({
  id: 'editOwnRegistration',
  method: 'PATCH',
  path: '/registrations/status',
  summary: 'Change the public names: the own nick, and as captain those of the team.',
  access: 'public',
  headers: ByPrivateCode,
  body: z.strictObject({ nick: z.optional(AskedNickSchema), unit: z.optional(UnitNamesSchema) }),
  data: OwnRegistrationSchema,
  limited: 'lookup',
});

export const withdrawUnit = endpoint({
  id: 'withdrawUnit',
  method: 'DELETE',
  path: '/registrations/unit',
  summary: 'Withdraw the whole team as its captain: frees the place and erases the data of all members.',
  access: 'public',
  headers: ByPrivateCode,
  data: z.object({ erased: z.literal(true) }),
  limited: 'lookup',
});

export const replaceInvitation = endpoint({
  id: 'replaceInvitation',
  method: 'POST',
  path: '/registrations/status/invitation',
  summary: 'Take an open invitation back as captain and get a new one for its slot.',
  access: 'public',
  headers: ByPrivateCode,
  body: z.strictObject({ slot: SlotSchema }),
  data: OwnRegistrationSchema,
  limited: 'lookup',
});

export const replaceOwnTicket = endpoint({
  id: 'replaceOwnTicket',
  method: 'POST',
  path: '/registrations/status/ticket',
  summary: 'Get a new ticket; the old one leads nowhere from then on.',
  access: 'public',
  headers: ByPrivateCode,
  data: OwnRegistrationSchema,
  limited: 'lookup',
});

export const getInvitation = endpoint({
  id: 'getInvitation',
  method: 'GET',
  path: '/registrations/invitation',
  summary: 'What an invitation to a team is for; nothing about its members but what everybody may see.',
  access: 'public',
  headers: z.strictObject({ invitationCode: InvitationCodeSchema }),
  data: InvitationSchema,
  limited: 'lookup',
});

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/registrations/invitation',
  summary: 'Take the slot of an invitation; the same requestId again answers the same.',
  access: 'public',
  body: AcceptanceInputSchema,
  data: AcceptanceReceiptSchema,
  status: 201,
  limited: 'write',
});
