import type { Board } from '@copa/domain/play/board';
import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import { BOARD_PAGE_DATA_ID } from '@copa/domain/play/board/id';
import { boardFacts } from '@copa/domain/play/board/page';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { restFields } from '../../../../test/rest-document.ts';
import { ToastProvider } from '../../../components/toast/toast-provider.tsx';
import { BoardScreen } from './board-screen.tsx';
import type { ReadTournament } from './use-board.ts';
import '../../../lib/network/public-firestore.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { pass } from '../../../../test/pass.ts';

const MINUTE = 60_000;
const START = new Date('2026-11-22T01:00:00Z');
const TEAMS = ['Fénix', 'Lobos', 'Rayo', 'Tigres'];
const MATCH = { number: 1, lines: ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres absent'] };

const sample = (changes: Partial<SampleStage> = {}) =>
  sampleBoard({ lobbies: { a: TEAMS }, matches: [MATCH], ...changes });

let boards = new Map<string, Board>();
let read: string[] = [];
let answers: 'online' | 'broken' = 'online';
const store = (...all: readonly Board[]) => {
  boards = new Map(all.map((board) => [board.id, board]));
};
const readTournament = vi.fn<ReadTournament>();
const OF_COPA = { plan: null, season: null, cancelledAt: null };
const COPA = { name: 'Copa de Noviembre', timeZone: 'America/Bogota', ...OF_COPA };
const tournamentIn = (stage: number, changes: Partial<Tournament> = {}) =>
  Object.assign({ ...COPA, date: null, stage }, changes);
const stageTitle = (stage: string) =>
  screen.getByRole('heading', { level: 1, name: `Copa de Noviembre ${stage}` });

interface Opened {
  readonly stage?: number | null;
  readonly own?: number | null;
  readonly follow?: () => ReactNode;
}

function open({ stage = null, own = null, follow }: Opened = {}) {
  return openPage(
    <ToastProvider>
      <BoardScreen
        tournamentId="copa"
        stage={stage}
        readTournament={readTournament}
        own={own}
        {...(follow && { follow })}
      />
    </ToastProvider>,
  );
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).join(' | '),
    );
const tap = async (name: string) => {
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:30:00Z'), shouldAdvanceTime: true });
  read = [];
  answers = 'online';
  store(sample());
  readTournament.mockReset();
  readTournament.mockResolvedValue(tournamentIn(1));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    const id = name.slice(name.lastIndexOf('/') + 1);
    read.push(id);
    if (answers === 'broken') return new Response('', { status: 503 });
    const board = boards.get(id);
    return board === undefined
      ? new Response('', { status: 403 })
      : Response.json([{ found: { name, fields: restFields(board) } }]);
  });
});

