import { type RollState, rollId } from '@copa/domain/day/roll';
import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { SECOND_MS } from '@copa/domain/limits';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { put } from '../../../../test/offline-firestore.ts';
import { type DayPlay, NO_PLAY } from '../../../config/day-play.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { dayOf } from './day.fixture.ts';
import { DayParts } from './day-screen.tsx';

const NOW = new Date('2026-11-21T21:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const WINDOWS = [
  { kind: 'match', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'release' },
  { kind: 'final', opensAt: at('23:00'), closesAt: at('23:30'), onMissing: 'release' },
];
const REVIEWED = [{ ...WINDOWS[0], opensAt: at('20:00'), closesAt: at('20:58') }];
const RUNNING = [{ kind: 'match', opensAt: at('20:30'), closesAt: at('21:40'), onMissing: 'release' }];
const PODIUM = { rank: 1, player: 'Ana', prize: 'Un control', points: 12, unit: 1 };

const NOTHING = { success: true, data: { rooms: [], units: [], isDelivered: true } };
const answerNothing = () => vi.stubGlobal('fetch', async () => Response.json(NOTHING));

let count = 0;
const idNow = () => `copa-${count}`;

function open(changes: object, status = 'pending', play: Partial<DayPlay> = {}) {
  const tournament = dayTournament({ id: idNow(), currentPlayers: 1, waitlist: { max: 4 }, ...changes });
  const units = [dayUnit('Ana', 1, { status }), dayUnit('Eva', 2, { place: 'waiting', waitSeq: 1 })];
  openScreen(
    <LiveArea>
      <DayParts day={dayOf(tournament, units)} play={{ ...NO_PLAY, ...play }} now={NOW} />
    </LiveArea>,
  );
  return () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the day of a tournament that is over', () => {
  beforeEach(() => {
    count += 1;
    answerNothing();
  });

  it('shows first the prize to deliver, then its podium and the confirmations that opened', async () => {
    const parts = open({ endedAt: at('20:50'), windows: WINDOWS, results: [PODIUM] });
    expect(parts()).toEqual(['Torneo finalizado', 'Pase de lista', 'Confirmación de partida · cerró']);
    const prizes = screen.getByRole('link', { name: 'Marcar el premio entregado' });
    expect(prizes.className).toContain('fire-fill');
    expect(prizes.getAttribute('href')).toBe(`/admin/torneos/${idNow()}`);
    for (const asked of [/por decidir/, /sin marcar/]) expect(screen.queryByText(asked)).toBeNull();
    expect(screen.queryByRole('list', { name: 'En espera' })).toBeNull();
    const share = await screen.findByRole('link', { name: 'Compartir por WhatsApp' });
    expect(share.className).not.toContain('fire-fill');
    expect(prizes.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says of a hidden tournament that nobody loses a place, and of a public one nothing', () => {
    const told = () =>
      screen.queryByText(
        /^El torneo no está publicado, y nadie pierde su cupo; si una confirmación que ya se avisó .* 5 minutos para readmitir, o para extenderla si no se extendió ya\.$/,
      );
    open({ windows: WINDOWS, status: 'draft', hiddenAt: at('19:30') });
    expect(told()).not.toBeNull();
    cleanup();
    open({ windows: WINDOWS });
    expect(told()).toBeNull();
  });

  it.each([
    ['has a place and is in no lobby', 'approved', { known: ['Eva'], to: '/fases' }, true],
    ['was drawn, or has left', 'approved', { known: ['Ana'], to: '/fases' }, false],
    ['is not approved', 'pending', { known: [], to: '/fases' }, false],
    ['has a place while nothing can be drawn again', 'approved', null, false],
  ])('says of a unit that %s that it gets no room', (_, status, redraw, isSaid) => {
    open({ date: at('22:00') }, status, { redraw });
    const said = screen.queryByText(
      /^Ana Rojas tiene cupo, pero no está en ningún lobby y no va a recibir la sala/,
    );
    expect(said !== null).toBe(isSaid);
    const link = screen.queryByRole('link', { name: 'Ver los lobbies' });
    expect(link?.getAttribute('href')).toBe(isSaid ? '/fases' : undefined);
  });

  it('says once that nothing is left to do if nothing was written', () => {
    const parts = open({ endedAt: at('20:50') });
    expect(screen.getByText('Este torneo ya terminó: aquí no queda nada por hacer.')).toBeDefined();
    expect(parts()).toEqual(['Pase de lista']);
    expect(screen.queryByText(/Puedes encenderlas/)).toBeNull();
  });

  it('asks nothing of a cancelled one, and shows only confirmations that had opened before', () => {
    const parts = open({ cancelledAt: at('19:30'), windows: WINDOWS });
    expect(parts()).toEqual(['Confirmación de partida · cerró']);
    expect(screen.queryByRole('button', { name: /Confirmar|Readmitir|Extender|Copiar/ })).toBeNull();
  });

  it('shows every roll to look up and correct, even if only that of a later match was called', async () => {
    const mark = { state: 'out' as RollState, by: 'admin', at: NOW };
    put(`rolls/${rollId(idNow(), { lobby: null, match: 2 }, 0)}`, {
      tournamentId: idNow(),
      match: 2,
      lobby: null,
      marks: { Ana: mark },
      intruders: [],
    });
    open({ endedAt: at('20:50') }, 'approved');
    expect(screen.getByText('Para revisarlo o corregir una ausencia')).toBeDefined();
    const isOut = () =>
      screen.getByRole('button', { name: 'No entró: Ana Rojas' }).getAttribute('aria-pressed');
    expect(isOut()).toBe('false');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Partida' }), '2');
    await vi.waitFor(() => expect(isOut()).toBe('true'));
    expect(screen.getByRole('combobox', { name: 'Partida' }).closest('details')?.open).toBe(true);
  });

  it('is not over without an end, however long ago it began, with and without stages', () => {
    const parts = open({ date: new Date('2026-11-20T20:00:00Z') });
    expect(parts()).toEqual(['Lista de espera', 'Sala de la partida 1', 'Pase de lista']);
    expect(screen.queryByText(/aquí no queda nada por hacer/)).toBeNull();
  });
});

