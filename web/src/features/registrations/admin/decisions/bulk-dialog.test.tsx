import { DAY_MS } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { fullTournament, samplePlayer, sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useUnsentDecisions } from './decision.ts';
import type { Decided } from './place-after-words.ts';

const NOTHING_KNOWN = {
  registrations: [],
  isPart: false,
  suspended: new Set<string>(),
  tournaments: new Map(),
  now: new Date(),
};

function answerWith(resultsOf: (ids: readonly string[], calls: number) => readonly object[]) {
  const sent: { readonly ids: readonly string[] }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { ids: readonly string[] };
    sent.push(body);
    return Response.json({ success: true, data: { results: resultsOf(body.ids, sent.length) } });
  });
  return sent;
}

const placed = (id: string, changes: object = {}) => ({
  id,
  success: true,
  placeAfter: { before: 'held', place: 'held', position: null, givenTo: null, ...changes },
});

function openBulk(to: 'approved' | 'rejected', registrations: readonly Registration[]) {
  const onDone = vi.fn<(decided: readonly Decided[]) => void>();
  openScreen(
    <BulkDialog {...{ to, registrations, onDone }} known={NOTHING_KNOWN} onClose={() => undefined} />,
  );
  return onDone;
}

describe('approving teams together', () => {
  it.each([
    [
      'approved',
      'Aprobar 1 inscripción',
      '1 pendiente. 1 incompleta, 1 sin permiso, 1 ya aprobada y 1 ya rechazada quedan como están.',
    ],
    [
      'rejected',
      'Rechazar 3 inscripciones',
      '3 pendientes. 1 ya aprobada y 1 ya rechazada quedan como están.',
    ],
  ] as const)('says what happens to each kind, and reverses no decision: %s', async (to, title, told) => {
    const sent = answerWith(() => []);
    const registrations = [
      sampleTeam('andes', 4),
      sampleTeam('maya', 2),
      sampleRegistration('caro', { members: [samplePlayer('Caro', 1, { ageBand: 'minor' })] }),
      sampleRegistration('dani', { status: 'approved' }),
      sampleRegistration('eva', { status: 'rejected' }),
    ];
    openBulk(to, registrations);
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain(told);
    await userEvent.click(screen.getByRole('button', { name: /^(?:Aprobar|Rechazar)$/ }));
    await screen.findByRole('list', { name: 'Resultado de cada inscripción' });
    const ids = to === 'approved' ? ['andes'] : ['andes', 'maya', 'caro'];
    expect(sent).toMatchObject([{ ids, expected: 'pending' }]);
  });

  it('says of how many in the queue an approval gives no place', () => {
    openBulk('approved', [sampleRegistration('ana'), sampleRegistration('beto', { place: 'waiting' })]);
    expect(screen.getByText('1 está en la lista de espera: aprobarla no le da un cupo.')).toBeDefined();
  });

  it('decides nothing if all were decided before', () => {
    openBulk('approved', [sampleRegistration('eva', { status: 'rejected' })]);
    expect(screen.getByText(/^Ninguna está por decidir\. .*1 ya rechazada queda como está\.$/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Aprobar' }).matches(':disabled')).toBe(true);
  });

  it('shows the result for each team', async () => {
    const error = 'Faltan jugadores en este equipo: todavía no se puede aprobar.';
    const waits = { before: 'waiting', place: 'waiting', position: 2 };
    answerWith(() => [placed('andes', waits), { id: 'maya', success: false, error }]);
    const maya = sampleTeam('maya', 4, { unit: { name: 'Furia Maya', tag: '', size: 4 } });
    const onDone = openBulk('approved', [sampleTeam('andes', 4), maya]);
    const [region] = within(screen.getByRole('dialog')).getAllByRole('status');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    const results = await screen.findByRole('list', { name: 'Resultado de cada inscripción' });
    const [refused, done] = within(results).getAllByRole('listitem');
    expect(refused?.textContent).toContain(`Furia Maya${error}`);
    expect(done?.textContent).toContain('Los Andes [AND]Sigue en espera, 2.º');
    expect(region?.textContent).toBe('1 de 2 aprobada: 1 sigue en espera.');
    await user.click(screen.getByText('Cerrar'));
    expect(onDone).toHaveBeenCalledOnce();
    const decided = onDone.mock.calls[0]?.[0].map(({ decision }) => decision.id);
    expect(decided).toEqual(['andes']);
  });

  it('counts equal results, and names the others', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `team-${index}`);
    answerWith(() =>
      ids.map((id, index) => (index === 7 ? { id, success: false, error: 'Está suspendido.' } : placed(id))),
    );
    const registrations = ids.map((id) => sampleTeam(id, 4));
    openBulk('approved', registrations);
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    const list = await screen.findByRole('list', { name: 'Resultado de cada inscripción' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Los Andes [AND]Está suspendido.', '49 inscripcionesCon cupo']);
  });

  it('counts those without an answer, which all have the same reason', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    openBulk(
      'approved',
      Array.from({ length: 30 }, (_, index) => sampleTeam(`team-${index}`, 4)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    const list = await screen.findByRole('list', { name: 'Resultado de cada inscripción' });
    expect(list.textContent).toBe('30 inscripcionesError de conexión. Verifica tu conexión a internet.');
  });

  it('names teams with a new name, and decides on each separately', async () => {
    const refused = {
      id: 'maya',
      success: false,
      code: 'stale-write',
      error: 'Se llamaba «Furia Maya», ahora «Águilas».',
      fields: { 'names.name': 'Águilas' },
    };
    const bodies = answerWith((_, calls) => (calls === 1 ? [placed('andes'), refused] : [placed('maya')]));
    const onDone = openBulk('approved', [
      sampleTeam('andes', 4),
      sampleTeam('maya', 4, { unit: { name: 'Furia Maya', tag: '', size: 4 } }),
    ]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText('Se llamaba «Furia Maya», ahora «Águilas».')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Aprobar así a Águilas' }));
    await screen.findByText('2 aprobadas: 2 con cupo.');
    expect(bodies).toMatchObject([
      { ids: ['andes', 'maya'], names: { andes: { name: 'Los Andes' }, maya: { name: 'Furia Maya' } } },
      { ids: ['maya'], names: { maya: { name: 'Águilas' } } },
    ]);
    await user.click(screen.getByText('Cerrar'));
    expect(onDone.mock.calls[0]?.[0].map(({ decision }) => decision.name)).toEqual([
      'Los Andes [AND]',
      'Águilas',
    ]);
  });

  it('names those that failed with their reason, and sends only them again', async () => {
    const suspended = { id: 'maya', success: false, error: 'Está suspendido.' };
    const sent = answerWith((ids, calls) =>
      ids.map((id) => (id === 'maya' && calls === 1 ? suspended : placed(id))),
    );
    const maya = sampleTeam('maya', 4, { unit: { name: 'Furia Maya', tag: '', size: 4 } });
    openBulk('approved', [sampleTeam('andes', 4), maya]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    const problem = await screen.findByText('1 no se pudo aprobar. Abajo dice por qué.');
    expect(problem.closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByText('Está suspendido.').closest('li')?.textContent).toContain('Furia Maya');
    await user.click(screen.getByRole('button', { name: 'Reintentar las que faltan' }));
    await screen.findByText('2 aprobadas: 2 con cupo.');
    expect(sent.map(({ ids }) => ids)).toEqual([['andes', 'maya'], ['maya']]);
    expect(screen.queryByText('Reintentar las que faltan')).toBeNull();
  });

  it('sends nothing again that somebody else has decided meanwhile', async () => {
    const error = 'Ya está rechazada.';
    answerWith(() => [{ id: 'andes', success: false, code: 'stale-write', error }]);
    openBulk('approved', [sampleTeam('andes', 4)]);
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText(error)).toBeDefined();
    expect(screen.queryByText('Reintentar las que faltan')).toBeNull();
  });

  it('rejects one unit as its own dialog does: by its name, and with the unit that gets the place', async () => {
    answerWith(() => [placed('andes', { givenTo: undefined, givenOnAt: new Date() })]);
    const andes = sampleTeam('andes', 4, { place: 'held', tournamentId: 'copa' });
    const waiter = sampleTeam('maya', 4, {
      unit: { name: 'Furia Maya', tag: '', size: 4 },
      place: 'waiting',
      tournamentId: 'copa',
      waitSeq: 1,
      waitsFor: ['entry'],
    });
    const copa = fullTournament({
      id: 'copa',
      date: new Date(Date.now() + DAY_MS).toISOString(),
      modality: 'squad',
    });
    const onDone = vi.fn<(decided: readonly Decided[]) => void>();
    openScreen(
      <BulkDialog
        to="rejected"
        registrations={[andes]}
        known={{ ...NOTHING_KNOWN, registrations: [andes, waiter], tournaments: new Map([['copa', copa]]) }}
        onDone={onDone}
        onClose={() => undefined}
      />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Rechazar a Los Andes [AND]' });
    expect(dialog.textContent).toContain(
      'Su cupo pasa a Furia Maya si no lo deshaces. El jugador ve el rechazo en el enlace de su inscripción.',
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    await screen.findByText('Su cupo pasa a Furia Maya dentro de un minuto');
    await user.click(screen.getByText('Cerrar'));
    expect(onDone.mock.calls[0]?.[0]).toMatchObject([{ heir: 'Furia Maya' }]);
  });

  it('keeps decisions without an answer on the phone, with their reason', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    openScreen(
      <>
        <BulkDialog
          to="rejected"
          registrations={[sampleTeam('andes', 4)]}
          known={NOTHING_KNOWN}
          onDone={() => undefined}
          onClose={() => undefined}
        />
        <Unsent />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Inscripción repetida.' }));
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    await screen.findByText('Reintentar las que faltan');
    expect(screen.getByTestId('unsent').textContent).toBe('andes rejected Inscripción repetida.');
  });
});

function Unsent() {
  const { unsent } = useUnsentDecisions();
  return <p data-testid="unsent">{unsent.map(({ id, to, toReason }) => `${id} ${to} ${toReason}`)}</p>;
}