describe('the table of a tournament', () => {
  it('says who leads, how it is won and how ties are broken', async () => {
    open();
    await pass(0);
    expect(stageTitle('Clasificatoria')).toBeDefined();
    expect(document.title).toBe(`Tabla de posiciones: ${sample().tournament} · Copa Fénix`);
    expect(screen.getByText('Va 1 de 3 partidas.')).toBeDefined();
    expect(rows()).toEqual([
      '1 | Fénix | 1 | 1 | 5 | 17',
      '2 | Lobos | 1 | 0 | 3 | 12',
      '3 | Rayo | 1 | 0 | – | 8',
      '4 | Tigres | 0 | 0 | – | 0',
    ]);
    expect(screen.getByText(/^Con los mismos puntos deciden: Booyahs, luego bajas/)).toBeDefined();
    expect(screen.getByText('Se suman los puntos de 3 partidas.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Cómo se gana' })).toBeDefined();
  });

  it('says when the next room opens, until it has', async () => {
    const openAt = new Date('2026-11-21T02:46:00Z');
    store({ ...sample(), openings: [{ match: 2, openAt }] });
    open();
    await pass(0);
    expect(screen.getByText(/^La sala de la partida 2 abre hoy, /)).toBeDefined();
    await pass(17 * MINUTE);
    expect(screen.queryByText(/^La sala de la partida 2/)).toBeNull();
  });

  it('says that the tournament is cancelled, and neither names a next room nor offers to follow it', async () => {
    const openings = [{ match: 2, openAt: new Date('2026-11-21T02:46:00Z') }];
    const follow = () => <p>Sigue este torneo</p>;
    store({ ...sample(), openings });
    open({ follow });
    await pass(0);
    expect(screen.getByText('Sigue este torneo')).toBeDefined();
    store({ ...sample(), openings, isCancelled: true });
    await pass(MINUTE);
    expect(screen.getByText('Torneo cancelado.')).toBeDefined();
    expect(screen.queryByText(/^La sala de la partida|Sigue este torneo|^Va 1 de/)).toBeNull();
  });

  it('tells how the tournament is played, in the words of the tournament', async () => {
    const plan = { name: 'Por bajas: 24 → 12', steps: [], lines: ['Cada baja vale 1 punto.'], changes: [] };
    readTournament.mockResolvedValue(tournamentIn(1, { plan }));
    open();
    const told = (await screen.findByRole('heading', { name: 'Cómo se juega' })).closest('section');
    expect(told?.textContent).toBe('Cómo se juegaPor bajas: 24 → 12Cada baja vale 1 punto.');
    expect(screen.queryByRole('heading', { name: 'Cómo se gana' })).toBeNull();
  });

  it('costs one document for each poll, and the tournament once', async () => {
    open();
    await pass(0);
    expect(read).toEqual(['copa_1']);
    await pass(10 * MINUTE);
    expect(read).toHaveLength(21);
    expect(new Set(read)).toEqual(new Set(['copa_1']));
    expect(readTournament).toHaveBeenCalledTimes(1);
  });

  it('goes on to the next stage, and polls that one alone', async () => {
    open();
    await pass(0);
    const final = sample({ stage: { number: 2, name: 'Final' }, matches: [] });
    store(sample({ next: 2 }), final);
    await pass(30_000);
    expect(stageTitle('Fase final')).toBeDefined();
    read = [];
    await pass(10 * MINUTE);
    expect(new Set(read)).toEqual(new Set(['copa_2']));
    expect(read).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Fase 1' }).getAttribute('href')).toBe(
      '/tournament/copa/posiciones?fase=1',
    );
  });

  it('goes back to the earlier stage if the newest was removed, and does not show that one again', async () => {
    const final = sample({ stage: { number: 2, name: 'Final' }, matches: [] });
    store(sample({ next: 2 }), final);
    readTournament.mockResolvedValue(tournamentIn(2));
    const { unmount } = open();
    await pass(0);
    expect(stageTitle('Fase final')).toBeDefined();
    store(sample());
    readTournament.mockResolvedValue(tournamentIn(1));
    await pass(30_000);
    expect(stageTitle('Clasificatoria')).toBeDefined();
    unmount();
    open();
    expect(stageTitle('Clasificatoria')).toBeDefined();
    await pass(0);
  });

  it('shows an earlier stage on request', async () => {
    store(sample({ next: 2 }), sample({ stage: { number: 2, name: 'Final' } }));
    readTournament.mockResolvedValue(tournamentIn(2));
    open({ stage: 1 });
    await pass(0);
    expect(stageTitle('Clasificatoria')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Fase 2' }).getAttribute('href')).toBe(
      '/tournament/copa/posiciones',
    );
    expect(read).toEqual(['copa_1']);
  });

  it('marks the own row, who passes and where the cut is', async () => {
    store(sample({ stage: { advance: { perLobby: 2, byTable: 0 } } }));
    open({ own: 2 });
    await pass(0);
    expect(screen.getByRole('row', { name: /Lobos Tú.*Pasa/ }).getAttribute('data-own')).toBe('true');
    expect(rows()[2]).toMatch(/^Hasta aquí pasan 2/);
  });

  it('says for each match whether it can still change, and the result of each unit', async () => {
    const officialAt = new Date('2026-11-21T02:44:00Z');
    const second = { number: 2, lines: ['Rayo 1 9'], changes: { state: 'void' as const, map: 'Purgatorio' } };
    store(sample({ matches: [{ ...MATCH, changes: { officialAt } }, second] }));
    open();
    await pass(0);
    expect(screen.getByText(/^La partida 1 es provisional: será oficial hoy, 2:44/)).toBeDefined();
    await tap('Partidas');
    expect(screen.getByText('Purgatorio · Anulada: no cuenta')).toBeDefined();
    expect(screen.getByText(/^Bermuda · Provisional: oficial hoy, 2:44/)).toBeDefined();
    const played = screen.getByRole('table', { name: 'Partida 1', hidden: true });
    expect([...played.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      '1Fénix517',
      '2Lobos312',
      '3Rayo–8',
      '–TigresNo jugó–0',
    ]);
  });

  it('ranks by kills, with unknown kills at the end', async () => {
    open();
    await pass(0);
    await tap('Bajas');
    expect(rows()).toEqual([
      '1 | Fénix | 5 | 5',
      '2 | Lobos | 3 | 3',
      '– | Rayo | – | –',
      '– | Tigres | – | –',
    ]);
  });

  it('shows each lobby alone if there are several', async () => {
    const matches = [
      { number: 1, lines: ['Fénix 1 5', 'Lobos 2 3'] },
      { lobby: 'b', number: 1, lines: ['Rayo 1 0'] },
    ];
    store(sample({ lobbies: { a: ['Fénix', 'Lobos'], b: ['Rayo', 'Tigres'] }, matches }));
    open();
    await pass(0);
    expect(rows()[0]).toBe('1 | Fénix Lobby A | 1 | 1 | 5 | 17');
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .selectOptions(screen.getByRole('combobox', { name: 'Lobby' }), 'Lobby B');
    expect(rows()).toEqual(['1 | Rayo | 1 | 1 | 0 | 12', '2 | Tigres | 0 | – | – | –']);
  });

  it('shows the order of an extra match in each lobby with a team in it', async () => {
    const matches = [
      { number: 1, lines: ['Fénix 1 5'] },
      { lobby: 'b', number: 1, lines: ['Rayo 1 5'] },
      { number: 1, lines: ['Rayo 1 0', 'Fénix 2 0'], changes: { isExtra: true } },
    ];
    store(sample({ lobbies: { a: ['Fénix', 'Lobos'], b: ['Rayo', 'Tigres'] }, matches }));
    open();
    await pass(0);
    expect(rows()[0]).toMatch(/^1 \| Rayo/);
    await tap('Partidas');
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .selectOptions(screen.getByRole('combobox', { name: 'Lobby' }), 'Lobby B');
    expect(screen.getByRole('heading', { name: 'Partida extra 1' })).toBeDefined();
    const order = within(screen.getByRole('list', { name: 'Partida extra 1' }));
    expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Rayo', 'Fénix']);
  });

  it('shows who can win next, the champion, who is out, and what was corrected when', async () => {
    const at = new Date('2026-11-21T02:14:00Z');
    const result = (placement: number) => ({ ...NO_RESULT, placement, kills: 1 });
    const stage = {
      finish: { kind: 'champion-rush' as const, matches: 6, threshold: 12 },
      corrections: [
        {
          kind: 'rows' as const,
          at,
          match: { number: 1, isExtra: false, lobby: null },
          rows: [{ unit: 2, from: result(3), to: result(2) }],
          reason: 'captura',
        },
      ],
      adjustments: [
        { id: '1', kind: 'disqualified' as const, unitId: 'Tigres', reason: 'x', by: 'admin', at },
      ],
    };
    store(sample({ stage }));
    open();
    await pass(0);
    expect(rows().map((row) => row.slice(0, 24))).toEqual([
      expect.stringContaining('Fénix A TIRO'),
      expect.stringContaining('Lobos A TIRO'),
      expect.stringContaining('3 | Rayo |'),
      expect.stringContaining('– | Tigres Descalificado'),
    ]);
    expect(screen.getByText('Partida 1 corregida: Lobos 3.º → 2.º, por captura.')).toBeDefined();
    expect(screen.getByText(/hoy, 2:14/)).toBeDefined();
    expect(screen.getByText(/^Champion Rush: con 12 puntos quedas A TIRO/)).toBeDefined();
    store(sample({ stage, matches: [MATCH, { number: 2, lines: ['Lobos 1 2'] }] }));
    await pass(30_000);
    expect(screen.getByText('Campeón: Lobos.')).toBeDefined();
    expect(rows()[0]).toContain('Lobos Campeón');
  });

  it('is shared by WhatsApp with the leaders, and copied as text', async () => {
    open();
    await pass(0);
    const link = screen.getByRole('link', { name: 'Compartir por WhatsApp' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe(
      `Copa de Noviembre: Clasificatoria. Va 1 de 3 partidas. 1. Fénix (17 puntos), 2. Lobos (12 puntos), 3. Rayo (8 puntos). ${location.origin}/tournament/copa/posiciones`,
    );
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await tap('Copiar para el chat');
    expect(written.mock.calls[0]?.[0]).toMatch(/^\*Copa de Noviembre · Clasificatoria\*\n/);
  });
});

