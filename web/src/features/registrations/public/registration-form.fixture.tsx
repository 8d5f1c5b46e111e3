import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { paste } from '../../../../test/paste.ts';
import { SAMPLE_RECEIPT } from '../../../../test/sample-receipt.ts';
import { RegistrationForm } from './registration-form.tsx';

type FormProps = ComponentProps<typeof RegistrationForm>;

export function openForm(tournament: Tournament = sampleCopa, props: Partial<FormProps> = {}) {
  return openPage(
    <RegistrationForm
      tournament={tournament}
      description=""
      fields={[]}
      success={() => 'listo'}
      {...props}
    />,
  );
}

/** The form checks each complete ID. Here every ID is free. */
export function answerForms(answer: (body: string, url: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) =>
    url.includes('check-freefireid')
      ? Response.json({ success: true, data: { exists: false } })
      : answer(body, url),
  );
}

export const refuse = (code: string, error = 'no', status = 409, more: object = {}) =>
  Response.json({ success: false, code, error, ...more }, { status });

export const registered = (receipt: object = SAMPLE_RECEIPT) =>
  Response.json({ success: true, data: receipt }, { status: 201 });

export const sendButton = () => screen.getByRole('button', { name: 'Enviar inscripción' });

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
