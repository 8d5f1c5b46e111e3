import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paste } from '../../../../test/paste.ts';

export const sampleCopa = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa Prueba',
  date: '2100-12-01T20:00:00Z',
  maxPlayers: 10,
  status: 'published',
  linkedFormId: 'form',
});

const FILLED = [
  [/Nombre completo/, 'Ana Pérez'],
  [/Nick/, 'AnaFNX'],
  [/ID de Free Fire/, '123456789'],
  [/Correo/, 'ana@correo.mx'],
  [/^Teléfono/, '+52 55 1234 5678'],
] as const;

export async function fillPlayer(user: UserEvent, age = 'Tengo 18 años o más'): Promise<void> {
  await user.click(screen.getByLabelText(age));
  for (const [label, text] of FILLED) await paste(user, screen.getByLabelText(label), text);
}
