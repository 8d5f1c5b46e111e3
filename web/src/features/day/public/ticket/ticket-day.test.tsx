import { TABLE } from '@copa/domain/day/headline.fixture';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTicket } from './shown/ticket-parts.fixture.tsx';
import { readTap } from './tap-part.tsx';
import type { TicketSources } from './use-ticket.ts';
import '../../../../lib/network/public-firestore.ts';
import './own-position.ts';
import { pass } from '../../../../../test/pass.ts';
import { restFields } from '../../../../../test/rest-document.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const SIBLING = 's'.repeat(26);
const NOW = Date.parse('2026-12-01T20:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE);

const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa Prueba',
  date: at(60),
  maxPlayers: 48,
  currentPlayers: 48,
  waitingPlayers: 3,
  waitlist: { max: 8, mode: 'auto', endsAt: null },
  status: 'published',
  windows: [{ kind: 'match', opensAt: at(-5), closesAt: at(35) }],
});

const unit = {
  tournamentId: 'copa',
  number: 7,
  name: 'AnaFNX',
  unit: { name: '', tag: '', size: 1 },
  members: [],
  status: 'approved',
  place: 'held',
};
const confirmed = { ...unit, confirmations: { match: { at: at(0), by: 'player' } } };
const waiting = { ...unit, place: 'waiting', turn: 'c'.repeat(26) };

let documents: Record<string, object> = {};
let read: string[] = [];
let online = true;
let taps: { readonly path: string; readonly ticket: string | null; readonly body: unknown }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

const says = (data: object) => () => Response.json({ success: true, data });
const accepted = says({ outcome: 'confirmed', ticket: { id: ID, ...confirmed } });
const refused = (status: number, code: string, error: string) => () =>
  Response.json({ success: false, error, code }, { status });

const readTournament = vi.fn<() => Promise<typeof tournament | null>>();
const readTableRank = vi.fn<TicketSources['readTableRank']>();
const sources = { readTournament, readTableRank };

const open = () => openTicket({ id: ID, sources, own: null });
const board = () => screen.getByRole('link', { name: 'Tabla de posiciones' }).getAttribute('href');
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return pass();
};
const goOnline = (is: boolean) => {
  online = is;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  fireEvent(window, new Event(is ? 'online' : 'offline'));
  return pass();
};

async function answer(url: string, init: { body: string; headers: HeadersInit }): Promise<Response> {
  if (!online) throw new TypeError('Failed to fetch');
  if (url.startsWith('/api/')) {
    const ticket = new Headers(init.headers).get('ticket-id');
    taps.push({ path: url.split('/').at(-1) ?? '', ticket, body: init.body && JSON.parse(init.body) });
    return (answers.shift() ?? accepted)();
  }
  const [name = ''] = (JSON.parse(init.body) as { documents: string[] }).documents;
  const path = name.split('/').slice(-2).join('/');
  read.push(path);
  const data = documents[path];
  const found = data === undefined ? { missing: name } : { found: { name, fields: restFields(data) } };
  return Response.json([{ ...found, readTime: new Date().toISOString() }]);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  documents = {
    [`tickets/${ID}`]: unit,
    'turns/copa': { waiting: ['a', 'b', 'c'].map((key) => key.repeat(26)) },
  };
  [read, taps, answers] = [[], [], []];
  online = true;
  readTournament.mockReset();
  readTournament.mockResolvedValue(tournament);
  readTableRank.mockReset();
  readTableRank.mockResolvedValue(null);
  vi.stubGlobal('fetch', answer);
});

