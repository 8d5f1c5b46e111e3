import { createHmac } from 'node:crypto';
import { freeFireIdKey, mailboxKey, phoneKey } from '@copa/domain/contact';

/** Records lie under keyed hashes: their reader learns no ID, mailbox or phone, and cannot test a guess. */
export interface RecordKeys {
  recordOf(freeFireId: string): string;
  contactsOf(player: { readonly email: string; readonly phone: string }): readonly string[];
}

export function createRecordKeys(secret: string): RecordKeys {
  const keyed = (purpose: string) => {
    const key = createHmac('sha256', secret).update(`record-keys\n${purpose}`).digest();
    return (value: string) =>
      createHmac('sha256', key).update(value).digest().subarray(0, 16).toString('hex');
  };
  const player = keyed('player');
  const mailbox = keyed('mailbox');
  const phone = keyed('phone');
  return {
    recordOf: (freeFireId) => player(freeFireIdKey(freeFireId)),
    contactsOf: (of) => [mailbox(mailboxKey(of.email)), phone(phoneKey(of.phone))],
  };
}
