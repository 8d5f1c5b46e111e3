import { SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { RANK_POINTS } from '@copa/domain/seasons/season';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { takeConsole } from '../../../../test/console-spy.ts';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { put } from '../../../../test/offline-firestore.ts';
import { forgetAdminDrafts } from '../../../lib/storage/kept-drafts.ts';
import { DAY, aSeason as summer } from './season.fixture.ts';
import { SeasonsScreen } from './seasons-screen.tsx';

const friday = (number: number, more: object = {}) => ({
  id: `copa-${number}`,
  name: `Copa #${number}`,
  description: '',
  rules: '',
  date: new Date(DAY.getTime() + number * 604_800_000).toISOString(),
  timeZone: 'America/Mexico_City',
  modality: 'squad',
  maxPlayers: 12,
  currentPlayers: 0,
  status: 'published',
  phase: 'open',
  season: null,
  ...more,
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}
const sent: Sent[] = [];
let answer: (call: Sent) => Response;

const data = (of: object) => Response.json({ success: true, data: of });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

function open(address: string) {
  openScreen(
    <Routes>
      <Route path="/admin/temporadas" element={<SeasonsScreen id="" />} />
      <Route path="/admin/temporadas/verano" element={<SeasonsScreen id="verano" />} />
    </Routes>,
    undefined,
    address,
  );
}

beforeEach(() => {
  sent.length = 0;
  forgetAdminDrafts();
  put('tournaments/copa-1', { ...friday(1), date: DAY });
  put('seasons/verano', summer);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Sent['body'];
    const path = new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, '');
    const call = { method: init.method ?? 'GET', path, body };
    if (call.method === 'GET') {
      const taken = friday(1, { season: { id: 'verano', name: summer.name } });
      return data({ tournaments: [friday(4), friday(3), friday(2), taken], nextCursor: null });
    }
    sent.push(call);
    return answer(call);
  });
});

