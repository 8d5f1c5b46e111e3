import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { NO_PLAY } from '../../../config/day-play.ts';
import { NO_PARTS } from './no-views.fixture.ts';
import { TournamentPage } from './tournament-page.tsx';

const STORED = { name: 'Copa Sur', maxPlayers: 48, status: 'published', linkedFormId: 'registro' };

const { put } = await offlineFirestore();
let pending = 0;
let approved = 12;
let sent: unknown[];
let deleted: string[];

async function open(changes: object = {}): Promise<void> {
  const date = new Date('2036-12-01T20:00:00.000Z');
  put('tournaments/sur', { ...STORED, date, currentPlayers: 12, ...changes });
  openScreen(
    <Routes>
      <Route path="/admin/torneos/sur/fases" element={<p>Las fases</p>} />
      <Route path="/admin/torneos" element={<p>La lista</p>} />
      <Route
        path="*"
        element={
          <TournamentPage
            id="sur"
            play={{
              ...NO_PARTS,
              table: ({ stage }) => <p>Tabla de la fase {stage}</p>,
              steps: (_, shown) =>
                shown({ ...NO_PLAY, protests: [{ to: '/p', label: 'Decide la protesta', count: 1 }] }),
            }}
            onMissing={() => undefined}
          />
        }
      />
    </Routes>,
  );
  await screen.findByRole('region', { name: 'Lo que sigue' });
}

const gold = () => {
  const step = screen.getByRole('region', { name: 'Lo que sigue' });
  return within(step).queryByRole('button') ?? within(step).getByRole('link');
};

