import type { Invitation } from '@copa/domain/registrations/invitation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { paths } from '../../../../config/paths.ts';
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
      <EmptyState
        illustration="gate"
        title={words.notOpenTitle}
        actions={<LinkButton to={paths.tournaments.to()}>{words.showTournaments}</LinkButton>}
      >
        {REFUSAL_MESSAGES['registration-form-missing']}
      </EmptyState>
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
