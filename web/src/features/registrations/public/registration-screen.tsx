import { isFull, type RegistrationRefusal, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import { type ReactNode, useState } from 'react';
import { DeadEnd } from '../../../components/page/dead-end.tsx';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/register.tsx';
import { OpenForm } from './open-form.tsx';
import { OwnRegistrationHint } from './own/own-registration-hint.tsx';
import { KeptReceipt, sentFromHere } from './receipt/kept-receipt.tsx';
import { loadDraft } from './registration-draft.ts';
import { RegistrationSent } from './registration-sent.tsx';

interface RegistrationScreenProps {
  readonly tournament: Tournament;
  readonly confirmed: boolean;
  readonly first?: ReactNode;
  readonly before?: ReactNode;
}

/** Once the tournament is confirmed as open, its form stays open, even if the tournament closes meanwhile. */
export function RegistrationScreen({ tournament, confirmed, first, before }: RegistrationScreenProps) {
  const refusal = registrationRefusal(tournament, useNow());
  const [openForm, setOpenForm] = useState<string | null>(null);
  // A draft that was sent but not answered opens the form, even if the tournament is full or has no form now.
  const [unanswered] = useState(() => loadDraft(tournament.id).sent.length > 0);
  const [sent] = useState(sentFromHere);
  const offered = refusal === null || unanswered ? tournament.linkedFormId : null;
  if (confirmed && offered !== null && openForm !== offered) setOpenForm(offered);
  const formId = offered ?? openForm;
  if (sent !== null) return <RegistrationSent tournament={tournament} sent={sent} isShownAgain />;
  if (formId !== null || unanswered) {
    return (
      <OpenForm
        tournament={tournament}
        formId={formId}
        first={first}
        before={before}
        success={(receipt) => <KeptReceipt tournament={tournament} sent={receipt} />}
      />
    );
  }
  if (refusal === null) return null;
  return (
    <>
      <OwnRegistrationHint tournamentId={tournament.id} />
      <Refused
        refusal={refusal === 'registration-closed' && isFull(tournament) ? 'tournament-full' : refusal}
      />
    </>
  );
}

const TITLES: Partial<Record<RegistrationRefusal, string>> = {
  'registration-form-missing': words.notOpenTitle,
  'tournament-full': words.fullTitle,
};

function Refused({ refusal }: { refusal: RegistrationRefusal }) {
  const isMissing = refusal === 'registration-form-missing';
  return (
    <DeadEnd
      alert={isMissing}
      illustration={isMissing ? 'ember' : 'gate'}
      title={TITLES[refusal] ?? words.closedTitle}
    >
      {REFUSAL_MESSAGES[refusal]}
    </DeadEnd>
  );
}
