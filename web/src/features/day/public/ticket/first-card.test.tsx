import { DAY, UNITS } from '@copa/domain/day/headline.fixture';
import { ALL_WINDOWS, confirmed, DAY_TABLE, MATCH, REJECTED } from '@copa/domain/day/headline-day.fixture';
import type { HeadlineUnit, Played } from '@copa/domain/day/headline-kind';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { NO_WAITLIST } from '@copa/domain/tournaments/places/waitlist';
import { NO_CLOSINGS } from '@copa/domain/tournaments/places/window';
import { before, START, tournament } from '@copa/domain/tournaments/state.fixture';
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../../../../../test/pass.ts';
import { restFields } from '../../../../../test/rest-document.ts';
import { FirstCard, FirstCardPlace } from '../../../../components/skeleton.tsx';
import { TicketCards } from './first-card.tsx';
import { drawTicketCard, ticketCard } from './first-card-script.ts';
import { HeadlineCard, NextSentence, TicketFrame } from './headline-card.tsx';
import { readTap, TapPart, useTap } from './tap-part.tsx';

const ID = '0123456789abcdefghjkmnpqrs';
const OWN_CODE = 'srqpnmkjhgfedcba9876543210';

const played: Played & { name: string } = {
  name: 'Copa <Ñandú> & «Sol» ~~sentence~~',
  cancelReason: '',
  formerDate: null,
  stage: 0,
  windows: ALL_WINDOWS,
  closings: NO_CLOSINGS,
  timeZone: 'America/Bogota',
  ...tournament(),
  waitlist: NO_WAITLIST,
};
const unitOf = (changes: object): HeadlineUnit & Pick<Ticket, 'name'> => ({
  name: 'Fénix "rojo"',
  ...DAY,
  status: 'approved',
  place: 'held',
  members: [...UNITS.alone],
  incompleteUntil: null,
  ...changes,
});

const DRAWN = DAY_TABLE.flatMap(([title, changes, now]) => {
  const card = ticketCard(unitOf(changes), played, now, null);
  return card === null ? [] : [[title, changes, now, card] as const];
});
const LEFT = DAY_TABLE.filter(([, changes, now]) => ticketCard(unitOf(changes), played, now, null) === null);

/** The answer of Firestore to a page's early question. */
const answered = (document: object, readTime: Date) =>
  Promise.resolve([{ found: { fields: restFields(document) }, readTime: readTime.toISOString() }]);

const page = () => (
  <FirstCardPlace templates={<TicketCards />}>
    <p>cargando</p>
  </FirstCardPlace>
);

async function draw(ticket: object, now: Date, shown: object = played) {
  vi.setSystemTime(now);
  document.body.innerHTML = renderToStaticMarkup(page());
  globalThis.earlyBodies = [answered(ticket, now), answered(shown, now)];
  await drawTicketCard();
  return document.querySelector('#first-card > div');
}

