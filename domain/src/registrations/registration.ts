import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import type { Form } from '../forms/form.ts';
import {
  AccountIdSchema,
  ConsentCodeSchema,
  DocumentIdSchema,
  InvitationCodeSchema,
  PlayerKeySchema,
  PrivateCodeSchema,
  RequestIdSchema,
  StoredIdSchema,
  TicketIdSchema,
} from '../ids.ts';
import {
  NAME_MAX,
  NICK_MAX,
  SEASON_CODES_MAX,
  SHORT_TEXT_MAX,
  STAGE_MATCHES_MAX,
  STAGES_MAX,
} from '../limits.ts';
import { type AnswerField, AnswersSchema } from '../questions/answers.ts';
import { byOrder, type Question, questionField } from '../questions/question.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import { SeasonNameSchema } from '../tournaments/tournament.ts';
import { AcceptedVersionSchema } from './acceptance.ts';
import { AgeBandSchema } from './consent/age-band.ts';
import { ConsentSchema } from './consent/consent.ts';
import { GuardianSchema } from './consent/guardian.ts';
import { acceptedShape, MemberSchema, StoredMemberSchema, WishSchema } from './member.ts';
import { MEMBERS_MAX, MemberRoleSchema, PublicMemberSchema } from './names/public-member.ts';
import { UnitNamesSchema } from './names/unit-names.ts';
import { dayShape, PlaceSchema, RegistrationStatusSchema, WaitPhaseSchema } from './places/unit-day.ts';
import { NickSchema, playerShape, storedPlayerShape } from './player.ts';
import { UnitNumberSchema, UnitSchema } from './unit.ts';

const StoredReasonSchema = nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX }));

/**
 * `requestId` becomes the id, so that a retry is the same registration. Without it, equal data sent again
 * soon count as a retry.
 */
export const RegistrationInputSchema = z.strictObject({
  ...playerShape,
  nick: z._default(NickSchema, ''),
  unit: nullish(UnitNamesSchema),
  requestId: nullish(RequestIdSchema),
  tournamentId: DocumentIdSchema,
  answers: z._default(AnswersSchema, {}),
  /** Null if nobody asked the age; an organiser who approves the unit is responsible for it. */
  ageBand: nullish(AgeBandSchema),
  guardian: nullish(GuardianSchema),
  /** The version of rules and terms that was accepted; null if nothing was accepted. */
  acceptedVersion: nullish(AcceptedVersionSchema),
  /**
   * Private codes that the phone has stored, sent if the tournament is reserved. A code from the season
   * proves that the ID belongs to the player.
   */
  seasonCodes: z._default(z.array(PrivateCodeSchema).check(z.maxLength(SEASON_CODES_MAX)), []),
  /**
   * The captain's private code in an earlier tournament. Members of that team then find the invitation to
   * this one.
   */
  again: nullish(PrivateCodeSchema),
});
export type RegistrationInput = z.output<typeof RegistrationInputSchema>;

/** A player alone, or the captain of a team, whom an organiser adds by hand. */
export const RegistrationAdditionSchema = z.strictObject({
  ...playerShape,
  nick: z._default(NickSchema, ''),
  unit: nullish(UnitNamesSchema),
  requestId: nullish(RequestIdSchema),
});
export type RegistrationAddition = z.output<typeof RegistrationAdditionSchema>;

/** An organiser's correction of the captain or another member; fields that are not sent stay. */
export const RegistrationCorrectionSchema = z.strictObject({
  fullName: z.optional(playerShape.fullName),
  freeFireId: z.optional(playerShape.freeFireId),
  email: z.optional(playerShape.email),
  phone: z.optional(playerShape.phone),
  nick: z.optional(NickSchema),
});
export type RegistrationCorrection = z.output<typeof RegistrationCorrectionSchema>;

const QualifiedSchema = z.object({
  /** The rank in the season when the unit registered. */
  rank: CountSchema,
  /** The member who has that rank. */
  memberId: StoredIdSchema,
  /**
   * False if only a typed ID identified the member. The unit loses its place to a player who proves to own
   * the ID.
   */
  isProven: z.boolean(),
});