it('counts every pending unit that can be approved, as the registrations do, and leads there', () => {
  count += 1;
  answerNothing();
  const places = ['held', 'waiting', 'released'];
  const units = places.map((place, at) => dayUnit(`Eva ${place}`, at + 1, { place, status: 'pending' }));
  const minor = dayUnit('Iris', 5, { status: 'pending' });
  const members = minor.members.map((member) => ({ ...member, ageBand: 'minor' as const }));
  const blocked = { ...minor, members } as typeof minor;
  const tournament = dayTournament({ id: idNow(), date: at('22:00'), waitlist: { max: 4 } });
  openScreen(
    <LiveArea>
      <DayParts day={dayOf(tournament, [...units, blocked, dayUnit('Ana', 4)])} play={NO_PLAY} now={NOW} />
    </LiveArea>,
  );
  const link = screen.getByRole('link', { name: '3 por decidir' });
  expect(link.getAttribute('href')).toBe(`/admin/inscripciones?torneo=${idNow()}&estado=pending`);
  expect(screen.queryByText(/^Ninguna inscripción/)).toBeNull();
});

it.each([
  [0, 'Ninguna inscripción está por decidir.'],
  [1, 'Ninguna inscripción está por decidir; a 1 le faltan jugadores o un permiso.'],
  [2, 'Ninguna inscripción está por decidir; a 2 les faltan jugadores o un permiso.'],
])('says that nothing is left to decide, with %d that nobody can decide yet', (blocked, told) => {
  count += 1;
  answerNothing();
  const minors = ['Iris', 'Otto'].slice(0, blocked).map((name, index) => {
    const unit = dayUnit(name, index + 2, { status: 'pending' });
    return { ...unit, members: unit.members.map((member) => ({ ...member, ageBand: 'minor' as const })) };
  });
  const day = dayOf(dayTournament({ id: idNow(), date: at('22:00') }), [
    dayUnit('Ana', 1),
    ...minors.map((unit) => unit as ReturnType<typeof dayUnit>),
  ]);
  const openDay = (isPartial: boolean) =>
    openScreen(
      <LiveArea>
        <DayParts day={{ ...day, isPartial }} play={NO_PLAY} now={NOW} />
      </LiveArea>,
    );
  openDay(false);
  const alone = 'Este torneo no pide confirmaciones. Puedes encenderlas al editarlo, en «Confirmaciones».';
  const line = screen.getByText(`${told} ${alone}`);
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1);
  expect((last?.compareDocumentPosition(line) ?? 0) & 4).toBe(4);
  cleanup();
  openDay(true);
  expect(screen.queryByText(/^Ninguna inscripción/)).toBeNull();
});