describe('the first card of «Mi torneo»', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', `/mi/${ID}`);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    globalThis.earlyBodies = undefined;
    globalThis.firstCard = undefined;
    localStorage.clear();
    history.replaceState(null, '', '/');
  });

  it.each(DRAWN)('of a unit that %s is what React shows', async (_title, changes, now, card) => {
    const drawn = await draw(unitOf(changes), now);
    const { slots, parts } = card.content;
    const tapping = { waiting: null, sending: false, refusal: null, send: () => undefined };
    const shown = renderToStaticMarkup(
      <TicketFrame tournament={slots.tournament} name="Fénix &quot;rojo&quot;">
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

  it.each(LEFT)('of a unit that %s is left to React, which reads the table', async (_, changes, now) => {
    expect(unitOf(changes).lobby).not.toBeNull();
    expect(await draw(unitOf(changes), now)).toBeNull();
  });

  it('of a unit in a lobby is drawn where no table can change it', async () => {
    const room = { id: '1-1', match: 1, lobby: 'a', openAt: MATCH.closes, seat: 12 };
    const drawn = unitOf({ ...confirmed('entry', 'match'), rooms: [room], lobby: { stage: 1, id: 'a' } });
    const saidAt = async (now: Date, unit = drawn) =>
      (await draw(unit, now))?.querySelector('strong')?.textContent;
    expect(await saidAt(before(room.openAt, 1))).toMatch(/^Listo, confirmaste\. Se juega hoy/);
    expect(await saidAt(room.openAt)).toBe('Sala abierta: entra ya.');
    expect(await saidAt(START)).toBeUndefined();
    expect(await saidAt(START, { ...drawn, status: 'rejected' })).toBe(REJECTED);
    expect(await saidAt(before(room.openAt, 1), { ...drawn, lobby: { stage: 2, id: 'a' } })).toBeUndefined();
  });

  it('is not drawn from a document that lacks a field, from a refusal, or over a screen that runs', async () => {
    const now = before(START, 1);
    const { lobby: _, ...older } = unitOf({});
    expect(await draw(older, now)).toBeNull();
    globalThis.earlyBodies = [Promise.resolve(null), Promise.resolve(null)];
    await drawTicketCard();
    expect(globalThis.firstCard).toBeUndefined();
    document.body.innerHTML = '<p>React</p>';
    globalThis.earlyBodies = [answered(unitOf({ status: 'rejected' }), now), answered(played, now)];
    await drawTicketCard();
    expect([globalThis.firstCard, document.body.textContent]).toEqual([undefined, 'React']);
  });

  it('stays while its screen loads, as the very same elements', async () => {
    const drawn = await draw(unitOf({ status: 'rejected' }), before(START, 1));
    render(
      <StrictMode>
        <FirstCard label="cargando" />
      </StrictMode>,
    );
    expect(screen.getByText(REJECTED).closest('div')?.isConnected).toBe(true);
    expect(drawn?.isConnected).toBe(true);
    // A later visit reads what became of it.
    cleanup();
    render(<FirstCard label="cargando" />);
    expect(screen.getByText('cargando')).toBeDefined();
  });

  it('is not what another page shows while it loads', async () => {
    await draw(unitOf({ status: 'rejected' }), before(START, 1));
    history.replaceState(null, '', `/inscripcion/${OWN_CODE}`);
    document.body.replaceChildren();
    render(<FirstCard label="cargando" />);
    expect(screen.queryByText(REJECTED)).toBeNull();
    expect(screen.getByText('cargando')).toBeDefined();
  });

  it('is left to React on a phone that would lose its tap', async () => {
    const [entry] = ALL_WINDOWS;
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
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

  it('keeps a tap, which React sends once', async () => {
    const [entry] = ALL_WINDOWS;
    const drawn = await draw(unitOf({}), entry?.opensAt ?? START);
    const button = drawn?.querySelector('button');
    expect(button?.textContent).toBe('CONFIRMO');
    button?.click();
    expect([button?.textContent, button?.ariaBusy, readTap(ID)]).toEqual(['Enviando…', 'true', 'entry']);
    // A later visit leaves the tap to React.
    expect(await draw(unitOf({}), entry?.opensAt ?? START)).toBeNull();

    const sent = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{}', { status: 503 }));
    vi.stubGlobal('fetch', sent);
    const Taps = () => <TapPart action={null} tapping={useTap(ID, () => undefined)} />;
    const screenOfTaps = (
      <MemoryRouter>
        <Taps />
      </MemoryRouter>
    );
    // The first frame does not say that nothing was sent.
    const first = document.createElement('div');
    first.innerHTML = renderToStaticMarkup(screenOfTaps);
    expect(first.textContent).toBe('Enviando…');
    render(screenOfTaps);
    await pass(0);
    expect(sent.mock.calls.map(([url]) => url)).toEqual(['/api/registrations/ticket/confirmation']);
  });
});
