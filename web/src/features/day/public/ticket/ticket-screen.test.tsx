import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { restFields } from '../../../../../test/rest-document.ts';
import { openTicket } from './shown/ticket-parts.fixture.tsx';
import type { TicketSources } from './use-ticket.ts';
import '../../../../lib/network/public-firestore.ts';
import { pass } from '../../../../../test/pass.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const CODE = 'srqpnmkjhgfedcba9876543210';
const MINUTE = 60_000;
const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa Prueba',
  date: '2100-12-01T20:00:00Z',
  maxPlayers: 10,
  status: 'published',
});

const stored = (status: string, partner = 'accepted') => ({
  name: `projects/p/databases/(default)/documents/tickets/${ID}`,
  fields: restFields({
    tournamentId: 'copa',
    number: 7,
    name: 'Los Fénix',
    unit: { name: 'Los Fénix', tag: 'FNX', size: 2 },
    members: [
      { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' },
      { slot: 2, role: 'player', state: partner, name: partner === 'accepted' ? 'LuisMX' : '' },
    ],
    status,
    place: 'held',
    incompleteUntil: null,
  }),
});

let read: string[] = [];
let answer: () => Response = () => Response.json([]);
const found = (status: string) => () => Response.json([{ found: stored(status) }]);

const readTournament = vi.fn<() => Promise<typeof tournament | null>>();
const readTableRank = vi.fn<TicketSources['readTableRank']>();
const sources = { readTournament, readTableRank };

const open = (id = ID, own: Parameters<typeof openTicket>[0]['own'] = null) =>
  openTicket({ id, sources, own });
const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('«Mi torneo»', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    read = [];
    answer = found('approved');
    readTournament.mockReset();
    readTournament.mockResolvedValue(tournament);
    readTableRank.mockReset();
    readTableRank.mockResolvedValue(null);
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      read.push(...(JSON.parse(body) as { documents: string[] }).documents);
      return answer();
    });
  });

  it('says where the unit stands in one sentence, with its team and the time that is left', async () => {
    open();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1, name: 'FNX · Los Fénix' })).toBeDefined();
    expect(screen.getByText(/^Tienen su cupo\. Se juega /)).toBeDefined();
    expect(screen.getByText('LuisMX')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^Empieza en \d+ días( \d+ h)?$/);
    expect(screen.getByText(/^Copa Prueba juegan el .+ [ap]\. m\.$/)).toBeDefined();
    expect(screen.getByText('calendario')).toBeDefined();
    expect(screen.getByText(/^¿No puedes jugar\? Retírate con el enlace privado/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver torneo y reglas' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Calendario siempre al día' }).getAttribute('href')).toBe(
      `webcal://${location.host}/api/registrations/ticket/${ID}/calendar.ics`,
    );
  });

  it('reports no failure of a call that ends after the page was left', async () => {
    answer = () => {
      throw new TypeError('failed to fetch');
    };
    open().unmount();
    await pass(0);
    expect(read).toHaveLength(1);
    expect(takeConsole('warn')).toEqual([]);
  });

  it('links to the organisers only if its sentence says so', async () => {
    const write = () => screen.queryByRole('link', { name: 'Escribir a la organización' });
    answer = found('rejected');
    const { unmount } = open();
    await pass(0);
    expect(screen.getByText('Si crees que es un error, escribe a la organización.')).toBeDefined();
    expect(write()?.getAttribute('href')).toMatch(/^https:\/\/(chat\.whatsapp\.com|wa\.me)\//);
    unmount();
    answer = found('approved');
    open();
    await pass(0);
    expect(write()).toBeNull();
  });

  it('leads to the table of the tournament', async () => {
    readTournament.mockResolvedValue({ ...tournament, stage: 1 });
    open();
    await pass(0);
    expect(screen.getByRole('link', { name: 'Tabla de posiciones' }).getAttribute('href')).toBe(
      '/tournament/copa/posiciones',
    );
  });

  it('shows changes by an organiser within a minute', async () => {
    open();
    await pass(0);
    readTournament.mockResolvedValue({ ...tournament, cancelledAt: new Date(), cancelReason: 'Sin luz.' });
    await pass(MINUTE);
    expect(screen.getByText('Este torneo fue cancelado.')).toBeDefined();
    expect(screen.getByText('Motivo: Sin luz.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver otros torneos' }).getAttribute('href')).toBe('/tournaments');
  });

  it('reads nothing while the page is hidden, and everything when it is shown again', async () => {
    open();
    await pass(0);
    await show(true);
    await pass(9 * MINUTE);
    expect([read.length, readTournament.mock.calls.length]).toEqual([1, 1]);
    await show(false);
    await pass(0);
    expect([read.length, readTournament.mock.calls.length]).toEqual([2, 2]);
    await show(true);
    await show(false);
    await pass(0);
    expect([read.length, readTournament.mock.calls.length]).toEqual([2, 2]);
  });

  it('has the hour of the tournament once, beside the hour of play, for a reader with another clock', async () => {
    readTournament.mockResolvedValue({ ...tournament, timeZone: 'America/Mexico_City' });
    await act(async () => void open());
    const [hour, ...more] = screen.getAllByText('(2:00 p. m. en México)');
    expect(more).toEqual([]);
    expect(hour?.parentElement?.textContent).toMatch(/\njuegan el mié 1 dic 2100, 8:00\sp\.\sm\.\s\(2:00/);
  });

  it('shows its last state with its hour without a connection, also on a later visit', async () => {
    const first = open();
    await pass(0);
    first.unmount();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await pass(0);
    expect(screen.getByText(/^Tienen su cupo\. Se juega /)).toBeDefined();
    expect(screen.getByText(/^No pudimos actualizar: así estaba .+:\d\d/)).toBeDefined();
    expect(read).toHaveLength(1);
  });

  it.each([
    ['captain', true, 'Comparte la invitación con quien falta.', ['Ver mis datos o retirarme']],
    ['partner', false, /^Pídele al capitán que comparta otra vez/, ['Ver mis datos o retirarme']],
    ['anybody', null, /^Avísale a tu capitán: la invitación está en su enlace privado/, []],
  ] as const)('of a team that is not complete advises its %s', async (_who, isCaptain, advice, own) => {
    answer = () => Response.json([{ found: stored('pending', 'invited') }]);
    open(ID, isCaptain === null ? null : { code: CODE, isCaptain });
    await pass(0);
    expect(screen.getByText('Falta 1 jugador.')).toBeDefined();
    expect(screen.getByText(advice)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const privateLinks = links.filter(([, href]) => href?.startsWith('/inscripcion/'));
    expect(privateLinks).toEqual(own.map((name) => [name, `/inscripcion/${CODE}`]));
  });

  it('does not link to a tournament that is not published', async () => {
    readTournament.mockResolvedValue(null);
    open();
    await pass(0);
    expect(screen.getByText('Este torneo no está publicado.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ver torneo y reglas' })).toBeNull();
  });

  it('follows changes, and says if an answer does not come', async () => {
    answer = found('pending');
    open();
    await pass(0);
    expect(screen.getByText('Recibimos tu inscripción. Falta que la aprueben.')).toBeDefined();
    answer = () => new Response('', { status: 503 });
    await pass(MINUTE);
    expect(screen.getByText('Recibimos tu inscripción. Falta que la aprueben.')).toBeDefined();
    expect(screen.getByText(/^No pudimos actualizar/)).toBeDefined();
    expect(takeConsole('warn').join()).toContain('the ticket could not be loaded');
    answer = found('approved');
    await pass(MINUTE);
    expect(screen.getByText(/^Tienen su cupo/)).toBeDefined();
    expect(screen.queryByText(/^No pudimos actualizar/)).toBeNull();
  });

  it('says what to do if the ticket is gone, stops requesting it, and deletes the stored one', async () => {
    const first = open();
    await pass(0);
    first.unmount();
    answer = () => Response.json([{ missing: 'tickets' }]);
    open();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
    await pass(5 * MINUTE);
    expect(read).toHaveLength(2);
    expect(localStorage.getItem('copa-fenix_tickets')).not.toContain('Los Fénix');
  });

  it.each([
    ['none', '[]', ['Ver torneos']],
    ['another registration', `[{"code":"${CODE}"}]`, ['Ver mis inscripciones', 'Ver torneos']],
  ])('leads a phone with %s to a page that has something, if the ticket is gone', async (_, own, ways) => {
    localStorage.setItem('copa-fenix_inscripciones', own);
    answer = () => Response.json([{ missing: 'tickets' }]);
    open();
    await pass(0);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways);
  });

  it('says from the top that it is gone, on a page that was scrolled', async () => {
    open();
    await pass(0);
    const scroll = vi.spyOn(window, 'scrollTo');
    answer = () => Response.json([{ missing: 'tickets' }]);
    await pass(MINUTE);
    expect(screen.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeDefined();
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('stays off a phone from which another tab removed it', async () => {
    open();
    await pass(0);
    expect(localStorage.getItem('copa-fenix_tickets')).toContain('Los Fénix');
    localStorage.setItem('copa-fenix_tickets', '[]');
    await pass(MINUTE);
    expect(read).toHaveLength(2);
    expect(localStorage.getItem('copa-fenix_tickets')).toBe('[]');
  });

  it('is not requested with an incomplete id', async () => {
    open('no-es-un-boleto');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
    expect(screen.getByText(/^Quizá está incompleto, .+ o se eliminó el torneo\./)).toBeDefined();
    expect(read).toEqual([]);
  });
});
