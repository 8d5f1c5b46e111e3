import { FormSchema } from '@copa/domain/forms/form';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { SAMPLE_TOURNAMENT } from '../../../../test/sample-tournament.ts';
import { DeactivateDialog, DeleteFormDialog } from './form-panel.tsx';
import { FormsScreen } from './forms-screen.tsx';

const form = {
  id: 'registro',
  title: 'Registro',
  closesAt: '2036-12-01T20:00:31.500Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const tournament = { ...SAMPLE_TOURNAMENT, linkedFormId: 'registro' };

let tournaments: readonly object[] = [];
let puts: unknown[] = [];

const panel = () => within(screen.getByRole('dialog', { name: 'Registro' }));

async function tapDeactivate(): Promise<void> {
  openScreen(<FormsScreen preview={() => null} />);
  if (tournaments.length > 0) await screen.findByText(/^Lo usan/);
  fireEvent.click(await screen.findByRole('button', { name: 'Registro' }));
  fireEvent.click(panel().getByRole('button', { name: 'Desactivar' }));
}

function openLists(forms: readonly object[], users: readonly object[] = []): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('/tournaments') ? { tournaments: users } : { forms };
    return Response.json({ success: true, data: { ...data, nextCursor: null } });
  });
  openScreen(<FormsScreen preview={() => null} />);
}

const { put } = await offlineFirestore();

it('shows the answers to a form as they come', async () => {
  openLists([{ ...form, id: 'encuesta', responseCount: 3 }]);
  await screen.findByText('3 respuestas');
  act(() => put('formCounts/encuesta', { responses: 4 }));
  expect(await screen.findByText('4 respuestas')).toBeDefined();
});

it('counts the forms of the first page as not all, and searches on to the last of many', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/tournaments')) {
      return Response.json({ success: true, data: { tournaments: [], nextCursor: null } });
    }
    const page = Number(new URL(url, 'https://copa.test').searchParams.get('cursor') ?? 0);
    const forms = [{ ...form, id: `formulario-${page}`, title: `Registro ${page}` }];
    return Response.json({ success: true, data: { forms, nextCursor: page < 6 ? `${page + 1}` : null } });
  });
  openScreen(<FormsScreen preview={() => null} />);
  await screen.findByText('1 formulario hasta ahora');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'registro 6' } });
  expect(screen.queryByText('Ninguno coincide')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Registro 6' })).toBeDefined();
});

it.each([
  [1, 'Se elimina también su 1 respuesta.'],
  [1200, 'Se eliminan también sus 1200 respuestas.'],
])('says before a deletion that %i answers go too', (responseCount, said) => {
  const answered = FormSchema.parse({ ...form, responseCount, maxResponses: 2000 });
  openScreen(<DeleteFormDialog form={answered} tournaments={[]} onClose={() => undefined} />);
  expect(screen.getByText(said)).toBeDefined();
});

it.each([
  [{}, 'Se puede responder otra vez.'],
  [{ closesAt: '2026-01-01T00:00:00.000Z' }, 'Aun activo, nadie puede responderlo: cerrado por fecha.'],
  [{ maxResponses: 3, responseCount: 3 }, 'Aun activo, nadie puede responderlo: completo.'],
])('says what activating a form with %j brings', async (changes, said) => {
  openLists([{ ...form, isActive: false, ...changes }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Registro' }));
  expect(panel().getByText(said)).toBeDefined();
});

it('says before a deletion that its tournaments are not known yet, and takes the form from none of them', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (url.includes('/tournaments')) return new Promise<never>(() => undefined);
    if (method === 'DELETE') calls.push(url);
    const data = { forms: [{ ...form, responseCount: 3 }], nextCursor: null };
    return Response.json({ success: true, data });
  });
  openScreen(<FormsScreen preview={() => null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Registro' }));
  fireEvent.click(panel().getByRole('button', { name: 'Eliminar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar Registro?' }));
  expect(dialog.getByText('Todavía no sabemos qué torneos lo usan.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Eliminar todo' }));
  await waitFor(() => expect(calls).toEqual(['/api/forms/registro?force=true&seen=3&seenTournaments=0']));
});

