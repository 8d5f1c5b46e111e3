import { SEASON_PAGE_DATA_ID, seasonFacts } from '@copa/domain/seasons/page';
import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { pass } from '../../../../test/pass.ts';
import { restFields } from '../../../../test/rest-document.ts';
import { ToastProvider } from '../../../components/toast/toast-provider.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { SeasonScreen } from './season-screen.tsx';
import '../../../lib/network/public-firestore.ts';
import { openPage } from '../../../../test/open-page.tsx';

type Sample = ReturnType<typeof sampleSeason>;

let stored: Sample | null = null;
let read: string[] = [];
let broken = false;

function documentAt(path: string): object | null {
  if (stored === null) return null;
  if (path === 'seasonBoards/verano') return stored.board;
  return stored.results.find(({ id }) => path === `seasons/verano/results/${id}`) ?? null;
}

function open(ownKey: string | null = null) {
  openPage(
    <ToastProvider>
      <SeasonScreen
        id="verano"
        ownKey={ownKey}
        next={<p>Lo que sigue</p>}
        final={(isNext) => <p>La final{isNext && ' sigue'}</p>}
      />
    </ToastProvider>,
  );
  return pass(0);
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).join(' | '),
    );
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const keyOf = (number: number) => stored?.results.find((each) => each.number === number)?.id ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T03:00:00Z'), shouldAdvanceTime: true });
  stored = sampleSeason({ rules: { best: 1 } });
  read = [];
  broken = false;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    read.push(path);
    if (broken) return new Response('', { status: 503 });
    const found = documentAt(path);
    return found === null
      ? new Response('', { status: 403 })
      : Response.json([{ found: { name, fields: restFields(found) } }]);
  });
});

describe('the table of a season', () => {
  it('leads to its next tournament while there is one, and then to its final', async () => {
    await open();
    const next = () => screen.queryByText('Lo que sigue');
    expect([next() !== null, screen.queryByText('La final') !== null]).toEqual([true, true]);
    vi.setSystemTime(new Date('2026-12-30T03:00:00Z'));
    await pass(60_000);
    expect([next() !== null, screen.queryByText('La final sigue') !== null]).toEqual([false, true]);
  });

  it('says who leads and how it is counted', async () => {
    await open();
    expect(document.title).toBe('Temporada de verano · Copa Fénix');
    expect(screen.getByRole('heading', { level: 1, name: 'Temporada de verano' })).toBeDefined();
    expect(screen.getByText('Van 2 de 4 torneos. 3 jugadores.')).toBeDefined();
    expect(screen.getByText('Cuenta tu mejor torneo.')).toBeDefined();
    expect(rows()).toEqual([
      '1 | Nick2 | 2 | 1 | 100',
      '2 | Nick1 | 2 | 1 | 100',
      '3 | Jugador 3 | 2 | 0 | 65',
    ]);
  });

  it('opens a row to its tournaments, and says which of them count', async () => {
    await open();
    await user().click(screen.getByRole('button', { name: 'Nick2' }));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Viernes 2.* · 1\.º de 3100cuenta$/),
      expect.stringMatching(/^Viernes 1.* · 2\.º de 380no cuenta$/),
    ]);
    const link = within(screen.getByRole('table')).getByRole('link', { name: 'Viernes 2' });
    expect(link.getAttribute('href')).toBe('/tournament/f2/posiciones');
    await user().click(screen.getByRole('button', { name: 'Nick2', expanded: true }));
    expect(rows()).toHaveLength(3);
  });

  it('shows public corrections with their reason', async () => {
    const corrections = [
      {
        at: new Date('2026-11-15T03:00:00Z'),
        changed: ['best' as const],
        reason: 'Muchos no vienen siempre',
      },
    ];
    stored = sampleSeason({ changes: { corrections } });
    await open();
    expect(screen.getByText('Cambió cuántos torneos cuentan: Muchos no vienen siempre.')).toBeDefined();
  });

  it('lists its tournaments: those that ended lead to their table', async () => {
    await open();
    const section = screen.getByRole('heading', { name: 'Torneos de la temporada' }).closest('section');
    const links = within(section as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tournament/f1/posiciones',
      '/tournament/f2/posiciones',
      '/tournament/f3',
      '/tournament/f4',
    ]);
  });
});

