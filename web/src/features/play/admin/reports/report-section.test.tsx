import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { pass } from '../../../../../test/pass.ts';
import { MatchScreen } from '../match/match-screen.tsx';
import './report-section.tsx';
import { emptyMatch, matchFields, SATURDAY, stageFields, TOURNAMENT } from '../play.fixture.ts';

const REQUEST = '00000000-0000-4000-8000-000000000000';
let id = '';
let count = 0;
const calls: { path: string; body: unknown }[] = [];

function sent(unit: string, placement: number, kills: number, changes: object = {}): void {
  put(`reports/${unit}-${id}_1_a-1`, {
    tournamentId: id,
    stage: 1,
    match: 'a-1',
    registrationId: unit,
    placement,
    kills,
    requestId: REQUEST,
    revision: 1,
    sentAt: SATURDAY,
    width: 1280,
    height: 590,
    discardedAt: null,
    ...changes,
  });
}

async function answer(url: string, { body }: { body?: string }): Promise<Response> {
  const path = url.replace(/.*\/matches\/a-1\//, '');
  if (path.endsWith('/picture')) return new Response('jpeg');
  const said = JSON.parse(body ?? '{}') as { rows?: Record<string, object>; discarded?: boolean };
  calls.push({ path, body: said });
  if (path === 'rows') {
    const row = { by: 'ana', byName: 'Ana', at: SATURDAY.toISOString() };
    const rows = Object.fromEntries(
      Object.entries(said.rows ?? {}).map(([unit, each]): [string, object] => [
        unit,
        { ...each, ...row, revision: 1 },
      ]),
    );
    const match = { tournamentId: id, stage: 1, lobby: 'a', number: 1, map: 'Bermuda', state: 'draft' };
    const data = { id: 'a-1', ...match, rows, revision: 1, updatedAt: SATURDAY };
    return Response.json({ success: true, data });
  }
  return Response.json(
    { success: false, code: 'stale-write', error: 'El equipo envió otro.' },
    { status: 409 },
  );
}

function open() {
  put(`tournaments/${id}`, TOURNAMENT);
  put(`tournaments/${id}/stages/1`, {
    tournamentId: id,
    ...stageFields(['Fenix', 'Lobos', 'Rayo'], { reports: true }),
  });
  put(`tournaments/${id}/stages/1/matches/a-2`, emptyMatch(id));
  openScreen(<MatchScreen id={id} stage={1} match="a-1" onMissing={() => undefined} />);
}

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Without a server, the list counts as read once it is known to be offline. */
const OFFLINE_AFTER_MS = 6000;

describe('the reports of a match', () => {
  beforeEach(() => {
    count += 1;
    id = `enviados-${count}`;
    calls.length = 0;
    vi.stubGlobal('fetch', answer);
  });

  it('take no line until one has come', async () => {
    sent('fenix', 1, 5);
    open();
    await screen.findByRole('heading', { name: 'Enviados por los equipos 1 de 3' });
    cleanup();
    id = `${id}-none`;
    open();
    await screen.findByRole('button', { name: 'Fenix' });
    expect(screen.queryByText(/^Enviados por los equipos/)).toBeNull();
  });

  it('stand side by side if two claim the same placement, and one becomes the row', async () => {
    sent('fenix', 1, 5);
    sent('lobos', 1, 7);
    sent('rayo', 3, 0);
    // Nova is not in this lobby, so its report is not shown.
    sent('nova', 2, 2);
    open();
    expect(await screen.findByRole('heading', { name: 'Enviados por los equipos 3 de 3' })).toBeDefined();
    const rivals = await screen.findByRole('group', { name: '2 dicen ser 1.º' });
    expect(
      within(rivals)
        .getAllByRole('article')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Fenix: 1.º, 5 bajas', 'Lobos: 1.º, 7 bajas']);
    expect(within(rivals).queryByText('Usado')).toBeNull();
    await tap('Usar lo que envió Lobos: 1.º, 7 bajas');
    expect(await within(rivals).findByText('Usado')).toBeDefined();
    expect(within(rivals).getByText('Ya lo tiene Lobos.')).toBeDefined();
    await waitFor(() =>
      expect(calls).toEqual([
        {
          path: 'rows',
          body: {
            rows: { lobos: { ...NO_RESULT, placement: 1, kills: 7, revision: 0 } },
            removed: {},
          },
        },
      ]),
    );
  });

  it('move nothing when they come or change, and are shown to whoever asks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await screen.findByRole('button', { name: 'Fenix' });
    await pass(OFFLINE_AFTER_MS);
    act(() => sent('fenix', 1, 5));
    const ask = await screen.findByRole('button', { name: 'Ver 1 resultado nuevo' });
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(ask);
    expect(screen.getByRole('article').ariaLabel).toBe('Fenix: 1.º, 5 bajas');
    act(() => sent('fenix', 2, 5, { revision: 2, sentAt: new Date(SATURDAY.getTime() + 1000) }));
    await screen.findByRole('button', { name: 'Ver 1 resultado nuevo' });
    expect(screen.getByRole('article').ariaLabel).toBe('Fenix: 1.º, 5 bajas');
    await tap('Ver 1 resultado nuevo');
    expect(screen.getByRole('article').ariaLabel).toBe('Fenix: 2.º, 5 bajas');
    expect(screen.queryByRole('button', { name: /^Ver 1/ })).toBeNull();
  });

  it('keep their places when another organiser discards one, or its team withdraws', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sent('fenix', 1, 5);
    sent('lobos', 2, 3);
    open();
    await screen.findByRole('article', { name: 'Fenix: 1.º, 5 bajas' });
    await pass(OFFLINE_AFTER_MS);
    act(() => sent('fenix', 1, 5, { revision: 2, discardedAt: SATURDAY }));
    await screen.findByRole('button', { name: 'Recuperar lo que envió Fenix' });
    const labels = screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel);
    expect(labels).toEqual(['Fenix: 1.º, 5 bajas', 'Lobos: 2.º, 3 bajas']);
    expect(screen.queryByRole('list', { name: 'Descartados' })).toBeNull();
  });

  it('keep their places when another organiser restores one, until somebody asks for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sent('fenix', 1, 5, { discardedAt: SATURDAY });
    sent('lobos', 2, 3);
    open();
    await screen.findByRole('article', { name: 'Lobos: 2.º, 3 bajas' });
    await pass(OFFLINE_AFTER_MS);
    act(() => sent('fenix', 1, 5, { revision: 2 }));
    const ask = await screen.findByRole('button', { name: 'Ver 1 resultado nuevo' });
    const labels = () => screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel);
    expect(labels()).toEqual(['Lobos: 2.º, 3 bajas']);
    expect(screen.getByRole('list', { name: 'Descartados' }).textContent).toMatch(/ Recuperado/);
    await userEvent.click(ask);
    expect(labels()).toEqual(['Fenix: 1.º, 5 bajas', 'Lobos: 2.º, 3 bajas']);
  });

  it('are enlarged above the typed rows by a tap on the picture', async () => {
    sent('fenix', 1, 5);
    open();
    const picture = await screen.findByRole('button', { name: 'Ver la captura de Fenix' });
    await waitFor(() => expect((picture as HTMLButtonElement).disabled).toBe(false));
    await userEvent.click(picture);
    expect(await screen.findByRole('region', { name: 'La captura de Fenix' })).toBeDefined();
  });

  it('stay readable once their match is published, for a protest', async () => {
    sent('fenix', 2, 5);
    sent('lobos', 1, 7);
    const published = { state: 'published' as const, publishedAt: SATURDAY, officialAt: SATURDAY };
    put(
      `tournaments/${id}/stages/1/matches/a-1`,
      matchFields(id, { fenix: [1, 5], lobos: [2, 7], rayo: [3, 0] }, published),
    );
    open();
    await userEvent.click(await screen.findByText('Ver lo que enviaron los equipos'));
    expect(await screen.findByRole('article', { name: 'Fenix: 2.º, 5 bajas' })).toBeDefined();
    await tap('Ver la captura de Fenix');
    expect(await screen.findByRole('region', { name: 'La captura de Fenix' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Usar|Descartar)/ })).toBeNull();
  });

  it('of a published match are not called missing offline, and come by themselves', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const published = { state: 'published' as const, publishedAt: SATURDAY, officialAt: SATURDAY };
    put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, { fenix: [1, 5] }, published));
    open();
    await userEvent.click(await screen.findByText('Ver lo que enviaron los equipos'));
    await pass(OFFLINE_AFTER_MS);
    expect(screen.getByText('Buscando…')).toBeDefined();
    act(() => sent('fenix', 2, 5));
    expect(await screen.findByRole('article', { name: 'Fenix: 2.º, 5 bajas' })).toBeDefined();
  });

  it('are discarded and restored by the seen revision, and show a refusal', async () => {
    sent('fenix', 1, 5);
    sent('lobos', 2, 3, { revision: 4, discardedAt: SATURDAY });
    open();
    await tap('Descartar lo que envió Fenix');
    expect((await screen.findByRole('alert')).textContent).toBe('El equipo envió otro.');
    const list = within(screen.getByRole('list', { name: 'Descartados' }));
    expect(list.getByText(/2\.º, 3 bajas/).innerHTML).toBe('<bdi>Lobos</bdi>: 2.º, 3 bajas');
    await tap('Recuperar lo que envió Lobos');
    await waitFor(() =>
      expect(calls).toEqual([
        { path: 'reports/fenix/discarded', body: { discarded: true, revision: 1 } },
        { path: 'reports/lobos/discarded', body: { discarded: false, revision: 4 } },
      ]),
    );
  });
});