it.each([
  ['runs', '21:40', 'release', 1],
  ['is in review, which asks for a decision', '20:58', 'release', 0],
  ['that takes no place has closed', '20:58', 'mark', 1],
])('says it below all parts while a confirmation %s', (_, closesAt, onMissing, said) => {
  count += 1;
  answerNothing();
  const windows = [{ kind: 'match', opensAt: at('20:30'), closesAt: at(closesAt), onMissing }];
  const parts = open(
    { date: at('22:00'), windows, closings: { match: { toldAt: at('20:30') } } },
    'approved',
  );
  expect(parts()[0]).toBe('Confirmación de partida');
  const told = screen.queryAllByText('Ninguna inscripción está por decidir.');
  expect(told).toHaveLength(said);
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1);
  const below = told.filter((text) => last !== undefined && (last.compareDocumentPosition(text) & 4) > 0);
  expect(below).toHaveLength(said);
});

describe('open protests', () => {
  beforeEach(() => {
    count += 1;
    answerNothing();
  });
  const protests = [
    { to: '/fases/1/a-1', label: 'Decide la protesta: Final · Partida 1', count: 1 },
    { to: '/fases/1/a-2', label: 'Decide las 2 protestas: Final · Partida 2', count: 2 },
  ];
  const steps = [{ kind: 'match', lobby: null, match: 3, hasBegun: true, to: '/fases/1/a-3' }] as const;
  const opened = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => `${heading.textContent}${heading.closest('details')?.open ? ' +' : ''}`);
  const golden = () =>
    screen.queryAllByRole('link').flatMap((link) => (link.matches('.fire-fill') ? link.textContent : []));

  it('are first, and what else waits is a line below', async () => {
    open({ date: at('20:00'), maxPlayers: 1 }, 'approved', { steps, matches: 4, protests });
    await screen.findByText('Sin ID ni contraseña');
    expect(opened()).toEqual([
      '3 protestas sin resolver +',
      'Lista de espera',
      'Sala de la partida 4',
      'Pase de lista',
    ]);
    expect(golden()).toEqual(['Decide la protesta: Final · Partida 1']);
    expect(screen.queryByText(/^Primero/)).toBeNull();
    const next = within(screen.getByRole('list', { name: 'En juego' })).getByRole('link');
    expect(next.textContent).toBe('Anotar la partida 3');
    const [first] = screen.getAllByRole('link', { name: /Partida 1$/ });
    expect(first?.getAttribute('href')).toBe('/fases/1/a-1');
  });

  it.each([
    ['the room that players wait for', { date: at('20:00') }, 'Sala de la partida 1 +'],
    ['a review, which ends soon', { date: at('22:00'), windows: REVIEWED }, 'Confirmación de partida +'],
  ])('are a line below %s', async (_, changes, first) => {
    const missing = [{ ...steps[0], match: 1, hasBegun: false }];
    const [protest] = protests;
    open({ ...changes, maxPlayers: 1 }, 'approved', {
      steps: missing,
      matches: 4,
      protests: protest === undefined ? [] : [protest],
    });
    await screen.findByText(/^Sin ID ni contraseña|^Falta la sala/);
    expect(opened().filter((part) => part.endsWith('+'))).toEqual([first]);
    expect([opened()[0], opened()]).toEqual([first, expect.arrayContaining(['1 protesta sin resolver'])]);
    expect(screen.getByText(/^Decide la protesta/, { selector: 'summary *' })).toBeDefined();
  });

  it('come before a confirmation that runs, which needs nobody', async () => {
    open({ date: at('22:00'), windows: RUNNING, maxPlayers: 1 }, 'approved', { protests });
    await screen.findByText('Sin ID ni contraseña');
    expect(opened().filter((part) => part.endsWith('+'))).toEqual(['3 protestas sin resolver +']);
    expect(golden()).toEqual(['Decide la protesta: Final · Partida 1']);
  });

  it('come before the podium of a tournament that is over', async () => {
    open({ endedAt: at('20:50'), results: [PODIUM] }, 'approved', { protests });
    expect(opened().slice(0, 2)).toEqual(['3 protestas sin resolver +', 'Torneo finalizado']);
    await screen.findByText(/Compartir por WhatsApp/);
    expect(golden()).toEqual(['Decide la protesta: Final · Partida 1']);
  });

  it('are what is left of a tournament that ended without results, unless it was cancelled', () => {
    open({ endedAt: at('20:50'), results: [] }, 'approved', { protests });
    expect(golden()).toEqual(['Decide la protesta: Final · Partida 1']);
    expect(screen.queryByText(/aquí no queda nada por hacer/)).toBeNull();
    cleanup();
    open({ cancelledAt: at('20:50') }, 'approved', { protests });
    expect(golden()).toEqual([]);
  });
});

