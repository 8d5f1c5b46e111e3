import { DAY_MS } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { eraseWritten, offlineFirestore } from '../../../../test/offline-firestore.ts';
import * as live from '../../../lib/live/live-query.ts';
import { sampleRegistration, sampleTeam } from './registration.fixture.ts';
import { RegistrationsScreen } from './registrations-screen.tsx';

vi.mock('../../../lib/live/live-query.ts', { spy: true });

const copa = { name: 'Copa', date: new Date('2026-11-21T19:00:00Z'), maxPlayers: 12, status: 'published' };
const { put } = await offlineFirestore();
class NoResizes implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => vi.stubGlobal('ResizeObserver', NoResizes));
afterEach(() => {
  eraseWritten();
  vi.mocked(live.countDocuments).mockReset();
});

it('finds the tournament of the address on a later page, and never shows its list as that of all', async () => {
  const pages = ['uno', 'dos', 'tres'];
  vi.stubGlobal('fetch', async (url: string) => {
    const at = Number(new URL(url, 'https://copa.test').searchParams.get('cursor') ?? '0');
    const registrations = { pending: 0, approved: 0, rejected: 0 };
    const listed = { ...copa, date: new Date(0), currentPlayers: 0, phase: 'completed', registrations };
    const tournaments = [{ ...listed, id: pages[at], name: `Copa ${pages[at]}` }];
    const nextCursor = at + 1 < pages.length ? String(at + 1) : null;
    return Response.json({ success: true, data: { tournaments, suspended: [], nextCursor } });
  });
  const chosen = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Torneo' }).selectedOptions[0]?.text;
  const older = () =>
    screen.queryByRole<HTMLOptionElement>('option', { name: 'Los más antiguos están en Torneos' });
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=uno');
  await screen.findByRole('option', { name: /^Copa uno/ });
  expect(older()?.disabled).toBe(true);
  cleanup();
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=tres');
  await screen.findByText(/^0 de 12/);
  expect(older()).toBeNull();
  expect(chosen()).toMatch(/^Copa tres/);
  cleanup();
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=borrado');
  await screen.findByRole('option', { name: 'Torneo eliminado' });
  expect(chosen()).toBe('Torneo eliminado');
});

it('shows places that another organiser changed, without another request', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/with-registrations')) asked += 1;
    const registrations = { pending: 0, approved: 3, rejected: 0 };
    const tournaments = [{ ...copa, id: 'inscritos', currentPlayers: 3, phase: 'open', registrations }];
    return Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } });
  });
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=inscritos');
  await screen.findByText(/^3 de 12/);
  const figures = { changedAt: new Date(), pending: 1, approved: 4, rejected: 0 };
  act(() => {
    put('figures/inscritos', figures);
    put('tournaments/inscritos', { ...copa, currentPlayers: 4 });
  });
  await screen.findByText(/^4 de 12/);
  await screen.findByRole('option', { name: /^Copa.*1/ });
  expect(asked).toBe(1);
});

it('names the tournament of a registration also if it is on a later page of the list', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const cursor = new URL(url, 'https://copa.test').searchParams.get('cursor');
    if (url.includes('/with-registrations')) asked.push(cursor ?? 'first');
    const registrations = { pending: 1, approved: 0, rejected: 0 };
    const [id, nextCursor] = cursor === null ? ['reciente', 'mas'] : ['antigua', null];
    const tournaments = [
      {
        ...copa,
        id,
        name: `Copa ${id}`,
        date: new Date(0),
        currentPlayers: 1,
        phase: 'completed',
        registrations,
      },
    ];
    return Response.json({ success: true, data: { tournaments, units: [], nextCursor } });
  });
  const { id: _, ...stored } = sampleRegistration('carla', { tournamentId: 'antigua' });
  put('registrations/carla', stored);
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones');
  await screen.findByText('Copa antigua', { selector: 'span' });
  expect(asked).toEqual(['first', 'mas']);
});

