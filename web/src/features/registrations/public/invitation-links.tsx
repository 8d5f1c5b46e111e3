import { type MemberRole, ROLE_LABELS } from '@copa/domain/registrations/member';
import type { InvitationLink } from '@copa/domain/registrations/registration';
import type { ReactNode } from 'react';
import { ExternalLinkButton } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/share-buttons.tsx';
import { paths } from '../../../config/paths.ts';

interface InvitationLinksProps {
  readonly tournamentName: string;
  readonly unitName: string;
  readonly invitations: readonly InvitationLink[];
  /** Further acts on an invitation. */
  readonly more?: (invitation: InvitationLink) => ReactNode;
}

/** A row for each open slot: its own link, for one person. */
export function InvitationLinks({ tournamentName, unitName, invitations, more }: InvitationLinksProps) {
  return (
    <ul className="grid w-full gap-3 text-left">
      {invitations.map((invitation) => {
        const { slot, role, invitationCode } = invitation;
        const url = new URL(paths.invitation.to(invitationCode), location.origin).href;
        const message = invitationMessage({ tournamentName, unitName, role, url });
        return (
          <li key={slot} className="grid gap-3 rounded-md border border-line bg-night/60 p-3">
            <p className="font-semibold">
              {ROLE_LABELS[role]} <span className="font-normal text-dim">· lugar {slot}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <ExternalLinkButton
                href={`https://wa.me/?text=${encodeURIComponent(message)}`}
                icon="whatsapp"
                variant="secondary"
              >
                Invitar por WhatsApp
                <span className="sr-only"> al lugar {slot}</span>
              </ExternalLinkButton>
              <CopyButton value={url} label="Copiar invitación" />
              {more?.(invitation)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface Message {
  readonly tournamentName: string;
  readonly unitName: string;
  readonly role: MemberRole;
  readonly url: string;
}

function invitationMessage({ tournamentName, unitName, role, url }: Message): string {
  const as = role === 'substitute' ? ' como suplente' : '';
  return `¡Juega conmigo en ${tournamentName}! Te guardé un lugar${as} en el equipo «${unitName}». Abre este enlace, lee las reglas y pon tus datos. Es solo para ti y sirve una vez: ${url}`;
}
