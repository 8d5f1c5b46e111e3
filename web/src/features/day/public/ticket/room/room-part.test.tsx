import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
// The first load of this module is slow while many tests run, so it happens before the tests.
import '../../../../../lib/network/public-firestore.ts';
import { takeConsole } from '../../../../../../test/console-spy.ts';
import { pass } from '../../../../../../test/pass.ts';
import { restFields } from '../../../../../../test/rest-document.ts';
import { RoomPart as Part } from './room-part.tsx';

const ID = '0123456789abcdefghjkmnpqrs';
const OPEN_AT = Date.parse('2026-12-01T19:45:00Z');
const PASSWORD = 'fenix-4321';

let asked: string[] = [];
let firestoreAhead = 0;
let online = true;
let committed = 200;
let passwords: Readonly<Record<string, string>> = {};

const firestoreNow = () => Date.now() + firestoreAhead;

function answer(path: string): Response {
  const readTime = new Date(firestoreNow()).toISOString();
  if (path === '') return Response.json([{ found: { name: ID }, readTime }]);
  const id = path.split('/').at(-1) ?? '';
  const password = passwords[id];
  if (password === undefined || firestoreNow() < OPEN_AT) return new Response('', { status: 403 });
  const fields = restFields({
    tournamentId: 'copa',
    match: 1,
    roomId: '123456789',
    password,
    openAt: new Date(OPEN_AT),
    seat: 17,
  });
  return Response.json([{ found: { name: id, fields }, readTime }]);
}

function ticketWith(...ids: readonly string[]): Ticket {
  return z.parse(TicketSchema, {
    id: ID,
    tournamentId: 'copa',
    number: 7,
    name: 'Los Fénix',
    unit: { name: 'Los Fénix' },
    members: [],
    status: 'approved',
    place: 'held',
    rooms: ids.map((id) => ({ id, match: 1, openAt: new Date(OPEN_AT), seat: 17 })),
  });
}

const RoomPart = ({ ticket }: { ticket: Ticket }) => <Part ticket={ticket} room={ticket.rooms[0] ?? null} />;

/** This phone keeps the id of the room that it opened, and nothing of the room. */
const OPENED = [JSON.stringify({ [ID]: '1-3' })];
const keptHere = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? ''));

const open = () => render(<RoomPart ticket={ticketWith('1-3')} />);

