import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { FREE_FIRE_ID } from '../contact.ts';
import { DocumentIdSchema, InvitationCodeSchema, PrivateCodeSchema } from '../ids.ts';
import { AcceptanceInputSchema, AcceptanceReceiptSchema, InvitationSchema } from './invitation.ts';
import { UnitNamesSchema } from './names/unit-names.ts';
import { AskedNickSchema } from './player.ts';
import { OwnRegistrationSchema, RegistrationInputSchema, RegistrationReceiptSchema } from './registration.ts';
import { REGISTRATION_MESSAGES } from './words/player.ts';

/** Players' phones download these calls, so the calls of organisers are in other files. */

export const createRegistration = endpoint('createRegistration', {
  call: 'POST /registrations',
  summary:
    'Register a player, or with `unit` a team by its captain; the same requestId again answers the same. Without one, the same content from the same network soon after does.',
  access: 'public',
  body: RegistrationInputSchema,
  data: RegistrationReceiptSchema,
  status: 201,
  limited: 'write',
});

export const checkFreeFireId = endpoint('checkFreeFireId', {
  call: 'GET /registrations/check-freefireid/:tournamentId/:freeFireId',
  summary: 'Whether that player already holds a place; a boolean and nothing about the person.',
  access: 'public',
  params: z.strictObject({
    tournamentId: DocumentIdSchema,
    freeFireId: z.string().check(z.regex(FREE_FIRE_ID, REGISTRATION_MESSAGES.freeFireIdFormat)),
  }),
  data: z.object({ exists: z.boolean() }),
  limited: 'lookup',
});

const byPrivateCode = {
  access: 'public',
  headers: z.strictObject({ privateCode: PrivateCodeSchema }),
  limited: 'lookup',
} as const;

export const getOwnRegistration = endpoint('getOwnRegistration', {
  call: 'GET /registrations/status',
  summary: 'The registration that a private code belongs to.',
  ...byPrivateCode,
  data: OwnRegistrationSchema,
});

export const withdrawRegistration = endpoint('withdrawRegistration', {
  call: 'DELETE /registrations/status',
  summary:
    'Withdraw: erases the personal data and frees the place; of a team, the others keep it and the slot opens again.',
  ...byPrivateCode,
  data: z.object({ erased: z.literal(true) }),
});

export const editOwnRegistration = endpoint('editOwnRegistration', {
  call: 'PATCH /registrations/status',
  summary: 'Change the public names: the own nick, and as captain those of the team.',
  ...byPrivateCode,
  body: z.strictObject({ nick: z.optional(AskedNickSchema), unit: z.optional(UnitNamesSchema) }),
  data: OwnRegistrationSchema,
});

export const withdrawUnit = endpoint('withdrawUnit', {
  call: 'DELETE /registrations/unit',
  summary: 'Withdraw the whole team as its captain: frees the place and erases the data of all members.',
  ...byPrivateCode,
  data: z.object({ erased: z.literal(true) }),
});

export const openInvitation = endpoint('openInvitation', {
  call: 'PUT /registrations/status/invitation',
  summary: 'Close the invitation of the own team as its captain, or open it again.',
  ...byPrivateCode,
  body: z.strictObject({ open: z.boolean() }),
  data: OwnRegistrationSchema,
});

export const replaceInvitation = endpoint('replaceInvitation', {
  call: 'POST /registrations/status/invitation',
  summary:
    'Change the invitation of the own team for a new one as its captain; the one in the body ends. One that has ended already changes nothing.',
  ...byPrivateCode,
  body: z.strictObject({ invitationCode: InvitationCodeSchema }),
  data: OwnRegistrationSchema,
});

export const removeTeammate = endpoint('removeTeammate', {
  call: 'DELETE /registrations/status/members/:memberId',
  summary:
    'Take a member out of the own team as its captain, until its lobby is drawn: erases their data, ends their links and opens the slot again.',
  ...byPrivateCode,
  params: z.strictObject({ memberId: DocumentIdSchema }),
  data: OwnRegistrationSchema,
});

export const replaceOwnTicket = endpoint('replaceOwnTicket', {
  call: 'POST /registrations/status/ticket',
  summary: 'Get a new ticket; the old one leads nowhere from then on.',
  ...byPrivateCode,
  data: OwnRegistrationSchema,
});

export const getInvitation = endpoint('getInvitation', {
  call: 'GET /registrations/invitation',
  summary: 'What the invitation to a team is for; nothing about its members but what everybody may see.',
  access: 'public',
  headers: z.strictObject({ invitationCode: InvitationCodeSchema }),
  data: InvitationSchema,
  limited: 'lookup',
});

export const acceptInvitation = endpoint('acceptInvitation', {
  call: 'POST /registrations/invitation',
  summary:
    'Take the next open slot of a team by its invitation, players before substitutes; the same requestId again answers the same.',
  access: 'public',
  body: AcceptanceInputSchema,
  data: AcceptanceReceiptSchema,
  status: 201,
  limited: 'write',
});
