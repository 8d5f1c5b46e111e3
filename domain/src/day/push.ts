import * as z from 'zod/mini';
import { DocumentIdSchema, StoredIdSchema } from '../ids.ts';
import { DAY_MS } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import * as words from './words/fields.ts';

export const PHONES_MAX = 8;
export const PHONE_KEPT_MS = DAY_MS;
const ENDPOINT_MAX = 1024;

/** An uncompressed P-256 point has 65 bytes, and the first byte is 4, so its base64url begins with `B`. */
const PUBLIC_KEY = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{21}[AQgw]$/;

export const PushSubscriptionSchema = z.strictObject({
  endpoint: z
    .string(words.badSubscription)
    .check(z.maxLength(ENDPOINT_MAX, words.badSubscription), z.regex(/^https?:\/\//, words.badSubscription)),
  keys: z.strictObject({
    p256dh: z.string(words.badSubscription).check(z.regex(PUBLIC_KEY, words.badSubscription)),
    auth: z.string(words.badSubscription).check(z.regex(AUTH, words.badSubscription)),
  }),
});
export type PushSubscriptionInput = z.output<typeof PushSubscriptionSchema>;

/**
 * The SHA-256 of `endpoint`. The addresses of calls contain this key instead of `endpoint`, because
 * `endpoint` is a secret.
 */
export const PhoneKeySchema = z
  .string(words.badSubscription)
  .check(z.regex(/^[\w-]{43}$/, words.badSubscription));

const PhoneSchema = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  at: InstantSchema,
  reachedAt: nullish(InstantSchema),
});
export type Phone = z.output<typeof PhoneSchema>;

export const PhonesSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  phones: z.array(PhoneSchema).check(z.maxLength(PHONES_MAX)),
});

/**
 * The followers of a tournament are stored in at most this many documents. A notice is queued once for each
 * document, not once for each follower.
 */
export const FOLLOWER_SHARDS = 10;
export const FOLLOWERS_PER_SHARD = 100;

export const FollowersSchema = z.object({
  id: z.string(),
  tournamentId: DocumentIdSchema,
  phones: z
    .array(z.object({ ...PhoneSchema.shape, unit: nullish(z.int()) }))
    .check(z.maxLength(FOLLOWERS_PER_SHARD)),
  /**
   * After this time the followers are erased, unless the tournament now ends later or its end is not known.
   */
  endsAt: InstantSchema,
});
export type Followers = z.output<typeof FollowersSchema>;

/**
 * `pushes/{id}`: the id names the notice and its receiver, so a repeated run does not queue the notice again.
 * Either `registrationId` or `followers` is null.
 */
export const PushSchema = z.object({
  id: z.string(),
  registrationId: nullish(StoredIdSchema),
  followers: nullish(z.string()),
  tournamentId: DocumentIdSchema,
  kind: z.string(),
  about: z.string(),
  until: InstantSchema,
  expiresAt: InstantSchema,
  takenAt: nullish(InstantSchema),
});
export type Push = z.output<typeof PushSchema>;

export const PushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  /** `ticketId` is empty for followers. */
  ticketId: z.string(),
  followed: z.optional(z.string()),
});
export type PushMessage = z.output<typeof PushMessageSchema>;
