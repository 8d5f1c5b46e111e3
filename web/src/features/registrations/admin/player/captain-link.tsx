import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { getTeamLink } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { ExternalLinkButton } from '../../../../components/button.tsx';
import { CopyButton, whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/player.ts';
import { teamLinkMessage } from './player-message.ts';

interface CaptainLinkProps {
  readonly registration: Registration;
  readonly captain: AcceptedMember;
  readonly tournament: ListedTournament | null;
}

export function CaptainLink({ registration, captain, tournament }: CaptainLinkProps) {
  const { name: brand } = useSite();
  const { data } = useApiQuery(getTeamLink, { params: { id: registration.id } });
  const code = data?.invitationCode ?? null;
  if (code === null) return null;
  const url = new URL(paths.invitation.to(code), location.origin).href;
  const number = whatsAppNumber(captain.phone, tournament?.timeZone ?? '');
  const message = teamLinkMessage(registration, captain, tournament, brand, url);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-mist">{words.teamLinkText}</p>
      <div className="flex flex-wrap gap-2">
        <ExternalLinkButton variant="secondary" icon="whatsapp" href={whatsAppUrl(number, message)}>
          {words.sendTeamLink}
        </ExternalLinkButton>
        <CopyButton value={url} />
      </div>
    </div>
  );
}
