import type { Stats } from '@copa/domain/panel/stats';
import { can, firstScreenOf, isNamed, ROLES } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScreens, openAddress } from '../../../../test/admin-page.tsx';
import { anOwner, nobody } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { dayScreens } from './screens.ts';

const stats: Stats = {
  tournaments: { draft: 0, scheduled: 0, published: 0 },
  registrations: { pending: 0, approved: 0, rejected: 0 },
  registrationsByHour: [],
  registrationsByDay: [{ day: '2026-11-20', count: 0 }],
  approvalMinutes: null,
  perTournament: [],
  pendingRequests: 0,
};

interface Case {
  readonly address: string;
  readonly loading: string;
  readonly answers: Readonly<Record<string, object>>;
  /** Null if the text depends on live data, which these tests do not provide. */
  readonly empty: string | null;
  /** True for a screen that makes no API call before live data arrive. */
  readonly isLive?: true;
}

const ofTournament = (screen: string, loading: string): Case => ({
  address: `/admin/torneos/sabado${screen}`,
  loading,
  answers: {},
  empty: null,
  isLive: true,
});

const page = (of: string) => ({ [of]: [], nextCursor: null });

const CASES: Readonly<Record<string, Case>> = {
  torneos: {
    address: '/admin/torneos',
    loading: 'Cargando torneos…',
    answers: { '/tournaments/with-registrations': page('tournaments') },
    empty: 'Ningún torneo todavía',
  },
  inscripciones: {
    address: '/admin/inscripciones',
    loading: 'Cargando torneos…',
    answers: {},
    empty: null,
  },
  preguntas: {
    address: '/admin/preguntas',
    loading: 'Cargando preguntas…',
    answers: { '/questions': page('questions') },
    empty: 'Sin preguntas',
  },
  formularios: {
    address: '/admin/formularios',
    loading: 'Cargando formularios…',
    answers: { '/forms': page('forms'), '/tournaments': page('tournaments') },
    empty: 'Ningún formulario todavía',
  },
  solicitudes: {
    address: '/admin/administradores',
    loading: 'Cargando solicitudes…',
    answers: { '/user-requests': page('requests'), '/auth/admins': page('admins') },
    empty: 'Nadie espera una respuesta.',
  },
  estadísticas: {
    address: '/admin/estadisticas',
    loading: 'Cargando estadísticas…',
    answers: { '/stats': stats },
    empty: 'Ningún torneo todavía',
  },
  ajustes: {
    address: '/admin/ajustes',
    loading: 'Cargando ajustes…',
    answers: { '/settings': { ...DEFAULT_SITE, updatedAt: null } },
    empty: 'Enlaces de la comunidad',
  },
  suspensiones: {
    address: '/admin/suspensiones',
    loading: 'Cargando suspensiones…',
    answers: { '/records': page('records') },
    empty: 'No hay suspensiones ni faltas',
  },
  auditoría: {
    address: '/admin/auditoria',
    loading: 'Cargando los movimientos…',
    answers: { '/audit': page('entries') },
    empty: 'Sin movimientos',
  },
  temporadas: {
    address: '/admin/temporadas',
    loading: 'Cargando temporadas…',
    answers: {},
    empty: null,
    isLive: true,
  },
  temporada: {
    address: '/admin/temporadas/verano',
    loading: 'Cargando la temporada…',
    answers: {},
    empty: null,
    isLive: true,
  },
  torneo: ofTournament('', 'Cargando el torneo…'),
  día: ofTournament('/dia', 'Cargando el día del torneo…'),
  avisos: ofTournament('/avisos', 'Cargando el día del torneo…'),
  fases: ofTournament('/fases', 'Cargando las fases…'),
  partida: ofTournament('/fases/1/a-1', 'Cargando la partida…'),
};
const NAMES = Object.keys(CASES);
const CALLING = NAMES.filter((name) => CASES[name]?.isLive !== true);
const FILLED = Object.entries(CASES).flatMap(([name, { empty }]) => (empty === null ? [] : [[name, empty]]));

type Network = 'pending' | 'answers' | 'broken' | 'down' | 'denied';

const asked = vi.fn<(path: string) => void>();
let network: Network = 'answers';

const failure = (status: number, code: string, error: string) =>
  Response.json({ success: false, code, error }, { status });

function answerOf(path: string): Promise<Response> | Response {
  asked(path);
  switch (network) {
    case 'pending':
      return new Promise(() => undefined);
    case 'down':
      throw new TypeError('Failed to fetch');
    case 'broken':
      return failure(500, 'internal', 'Error interno del servidor. Intenta más tarde.');
    case 'denied':
      return failure(403, 'permission-denied', 'No tienes permisos para realizar esta acción.');
    case 'answers': {
      const data = Object.values(CASES).find(({ answers }) => path in answers)?.answers[path];
      if (data === undefined) throw new Error(`The screen asked for ${path}`);
      return Response.json({ success: true, data });
    }
  }
}

