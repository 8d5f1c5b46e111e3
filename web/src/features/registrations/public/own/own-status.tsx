import { getOwnRegistration, withdrawRegistration } from '@copa/domain/registrations/own-endpoints';
import {
  type OwnRegistration,
  REGISTRATION_STATUS,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { shortDateTime, zonedDateTime } from '@copa/domain/time/date-format';
import { movedText, startText } from '@copa/domain/tournaments/date';
import { useCallback, useState } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { Button, ExternalLinkButton, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ChangeNotice } from '../../../../components/change-notice.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { ApiError, callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { useShownFromTop } from '../../../../lib/use-shown-from-top.ts';
import { useSite } from '../../../../lib/use-site.ts';
import { forgetRegistration } from './own-registrations.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

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

/** There is no such registration, or none any more. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

async function fetchOwn(code: string): Promise<OwnRegistration | null> {
  try {
    return await callApi(getOwnRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Once: where an answer was lost, asking again finds nothing to erase any more. */
async function withdraw(code: string): Promise<void> {
  try {
    await callApi(withdrawRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

export function OwnStatus({ code }: { code: string }) {
  const load = useLoad(useCallback(() => fetchOwn(code), [code]));
  const [erased, setErased] = useState(false);

  const erase = async () => {
    await withdraw(code);
    forgetRegistration(code);
    setErased(true);
  };

  if (erased) return <Withdrawn />;
  if (load.state === 'loading') return <PageSkeleton label="Buscando tu inscripción…" />;
  if (load.state === 'failed') {
    return (
      <LoadFailed title="No pudimos ver tu inscripción" again={load.again}>
        {messageOf(load.error)}
      </LoadFailed>
    );
  }
  if (load.value === null) {
    return (
      <EmptyState
        illustration="feather"
        title="No encontramos esta inscripción"
        actions={<LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>}
      >
        El enlace está incompleto, o la inscripción fue retirada.
      </EmptyState>
    );
  }
  return (
    <Status registration={load.value} refreshing={load.refreshing} onRefresh={load.again} onErase={erase} />
  );
}

function Withdrawn() {
  const beginning = useShownFromTop<HTMLDivElement>();
  return (
    <div ref={beginning} tabIndex={-1} className="outline-none">
      <EmptyState
        title="Inscripción retirada"
        actions={<LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>}
      >
        Liberamos tu cupo y borramos tus datos personales.
      </EmptyState>
    </div>
  );
}

interface StatusProps {
  readonly registration: OwnRegistration;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly onErase: () => Promise<void>;
}

function Status({ registration, refreshing, onRefresh, onErase }: StatusProps) {
  const [asking, setAsking] = useState(false);
  const { status, reason, createdAt, decidedAt, timeZone } = registration;
  const moved = movedText({ ...registration, date: registration.tournamentDate }, zonedDateTime);
  return (
    <Card className="grid gap-5">
      <output className="grid gap-5">
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={TONES[status]}>{REGISTRATION_STATUS[status].label}</Badge>
          {decidedAt !== null && (
            <span className="text-sm text-mist">desde el {shortDateTime(decidedAt)}</span>
          )}
        </span>
        <span>{EXPLANATIONS[status]}</span>
      </output>
      {registration.cancelledAt !== null && (
        <ChangeNotice tone="danger" title="Torneo cancelado">
          {registration.cancelReason === '' ? 'Este torneo no se jugará.' : registration.cancelReason}
        </ChangeNotice>
      )}
      {registration.cancelledAt === null && moved !== null && (
        <ChangeNotice tone="warning" title="Cambió de fecha">
          {moved}
        </ChangeNotice>
      )}
      {reason !== null && reason !== '' && (
        <p className="rounded-md border border-line bg-night/60 p-3">
          <span className="text-dim">Motivo: </span>
          {reason}
        </p>
      )}
      {status === 'approved' && <Groups />}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Entry term="Torneo">{registration.tournamentName}</Entry>
        <Entry term="Fecha">
          {startText({ date: registration.tournamentDate, timeZone }, zonedDateTime)}
        </Entry>
        <Entry term="Jugador">{registration.fullName}</Entry>
        <Entry term="ID de Free Fire">{registration.freeFireId}</Entry>
        <Entry term="Inscrito el">{shortDateTime(createdAt)}</Entry>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button busy={refreshing} onClick={onRefresh}>
          Actualizar
        </Button>
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

/** Whoever is in needs them next. */
function Groups() {
  const { community } = useSite();
  if (community.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {community.map(({ kind, label, url }) => (
        <li key={url}>
          <ExternalLinkButton href={url} icon={kind} variant="secondary">
            {label}
          </ExternalLinkButton>
        </li>
      ))}
    </ul>
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
