import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TicketScreen } from './ticket-screen.tsx';
import { readTap } from './use-tap.ts';
import '../../../../lib/network/public-firestore.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const NOW = Date.parse('2026-12-01T20:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();

const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa Prueba',
  date: at(60),
  maxPlayers: 48,
  currentPlayers: 48,
  waitingPlayers: 3,
  waitlist: { max: 8, mode: 'auto', endsAt: null },
  status: 'published',
  windows: [{ kind: 'match', opensAt: at(-5), closesAt: at(35) }],
});

const unit = {
  tournamentId: 'copa',
  number: 7,
  name: 'AnaFNX',
  unit: { name: '', tag: '', size: 1 },
  members: [],
  status: 'approved',
  place: 'held',
};
const confirmed = { ...unit, confirmations: { match: { at: at(0), by: 'player' } } };
const waiting = { ...unit, place: 'waiting', waitSeq: 9 };

/** As Firestore writes it. */
function encoded(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') {
    return /^\d{4}-.+Z$/.test(value) ? { timestampValue: value } : { stringValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: fieldsOf(value as object) };
}
const fieldsOf = (data: object) => ({
  fields: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encoded(value)])),
});

let documents: Record<string, object> = {};
let read: string[] = [];
let online = true;
/** What the API was told, and what it says to that. */
let taps: { readonly path: string; readonly ticket: string | null; readonly body: unknown }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

const says = (data: object) => () => Response.json({ success: true, data });
const accepted = says({ outcome: 'confirmed', ticket: { id: ID, ...confirmed } });
const refused = (status: number, code: string, error: string) => () =>
  Response.json({ success: false, error, code }, { status });

const readTournament = vi.fn<() => Promise<typeof tournament | null>>();
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

function open() {
  return render(
    <MemoryRouter>
      <TicketScreen
        id={ID}
        readTournament={readTournament}
        own={null}
        members={() => null}
        calendar={() => null}
      />
    </MemoryRouter>,
  );
}
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return pass();
};
const goOnline = (is: boolean) => {
  online = is;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  fireEvent(window, new Event(is ? 'online' : 'offline'));
  return pass();
};