describe('a place that an organiser has just given', () => {
  const asks = [{ kind: 'match', opensAt: at('20:30'), closesAt: at('21:40'), onMissing: 'release' }];
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * SECOND_MS);
  const openGiven = (changes: object = {}) => {
    count += 1;
    const units = [
      dayUnit('Ana', 1),
      dayUnit('Dora', 4, { status: 'pending', takeBackUntil: inSeconds(12), ...changes }),
      dayUnit('Eva', 2, { place: 'waiting', waitSeq: 1 }),
    ];
    const tournament = dayTournament({
      id: idNow(),
      date: at('22:00'),
      currentPlayers: 2,
      maxPlayers: 2,
      waitlist: { max: 4, mode: 'manual' },
      windows: asks,
    });
    openScreen(
      <LiveArea>
        <DayParts day={dayOf(tournament, units)} play={NO_PLAY} now={NOW} />
      </LiveArea>,
    );
  };
  const undo = () => screen.queryByRole('button', { name: 'Deshacer el cupo de Dora Rojas' });
  const missing = () =>
    within(screen.getByRole('list', { name: 'Faltan' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Ana|Dora/.exec(textContent)?.[0]);
  const pass = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    vi.useFakeTimers();
    answerNothing();
  });
  it('is in the waiting list alone while it can be taken back, and then among those that confirm', async () => {
    openGiven();
    await pass(0);
    expect([undo()?.textContent, missing()]).toEqual(['Deshacer (10)', ['Ana']]);
    expect(screen.getByRole('progressbar', { name: /0 de 1 confirmaron/ })).toBeDefined();
    await pass(9000);
    expect([undo()?.textContent, missing()]).toEqual(['Deshacer (1)', ['Ana']]);
    await pass(1000);
    expect([undo(), missing()]).toEqual([null, ['Ana', 'Dora']]);
  });

  it.each([
    [6, 'Deshacer (4)'],
    [2, undefined],
    [-1, undefined],
    [60, 'Deshacer (10)'],
  ])('goes on to count after a reload: %s s before the end', async (seconds, shown) => {
    openGiven({ takeBackUntil: inSeconds(seconds) });
    await pass(0);
    expect(undo()?.textContent).toBe(shown);
  });

  it('opens the waiting list after a reload, and leaves it open once the undo is over', async () => {
    openGiven();
    await pass(0);
    const list = screen.getByRole('heading', { name: 'Lista de espera' }).closest('details');
    expect(list?.open).toBe(true);
    await pass(10_000);
    expect([undo(), list?.open]).toEqual([null, true]);
  });

  it.each([
    ['told', { takeBackUntil: null }],
    ['approved after it, which tells it', { status: 'approved', placedAt: NOW, decidedAt: NOW }],
  ])('cannot be taken back from a unit that was %s', async (_, changes) => {
    openGiven(changes);
    await pass(0);
    expect([undo(), missing()]).toEqual([null, ['Ana', 'Dora']]);
  });

  it('keeps the waiting list open, even if it was the last one', async () => {
    count += 1;
    const tournament = dayTournament({ id: idNow(), currentPlayers: 2, maxPlayers: 2, waitlist: { max: 4 } });
    const given = dayUnit('Dora', 4, { status: 'pending', takeBackUntil: inSeconds(12) });
    openScreen(
      <LiveArea>
        <DayParts day={dayOf(tournament, [given])} play={NO_PLAY} now={NOW} />
      </LiveArea>,
    );
    await pass(0);
    const list = screen.getByRole('heading', { name: 'Lista de espera' }).closest('details');
    expect(list?.open).toBe(true);
    await pass(10_000);
    expect([undo(), list?.open]).toEqual([null, true]);
  });
});
