import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { DocumentIdSchema, InvitationCodeSchema, PrivateCodeSchema, RequestIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { lines } from '../text.ts';
import { nullish } from '../time/instant.ts';
import { AcceptanceInputSchema, AcceptanceReceiptSchema, InvitationSchema } from './invitation.ts';
import { SlotSchema } from './member.ts';
import { NickSchema, playerShape } from './player.ts';
import { OwnRegistrationSchema, RegistrationCorrectionSchema, RegistrationSchema } from './registration.ts';
import { UnitNamesSchema } from './unit.ts';

/** What members of a unit, and organisers about them, do after the unit has registered. */

const ByPrivateCode = z.strictObject({ privateCode: PrivateCodeSchema });
const ByMember = z.strictObject({ id: DocumentIdSchema, memberId: DocumentIdSchema });
const ReasonSchema = lines(SHORT_TEXT_MAX, { required: 'Escribe el motivo.' });
const bySeating = {
  ...playerShape,
  nick: z._default(NickSchema, ''),
  requestId: nullish(RequestIdSchema),
  reason: ReasonSchema,
};

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

export const editOwnRegistration = endpoint({
  id: 'editOwnRegistration',
  method: 'PATCH',
  path: '/registrations/status',
  summary: 'Change the public names: the own nick, and as captain those of the team.',
  access: 'public',
  headers: ByPrivateCode,
  body: z.strictObject({ nick: z.optional(NickSchema), unit: z.optional(UnitNamesSchema) }),
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

export const replaceTicket = endpoint({
  id: 'replaceTicket',
  method: 'POST',
  path: '/registrations/:id/ticket',
  summary: 'Give a unit a new ticket; the old one leads nowhere from then on.',
  access: 'manage_registrations',
  params: ById,
  data: RegistrationSchema,
});

export const addMember = endpoint({
  id: 'addMember',
  method: 'POST',
  path: '/registrations/:id/members',
  summary: 'Put a player into an open slot of a team; players before substitutes where no slot is named.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ ...bySeating, slot: z.optional(SlotSchema) }),
  data: RegistrationSchema,
  status: 201,
});

export const replaceMember = endpoint({
  id: 'replaceMember',
  method: 'PUT',
  path: '/registrations/:id/members/:memberId',
  summary: 'Put another player in the place of a member, whose links end at once.',
  access: 'manage_registrations',
  params: ByMember,
  body: z.strictObject(bySeating),
  data: RegistrationSchema,
});

export const correctMember = endpoint({
  id: 'correctMember',
  method: 'PATCH',
  path: '/registrations/:id/members/:memberId',
  summary: 'Correct what a member typed; the place goes along with the player ID.',
  access: 'manage_registrations',
  params: ByMember,
  body: RegistrationCorrectionSchema,
  data: RegistrationSchema,
});

export const removeMember = endpoint({
  id: 'removeMember',
  method: 'POST',
  path: '/registrations/:id/members/:memberId/remove',
  summary: 'Take a member out of a team: erases their data, ends their links and opens the slot again.',
  access: 'manage_registrations',
  params: ByMember,
  body: z.strictObject({ reason: ReasonSchema }),
  data: RegistrationSchema,
});
