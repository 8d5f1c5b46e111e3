import type { ListedUserRequest, UserRequest } from '@copa/domain/people/user-request';
import {
  approveUserRequest,
  listUserRequests,
  rejectUserRequest,
} from '@copa/domain/people/user-request-endpoints';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/registration';
import { shortDateTime } from '@copa/domain/time/date-format';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LoadError, MoreButton, StaleNotice, together } from '../../../components/admin/query-states.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useApiPages } from '../../../lib/admin/admin-api.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';

const TONES = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;

export function useRequests(status: UserRequest['status'], verified?: boolean) {
  const kind = verified === undefined ? {} : { verified: verified ? ('true' as const) : ('false' as const) };
  return useApiPages(listUserRequests, { query: { status, ...kind } });
}

export type Requests = ReturnType<typeof useRequests>;

/** Those that wait for an answer; under them, once somebody asks, those of unconfirmed addresses and those that have one. */
export function AccessRequests({ waiting }: { waiting: Requests }) {
  const [showsUnconfirmed, setShowsUnconfirmed] = useState(false);
  const [showsDecided, setShowsDecided] = useState(false);
  return (
    <>
      {waiting.isPending && <PeopleSkeleton label="Cargando solicitudes…" />}
      {waiting.isError && waiting.data === undefined && <LoadError query={waiting} />}
      <RequestList requests={waiting} empty="Nadie espera una respuesta." />
      <details onToggle={(event) => setShowsUnconfirmed(event.currentTarget.open)}>
        <summary className="min-h-11 w-fit content-center font-semibold text-gold">
          Sin confirmar su correo
        </summary>
        {showsUnconfirmed && <UnconfirmedRequests />}
      </details>
      <details onToggle={(event) => setShowsDecided(event.currentTarget.open)}>
        <summary className="min-h-11 w-fit content-center font-semibold text-gold">Ya resueltas</summary>
        {showsDecided && <DecidedRequests />}
      </details>
    </>
  );
}

/** Anybody can open an account under any address: until it is confirmed, nobody knows who is asking. */
function UnconfirmedRequests() {
  const unconfirmed = useRequests('pending', false);
  return (
    <div className="grid gap-3 pt-2">
      <p className="text-sm text-mist">
        Quien pidió acceso todavía no confirmó que el correo es suyo. El acceso vale cuando lo confirme.
      </p>
      {unconfirmed.isPending && <PeopleSkeleton label="Cargando solicitudes…" />}
      {unconfirmed.isError && unconfirmed.data === undefined && <LoadError query={unconfirmed} />}
      <RequestList requests={unconfirmed} empty="Ninguna sin confirmar." />
    </div>
  );
}

function DecidedRequests() {
  const approved = useRequests('approved');
  const rejected = useRequests('rejected');
  const online = useOnline();
  const both = together(approved, rejected);
  if (approved.isPending || rejected.isPending) return <PeopleSkeleton label="Cargando las resueltas…" />;
  if (approved.data === undefined || rejected.data === undefined) return <LoadError query={both} />;
  return (
    <div className="grid gap-3 pt-2">
      {online && <StaleNotice query={both} />}
      <RequestList requests={approved} empty="Ninguna aprobada." />
      <RequestList requests={rejected} empty="Ninguna rechazada." />
    </div>
  );
}

function RequestList({ requests: pages, empty }: { requests: Requests; empty: string }) {
  const [deciding, setDeciding] = useState<Decision | null>(null);
  if (pages.data === undefined) return null;
  const requests = pages.data.pages.flatMap((page) => page.requests);
  return (
    <>
      {requests.length === 0 && !pages.hasNextPage && <p className="text-mist">{empty}</p>}
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} onDecide={(approve) => setDeciding({ request, approve })} />
          </li>
        ))}
      </ul>
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
      {deciding !== null && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

interface Decision {
  readonly request: UserRequest;
  readonly approve: boolean;
}

function RequestCard({
  request,
  onDecide,
}: {
  request: ListedUserRequest;
  onDecide: (approve: boolean) => void;
}) {
  const { displayName, email, emailVerified, status, requestedAt, notes } = request;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{REGISTRATION_STATUS[status].label}</Badge>
        {emailVerified === false && <Badge tone="neutral">Correo sin confirmar</Badge>}
        {emailVerified === null && <Badge tone="neutral">La cuenta ya no existe</Badge>}
        <span className="text-sm text-mist">{shortDateTime(requestedAt)}</span>
      </div>
      <div>
        <p className="font-semibold">{displayName}</p>
        <p className="break-all text-mist">{email}</p>
        {notes !== null && notes !== '' && <p className="text-sm text-dim">Notas: {notes}</p>}
      </div>
      {status === 'pending' && (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={`Aprobar a ${displayName}`} onClick={() => onDecide(true)}>
            Aprobar
          </Button>
          <Button
            variant="secondary"
            aria-label={`Rechazar a ${displayName}`}
            onClick={() => onDecide(false)}
          >
            Rechazar
          </Button>
        </div>
      )}
    </Card>
  );
}

function DecisionDialog({ request, approve, onClose }: Decision & { onClose: () => void }) {
  const [notes, setNotes] = useState('');
  return (
    <ActDialog
      danger={!approve}
      title={approve ? '¿Dar acceso?' : '¿Rechazar la solicitud?'}
      confirm={approve ? 'Dar acceso' : 'Rechazar'}
      endpoint={approve ? approveUserRequest : rejectUserRequest}
      call={() => ({ params: { id: request.id }, body: { notes } })}
      done={approve ? `${request.displayName} ya es administrador` : 'Solicitud rechazada'}
      onClose={onClose}
    >
      <p>
        {approve
          ? `${request.displayName} (${request.email}) podrá gestionar torneos, inscripciones y administradores.`
          : `${request.displayName} (${request.email}) seguirá sin acceso.`}
      </p>
      <TextAreaField
        label="Notas"
        rows={2}
        maxLength={200}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </ActDialog>
  );
}