const storedShape = {
  tournamentId: DocumentIdSchema,
  number: UnitNumberSchema,
  unit: z._default(UnitSchema, { name: '', tag: '', size: 1 }),
  status: RegistrationStatusSchema,
  reason: StoredReasonSchema,
  place: PlaceSchema,
  incompleteUntil: nullish(InstantSchema),
  ...dayShape,
  createdAt: InstantSchema,
  decidedAt: nullish(InstantSchema),
  decidedBy: nullish(AccountIdSchema),
  /** The rank by which the unit registered while the tournament was reserved; null otherwise. */
  qualified: nullish(QualifiedSchema),
  /**
   * At this time the place or queue number of a rejected unit goes to others. An undo before that keeps it.
   */
  givenOnAt: nullish(InstantSchema),
  /** Equal for all registrations from one network in one tournament; it does not reveal the network. */
  networkKey: nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX })),
  ticketId: TicketIdSchema,
  /** The phases in which the waiting unit can get a place; the query for the next unit filters by them. */
  waitsFor: z._default(described(z.array(WaitPhaseSchema), { maxItems: WaitPhaseSchema.options.length }), []),
};

const FormerDecisionSchema = z.object({
  status: RegistrationStatusSchema,
  decidedAt: nullish(InstantSchema),
  decidedBy: nullish(AccountIdSchema),
});

/** A unit: one player or a team, which takes one place. */
export const StoredRegistrationSchema = z.object({
  id: StoredIdSchema,
  ...storedShape,
  members: z.array(StoredMemberSchema).check(z.minLength(1), z.maxLength(MEMBERS_MAX)),
  /** Grows by one with each ticket that was revoked. */
  ticketRevision: z._default(CountSchema, 0),
  /** The decision before a rejection that can still be undone; an undo restores it. */
  formerDecision: nullish(FormerDecisionSchema),
  /** True if phones of the unit want notices. */
  listens: z._default(z.boolean(), false),
  /** The outcome in each stage: `passed`, `out`, or the rank in the last stage. */
  results: z._default(z.record(z.string(), z.string()), {}),
  /** The ids of the unit's reports, which are erased with it. */
  reports: z._default(z.array(StoredIdSchema).check(z.maxLength(STAGES_MAX * STAGE_MATCHES_MAX)), []),
  /** The ids of the unit's protests, which are erased with it. */
  protests: z._default(z.array(StoredIdSchema).check(z.maxLength(STAGES_MAX * STAGE_MATCHES_MAX)), []),
  /**
   * The time of the last decision on a protest by or about the unit. The ticket shows it, without saying
   * which of the two.
   */
  protestDecidedAt: nullish(InstantSchema),
  /**
   * The reasons that organisers typed for acts on the unit, by the id of the audit entry. They are erased
   * with the unit.
   */
  reasons: z._default(z.record(z.string(), z.string()), {}),
  /** Hashes of the accepted members' private codes, for finding the registration by a code. */
  codeHashes: z._default(z.array(z.string()), []),
  /** Hashes of the codes of the guardians of the unit's minors. */
  consentHashes: z._default(z.array(z.string()), []),
  /** Hashes of the current and former invitations, the newest first; empty for a player alone. */
  inviteHashes: z._default(z.array(z.string()), []),
  /** Grows by one with each new invitation that the captain makes. */
  inviteRevision: z._default(CountSchema, 0),
  inviteOpen: z._default(z.boolean(), true),
  /**
   * A keyed hash of the team's registration in an earlier tournament, whose members find the first
   * invitation.
   */
  formerKey: nullish(z.string()),
});
export type StoredRegistration = z.output<typeof StoredRegistrationSchema>;

/** Repeats the captain's data at the top level, as the specification has them. */
export const CaptainAtTopSchema = z.transform(withCaptain);

/** A registration as organisers read it, without the hashes for finding it. */
export const ShownRegistrationSchema = z.object({
  id: StoredIdSchema,
  ...storedShape,
  ...storedPlayerShape,
  nick: acceptedShape.nick,
  answers: acceptedShape.answers,
  acceptance: acceptedShape.acceptance,
  members: z.array(MemberSchema).check(z.maxLength(MEMBERS_MAX)),
});
export const RegistrationSchema = z.pipe(CaptainAtTopSchema, ShownRegistrationSchema);
export type Registration = z.output<typeof RegistrationSchema>;