describe('the page of a tournament', () => {
  it('fills a wide screen with its parts and acts in pairs', async () => {
    await open();
    for (const name of ['Partes del torneo', 'Otras acciones']) {
      const list = screen.getByRole('list', { name });
      expect([list.className.includes('xl:grid-cols-2'), list.closest('.xl\\:max-w-none') !== null]).toEqual([
        true,
        true,
      ]);
    }
  });

  beforeEach(() => {
    pending = 0;
    approved = 12;
    sent = [];
    deleted = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (method === 'DELETE') {
        deleted.push(url);
        return Response.json({ success: true, data: { id: 'sur', deletedRegistrations: 12 } });
      }
      if (method === 'PUT' || method === 'PATCH') {
        sent.push(JSON.parse(typeof body === 'string' ? body : '{}'));
        return Response.json({ success: true, data: { ...STORED, id: 'sur', date: null, phase: 'open' } });
      }
      const row = { ...STORED, id: 'sur', date: null, phase: 'open', currentPlayers: 12 };
      const tournaments = [{ ...row, registrations: { pending, approved, rejected: 0 } }];
      return Response.json({ success: true, data: { tournaments, forms: [], nextCursor: null } });
    });
  });
  it('has the next step in gold, and a dialog that names its tournament', async () => {
    await open();
    fireEvent.click(gold());
    expect(screen.getByRole('dialog', { name: 'Compartir Copa Sur' })).toBeDefined();
  });

  it('shows the most important number of each tab', async () => {
    const closesAt = new Date(Date.now() + 3_600_000);
    await open({
      waitingPlayers: 5,
      stage: 1,
      windows: [{ kind: 'match', opensAt: new Date(0), closesAt }],
      plan: {
        name: '24 y 12',
        steps: [
          { name: 'Clasificatoria', at: null, lines: [] },
          { name: 'Final', at: null, lines: [] },
        ],
        lines: [],
        changes: [],
      },
    });
    expect(screen.getByText('12 de 48 cupos')).toBeDefined();
    expect(screen.getByText(/^Confirmación de partida: cierra /)).toBeDefined();
    expect(screen.getByText('5 en espera')).toBeDefined();
    expect(screen.getByText('Fase 1 de 2 · Clasificatoria')).toBeDefined();
    expect(screen.getByText('Tabla de la fase 1')).toBeDefined();
  });

  it('offers the usual confirmations in one question, if there are none and time is left', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Pedir confirmaciones' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pedir confirmaciones: Copa Sur' }));
    expect(dialog.getAllByText(/^Abre .+ y cierra .+ Quien no confirme pierde el cupo\.$/)).toHaveLength(2);
    fireEvent.click(dialog.getByRole('button', { name: 'Pedir confirmaciones' }));
    await screen.findAllByText('Se piden confirmaciones');
    expect(sent.at(-1)).toMatchObject({
      name: 'Copa Sur',
      windows: [
        { kind: 'entry', onMissing: 'release' },
        { kind: 'match', closesAt: '2036-12-01T19:40:00.000Z' },
      ],
    });
    cleanup();
    for (const changes of [
      { windows: [{ kind: 'match', opensAt: new Date(0), closesAt: new Date(1) }] },
      { date: null },
      { cancelledAt: new Date() },
    ]) {
      await open(changes);
      expect(screen.queryByRole('button', { name: 'Pedir confirmaciones' })).toBeNull();
      cleanup();
    }
  });

  it.each([
    [48, 'Asistencia y partida, a las horas de siempre'],
    [2, 'Partida, a la hora de siempre'],
  ])('names the confirmations that can still be asked for %i hours before', async (hours, told) => {
    await open({ date: new Date(Date.now() + hours * 3_600_000) });
    expect(screen.getByText(told)).toBeDefined();
  });

  it('never removes confirmations that somebody else asks for while the question is open', async () => {
    const seen = new Date('2036-11-01T20:00:00.000Z');
    await open({ updatedAt: seen });
    fireEvent.click(screen.getByRole('button', { name: 'Pedir confirmaciones' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pedir confirmaciones: Copa Sur' }));
    const date = new Date('2036-12-01T20:00:00.000Z');
    const windows = [{ kind: 'entry', opensAt: new Date(0), closesAt: new Date(1), onMissing: 'mark' }];
    act(() => put('tournaments/sur', { ...STORED, date, windows, updatedAt: new Date(seen.getTime() + 1) }));
    await vi.waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Pedir confirmaciones', hidden: true })).toHaveLength(1),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Pedir confirmaciones' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { windows: [{ kind: 'entry' }, { kind: 'match' }], expectedUpdatedAt: seen.toISOString() },
      ]),
    );
  });

  it.each([
    ['while it is played', { stage: 1 }, true],
    ['after its end', { stage: 1, endedAt: new Date() }, true],
    ['before the draw', {}, false],
    ['of a cancelled one', { stage: 1, cancelledAt: new Date() }, false],
  ])('begins with the open protests: %s', async (_, changes, isSaid) => {
    await open(changes);
    const protests = screen.queryByText('1 protesta sin resolver');
    expect(protests !== null).toBe(isSaid);
    const step = screen.getByRole('region', { name: 'Lo que sigue' });
    expect(protests === null || protests.compareDocumentPosition(step) === 4).toBe(true);
  });

  it.each([
    [
      { currentPlayers: 12, waitingPlayers: 3 },
      'Avisamos por correo a las 15 inscripciones con cupo o en espera. Las que entraron con una lista no',
    ],
    [
      { currentPlayers: 1 },
      'Avisamos por correo a la inscripción con cupo o en espera. Si entró con una lista, no tiene correo',
    ],
  ])('counts with %j those that get the mail about the cancellation', async (places, said) => {
    await open(places);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    expect(screen.getByText(new RegExp(`^${said}`))).toBeDefined();
  });

  it.each([
    ['an hour', 3_600_000, /^Avisamos por correo a las 12 inscripciones/],
    ['a minute', 60_000, /^Todavía no avisamos a nadie de la cancelación\./],
  ])('says who hears that it goes on, %s after the cancellation', async (_, ago, said) => {
    await open({ cancelledAt: new Date(Date.now() - ago) });
    fireEvent.click(gold());
    const dialog = within(screen.getByRole('dialog', { name: '¿Retomar Copa Sur?' }));
    expect(dialog.getByText(said)).toBeDefined();
  });

  it('says it anew while the question is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ cancelledAt: new Date(Date.now() - 60_000) });
    fireEvent.click(gold());
    const dialog = within(screen.getByRole('dialog', { name: '¿Retomar Copa Sur?' }));
    expect(dialog.getByText(/^Todavía no avisamos a nadie/)).toBeDefined();
    await act(async () => void (await vi.advanceTimersByTimeAsync(300_000)));
    expect(dialog.getByText(/^Avisamos por correo a las 12 inscripciones/)).toBeDefined();
  });

  it('sends no mail about a cancellation to units that lost their places', async () => {
    await open({ currentPlayers: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    expect(screen.queryByText(/Avisamos por correo/)).toBeNull();
  });

  it('never resumes by the question whether to cancel, even if somebody else cancels meanwhile', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Cancelar Copa Sur?' }));
    const date = new Date('2036-12-01T20:00:00.000Z');
    act(() => put('tournaments/sur', { ...STORED, date, currentPlayers: 12, cancelledAt: new Date() }));
    await screen.findByRole('button', { name: 'Retomar torneo' });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar torneo' }));
    await vi.waitFor(() => expect(sent).toEqual([{ cancelled: true, reason: '' }]));
  });

  it('leads to pending registrations, and counts them once', async () => {
    pending = 3;
    await open();
    expect(gold().getAttribute('href')).toBe('/admin/inscripciones?torneo=sur&estado=pending');
    expect(screen.getAllByText(/3 por decidir/)).toHaveLength(1);
    cleanup();
    await open({ cancelledAt: new Date() });
    expect(screen.queryByText(/por decidir/)).toBeNull();
  });

  it('resumes a cancelled tournament, and says of one whose hour has passed that it was cancelled', async () => {
    await open({ cancelledAt: new Date() });
    fireEvent.click(gold());
    expect(screen.getByRole('dialog', { name: '¿Retomar Copa Sur?' })).toBeDefined();
    cleanup();
    await open({ cancelledAt: new Date(), date: new Date('2026-01-01T20:00:00.000Z') });
    const step = screen.getByRole('region', { name: 'Lo que sigue' });
    expect(step.textContent).toMatch(/^Este torneo se canceló\..+Repetir$/);
    expect(screen.getAllByText('Repetir')).toHaveLength(1);
  });

  it('counts registrations also if it is on a later page of the list', async () => {
    const usual = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.includes('/with-registrations') || url.includes('cursor=')) return usual(url, init);
      return Response.json({ success: true, data: { tournaments: [], nextCursor: 'mas' } });
    });
    pending = 3;
    await open();
    expect(gold().getAttribute('href')).toBe('/admin/inscripciones?torneo=sur&estado=pending');
  });

  it('lists only what is no tab or icon, with destructive actions last', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Pedir confirmaciones',
      'Árbitros',
      'Editar el torneo',
      'Ver como visitante',
      'Repetir',
      'Cancelar torneo',
      'Eliminar torneo',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar torneo' }));
    expect(screen.getByRole('dialog', { name: '¿Eliminar Copa Sur?' })).toBeDefined();
  });

  it('deletes no more registrations than the question named', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar torneo' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar Copa Sur?' }));
    expect(dialog.getByText(/12/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: /^Eliminar/ }));
    await vi.waitFor(() => expect(deleted).toEqual([expect.stringMatching(/\?force=true&seen=12$/)]));
    expect(await screen.findByText('La lista')).toBeDefined();
  });

  it.each([
    [{}, true],
    [{ cancelledAt: new Date() }, false],
    [{ date: new Date('2026-01-01T20:00:00.000Z') }, false],
    [{ currentPlayers: 0 }, false],
  ])(
    'says that nobody tells the players of a tournament to come that it is deleted: %j',
    async (changes, isSaid) => {
      await open(changes);
      fireEvent.click(screen.getByRole('button', { name: 'Eliminar torneo' }));
      const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar Copa Sur?' }));
      expect(
        dialog.queryByText(/^A los inscritos no les llega ningún aviso\..+mejor cancélalo/) !== null,
      ).toBe(isSaid);
    },
  );

  it.each(['Cancelar torneo', 'Eliminar torneo', 'Pedir confirmaciones'])(
    'asks with the date, because tournaments of a series share their name: %s',
    async (act) => {
      await open();
      fireEvent.click(screen.getByRole('button', { name: act }));
      const dialog = within(screen.getByRole('dialog', { name: /Copa Sur/ }));
      expect(dialog.getByText(/^\p{L}{3} \d+ dic 2036, /u)).toBeDefined();
    },
  );

  it.each([
    [{}, null, /^Nadie se ha inscrito todavía\./],
    [{ playersErasedAt: new Date(0) }, null, /^Los datos de sus jugadores ya se borraron\. .+ sus tablas/],
    [{ season: { id: 's', name: 'Verano' } }, /^Cuenta para «Verano»: /, /^Nadie se ha inscrito todavía\./],
  ])('names all that is deleted with %j', async (changes, ofSeason, said) => {
    approved = 0;
    await open({ currentPlayers: 0, ...changes });
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar torneo' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar Copa Sur?' }));
    expect(dialog.getByText(said)).toBeDefined();
    expect(dialog.queryByText(ofSeason ?? /Cuenta para/) !== null).toBe(ofSeason !== null);
  });

  it('is repeated once, however often that is tapped and although an answer is lost', async () => {
    await open();
    const asked: string[] = [];
    let answer: (response: Response) => void = () => undefined;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (init.method !== 'POST') return fetch(url, init);
      asked.push(typeof init.body === 'string' ? init.body : '');
      return new Promise<Response>((resolve) => (answer = resolve));
    });
    const repeat = () => fireEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    repeat();
    repeat();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => answer(Response.json({ success: false, error: 'Falló.' }, { status: 500 })));
    await vi.waitFor(() => {
      repeat();
      expect(asked).toHaveLength(2);
    });
    expect(asked[1]).toBe(asked[0]);
  });

  it('takes nobody to its repetition who has left it meanwhile', async () => {
    await open();
    const copy = { ...STORED, id: 'otra', date: null, phase: 'open' };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: copy }));
    const answer = holdAnswers();
    fireEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    fireEvent.click(screen.getByRole('link', { name: 'Fases' }));
    await screen.findByText('Las fases');
    await answer();
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByText('Las fases')).toBeDefined();
  });

  it('shares no link of a draft, and publishes it', async () => {
    await open({ status: 'draft' });
    expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
    fireEvent.click(gold());
    expect(screen.getByRole('dialog', { name: '¿Publicar Copa Sur?' })).toBeDefined();
  });

  it('says of a draft that was public before that its players keep their places', async () => {
    await open({ status: 'draft', currentPlayers: 12, hiddenAt: new Date('2026-05-02T20:00:00.000Z') });
    expect(
      screen.getByText(
        /^Ahora los jugadores no lo ven, y nadie pierde su cupo; si una confirmación que ya se avisó .* 5 minutos para readmitir, o para extenderla si no se extendió ya\.$/,
      ),
    ).toBeDefined();
    cleanup();
    await open({ status: 'draft' });
    expect(screen.getByText(/^Todavía no lo ve nadie\. Cuando esté listo/)).toBeDefined();
  });

  it('says when the data of its players were erased', async () => {
    await open({ playersErasedAt: new Date('2026-05-02T20:00:00.000Z') });
    expect(screen.getByText(/^Los datos de los jugadores se borraron el sáb 2 may/)).toBeDefined();
  });

  it('has a tab for each of its pages', async () => {
    await open();
    const tabs = within(screen.getByRole('navigation', { name: 'Torneo' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Resumen', '/admin/torneos/sur'],
      ['Inscripciones', '/admin/inscripciones?torneo=sur'],
      ['El día', '/admin/torneos/sur/dia'],
      ['Fases', '/admin/torneos/sur/fases'],
      ['Avisos', '/admin/torneos/sur/avisos'],
    ]);
  });
});
