import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { DocumentIdSchema, InvitationCodeSchema, RequestIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { lines } from '../text.ts';
import { ContactPurposeSchema, GuardianContactSchema } from './consent/guardian-contact.ts';
import { SlotSchema } from './names/public-member.ts';
import { playerShape } from './player.ts';
import { RegistrationCorrectionSchema, RegistrationSchema } from './registration.ts';
import * as words from './words/fields.ts';

export { getSameTeam } from './again/same-team.ts';
export {
  acceptInvitation,
  editOwnRegistration,
  getInvitation,
  openInvitation,
  removeTeammate,
  replaceInvitation,
  replaceOwnTicket,
  withdrawUnit,
} from './own-endpoints.ts';

const ByMember = z.strictObject({ id: DocumentIdSchema, memberId: DocumentIdSchema });
const ReasonSchema = lines(SHORT_TEXT_MAX, words.noReason);
const RevisionSchema = z.int().check(z.minimum(1));
const byJoining = {
  ...playerShape,
  requestId: RequestIdSchema,
  reason: ReasonSchema,
};

export const replaceTicket = endpoint('replaceTicket', {
  call: 'POST /registrations/:id/ticket',
  summary: 'Give a unit a new ticket; the old one leads nowhere from then on.',
  access: 'manage_registrations',
  params: ById,
  data: RegistrationSchema,
});

export const getTeamLink = endpoint('getTeamLink', {
  call: 'GET /registrations/:id/invitation',
  summary:
    'The invitation of a team, for its captain: one whom an organiser added has no other way to it. Null while nobody can enter.',
  access: 'manage_registrations',
  params: ById,
  data: z.object({ invitationCode: z.nullable(InvitationCodeSchema) }),
});

export const addMember = endpoint('addMember', {
  call: 'POST /registrations/:id/members',
  summary: 'Put a player into an open slot of a team; players before substitutes where no slot is named.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ ...byJoining, slot: z.optional(SlotSchema) }),
  data: RegistrationSchema,
  status: 201,
});

const ofMember = { access: 'manage_registrations', params: ByMember, data: RegistrationSchema } as const;

export const replaceMember = endpoint('replaceMember', {
  call: 'PUT /registrations/:id/members/:memberId',
  summary: 'Put another player in the place of a member, whose links end at once.',
  ...ofMember,
  body: z.strictObject(byJoining),
});

export const correctMember = endpoint('correctMember', {
  call: 'PATCH /registrations/:id/members/:memberId',
  summary:
    'Correct what a member typed; the place goes along with the player ID. Where a changed field is no longer as in `seen`, stale-write says its value.',
  ...ofMember,
  body: RegistrationCorrectionSchema,
});

export const decideNames = endpoint('decideNames', {
  call: 'POST /registrations/:id/members/:memberId/names',
  summary: 'Take the names that a member asked for after the approval, or refuse them.',
  ...ofMember,
  body: z.strictObject({ taken: z.boolean(), revision: RevisionSchema }),
});

export const contactGuardian = endpoint('contactGuardian', {
  call: 'POST /registrations/:id/members/:memberId/guardian',
  summary:
    'The adult of one minor, to write to: for the missing consent, or for a prize that waits. Each call is audited; any other purpose is refused.',
  access: 'manage_registrations',
  params: ByMember,
  body: z.strictObject({ purpose: ContactPurposeSchema }),
  data: GuardianContactSchema,
});

export const removeMember = endpoint('removeMember', {
  call: 'POST /registrations/:id/members/:memberId/remove',
  summary:
    'Take a member out of a team: erases their data, ends their links and opens the slot again. Again answers the same, while the team exists.',
  ...ofMember,
  body: z.strictObject({ reason: ReasonSchema }),
});
