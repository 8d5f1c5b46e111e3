import type { Invitation } from '@copa/domain/registrations/invitation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import { ErrorState } from '../../../../components/message-state.tsx';
import * as words from '../../words/invitation.tsx';
import { OpenForm } from '../open-form.tsx';

export interface InvitationFormProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly tournament: Tournament;
}

export default function InvitationForm({ code, invitation, tournament }: InvitationFormProps) {
  if (tournament.linkedFormId === null) {
    return (
      <ErrorState title={words.notOpenTitle}>{REFUSAL_MESSAGES['registration-form-missing']}</ErrorState>
    );
  }
  return (
    <OpenForm
      tournament={tournament}
      formId={tournament.linkedFormId}
      entering={{ invitationCode: code, team: invitation.unit.name }}
    />
  );
}
