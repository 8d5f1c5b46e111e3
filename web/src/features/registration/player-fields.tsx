import type { FieldErrors } from '@copa/domain/errors';
import { FREE_FIRE_ID_MAX } from '@copa/domain/limits';
import type { Player } from '@copa/domain/registration';
import { seenText } from '@copa/domain/text';
import type { ReactNode } from 'react';
import { TextField } from '../../components/fields/text-field.tsx';
import { OwnRegistrationsLink } from './own-registrations-link.tsx';
import { type IdCheck, useIdCheck } from './use-id-check.ts';

interface PlayerFieldsProps {
  readonly tournamentId: string;
  readonly player: Player;
  readonly errors: FieldErrors;
  readonly onChange: (field: keyof Player, value: string) => void;
}

function idHint(check: IdCheck): ReactNode {
  if (check.state === 'taken') return <OwnRegistrationsLink />;
  if (check.state === 'free') return '✓ Este ID está disponible en el torneo.';
  if (check.state === 'checking') return 'Revisando que el ID no esté inscrito…';
  return 'Lo encuentras en tu perfil del juego: entre 8 y 12 números.';
}

export function PlayerFields({ tournamentId, player, errors, onChange }: PlayerFieldsProps) {
  const check = useIdCheck(tournamentId, seenText(player.freeFireId));
  const liveError = 'message' in check ? check.message : undefined;
  return (
    <>
      <TextField
        label="Nombre completo"
        required
        name="fullName"
        autoComplete="name"
        value={player.fullName}
        error={errors['fullName']}
        onChange={(event) => onChange('fullName', event.target.value)}
      />
      <TextField
        label="ID de Free Fire"
        required
        name="freeFireId"
        inputMode="numeric"
        autoComplete="off"
        maxLength={FREE_FIRE_ID_MAX + 8}
        hint={<output>{idHint(check)}</output>}
        value={player.freeFireId}
        error={errors['freeFireId'] ?? liveError}
        onChange={(event) => onChange('freeFireId', event.target.value)}
      />
      <TextField
        label="Correo electrónico"
        required
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={player.email}
        error={errors['email']}
        onChange={(event) => onChange('email', event.target.value)}
      />
      <TextField
        label="Teléfono (WhatsApp)"
        required
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Con código de país, por ejemplo +52 55 1234 5678."
        value={player.phone}
        error={errors['phone']}
        onChange={(event) => onChange('phone', event.target.value)}
      />
    </>
  );
}
