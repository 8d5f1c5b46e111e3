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
import { MEMBERS_MAX, MemberRoleSchema, PublicMemberSchema, SlotSchema } from './names/public-member.ts';
import { PlaceSchema } from './places/unit-day.ts';
import { playerShape } from './player.ts';
import { UnitSchema } from './unit.ts';

export const InvitationSchema = z.object({
  tournamentId: DocumentIdSchema,
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  role: MemberRoleSchema,
  unit: UnitSchema,
  captain: described(z.string(), { maxLength: NICK_MAX }),
  members: z.array(PublicMemberSchema).check(z.maxLength(MEMBERS_MAX)),
  /** During a deployment a page may be newer than the API. A missing `place` then means `held`. */
  place: z._default(PlaceSchema, 'held'),
  incompleteUntil: nullish(InstantSchema),
});
export type Invitation = z.output<typeof InvitationSchema>;

export const AcceptanceInputSchema = z.strictObject({
  ...playerShape,
  requestId: RequestIdSchema,
  invitationCode: InvitationCodeSchema,
  answers: z._default(AnswersSchema, {}),
  ageBand: AgeBandSchema,
  guardian: nullish(GuardianSchema),
  acceptedVersion: nullish(AcceptedVersionSchema),
});
export type AcceptanceInput = z.output<typeof AcceptanceInputSchema>;

export const AcceptanceReceiptSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  place: z._default(PlaceSchema, 'held'),
  acceptedAt: InstantSchema,
  slot: SlotSchema,
  privateCode: PrivateCodeSchema,
  ticketId: TicketIdSchema,
  consentCode: nullish(ConsentCodeSchema),
});
export type AcceptanceReceipt = z.output<typeof AcceptanceReceiptSchema>;