describe('the own row', () => {
  it('is marked if a registration on this phone has the key', async () => {
    await open(keyOf(1));
    expect(rows()[1]).toBe('2 | Nick1 Tú | 2 | 1 | 100');
    expect(screen.getByText('Vas 2.º de 3 en la temporada, con los mismos puntos que el 1.º.')).toBeDefined();
  });

  it('is found by the ticket of a single player, but not by that of a team', async () => {
    const ticket = (keys: readonly number[]) => [
      {
        ticket: {
          tournamentId: 'f1',
          seasonKeys: keys.map((number, slot) => ({ slot, key: keyOf(number) })),
        },
      },
    ];
    localStorage.setItem(storageKeys.tickets, JSON.stringify(ticket([3, 1])));
    await open();
    expect(screen.queryByText('Tú')).toBeNull();
    expect(read).toEqual(['seasonBoards/verano']);
  });

  it('is found by the ticket of a team and the slot of the member who registered on this phone', async () => {
    const seasonKeys = [
      { slot: 1, key: keyOf(3) },
      { slot: 2, key: keyOf(1) },
    ];
    const registered = [{ tournamentId: 'f1', unit: { ticketId: 'mio' }, slot: 2 }];
    localStorage.setItem(storageKeys.registrations, JSON.stringify(registered));
    localStorage.setItem(
      storageKeys.tickets,
      JSON.stringify([{ ticket: { id: 'mio', tournamentId: 'f1', seasonKeys } }]),
    );
    await open();
    expect(screen.getByRole('row', { name: / Tú / }).textContent).toContain('Nick1');
  });

  it('is not that of a friend whose ticket was opened on a phone with an own registration', async () => {
    const ticket = (id: string, number: number) => ({
      ticket: { id, tournamentId: 'f1', seasonKeys: [{ slot: 0, key: keyOf(number) }] },
    });
    const registered = [{ tournamentId: 'f1', unit: { ticketId: 'mio' } }];
    localStorage.setItem(storageKeys.registrations, JSON.stringify(registered));
    localStorage.setItem(storageKeys.tickets, JSON.stringify([ticket('amigo', 3), ticket('mio', 1)]));
    await open();
    expect(screen.getByRole('row', { name: / Tú / }).textContent).toContain('Nick1');
  });

  it('is shown below the first hundred, and opens like the others', async () => {
    stored = sampleSeason({ players: 130 });
    localStorage.setItem(
      storageKeys.tickets,
      JSON.stringify([{ ticket: { tournamentId: 'f1', seasonKeys: [{ slot: 0, key: keyOf(120) }] } }]),
    );
    await open();
    expect(rows()).toHaveLength(102);
    expect(rows().slice(-2)).toEqual(['Tu puesto | ', '31 | Nick120 Tú | 2 | 0 | 0']);
    expect(screen.getByText('Se ven los primeros 100 de 130.')).toBeDefined();
    await user().click(screen.getByRole('button', { name: 'Nick120 Tú' }));
    expect(rows()).toHaveLength(103);
  });

  it('shows negative points with a minus sign, in the table and in its tournaments', async () => {
    stored = sampleSeason({ players: 130, rules: { counting: { kind: 'points' }, best: 1 } });
    localStorage.setItem(
      storageKeys.tickets,
      JSON.stringify([{ ticket: { tournamentId: 'f1', seasonKeys: [{ slot: 0, key: keyOf(120) }] } }]),
    );
    await open();
    expect(rows().at(-1)).toBe('120 | Nick120 Tú | 2 | 0 | −60');
    await user().click(screen.getByRole('button', { name: 'Nick120 Tú' }));
    expect(rows().at(-1)).toMatch(/120\.º de 130−60cuenta/);
  });
});

describe('a season', () => {
  it('without results says when the table fills', async () => {
    stored = sampleSeason({ ended: 0 });
    await open();
    expect(
      screen.getByText('Se llena unos minutos después de que termina el primer torneo de la temporada.'),
    ).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copiar enlace' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull();
  });

  it('that is unknown says so, and is requested once', async () => {
    stored = null;
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Esta temporada no existe' })).toBeDefined();
    await pass(120_000);
    expect(read).toEqual(['seasonBoards/verano']);
  });

  it('without a connection shows the last stored table, and says so', async () => {
    await open();
    broken = true;
    await pass(31_000);
    expect(screen.getByText(/^No pudimos actualizar: así estaba /)).toBeDefined();
    expect(rows()).toHaveLength(3);
    expect(takeConsole('warn').join()).toContain('the season verano could not be loaded');
  });

  it('that came with the page is there on the next visit, even if its first answer never came', async () => {
    const { board } = sampleSeason();
    const asOf = new Date();
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = SEASON_PAGE_DATA_ID;
    element.textContent = JSON.stringify({ board, asOf, facts: seasonFacts(board, asOf, null) });
    document.body.append(element);
    broken = true;
    await open();
    expect(rows()).toHaveLength(3);
    cleanup();
    element.remove();
    await open();
    expect(rows()).toHaveLength(3);
    expect(takeConsole('warn').join()).toContain('the season verano could not be loaded');
  });
});
