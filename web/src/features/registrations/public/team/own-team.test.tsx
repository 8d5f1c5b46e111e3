import { type OwnRegistration, OwnRegistrationSchema } from '@copa/domain/registrations/registration';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { completeTeam, ownRegistration, ownTeam } from '../own/state/own-registration.fixture.ts';
import { OwnTeam } from './own-team.tsx';

const { invitationCode: INVITATION } = ownTeam.invitation;
const [captain] = ownTeam.members;
const team = { ...ownRegistration, ...ownTeam, incompleteUntil: '2026-11-21T00:00:00Z' };
const complete = { ...ownRegistration, ...completeTeam };

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (data: object) => async () => Response.json({ success: true, data });
const lastCall = () => {
  const [url = '', init] = network.mock.lastCall ?? [];
  return [url, init?.method, init?.body];
};

function Shown({ first }: { first: OwnRegistration }) {
  const [registration, setRegistration] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setRegistration(OwnRegistrationSchema.parse(complete))}>
        Luis acepta
      </button>
      <OwnTeam
        code="0123456789abcdefghjkmnpqrs"
        registration={registration}
        onChange={(changes) => setRegistration((before) => ({ ...before, ...changes }))}
      />
    </>
  );
}

function open(changes: object) {
  openPage(<Shown first={OwnRegistrationSchema.parse(changes)} />);
}

describe('the team on the page of its captain', () => {
  beforeEach(() => {
    vi.setSystemTime('2026-11-20T13:00:00Z');
    vi.stubGlobal('fetch', network);
  });
  it('offers no link through which nobody can enter any more', async () => {
    const open3 = { slot: 3, role: 'substitute', state: 'invited', name: '' };
    const withOpenSlot = { ...complete, members: [...complete.members, open3] };
    const link = () => screen.queryByRole('link', { name: /Invitar por WhatsApp/ });
    open(withOpenSlot);
    expect(link()).not.toBeNull();
    for (const changes of [{ lobby: { stage: 1, id: 'a' } }, { tournamentDate: '2026-11-20T12:30:00Z' }]) {
      cleanup();
      open({ ...withOpenSlot, ...changes });
      expect(link()).toBeNull();
    }
  });

  it('names the hour of the deadline there, as the message with the link does', () => {
    open({ ...team, timeZone: 'Asia/Tokyo' });
    const there = screen.getByText(/^Tienen hasta /).nextElementSibling?.textContent;
    expect(there).toMatch(/9:00\sa\.\sm\. en Tokyo$/);
  });

  it('changes the link of the team for another one, after a question', async () => {
    open(team);
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el enlace' }));
    const fresh = '0000000000abcdefghjkmnpqrs';
    network.mockImplementationOnce(answer({ ...team, invitation: { invitationCode: fresh, open: true } }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, cambiarlo' }));
    const link = screen.getByRole('link', { name: /Invitar por WhatsApp/ });
    await vi.waitFor(() =>
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`/equipo/${fresh}`),
    );
    expect(lastCall()).toEqual([
      '/api/registrations/status/invitation',
      'POST',
      `{"invitationCode":"${INVITATION}"}`,
    ]);
  });

  it('closes the link of the team and opens it again', async () => {
    open(team);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el enlace' }));
    const closed = { ...team, invitation: { invitationCode: INVITATION, open: false } };
    network.mockImplementationOnce(answer(closed));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, cerrarlo' }));
    await screen.findByText('Tu enlace está cerrado: nadie más puede entrar al equipo.');
    expect(lastCall()).toEqual(['/api/registrations/status/invitation', 'PUT', '{"open":false}']);
    expect(screen.queryByRole('link', { name: /Invitar por WhatsApp/ })).toBeNull();

    network.mockImplementationOnce(async () => Promise.reject(new TypeError('offline')));
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el enlace' }));
    await screen.findByText(/^No pudimos abrirlo/);
    network.mockImplementationOnce(answer(team));
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el enlace' }));
    await screen.findByRole('link', { name: /Invitar por WhatsApp/ });
    expect(lastCall()).toEqual(['/api/registrations/status/invitation', 'PUT', '{"open":true}']);
  });

  const substitute = { slot: 3, role: 'substitute', state: 'accepted', name: 'PazMX' };
  it.each([
    ['an approved team', { status: 'approved' }, /incompleto y vuelve a revisión: si no .+ pierde el cupo\./],
    ['a team under review', {}, /queda incompleto: si no se completa a tiempo, pierde el cupo\./],
    ['a team with a substitute', { members: [...complete.members, substitute] }, null],
    ['a team that waits', { place: 'waiting' }, null],
  ])('says before a removal what the team may lose: %s', async (_, changes, loses) => {
    open({ ...complete, ...changes });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar a LuisMX del equipo' }));
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toContain('Cambia el enlace de «Mi torneo» del equipo');
    expect((loses ?? /pierde el cupo/).test(textContent)).toBe(loses !== null);
  });

  it('does not move the focus when a member accepts, only after an act of the captain', async () => {
    open({ ...complete, members: [captain, { slot: 2, role: 'player', state: 'invited', name: '' }] });
    await screen.findByText('Falta alguien');
    fireEvent.click(screen.getByRole('button', { name: 'Luis acepta' }));
    expect(await screen.findByText('LuisMX')).toBeDefined();
    expect(document.activeElement).toBe(document.body);

    await userEvent.click(screen.getByRole('button', { name: 'Quitar a LuisMX del equipo' }));
    network.mockImplementationOnce(answer(team));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, quitar' }));
    await screen.findByText('Falta alguien');
    const link = screen.getByRole('link', { name: /Invitar por WhatsApp/ });
    await vi.waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('removes a member who joined by mistake, after a question', async () => {
    open(complete);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar a LuisMX del equipo' }));
    network.mockImplementationOnce(answer(team));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, quitar' }));
    await screen.findByText('Falta alguien');
    expect(lastCall()).toEqual(['/api/registrations/status/members/luis', 'DELETE', undefined]);
  });
});
