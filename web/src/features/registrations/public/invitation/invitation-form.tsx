import type { Invitation } from '@copa/domain/registrations/invitation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { OpenForm } from '../open-form.tsx';
import { RegistrationSent } from '../registration-sent.tsx';

export interface InvitationFormProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly tournament: Tournament;
  readonly onEntered: (shown: HTMLElement | null) => void;
}

export default function InvitationForm({ code, invitation, tournament, onEntered }: InvitationFormProps) {
  return (
    <OpenForm
      tournament={tournament}
      formId={tournament.linkedFormId}
      invitationCode={code}
      success={(sent) => (
        <div ref={onEntered}>
          <RegistrationSent tournament={tournament} sent={sent} entered={invitation.unit.name} />
        </div>
      )}
    />
  );
}
