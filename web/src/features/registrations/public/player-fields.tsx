import { isFreeFireId } from '@copa/domain/contact';
import type { FieldErrors } from '@copa/domain/errors';
import { FREE_FIRE_ID_MAX } from '@copa/domain/limits';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/player';
import { seenText } from '@copa/domain/text';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
import { OwnRegistrationsLink } from './own/own-registrations-link.tsx';
import type { TypedPlayer } from './registration-draft.ts';
import { type IdCheck, useIdCheck } from './use-id-check.ts';

interface PlayerFieldsProps {
  readonly tournamentId: string;
  readonly player: TypedPlayer;
  readonly errors: FieldErrors;
  readonly onChange: (field: keyof TypedPlayer, value: string) => void;
}

function idHint(check: IdCheck): ReactNode {
  if (check.state === 'taken') return <OwnRegistrationsLink />;
  if (check.state === 'free') return '✓ Este ID está disponible en el torneo.';
  if (check.state === 'checking') return 'Revisando que el ID no esté inscrito…';
  return 'Lo encuentras en tu perfil del juego: entre 8 y 12 números.';
}

export function PlayerFields({ tournamentId, player, errors, onChange }: PlayerFieldsProps) {
  const check = useIdCheck(tournamentId, seenText(player.freeFireId));
  // Too few digits are no fault while somebody types, and are one as soon as they have left the field.
  const [left, setLeft] = useState(false);
  const id = seenText(player.freeFireId);
  const isShort = left && id !== '' && !isFreeFireId(id);
  const liveError =
    'message' in check ? check.message : isShort ? REGISTRATION_MESSAGES.freeFireIdFormat : undefined;
  const field = (name: keyof TypedPlayer) => ({
    name,
    required: true,
    value: player[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(name, event.target.value),
  });
  return (
    <>
      <TextField {...field('fullName')} label="Nombre completo" autoComplete="name" />
      <TextField
        {...field('nick')}
        label="Nick (como en el juego)"
        autoComplete="nickname"
        autoCapitalize="off"
        spellCheck={false}
        hint="Es el único nombre tuyo que otros verán."
      />
      <TextField
        {...field('freeFireId')}
        // Copied and dictated numbers come in groups.
        onChange={(event) => {
          const typed = event.target.value.replaceAll(/\s/g, '');
          if (typed === '' || isFreeFireId(typed)) setLeft(false);
          onChange('freeFireId', typed);
        }}
        onBlur={() => setLeft(true)}
        label="ID de Free Fire"
        inputMode="numeric"
        autoComplete="off"
        maxLength={FREE_FIRE_ID_MAX + 8}
        hint={<output>{idHint(check)}</output>}
        error={errors['freeFireId'] ?? liveError}
      />
      <TextField
        {...field('email')}
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...field('phone')}
        label="Teléfono (WhatsApp)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={'Con código de país, por ejemplo +52\u00A055\u00A01234\u00A05678.'}
      />
    </>
  );
}