describe('deactivating a form', () => {
  it('never activates it by that question, even if somebody else deactivated it meanwhile', async () => {
    const stored = FormSchema.parse({ ...form, isActive: false });
    openScreen(<DeactivateDialog form={stored} tournaments={['Copa']} onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(puts).toMatchObject([{ isActive: false }]));
  });

  beforeEach(() => {
    puts = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (init.method === 'PUT') {
        const body = JSON.parse(init.body as string) as object;
        puts.push(body);
        return Response.json({ success: true, data: { ...form, ...body } });
      }
      const data = url.includes('/tournaments') ? { tournaments } : { forms: [form] };
      return Response.json({ success: true, data: { ...data, nextCursor: null } });
    });
  });
  it('asks first while players register with it, and names the tournaments', async () => {
    tournaments = [
      tournament,
      { ...tournament, id: 'pasada', name: 'Copa Pasada', phase: 'completed' },
      { ...tournament, id: 'borrador', name: 'Copa Borrador', status: 'draft' },
    ];
    await tapDeactivate();
    const dialog = within(screen.getByRole('dialog', { name: '¿Desactivar Registro?' }));
    expect(dialog.getByText('Copa Ascenso')).toBeDefined();
    expect(puts).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(puts).toMatchObject([{ isActive: false, closesAt: form.closesAt }]);
  });

  it.each([
    ['takes a place in the queue', [{ ...tournament, phase: 'waiting' }], []],
    ['is among more than two hundred', [], [tournament]],
  ])('asks first for a tournament that %s', async (_, first, next) => {
    const usual = fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (!url.includes('/tournaments')) return usual(url, init);
      const data = url.includes('cursor=')
        ? { tournaments: next, nextCursor: null }
        : { tournaments: first, nextCursor: next.length > 0 ? 'mas' : null };
      return Response.json({ success: true, data });
    });
    tournaments = [tournament];
    await tapDeactivate();
    expect(
      within(screen.getByRole('dialog', { name: '¿Desactivar Registro?' })).getByText('Copa Ascenso'),
    ).toBeDefined();
    expect(puts).toEqual([]);
  });

  it('asks first while nobody knows which tournaments use it', async () => {
    const usual = fetch;
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/tournaments')
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : usual(url, init),
    );
    tournaments = [];
    await tapDeactivate();
    const dialog = within(screen.getByRole('dialog', { name: '¿Desactivar Registro?' }));
    expect(dialog.getByText('Todavía no sabemos qué torneos lo usan.')).toBeDefined();
    expect(puts).toEqual([]);
    answer(Response.json({ success: true, data: { tournaments: [tournament], nextCursor: null } }));
    expect(await dialog.findByText('Copa Ascenso')).toBeDefined();
  });

  it('takes one tap if no registration needs it', async () => {
    tournaments = [{ ...tournament, phase: 'completed' }];
    await tapDeactivate();
    await waitFor(() => expect(puts).toMatchObject([{ isActive: false }]));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('the one act on the row of a form', () => {
  it.each([
    ['reads the answers that there are', { responseCount: 3 }, [], 'Respuestas de Registro'],
    ['shares one that waits for the first', {}, [], 'Compartir Registro'],
    ['is none where players answer while they register', {}, [tournament], null],
    ['is none where nobody can answer', { isActive: false }, [], null],
  ])('%s', async (_, changes, users, act) => {
    openLists([{ ...form, ...changes }], users);
    const row = within(await screen.findByRole('listitem'));
    if (users.length > 0) await row.findByText(/^Lo usan/);
    const names = row
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names).toEqual(['Registro', ...(act === null ? [] : [act])]);
  });
});

describe('the panel of a form that is answered while players register', () => {
  const openPanel = async (users: readonly object[]) => {
    openLists([form], users);
    await screen.findByText(/^Lo usan/);
    fireEvent.click(screen.getByRole('button', { name: 'Registro' }));
    return panel();
  };
  const copas = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...tournament,
      id: `copa-${index + 1}`,
      name: `Copa ${index + 1}`,
    }));

  it('leads to the registrations, and shares no link that nobody can use', async () => {
    const opened = await openPanel([tournament]);
    expect(opened.getByRole('link', { name: 'Inscripciones' }).getAttribute('href')).toBe(
      '/admin/inscripciones?torneo=ascenso',
    );
    expect(opened.queryByRole('button', { name: /^Compartir|^Respuestas/ })).toBeNull();
  });

  it('names three of its tournaments, and folds the others', async () => {
    const opened = await openPanel(copas(5));
    screen.getByText('Lo usan: Copa 1, Copa 2, Copa 3 y 2 más');
    opened.getByText('Lo usan: Copa 1, Copa 2, Copa 3');
    const fold = opened.getByText('y 2 más').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('Copa 4, Copa 5');
    expect(opened.getByRole('link', { name: 'Inscripciones' }).getAttribute('href')).toBe(
      '/admin/inscripciones',
    );
  });
});

it('keeps a copy that is being written when the original is deleted', async () => {
  let answer = () => Response.json({ success: true, data: { ...form, fields: [] } });
  vi.stubGlobal('fetch', async () => answer());
  openScreen(<FormsScreen preview={() => null} />, undefined, '/admin/formularios?duplicar=registro');
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Título/ });
  fireEvent.change(title, { target: { value: 'Registro de diciembre' } });
  const gone = { success: false, code: 'not-found', error: 'Ese formulario ya no existe.' };
  const asked = vi.fn<() => void>();
  answer = () => {
    asked();
    return Response.json(gone, { status: 404 });
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  // The form is read again when the tab is shown.
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByText(/no existe/)).toBeNull();
  expect(title.isConnected && title.value).toBe('Registro de diciembre');
});
