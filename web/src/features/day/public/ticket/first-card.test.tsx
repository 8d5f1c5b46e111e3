import type { HeadlineAction } from '@copa/domain/day/headline';
import { DAY, TABLE, UNITS } from '@copa/domain/day/headline.fixture';
import { ALL_WINDOWS, confirmed, DAY_TABLE, MATCH, REJECTED } from '@copa/domain/day/headline-day.fixture';
import type { HeadlineTournament, HeadlineUnit } from '@copa/domain/day/headline-kind';
import type { TablePlace } from '@copa/domain/registrations/table-rank';
import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import { NO_WAITLIST } from '@copa/domain/tournaments/places/waitlist';
import { NO_CLOSINGS, WINDOW_KINDS } from '@copa/domain/tournaments/places/window';
import { before, START, tournament } from '@copa/domain/tournaments/state.fixture';
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { pass } from '../../../../../test/pass.ts';
import { restFields } from '../../../../../test/rest-document.ts';
import { FirstCard, FirstCardPlace } from '../../../../components/skeleton.tsx';
import { OwnWindows } from '../own-windows.tsx';
import { TicketCards } from './first-card.tsx';
import { drawTicketCard } from './first-card-script.ts';
import { HeadlineCard, NextSentence, TicketFrame, TournamentHour } from './headline-card.tsx';
import { RoomPart } from './room/room-part.tsx';
import { readTap, TapPart, useTap } from './tap-part.tsx';
import { type CardKnown, STEPS, ticketCard } from './ticket-card.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const OWN_CODE = 'srqpnmkjhgfedcba9876543210';

const played: HeadlineTournament & { name: string } = {
  name: 'Copa <Ñandú> & «Sol» ~~sentence~~',
  cancelReason: '',
  plan: null,
  formerDate: null,
  stage: 0,
  windows: ALL_WINDOWS,
  closings: NO_CLOSINGS,
  timeZone: 'America/Bogota',
  ...tournament(),
  waitlist: NO_WAITLIST,
};
const unitOf = (changes: object): HeadlineUnit & Pick<Ticket, 'name' | 'number'> => ({
  name: 'Fénix "rojo"',
  number: 7,
  ...DAY,
  status: 'approved',
  place: 'held',
  members: [...UNITS.alone],
  incompleteUntil: null,
  ...changes,
});

const KNOWN: CardKnown = { own: null, table: null, opened: null };
const ROOM = { id: '1-3', match: 1, lobby: 'a', openAt: MATCH.closes, seat: 12 };
const PASSWORD = 'fénix <4321> ~~seat~~';
const OPENED = {
  tournamentId: 'copa',
  match: 1,
  roomId: '123 456',
  password: PASSWORD,
  openAt: ROOM.openAt,
  seat: 12,
};
const IN_ROOM = { ...confirmed('entry', 'match'), rooms: [ROOM], lobby: { stage: 1, id: 'a' } };
const BEFORE_MATCHES = { ...TABLE, played: 0 };

const answered = (document: object, readTime: Date, name = '') =>
  Promise.resolve([{ found: { name, fields: restFields(document) }, readTime: readTime.toISOString() }]);

const page = () => (
  <FirstCardPlace templates={<TicketCards />}>
    <p>cargando</p>
  </FirstCardPlace>
);

interface Early {
  readonly shown?: object;
  readonly table?: TablePlace | null | 'did not come';
  readonly room?: string | null;
}

async function draw(ticket: object, now: Date, { shown = played, table = null, room = null }: Early = {}) {
  vi.setSystemTime(now);
  document.body.innerHTML = renderToStaticMarkup(page());
  globalThis.earlyBodies = [
    answered(ticket, now),
    answered(shown, now),
    room === null ? Promise.resolve(null) : answered(OPENED, now, `tickets/${ID}/rooms/${room}`),
    table === 'did not come' ? Promise.resolve(null) : answered({ stage: 1 }, now),
  ];
  await drawTicketCard((board) => ('stage' in board && table !== 'did not come' ? table : undefined));
  return document.querySelector('#first-card > div');
}