describe('the tap of a unit', () => {
  it('confirms, and the screen knows it without another read', async () => {
    open();
    await pass();
    await press('CONFIRMO');
    expect(taps).toEqual([{ path: 'confirmation', ticket: ID, body: { window: 'match' } }]);
    expect(screen.getByText(/^Listo, confirmaste\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CONFIRMO' })).toBeNull();
    expect([read, readTap(ID)]).toEqual([[`tickets/${ID}`], null]);
  });

  it('is not undone by an answer to an earlier request', async () => {
    let arrive: (response: Response) => void = () => undefined;
    open();
    await pass();
    vi.stubGlobal('fetch', (url: string, init: { body: string; headers: HeadersInit }) =>
      url.startsWith('/api/') ? answer(url, init) : new Promise<Response>((resolve) => (arrive = resolve)),
    );
    await pass(MINUTE);
    await press('CONFIRMO');
    arrive(Response.json([{ found: { name: `tickets/${ID}`, fields: restFields(unit) } }]));
    await pass();
    expect(screen.getByText(/^Listo, confirmaste\./)).toBeDefined();
  });

  it('after the close is kept for the organisers, who decide', async () => {
    readTournament.mockResolvedValue({
      ...tournament,
      windows: tournament.windows.map((window) => ({ ...window, closesAt: new Date(NOW - MINUTE) })),
    });
    answers = [says({ outcome: 'late', ticket: { id: ID, ...unit, late: { match: at(0) } } })];
    open();
    await pass();
    await press('AVISAR QUE SÍ VOY');
    expect(screen.getByText('Tu aviso llegó tarde: decide la organización.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'AVISAR QUE SÍ VOY' })).toBeNull();
  });

  it('that is refused says why, in the words of the answer, and is not sent again', async () => {
    answers = [refused(409, 'confirmation-closed', 'El plazo para confirmar ya terminó.')];
    open();
    await pass();
    await press('CONFIRMO');
    expect(screen.getByRole('alert').textContent).toBe('El plazo para confirmar ya terminó.');
    expect(readTap(ID)).toBeNull();
    await pass(2 * MINUTE);
    expect(taps).toHaveLength(1);
  });

  it('without a connection is kept, says so, and is sent once when it is back', async () => {
    open();
    await pass();
    await goOnline(false);
    await press('CONFIRMO');
    expect(screen.getByRole('alert').textContent).toMatch(/^Todavía sin confirmar\. Se envía al volver/);
    expect([taps, readTap(ID)]).toEqual([[], 'match']);
    await pass(5 * MINUTE);
    expect(taps).toEqual([]);
    documents[`tickets/${ID}`] = confirmed;
    await goOnline(true);
    await pass(MINUTE);
    expect(taps).toHaveLength(1);
    expect(screen.getByText(/^Listo, confirmaste\./)).toBeDefined();
    expect(readTap(ID)).toBeNull();
  });

  it('leaves the tap of another ticket on the same phone as it was kept', async () => {
    const keptTaps = () => JSON.parse(localStorage.getItem('copa-fenix_taps') ?? '{}') as unknown;
    localStorage.setItem('copa-fenix_taps', JSON.stringify({ [SIBLING]: 'match' }));
    open();
    await pass();
    await goOnline(false);
    await press('CONFIRMO');
    expect(keptTaps()).toEqual({ [SIBLING]: 'match', [ID]: 'match' });
    await goOnline(true);
    await pass(MINUTE);
    expect(keptTaps()).toEqual({ [SIBLING]: 'match' });
  });

  it('that the page of a Wi-Fi answers says that there is a network, and is kept', async () => {
    answers = [() => new Response('<html>', { status: 403 })];
    open();
    await pass();
    await press('CONFIRMO');
    expect(screen.getByRole('alert').textContent).toMatch(/^Todavía sin confirmar\. Hay red, pero/);
    expect(readTap(ID)).toBe('match');
  });

  it('that an earlier visit could not send is sent by the next one', async () => {
    const first = open();
    await pass();
    await goOnline(false);
    await press('CONFIRMO');
    first.unmount();
    await goOnline(true);
    open();
    await pass();
    expect(taps).toHaveLength(1);
    expect(screen.getByText(/^Listo, confirmaste\./)).toBeDefined();
  });

  it('that says «I am there» is for waiting units', async () => {
    documents[`tickets/${ID}`] = waiting;
    answers = [says({ ticket: { id: ID, ...waiting, readyAt: at(0) } })];
    open();
    await pass();
    expect(screen.getByText(/^Eres el 3\.º en espera\. ¿Estás listo/)).toBeDefined();
    await press('ESTOY LISTO');
    expect(taps.map(({ path }) => path)).toEqual(['ready']);
    expect(screen.getByText('Ya avisaste. Eres el 3.º en espera.')).toBeDefined();
  });
});

describe('the day of a unit', () => {
  it('counts its own number in the queue while it waits, and says at once when it has a place', async () => {
    documents[`tickets/${ID}`] = waiting;
    open();
    await pass();
    documents['turns/copa'] = { waiting: ['c'.repeat(26)] };
    await pass(2 * MINUTE);
    expect(screen.getByText(/^Eres el 1\.º en espera/)).toBeDefined();
    documents[`tickets/${ID}`] = { ...unit, promotedAt: at(1), placedAt: at(1), confirmBy: at(21) };
    await pass(MINUTE);
    expect(screen.getByText(/^¡Te tocó un cupo! Confirma antes de las /)).toBeDefined();
    const asked = read.filter((path) => path === 'turns/copa').length;
    await pass(5 * MINUTE);
    expect(read.filter((path) => path === 'turns/copa')).toHaveLength(asked);
  });

  it('reads its rank in the table of its stage at each poll, and drops it with the stage', async () => {
    const drawn = { ...confirmed, lobby: { stage: 2, id: 'a' } };
    documents[`tickets/${ID}`] = drawn;
    readTableRank.mockResolvedValue({ ...TABLE, stage: 2, rank: 3, points: 1 });
    readTournament.mockResolvedValue({ ...tournament, stage: 2 });
    open();
    await pass();
    expect(readTableRank.mock.lastCall).toEqual(['copa', 2, 7]);
    expect(screen.getByText('Vas 3.º con 1 punto; pasan 6.')).toBeDefined();
    const figures = [...document.querySelectorAll('dl > div')].map(({ children: [term, figure] }) => [
      figure?.textContent,
      term?.textContent,
    ]);
    expect(figures).toEqual([
      ['3.º', 'de 48'],
      ['1', 'punto'],
      ['1', 'Booyah'],
      ['9', 'bajas'],
    ]);
    expect(board()).toBe('/tournament/copa/posiciones');
    readTableRank.mockResolvedValue({ ...TABLE, stage: 2, rank: 1, points: 30 });
    await pass(MINUTE);
    expect(screen.getByText('Vas 1.º con 30 puntos; pasan 6.')).toBeDefined();
    readTableRank.mockResolvedValue({ ...TABLE, stage: 2, rank: 9, pass: 'out', isClosed: true });
    await pass(MINUTE);
    expect(screen.getByRole('heading', { name: 'Resultado' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver la tabla' }).getAttribute('href')).toBe(
      '/tournament/copa/posiciones',
    );
    expect(screen.queryByRole('link', { name: 'Tabla de posiciones' })).toBeNull();
    readTableRank.mockResolvedValue({ ...TABLE, stage: 2, rank: 1, points: 30 });
    readTournament.mockResolvedValue({ ...tournament, stage: 3 });
    await pass(MINUTE);
    expect(board()).toBe('/tournament/copa/posiciones?fase=2');
  });

  it('leads to other tournaments once the tournament is over, and offers no more to leave', async () => {
    documents[`tickets/${ID}`] = { ...confirmed, lobby: { stage: 2, id: 'a' } };
    readTableRank.mockResolvedValue({ ...TABLE, stage: 2, rank: 9, pass: null, isClosed: true });
    readTournament.mockResolvedValue({ ...tournament, stage: 2 });
    open();
    await pass();
    expect(screen.queryByRole('link', { name: 'Ver otros torneos' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Mis datos o retirarme' })).toBeDefined();
    readTournament.mockResolvedValue({ ...tournament, stage: 2, date: at(-300), endedAt: at(-1) });
    await pass(MINUTE);
    expect(screen.getByRole('link', { name: 'Ver otros torneos' }).getAttribute('href')).toBe('/tournaments');
    expect(screen.getByRole('heading', { name: 'Mis datos' })).toBeDefined();
  });

  it('has its parts in the order in which somebody needs them', async () => {
    documents[`tickets/${ID}`] = {
      ...confirmed,
      members: [
        { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' },
        { slot: 2, role: 'player', state: 'accepted', name: 'LuisMX' },
      ],
      lobby: { stage: 1, id: 'a' },
      rooms: [{ id: '1-1', match: 1, lobby: null, openAt: at(30), seat: 12 }],
    };
    readTableRank.mockResolvedValue({ ...TABLE, takesReports: true });
    open();
    await pass();
    const room = screen.getByRole('heading', { name: 'Sala de la partida 1' });
    expect(room.nextElementSibling?.textContent).toBe('Tu casilla: 12');
    const parts = [...document.querySelectorAll('h2, p')].filter(
      ({ tagName, textContent }) => tagName === 'H2' || textContent === 'enviar',
    );
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Sala de la partida 1',
      'enviar',
      'Cómo vas',
      'Tu equipo',
      'Tus confirmaciones',
      'Mis datos o retirarme',
    ]);
  });

  it('says when each stage is played, or after which stage if the hour is unknown', async () => {
    const steps = ['Clasificatoria', 'Semifinal', 'Gran final'].map((name, index) => ({
      name,
      at: index === 1 ? null : at(60 + index * 60),
      lines: [],
    }));
    const plan = { name: 'Clasificatoria y final', steps, lines: [], changes: [] };
    readTournament.mockResolvedValue(TournamentSchema.parse({ ...tournament, plan, stage: 2 }));
    documents[`tickets/${ID}`] = { ...confirmed, lobby: { stage: 2, id: 'a' } };
    open();
    await pass();
    const title = screen.getByRole('heading', { name: 'Cuándo se juega' });
    const card = within(title.parentElement ?? document.body);
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ClasificatoriaYa se jugó',
      'SemifinalAl terminar la anterior',
      expect.stringMatching(/^Gran final(Hoy|Mañana), \d+:00\sp\.\sm\.$/),
    ]);
  });

  it.each([
    ['waits', waiting, null],
    ['has a place', unit, null],
    ['plays', { ...confirmed, lobby: { stage: 1, id: 'a' } }, TABLE],
  ])(
    'costs a unit that %s two or three reads a minute, before and after its window closes, and no call of the API',
    async (_, ticket, table) => {
      documents[`tickets/${ID}`] = ticket;
      vi.setSystemTime(NOW + 30 * MINUTE);
      open();
      await pass();
      read = [];
      readTableRank.mockResolvedValue(table);
      readTournament.mockClear();
      readTableRank.mockClear();
      await pass(10 * MINUTE);
      expect(taps).toEqual([]);
      const reads = read.length + readTournament.mock.calls.length + readTableRank.mock.calls.length;
      expect(reads).toBeGreaterThanOrEqual(2 * 10);
      expect(reads).toBeLessThanOrEqual(3 * 10);
    },
  );
});
