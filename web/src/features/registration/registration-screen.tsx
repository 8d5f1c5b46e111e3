import { ERROR_MESSAGES } from '@copa/domain/messages';
import type { Tournament } from '@copa/domain/tournament';
import { type RegistrationRefusal, registrationRefusal } from '@copa/domain/tournament-state';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { EmptyState, ErrorState } from '../../components/message-state.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistrationFields } from './registration-questions.ts';
import { RegistrationSent } from './registration-sent.tsx';

const toTournaments = <LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>;

/** The form of a tournament, or why there is none. Once somebody may write, later changes only warn. */
export function RegistrationScreen({ tournament }: { tournament: Tournament }) {
  const refusal = registrationRefusal(tournament, useNow());
  const [openForm, setOpenForm] = useState<string | null>(null);
  if (refusal === null && openForm !== tournament.linkedFormId) setOpenForm(tournament.linkedFormId);
  if (openForm !== null) return <OpenForm tournament={tournament} formId={openForm} />;
  if (refusal === null) return null;
  return <Refused refusal={refusal} />;
}

function Refused({ refusal }: { refusal: RegistrationRefusal }) {
  if (refusal === 'registration-form-missing') {
    return (
      <ErrorState title="No se puede abrir la inscripción" actions={toTournaments}>
        {ERROR_MESSAGES['registration-form-missing']}
      </ErrorState>
    );
  }
  if (refusal === 'tournament-full') {
    return (
      <EmptyState title="Torneo completo" actions={toTournaments}>
        {ERROR_MESSAGES['tournament-full']}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Inscripciones Cerradas" actions={toTournaments}>
      {ERROR_MESSAGES[refusal]}
    </EmptyState>
  );
}

function OpenForm({ tournament, formId }: { tournament: Tournament; formId: string }) {
  const questions = useRegistrationFields(formId);
  if (questions.state === 'loading') return <PageSkeleton label="Cargando formulario…" />;
  if (questions.state === 'failed') {
    return (
      <ErrorState
        title="No pudimos cargar el formulario"
        actions={<Button onClick={questions.again}>Reintentar</Button>}
      >
        Revisa tu conexión a internet.
      </ErrorState>
    );
  }
  if (questions.value === null) {
    return (
      <ErrorState title="No se puede abrir la inscripción" actions={toTournaments}>
        {ERROR_MESSAGES['form-inactive']}
      </ErrorState>
    );
  }
  return (
    <RegistrationForm
      tournament={tournament}
      fields={questions.value}
      success={(receipt, earlier) => (
        <RegistrationSent tournament={tournament} receipt={receipt} earlier={earlier} />
      )}
    />
  );
}