it('marks suspended players of every tournament still to be played, although one answer fails', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const suspended = /tournaments\/(.+)\/suspended$/.exec(url)?.[1];
    if (suspended !== undefined) asked.push(suspended);
    if (suspended === 'caida') return Response.json({ success: false, error: 'no' }, { status: 500 });
    const registrations = { pending: 1, approved: 0, rejected: 0 };
    const tournaments = [
      { ...copa, id: 'abierta', date: null, currentPlayers: 1, phase: 'open', registrations },
      { ...copa, id: 'caida', date: null, currentPlayers: 1, phase: 'open', registrations },
      { ...copa, id: 'jugada', date: new Date(0), currentPlayers: 1, phase: 'completed', registrations },
    ];
    const units = [{ id: 'ana', until: null }];
    return Response.json({ success: true, data: { tournaments, units, nextCursor: null } });
  });
  for (const [id, tournamentId] of [
    ['ana', 'abierta'],
    ['caro', 'caida'],
    ['beto', 'jugada'],
  ] as const) {
    const { id: _, ...stored } = sampleRegistration(id, { tournamentId });
    put(`registrations/${id}`, stored);
  }
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones');
  await screen.findByRole('button', { name: 'Suspendidas 1' });
  const rows = () => screen.getAllByRole('button', { name: /^Aprobar a / });
  expect(rows()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Por decidir 2' }));
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getAllByText('Con suspensión')).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set(['abierta', 'caida']));
});

it('offers every future tournament, even if a page of ended ones comes first', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const registrations = { pending: 0, approved: 0, rejected: 0 };
    const isFirst = !url.includes('cursor=');
    const phase = isFirst ? 'completed' : 'open';
    const listed = { ...copa, currentPlayers: 0, phase, registrations };
    const date = new Date(Date.now() + (isFirst ? -DAY_MS : DAY_MS));
    const tournaments = [
      { ...listed, id: isFirst ? 'ayer' : 'pronto', name: isFirst ? 'Ayer' : 'Pronto', date },
    ];
    const data = { tournaments, suspended: [], nextCursor: isFirst ? 'dos' : null };
    return Response.json({ success: true, data });
  });
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones');
  await screen.findByRole('option', { name: /^Pronto/ });
  expect(screen.getByRole('option', { name: /^Ayer/ })).toBeDefined();
});

it('searches in all tournaments only the newest registrations, and says so', async () => {
  const registrations = { pending: 0, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'grande', currentPlayers: 0, phase: 'open', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } }),
  );
  vi.mocked(live.countDocuments).mockResolvedValue(1100);
  const { id: _, ...fields } = sampleRegistration('uno', { tournamentId: 'grande' });
  for (let index = 0; index < 1100; index += 1) {
    put(`registrations/grande-${index}`, { ...fields, createdAt: new Date(DAY_MS + index) });
  }
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones');
  fireEvent.change(await screen.findByLabelText('Buscar jugador'), { target: { value: 'nadie así' } });
  expect(
    await screen.findByText(
      /^0 inscripciones entre las 1000 más recientes\. Para buscar más atrás, elige un torneo\.$/,
    ),
  ).toBeDefined();
});

it('says under the filter of undecided ones when all are decided, and leads to the others', async () => {
  const registrations = { pending: 0, approved: 1, rejected: 0 };
  const tournaments = [{ ...copa, id: 'decidida', currentPlayers: 1, phase: 'open', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } }),
  );
  const { id: _, ...fields } = sampleRegistration('uno', { tournamentId: 'decidida', status: 'approved' });
  put('registrations/decidida-uno', fields);
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=decidida&estado=pending');
  await screen.findByRole('heading', { name: 'Todo decidido' });
  fireEvent.change(screen.getByLabelText('Buscar jugador'), { target: { value: 'nadie así' } });
  await screen.findByRole('heading', { name: 'Nadie con ese filtro' });
  fireEvent.change(screen.getByLabelText('Buscar jugador'), { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver todas' }));
  expect(await screen.findByText('Aprobado')).toBeDefined();
});