describe('the first card of «Mi torneo»', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', `/mi/${ID}`);
  });
  afterEach(() => {
    globalThis.earlyBodies = undefined;
    globalThis.firstCard = undefined;
    Reflect.deleteProperty(navigator, 'clipboard');
    history.replaceState(null, '', '/');
  });

  it.each(DAY_TABLE)('equals what React shows for a unit that %s', async (_title, changes, now) => {
    const drawn = await draw(unitOf(changes), now);
    const card = ticketCard(unitOf(changes), played, now, KNOWN);
    const { slots, parts } = card.content;
    const tapping = {
      waiting: null,
      sending: false,
      refusal: null,
      isHeldBack: false,
      send: () => undefined,
    };
    const shown = renderToStaticMarkup(
      <TicketFrame
        tournament={slots.tournament}
        there={parts.there && <TournamentHour>{slots.there}</TournamentHour>}
        name="Fénix &quot;rojo&quot;"
      >
        <HeadlineCard
          tone={card.tone}
          sentence={slots.sentence}
          next={parts.next && <NextSentence>{slots.next}</NextSentence>}
        >
          {card.tap !== null && (
            <TapPart
              action={{ does: 'confirm', window: 'entry', isLate: false, until: now }}
              tapping={tapping}
            />
          )}
        </HeadlineCard>
      </TicketFrame>,
    );
    const react = document.createElement('div');
    react.innerHTML = shown;
    const looks = (root: Element | null, selector: string) => root?.querySelector(selector)?.outerHTML;
    for (const part of ['header', 'output']) expect(looks(drawn, part)).toBe(looks(react, part));
    expect(drawn?.querySelector('button')?.className).toBe(react.querySelector('button')?.className);
    expect(drawn?.querySelector('button')?.textContent).toBe(card.tap === null ? undefined : slots.action);
  });

  it('has the hours below its button, and the confirmations below it, as the screen does', async () => {
    const [entry, match] = ALL_WINDOWS;
    const withoutMarks = (html: string | undefined) => html?.replaceAll('<!-- -->', '');
    const read = async (changes: object, now: Date) => {
      const ticket = unitOf(changes);
      const drawn = await draw(ticket, now);
      const react = document.createElement('div');
      react.innerHTML = renderToStaticMarkup(<OwnWindows tournament={played} ticket={ticket} />);
      expect(withoutMarks(drawn?.querySelector('ol')?.parentElement?.outerHTML)).toBe(
        react.firstElementChild?.outerHTML,
      );
      const [card] = drawn?.querySelectorAll('.surface') ?? [];
      return [...(card?.querySelectorAll(':scope > p') ?? [])].map(({ textContent }) => textContent);
    };
    const asked = entry?.opensAt ?? START;
    expect(await read({}, asked)).toEqual([
      expect.stringMatching(/^Cierra en \d/),
      expect.stringMatching(/^Actualizado /),
    ]);
    const later = match?.opensAt ?? START;
    expect(await read(confirmed('entry'), new Date(later.getTime() - 3_600_000))).toEqual([
      expect.stringMatching(/^La próxima confirmación abre en \d/),
      expect.stringMatching(/^Actualizado /),
    ]);
  });

  it('has a step for each kind of confirmation', () => {
    expect(STEPS).toHaveLength(WINDOW_KINDS.length);
  });

  it('leaves hours and confirmations to React for a unit that has to do something else first', async () => {
    const drawn = await draw(unitOf({ status: 'rejected' }), before(START, 1));
    expect(drawn?.querySelector('strong')).not.toBeNull();
    expect([drawn?.querySelector('ol'), drawn?.querySelector('[role=timer]')]).toEqual([null, null]);
  });

  it('has the rank of a unit in a lobby, and is left to React if no table came', async () => {
    const saidAt = async (now: Date, table: TablePlace | 'did not come', changes: object = {}) =>
      (await draw(unitOf({ ...IN_ROOM, ...changes }), now, { table }))?.querySelector('strong')?.textContent;
    expect(await saidAt(before(ROOM.openAt, 1), BEFORE_MATCHES)).toMatch(/^Listo, confirmaste/);
    expect(await saidAt(ROOM.openAt, BEFORE_MATCHES)).toBe('Sala abierta: entra ya.');
    expect(await saidAt(ROOM.openAt, { ...BEFORE_MATCHES, rank: null })).toBe(
      'Te descalificaron del torneo.',
    );
    expect(await saidAt(ROOM.openAt, { ...TABLE, endedMatches: [1] })).toMatch(/^Vas 3\.º con 22 puntos/);
    expect(await saidAt(ROOM.openAt, 'did not come')).toBeUndefined();
    expect(await saidAt(ROOM.openAt, 'did not come', { place: 'waiting' })).toBeDefined();
  });

  const shownRoom = (root: ParentNode | null | undefined) => root?.querySelector('section')?.outerHTML;
  const ticketInRoom = () =>
    z.parse(TicketSchema, { ...unitOf(IN_ROOM), id: ID, tournamentId: 'copa', members: [], number: 7 });

  it('has the open room, which the first frame of React shows too', async () => {
    const drawn = await draw(unitOf(IN_ROOM), ROOM.openAt, { table: BEFORE_MATCHES, room: '1-3' });
    const texts = (selector: string) =>
      [...(drawn?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
    expect(texts('dd [aria-hidden]')).toEqual(['123 456', PASSWORD]);
    expect(texts('dd .sr-only')).toEqual(['1 2 3   4 5 6', 'f é n i x   < 4 3 2 1 >   ~ ~ s e a t ~ ~']);
    expect(drawn?.querySelector('h2')?.textContent).toBe('Sala de la partida 1 · Lobby a');
    const react = document.createElement('div');
    react.innerHTML = renderToStaticMarkup(<RoomPart ticket={ticketInRoom()} room={ROOM} />);
    expect(shownRoom(react)).toBe(shownRoom(drawn));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it.each([
    ['that Firestore refuses', ROOM.openAt, BEFORE_MATCHES, null],
    ['that was written anew meanwhile', ROOM.openAt, BEFORE_MATCHES, '1-2'],
    ['of a match that ended', ROOM.openAt, { ...TABLE, endedMatches: [1] }, '1-3'],
    ['of a unit that was disqualified', ROOM.openAt, { ...BEFORE_MATCHES, rank: null }, '1-3'],
  ])('has no room %s, and stores none', async (_, now, table, room) => {
    const drawn = await draw(unitOf(IN_ROOM), now, { table, room });
    expect(drawn?.querySelector('strong')).not.toBeNull();
    expect([drawn?.querySelector('section'), sessionStorage.length]).toEqual([null, 0]);
  });

  it('copies the room before React runs, and has none when the page is left', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const drawn = await draw(unitOf(IN_ROOM), ROOM.openAt, { table: BEFORE_MATCHES, room: '1-3' });
    const button = drawn?.querySelector<HTMLElement>('section button');
    expect(button?.textContent).toBe('Copiar ID y contraseña');
    button?.click();
    await pass(0);
    expect(writeText).toHaveBeenCalledWith(`123 456\n${PASSWORD}`);
    expect([button?.textContent, drawn?.querySelector('section output')?.textContent]).toEqual([
      'Copiado',
      'Copiado',
    ]);
    writeText.mockRejectedValue(new Error('denied'));
    button?.click();
    await pass(0);
    expect(drawn?.querySelector('section output')?.textContent).toMatch(/^Mantén presionado el texto/);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(drawn?.querySelector('section')).toBeNull();
  });

  it('is not drawn from a document that lacks a field, from a refusal, or over a screen that runs', async () => {
    const now = before(START, 1);
    const { lobby: _, ...older } = unitOf({});
    expect(await draw(older, now)).toBeNull();
    globalThis.earlyBodies = [Promise.resolve(null), Promise.resolve(null)];
    await drawTicketCard(() => undefined);
    expect(globalThis.firstCard).toBeUndefined();
    document.body.innerHTML = '<p>React</p>';
    globalThis.earlyBodies = [answered(unitOf({ status: 'rejected' }), now), answered(played, now)];
    await drawTicketCard(() => undefined);
    expect([globalThis.firstCard, document.body.textContent]).toEqual([undefined, 'React']);
  });

  it('draws a ticket that was stored before tickets said that a player left', async () => {
    const { leftFrom: _, ...older } = unitOf({ status: 'rejected' });
    const drawn = await draw(older, before(START, 1));
    expect(drawn?.querySelector('strong')?.textContent).toBe(REJECTED);
  });

  it('stays while its screen loads, as the same elements', async () => {
    const drawn = await draw(unitOf({ status: 'rejected' }), before(START, 1));
    render(
      <StrictMode>
        <FirstCard label="cargando" />
      </StrictMode>,
    );
    expect(screen.getByText(REJECTED).closest('div')?.isConnected).toBe(true);
    expect(drawn?.isConnected).toBe(true);
    cleanup();
    render(<FirstCard label="cargando" />);
    expect(screen.getByText('cargando')).toBeDefined();
  });

  it('is not shown by another page while it loads', async () => {
    await draw(unitOf({ status: 'rejected' }), before(START, 1));
    history.replaceState(null, '', `/inscripcion/${OWN_CODE}`);
    document.body.replaceChildren();
    render(<FirstCard label="cargando" />);
    expect(screen.queryByText(REJECTED)).toBeNull();
    expect(screen.getByText('cargando')).toBeDefined();
  });

  it('is left to React on a phone that would lose its tap', async () => {
    const [entry] = ALL_WINDOWS;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    expect(await draw(unitOf({}), entry?.opensAt ?? START)).toBeNull();
    expect(await draw(unitOf({ status: 'rejected' }), before(START, 1))).not.toBeNull();
  });

  it('knows whose phone it is', async () => {
    const unit = { ticketId: ID, isCaptain: true };
    localStorage.setItem('copa-fenix_inscripciones', JSON.stringify([{ code: OWN_CODE, unit }]));
    const missing = { unit: { name: 'Los Fénix', tag: 'FNX', size: 2 }, members: [...UNITS['one missing']] };
    const drawn = await draw(unitOf({ ...missing, incompleteUntil: START }), before(START, 48 * 3_600_000));
    expect(drawn?.querySelector('h1')?.textContent).toBe('FNX · Fénix "rojo"');
    expect(drawn?.textContent).toContain('Comparte la invitación con quien falta.');
  });

  it.each(['', 'null', '5', '"x"', '{"a":null}', '[null,{"unit":null},{}]'])(
    'is drawn beside stored values that nobody can read, and keeps its tap: %s',
    async (text) => {
      const [entry] = ALL_WINDOWS;
      localStorage.setItem('copa-fenix_inscripciones', text);
      localStorage.setItem('copa-fenix_taps', text);
      (await draw(unitOf({}), entry?.opensAt ?? START))?.querySelector('button')?.click();
      expect(readTap(ID)).toBe('entry');
    },
  );

  it('keeps a tap, which React sends once', async () => {
    const [entry] = ALL_WINDOWS;
    const drawn = await draw(unitOf({}), entry?.opensAt ?? START);
    const button = drawn?.querySelector('button');
    expect(button?.textContent).toBe('CONFIRMO');
    button?.click();
    expect([button?.textContent, button?.ariaBusy, readTap(ID)]).toEqual(['Enviando…', 'true', 'entry']);
    expect(await draw(unitOf({}), entry?.opensAt ?? START)).toBeNull();

    const sent = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{}', { status: 503 }));
    vi.stubGlobal('fetch', sent);
    const Taps = () => <TapPart action={null} tapping={useTap(ID, () => undefined)} />;
    const screenOfTaps = (
      <MemoryRouter>
        <Taps />
      </MemoryRouter>
    );
    const first = document.createElement('div');
    first.innerHTML = renderToStaticMarkup(screenOfTaps);
    expect(first.textContent).toBe('Enviando…');
    render(screenOfTaps);
    await pass(0);
    expect(sent.mock.calls.map(([url]) => url)).toEqual(['/api/registrations/ticket/confirmation']);
  });

  describe('after a tap', () => {
    const asked: HeadlineAction = { does: 'confirm', window: 'entry', isLate: false, until: new Date(0) };
    const tapping = {
      waiting: null,
      sending: false,
      refusal: null,
      isHeldBack: false,
      send: vi.fn<() => void>(),
    };
    const shown = (part: ReactNode) => (
      <>
        <h1 tabIndex={-1}>Rayo</h1>
        <input aria-label="Nick" />
        {part}
      </>
    );
    const tap = (action: HeadlineAction | null) => <TapPart action={action} tapping={tapping} />;

    it.each([
      ['nothing is left to tap', tap(null)],
      ['another part stands in its place', <p key="other">Falta el permiso</p>],
    ])('the name of the unit gets the focus of the button if %s', (_, part) => {
      const { rerender } = render(shown(tap(null)));
      expect(document.activeElement).toBe(document.body);
      rerender(shown(tap(asked)));
      screen.getByRole('button', { name: 'CONFIRMO' }).focus();
      rerender(shown(part));
      expect(document.activeElement?.textContent).toBe('Rayo');
    });

    it('the focus stays in a field that is typed in', () => {
      const { rerender } = render(shown(tap(asked)));
      screen.getByRole('textbox', { name: 'Nick' }).focus();
      rerender(shown(tap(null)));
      expect(document.activeElement?.tagName).toBe('INPUT');
    });
  });
});
