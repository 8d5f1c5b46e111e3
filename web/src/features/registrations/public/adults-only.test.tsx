import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { paste } from '../../../../test/paste.ts';
import { RegistrationForm } from './registration-form.tsx';

const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa Prueba',
  date: '2100-12-01T20:00:00Z',
  maxPlayers: 10,
  status: 'published',
  linkedFormId: 'form',
});

const open = (adultsOnly: boolean) =>
  render(
    <MemoryRouter>
      <RegistrationForm
        tournament={{ ...tournament, adultsOnly }}
        description=""
        fields={[]}
        success={() => <p>listo</p>}
      />
    </MemoryRouter>,
  );

afterEach(() => void vi.unstubAllGlobals());

it('tells a minor at the question of the age that the tournament has become one for adults', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('check-freefireid')) sent.push(url);
    return Response.json({ success: true, data: { exists: false } });
  });
  const user = userEvent.setup();
  const { unmount } = open(false);
  await user.click(screen.getByLabelText('Tengo de 11 a 17'));
  await paste(user, screen.getByLabelText(/Nombre completo/), 'Ana Pérez');
  await paste(user, screen.getByLabelText(/Nick/), 'AnaFNX');
  await paste(user, screen.getByLabelText(/ID de Free Fire/), '123456789');
  await paste(user, screen.getByLabelText(/Correo/), 'ana@correo.mx');
  await paste(user, screen.getByLabelText(/^Teléfono/), '+52 55 1234 5678');
  unmount();
  open(true);
  await user.click(screen.getByRole('button', { name: 'Enviar inscripción' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tengo 18 años o más'));
  expect(screen.getAllByText('Este torneo es solo para quienes tienen 18 años o más.')).toHaveLength(2);
  expect(sent).toEqual([]);
});
