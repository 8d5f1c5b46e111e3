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
import { WINDOW_KINDS } from '../tournaments/places/window.ts';
import { SeasonNameSchema } from '../tournaments/tournament.ts';
import { invalidId } from '../words/fields.ts';
import { AcceptedVersionSchema } from './acceptance.ts';
import { ConfirmationsSchema } from './confirmation.ts';
import { AgeBandSchema } from './consent/age-band.ts';
import { ConsentSchema } from './consent/consent.ts';
import { GuardianSchema } from './consent/guardian.ts';
import { acceptedShape, MemberSchema, StoredMemberSchema, WishSchema } from './member.ts';
import { MEMBERS_MAX, MemberRoleSchema, PublicMemberSchema } from './names/public-member.ts';
import { UnitNamesSchema } from './names/unit-names.ts';
import { dayShape, PlaceSchema, RegistrationStatusSchema, WaitPhaseSchema } from './places/unit-day.ts';
import {
  correctedPlayerShape,
  ownPlayerShape,
  PLAYER_FIELDS,
  playerShape,
  storedPlayerShape,
} from './player.ts';
import { UnitNumberSchema, UnitSchema } from './unit.ts';

const StoredReasonSchema = nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX }));

/**
 * UUIDs of version 8 are refused, because the server gives them to members. A registration with
 * the id of a member would get the private code of that member.
 */
const RegistrationIdSchema = RequestIdSchema.check(z.refine((id) => id.charAt(14) !== '8', invalidId));

/**
 * `requestId` becomes the registration's id. Without it, a call counts as repeated if the same network sent
 * the same data shortly before.
 */
export const RegistrationInputSchema = z.strictObject({
  ...playerShape,
  unit: nullish(UnitNamesSchema),
  requestId: nullish(RegistrationIdSchema),
  tournamentId: DocumentIdSchema,
  answers: z._default(AnswersSchema, {}),
  ageBand: nullish(AgeBandSchema),
  guardian: nullish(GuardianSchema),
  acceptedVersion: nullish(AcceptedVersionSchema),
  /**
   * Private codes of the phone's other registrations, sent only to a tournament that is reserved for a
   * season. A code from that season proves that the Free Fire ID belongs to the player.
   */
  seasonCodes: z._default(z.array(PrivateCodeSchema).check(z.maxLength(SEASON_CODES_MAX)), []),
  /**
   * The captain's private code in an earlier tournament. With it, the members of the captain's former team
   * find the invitation to this tournament.
   */
  again: nullish(PrivateCodeSchema),
});
export type RegistrationInput = z.output<typeof RegistrationInputSchema>;

export const RegistrationAdditionSchema = z.strictObject({
  ...playerShape,
  unit: nullish(UnitNamesSchema),
  requestId: nullish(RegistrationIdSchema),
});
export type RegistrationAddition = z.output<typeof RegistrationAdditionSchema>;

/** No field may have a default, as the stored nick has, because a field that was not seen is not compared. */
const SeenPlayerSchema = z.partial(
  z.strictObject({ ...storedPlayerShape, nick: described(z.string(), { maxLength: NICK_MAX }) }),
);
/** `seen` holds the values that the organiser saw, so that another correction is not overwritten unseen. */
export const RegistrationCorrectionSchema = z.strictObject({
  ...z.partial(z.strictObject(correctedPlayerShape)).shape,
  seen: z.optional(SeenPlayerSchema),
});
export type RegistrationCorrection = z.output<typeof RegistrationCorrectionSchema>;

const QualifiedSchema = z.object({
  rank: CountSchema,
  memberId: StoredIdSchema,
  /**
   * False if the member entered the Free Fire ID without proof. The unit then gives way to a player who
   * proves that ID.
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
  /** Set only if a season rank let the unit register while the tournament was reserved. */
  qualified: nullish(QualifiedSchema),
  /**
   * After this time the job frees the place or queue number of a rejected unit. The delay lets an organiser
   * undo the rejection.
   */
  givenOnAt: nullish(InstantSchema),
  /**
   * Until this time an organiser can take back a place that was given by hand. Then the job tells the unit
   * that it has the place.
   */
  takeBackUntil: nullish(InstantSchema),
  /** A keyed hash that is equal for all units from one network in one tournament. */
  networkKey: nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX })),
  ticketId: TicketIdSchema,
  waitsFor: z._default(described(z.array(WaitPhaseSchema), { maxItems: WaitPhaseSchema.options.length }), []),
};

const FormerDecisionSchema = z.object({
  status: RegistrationStatusSchema,
  decidedAt: nullish(InstantSchema),
  decidedBy: nullish(AccountIdSchema),
  /** The role of a member who left since. The captain is told only if the rejection is undone. */
  untold: nullish(MemberRoleSchema),
});