it('says how many nobody can decide yet, beside those that wait for a decision', async () => {
  const registrations = { pending: 3, blocked: 2, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'equipos', currentPlayers: 3, phase: 'open', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } }),
  );
  for (const [id, seated] of [
    ['uno', 4],
    ['dos', 2],
    ['tres', 3],
  ] as const) {
    const { id: _, ...fields } = sampleTeam(id, seated, { tournamentId: 'equipos' });
    put(`registrations/equipos-${id}`, fields);
  }
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=equipos&estado=pending');
  await screen.findByText('1 inscripción');
  const others = 'Hay 2 más que todavía no puedes decidir: les faltan jugadores o un permiso.';
  expect(screen.getByText(others)).toBeDefined();
  const chips = screen.getAllByRole('button', { name: /\d$/ }).map(({ textContent }) => textContent.trim());
  expect(chips.slice(0, 3)).toEqual(['Todas 3', 'Por decidir 1', 'Incompletas 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Incompletas 2' }));
  await screen.findByText('2 inscripciones');
  expect(screen.queryByText(others)).toBeNull();
});

it('puts the longest wait first and the queue last, and moves no row when a unit gets a place', async () => {
  const registrations = { pending: 4, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'llena', currentPlayers: 2, phase: 'waiting', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } }),
  );
  const unit = (name: string, hour: number, changes: Partial<Registration>) => {
    const { id: _, ...fields } = sampleRegistration(name, {
      tournamentId: 'llena',
      fullName: name,
      ...changes,
    });
    put(`registrations/llena-${name}`, { ...fields, createdAt: new Date(DAY_MS + hour) });
  };
  const names = () => screen.getAllByRole('checkbox', { name: /^Elegir a / }).map((box) => box.ariaLabel);
  const inOrder = ['Ana', 'Beto', 'Carla', 'Dora'].map((name) => `Elegir a ${name}`);
  unit('Ana', 1, { place: 'held' });
  unit('Beto', 2, { place: 'held' });
  unit('Carla', 3, { place: 'waiting', waitSeq: 1 });
  unit('Dora', 4, { place: 'waiting', waitSeq: 2 });
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=llena&estado=pending');
  await screen.findByText('4 inscripciones');
  expect(names()).toEqual(inOrder);
  act(() => unit('Carla', 3, { place: 'held' }));
  await screen.findByRole('button', { name: 'Con cupo 3' });
  expect(names()).toEqual(inOrder);
});

it('moves no row when a registration arrives, and shows it to whoever asks', async () => {
  const registrations = { pending: 2, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'viva', currentPlayers: 2, phase: 'open', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } }),
  );
  vi.stubGlobal('scrollTo', () => undefined);
  const arrive = (name: string, at: number, changes: object = {}) => {
    const { id: _, ...fields } = sampleRegistration(name, {
      tournamentId: 'viva',
      fullName: name,
      ...changes,
    });
    put(`registrations/viva-${name}`, { ...fields, createdAt: new Date(DAY_MS + at) });
  };
  const names = () => screen.getAllByRole('checkbox', { name: /^Elegir a / }).map((box) => box.ariaLabel);
  arrive('Ana', 1);
  arrive('Beto', 2);
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=viva');
  // Without a server, the list counts as read once it is known to be offline.
  await screen.findByText(/^Sin conexión/, {}, { timeout: 6000 });
  expect(names()).toHaveLength(2);
  act(() => arrive('Carla', 3));
  await screen.findByRole('button', { name: 'Ver 1 nueva' });
  // The bar of the selection needs the room on a small phone.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir a Ana' }));
  expect(screen.queryByRole('button', { name: 'Ver 1 nueva' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir a Ana' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ver 1 nueva' }));
  expect(names()).toEqual(['Carla', 'Beto', 'Ana'].map((name) => `Elegir a ${name}`));
  expect(screen.queryByRole('button', { name: /^Ver 1/ })).toBeNull();
  act(() => arrive('Eva', 5));
  await screen.findByRole('button', { name: 'Ver 1 nueva' });
  fireEvent.click(screen.getByRole('button', { name: /^Por decidir/ }));
  await screen.findByRole('checkbox', { name: 'Elegir a Eva' });
  // Another organiser decides about the two above.
  act(() => arrive('Ana', 1, { status: 'approved' }));
  act(() => arrive('Beto', 2, { status: 'rejected' }));
  await screen.findByText('Rechazado');
  expect(names()).toEqual(['Ana', 'Beto', 'Carla', 'Eva'].map((name) => `Elegir a ${name}`));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir todas las de la lista' }));
  await screen.findByText('2 elegidas');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar 2 ya resueltas' }));
  expect(names()).toEqual(['Carla', 'Eva'].map((name) => `Elegir a ${name}`));
  fireEvent.click(screen.getByRole('button', { name: /^Todas/ }));
  await waitFor(() => expect(names()[0]).toBe('Elegir a Eva'));
});

