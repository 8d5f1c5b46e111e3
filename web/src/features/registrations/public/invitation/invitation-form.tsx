import type { Invitation } from '@copa/domain/registrations/invitation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { OpenForm } from '../open-form.tsx';
import { RegistrationSent } from '../registration-sent.tsx';

export interface InvitationFormProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly tournament: Tournament;
}

export default function InvitationForm({ code, invitation, tournament }: InvitationFormProps) {
  return (
    <OpenForm
      tournament={tournament}
      formId={tournament.linkedFormId}
      invitationCode={code}
      success={(sent) => (
        <RegistrationSent tournament={tournament} sent={sent} entered={invitation.unit.name} />
      )}
    />
  );
}
