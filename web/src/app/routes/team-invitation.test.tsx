import { INVITATION_PAGE_DATA_ID } from '@copa/domain/registrations/registration-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { restTournament } from '../../../test/rest-document.ts';
import { settled } from '../../../test/settled.ts';
import { readOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { Component as TeamInvitation } from './team-invitation.tsx';
import '../../lib/network/public-firestore.ts';
import { openPage } from '../../../test/open-page.tsx';

const CODE = 'abcdefghjkmnpqrstvwxyz0123';
const PRIVATE = '0123456789abcdefghjkmnpqrs';
const TICKET = '9876543210zyxwvtsrqpnmkjhg';

const tournament = restTournament('copa', {
  name: 'Copa Prueba',
  modality: 'duo',
  rules: 'Juega limpio.',
  timeZone: 'Asia/Tokyo',
  linkedFormId: 'form',
});
const form = {
  name: 'projects/p/databases/(default)/documents/forms/form',
  fields: {
    title: { stringValue: 'Registro' },
    isActive: { booleanValue: true },
    fields: { arrayValue: {} },
  },
};
const invitation = {
  tournamentId: 'copa',
  tournamentName: 'Copa Prueba',
  role: 'player',
  unit: { name: 'Los Fénix', tag: '', size: 2 },
  captain: 'AnaFNX',
  members: [
    { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' },
    { slot: 2, role: 'player', state: 'invited', name: '' },
  ],
  incompleteUntil: '2100-11-30T20:00:00Z',
};
const receipt = {
  id: 'r1',
  tournamentId: 'copa',
  acceptedAt: '2026-11-20T12:00:00Z',
  slot: 2,
  privateCode: PRIVATE,
  ticketId: TICKET,
};

const ownRegistration = {
  timeZone: 'America/Mexico_City',
  tournamentId: 'copa',
  tournamentName: 'Copa Prueba',
  fullName: 'Luis Mora',
  freeFireId: '987654321',
  slot: 2,
  role: 'player',
  number: 1,
  unit: invitation.unit,
  status: 'pending',
  place: 'held',
  createdAt: '2026-11-20T12:00:00Z',
  ticketId: TICKET,
};

const ok = (data: object) => () => Response.json({ success: true, data });
const refused = (status: number, code: string) => () =>
  Response.json({ success: false, error: `no: ${code}`, code }, { status });
const lost = () => {
  throw new TypeError('failed to fetch');
};

let looked: () => Response;
let own: () => Response;
let accepted: (() => Response)[];
let sent: Record<string, unknown>[];
let headers: Headers;

const MyTicket = () => `Mi torneo ${useParams().ticketId}`;

function open(code = CODE) {
  return openPage(
    <Routes>
      <Route path="/equipo/:invitation" element={<TeamInvitation />} />
      <Route path="/mi/:ticketId" element={<MyTicket />} />
    </Routes>,
    `/equipo/${code}`,
  );
}
const settle = (ms = 0) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return settle();
};

async function readRules() {
  await settled(async () => {
    await settle();
    expect(screen.getByRole('button', { name: 'ESPERANDO...' })).toHaveProperty('disabled', true);
  });
  for (let second = 0; second < 10; second += 1) await settle(1000);
  fireEvent.click(screen.getByRole('checkbox', { name: 'He leído y acepto las reglas del torneo' }));
  await press('CONTINUAR AL FORMULARIO');
}

async function fill() {
  fireEvent.click(screen.getByLabelText('Tengo 18 años o más'));
  type(/Nombre completo/, 'Luis Mora');
  type(/Nick/, 'LuisMX');
  type(/ID de Free Fire/, '987654321');
  type(/Correo/, 'luis@correo.mx');
  type(/Teléfono/, '+52 55 1234 5678');
  await settle();
}

const isInTeam = () =>
  settled(() => expect(screen.getByRole('heading', { name: '¡Ya estás en el equipo!' })).toBeDefined());

describe('an invitation to a team', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    looked = ok(invitation);
    own = ok(ownRegistration);
    accepted = [];
    sent = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const body = typeof init.body === 'string' ? init.body : '';
      if (url.includes('check-freefireid')) return ok({ exists: false })();
      if (url === '/api/registrations/status') return own();
      if (url === '/api/registrations/invitation') {
        if (init.method !== 'POST') {
          headers = new Headers(init.headers);
          return looked();
        }
        sent.push(JSON.parse(body) as Record<string, unknown>);
        return (accepted.shift() ?? ok(receipt))();
      }
      if (body.includes('/tournaments/')) return Response.json([{ found: tournament }]);
      return Response.json(body.includes('/forms/') ? [{ found: form }] : []);
    });
  });
  it.each(['.', '*', '\u200E'])('opens with a sign that an app put after its link: %j', async (sign) => {
    open(`${CODE}${sign}`);
    await settled(() => expect(screen.getByText('1 de 2')).toBeDefined());
    expect(headers.get('invitation-code')).toBe(CODE);
  });

  it('says who invites to which team, shows the rules, and ends with the links of the player', async () => {
    open();
    await settled(() => expect(screen.getByText('1 de 2')).toBeDefined());
    const there = screen.getByText(/^Tienen hasta .*30 nov/).nextElementSibling?.textContent;
    expect(there).toMatch(/5:00\sa\.\sm\. en Tokyo$/);
    const start = screen.getByRole('link', { name: 'Copa Prueba' }).parentElement?.textContent;
    expect(start).toMatch(/^Copa Prueba\. .+\s[ap]\.\sm\.(?!\.)/);
    expect(screen.getByText(/^Lee las reglas y escribe tus datos\./)).toBeDefined();
    await press('Leer reglas y entrar');
    expect(screen.getByRole('button', { name: 'Leer reglas y entrar' }).className).not.toContain('fire-fill');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reglas del torneo' }));
    const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
    await readRules();
    expect(moves).not.toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' });
    expect(screen.queryByText(/^Lee las reglas y escribe tus datos\./)).toBeNull();
    expect(headers.get('invitation-code')).toBe(CODE);
    expect(screen.getByText('AnaFNX te invita a su equipo')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Los Fénix' })).toBeDefined();
    expect(screen.queryByLabelText(/Nombre del equipo/)).toBeNull();
    await fill();
    await press('Entrar al equipo');
    await isInTeam();
    expect(screen.queryByText('AnaFNX te invita a su equipo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver mi estado' }).getAttribute('href')).toBe(
      `/inscripcion/${PRIVATE}`,
    );
    expect(screen.getByRole('link', { name: 'Ir a Mi torneo' }).getAttribute('href')).toBe(`/mi/${TICKET}`);
    expect(readOwnRegistrations()[0]).toMatchObject({ code: PRIVATE, playerName: 'Luis M' });
    expect(sent[0]).toMatchObject({ invitationCode: CODE, nick: 'LuisMX', freeFireId: '987654321' });
    expect(sent[0]).not.toHaveProperty('tournamentId');
  });

  it('shows the text of its page on the next visit, before any answer', async () => {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = INVITATION_PAGE_DATA_ID;
    element.textContent = JSON.stringify({ title: 'Entra a Los Fénix', text: 'Copa Prueba, hoy.' });
    document.body.append(element);
    const { unmount } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Entra a Los Fénix' })).toBeDefined();
    await settled(() => expect(screen.getByText('1 de 2')).toBeDefined());
    unmount();
    element.remove();
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Entra a Los Fénix' })).toBeDefined();
    expect(screen.getByText('Copa Prueba, hoy.')).toBeDefined();
    expect(screen.getByText(/^Lee las reglas y escribe tus datos\./)).toBeDefined();
    await settled(() => expect(screen.getByText('1 de 2')).toBeDefined());
  });

  it('names its team before the tournament has loaded, on a phone without stored text', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const answer = globalThis.fetch as (url: string, init: RequestInit) => Promise<Response>;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (typeof init.body === 'string' && init.body.includes('/tournaments/')) await arrived;
      return answer(url, init);
    });
    open('abcdefghjkmnpqrstvwxyz0124');
    await settled(() => expect(screen.getByRole('heading', { level: 1, name: 'Los Fénix' })).toBeDefined());
    expect(screen.getByText('Copa Prueba.')).toBeDefined();
    expect(screen.getByText(/^Lee las reglas y escribe tus datos\./)).toBeDefined();
    expect(screen.queryByText('1 de 2')).toBeNull();
    arrive();
    await settled(() => expect(screen.getByText('1 de 2')).toBeDefined());
  });

  it('names who else is in, apart from the captain who invites', async () => {
    const third = { slot: 3, role: 'player', state: 'accepted', name: 'Tercio' };
    looked = ok({ ...invitation, members: [...invitation.members, third] });
    open();
    await settled(() =>
      expect(screen.getByText(/^Entras como/).textContent).toBe(
        'Entras como jugador. Ya en el equipo: Tercio.',
      ),
    );
  });

  it('says no numbers of players, which nobody knows', async () => {
    const third = { slot: 3, role: 'player', state: 'accepted', name: 'Jugador 12-3' };
    const members = [{ ...invitation.members[0], name: 'Jugador 12' }, ...invitation.members.slice(1), third];
    looked = ok({ ...invitation, captain: 'Jugador 12', members });
    open();
    await settled(() => expect(screen.getByText('Te invitan a su equipo')).toBeDefined());
    expect(screen.queryByText(/Jugador \d/)).toBeNull();
  });

  it('of a team that waits promises no place, before and after', async () => {
    looked = ok({ ...invitation, place: 'waiting', incompleteUntil: null });
    accepted = [ok({ ...receipt, place: 'waiting' })];
    open();
    await settled(() =>
      expect(screen.getByText(/^Están en la lista de espera\. Mientras falte alguien/)).toBeDefined(),
    );
    expect(screen.queryByText(/^Tienen hasta/)).toBeNull();
    await readRules();
    await fill();
    await press('Entrar al equipo');
    await settled(() =>
      expect(
        screen.getByText('Entraste a «Los Fénix», que está en la lista de espera: todavía no tiene cupo.'),
      ).toBeDefined(),
    );
    expect(screen.getByRole('link', { name: 'Ver mi número' })).toBeDefined();
  });

  it('that was accepted without an answer is sent again with the same id, also after a reload', async () => {
    const first = open();
    await readRules();
    await fill();
    accepted = [lost];
    await press('Entrar al equipo');
    await settled(() => expect(screen.getByText(/Error de conexión/)).toBeDefined());
    first.unmount();
    looked = refused(409, 'invitation-full');
    open();
    await settle();
    await press('Reintentar ahora');
    await isInTeam();
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it.each([
    'invitation-full',
    'invitation-changed',
    'invitation-closed',
    'already-registered',
    'tournament-cancelled',
    'not-found',
  ])('refused while the player was typing (%s) says why, and loses no word', async (code) => {
    open();
    await readRules();
    await fill();
    accepted = [refused(code === 'not-found' ? 404 : 409, code)];
    await press('Entrar al equipo');
    await settled(() => expect(screen.getByText(`no: ${code}`)).toBeDefined());
    expect(screen.getByLabelText(/Correo/)).toHaveProperty('value', 'luis@correo.mx');
  });

  describe('that this phone has used', () => {
    async function use() {
      const first = open();
      await readRules();
      await fill();
      await press('Entrar al equipo');
      await isInTeam();
      first.unmount();
      looked = refused(409, 'invitation-full');
    }

    it('leads to the own Mi torneo, by the link that it has now', async () => {
      await use();
      const moved = '00000000000000000000000000';
      own = ok({ ...ownRegistration, ticketId: moved });
      open();
      await settled(() => expect(screen.getByText(`Mi torneo ${moved}`)).toBeDefined());
      expect(readOwnRegistrations()[0]?.unit.ticketId).toBe(moved);
    });

    it('lets a second person of the same phone in while the team is incomplete', async () => {
      await use();
      looked = ok(invitation);
      own = ok({ ...ownRegistration, members: invitation.members });
      open();
      await settled(() => expect(screen.getByText('Desde este teléfono se inscribió Luis M.')).toBeDefined());
      expect(screen.getByRole('link', { name: 'Ir a Mi torneo' }).getAttribute('href')).toBe(`/mi/${TICKET}`);
      await press('Inscribir a otra persona');
      await settled(() => expect(screen.getByText('AnaFNX te invita a su equipo')).toBeDefined());
      await readRules();
      await fill();
      const second = '00000000000000000000000001';
      accepted = [ok({ ...receipt, privateCode: second, slot: 3 })];
      await press('Entrar al equipo');
      await isInTeam();
      expect(readOwnRegistrations().map(({ code }) => code)).toEqual([second, PRIVATE]);
    });

    it('leads to the stored ticket without a connection', async () => {
      await use();
      own = lost;
      open();
      await settled(() => expect(screen.getByText(`Mi torneo ${TICKET}`)).toBeDefined());
      const failure = '[copa] the own registration could not be read ApiError: Error de conexión.';
      expect(takeConsole('warn')).toEqual([expect.stringContaining(failure)]);
    });

    it('is an ordinary invitation again once the captain removed the player', async () => {
      await use();
      looked = ok(invitation);
      own = refused(404, 'not-found');
      open();
      await settled(() => expect(screen.getByText('AnaFNX te invita a su equipo')).toBeDefined());
      expect(readOwnRegistrations()).toEqual([]);
    });
  });

  it.each([
    [409, 'invitation-full', 'El equipo ya está completo'],
    [409, 'invitation-changed', 'Este enlace cambió'],
    [409, 'invitation-closed', 'A este equipo no se puede entrar'],
    [409, 'tournament-cancelled', 'Torneo cancelado'],
    [404, 'not-found', 'Esta invitación ya no sirve'],
  ])('that leads nowhere says so: %i %s', async (status, code, title) => {
    looked = refused(status, code);
    open();
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it('with an incomplete code is not requested', async () => {
    looked = lost;
    open('a-medias');
    await settle();
    expect(screen.getByRole('heading', { name: 'Esta invitación ya no sirve' })).toBeDefined();
  });
});
