import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { readFrom } from '@copa/domain/time/reader.fixture';
import { CLIENT_MESSAGES } from '@copa/domain/words/errors';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { keepRegistration, readOwnRegistrations } from './own-registrations.ts';
import { OwnStatus } from './own-status.tsx';
import { completeTeam, keptOwn, ownRegistration, ownTeam } from './state/own-registration.fixture.ts';

const CODE = keptOwn.code;
const { invitationCode: INVITATION } = ownTeam.invitation;
const team = { ...ownTeam, incompleteUntil: '2026-11-21T00:00:00Z' };

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (changes: object) => async () =>
  Response.json({ success: true, data: { ...ownRegistration, ...changes } });
const gone = async () => Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });
const disabledSite = async () => new Response('<h1>Site Not Found</h1>', { status: 404 });

/** Other parts of the page may ask for their own data at any time. */
const lastCallTo = (address: string) => network.mock.calls.findLast(([url]) => url === address)?.[1];

function open() {
  openPage(<OwnStatus code={CODE} />);
}

function openAs(changes: object = {}) {
  network.mockImplementation(answer(changes));
  open();
}

const groups = () =>
  DEFAULT_SITE.community.map(({ label }) =>
    screen.queryByRole('link', { name: label })?.getAttribute('href'),
  );

