import type { InvitationLink } from '@copa/domain/registrations/registration';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import type { ReactNode } from 'react';
import { ExternalLinkButton } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/share-buttons.tsx';
import { paths } from '../../../config/paths.ts';
import * as words from '../words/team.tsx';

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
        const message = words.invitation({ tournamentName, unitName, role, url });
        return (
          <li key={slot} className="grid gap-3 rounded-md border border-line bg-night/60 p-3">
            <p className="font-semibold">
              {ROLE_LABELS[role]} <span className="font-normal text-dim">{words.slot(slot)}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <ExternalLinkButton
                href={`https://wa.me/?text=${encodeURIComponent(message)}`}
                icon="whatsapp"
                variant="secondary"
              >
                {words.inviteByWhatsApp(slot)}
              </ExternalLinkButton>
              <CopyButton value={url} label={words.copyInvitation} />
              {more?.(invitation)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