describe('the seasons', () => {
  it('shows the days, the state and the number of tournaments of each season', async () => {
    open('/admin/temporadas');
    const row = (await screen.findByRole('link', { name: summer.name })).closest('li');
    expect(row?.textContent).toContain('Del vie 6 nov al jue 28 ene 2027');
    expect(row?.textContent).toContain('Abierta');
    expect(row?.textContent).toContain('1 torneo');
    expect(screen.queryByText('Ninguna temporada todavía')).toBeNull();
  });

  it('creates a season from a series in two taps, without tournaments of another season', async () => {
    answer = () => data(summer);
    open('/admin/temporadas');
    await press('Copa');
    await press('Crear temporada');
    await screen.findByRole('heading', { level: 1, name: summer.name });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      name: 'Temporada Copa',
      firstDay: '2026-11-20',
      tournamentIds: ['copa-4', 'copa-3', 'copa-2'],
      rules: { counting: { kind: 'ranks', worth: RANK_POINTS }, best: null, rankedFrom: 1 },
    });
  });

  it('creates a season without a series, whose tournaments are added later', async () => {
    answer = () => data(summer);
    open('/admin/temporadas');
    await press('Crear sin una serie');
    fireEvent.change(screen.getByLabelText(/^Nombre/), { target: { value: summer.name } });
    fireEvent.change(screen.getByLabelText(/^Primer día/), { target: { value: '2026-11-06' } });
    fireEvent.change(screen.getByLabelText(/^Último día/), { target: { value: '2027-01-28' } });
    await press('Crear temporada');
    await screen.findByRole('heading', { level: 1, name: summer.name });
    expect(sent[0]?.body).toMatchObject({ name: summer.name, tournamentIds: [] });
  });

  it('shows fifty of many series', async () => {
    const tournaments = Array.from({ length: 120 }, (_, at) => ({
      ...friday(4),
      id: `t-${at}`,
      name: `Copa ${at}`,
      weekly: true,
    }));
    vi.stubGlobal('fetch', async () => data({ tournaments, nextCursor: null }));
    open('/admin/temporadas');
    const rows = within(await screen.findByRole('list', { name: 'Crear desde una serie' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Ver 50 más de 70' })).toBeDefined();
  });

  it('folds the tournaments that were never repeated, and says on each row that it creates', async () => {
    const once = { ...friday(9), id: 'duelo', name: 'Duelo' };
    vi.stubGlobal('fetch', async () => data({ tournaments: [once, friday(4), friday(3)], nextCursor: null }));
    open('/admin/temporadas');
    const series = await screen.findByRole('list', { name: 'Crear desde una serie' });
    expect(
      within(series)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Copa2 torneos · Último: .+\+ Crear$/)]);
    const folded = screen.getByText('1 torneo sin repetir').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toMatch(/Duelo1 torneo · .+\+ Crear$/);
  });

  it('says where series come from if no tournament was repeated', async () => {
    vi.stubGlobal('fetch', async () => data({ tournaments: [friday(4)], nextCursor: null }));
    open('/admin/temporadas');
    expect(await screen.findByText('No hay series libres. Para tener una, repite un torneo.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Crear desde una serie' })).toBeNull();
  });

  it('shows no part for series if each tournament counts for a season already', async () => {
    vi.stubGlobal('fetch', async () => data({ tournaments: [], nextCursor: null }));
    open('/admin/temporadas');
    await screen.findByRole('link', { name: summer.name });
    await waitFor(() => expect(screen.queryByText('Cargando torneos…')).toBeNull());
    expect(screen.queryByText('Crear desde una serie')).toBeNull();
  });

  it('shows where a rule is wrong, and sends nothing', async () => {
    open('/admin/temporadas');
    await press('Copa');
    fireEvent.change(screen.getByLabelText(/^Puntos por puesto/), { target: { value: '100, diez' } });
    await press('Crear temporada');
    expect(screen.getByText(/Ingresa puntos enteros entre 0/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('the page of a season', () => {
  it('leads to the public table and to the tournaments that count', async () => {
    open('/admin/temporadas/verano');
    const table = await screen.findByRole('link', { name: 'Ver la tabla' });
    expect(table.getAttribute('href')).toBe('/temporada/verano');
    const user = userEvent.setup();
    await user.click(screen.getByText('Otras formas de compartir'));
    await user.click(screen.getByRole('button', { name: 'Copiar enlace para OBS' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/overlay/temporada/verano`);
    const members = await screen.findByRole('list', { name: 'Torneos que suman' });
    await waitFor(() => within(members).getByRole('link', { name: 'Copa #1' }));
    expect(screen.getByText(/Abre el último y toca «Repetir»: se suma solo\.$/)).toBeDefined();
    expect(screen.getByText(/^¿Termina con una gran final\? .+ «Quién se inscribe»/)).toBeDefined();
  });

  it('adds a tournament that counts for no other season', async () => {
    answer = () => data(summer);
    open('/admin/temporadas/verano');
    await press('Agregar un torneo');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar un torneo a Temporada de verano' });
    await within(dialog).findByRole('button', { name: 'Copa #2' });
    expect(within(dialog).queryByRole('button', { name: 'Copa #1' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copa #2' }));
    await screen.findAllByText('Copa #2 cuenta para Temporada de verano');
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/seasons/verano/tournaments/copa-2'],
    ]);
  });

  it('says that a full season takes no further tournaments, also none that is repeated', async () => {
    const tournamentIds = Array.from({ length: SEASON_TOURNAMENTS_MAX }, (_, index) => `copa-${index}`);
    put('seasons/verano', { ...summer, tournamentIds });
    open('/admin/temporadas/verano');
    await screen.findByText(
      /^Ya tiene 60 torneos, que es el máximo\. Los que se repitan desde ahora no cuentan/,
    );
    expect(screen.queryByRole('button', { name: 'Agregar un torneo' })).toBeNull();
    expect(screen.queryByText(/toca «Repetir»/)).toBeNull();
  });

  it('says why a tournament cannot join, and stays open', async () => {
    const why = 'Cuenta por puesto para mezclarlas.';
    answer = () =>
      Response.json(
        { success: false, code: 'invalid-argument', error: 'Revisa.', fields: { 'rules.counting': why } },
        { status: 400 },
      );
    open('/admin/temporadas/verano');
    await press('Agregar un torneo');
    await press('Copa #2');
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copa #3' })).toBeDefined();
  });

  it('says why a tournament cannot join also to somebody who wants to close meanwhile', async () => {
    answer = () => data(summer);
    open('/admin/temporadas/verano');
    await press('Agregar un torneo');
    const tournament = await screen.findByRole('button', { name: 'Copa #2' });
    const refusal = { success: false, code: 'conflict', error: 'Ya cerró.' };
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
      init.method === 'PUT' ? Response.json(refusal, { status: 409 }) : fetch(url, init),
    );
    const refuse = holdAnswers((_, method) => method === 'PUT');
    fireEvent.click(tournament);
    await waitFor(() => expect(tournament.closest('[aria-busy="true"]')).not.toBeNull());
    await press('Cerrar');
    await refuse();
    expect(await screen.findByText('Ya cerró.')).toBeDefined();
  });

  it.each([
    ['', null, false],
    [', and says when it cannot come back', DAY, true],
  ])('takes a tournament out after a question that names both%s', async (_, playersErasedAt, isForGood) => {
    put('tournaments/copa-1', { ...friday(1), date: DAY, endedAt: DAY, playersErasedAt });
    answer = () => data(summer);
    open('/admin/temporadas/verano');
    await press('Sacar Copa #1');
    const dialog = await screen.findByRole('dialog', { name: '¿Sacar Copa #1 de Temporada de verano?' });
    expect(dialog.textContent.includes('no podrá volver a la temporada')).toBe(isForGood);
    await press('Sacar');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/seasons/verano/tournaments/copa-1' });
  });

  it('shows what other rules would do before it stores them, with the reason that everybody reads', async () => {
    put('tournaments/copa-1', { ...friday(1), date: DAY, endedAt: DAY });
    const rows = [
      { number: 3, name: 'Lince', before: { rank: 2, points: 80 }, after: { rank: 1, points: 80 } },
      { number: 4, name: 'Puma', before: null, after: { rank: 9, points: 1 } },
    ];
    answer = ({ path }) => data(path.endsWith('/preview') ? { moved: 2, rows } : { ...summer, revision: 2 });
    open('/admin/temporadas/verano');
    await press('Cambiar nombre, días o reglas');
    fireEvent.change(screen.getByLabelText(/^Cuántos torneos cuentan/), { target: { value: '3' } });
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await press('Ver qué cambia');
    expect(await screen.findByText('2 jugadores cambian de puesto.')).toBeDefined();
    expect(screen.getByText('2.º, 80 puntos → 1.º, 80 puntos')).toBeDefined();
    expect(screen.getByText('fuera de los primeros 100 → 9.º, 1 punto')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /^Motivo/ }), { target: { value: 'Lo votamos' } });
    await press('Guardar');
    await screen.findAllByText('Temporada guardada');
    expect(sent.map(({ path }) => path)).toEqual(['/seasons/verano/preview', '/seasons/verano']);
    expect(sent[1]?.body).toMatchObject({ revision: 1, reason: 'Lo votamos', rules: { best: 3 } });
  });

  it('shows the effect again after another change of the rules', async () => {
    answer = () => data({ moved: 0, rows: [] });
    open('/admin/temporadas/verano');
    await press('Cambiar nombre, días o reglas');
    const best = screen.getByLabelText(/^Cuántos torneos cuentan/);
    fireEvent.change(best, { target: { value: '3' } });
    await press('Ver qué cambia');
    await screen.findByText('Nadie cambia de puesto.');
    fireEvent.change(best, { target: { value: '4' } });
    expect(screen.queryByText('Nadie cambia de puesto.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ver qué cambia' })).toBeDefined();
  });

  it('keeps what is typed if somebody deletes the season meanwhile', async () => {
    open('/admin/temporadas/verano');
    await press('Cambiar nombre, días o reglas');
    fireEvent.change(screen.getByLabelText(/^Nombre/), { target: { value: 'Temporada larga' } });
    // The screen treats an unreadable document like a deleted one.
    act(() => put('seasons/verano', {}));
    await waitFor(() => expect(takeConsole('warn').concat(takeConsole('error'))).not.toEqual([]));
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Temporada larga');
  });

  it('adds and removes nothing in a closed season, which can be reopened', async () => {
    put('seasons/verano', { ...summer, state: 'closed', closedAt: DAY });
    answer = () => data(summer);
    open('/admin/temporadas/verano');
    await press('Reabrir la temporada');
    expect(screen.queryByRole('button', { name: 'Agregar un torneo' })).toBeNull();
    const dialog = screen.getByRole('dialog', { name: '¿Reabrir Temporada de verano?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reabrir la temporada' }));
    await screen.findAllByText('Temporada reabierta');
    expect(sent[0]?.body).toEqual({ state: 'open' });
  });

  it('never reopens by the question whether to close, even if somebody else closes meanwhile', async () => {
    answer = () => data(summer);
    open('/admin/temporadas/verano');
    await press('Cerrar la temporada');
    const dialog = screen.getByRole('dialog', { name: '¿Cerrar Temporada de verano?' });
    act(() => put('seasons/verano', { ...summer, state: 'closed', closedAt: DAY }));
    await screen.findByRole('button', { name: 'Reabrir la temporada' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar la temporada' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ state: 'closed' }));
  });

  it('leads back to the list after a deletion', async () => {
    answer = () => data({ id: 'verano' });
    open('/admin/temporadas/verano');
    await press('Eliminar la temporada');
    const dialog = screen.getByRole('dialog', { name: '¿Eliminar Temporada de verano?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Eliminar la temporada' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Temporadas' })).toBeDefined();
    expect(sent).toEqual([{ method: 'DELETE', path: '/seasons/verano', body: {} }]);
  });
});
