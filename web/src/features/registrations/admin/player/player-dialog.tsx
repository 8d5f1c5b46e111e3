import { addRegistration, correctRegistration, getRegistration } from '@copa/domain/registrations/endpoints';
import { type Player, PlayerSchema } from '@copa/domain/registrations/player';
import { type Registration } from '@copa/domain/registrations/registration';
import { getStats } from '@copa/domain/site/endpoints';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { type EditorErrors, schemaErrors } from '../../../../lib/admin/schema-errors.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';

interface PlayerDialogProps {
  readonly tournamentId: string;
  /** Who is corrected; null adds somebody. */
  readonly registration: Registration | null;
  readonly onClose: () => void;
}

const NOBODY: Player = { fullName: '', freeFireId: '', email: '', phone: '' };
const TOUCHES = [listTournamentsWithRegistrations, getStats, getRegistration];

/** A player whom an organiser writes down: the same fields and the same checks as the player's own form. */
export function PlayerDialog({ tournamentId, registration, onClose }: PlayerDialogProps) {
  const [before] = useState<Player>(() => (registration === null ? NOBODY : playerOf(registration)));
  const [player, setPlayer] = useState(before);
  const [errors, setErrors] = useState<EditorErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  // The same for every try, so that a lost answer adds nobody twice.
  const [requestId] = useState(() => crypto.randomUUID());
  const add = useApiMutation(addRegistration, TOUCHES);
  const correct = useApiMutation(correctRegistration, TOUCHES);
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const focusFirstError = useFirstErrorFocus(form);
  const busy = add.isPending || correct.isPending;
  const isNew = registration === null;

  const save = async () => {
    try {
      if (isNew) {
        await add.mutateAsync({ params: { id: tournamentId }, body: { ...player, requestId } });
        toast.success(`${player.fullName} ya tiene lugar`);
      } else {
        await correct.mutateAsync({ params: { id: registration.id }, body: changesOf(before, player) });
        toast.success('Datos corregidos');
      }
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      if (error instanceof ApiError) setErrors(error.fields);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = schemaErrors(PlayerSchema, player);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) focusFirstError();
    else void save();
  };
  const field = (name: keyof Player) => ({
    name,
    required: true,
    value: player[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setPlayer({ ...player, [name]: event.target.value });
      setErrors(({ [name]: _, ...others }) => others);
    },
  });
  return (
    <Overlay
      open
      size="small"
      title={isNew ? 'Agregar jugador' : 'Corregir datos'}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {isNew ? 'Agregar' : 'Guardar'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        {isNew && (
          <p className="text-sm text-mist">
            Queda aprobado y ocupa un cupo, aunque las inscripciones estén cerradas. Le avisamos por correo.
          </p>
        )}
        <TextField {...field('fullName')} label="Nombre completo" />
        <TextField {...field('freeFireId')} label="ID de Free Fire" inputMode="numeric" />
        <TextField {...field('email')} label="Correo electrónico" type="email" inputMode="email" />
        <TextField {...field('phone')} label="Teléfono (WhatsApp)" type="tel" inputMode="tel" />
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {failure}
        </p>
      </form>
    </Overlay>
  );
}

function playerOf({ fullName, freeFireId, email, phone }: Registration): Player {
  return { fullName, freeFireId, email, phone };
}

function changesOf(before: Player, after: Player): Partial<Player> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Player] !== value),
  );
}
