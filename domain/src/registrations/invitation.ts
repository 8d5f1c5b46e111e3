import * as z from 'zod/mini';
import { described } from '../described.ts';
import {
  ConsentCodeSchema,
  DocumentIdSchema,
  InvitationCodeSchema,
  PrivateCodeSchema,
  RequestIdSchema,
  StoredIdSchema,
  TicketIdSchema,
} from '../ids.ts';
import { NAME_MAX, NICK_MAX } from '../limits.ts';
import { AnswersSchema } from '../questions/answers.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { AcceptedVersionSchema } from './acceptance.ts';
import { AgeBandSchema } from './consent/age-band.ts';
import { GuardianSchema } from './consent/guardian.ts';
import { MEMBERS_MAX, MemberRoleSchema, PublicMemberSchema, SlotSchema } from './member.ts';
import { NickSchema, playerShape } from './player.ts';
import { PlaceSchema } from './registration.ts';
import { UnitSchema } from './unit.ts';

/** The text that somebody reads before accepting an invitation. */
export const InvitationSchema = z.object({
  tournamentId: DocumentIdSchema,
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  /** The role that the next person to accept gets. */
  role: MemberRoleSchema,
  unit: UnitSchema,
  /** The captain's public name. */
  captain: described(z.string(), { maxLength: NICK_MAX }),
  members: z.array(PublicMemberSchema).check(z.maxLength(MEMBERS_MAX)),
  /** A site that is newer than the API for a moment takes it for a place. */
  place: z._default(PlaceSchema, 'held'),
  incompleteUntil: nullish(InstantSchema),
});
export type Invitation = z.output<typeof InvitationSchema>;

/** A partner enters their own data; the same `requestId` again is the same acceptance. */
export const AcceptanceInputSchema = z.strictObject({
  ...playerShape,
  nick: z._default(NickSchema, ''),
  requestId: RequestIdSchema,
  invitationCode: InvitationCodeSchema,
  answers: z._default(AnswersSchema, {}),
  ageBand: AgeBandSchema,
  /** A minor names one. */
  guardian: nullish(GuardianSchema),
  acceptedVersion: nullish(AcceptedVersionSchema),
});
export type AcceptanceInput = z.output<typeof AcceptanceInputSchema>;

export const AcceptanceReceiptSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  /** The place of the team: whether the invited player joins a held place or the queue. */
  place: z._default(PlaceSchema, 'held'),
  acceptedAt: InstantSchema,
  slot: SlotSchema,
  privateCode: PrivateCodeSchema,
  ticketId: TicketIdSchema,
  /** The code for the adult of a minor. */
  consentCode: nullish(ConsentCodeSchema),
});
export type AcceptanceReceipt = z.output<typeof AcceptanceReceiptSchema>;
