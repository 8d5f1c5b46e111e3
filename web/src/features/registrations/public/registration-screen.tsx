import { type RegistrationRefusal, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState, ErrorState } from '../../../components/message-state.tsx';
import { paths } from '../../../config/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/register.tsx';
import { OpenForm } from './open-form.tsx';
import { OwnRegistrationHint } from './own/own-registration-hint.tsx';
import { loadDraft } from './registration-draft.ts';

const toTournaments = <LinkButton to={paths.tournaments.to()}>{words.showTournaments}</LinkButton>;

interface RegistrationScreenProps {
  readonly tournament: Tournament;
  /** False while it is only what was known before. */
  readonly confirmed: boolean;
  readonly before?: ReactNode;
}

/** The form of a tournament, or why there is none. Once it was open for sure, later changes only warn. */
export function RegistrationScreen({ tournament, confirmed, before }: RegistrationScreenProps) {
  const refusal = registrationRefusal(tournament, useNow());
  const [openForm, setOpenForm] = useState<string | null>(null);
  // A registration that may have arrived is sent again, even if it took the last place itself.
  const [unanswered] = useState(() => loadDraft(tournament.id).sent.length > 0);
  const offered = refusal === null || unanswered ? tournament.linkedFormId : null;
  if (confirmed && offered !== null && openForm !== offered) setOpenForm(offered);
  const formId = offered ?? openForm;
  if (formId !== null) return <OpenForm tournament={tournament} formId={formId} before={before} />;
  if (refusal === null) return null;
  return (
    <>
      <OwnRegistrationHint tournamentId={tournament.id} />
      <Refused refusal={refusal} />
    </>
  );
}

function Refused({ refusal }: { refusal: RegistrationRefusal }) {
  if (refusal === 'registration-form-missing') {
    return (
      <ErrorState title={words.notOpenTitle} actions={toTournaments}>
        {REFUSAL_MESSAGES['registration-form-missing']}
      </ErrorState>
    );
  }
  if (refusal === 'tournament-full') {
    return (
      <EmptyState title={words.fullTitle} actions={toTournaments}>
        {REFUSAL_MESSAGES['tournament-full']}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={words.closedTitle} actions={toTournaments}>
      {REFUSAL_MESSAGES[refusal]}
    </EmptyState>
  );
}
