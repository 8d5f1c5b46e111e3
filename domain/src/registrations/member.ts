import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { PlayerKeySchema, StoredIdSchema } from '../ids.ts';
import { MAIL_ID_MAX, NICK_MAX, UNIT_NAME_MAX, UNIT_TAG_MAX, UNSENT_MAILS_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { AnswersSchema } from '../questions/answers.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { StoredVersionSchema } from './acceptance.ts';
import { AgeBandSchema } from './consent/age-band.ts';
import { StoredConsentSchema } from './consent/consent.ts';
import { seatShape } from './names/public-member.ts';
import { storedPlayerShape } from './player.ts';

const StoredNickSchema = z._default(publicName(described(z.string(), { maxLength: NICK_MAX })), '');

const WishedText = (maxLength: number) => publicName(described(z.string(), { maxLength }));

/**
 * A name that an organiser has not seen. `asked`: it waits for one. `unseen`: the unit, not approved yet, has it already.
 * `dropped`: the member went back to the present name.
 */
export const WishSchema = z.object({
  /** Counts the changes of the member's wish. */
  revision: CountSchema,
  state: z.enum(['unseen', 'asked', 'taken', 'refused', 'dropped']),
  /** Null where that name stays. */
  nick: nullish(WishedText(NICK_MAX)),
  /** The team's name that its captain asked for. */
  unit: nullish(z.object({ name: WishedText(UNIT_NAME_MAX), tag: WishedText(UNIT_TAG_MAX) })),
});
export type Wish = z.output<typeof WishSchema>;

/** A member with personal data: accepted by the member, or added by an organiser. */
export const acceptedShape = {
  ...seatShape,
  state: z.literal('accepted'),
  id: StoredIdSchema,
  nick: StoredNickSchema,
  wish: nullish(WishSchema),
  ...storedPlayerShape,
  answers: z._default(AnswersSchema, {}),
  /** Null where nobody declared it: an organiser who approves the unit answers for it. */
  ageBand: nullish(AgeBandSchema),
  /** A minor has none before the adult gave it. */
  consent: nullish(StoredConsentSchema),
  acceptance: nullish(z.object({ version: StoredVersionSchema, at: InstantSchema })),
  acceptedAt: InstantSchema,
  /** Mails that were not written because the mailbox had enough of them. */
  unsentMails: z._default(
    z.array(z.string().check(z.maxLength(MAIL_ID_MAX))).check(z.maxLength(UNSENT_MAILS_MAX)),
    [],
  ),
};

/** A mailbox under two keyed hashes: one of this tournament alone, and one of the whole site. */
export const MailboxSchema = z.object({ here: z.string(), everywhere: z.string() });
export type Mailbox = z.output<typeof MailboxSchema>;

/** A slot that waits for somebody who accepts the unit's invitation. */
const invitedShape = { ...seatShape, state: z.literal('invited') };

export const StoredMemberSchema = z.discriminatedUnion('state', [
  z.object({
    ...acceptedShape,
    codeHash: z.string(),
    /** Mails queued for this member, so that erasing them erases the mails too. */
    mailIds: z._default(z.array(z.string()), []),
    /** The mailbox whose mails of this tournament are about this member; null while they are about somebody else. */
    mailbox: nullish(MailboxSchema),
    /** One more for each adult whom a minor named anew. */
    guardianRevision: z._default(CountSchema, 0),
    /** The network that a minor registered from, as `networkKey` of the unit names it, until the consent. */
    networkKey: nullish(z.string()),
    playerKey: nullish(PlayerKeySchema),
    /** The id of the player's result in the season of the tournament; null where it has none. */
    seasonKey: nullish(PlayerKeySchema),
  }),
  z.object(invitedShape),
]);
export type StoredMember = z.output<typeof StoredMemberSchema>;
export type StoredAccepted = Extract<StoredMember, { state: 'accepted' }>;

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
