import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import { noteReminder } from '@copa/domain/day/endpoints';
import type { AdultNeedy, CaptainNeedy } from '@copa/domain/day/units/needs';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type * as z from 'zod/mini';
import { useGuardianChat } from '../../../../components/admin/guardian/use-guardian-chat.ts';
import { whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/admin.ts';
import { unitTitle } from '../unit-words.ts';
import { consentMessage, reminderMessage } from './reminder-message.ts';

type Noted = z.input<typeof noteReminder.body>;

export function useNote({ id }: Pick<Tournament, 'id'>, name: string, body: Noted): () => void {
  const call = useAdminCall();
  const toast = useToast();
  return () => {
    const noted = call(noteReminder, { params: { id }, body });
    noted.catch((failure: unknown) => toast.error(words.notNoted(name, messageOf(failure))));
  };
}

export function useReminderLink(needy: CaptainNeedy, tournament: Tournament) {
  const { name: brand } = useSite();
  const { unit, about } = needy;
  const note = useNote(tournament, unitTitle(unit), { registrationId: unit.id, about });
  const number = whatsAppNumber(unit.phone, tournament.timeZone);
  return {
    isDoubtful: number === null,
    link: {
      href: whatsAppUrl(number, reminderMessage(needy, tournament, brand, globalThis.location.origin)),
      target: '_blank',
      rel: 'noopener noreferrer',
      onClick: note,
    },
  };
}

export function useConsentChat(needy: AdultNeedy, tournament: Tournament) {
  const { name: brand } = useSite();
  const { unit, about, minor } = needy;
  const note = useNote(tournament, unitTitle(unit), { registrationId: unit.id, about, memberId: minor.id });
  const { open, ...asked } = useGuardianChat({
    id: unit.id,
    memberId: minor.id,
    purpose: 'consent',
    timeZone: tournament.timeZone,
    messageOf: (contact) => consentMessage(needy, contact, tournament, brand, globalThis.location.origin),
  });
  return {
    ...asked,
    open: async () => {
      if (await open()) note();
    },
  };
}
