import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema, StoredIdSchema } from '../ids.ts';
import { EMAIL_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { cutText, seenLine } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { displayNameOf } from './session.ts';

export const UserRequestStatusSchema = z.enum(['pending', 'approved', 'rejected']);

const StoredUserRequestSchema = z.object({
  email: described(z.string(), { format: 'email', maxLength: EMAIL_MAX }),
  /** Clients write this name to Firestore without the API, so it is cleaned when it is read. */
  displayName: z.string().check(z.overwrite(seenLine)),
  uid: AccountIdSchema,
  status: UserRequestStatusSchema,
  requestedAt: InstantSchema,
  approvedAt: nullish(InstantSchema),
  approvedBy: nullish(AccountIdSchema),
  rejectedAt: nullish(InstantSchema),
  rejectedBy: nullish(AccountIdSchema),
  notes: nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX })),
});

export const UserRequestSchema = z
  .extend(StoredUserRequestSchema, { id: StoredIdSchema })
  .check(z.overwrite((request) => ({ ...request, displayName: displayNameOf(request) })));
export type UserRequest = z.output<typeof UserRequestSchema>;

/** `emailVerified` is null for a deleted account. */
export const ListedUserRequestSchema = z.extend(UserRequestSchema, {
  emailVerified: z.nullable(z.boolean()),
});
export type ListedUserRequest = z.output<typeof ListedUserRequestSchema>;

/** The security rules demand all these fields, even the empty ones, and refuse a longer name. */
export function newUserRequest(author: {
  readonly email: string;
  readonly displayName: string;
  readonly uid: string;
}) {
  return {
    email: author.email,
    displayName: cutText(author.displayName, NAME_MAX),
    uid: author.uid,
    status: 'pending',
    approvedAt: null,
    approvedBy: null,
    rejectedAt: null,
    rejectedBy: null,
    notes: '',
  } as const;
}