it('shows at once whom this organiser adds, and nobody else', async () => {
  const registrations = { pending: 1, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'sumada', currentPlayers: 1, phase: 'open', registrations }];
  const stored = (id: string, at: number) => {
    const { id: _, ...fields } = sampleRegistration(id, { tournamentId: 'sumada', fullName: id });
    put(`registrations/${id}`, { ...fields, createdAt: new Date(DAY_MS + at) });
  };
  vi.stubGlobal('fetch', async (_url: string, { method, body = '' }: { method?: string; body?: string }) => {
    const data = { tournaments, units: [], suspended: [], nextCursor: null };
    if (method !== 'POST') return Response.json({ success: true, data });
    const { requestId } = JSON.parse(body) as { requestId: string };
    const added = sampleRegistration(requestId, { tournamentId: 'sumada', fullName: 'Dana' });
    stored(requestId, 2);
    return Response.json({ success: true, data: added }, { status: 201 });
  });
  stored('Ana', 1);
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=sumada');
  await screen.findByText(/^Sin conexión/, {}, { timeout: 6000 });
  act(() => stored('Extra', 3));
  await screen.findByRole('button', { name: 'Ver 1 nueva' });
  fireEvent.click(screen.getByRole('button', { name: 'Agregar jugador' }));
  const typed = {
    Nombre: 'Dana Sol',
    'ID de Free Fire': '123456780',
    Correo: 'd@correo.test',
    Teléfono: '+52 55 1234 5678',
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Elegir a / })).toHaveLength(3));
});

it('chooses every listed unit with one box, which takes the choice back', async () => {
  const registrations = { pending: 2, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'dos', currentPlayers: 2, phase: 'open', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } }),
  );
  for (const name of ['Ana', 'Beto']) {
    const { id: _, ...fields } = sampleRegistration(name, { tournamentId: 'dos', fullName: name });
    put(`registrations/dos-${name}`, fields);
  }
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=dos');
  const every = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Elegir todas las de la lista',
  });
  fireEvent.click(every);
  await screen.findByText('2 elegidas');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir a Ana' }));
  expect(every.checked).toBe(false);
  fireEvent.click(every);
  expect(await screen.findByText('2 elegidas')).toBeDefined();
  fireEvent.click(every);
  expect(screen.queryByText(/elegida/)).toBeNull();
});

it('says which filters are on together, and takes them off with one tap', async () => {
  const registrations = { pending: 1, approved: 0, rejected: 0 };
  const tournaments = [{ ...copa, id: 'filtrada', currentPlayers: 1, phase: 'open', registrations }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { tournaments, units: [], nextCursor: null } }),
  );
  const { id: _, ...stored } = sampleRegistration('zoe', { tournamentId: 'filtrada', place: 'held' });
  put('registrations/zoe', stored);
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=filtrada&estado=rejected');
  fireEvent.click(await screen.findByRole('button', { name: /^Con cupo/ }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' zoe ' } });
  await screen.findByText('Rechazadas + Con cupo + «zoe»');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await screen.findByRole('button', { name: /^Aprobar a / });
  const all = screen.getByRole('button', { name: /^Todas/ });
  expect([all.getAttribute('aria-pressed'), document.activeElement]).toEqual(['true', all]);
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
});
