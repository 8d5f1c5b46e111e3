import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { NO_PRIVACY } from '@copa/domain/site/no-privacy';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOwner, aReferee, nobody, openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { pass } from '../../../../test/pass.ts';
import { PanelScreen } from './panel-screen.tsx';

const noStats = {
  tournaments: { draft: 0, scheduled: 0, published: 1 },
  registrations: { pending: 0, approved: 0, rejected: 0 },
  registrationsByDay: [],
  approvalMinutes: null,
  perTournament: [],
  pendingRequests: 0,
};

function answerWith(stats: object): void {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
}

const HOUR_MS = 60 * 60 * 1000;
const inHours = (name: string, hours: number, pending: number) => ({
  id: name.toLowerCase(),
  name,
  date: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  timeZone: 'America/Bogota',
  maxPlayers: 48,
  currentPlayers: 12,
  registrations: { pending, approved: 12 - pending, rejected: 0 },
});

function openToday(perTournament: readonly object[]): Promise<HTMLElement> {
  answerWith({ ...noStats, perTournament });
  openScreen(<PanelScreen />);
  return screen.findByRole('region', { name: 'Hoy' });
}

const rowsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => [row.textContent, within(row).getByRole('link').getAttribute('href')]);

const { put } = await offlineFirestore();

