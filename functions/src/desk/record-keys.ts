import { createHmac } from 'node:crypto';
import { freeFireIdKey } from '@copa/domain/contact';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import { phoneOf } from '@copa/domain/contact/phone-number';

export type RecordKeys = ReturnType<typeof createRecordKeys>;

/** Keyed hashes hide IDs, mailboxes and phones. Without the secret nobody can even test a guess. */
export function createRecordKeys(secret: string) {
  const keyed = (purpose: string, value: string) => {
    const key = createHmac('sha256', secret).update(`record-keys\n${purpose}`).digest();
    return createHmac('sha256', key).update(value).digest().subarray(0, 16).toString('hex');
  };
  return {
    recordOf: (freeFireId: string) => keyed('player', freeFireIdKey(freeFireId)),
    /** Two people may share a mailbox or a phone, so a contact consists of a mailbox and a phone. */
    contactOf: ({ email, phone }: { readonly email: string; readonly phone: string }, timeZone: string) =>
      keyed('contact', `${mailboxKey(email)}\n${phoneOf(phone, timeZone)}`),
  };
}
