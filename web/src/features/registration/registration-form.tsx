import type { AnswerField } from '@copa/domain/answers';
import { ERROR_MESSAGES } from '@copa/domain/messages';
import type { RegistrationReceipt } from '@copa/domain/registration';
import type { Tournament } from '@copa/domain/tournament';
import { registrationRefusal } from '@copa/domain/tournament-state';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { AnswerInput } from '../../components/fields/answer-input.tsx';
import { Icon } from '../../components/icon.tsx';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { useNow } from '../../lib/use-now.ts';
import { PlayerFields } from './player-fields.tsx';
import { type Sending, useRegistration } from './use-registration.ts';

interface RegistrationFormProps {
  readonly tournament: Tournament;
  readonly fields: readonly AnswerField[];
  readonly success: (receipt: RegistrationReceipt) => ReactNode;
}

export function RegistrationForm({ tournament, fields, success }: RegistrationFormProps) {
  const { draft, errors, sending, setPlayer, setAnswer, submit } = useRegistration(tournament, fields);
  const form = useRef<HTMLFormElement>(null);
  const now = useNow();
  if (sending.state === 'done') return success(sending.receipt);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) focusFirstError(form.current);
  };
  const refusal = registrationRefusal(tournament, now);
  const isSending = sending.state === 'sending';
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="surface grid gap-5 p-5 sm:p-7">
      {refusal !== null && (
        <Notice tone="warning">
          {ERROR_MESSAGES[refusal]} Lo que escribiste se queda guardado en este teléfono.
        </Notice>
      )}
      <PlayerFields tournamentId={tournament.id} player={draft.player} errors={errors} onChange={setPlayer} />
      {fields.map((field) => (
        <AnswerInput
          key={field.id}
          field={field}
          answer={draft.answers[field.id]}
          error={errors[field.id]}
          selectPlaceholder="Selecciona una opción épica"
          onChange={(answer) => setAnswer(field.id, answer)}
        />
      ))}
      <SendingNotice sending={sending} />
      <Button type="submit" size="lg" block busy={isSending} disabled={refusal !== null}>
        {isSending
          ? 'Enviando Inscripción...'
          : sending.state === 'waiting'
            ? 'Reintentar ahora'
            : 'Enviar inscripción'}
      </Button>
      <p className="text-sm text-dim">
        Usamos tus datos solo para organizar este torneo. Puedes retirarte y borrarlos cuando quieras con tu
        enlace privado.
      </p>
    </form>
  );
}

function SendingNotice({ sending }: { sending: Sending }) {
  return (
    <div role="alert">
      {sending.state === 'refused' && <Notice tone="danger">{sending.message}</Notice>}
      {sending.state === 'waiting' && (
        <Notice tone="warning">
          {sending.message} Guardamos tu inscripción y la enviaremos de nuevo en cuanto vuelva la señal; no
          cierres esta página.
        </Notice>
      )}
    </div>
  );
}

function Notice({ tone, children }: { tone: 'danger' | 'warning'; children: ReactNode }) {
  const colours =
    tone === 'danger'
      ? 'border-danger/60 bg-danger/10 text-danger'
      : 'border-warning/60 bg-warning/10 text-warning';
  return (
    <p className={`flex gap-2 rounded-md border p-3 font-semibold ${colours}`}>
      <Icon name="alert" className="mt-0.5 size-5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
