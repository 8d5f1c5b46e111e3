import { getOwnRegistration, withdrawRegistration } from '@copa/domain/api/registrations';
import {
  type OwnRegistration,
  REGISTRATION_STATUS,
  type RegistrationStatus,
} from '@copa/domain/registration';
import { useCallback, useEffect, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button, LinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState, ErrorState } from '../../components/message-state.tsx';
import { CopyButton } from '../../components/share-buttons.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { ApiError, callApi, messageOf } from '../../lib/api-client.ts';
import { capitalized, longDateTime, shortDateTime } from '../../lib/date-format.ts';
import { forgetRegistration } from './own-registrations.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Load =
  | { readonly state: 'loading' | 'missing' | 'erased' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly registration: OwnRegistration };

const TONES = { pending: 'warning', approved: 'success', rejected: 'danger' } as const satisfies Record<
  RegistrationStatus,
  string
>;

const EXPLANATIONS: Readonly<Record<RegistrationStatus, string>> = {
  pending:
    'Recibimos tu inscripción. Un organizador la revisará pronto; vuelve a esta página para ver su respuesta.',
  approved:
    '¡Estás dentro! Entra al grupo oficial para recibir la sala y confirma tu asistencia antes de la partida.',
  rejected:
    'Tu inscripción no fue aceptada, así que el cupo quedó libre. Si crees que es un error, escríbenos.',
};

export function OwnStatus({ code }: { code: string }) {
  const [load, setLoad] = useState<Load>({ state: 'loading' });

  const refresh = useCallback(async () => {
    setLoad({ state: 'loading' });
    try {
      setLoad({ state: 'ready', registration: await callApi(getOwnRegistration, { params: { code } }) });
    } catch (error) {
      const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
      setLoad(unknown ? { state: 'missing' } : { state: 'failed', message: messageOf(error) });
    }
  }, [code]);

  useEffect(() => void refresh(), [refresh]);

  const erase = async () => {
    await callApi(withdrawRegistration, { params: { code } });
    forgetRegistration(code);
    setLoad({ state: 'erased' });
  };

  switch (load.state) {
    case 'loading':
      return <PageSkeleton label="Buscando tu inscripción…" />;
    case 'failed':
      return (
        <ErrorState
          title="No pudimos ver tu inscripción"
          actions={<Button onClick={() => void refresh()}>Reintentar</Button>}
        >
          {load.message}
        </ErrorState>
      );
    case 'missing':
      return (
        <EmptyState
          illustration="feather"
          title="No encontramos esta inscripción"
          actions={<LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>}
        >
          El enlace está incompleto, o la inscripción fue retirada.
        </EmptyState>
      );
    case 'erased':
      return (
        <EmptyState
          title="Inscripción retirada"
          actions={<LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>}
        >
          Liberamos tu cupo y borramos tus datos personales.
        </EmptyState>
      );
    case 'ready':
      return <Status registration={load.registration} onRefresh={() => void refresh()} onErase={erase} />;
  }
}

interface StatusProps {
  readonly registration: OwnRegistration;
  readonly onRefresh: () => void;
  readonly onErase: () => Promise<void>;
}

function Status({ registration, onRefresh, onErase }: StatusProps) {
  const [asking, setAsking] = useState(false);
  const { status, reason, createdAt, decidedAt, timeZone } = registration;
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[status]}>{REGISTRATION_STATUS[status].label}</Badge>
        {decidedAt !== null && <span className="text-sm text-mist">desde el {shortDateTime(decidedAt)}</span>}
      </div>
      <p>{EXPLANATIONS[status]}</p>
      {reason !== null && reason !== '' && (
        <p className="rounded-md border border-line bg-night/60 p-3">
          <span className="text-dim">Motivo: </span>
          {reason}
        </p>
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Entry term="Torneo">{registration.tournamentName}</Entry>
        <Entry term="Fecha">{capitalized(longDateTime(registration.tournamentDate, timeZone))}</Entry>
        <Entry term="Jugador">{registration.fullName}</Entry>
        <Entry term="ID de Free Fire">{registration.freeFireId}</Entry>
        <Entry term="Inscrito el">{shortDateTime(createdAt)}</Entry>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRefresh}>Actualizar</Button>
        <LinkButton to={paths.tournament.to(registration.tournamentId)} variant="secondary">
          Ver torneo
        </LinkButton>
        <CopyButton value={location.href} label="Copiar mi enlace" />
        <Button variant="danger" onClick={() => setAsking(true)}>
          Retirar mi inscripción
        </Button>
      </div>
      <WithdrawDialog open={asking} onClose={() => setAsking(false)} onConfirm={onErase} />
    </Card>
  );
}

function Entry({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-dim">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
