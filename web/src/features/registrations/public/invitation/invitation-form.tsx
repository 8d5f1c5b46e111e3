import type { Invitation } from '@copa/domain/registrations/invitation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useEffect } from 'react';
import { OpenForm } from '../open-form.tsx';
import { RegistrationSent } from '../registration-sent.tsx';

export interface InvitationFormProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly tournament: Tournament;
  readonly onEntered: () => void;
}

export default function InvitationForm({ code, invitation, tournament, onEntered }: InvitationFormProps) {
  return (
    <OpenForm
      tournament={tournament}
      formId={tournament.linkedFormId}
      invitationCode={code}
      success={(sent) => (
        <Entered onShown={onEntered}>
          <RegistrationSent tournament={tournament} sent={sent} entered={invitation.unit.name} />
        </Entered>
      )}
    />
  );
}

function Entered({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
