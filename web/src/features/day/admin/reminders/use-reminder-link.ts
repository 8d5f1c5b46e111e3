import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import { noteReminder } from '@copa/domain/day/endpoints';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/admin.ts';
import type { Needy } from '../day-units.ts';
import { unitTitle } from '../unit-words.ts';
import { reminderMessage } from './reminder-message.ts';
import { whatsAppUrl } from './whatsapp-number.ts';

export function useReminderLink(needy: Needy, tournament: Tournament) {
  const { unit, about } = needy;
  const { name: brand } = useSite();
  const call = useAdminCall();
  const toast = useToast();
  const number = whatsAppNumber(unit.phone, tournament.timeZone);
  const note = () => {
    const noted = call(noteReminder, {
      params: { id: tournament.id },
      body: { registrationId: unit.id, about },
    });
    noted.catch((failure: unknown) => toast.error(words.notNoted(unitTitle(unit), messageOf(failure))));
  };
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