async function answer(url: string, init: { body: string; headers: HeadersInit }): Promise<Response> {
  if (!online) throw new TypeError('Failed to fetch');
  if (url.startsWith('/api/')) {
    const ticket = new Headers(init.headers).get('ticket-id');
    taps.push({ path: url.split('/').at(-1) ?? '', ticket, body: init.body && JSON.parse(init.body) });
    return (answers.shift() ?? accepted)();
  }
  const [name = ''] = (JSON.parse(init.body) as { documents: string[] }).documents;
  const path = name.split('/').slice(-2).join('/');
  read.push(path);
  const data = documents[path];
  return Response.json(data === undefined ? [{ missing: name }] : [{ found: { name, ...fieldsOf(data) } }]);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  documents = { [`tickets/${ID}`]: unit, 'queues/copa': { waiting: [4, 7, 9] } };
  [read, taps, answers] = [[], [], []];
  online = true;
  readTournament.mockReset();
  readTournament.mockResolvedValue(tournament);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tap of a unit', () => {
  it('confirms, and the screen knows it without another read', async () => {
    open();
    await pass();
    await press('CONFIRMO');
    expect(taps).toEqual([{ path: 'confirmation', ticket: ID, body: { window: 'match' } }]);
    expect(screen.getByText(/^¡Confirmado!/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CONFIRMO' })).toBeNull();
    expect([read, readTap(ID)]).toEqual([[`tickets/${ID}`], null]);
  });

  it('is not taken back by a reading that began before it', async () => {
    let arrive: (response: Response) => void = () => undefined;
    open();
    await pass();
    vi.stubGlobal('fetch', (url: string, init: { body: string; headers: HeadersInit }) =>
      url.startsWith('/api/') ? answer(url, init) : new Promise<Response>((resolve) => (arrive = resolve)),
    );
    await pass(MINUTE);
    await press('CONFIRMO');
    arrive(Response.json([{ found: { name: `tickets/${ID}`, ...fieldsOf(unit) } }]));
    await pass();
    expect(screen.getByText(/^¡Confirmado!/)).toBeDefined();
  });

  it('after the close is kept for the organisers, who decide', async () => {
    readTournament.mockResolvedValue({
      ...tournament,
      windows: tournament.windows.map((window) => ({ ...window, closesAt: new Date(NOW - MINUTE) })),
    });
    answers = [says({ outcome: 'late', ticket: { id: ID, ...unit, late: { match: at(0) } } })];
    open();
    await pass();
    await press('AVISAR QUE SÍ VOY');
    expect(screen.getByText('Tu confirmación llegó tarde: le avisamos al equipo del torneo.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'AVISAR QUE SÍ VOY' })).toBeNull();
  });

  it('that is refused says why, in the words of the answer, and is not sent again', async () => {
    answers = [refused(409, 'confirmation-closed', 'El plazo para confirmar ya terminó.')];
    open();
    await pass();
    await press('CONFIRMO');
    expect(screen.getByRole('alert').textContent).toBe('El plazo para confirmar ya terminó.');
    expect(readTap(ID)).toBeNull();
    await pass(2 * MINUTE);
    expect(taps).toHaveLength(1);
  });

  it('without a connection is kept, says so, and is sent once when it is back', async () => {
    open();
    await pass();
    await goOnline(false);
    await press('CONFIRMO');
    expect(screen.getByRole('alert').textContent).toMatch(/^Todavía sin confirmar\. Se envía solo/);
    expect([taps, readTap(ID)]).toEqual([[], 'match']);
    await pass(5 * MINUTE);
    expect(taps).toEqual([]);
    documents[`tickets/${ID}`] = confirmed;
    await goOnline(true);
    await pass(MINUTE);
    expect(taps).toHaveLength(1);
    expect(screen.getByText(/^¡Confirmado!/)).toBeDefined();
    expect(readTap(ID)).toBeNull();
  });

  it('that an earlier visit could not send is sent by the next one', async () => {
    const first = open();
    await pass();
    await goOnline(false);
    await press('CONFIRMO');
    first.unmount();
    await goOnline(true);
    open();
    await pass();
    expect(taps).toHaveLength(1);
    expect(screen.getByText(/^¡Confirmado!/)).toBeDefined();
  });

  it('that says to be there is for who waits', async () => {
    documents[`tickets/${ID}`] = waiting;
    answers = [says({ ticket: { id: ID, ...waiting, readyAt: at(0) } })];
    open();
    await pass();
    expect(screen.getByText(/^Eres el 3\.º en espera: avisa que estás listo/)).toBeDefined();
    await press('ESTOY LISTO');
    expect(taps.map(({ path }) => path)).toEqual(['ready']);
    expect(screen.getByText('Eres el 3.º en espera y ya avisaste que estás listo.')).toBeDefined();
  });
});

describe('the day of a unit', () => {
  it('counts its own number in the queue while it waits, and says at once when it has a place', async () => {
    documents[`tickets/${ID}`] = waiting;
    open();
    await pass();
    documents['queues/copa'] = { waiting: [9] };
    await pass(2 * MINUTE);
    expect(screen.getByText(/^Eres el 1\.º en espera/)).toBeDefined();
    documents[`tickets/${ID}`] = { ...unit, promotedAt: at(1), placedAt: at(1), confirmBy: at(21) };
    await pass(MINUTE);
    expect(screen.getByText(/^¡Tienes cupo! Confirma hasta las /)).toBeDefined();
    const asked = read.filter((path) => path === 'queues/copa').length;
    await pass(5 * MINUTE);
    expect(read.filter((path) => path === 'queues/copa')).toHaveLength(asked);
  });

  it.each([
    ['waits', waiting],
    ['has a place', unit],
  ])('costs a unit that %s at most three reads a minute, in an hour', async (_, ticket) => {
    documents[`tickets/${ID}`] = ticket;
    open();
    await pass();
    read = [];
    readTournament.mockClear();
    await pass(60 * MINUTE);
    const reads = read.length + readTournament.mock.calls.length;
    expect(reads).toBeGreaterThanOrEqual(2 * 60);
    expect(reads).toBeLessThanOrEqual(3 * 60);
  });
});
