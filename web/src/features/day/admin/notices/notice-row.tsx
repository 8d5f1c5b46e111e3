import { noteReminder } from '@copa/domain/day/endpoints';
import type { Reminder } from '@copa/domain/day/reminder';
import { atHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Icon } from '../../../../components/icon.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/admin.ts';
import type { Needy } from '../day-units.ts';
import { unitCaptain, unitTitle } from '../unit-words.ts';
import { noticeMessage } from './notice-message.ts';
import { whatsAppNumber, whatsAppUrl } from './whatsapp-number.ts';

interface NoticeRowProps {
  readonly needy: Needy;
  readonly tournament: Tournament;
  /** The last organiser who wrote about the same thing. */
  readonly reminder: Reminder | null;
}

/** The whole row is the tap: WhatsApp opens with the message, and the others see who wrote. */
export function NoticeRow({ needy, tournament, reminder }: NoticeRowProps) {
  const { unit, about } = needy;
  const { name: brand } = useSite();
  const call = useAdminCall();
  const toast = useToast();
  const number = whatsAppNumber(unit.phone, tournament.timeZone);
  const title = unitTitle(unit);
  const captain = unitCaptain(unit);
  const note = () => {
    const noted = call(noteReminder, {
      params: { id: tournament.id },
      body: { registrationId: unit.id, about },
    });
    noted.catch((failure: unknown) => toast.error(words.notNoted(title, messageOf(failure))));
  };
  return (
    <a
      href={whatsAppUrl(number, noticeMessage(needy, tournament, brand, window.location.origin))}
      target="_blank"
      rel="noopener noreferrer"
      onClick={note}
      className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-coal px-3 py-2 transition-colors hover:border-ember/60"
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">
          <span className="sr-only">{words.notifyByWhatsApp}</span> {title}
        </span>
        {captain !== '' && <span className="truncate text-sm text-dim">{captain}</span>}
        <span className="text-sm text-mist">
          {reminder === null
            ? words.needs[about]
            : words.notifiedBy(reminder.by, atHour(reminder.at, tournament.timeZone, serverNow()))}
        </span>
        {number === null && <span className="text-sm text-warning">{words.doubtfulNumber(unit.phone)}</span>}
      </span>
      <Icon name={reminder === null ? 'whatsapp' : 'check'} className="size-6 text-success" />
    </a>
  );
}
