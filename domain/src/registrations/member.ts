import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { PlayerKeySchema, StoredIdSchema } from '../ids.ts';
import {
  FORMER_NICKS_MAX,
  MAIL_ID_MAX,
  NICK_MAX,
  UNIT_NAME_MAX,
  UNIT_TAG_MAX,
  UNSENT_MAILS_MAX,
} from '../limits.ts';
import { publicName } from '../public-name.ts';
import { AnswersSchema } from '../questions/answers.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { StoredVersionSchema } from './acceptance.ts';
import { AgeBandSchema } from './consent/age-band.ts';
import { StoredConsentSchema } from './consent/consent.ts';
import { seatShape } from './names/public-member.ts';
import { storedPlayerShape } from './player.ts';

const formerNicks = () =>
  z._default(
    z.array(publicName(described(z.string(), { maxLength: NICK_MAX }))).check(z.maxLength(FORMER_NICKS_MAX)),
    [],
  );

const WishedText = (maxLength: number) => publicName(described(z.string(), { maxLength }));

/**
 * `unseen`: the name is already in use, but no organiser has seen it. `asked`: the name waits for an
 * organiser. `dropped`: nothing of the wish is left.
 */
export const WishSchema = z.object({
  revision: CountSchema,
  state: z.enum(['unseen', 'asked', 'taken', 'refused', 'dropped']),
  nick: nullish(WishedText(NICK_MAX)),
  unit: nullish(z.object({ name: WishedText(UNIT_NAME_MAX), tag: WishedText(UNIT_TAG_MAX) })),
});
export type Wish = z.output<typeof WishSchema>;

export const acceptedShape = {
  ...seatShape,
  state: z.literal('accepted'),
  id: StoredIdSchema,
  wish: nullish(WishSchema),
  ...storedPlayerShape,
  answers: z._default(AnswersSchema, {}),
  /** Null if nobody declared the age. The audit of an approval counts such members. */
  ageBand: nullish(AgeBandSchema),
  consent: nullish(StoredConsentSchema),
  acceptance: nullish(z.object({ version: StoredVersionSchema, at: InstantSchema })),
  acceptedAt: InstantSchema,
  unsentMails: z._default(
    z.array(z.string().check(z.maxLength(MAIL_ID_MAX))).check(z.maxLength(UNSENT_MAILS_MAX)),
    [],
  ),
};

export const MailboxSchema = z.object({ here: z.string(), everywhere: z.string() });
export type Mailbox = z.output<typeof MailboxSchema>;

const invitedShape = { ...seatShape, state: z.literal('invited') };

/** No page uses the schemas of stored members, and the marks let the bundler leave them out. */
export const StoredAcceptedSchema = /* @__PURE__ */ (() =>
  z.object({
    ...acceptedShape,
    codeHash: z.string(),
    /** When the member leaves, organisers' reasons that mention one of these nicks are erased. */
    formerNicks: formerNicks(),
    /** Former nicks that no organiser let in. Only reasons on the own registration are erased for them. */
    nicksNotLetIn: formerNicks(),
    /**
     * True if an organiser approved the unit with this member, or entered one of its names. Null: an earlier
     * version stored the member, and did not note it.
     */
    isLetIn: nullish(z.boolean()),
    mailIds: z._default(z.array(z.string()), []),
    /** Null without an email, or if the mailbox belongs to another member of the tournament. */
    mailbox: nullish(MailboxSchema),
    guardianRevision: z._default(CountSchema, 0),
    /** The keyed hash of the network from which a minor registered, kept until the consent. */
    networkKey: nullish(z.string()),
    /**
     * The keyed hash of the data that the member sent; null if an organiser added the member. It
     * distinguishes a retry from different data with the same request id.
     */
    sentKey: nullish(z.string()),
    playerKey: nullish(PlayerKeySchema),
    seasonKey: nullish(PlayerKeySchema),
  }))();
export type StoredAccepted = z.output<typeof StoredAcceptedSchema>;

export const StoredMemberSchema = /* @__PURE__ */ (() =>
  z.discriminatedUnion('state', [StoredAcceptedSchema, z.object(invitedShape)]))();
export type StoredMember = z.output<typeof StoredMemberSchema>;

export const MemberSchema = z.discriminatedUnion('state', [z.object(acceptedShape), z.object(invitedShape)]);
export type Member = z.output<typeof MemberSchema>;
export type AcceptedMember = Extract<Member, { state: 'accepted' }>;

export function playerKeysOf(
  units: readonly { readonly members: readonly StoredMember[] }[],
): readonly string[] {
  const keys = units.flatMap(({ members }) =>
    members.flatMap((member) => (member.state === 'accepted' ? (member.playerKey ?? []) : [])),
  );
  return [...new Set(keys)];
}
