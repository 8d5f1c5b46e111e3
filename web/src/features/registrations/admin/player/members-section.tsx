import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import type { AcceptedMember, Member } from '@copa/domain/registrations/member';
import { getTeamLink } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import { Badge } from '../../../../components/badge.tsx';
import { Button, ExternalLinkButton } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { CopyButton, whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/player.ts';
import { acceptedMembers, seatedLabel, shortName } from '../unit-words.ts';
import type { DetailDialog } from './detail-dialogs.tsx';
import { teamLinkMessage } from './player-message.ts';
import { PlayerSection } from './player-section.tsx';

interface MembersSectionProps {
  readonly registration: Registration;
  readonly tournament: ListedTournament | null;
  readonly onDialog: (dialog: DetailDialog) => void;
}

export function MembersSection({ registration, tournament, onDialog }: MembersSectionProps) {
  const captain = acceptedMembers(registration).find(({ role }) => role === 'captain');
  return (
    <section aria-labelledby="members-title" className="grid gap-3">
      <h3 id="members-title" className="flex flex-wrap items-baseline gap-x-3 text-xl uppercase">
        {words.team}
        <span className="font-sans text-sm text-mist normal-case">{seatedLabel(registration)}</span>
      </h3>
      <ul className="grid gap-2">
        {registration.members.map((member) => (
          <li key={member.slot} className="rounded-md border border-line">
            <MemberPlace
              member={member}
              registration={registration}
              tournament={tournament}
              onDialog={onDialog}
            />
          </li>
        ))}
      </ul>
      {captain !== undefined && registration.members.some(({ state }) => state === 'invited') && (
        <CaptainLink registration={registration} captain={captain} tournament={tournament} />
      )}
    </section>
  );
}

function MemberPlace(props: MembersSectionProps & { readonly member: Member }) {
  const { member, registration, tournament, onDialog } = props;
  if (member.state === 'invited') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 py-2 pr-2 pl-3">
        <span className="min-w-0 text-mist">
          {ROLE_LABELS[member.role]}: {words.openSlot(member.role === 'substitute')}
        </span>
        <Button
          variant="secondary"
          aria-label={words.addTo(ROLE_LABELS[member.role].toLowerCase(), member.slot)}
          onClick={() => onDialog({ kind: 'seat', registration, slot: member })}
        >
          {words.add}
        </Button>
      </div>
    );
  }
  const isLast = acceptedMembers(registration).length === 1;
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-md px-3 py-2 hover:bg-smoke">
        <span className="min-w-0 flex-1 basis-24">
          <span className="block font-semibold wrap-anywhere">{shortName(member)}</span>
          <span className="block text-sm wrap-anywhere text-mist">{member.fullName}</span>
        </span>
        <Badge tone={member.role === 'captain' ? 'warning' : 'neutral'}>{ROLE_LABELS[member.role]}</Badge>
        <Icon name="chevron" className="size-5 text-ember transition-transform group-open:turned" />
      </summary>
      <div className="border-t border-line p-3">
        <PlayerSection
          registration={registration}
          player={member}
          tournament={tournament}
          onCorrect={() => onDialog({ kind: 'correct', registration, player: member })}
        >
          <Button
            variant="secondary"
            onClick={() => onDialog({ kind: 'replace', registration, player: member })}
          >
            {words.replace}
          </Button>
          <Button
            variant="ghost"
            className="text-danger!"
            onClick={() => onDialog(isLast ? { kind: 'delete' } : { kind: 'remove', player: member })}
          >
            {words.removeFromTeam}
          </Button>
        </PlayerSection>
      </div>
    </details>
  );
}

interface CaptainLinkProps extends Pick<MembersSectionProps, 'registration' | 'tournament'> {
  readonly captain: AcceptedMember;
}

function CaptainLink({ registration, captain, tournament }: CaptainLinkProps) {
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