/** No page uses this schema, and the mark lets the bundler leave it out. */
export const StoredRegistrationSchema = /* @__PURE__ */ (() =>
  z.object({
    id: StoredIdSchema,
    ...storedShape,
    members: z.array(StoredMemberSchema).check(z.minLength(1), z.maxLength(MEMBERS_MAX)),
    ticketRevision: z._default(CountSchema, 0),
    formerDecision: nullish(FormerDecisionSchema),
    /** Taking the place back restores these fields. They are set as long as `takeBackUntil` is. */
    beforePromotion: nullish(
      z.object({
        waitSeq: CountSchema,
        readyAt: dayShape.readyAt,
        promotedAt: dayShape.promotedAt,
        releasedBy: dayShape.releasedBy,
        match: ConfirmationsSchema.shape.match,
        lobby: dayShape.lobby,
      }),
    ),
    listens: z._default(z.boolean(), false),
    results: z._default(z.record(z.string(), z.string()), {}),
    reports: z._default(z.array(StoredIdSchema).check(z.maxLength(STAGES_MAX * STAGE_MATCHES_MAX)), []),
    protests: z._default(z.array(StoredIdSchema).check(z.maxLength(STAGES_MAX * STAGE_MATCHES_MAX)), []),
    protestDecidedAt: nullish(InstantSchema),
    /**
     * Reasons that organisers entered, by the ids of audit entries. They are here so that they are erased
     * with the unit.
     */
    reasons: z._default(z.record(z.string(), z.string()), {}),
    codeHashes: z._default(z.array(z.string()), []),
    consentHashes: z._default(z.array(z.string()), []),
    inviteHashes: z._default(z.array(z.string()), []),
    inviteRevision: z._default(CountSchema, 0),
    inviteOpen: z._default(z.boolean(), true),
    /**
     * The keyed hash of the id of the team's earlier registration. By this hash, members of that registration
     * find this unit's first invitation.
     */
    formerKey: nullish(z.string()),
  }))();
export type StoredRegistration = z.output<typeof StoredRegistrationSchema>;

/** The specification puts the captain's data at the top level of a registration. */
export const CaptainAtTopSchema = z.transform(withCaptain);

export const ShownRegistrationSchema = z.object({
  id: StoredIdSchema,
  ...storedShape,
  ...storedPlayerShape,
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
  const top = [...PLAYER_FIELDS, 'answers', 'acceptance'].map((field) => [field, captain[field]]);
  return { ...raw, ...Object.fromEntries(top) };
}

export const InvitationLinkSchema = z.object({ invitationCode: InvitationCodeSchema, open: z.boolean() });
export type InvitationLink = z.output<typeof InvitationLinkSchema>;

const PublicMembersSchema = z._default(z.array(PublicMemberSchema).check(z.maxLength(MEMBERS_MAX)), []);

export const RegistrationReceiptSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  status: RegistrationStatusSchema,
  /** During a deployment a page may be newer than the API. A missing `place` then means `held`. */
  place: z._default(PlaceSchema, 'held'),
  createdAt: InstantSchema,
  privateCode: PrivateCodeSchema,
  ticketId: TicketIdSchema,
  members: PublicMembersSchema,
  incompleteUntil: nullish(InstantSchema),
  invitation: nullish(InvitationLinkSchema),
  consentCode: nullish(ConsentCodeSchema),
});
export type RegistrationReceipt = z.output<typeof RegistrationReceiptSchema>;

/** The holder of a private code sees no contacts and no Free Fire IDs of other members. */
export const OwnRegistrationSchema = z.object({
  tournamentId: DocumentIdSchema,
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  tournamentDate: nullish(InstantSchema),
  endDate: nullish(InstantSchema),
  endedAt: nullish(InstantSchema),
  formerDate: nullish(InstantSchema),
  /** The waitlist is over after this time; null means after the start. */
  waitlistEndsAt: nullish(InstantSchema),
  cancelledAt: nullish(InstantSchema),
  cancelReason: z._default(described(z.string(), { maxLength: SHORT_TEXT_MAX }), ''),
  timeZone: ShownTimeZoneSchema,
  ...ownPlayerShape,
  nick: z._default(described(z.string(), { maxLength: NICK_MAX }), ''),
  slot: PublicMemberSchema.shape.slot,
  role: MemberRoleSchema,
  number: UnitNumberSchema,
  unit: UnitSchema,
  members: PublicMembersSchema,
  invitation: nullish(InvitationLinkSchema),
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
  /** The windows in which the unit must still confirm, with its own deadlines. */
  owed: z._default(
    z
      .array(z.object({ opensAt: InstantSchema, closesAt: InstantSchema }))
      .check(z.maxLength(WINDOW_KINDS.length)),
    [],
  ),
  reason: StoredReasonSchema,
  createdAt: InstantSchema,
  decidedAt: nullish(InstantSchema),
  ticketId: TicketIdSchema,
  playerKey: nullish(PlayerKeySchema),
  season: nullish(SeasonNameSchema),
  seasonKey: nullish(PlayerKeySchema),
  wish: nullish(WishSchema),
  ageBand: nullish(AgeBandSchema),
  consent: nullish(ConsentSchema),
  consentCode: nullish(ConsentCodeSchema),
  hasNewRules: z._default(z.boolean(), false),
});
export type OwnRegistration = z.output<typeof OwnRegistrationSchema>;

export function additionalFields(questions: readonly Question[], form: Form | null): readonly AnswerField[] {
  const active = questions.filter((question) => question.active).toSorted(byOrder);
  return [...active.map(questionField), ...(form?.fields ?? [])];
}