describe('the room of a match', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: OPEN_AT - 60_000 });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    asked = [];
    firestoreAhead = 0;
    online = true;
    committed = 200;
    passwords = { '1-3': PASSWORD };
    vi.stubGlobal('fetch', async (url: string, { body, cache }: { body: string; cache: string }) => {
      if (!online) throw new TypeError('Failed to fetch');
      expect([url, cache]).toEqual([expect.stringMatching(/\/documents:(batchGet|commit)\?/), 'no-store']);
      const sent = JSON.parse(body) as {
        documents?: readonly string[];
        writes?: readonly { update: { name: string } }[];
      };
      const name = sent.documents?.[0] ?? sent.writes?.[0]?.update.name ?? '';
      const path = name.slice(name.indexOf(ID) + ID.length);
      asked.push(sent.writes === undefined ? `get ${path}` : `commit ${path}`);
      return sent.writes === undefined ? answer(path) : Response.json({}, { status: committed });
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('is not shown to a unit without a room', () => {
    const { container } = render(<RoomPart ticket={ticketWith()} />);
    expect(container.innerHTML).toBe('');
    expect(asked).toEqual([]);
  });

  it('counts down to its opening, then is read once and says so, a little later by chance', async () => {
    open();
    await pass(0);
    expect(screen.getByRole('timer').textContent).toBe('01:00');
    expect(screen.getByText('17')).toBeDefined();
    await pass(60_000);
    expect(asked).toEqual(['get ']);
    await pass(1_500);
    expect(screen.getByText(PASSWORD)).toBeDefined();
    expect(screen.getByText('123456789')).toBeDefined();
    await pass(600_000);
    expect(asked).toEqual(['get ', 'get /rooms/1-3', 'commit /openings/1-3']);
  });

  it.each([
    [200, 1],
    // Another phone of the unit has said it.
    [403, 1],
    [503, 2],
  ])('says that it is open once on this phone, also in a new tab (answer %i)', async (status, times) => {
    vi.setSystemTime(OPEN_AT + 1);
    committed = status;
    const { unmount } = open();
    await pass(0);
    unmount();
    sessionStorage.clear();
    open();
    await pass(0);
    expect(screen.getByText(PASSWORD)).toBeDefined();
    expect(asked.filter((each) => each.startsWith('commit'))).toHaveLength(times);
    const isReported = takeConsole('warn').join().includes('the opening could not be stored');
    expect(isReported).toBe(times > 1);
  });

  it.each([
    { ahead: 120_000, reads: 1 },
    // This phone's clock is fast, so its first read comes too early.
    { ahead: -120_000, reads: 2 },
  ])('opens to the second if Firestore is $ahead ms ahead of the phone', async ({ ahead, reads }) => {
    firestoreAhead = ahead;
    vi.setSystemTime(OPEN_AT - 60_000 - ahead);
    open();
    await pass(0);
    expect(screen.getByRole('timer').textContent).toBe('01:00');
    await pass(61_400);
    expect(screen.queryByText(PASSWORD)).toBeNull();
    await pass(200);
    expect(screen.getByText(PASSWORD)).toBeDefined();
    expect(asked.filter((each) => each === 'get /rooms/1-3')).toHaveLength(reads);
  });

  it('opens at once on a phone that slept while the page counted down', async () => {
    vi.setSystemTime(OPEN_AT - 45_000);
    open();
    await pass(0);
    // The clock of the phone goes on while its timers stand still.
    vi.setSystemTime(OPEN_AT + 10_000);
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(screen.getByText(PASSWORD)).toBeDefined();
  });

  it('opens within a minute on a phone that slept with the page in view', async () => {
    vi.setSystemTime(OPEN_AT - 30 * 60_000);
    open();
    await pass(0);
    vi.setSystemTime(OPEN_AT);
    await pass(60_000);
    expect(screen.getByText(PASSWORD)).toBeDefined();
  });

  it.each([
    [3, 'after the page was hidden', 1_000],
    [-3, 'after the page was hidden', 1_000],
    [3, 'with the page in view', 60_000],
    [-3, 'with the page in view', 60_000],
  ])(
    'opens in time if the clock of the phone, wrong by %d hours, is corrected %s',
    async (hours, when, later) => {
      firestoreAhead = hours * 3_600_000;
      vi.setSystemTime(OPEN_AT - 10 * 60_000 - firestoreAhead);
      open();
      await pass(0);
      expect(screen.getByRole('timer').textContent).toBe('10:00');
      firestoreAhead = 0;
      vi.setSystemTime(OPEN_AT - 9 * 60_000);
      if (when === 'after the page was hidden') fireEvent(document, new Event('visibilitychange'));
      await pass(later);
      const left = 9 * 60_000 - later;
      expect(screen.getByRole('timer').textContent).toBe(new Date(left).toISOString().slice(14, 19));
      await pass(left + 2_000);
      expect(screen.getByText(PASSWORD)).toBeDefined();
    },
  );

  it('is read again when it was replaced, and the old one disappears', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    const { rerender } = open();
    await pass(0);
    passwords = { '1-4': 'otra-clave' };
    rerender(<RoomPart ticket={ticketWith('1-4')} />);
    await pass(0);
    expect(screen.getByText('otra-clave')).toBeDefined();
    expect(screen.queryByText(PASSWORD)).toBeNull();
    rerender(<RoomPart ticket={ticketWith()} />);
    expect(screen.queryByText('otra-clave')).toBeNull();
  });

  it('says that there is no connection, and comes with the next attempt', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    online = false;
    const { rerender } = open();
    await pass(0);
    expect(
      screen.getByText(/^No pudimos abrir la sala. Puede ser tu conexión o una falla del sitio/),
    ).toBeDefined();
    online = true;
    fireEvent.click(screen.getByRole('button', { name: 'Intentar ahora' }));
    await pass(0);
    expect(screen.getByText(PASSWORD)).toBeDefined();
    const frame = document.activeElement as HTMLElement;
    expect(frame.contains(screen.getByText(PASSWORD)) && frame !== document.body).toBe(true);
    render(<button type="button">Otra parte</button>);
    const other = screen.getByRole('button', { name: 'Otra parte' });
    other.focus();
    passwords = { '1-4': 'otra-clave' };
    rerender(<RoomPart ticket={ticketWith('1-4')} />);
    await pass(0);
    expect(document.activeElement).toBe(other);
    expect(takeConsole('warn').join()).toContain('the room could not be read');
  });

  it('is requested less and less often while it does not exist', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    passwords = {};
    open();
    await pass(10 * 60_000);
    expect(asked.length).toBeLessThan(16);
    expect(screen.getByText('Abriendo la sala…')).toBeDefined();
  });

  it('is copied with one tap, and gone when the page is left', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    open();
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Copiar ID y contraseña' }));
    await pass(0);
    expect(writeText).toHaveBeenCalledWith(`123456789\n${PASSWORD}`);
    expect(screen.getByRole('status').textContent).toBe('Copiado');
    expect(keptHere()).toEqual(OPENED);
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
    expect(screen.queryByText(PASSWORD)).toBeNull();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await pass(0);
    expect(screen.getByText(PASSWORD)).toBeDefined();
  });

  it('stays in its tab without a connection until its match ends, and is then removed', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    const { unmount } = open();
    await pass(0);
    unmount();
    online = false;
    const { unmount: leave, rerender } = open();
    await pass(0);
    expect(screen.getByText(PASSWORD)).toBeDefined();
    expect(screen.queryByText(/^No pudimos abrir/)).toBeNull();
    rerender(<RoomPart ticket={ticketWith('1-4')} />);
    await pass(0);
    expect(screen.queryByText(PASSWORD)).toBeNull();
    rerender(<RoomPart ticket={ticketWith()} />);
    expect(sessionStorage).toHaveLength(0);
    expect(keptHere()).toEqual(OPENED);
    leave();
    expect(takeConsole('warn').join()).toContain('the room could not be read');
  });

  it('stays in its tab while the page of another ticket is shown', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    const { rerender } = open();
    await pass(0);
    rerender(<RoomPart ticket={{ ...ticketWith(), id: `${ID.slice(0, -1)}t` }} />);
    expect(sessionStorage).toHaveLength(1);
    rerender(<RoomPart ticket={ticketWith()} />);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that was deleted is removed from the tab too', async () => {
    vi.setSystemTime(OPEN_AT + 1);
    const { unmount } = open();
    await pass(0);
    unmount();
    passwords = {};
    open();
    await pass(0);
    expect(screen.queryByText(PASSWORD)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
