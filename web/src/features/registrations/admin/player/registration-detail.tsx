import type { Registration, RegistrationStatus } from '@copa/domain/registrations/registration';
import { longDateTime } from '@copa/domain/time/date-format';
import { type ReactNode, useState } from 'react';
import { Button, ExternalLinkButton } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { useSite } from '../../../../lib/use-site.ts';
import { type Burst, burstLabel } from '../bursts.ts';
import { type Duplicate, duplicateLabel } from '../duplicates.ts';
import type { InboxTournament } from '../inbox-tournament.ts';
import { StatusBadge } from '../status-badge.tsx';
import { DeleteRegistrationDialog } from './delete-registration-dialog.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { hasCountryCode, mailUrl, playerMessage, playerText, whatsAppUrl } from './player-message.ts';
import { RegistrationAnswers } from './registration-answers.tsx';

interface RegistrationDetailProps {
  readonly registration: Registration;
  readonly tournament: InboxTournament | null;
  readonly duplicate: Duplicate | null;
  readonly burst: Burst | null;
  readonly busy: boolean;
  /** The way back from the last decision: what lies below the dialog cannot be reached. */
  readonly notice: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly onDecide: (registration: Registration, status: RegistrationStatus) => void;
  readonly onClose: () => void;
}

/** Everything about one player. It stays current: what another admin decides shows here too. */
export function RegistrationDetail(props: RegistrationDetailProps) {
  const { registration, tournament, duplicate, burst, busy, onDecide, onClose } = props;
  const { fullName, status, reason, createdAt, decidedAt, acceptance } = registration;
  const [deleting, setDeleting] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const { name: brand } = useSite();
  const message = playerMessage(registration, tournament, brand);
  return (
    <Overlay
      open
      size="tall"
      title={fullName}
      onClose={onClose}
      footer={
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex sm:flex-wrap sm:justify-end">
          <div className="col-span-full sm:w-full">{props.notice}</div>
          {status !== 'approved' && (
            <Button busy={busy} onClick={() => onDecide(registration, 'approved')}>
              Aprobar
            </Button>
          )}
          {status !== 'pending' && (
            <Button variant="secondary" busy={busy} onClick={() => onDecide(registration, 'pending')}>
              Volver a pendiente
            </Button>
          )}
          {status !== 'rejected' && (
            <Button variant="danger" busy={busy} onClick={() => onDecide(registration, 'rejected')}>
              Rechazar
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-6">
        <section aria-label="Estado" className="grid gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <StatusBadge status={status} />
            <span className="text-sm text-mist">{tournament?.name}</span>
          </div>
          {reason !== null && reason !== '' && <p>Motivo: {reason}</p>}
          <p className="text-sm text-dim">
            Se inscribió el {longDateTime(createdAt)}
            {decidedAt !== null && <> · Se decidió el {longDateTime(decidedAt)}</>}
          </p>
          <p className="text-sm text-dim wrap-anywhere">
            {acceptance === null
              ? 'No declaró que acepta las reglas.'
              : `Aceptó las reglas y los términos el ${longDateTime(acceptance.at)} (versión ${acceptance.version}).`}
          </p>
        </section>
        {burst !== null && <p className="font-semibold text-warning">{burstLabel(burst)}</p>}
        {duplicate !== null && <Duplicates duplicate={duplicate} onOpen={props.onOpen} />}
        <Contact registration={registration} />
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <ExternalLinkButton
              variant="secondary"
              icon="whatsapp"
              href={whatsAppUrl(registration.phone, message)}
            >
              Escribir por WhatsApp
            </ExternalLinkButton>
            <CopyButton value={playerText(registration, tournament)} label="Copiar datos" />
            <Button variant="secondary" onClick={() => setCorrecting(true)}>
              Corregir datos
            </Button>
          </div>
          {!hasCountryCode(registration.phone) && (
            <p className="text-sm text-dim">
              El número no trae código de país: WhatsApp te pedirá elegir el contacto.
            </p>
          )}
        </div>
        <section aria-labelledby="answers-title" className="grid gap-3">
          <h3 id="answers-title" className="text-xl uppercase">
            Respuestas
          </h3>
          <RegistrationAnswers registration={registration} formId={tournament?.linkedFormId ?? null} />
        </section>
        <Button variant="ghost" className="justify-self-start text-danger!" onClick={() => setDeleting(true)}>
          Eliminar inscripción
        </Button>
      </div>
      {correcting && (
        <PlayerDialog
          tournamentId={registration.tournamentId}
          registration={registration}
          onClose={() => setCorrecting(false)}
        />
      )}
      {deleting && (
        <DeleteRegistrationDialog
          registration={registration}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        />
      )}
    </Overlay>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-2 border-b border-line/60 py-1">
      <dt className="text-sm text-dim">{label}</dt>
      <dd className="grid min-h-11 min-w-0 items-center">{children}</dd>
    </div>
  );
}

const contactLink = 'flex min-h-11 items-center break-all text-gold underline underline-offset-4';

function Contact({ registration }: { registration: Registration }) {
  const { freeFireId, phone, email } = registration;
  return (
    <dl>
      <Line label="ID Free Fire">
        <span className="font-semibold tabular-nums">{freeFireId}</span>
      </Line>
      <Line label="Teléfono">
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={contactLink}>
          {phone}
        </a>
      </Line>
      <Line label="Correo">
        <a href={mailUrl(email)} className={contactLink}>
          {email}
        </a>
      </Line>
    </dl>
  );
}

function Duplicates({ duplicate, onOpen }: { duplicate: Duplicate; onOpen: (id: string) => void }) {
  return (
    <section
      aria-label="Inscripciones repetidas"
      className="grid gap-2 rounded-md border border-info/40 bg-info/10 p-3"
    >
      <p className="font-semibold text-info">{duplicateLabel(duplicate)}</p>
      <ul className="grid gap-1">
        {duplicate.others.slice(0, 5).map(({ id, fullName, freeFireId, status }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-11 w-full flex-wrap items-center gap-2 rounded-sm px-2 text-left hover:bg-smoke"
            >
              <span className="underline underline-offset-4">
                {fullName} · {freeFireId}
              </span>
              <StatusBadge status={status} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