describe('a table that is not there', () => {
  it.each([
    [
      'undrawn',
      tournamentIn(0, { date: START }),
      COPA.name,
      /^Todavía no hay tabla: aparece/,
      /:\d\d.+Colombia$/,
    ],
    ['cancelled', tournamentIn(0, { cancelledAt: START }), COPA.name, 'Torneo cancelado.', /^$/],
    ['missing', null, 'Esta tabla no existe', /^El enlace está/, /^$/],
  ])('says so, of which and when, if it is %s', async (_, tournament, title, text, start) => {
    readTournament.mockResolvedValue(tournament);
    open();
    expect(screen.getByText('Cargando tabla…')).toBeDefined();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getAllByText(text)).not.toEqual([]);
    expect(screen.queryByText(/ en Colombia$/)?.parentElement?.textContent ?? '').toMatch(start);
    expect(read).toEqual([]);
  });

  it('appears by itself when the lobbies are drawn', async () => {
    readTournament.mockResolvedValue(tournamentIn(0));
    open();
    await pass(0);
    readTournament.mockResolvedValue(tournamentIn(1));
    await pass(30_000);
    expect(stageTitle('Clasificatoria')).toBeDefined();
  });

  it('says that it could not be loaded, and shows the table that the phone has stored', async () => {
    answers = 'broken';
    const { unmount } = open();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1, name: 'No pudimos cargar la tabla' })).toBeDefined();
    answers = 'online';
    await pass(30_000);
    unmount();
    answers = 'broken';
    open();
    expect(rows()[0]).toBe('1 | Fénix | 1 | 1 | 5 | 17');
    await pass(0);
    expect(screen.getByText(/^No pudimos actualizar: así estaba /)).toBeDefined();
    expect(takeConsole('warn').length).toBe(2);
  });

  it('that came with the page is there on the next visit, even if its first answer never came', async () => {
    answers = 'broken';
    const [board, asOf] = [sample(), new Date()];
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = BOARD_PAGE_DATA_ID;
    const data = { board, asOf, stages: 1, facts: boardFacts(board, asOf, null), how: null };
    element.textContent = JSON.stringify(data);
    document.body.append(element);
    const { unmount } = open();
    await pass(0);
    unmount();
    element.remove();
    open();
    expect(rows()[0]).toBe('1 | Fénix | 1 | 1 | 5 | 17');
    await pass(0);
    expect(takeConsole('warn').length).toBe(2);
  });

  it('is removed from the phone with its tournament', async () => {
    const { unmount } = open();
    await pass(0);
    unmount();
    store();
    readTournament.mockResolvedValue(null);
    open();
    await pass(30_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Esta tabla no existe' })).toBeDefined();
    expect(localStorage.getItem('copa-fenix_tablas')).toBe('[]');
  });
});