describe('the own status', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    readFrom('America/Mexico_City');
    vi.setSystemTime('2026-11-18T12:00:00Z');
  });
  it.each([
    [{}, true],
    [{ cancelledAt: '2026-11-17T13:00:00Z' }, false],
    [{ tournamentDate: '2026-11-15T02:00:00Z' }, false],
    [{ place: 'released', releasedBy: 'entry' }, false],
  ])('shows a minor the link for the adult as long as it is needed: %j', async (changes, isThere) => {
    openAs({ ageBand: 'minor', consentCode: '9876543210zyxwvtsrqpnmkjhg', ...changes });
    await screen.findByRole('heading', { level: 2, name: 'AnaFNX' });
    expect(screen.queryByText('Falta el permiso de tu adulto responsable') !== null).toBe(isThere);
  });

  it('names the tournament and a single player, and says when it is played, and by which clock', async () => {
    openAs();
    await screen.findByRole('heading', { level: 2, name: 'AnaFNX' });
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Copa Prueba');
    expect(screen.queryByText(/Jugador 7/)).toBeNull();
    expect(screen.getByText('Fecha').nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Vie 27 nov, 8:00 p. m.9:00 p. m. en Colombia',
    );
    expect(screen.getByText('Jugador').nextElementSibling?.textContent).toBe('Ana Pérez');
    expect(screen.getByText('ID de Free Fire').nextElementSibling?.textContent).toBe('123456789');
    expect(screen.getByText('Inscrito el').nextElementSibling?.textContent).toMatch(/^\p{Lu}/u);
    expect(groups()).toEqual(DEFAULT_SITE.community.map(() => undefined));
  });

  it('is requested without its code in the address, because logs and histories keep addresses', async () => {
    openAs();
    await screen.findByText('Pendiente');
    const { headers } = lastCallTo('/api/registrations/status') ?? {};
    expect(new Headers(headers).get('private-code')).toBe(CODE);
  });

  it('uses the clock of a phone that does not know the zone', async () => {
    openAs({ timeZone: 'America/Ciudad_Nueva' });
    await screen.findByText('Pendiente');
    expect(screen.getByText('Fecha').nextElementSibling?.textContent).toContain('Vie 27 nov');
  });

  it('leads players with a place to the groups', async () => {
    openAs({ status: 'approved', decidedAt: '2026-11-21T12:00:00Z' });
    await screen.findByText('Aprobado');
    expect(groups()).toEqual(DEFAULT_SITE.community.map(({ url }) => url));
    const official = screen.getByText('Entra a un grupo oficial:').nextElementSibling;
    expect(official?.textContent).toBe('Grupo de WhatsApp 1Grupo de WhatsApp 2');
  });

  it('says why a unit has no place', async () => {
    openAs({ status: 'rejected', reason: 'El nivel es menor a 40.' });
    await screen.findByText('Rechazado');
    expect(screen.getByText('El nivel es menor a 40.')).toBeDefined();
  });

  it('tells a player that the accepted rules have changed, as long as that matters', async () => {
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00Z'));
    for (const [changes, path] of [
      [{}, '/tournament/copa'],
      [{ hasNewRules: false }],
      [{ place: 'released' }],
      [{ cancelledAt: '2026-11-20T12:00:00Z' }],
      [{ tournamentDate: '2026-11-19T02:00:00Z' }],
      [{ tournamentDate: '2026-11-21T02:00:00Z', endDate: '2026-11-22T02:00:00Z' }, '/tournament/copa'],
      [{ tournamentDate: '2026-11-21T09:00:00Z', endedAt: '2026-11-21T11:00:00Z' }],
    ] as const) {
      openAs({ hasNewRules: true, ...changes });
      await screen.findByText('Copa Prueba');
      const link = screen.queryByRole('link', { name: 'Lee las reglas de ahora' });
      expect(link?.getAttribute('href')).toBe(path);
      cleanup();
    }
  });

  it('loads again if the answer did not come', async () => {
    keepRegistration(keptOwn);
    network.mockRejectedValueOnce(new TypeError('failed to fetch'));
    openAs();
    await screen.findByRole('heading', { name: 'No pudimos ver tu inscripción' });
    const toTicket = screen.getByRole('link', { name: 'Ir a Mi torneo' });
    expect(toTicket.getAttribute('href')).toBe(`/mi/${keptOwn.unit.ticketId}`);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Pendiente')).toBeDefined();
  });

  it('says that the registration is gone, and removes it from this phone', async () => {
    keepRegistration(keptOwn);
    network.mockImplementation(gone);
    open();
    expect(await screen.findByRole('heading', { name: 'No encontramos esta inscripción' })).toBeDefined();
    expect(screen.getByText(/ya se borró\. Si debería estar, escribe a la organización\.$/)).toBeDefined();
    expect(readOwnRegistrations()).toEqual([]);
  });

  it('stays on this phone while the site is disabled, and is not called withdrawn', async () => {
    keepRegistration(keptOwn);
    openAs();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    network.mockImplementation(disabledSite);
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await screen.findByText('Recurso no encontrado.');
    await userEvent.click(screen.getByRole('button', { name: 'Conservarla' }));
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByRole('heading', { name: 'No pudimos ver tu inscripción' });
    expect(readOwnRegistrations()).toHaveLength(1);
  });

  it('keeps the question open while its withdrawal is being sent', async () => {
    openAs();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    let refuse: (cause: unknown) => void = () => undefined;
    network.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conservarla' }));
    expect(screen.getByRole('dialog', { name: '¿Retirar tu inscripción?' })).toBeDefined();
    refuse(new TypeError('failed to fetch'));
    expect(await screen.findByText(CLIENT_MESSAGES.network)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Conservarla' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retirar mi inscripción' }));
    expect(screen.queryByText(CLIENT_MESSAGES.network)).toBeNull();
  });

  it('ends with the list of erased data, scrolled to the top', async () => {
    openAs();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    network.mockImplementationOnce(async () => Response.json({ success: true, data: { erased: true } }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await screen.findByRole('heading', { name: 'Inscripción retirada' });
    expect(document.activeElement?.textContent).toContain('Liberamos tu cupo');
  });

  it('is withdrawn even if the first answer was lost', async () => {
    openAs();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    network.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await screen.findByText(CLIENT_MESSAGES.network);
    network.mockImplementationOnce(gone);
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    expect(await screen.findByRole('heading', { name: 'Inscripción retirada' })).toBeDefined();
  });

  it('of a team says who is missing until when, and gives the captain the invitation', async () => {
    openAs(team);
    expect(await screen.findByRole('heading', { name: 'FNX · Los Fénix' })).toBeDefined();
    expect(screen.getByText('Falta alguien')).toBeDefined();
    expect(screen.getByText('1 de 2')).toBeDefined();
    expect(screen.getByText('Falta 1 jugador')).toBeDefined();
    expect(screen.getByText(/^Tienen hasta el vie 20 nov/)).toBeDefined();
    expect(screen.getByText(/Si falta alguien, pierden el cupo\.$/)).toBeDefined();
    expect(screen.getByText(/En cuanto esté completo, un organizador la revisará/)).toBeDefined();
    const href = screen.getByRole('link', { name: /Invitar por WhatsApp/ }).getAttribute('href') ?? '';
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(message).toContain('Copa Prueba');
    expect(message).toContain('«Los Fénix»');
    expect(message).toContain(`/equipo/${INVITATION}`);
  });

  it('of an incomplete team tells other members to ask the captain', async () => {
    openAs({ ...team, slot: 2, role: 'player', invitation: null });
    expect(await screen.findByText(/Pídele al capitán que comparta otra vez/)).toBeDefined();
    expect(screen.queryByText(/^Tienen hasta/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Invitar por WhatsApp/ })).toBeNull();
  });

  it('stores on this device which ticket is its own, and whether it is now that of a captain', async () => {
    keepRegistration(keptOwn);
    openAs(team);
    await screen.findByText('Falta alguien');
    const { ticketId } = ownRegistration;
    const now = { tournamentName: 'Copa Prueba', playerName: 'Ana P', slot: 1, invitation: INVITATION };
    const registeredAt = Date.parse(ownRegistration.createdAt);
    const unit = { ticketId, isCaptain: true, size: 2 };
    expect(readOwnRegistrations()).toEqual([{ ...keptOwn, ...now, registeredAt, unit }]);
  });

  it('is stored by the phone that opens it', async () => {
    openAs();
    await screen.findByText('Pendiente');
    expect(readOwnRegistrations().map(({ code, tournamentId }) => [code, tournamentId])).toEqual([
      [CODE, 'copa'],
    ]);
  });

  it('of a team asks for no action after the tournament was cancelled', async () => {
    openAs({ ...team, cancelledAt: '2026-11-20T13:00:00Z' });
    expect(await screen.findByText('El torneo no se jugará: no tienes que hacer nada más.')).toBeDefined();
    expect(screen.queryByText(/un organizador la revisará|Falta 1 jugador/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Invitar por WhatsApp/ })).toBeNull();
  });

  it('of a team can be left by a member, and withdrawn by its captain, each after a question', async () => {
    openAs(completeTeam);
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar a todo el equipo' }));
    network.mockImplementationOnce(async () => Response.json({ success: true, data: { erased: true } }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar a todos' }));
    await screen.findByRole('heading', { name: 'Equipo retirado' });
    expect(lastCallTo('/api/registrations/unit')?.method).toBe('DELETE');
  });

  it('of another member offers to leave, and nothing about the others', async () => {
    openAs({ ...completeTeam, slot: 2, role: 'player', nick: 'LuisMX' });
    await userEvent.click(await screen.findByRole('button', { name: 'Salir del equipo' }));
    expect(screen.queryByRole('button', { name: 'Retirar a todo el equipo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cambiar los nombres' })).toBeNull();
    expect(screen.queryByText(/^El capitán pasa/)).toBeNull();
    network.mockImplementationOnce(async () => Response.json({ success: true, data: { erased: true } }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, salir y borrar' }));
    await screen.findByRole('heading', { name: 'Saliste del equipo' });
    expect(lastCallTo('/api/registrations/status')?.method).toBe('DELETE');
  });

  it('changes the public names, and keeps typed text after a failure', async () => {
    openAs(team);
    const change = await screen.findByRole('button', { name: 'Cambiar los nombres' });
    const regions = screen.getAllByRole('status');
    await userEvent.click(change);
    const name = screen.getByLabelText(/Nombre del equipo/);
    expect(document.activeElement).toHaveProperty('tagName', 'INPUT');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(screen.getByText('El nombre del equipo es obligatorio')).toBeDefined();
    await userEvent.type(name, 'Las');
    expect(screen.queryByText('El nombre del equipo es obligatorio')).toBeNull();
    network.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(CLIENT_MESSAGES.network)).toBeDefined();
    await userEvent.type(name, ' Brasas');
    expect(screen.queryByText(CLIENT_MESSAGES.network)).toBeNull();
    expect(name).toHaveProperty('value', 'Las Brasas');
    network.mockImplementationOnce(answer({ ...team, unit: { ...team.unit, name: 'Las Brasas' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('heading', { name: 'FNX · Las Brasas' })).toBeDefined();
    expect(regions.map(({ textContent }) => textContent)).toContain('✓ Listo, lo recibimos.');
    expect(document.activeElement?.textContent).toBe('Cambiar los nombres');
  });

  it('of an approved player keeps the public names, and shows the wished ones', async () => {
    openAs({ ...completeTeam, status: 'approved' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los nombres' }));
    expect(screen.getByText(/^Ya estás en la lista pública: un organizador revisa/)).toBeDefined();
    const nick = screen.getByLabelText(/Tu nick/);
    await userEvent.clear(nick);
    await userEvent.type(nick, 'Nova');
    const unit = { name: 'Las Brasas', tag: '' };
    const wish = { revision: 1, state: 'asked', nick: 'Nova', unit };
    network.mockImplementationOnce(answer({ ...completeTeam, status: 'approved', wish }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const notice = 'Pediste llamarte Nova y que tu equipo se llame Las Brasas. Un organizador lo revisa.';
    expect(await screen.findByText(notice)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'FNX · Los Fénix' })).toBeDefined();
    expect(screen.getByText('AnaFNX')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar los nombres' }));
    expect(screen.getByLabelText(/Tu nick/)).toHaveProperty('value', 'Nova');
    expect(screen.getByLabelText(/Nombre del equipo/)).toHaveProperty('value', 'Las Brasas');
  });

  it.each([
    ['refused', 'Pediste llamarte Nova. Un organizador no lo aceptó: sigues como antes.'],
    ['taken', null],
    ['dropped', null],
  ])('says what happened to a wished name that was %s', async (state, notice) => {
    const wish = { revision: 1, state, nick: 'Nova', unit: null };
    openAs({ status: 'approved', wish });
    await screen.findByText('Aprobado');
    expect(screen.queryByText(/^Pediste/)?.textContent ?? null).toBe(notice);
  });

  it.each([
    [{}, 'alguien de confianza'],
    [team, 'tu equipo'],
  ])('says that the ticket shows the room, and whom it is for: %#', async (changes, whom) => {
    openAs(changes);
    expect(
      await screen.findByText(new RegExp(`pero sí tu sala: compártela solo con ${whom}\\.$`)),
    ).toBeDefined();
  });

  it('leads to the ticket, and changes its link', async () => {
    openAs();
    const link = await screen.findByRole('link', { name: 'Ir a Mi torneo' });
    expect(link.getAttribute('href')).toBe(`/mi/${ownRegistration.ticketId}`);
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar el enlace de «Mi torneo»' }));
    network.mockImplementationOnce(answer({ ticketId: CODE }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, cambiarlo' }));
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe(`/mi/${CODE}`));
  });

  it('shows what an act changed, although the answer to an earlier tap on «Actualizar» comes after it', async () => {
    openAs();
    const link = await screen.findByRole('link', { name: 'Ir a Mi torneo' });
    let arrive: () => void = () => undefined;
    const older = await answer({})();
    network.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(older);
        }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar el enlace de «Mi torneo»' }));
    network.mockImplementationOnce(answer({ ticketId: CODE }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, cambiarlo' }));
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe(`/mi/${CODE}`));
    network.mockImplementation(answer({ ticketId: CODE }));
    await act(async () => arrive());
    expect(link.getAttribute('href')).toBe(`/mi/${CODE}`);
  });

  it('says that the place was released', async () => {
    openAs({ ...team, place: 'released', invitation: null });
    expect(await screen.findByText('Cupo liberado')).toBeDefined();
    expect(screen.queryByText(/El cupo se guarda hasta/)).toBeNull();
  });
});

describe('the page of a player', () => {
  beforeEach(() => void vi.stubGlobal('fetch', network));
  it('is switched on, shared, and deleted after a question', async () => {
    const key = 'srqpnmkjhgfedcba9876543210';
    openAs();
    const user = userEvent.setup();
    const on = await screen.findByRole('button', { name: 'Activar mi página' });
    network.mockImplementation(answer({ key }));
    await user.click(on);
    const link = await screen.findByRole('link', { name: 'Ver mi página' });
    expect(link.getAttribute('href')).toBe(`/jugador/${key}`);
    expect(document.activeElement).toBe(link);
    const copies = screen.getAllByRole('button', { name: /^Copiar/ }).map(({ textContent }) => textContent);
    expect(new Set(copies).size).toBe(3);
    const address = '/api/registrations/status/player-page';
    expect(lastCallTo(address)).toMatchObject({ method: 'PUT', body: '{"on":true,"otherCodes":[]}' });
    network.mockImplementation(answer({ key: null }));
    await user.click(screen.getByRole('button', { name: 'Desactivarla' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, borrarla' }));
    const again = await screen.findByRole('button', { name: 'Activar mi página' });
    expect(lastCallTo(address)?.body).toBe('{"on":false,"otherCodes":[]}');
    await vi.waitFor(() => expect(document.activeElement).toBe(again));
  });
  it('is joined with the page of the other registrations that this phone keeps', async () => {
    const other = 'srqpnmkjhgfedcba9876543210';
    for (const code of [CODE, other]) keepRegistration({ ...keptOwn, code, tournamentId: code });
    openAs();
    await userEvent.click(await screen.findByRole('button', { name: 'Activar mi página' }));
    const joined = JSON.stringify({ on: true, otherCodes: [other] });
    await vi.waitFor(() => expect(network.mock.calls.map(([, { body }]) => body)).toContain(joined));
  });
});
