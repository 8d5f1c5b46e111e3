import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { sampleRegistration } from '../registration.fixture.ts';
import { PlayerDialog } from './player-dialog.tsx';

interface Sent {
  readonly path: string;
  readonly method: string | undefined;
  readonly body: Record<string, unknown>;
}

function answering(...answers: readonly Response[]) {
  const sent: Sent[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push({ path, method, body: JSON.parse(body as string) as Record<string, unknown> });
    return waiting.shift() ?? Response.error();
  });
  return sent;
}

const stored = (status = 200) =>
  Response.json({ success: true, data: sampleRegistration('ana') }, { status });

describe('a player whom an organiser writes down', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is checked as in the form of players, added, and under one request id when it is tried again', async () => {
    const error = 'Este torneo ya no tiene cupos disponibles.';
    const full = Response.json({ success: false, code: 'tournament-full', error }, { status: 409 });
    const sent = answering(full, stored(201));
    const onClose = vi.fn<() => void>();
    openScreen(<PlayerDialog tournamentId="copa" registration={null} onClose={onClose} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    for (const message of ['El nombre es obligatorio', 'El ID de Free Fire es obligatorio']) {
      expect(screen.getByText(message)).toBeDefined();
    }
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/Nombre completo/), 'Leo Paz');
    await user.type(screen.getByLabelText(/ID de Free Fire/), '123456789');
    await user.type(screen.getByLabelText(/Correo/), 'leo@correo.mx');
    await user.type(screen.getByLabelText(/Teléfono/), '+52 55 1234 5678');
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText(error)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual([
      'POST /api/registrations/tournament/copa',
      'POST /api/registrations/tournament/copa',
    ]);
    expect(sent[0]?.body).toMatchObject({ fullName: 'Leo Paz', freeFireId: '123456789' });
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('is corrected by what was changed alone', async () => {
    const sent = answering(stored());
    const onClose = vi.fn<() => void>();
    const registration = sampleRegistration('ana');
    openScreen(<PlayerDialog tournamentId="copa" registration={registration} onClose={onClose} />);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/ID de Free Fire/));
    await user.type(screen.getByLabelText(/ID de Free Fire/), '987654321');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      { path: '/api/registrations/ana', method: 'PATCH', body: { freeFireId: '987654321' } },
    ]);
  });
});
