import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwnRegistrations } from './own/own-registrations.ts';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationSent } from './registration-sent.tsx';

const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa Prueba',
  date: '2100-12-01T20:00:00Z',
  maxPlayers: 10,
  modality: 'squad',
  status: 'published',
  linkedFormId: 'form',
});
const invitation = (slot: number) => ({
  slot,
  role: slot === 5 ? 'substitute' : 'player',
  invitationCode: `${slot}`.repeat(26),
});
const receipt = {
  id: 'r1',
  tournamentId: 'copa',
  status: 'pending',
  createdAt: '2026-11-20T12:00:00Z',
  privateCode: '0123456789abcdefghjkmnpqrs',
  ticketId: 'srqpnmkjhgfedcba9876543210',
  invitations: [2, 3, 4, 5].map(invitation),
};

const sent: unknown[] = [];
let refused: { readonly code: string; readonly fields: Record<string, string> } | null = null;
const network = async (url: string, init?: { body?: string }) => {
  if (url.includes('check-freefireid')) return Response.json({ success: true, data: { exists: false } });
  sent.push(JSON.parse(init?.body ?? ''));
  if (refused !== null) return Response.json({ success: false, error: 'no', ...refused }, { status: 400 });
  return Response.json({ success: true, data: receipt }, { status: 201 });
};

function open() {
  render(
    <MemoryRouter>
      <RegistrationForm
        tournament={tournament}
        description=""
        fields={[]}
        success={(done) => <RegistrationSent tournament={tournament} sent={done} />}
      />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function fillPlayer(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Nombre completo/), 'Ana Pérez');
  await user.type(screen.getByLabelText(/Nick/), 'AnaFNX');
  await user.type(screen.getByLabelText(/ID de Free Fire/), '123456789');
  await user.type(screen.getByLabelText(/Correo/), 'ana@correo.mx');
  await user.type(screen.getByLabelText(/Teléfono/), '+52 55 1234 5678');
}

const send = () => screen.getByRole('button', { name: 'Enviar inscripción' });

/** As a phone keeps it that wrote before there were nicks and teams. */
describe('the form of a team', () => {
  beforeEach(() => {
    sent.length = 0;
    refused = null;
    vi.stubGlobal('fetch', network);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('asks the captain for its name, and sends no team without one', async () => {
    const user = open();
    await fillPlayer(user);
    await user.click(send());
    expect(screen.getByText('El nombre del equipo es obligatorio')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('sends it with the captain, and gives an invitation for each open slot to pass on', async () => {
    const user = open();
    await user.type(screen.getByLabelText(/Nombre del equipo/), 'Los Fénix');
    await user.type(screen.getByLabelText(/Siglas/), 'FNX');
    await fillPlayer(user);
    await user.click(send());
    await screen.findByText('Invita a tu equipo');
    expect(sent).toMatchObject([
      { fullName: 'Ana Pérez', nick: 'AnaFNX', unit: { name: 'Los Fénix', tag: 'FNX' } },
    ]);
    const links = screen.getAllByRole('link', { name: /Invitar por WhatsApp/ });
    const messages = links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text'));
    expect(messages).toHaveLength(receipt.invitations.length);
    for (const [index, { invitationCode }] of receipt.invitations.entries()) {
      expect(messages[index]).toContain('«Los Fénix»');
      expect(messages[index]).toContain(`/equipo/${invitationCode}`);
    }
    const rows = links.map((link) => link.closest('li'));
    expect(within(rows[3] ?? document.body).getByText(/Suplente/)).toBeDefined();
    // Nobody is led away from links that are still to be sent.
    expect(screen.queryByText(/Volvemos al inicio/)).toBeNull();
    const { privateCode, ticketId } = receipt;
    expect(readOwnRegistrations()).toMatchObject([
      { code: privateCode, unit: { ticketId, isCaptain: true } },
    ]);
  });

  it('shows what is wrong with the name beside it, and keeps every word', async () => {
    refused = { code: 'validation-failed', fields: { 'unit.name': 'Usa otro nombre' } };
    const user = open();
    await user.type(screen.getByLabelText(/Nombre del equipo/), 'Los Fénix');
    await fillPlayer(user);
    await user.click(send());
    expect(await screen.findByText('Usa otro nombre')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre del equipo/).value).toBe('Los Fénix');
    await user.type(screen.getByLabelText(/Nombre del equipo/), ' MX');
    expect(screen.queryByText('Usa otro nombre')).toBeNull();
  });
});