function connect(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

function open(name: string, user: SessionUser = anOwner) {
  const found = CASES[name];
  if (found === undefined) throw new Error(`No screen is called ${name}`);
  return { ...found, admin: openAddress(found.address, user) };
}

async function retry(): Promise<readonly HTMLElement[]> {
  await waitFor(() => expect(screen.queryByText(/^Cargando/)).toBeNull());
  return screen.findAllByRole('button', { name: 'Reintentar' });
}

describe('each screen of the area', () => {
  beforeAll(offlineFirestore);
  beforeAll(loadScreens);
  beforeEach(() => {
    asked.mockClear();
    network = 'answers';
    vi.stubGlobal('fetch', async (url: string) =>
      answerOf(new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, '')),
    );
    vi.stubGlobal('ResizeObserver', class {});
  });
  it.each(NAMES)('%s: says that it is loading', (name) => {
    network = 'pending';
    const { loading } = open(name);
    expect(screen.getByText(loading).closest('output')).not.toBeNull();
  });

  it.each(FILLED)('%s: says what to do when there is nothing yet: %s', async (name = '', empty = '') => {
    open(name);
    expect(await screen.findByText(empty)).toBeDefined();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(screen.queryByText(/desactualizado|Sin conexión/)).toBeNull();
  });

  it.each(CALLING)('%s: says why nothing could be loaded', async (name) => {
    network = 'broken';
    open(name);
    await retry();
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain(
      'Error interno del servidor. Intenta más tarde.',
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each(FILLED)('%s: loads after a tap on retry', async (name = '', empty = '') => {
    network = 'broken';
    open(name);
    await retry();
    network = 'answers';
    await waitFor(() => {
      const buttons = screen.queryAllByRole('button', { name: 'Reintentar' });
      for (const button of buttons) fireEvent.click(button);
      expect(buttons).toEqual([]);
    });
    expect(await screen.findByText(empty)).toBeDefined();
  });

  it.each(NAMES)('%s: says that there is no connection', async (name) => {
    connect(false);
    network = 'down';
    open(name);
    if (CALLING.includes(name)) await retry();
    expect(await screen.findAllByText(/Aparecen? solos? cuando vuelva la conexión/)).toHaveLength(1);
  });

  it.each(FILLED)('%s: loads by itself when the connection is back', async (name = '', empty = '') => {
    connect(false);
    network = 'down';
    open(name);
    await screen.findAllByText(/Aparecen solos/);
    network = 'answers';
    connect(true);
    expect(await screen.findByText(empty)).toBeDefined();
  });

  it.each(FILLED)(
    '%s: keeps its content without a connection, and only the note at the foot says so',
    async (name = '', empty = '') => {
      open(name);
      await screen.findByText(empty);
      connect(false);
      expect(screen.getByText(empty)).toBeDefined();
      expect(screen.queryByText(/Sin conexión/)).toBeNull();
    },
  );

  it('torneos: keeps its content when it cannot be loaded again, and says that it may be old', async () => {
    const { empty } = open('torneos');
    await screen.findByText(empty ?? '');
    network = 'broken';
    fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText(/^Esto puede estar desactualizado\. Error interno del servidor\./);
    expect(screen.getByText(empty ?? '')).toBeDefined();
  });

  it.each(CALLING)('%s: has the session checked when the server refuses', async (name) => {
    network = 'denied';
    const { admin } = open(name);
    await retry();
    expect(screen.getAllByText('No tienes permisos para realizar esta acción.')).not.toHaveLength(0);
    expect(admin.permissionLost).toHaveBeenCalled();
  });

  it.each(['0/a-1', '1/a', '1/a-1/mas'])('partida: says that there is no match %s', (address) => {
    openAddress(`/admin/torneos/sabado/fases/${address}`, anOwner);
    expect(screen.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeDefined();
  });

  it.each(NAMES)('%s: shows nothing and sends no request without the permission', (name) => {
    open(name, nobody);
    expect(screen.getByRole('heading', { level: 1, name: 'Sin acceso' })).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });
});

it.each(ROLES.map((role) => ({ role })).filter(isNamed))(
  'the first screen of the named role $role opens for it',
  (user) => {
    const first = dayScreens.find(({ rest }) => rest.test(firstScreenOf(user)));
    expect(can(user, first?.access ?? 'full_access')).toBe(true);
  },
);

it.each([
  ['referee', ['dia', 'fases', 'fases/1/a-1']],
  ['admin', ['', 'dia', 'avisos', 'fases', 'fases/1/a-1']],
  ['visitor', []],
] as const)('the screens of a tournament that open for the role %s', (role, addresses) => {
  const opened = ['', 'dia', 'avisos', 'fases', 'fases/1/a-1'].filter((address) =>
    dayScreens.some(({ rest, access }) => rest.test(address) && can({ role }, access ?? 'full_access')),
  );
  expect(opened).toEqual(addresses);
});