describe('the panel', () => {
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('welcomes by name, says that the session is active, and signs out', async () => {
    const { signOut } = openScreen(<PanelScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panel de Administración');
    expect(screen.getByText(/Bienvenido, Ana Ruiz/)).toBeDefined();
    expect(screen.getByText('Sesión activa')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('has four cards, which lead to their screens', () => {
    openScreen(<PanelScreen />);
    const cards = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading', { level: 2 }));
    expect(cards.map((card) => [card.textContent, card.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Gestión de Torneos', '/admin/torneos'],
      ['Gestión de Jugadores', '/admin/inscripciones'],
      ['Estadísticas', '/admin/estadisticas'],
      ['Ajustes', '/admin/administradores'],
    ]);
    expect(screen.queryByText('PRÓXIMAMENTE')).toBeNull();
    expect(screen.queryByText(/marca, contactos y reglas/)).toBeNull();
  });

  it.each([
    [23, '/admin/inscripciones?estado=pending'],
    [0, '/admin/inscripciones'],
  ])('leads to the waiting registrations, if there are any: %i', async (pending, address) => {
    answerWith({ ...noStats, registrations: { pending, approved: 2, rejected: 1 } });
    openScreen(<PanelScreen />);
    await screen.findByText('2 inscripciones aprobadas');
    const card = screen.getByRole('link', { name: 'Gestión de Jugadores' });
    expect(card.getAttribute('href')).toBe(address);
  });

  it('shows only today, and beside it the tasks that wait for a decision', async () => {
    answerWith({
      ...noStats,
      registrations: { pending: 28, approved: 0, rejected: 0 },
      pendingRequests: 1,
      perTournament: [
        inHours('Lejana', 24 * 8, 9),
        inHours('Luego', 30, 0),
        inHours('Ahora', -1, 4),
        inHours('Terminada', -7, 1),
        inHours('Antes', -2, 0),
        { ...inHours('Cerrada', -3, 2), endedAt: new Date().toISOString() },
        { ...inHours('Cancelada', 5, 3), cancelledAt: new Date().toISOString() },
      ],
    });
    openScreen(<PanelScreen />);
    const today = await screen.findByRole('region', { name: 'Hoy' });
    expect(within(today).getByRole('heading', { level: 3, name: 'Antes' })).toBeDefined();
    const gold = within(today).getByRole('link', { name: 'Ir a «El día»' });
    expect(gold.getAttribute('href')).toBe('/admin/torneos/antes/dia');
    expect(rowsIn(today)).toEqual([
      [expect.stringMatching(/^Ahora.* 12 de 48 cupos$/), '/admin/torneos/ahora/dia'],
    ]);
    expect(rowsIn(screen.getByRole('region', { name: 'Por decidir' }))).toEqual([
      [expect.stringContaining('22 inscripciones por decidir'), '/admin/inscripciones?estado=pending'],
      [expect.stringContaining('1 solicitud para entrar al panel'), '/admin/administradores'],
    ]);
    expect(screen.getAllByText(/por decidir/)).toHaveLength(1);
    const following = (text: string) =>
      today.compareDocumentPosition(screen.getByText(text)) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(
      ['Bienvenido, Ana Ruiz', 'Cerrar Sesión', 'Sesión activa', 'Gestión de Torneos'].map(following),
    ).toEqual([false, false, false, true]);
  });

  it.each([
    [
      NO_PRIVACY,
      /^Di quién responde por los datos.*Completa en Ajustes: quién, dónde está, el país, un correo/,
    ],
    [
      {
        responsible: 'Ana',
        city: 'Cali',
        country: 'CO',
        email: 'a@b.example',
        mailProvider: '',
        serversIn: 'Chile',
      },
      /^Di quién trata los datos.+: quién envía los correos\. Los términos dicen a los jugadores que falta\.$/,
    ],
    [
      {
        responsible: 'Ana',
        city: 'Cali',
        country: 'CO',
        email: 'a@b.example',
        mailProvider: 'Brevo',
        serversIn: 'Chile',
      },
      null,
    ],
  ])('tells the owner what the terms still lack: %j', async (privacy, text) => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json({
        success: true,
        data: path.startsWith('/api/settings') ? { ...DEFAULT_SITE, privacy } : noStats,
      }),
    );
    openScreen(<PanelScreen />, anOwner);
    await screen.findByText('0 inscripciones aprobadas');
    if (text === null) {
      await screen.findByText(/^Todo al día/);
      return;
    }
    const region = await screen.findByRole('region', { name: 'Por decidir' });
    expect(rowsIn(region)).toEqual([[expect.stringMatching(text), '/admin/ajustes#datos']]);
    cleanup();
    openScreen(<PanelScreen />);
    await screen.findByText(/^Todo al día/);
    expect(screen.queryByRole('region', { name: 'Por decidir' })).toBeNull();
  });

  it('has each tournament once, the most urgent one first, one tap away', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const window = (opens: number, closes: number) => ({
      windows: [{ kind: 'match', opensAt: minutes(opens), closesAt: minutes(closes) }],
    });
    const today = await openToday([
      {
        ...inHours('Tarde', 0.9, 0),
        ...window(-30, 40),
        confirming: { kind: 'match', confirmed: 9 },
        room: { openAt: null },
      },
      {
        ...inHours('Pronto', 0.5, 0),
        ...window(-60, -2),
        confirming: { kind: 'match', confirmed: 8 },
        room: { openAt: null },
      },
      { ...inHours('Cancelada', 1, 0), ...window(-60, 5), cancelledAt: minutes(-1) },
      { ...inHours('Manual', 48, 0), waitingPlayers: 3, waitlistMode: 'manual' },
    ]);
    const gold = within(today).getByRole('link', { name: 'Ir a «El día»' });
    expect(gold.getAttribute('href')).toBe('/admin/torneos/pronto/dia');
    expect(within(today).getByText(/^Los cupos de quien no confirmó se liberan dentro de/)).toBeDefined();
    expect(within(today).getByRole('heading', { level: 3, name: 'Pronto' })).toBeDefined();
    expect(within(today).getByText('Después: Falta la sala')).toBeDefined();
    expect(rowsIn(today)).toEqual([
      [
        expect.stringMatching(
          /^TardeFalta la sala · se juega dentro de .+ · Confirmaron la partida: 9 de 12$/,
        ),
        '/admin/torneos/tarde/dia',
      ],
    ]);
    expect(rowsIn(screen.getByRole('region', { name: 'Por decidir' }))).toEqual([
      [expect.stringMatching(/^36 cupos libres, 3 en espera/), '/admin/torneos/manual/dia'],
    ]);
  });

  it('counts no places in the confirmation of a final, because only finalists confirm', async () => {
    const final = (name: string, closes: number, confirmed: number) => ({
      ...inHours(name, closes / 60 + 1, 0),
      windows: [
        {
          kind: 'final',
          opensAt: new Date(Date.now() - 3_600_000).toISOString(),
          closesAt: new Date(Date.now() + closes * 60_000).toISOString(),
        },
      ],
      confirming: { kind: 'final', confirmed },
    });
    const today = await openToday([final('Cierra', -2, 3), final('Abierta', 20, 1)]);
    expect(
      within(today).getByText(/^Los lugares de quien no confirmó la final se dan dentro de/),
    ).toBeDefined();
    expect(within(today).getByText(/^Confirmó la final: 1 · /)).toBeDefined();
  });

  it.each([
    ['nobody has looked yet', null, []],
    ['none is written', { openAt: null }, [/^Falta la sala$/]],
    [
      'one opens later',
      { openAt: 10 },
      [/^Sala lista, abre (hoy|mañana), \d{1,2}:\d{2}\s([ap]\.\sm\.|de la madrugada)( \(.+\))?$/],
    ],
    ['it is open', { openAt: -1 }, [/^Sala abierta: pasa lista$/]],
  ])('says what to do with the room in the last hour: %s', async (_, room, said) => {
    const at = room?.openAt == null ? null : new Date(Date.now() + room.openAt * 60_000).toISOString();
    const pronto = { ...inHours('Pronto', 0.5, 0), room: room === null ? null : { openAt: at } };
    const today = await openToday([pronto]);
    within(today).getByRole('heading', { level: 3, name: 'Pronto' });
    const tasks = within(today).queryAllByText(/^(Falta la )?sala/i);
    expect(tasks).toHaveLength(said.length);
    for (const [index, words] of said.entries()) expect(tasks[index]?.textContent).toMatch(words);
    expect(within(today).getByRole('link', { name: 'Ir a «El día»' })).toBeDefined();
  });

  it('says in red that a room is missing that players wait for', async () => {
    const room = { openAt: null };
    const soon = { ...inHours('Pronto', 0.2, 0), room };
    const later = { ...inHours('Tarde', 0.22, 0), room };
    const today = await openToday([soon, later, { ...inHours('Noche', 0.5, 0), room }]);
    const inRed = within(today)
      .getAllByText(/^Falta la sala/)
      .map(({ className }) => className.includes('text-danger'));
    expect(inRed).toEqual([true, true, false]);
  });

  it('leads to the match that nobody has published yet', async () => {
    const dueMatch = { stage: 2, stageName: 'Semifinal', match: 'b-3', lobby: 'b', number: 3 };
    const alone = { ...dueMatch, lobby: '', match: 'a-1', number: 1 };
    const perTournament = [
      { ...inHours('Varios', -1, 0), dueMatch },
      { ...inHours('Uno', -2, 0), dueMatch: alone },
    ];
    const today = await openToday(perTournament);
    const gold = within(today).getByRole('link', { name: 'Anotar la partida' });
    expect(gold.getAttribute('href')).toBe('/admin/torneos/uno/fases/2/a-1');
    expect(within(today).getByText('Partida 1 por anotar')).toBeDefined();
    expect(rowsIn(today)[0]).toEqual([
      'VariosPartida 3 del Lobby B por anotar · Semifinal',
      '/admin/torneos/varios/fases/2/b-3',
    ]);
  });

  it('begins with the tasks of today, and ends with those of other days', async () => {
    const dueMatch = { stage: 1, stageName: 'Final', match: 'a-1', lobby: '', number: 1 };
    const perTournament = [
      { ...inHours('Ayer', -20, 0), dueMatch },
      inHours('Tarde', 0.4, 0),
      inHours('Noche', 5, 0),
    ];
    const today = await openToday(perTournament);
    within(today).getByRole('heading', { level: 3, name: 'Tarde' });
    expect(rowsIn(today).map(([, address]) => address)).toEqual([
      '/admin/torneos/noche/dia',
      '/admin/torneos/ayer/fases/1/a-1',
    ]);
  });

  it('shows a tournament of several days until its last one', async () => {
    const endDate = new Date(Date.now() + HOUR_MS).toISOString();
    const days = (name: string) => inHours(name, -50, 0);
    const today = await openToday([days('Corto'), { ...days('Liga'), endDate }]);
    within(today).getByRole('heading', { level: 3, name: 'Liga' });
    expect(screen.queryByText('Corto')).toBeNull();
  });

  it('says so when nothing waits', async () => {
    answerWith(noStats);
    openScreen(<PanelScreen />);
    expect(await screen.findByText(/Todo al día/)).toBeDefined();
  });

  it('loads again every two minutes, and never while it is hidden', async () => {
    vi.useFakeTimers();
    const network = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: noStats }));
    vi.stubGlobal('fetch', network);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const show = async (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await pass(100);
    };
    openScreen(<PanelScreen />);
    await pass(119_000);
    expect(network).toHaveBeenCalledTimes(1);
    await pass(121_000);
    expect(network).toHaveBeenCalledTimes(3);
    await show('hidden');
    await pass(600_000);
    expect(network).toHaveBeenCalledTimes(3);
    await show('visible');
    expect(network).toHaveBeenCalledTimes(4);
  });

  it('loads again as soon as a tournament changes, then at most every 15 seconds', async () => {
    vi.useFakeTimers();
    const network = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: noStats }));
    vi.stubGlobal('fetch', network);
    openScreen(<PanelScreen />);
    const change = async (seconds: number) => {
      put('figures/copa', { changedAt: new Date(Date.now()), pending: seconds });
      await pass(seconds * 1000);
    };
    await pass(1000);
    expect(network).toHaveBeenCalledTimes(1);
    await change(1);
    expect(network).toHaveBeenCalledTimes(2);
    for (let second = 1; second <= 12; second += 1) await change(1);
    expect(network).toHaveBeenCalledTimes(2);
    await change(5);
    expect(network).toHaveBeenCalledTimes(3);
    await change(20);
    expect(network).toHaveBeenCalledTimes(4);
    put('figures/copa', { changedAt: new Date(0), isGone: true });
  });

  it('marks screens that the account may not open as PRÓXIMAMENTE', () => {
    openScreen(<PanelScreen />, nobody);
    expect(screen.getAllByText('PRÓXIMAMENTE')).toHaveLength(3);
  });

  describe('of a referee', () => {
    const cup = (name: string, hours: number | null, leftHours: number | null) => ({
      id: name.toLowerCase(),
      name,
      date: hours === null ? null : new Date(Date.now() + hours * HOUR_MS),
      timeZone: 'America/Bogota',
      until: leftHours === null ? null : new Date(Date.now() + leftHours * HOUR_MS),
    });
    const shown = async (all: boolean) => {
      answerWith({
        all,
        tournaments: [
          cup('Lejana', 900, 954),
          cup('Sin Fecha', null, null),
          cup('Hoy', 2, 56),
          cup('Ayer', -30, 24),
        ],
      });
      openScreen(<PanelScreen />, aReferee);
      const list = await screen.findByRole('region', { name: all ? 'Estos días' : 'Tus torneos' });
      await within(list).findByText('Hoy');
      return rowsIn(list).map(([text, address]) => `${text} ${address}`);
    };

    it('of some tournaments lists them all, and says until when the role lasts', async () => {
      const links = await shown(false);
      expect(links).toHaveLength(4);
      expect(links[3]).toMatch(/^AyerEres árbitro de este torneo hasta .+ \/admin\/torneos\/ayer\/dia$/);
      expect(links[2]).toMatch(/^Sin FechaFecha por confirmar/i);
    });

    it('of all tournaments lists those of these days', async () => {
      const addresses = (await shown(true)).map((link) => /[a-z]+(?=\/dia$)/.exec(link)?.[0]);
      expect(addresses).toEqual(['hoy', 'ayer']);
    });

    it('of no tournament reads why the list is empty', async () => {
      answerWith({ all: false, tournaments: [] });
      openScreen(<PanelScreen />, aReferee);
      expect(await screen.findByText(/^Ahora no eres árbitro de ningún torneo publicado/)).toBeDefined();
    });
  });
});
