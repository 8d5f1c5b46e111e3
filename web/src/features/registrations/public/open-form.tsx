import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/button.tsx';
import { ErrorState, LoadFailed } from '../../../components/message-state.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import * as words from '../words/register.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistrationQuestions } from './registration-questions.ts';
import { RegistrationSent } from './registration-sent.tsx';

interface OpenFormProps {
  readonly tournament: Tournament;
  readonly formId: string;
  readonly before?: ReactNode;
  /** The team to enter; without it the form registers a new unit. */
  readonly entering?: { readonly invitationCode: string; readonly team: string };
}

/** The form with the questions of the tournament, until it is sent. */
export function OpenForm({ tournament, formId, before, entering }: OpenFormProps) {
  const questions = useRegistrationQuestions(formId);
  if (questions.state === 'loading') return <PageSkeleton label={words.loadingForm} />;
  if (questions.state === 'failed') {
    return <LoadFailed title={words.formFailedTitle} again={questions.again} />;
  }
  if (questions.value === null) {
    return (
      <ErrorState
        title={words.notOpenTitle}
        actions={<LinkButton to={paths.tournaments.to()}>{words.showTournaments}</LinkButton>}
      >
        {ERROR_MESSAGES['form-inactive']}
      </ErrorState>
    );
  }
  const { description, fields } = questions.value;
  return (
    <RegistrationForm
      tournament={tournament}
      before={before}
      description={description}
      fields={fields}
      success={(sent) => (
        <RegistrationSent
          tournament={tournament}
          sent={sent}
          {...(entering !== undefined && { entered: entering.team })}
        />
      )}
      {...(entering !== undefined && { invitationCode: entering.invitationCode })}
    />
  );
}
