import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema } from '../ids.ts';
import { EMAIL_MAX, REMINDER_NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { cutText, isBlank, seenLine } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { hasLink } from './person-name.ts';
import { PERMISSIONS, ROLES } from './roles.ts';

export const AccountEmailSchema = described(z.string(), { format: 'email', maxLength: EMAIL_MAX });

export const SessionUserSchema = z.object({
  uid: AccountIdSchema,
  email: nullish(AccountEmailSchema),
  displayName: z.string(),
  photoURL: nullish(described(z.string(), { format: 'uri-reference' })),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isOwner: z.boolean(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
  loginTime: nullish(InstantSchema),
  metadata: z.object({ creationTime: nullish(InstantSchema), lastSignInTime: nullish(InstantSchema) }),
});
export type SessionUser = z.output<typeof SessionUserSchema>;

interface Nameable {
  readonly displayName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * `displayName` may come from a sign-in provider unchecked, so a name with a link or without visible letters is
 * not shown.
 */
export function displayNameOf(user: Nameable): string {
  const own = seenLine(user.displayName ?? '');
  return isBlank(own) || hasLink(own) ? (user.email?.split('@')[0] ?? '') : own;
}

export function shortNameOf(user: Nameable): string {
  return cutText(displayNameOf(user), REMINDER_NAME_MAX);
}

export const AdminSessionSchema = z.object({
  isAuthenticated: z.literal(true),
  expiry: InstantSchema,
  user: z.object({
    id: AccountIdSchema,
    username: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
    name: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
    role: z.literal('admin'),
  }),
});
export type AdminSession = z.output<typeof AdminSessionSchema>;

export function isLiveSession(session: AdminSession, now: Date): boolean {
  return session.isAuthenticated && session.expiry > now;
}
