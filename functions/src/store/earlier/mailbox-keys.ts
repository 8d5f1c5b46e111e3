import type { Mailbox } from '@copa/domain/registrations/member';
import * as z from 'zod/mini';

interface Earlier {
  readonly mailbox: string;
}

const isEarlier = (member: unknown): member is Earlier =>
  typeof member === 'object' && member !== null && 'mailbox' in member && typeof member.mailbox === 'string';

/** Each key is the id of a trace of its own, so the two must differ. */
const keysOf = (here: string): Mailbox => ({ here, everywhere: `${here}-everywhere` });

/** An earlier version stored only the key `here` of a member's mailbox, as a text. */
export const WithMailboxKeysSchema = z.transform((registration: { readonly members?: unknown }) =>
  Array.isArray(registration.members) && registration.members.some(isEarlier)
    ? {
        ...registration,
        members: registration.members.map((member: unknown) =>
          isEarlier(member) ? { ...member, mailbox: keysOf(member.mailbox) } : member,
        ),
      }
    : registration,
);
