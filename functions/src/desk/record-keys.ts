import { createHmac } from 'node:crypto';
import { freeFireIdKey, mailboxKey, phoneKey } from '@copa/domain/contact';

export type RecordKeys = ReturnType<typeof createRecordKeys>;

/** Records lie under keyed hashes: their reader learns no ID, mailbox or phone, and cannot test a guess. */
export function createRecordKeys(secret: string) {
  const keyed = (purpose: string, value: string) => {
    const key = createHmac('sha256', secret).update(`record-keys\n${purpose}`).digest();
    return createHmac('sha256', key).update(value).digest().subarray(0, 16).toString('hex');
  };
  return {
    recordOf: (freeFireId: string) => keyed('player', freeFireIdKey(freeFireId)),
    contactsOf: ({ email, phone }: { readonly email: string; readonly phone: string }) => [
      keyed('mailbox', mailboxKey(email)),
      keyed('phone', phoneKey(phone)),
    ],
  };
}
