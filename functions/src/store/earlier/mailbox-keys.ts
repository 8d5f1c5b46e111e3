import type { Mailbox } from '@copa/domain/registrations/member';
import * as z from 'zod/mini';

interface Earlier {
  readonly mailbox: string;
}

const isEarlier = (member: unknown): member is Earlier =>
  typeof member === 'object' && member !== null && 'mailbox' in member && typeof member.mailbox === 'string';

/** Both keys name a trace, so they must differ. */
const keysOf = (here: string): Mailbox => ({ here, everywhere: `${here}-everywhere` });

/** An earlier version stored only the key `here` of a member's mailbox, as a text. */
export const WithMailboxKeysSchema = z.transform((unit: { readonly members?: unknown }) =>
  Array.isArray(unit.members) && unit.members.some(isEarlier)
    ? {
        ...unit,
        members: unit.members.map((member: unknown) =>
          isEarlier(member) ? { ...member, mailbox: keysOf(member.mailbox) } : member,
        ),
      }
    : unit,
);