type Raw = Readonly<Record<string, unknown>>;

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withCaptain(raw: unknown): unknown {
  const members: unknown = isRaw(raw) ? raw['members'] : undefined;
  if (!isRaw(raw) || !Array.isArray(members)) return raw;
  const captain: unknown = members.find((member) => isRaw(member) && member['role'] === 'captain');
  if (!isRaw(captain)) return raw;
  const { fullName, freeFireId, email, phone, nick, answers, acceptance } = captain;
  return { ...raw, fullName, freeFireId, email, phone, nick, answers, acceptance };
}

export const InvitationLinkSchema = z.object({ invitationCode: InvitationCodeSchema, open: z.boolean() });
export type InvitationLink = z.output<typeof InvitationLinkSchema>;

const PublicMembersSchema = z._default(z.array(PublicMemberSchema).check(z.maxLength(MEMBERS_MAX)), []);

export const RegistrationReceiptSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  status: RegistrationStatusSchema,
  /** During a deployment the site may be newer than the API: a missing place then means `held`. */
  place: z._default(PlaceSchema, 'held'),
  createdAt: InstantSchema,
  privateCode: PrivateCodeSchema,
  ticketId: TicketIdSchema,
  members: PublicMembersSchema,
  incompleteUntil: nullish(InstantSchema),
  /** The invitation link; null for a player alone. */
  invitation: nullish(InvitationLinkSchema),
  consentCode: nullish(ConsentCodeSchema),
});
export type RegistrationReceipt = z.output<typeof RegistrationReceiptSchema>;

/** The holder of a private code sees their own data in full, and of other members only what is public. */
export const OwnRegistrationSchema = z.object({
  tournamentId: DocumentIdSchema,
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  tournamentDate: nullish(InstantSchema),
  endDate: nullish(InstantSchema),
  endedAt: nullish(InstantSchema),
  formerDate: nullish(InstantSchema),
  cancelledAt: nullish(InstantSchema),
  cancelReason: z._default(described(z.string(), { maxLength: SHORT_TEXT_MAX }), ''),
  timeZone: ShownTimeZoneSchema,
  fullName: storedPlayerShape.fullName,
  freeFireId: storedPlayerShape.freeFireId,
  nick: z._default(described(z.string(), { maxLength: NICK_MAX }), ''),
  slot: PublicMemberSchema.shape.slot,
  role: MemberRoleSchema,
  number: UnitNumberSchema,
  unit: UnitSchema,
  members: PublicMembersSchema,
  /** The invitation, for the captain only, while the unit has a place or waits for one. */
  invitation: nullish(InvitationLinkSchema),
  /** The members whom the captain may remove; empty for other members. */
  removable: z._default(
    z
      .array(z.object({ slot: PublicMemberSchema.shape.slot, memberId: StoredIdSchema }))
      .check(z.maxLength(MEMBERS_MAX)),
    [],
  ),
  status: RegistrationStatusSchema,
  place: PlaceSchema,
  incompleteUntil: nullish(InstantSchema),
  ...dayShape,
  reason: StoredReasonSchema,
  createdAt: InstantSchema,
  decidedAt: nullish(InstantSchema),
  ticketId: TicketIdSchema,
  playerKey: nullish(PlayerKeySchema),
  season: nullish(SeasonNameSchema),
  /** The id of the member's result in that season. */
  seasonKey: nullish(PlayerKeySchema),
  wish: nullish(WishSchema),
  ageBand: nullish(AgeBandSchema),
  consent: nullish(ConsentSchema),
  /** The code for the adult of a minor, until the consent is given. */
  consentCode: nullish(ConsentCodeSchema),
  /** True if the rules changed after the member accepted them. */
  hasNewRules: z._default(z.boolean(), false),
});
export type OwnRegistration = z.output<typeof OwnRegistrationSchema>;

/** The active questions in their order, then the fields of the linked form. */
export function additionalFields(questions: readonly Question[], form: Form | null): readonly AnswerField[] {
  const active = questions.filter((question) => question.active).toSorted(byOrder);
  return [...active.map(questionField), ...(form?.fields ?? [])];
}
