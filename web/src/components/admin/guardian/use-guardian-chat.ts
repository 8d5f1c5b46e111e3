import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import type { ContactPurpose, GuardianContact } from '@copa/domain/registrations/consent/guardian-contact';
import { contactGuardian } from '@copa/domain/registrations/member-endpoints';
import { useState } from 'react';
import { useAdminCall } from '../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { whatsAppUrl } from '../../share-buttons.tsx';
import { useToast } from '../../toast/toast-context.ts';

interface Asked {
  readonly id: string;
  readonly memberId: string;
  readonly purpose: ContactPurpose;
  readonly timeZone: string;
  readonly messageOf: (contact: GuardianContact) => string;
}

export interface GuardianChat {
  readonly contact: GuardianContact;
  readonly href: string;
  /**
   * True if `whatsAppNumber` derives no certain number from `contact.phone`. The organiser then chooses the
   * contact in WhatsApp.
   */
  readonly isDoubtful: boolean;
}

/** Uses a call instead of a query, so that no cache keeps the guardian's contact. */
export function useGuardianChat({ id, memberId, purpose, timeZone, messageOf: textFor }: Asked) {
  const call = useAdminCall();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [chat, setChat] = useState<GuardianChat | null>(null);
  const open = async (): Promise<boolean> => {
    // The window opens before the API answers, because browsers block windows that open too long after a tap.
    const opened = globalThis.open('', '_blank');
    setBusy(true);
    try {
      const contact = await call(contactGuardian, { params: { id, memberId }, body: { purpose } });
      const number = whatsAppNumber(contact.phone, timeZone);
      const href = whatsAppUrl(number, textFor(contact));
      setChat({ contact, href, isDoubtful: number === null });
      if (opened !== null) {
        opened.opener = null;
        opened.location.replace(href);
      }
      return true;
    } catch (error) {
      opened?.close();
      toast.error(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, chat, open };
}
