import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../../../../test/paste.ts';
import { SAMPLE_RECEIPT } from '../../../../test/sample-receipt.ts';
import { readOwnRegistrations } from './own/own-registrations.ts';
import {
  answerForms,
  fillPlayer,
  openForm,
  refuse,
  registered,
  sampleCopa,
  sendButton,
} from './registration-form.fixture.tsx';
import { RegistrationSent } from './registration-sent.tsx';

const tournament = { ...sampleCopa, modality: 'squad' as const };
const receipt = {
  ...SAMPLE_RECEIPT,
  members: [
    { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' },
    ...[2, 3, 4].map((slot) => ({ slot, role: 'player', state: 'invited', name: '' })),
    { slot: 5, role: 'substitute', state: 'invited', name: '' },
  ],
  incompleteUntil: '2026-11-21T00:00:00Z',
  invitation: { invitationCode: 'abcdefghjkmnpqrstvwxyz0123', open: true },
};

const sent: unknown[] = [];
let answer = () => registered(receipt);

function open(changes: object = {}) {
  openForm(TournamentSchema.parse({ ...tournament, ...changes }), {
    success: (done) => <RegistrationSent tournament={tournament} sent={done} />,
  });
  return userEvent.setup();
}

const nameOf = ({ textContent }: Element) => textContent.replace(/Copiado$/, '');

describe('the form of a team', () => {
  beforeEach(() => {
    sent.length = 0;
    answer = () => registered(receipt);
    answerForms((body) => {
      sent.push(JSON.parse(body));
      return answer();
    });
  });
  it('asks the captain for the name, and sends no team without one', async () => {
    const user = open();
    await fillPlayer(user);
    await user.click(sendButton());
    expect(screen.getByText('El nombre del equipo es obligatorio')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('tells the captain the deal before anything is typed', () => {
    open();
    expect(
      screen.getByText('Tú eres el capitán. Aquí van solo tus datos; después mandas un enlace a tu equipo.')
        .textContent,
    ).toMatch(/ Tienen 12 horas\.$/);
  });

  it.each([
    [{ date: '2026-11-20T18:00:00Z' }, /Tienen hasta .+:\d\d/],
    [{ currentPlayers: 10, waitlist: { max: 5 } }, /Solo un equipo completo puede recibir un cupo\.$/],
  ])('tells a deadline by the hour if it is close, and explains the queue: %j', (changes, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    open(changes);
    expect(screen.getByText(/^Tú eres el capitán/).textContent).toMatch(text);
  });

  it('sends the team with its captain, and shows one link for all missing players, with the deadline', async () => {
    const user = open();
    await paste(user, screen.getByLabelText(/Nombre del equipo/), 'Los Fénix');
    await paste(user, screen.getByLabelText(/^Sigla/), 'FNX');
    await fillPlayer(user);
    await user.click(sendButton());
    await screen.findByText('1 de 4');
    expect(sent).toMatchObject([
      { fullName: 'Ana Pérez', nick: 'AnaFNX', unit: { name: 'Los Fénix', tag: 'FNX' } },
    ]);
    expect(screen.getByText('Faltan 3 jugadores')).toBeDefined();
    expect(screen.getByText(/^Tienen hasta .+:\d\d/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Invitar por WhatsApp' });
    const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    expect(message).toMatch(/«Los Fénix».+Copa Prueba.+Faltan 3\. Cierra .+:\d\d/);
    expect(message).toContain(`/equipo/${receipt.invitation.invitationCode}`);
    const golden = [...document.querySelectorAll('.fire-fill')].map(({ textContent }) => textContent);
    expect(golden).toEqual(['Invitar por WhatsApp']);
    const actions = [...document.querySelectorAll('[data-sent] :is(a, button)')];
    expect(actions.slice(0, 5).map(nameOf)).toEqual([
      'Invitar por WhatsApp',
      'Copiar enlace del equipo',
      'Ir a Mi torneo',
      'Copiar mi enlace privado',
      'Ver mi estado',
    ]);
    expect(screen.getByText('Los Fénix').parentElement?.textContent).toBe('Los FénixFaltan 3 jugadores');
    expect(screen.queryByText(/Volvemos al inicio/)).toBeNull();
    const { privateCode, ticketId, invitation } = receipt;
    expect(readOwnRegistrations()).toMatchObject([
      {
        code: privateCode,
        unit: { ticketId, isCaptain: true },
        invitation: invitation.invitationCode,
      },
    ]);
  });

  it('shows an error of the name beside it, and keeps every word', async () => {
    answer = () => refuse('validation-failed', 'no', 400, { fields: { 'unit.name': 'Usa otro nombre' } });
    const user = open();
    await paste(user, screen.getByLabelText(/Nombre del equipo/), 'Los Fénix');
    await fillPlayer(user);
    await user.click(sendButton());
    expect(await screen.findByText('Usa otro nombre')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre del equipo/).value).toBe('Los Fénix');
    await paste(user, screen.getByLabelText(/Nombre del equipo/), ' MX');
    expect(screen.queryByText('Usa otro nombre')).toBeNull();
  });
});
