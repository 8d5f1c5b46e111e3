import { ADMIN_REFRESH_MS, DAY_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { pass } from '../../../../test/pass.ts';
import { SAMPLE_TOURNAMENT } from '../../../../test/sample-tournament.ts';
import { NO_PARTS, NO_VIEWS } from './no-views.fixture.ts';
import { TournamentsScreen } from './tournaments-screen.tsx';

const copa = { name: 'Copa', date: '2036-02-01T20:00:00.000Z', maxPlayers: 48, status: 'published' };
const listed = (id: string) => ({
  ...copa,
  id,
  currentPlayers: 3,
  phase: 'open',
  registrations: { pending: 0, approved: 3, rejected: 0 },
});

const PAST = { date: '2020-02-01T20:00:00.000Z', phase: 'completed' };

const empty = () => Response.json({ success: true, data: { tournaments: [], nextCursor: null } });
let answer: () => Promise<Response> = async () => empty();
const asked = () => network.mock.calls.filter(([path]) => path.includes('/with-registrations')).length;
const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => answer());

const { put } = await offlineFirestore();

describe('the list of an organiser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    network.mockReset().mockImplementation(() => answer());
    answer = async () => empty();
    vi.stubGlobal('fetch', network);
  });
  it('loads again every five minutes, but not while an answer is pending', async () => {
    expect(ADMIN_REFRESH_MS).toBe(300_000);
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestión de Torneos');
    expect(asked()).toBe(1);
    answer = () => new Promise(() => undefined);
    await pass(ADMIN_REFRESH_MS - 2000);
    expect(asked()).toBe(1);
    await pass(2000);
    expect(asked()).toBe(2);
    await pass(2 * ADMIN_REFRESH_MS);
    expect(asked()).toBe(2);
  });

  it('shows fifty of many upcoming tournaments, and the others after a tap', async () => {
    const tournaments = Array.from({ length: 60 }, (_, index) => listed(`t${index}`));
    answer = async () => Response.json({ success: true, data: { tournaments, nextCursor: null } });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    const rows = () => within(screen.getByRole('list', { name: 'Próximos' })).getAllByRole('listitem').length;
    expect(rows()).toBe(50);
    fireEvent.click(screen.getByRole('button', { name: /^Ver los 10 que faltan/ }));
    expect(rows()).toBe(60);
  });

  it('has all future tournaments, and the past ones on their last page', async () => {
    const page = (ids: readonly string[], nextCursor: string | null, changes = {}) => ({
      tournaments: ids.map((name) => ({ ...listed(name.at(-1) ?? ''), ...changes, name })),
      nextCursor,
    });
    const yesterday = { ...PAST, date: new Date(Date.now() - DAY_MS).toISOString() };
    const pages: Readonly<Record<string, object>> = {
      '': page(['Copa Y'], 'uno', yesterday),
      uno: page(['Copa A'], 'dos'),
      dos: page(['Copa B'], 'tres'),
      tres: page(['Copa C'], 'cuatro', PAST),
      cuatro: page(['Copa D'], null, PAST),
    };
    network.mockImplementation(async (path) => {
      const cursor = new URL(path, 'https://copa.test').searchParams.get('cursor') ?? '';
      return Response.json({ success: true, data: pages[cursor] });
    });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(2000);
    const named = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    fireEvent.click(screen.getByText('2 terminados'));
    expect(named('Próximos')).toEqual(['Copa A', 'Copa B']);
    expect(named('2 terminados')).toEqual(['Copa Y', 'Copa C']);
    expect(screen.getByRole('button', { name: 'Cargar más' })).toBeDefined();
  });

  it('searches every page, and loads a failed page again on request', async () => {
    const pages = [
      ['Ascenso', 'dos'],
      ['Bravo', 'tres'],
      ['Copa Sur', null],
    ] as const;
    let failing = false;
    network.mockImplementation(async (path) => {
      const cursor = new URL(path, 'https://copa.test').searchParams.get('cursor');
      const page = pages.find((_, index) => (cursor ?? undefined) === pages[index - 1]?.[1]);
      if (failing && cursor === 'tres')
        return Response.json({ success: false, error: 'No.' }, { status: 400 });
      const data = {
        tournaments: [{ ...listed(`t${cursor ?? ''}`), ...PAST, name: page?.[0] ?? '' }],
        nextCursor: page?.[1] ?? null,
      };
      return Response.json({ success: true, data });
    });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    expect(asked()).toBe(1);
    failing = true;
    fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'copa' } });
    await pass(60_000);
    expect(asked()).toBe(3);
    expect(screen.queryByRole('link', { name: 'Copa Sur' })).toBeNull();
    failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Cargar más' }));
    await pass(1000);
    expect(screen.getByRole('link', { name: 'Copa Sur' })).toBeDefined();
    expect(asked()).toBe(4);
  });

  it('orders those of every page, and says of the first that it is not all', async () => {
    network.mockImplementation(async (path) => {
      const isNext = path.includes('cursor=');
      const own = isNext
        ? { id: 'lleno', name: 'Copa llena', currentPlayers: 48 }
        : { id: 'vacio', name: 'Copa' };
      const tournaments = [{ ...listed(own.id), ...PAST, ...own }];
      return Response.json({ success: true, data: { tournaments, nextCursor: isNext ? null : 'dos' } });
    });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    expect(asked()).toBe(1);
    expect(screen.getByText('1 torneo · 3 inscritos · 0 por decidir, hasta ahora')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'fill' } });
    await pass(1000);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Copa llena',
      'Copa',
    ]);
    expect(screen.getByText('2 torneos · 51 inscritos · 0 por decidir')).toBeDefined();
  });

  it('shows changes by others, and loads again only if a tournament was added or removed', async () => {
    let ids = ['ascenso'];
    answer = async () =>
      Response.json({ success: true, data: { tournaments: ids.map(listed), nextCursor: null } });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    expect(screen.getByText('3/48')).toBeDefined();
    expect(screen.queryByRole('link', { name: /por decidir/ })).toBeNull();
    const change = (id: string, counts: object = {}) =>
      put(`figures/${id}`, { changedAt: new Date(Date.now()), ...counts });
    put('tournaments/ascenso', { ...copa, date: new Date(copa.date), currentPlayers: 4 });
    change('ascenso', { pending: 2, approved: 4 });
    await pass(1000);
    expect(screen.getByText('4/48')).toBeDefined();
    const decide = screen.getByRole('link', { name: '2 por decidir en Copa' });
    expect(decide.textContent).toBe('2 por decidir');
    expect(decide.getAttribute('href')).toBe('/admin/inscripciones?torneo=ascenso&estado=pending');
    expect(asked()).toBe(1);

    ids = ['ascenso', 'nueva'];
    change('nueva');
    await pass(1000);
    expect(screen.getAllByText(/^\d+\/48$/)).toHaveLength(2);
    ids = ['nueva'];
    change('ascenso', { isGone: true });
    await pass(20_000);
    expect(screen.getAllByText(/^\d+\/48$/)).toHaveLength(1);
    expect(asked()).toBe(3);
    for (const id of ['ascenso', 'nueva']) put(`figures/${id}`, { changedAt: new Date(0), isGone: true });
  });

  it('marks tournaments that visitors see but cannot register for', async () => {
    const tournament = {
      date: '2036-12-01T20:00:00.000Z',
      timeZone: 'America/Mexico_City',
      maxPlayers: 48,
      currentPlayers: 0,
      status: 'published',
      phase: 'open',
      registrations: { pending: 0, approved: 0, rejected: 0 },
    };
    const tournaments = [
      {
        ...tournament,
        id: 'a',
        name: 'Copa A',
        linkedFormId: 'abierto',
        registrations: { pending: 2, approved: 0, rejected: 0 },
      },
      { ...tournament, id: 'b', name: 'Copa B', linkedFormId: 'cerrado' },
      { ...tournament, id: 'c', name: 'Copa C', linkedFormId: null },
      {
        ...tournament,
        id: 'd',
        name: 'Copa D',
        linkedFormId: 'cerrado',
        date: '2026-02-01T20:00:00.000Z',
        registrations: { pending: 4, approved: 0, rejected: 0 },
      },
      { ...tournament, id: 'e', name: 'Copa E', linkedFormId: null, status: 'draft' },
    ];
    put('forms/abierto', { title: 'Abierto' });
    put('forms/cerrado', { title: 'Cerrado', isActive: false });
    answer = async () => Response.json({ success: true, data: { tournaments, nextCursor: null } });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    expect(screen.getByText(/^5 torneos/).textContent).toMatch(/ 2 por decidir$/);
    fireEvent.click(screen.getByText('1 terminado'));
    const said = (name: string) =>
      /(?<=0 de 48)[A-Z][a-z ]+/.exec(
        screen.getByRole('heading', { name }).closest('li')?.textContent ?? '',
      )?.[0];
    expect(said('Copa A')).toBe('Inscripciones abiertas');
    expect(said('Copa B')).toBe('Formulario inactivo');
    expect(said('Copa C')).toBe('Sin formulario');
    expect(said('Copa D')).toBe('Finalizado');
    expect(said('Copa E')).toBe('Borrador');
    expect(network.mock.calls.filter(([path]) => path.includes('/forms'))).toEqual([]);
  });

  it('publishes in two taps, but only an unchanged version', async () => {
    const tournament = {
      ...SAMPLE_TOURNAMENT,
      date: '2026-12-01T20:00:30.000Z',
      prizePool: 'Sorpresa para todos',
      rules: ['Juega limpio.', 'Llega puntual.'],
      timeZone: 'America/Mexico_City',
      status: 'draft',
      linkedFormId: 'registro-solo',
      registrations: { pending: 0, approved: 0, rejected: 0 },
    };
    const list = () =>
      Response.json({ success: true, data: { tournaments: [tournament], nextCursor: null } });
    answer = async () => list();
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Publicar Copa Ascenso' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Publicar Copa Ascenso?' }));
    expect(dialog.getByText('Todos lo verán y podrán inscribirse desde ahora.')).toBeDefined();
    answer = async () =>
      Response.json(
        { success: false, code: 'stale-write', error: 'Alguien lo cambió mientras tanto.' },
        { status: 409 },
      );
    fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    await pass(100);
    const [path, init] = network.mock.calls.find(([, { method }]) => method === 'PUT') ?? [];
    expect(path).toBe('/api/tournaments/ascenso');
    expect(JSON.parse(init?.body as string)).toMatchObject({
      name: 'Copa Ascenso',
      status: 'published',
      maxPlayers: 48,
      date: '2026-12-01T20:00:30.000Z',
      prizePool: 'Sorpresa para todos',
      rules: ['Juega limpio.', 'Llega puntual.'],
      linkedFormId: 'registro-solo',
      expectedUpdatedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(dialog.getByRole('alert').textContent).toBe('Alguien lo cambió mientras tanto.');
  });

  it.each([
    ['once registration is closed', 'Todos lo verán, pero sus inscripciones ya cerraron.'],
    ['if no place is left', 'Todos lo verán, pero ya no quedan cupos.'],
    ['while it is reserved', 'Todos lo verán, y por ahora solo se inscriben los primeros de su temporada.'],
    ['otherwise', 'Todos lo verán y podrán inscribirse desde ahora.'],
  ])('says before the publication who can register %s', async (when, said) => {
    const ahead = '2036-11-30T20:00:00.000Z';
    const draft = {
      ...SAMPLE_TOURNAMENT,
      currentPlayers: when.includes('no place') ? 48 : 0,
      status: 'draft',
      linkedFormId: 'registro-solo',
      registrationDeadline: when.includes('closed') ? '2020-01-01T00:00:00.000Z' : null,
      reserved: when.includes('reserved')
        ? { seasonId: 'verano', steps: [{ first: 48, endsAt: ahead }] }
        : null,
      registrations: { pending: 0, approved: 0, rejected: 0 },
    };
    answer = async () => Response.json({ success: true, data: { tournaments: [draft], nextCursor: null } });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Publicar Copa Ascenso' }));
    expect(screen.getByText(said)).toBeDefined();
  });

  it('keeps a row in its place after an act that would move it, and offers the next step', async () => {
    const at = (id: string, name: string, date: string, status: string) => ({
      id,
      name,
      date,
      maxPlayers: 48,
      currentPlayers: 0,
      linkedFormId: 'registro',
      status,
      phase: 'open',
      registrations: { pending: 0, approved: 0, rejected: 0 },
    });
    let status = 'draft';
    const list = () => [
      at('lejana', 'Copa Lejana', '2036-12-02T20:00:00.000Z', 'published'),
      at('nueva', 'Copa Nueva', '2036-12-01T20:00:00.000Z', status),
    ];
    network.mockImplementation(async (_, { method }) => {
      if (method === 'PUT') status = 'published';
      const data = method === 'PUT' ? list()[1] : { tournaments: list(), forms: [], nextCursor: null };
      return Response.json({ success: true, data });
    });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Copa Lejana', 'Copa Nueva']);
    fireEvent.click(screen.getByRole('button', { name: 'Publicar Copa Nueva' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publicar' }));
    await pass(2000);
    expect(screen.getByText(/^Se movió a .+ 1 dic/)).toBeDefined();
    expect(names()).toEqual(['Copa Lejana', 'Copa Nueva']);
    expect(screen.getByRole('button', { name: 'Compartir Copa Nueva' })).toBeDefined();
  });

  it('shows an opened row beside the list if there is room, and follows its link in a new tab', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    answer = async () =>
      Response.json({
        success: true,
        data: { tournaments: [listed('sur')], forms: [], nextCursor: null },
      });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
    const row = screen.getByRole('link', { name: 'Copa' });
    const isFollowed = fireEvent.click(row, { ctrlKey: true });
    expect([isFollowed, screen.queryByRole('complementary')]).toEqual([true, null]);
    fireEvent.click(row);
    await pass(100);
    const beside = within(screen.getByRole('complementary', { name: 'Copa' }));
    expect(beside.getByRole('region', { name: 'Lo que sigue' })).toBeDefined();
    expect(beside.getByRole('link', { name: 'Abrir su página' }).getAttribute('href')).toBe(
      '/admin/torneos/sur',
    );
    for (const part of ['Inscripciones', 'El día', 'Fases y partidas', 'Avisos']) {
      expect(beside.getByRole('link', { name: part })).toBeDefined();
    }
    expect(beside.getByRole('button', { name: 'Compartir' })).toBeDefined();
    expect(row.getAttribute('aria-current')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('begins a new tournament only with the rules of the settings, never with those of the build', async () => {
    answer = async () => Response.json({ success: false, error: 'Error interno.' }, { status: 500 });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />, undefined, '/admin/torneos?nuevo=1');
    await pass(10_000);
    expect(screen.queryByRole('textbox')).toBeNull();
    network.mockImplementation(async (path) => {
      const none = { forms: [], tournaments: [], nextCursor: null };
      const data = path.includes('/settings') ? { ...DEFAULT_SITE, defaultRules: 'Juega limpio.' } : none;
      return Response.json({ success: true, data });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await pass(1000);
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Una regla por línea/, hidden: true }).value,
    ).toBe('Juega limpio.');
  });
});
