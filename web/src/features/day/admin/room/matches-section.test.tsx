import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import type { Registration } from '@copa/domain/registrations/registration';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { useRooms } from '../../../../components/admin/tournament/use-rooms.ts';
import { type DayPlay, NO_PLAY } from '../../../../config/day-play.ts';
import { awaitedMatches, lackingRooms } from '../../../../config/missing-rooms.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { dayOf } from '../day.fixture.ts';
import { MatchesSection } from './matches-section.tsx';

const now = new Date('2026-11-21T19:00:00Z');
const tournament = dayTournament({ id: 'copa', date: now, currentPlayers: 3 });

interface MatchesProps {
  readonly play: DayPlay;
  readonly units?: readonly Registration[];
  readonly at: Date;
  readonly roomsRevision?: number;
}

function Matches({ play, units = [], at, roomsRevision = 0 }: MatchesProps) {
  const stage = Math.max(0, ...units.map(({ lobby }) => lobby?.stage ?? 0));
  const day = dayOf({ ...tournament, stage, roomsRevision }, units);
  const rooms = useRooms(day.tournament);
  const stored = rooms.data?.rooms ?? [];
  return (
    <MatchesSection
      {...{ day, play, rooms }}
      missing={lackingRooms(awaitedMatches(tournament, [null], play, at), stored)}
      now={at}
      isPresent
    />
  );
}

function Live({ stages }: { readonly stages: readonly MatchesProps[] }) {
  const [index, setIndex] = useState(0);
  return (
    <LiveArea>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Pasa el tiempo
      </button>
      <Matches {...(stages[index] ?? { play: NO_PLAY, at: now })} />
    </LiveArea>
  );
}

const open = (...stages: readonly MatchesProps[]) => openScreen(<Live stages={stages} />);
const inMatch = (match: number, hasBegun = false): DayPlay => ({
  ...NO_PLAY,
  matches: 3,
  steps: [{ kind: 'match', lobby: null, match, hasBegun, to: `/admin/torneos/copa/fases/1/a-${match}` }],
});
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const later = () => userEvent.click(screen.getByRole('button', { name: 'Pasa el tiempo' }));
const numbers = () => [...match().options].map(({ value }) => value);
const link = (name: RegExp) => screen.queryByRole('link', { name });
const room = async () => screen.findByRole<HTMLInputElement>('textbox', { name: /^ID de la sala/ });
const match = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Partida' });
const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const hold = (rooms: readonly object[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { rooms, isDelivered: true } }));

const ROOM = { match: 1, roomId: '401', password: '', revision: 1 };
const storedRoom = (openAt = after(-15), lobby: string | null = null) => ({ ...ROOM, openAt, lobby });

const THREE = [1, 2, 3].map((number) => dayUnit(`u${number}`, number));
const drawOf = (lobbySize: number, fitsOneLobby: boolean | null = null): DayPlay => ({
  ...NO_PLAY,
  matches: 3,
  steps: [{ kind: 'draw', lobbySize, fitsOneLobby, to: '/admin/torneos/copa/fases' }],
});

describe('the draw', () => {
  beforeEach(() => hold([]));

  it('comes before the rooms if units are split into lobbies, even before the start', async () => {
    open({ play: drawOf(2), units: THREE, at: after(-60) });
    await screen.findByText(
      'Juegan en lobbies de 2, y cada lobby tiene su sala: se pone después del sorteo.',
    );
    expect(link(/Sortear los lobbies/)?.getAttribute('href')).toBe('/admin/torneos/copa/fases');
  });

  it.each([
    ['the first stage of one lobby', drawOf(12), 'Armar el lobby'],
    ['the first stage of several', drawOf(2), 'Sortear los lobbies'],
    ['a later stage of one lobby', drawOf(2, true), 'Armar el lobby'],
    ['a later stage of several', drawOf(12, false), 'Sortear los lobbies'],
  ])('is named as on its own screen: %s', async (_, play, name) => {
    open({ play, units: THREE, at: after(5) });
    expect(await screen.findByRole('link', { name })).toBeDefined();
  });

  it('is offered before the hour once something was played', async () => {
    open({ play: inMatch(2), at: after(-60) });
    expect(await screen.findByRole('link', { name: /^Anotar/ })).toBeDefined();
  });

  it('leads from the room of one lobby to the next one without a room', async () => {
    hold([storedRoom(after(-15), 'a')]);
    const units = ['a', 'b'].map((id, index) => dayUnit(id, index + 1, { lobby: { stage: 1, id } }));
    open({ play: inMatch(1), units, at: after(-60) });
    await userEvent.click(await screen.findByRole('button', { name: 'Poner la sala del Lobby B' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lobby' }).value).toBe('b');
    expect(screen.getByRole('option', { name: 'Lobby B · sin sala' })).toBeDefined();
    expect(screen.getByRole('option', { name: 'Lobby A' })).toBeDefined();
  });

  it('leads to no other room once the match of the shown one has begun', async () => {
    hold([storedRoom(after(-15), 'a')]);
    const units = ['a', 'b'].map((id, index) => dayUnit(id, index + 1, { lobby: { stage: 1, id } }));
    open({ play: inMatch(1), units, at: after(-15) });
    await screen.findByRole('option', { name: 'Lobby B · sin sala' });
    expect(screen.queryByRole('button', { name: 'Poner la sala del Lobby B' })).toBeNull();
  });

  it('offers a match that is not planned any more while it has a room', async () => {
    hold([{ match: 4, lobby: null, roomId: '401', password: '', openAt: after(60), revision: 1 }]);
    open({ play: inMatch(1), at: after(-60) });
    await expect.poll(numbers).toEqual(['1', '2', '3', '4']);
    expect(link(/^Anotar/)).toBeNull();
  });

  it.each([true, false])('gives its focus to its heading, if somebody typed: %s', async (isTyping) => {
    open({ play: inMatch(1), at: after(-60) }, { play: inMatch(1), at: after(-60), roomsRevision: 1 });
    const field = await room();
    hold([storedRoom()]);
    fireEvent.click(screen.getByRole('button', { name: 'Pasa el tiempo' }));
    if (isTyping) field.focus();
    await screen.findByRole('button', { name: 'Cambiar la sala' });
    expect(document.activeElement?.tagName).toBe(isTyping ? 'H2' : 'BODY');
  });

  it('stays with the room of its lobby if the other lobby has lost all its units', async () => {
    hold([storedRoom(after(-15), 'a')]);
    const play: DayPlay = {
      ...NO_PLAY,
      hasLobbies: true,
      steps: [{ kind: 'match', lobby: 'a', match: 1, hasBegun: false, to: '/fases/1/a-1' }],
    };
    open({ play, units: [dayUnit('a', 1, { lobby: { stage: 1, id: 'a' } })], at: after(5) });
    expect(await screen.findByText('401')).toBeDefined();
    expect(link(/Anotar la partida 1 del Lobby A/)?.getAttribute('href')).toBe('/fases/1/a-1');
  });

  it.each([
    ['2026-11-21T18:05:00Z', /^Abierta desde (la|las) \d+:05\D/],
    ['2026-11-20T18:05:00Z', /^Abierta desde ayer, \d+:05\D/],
    ['2026-11-21T20:05:00Z', /^Se abre (hoy|mañana), \d+:05\D/],
  ])('says of a room of %s when it opens', async (openAt, said) => {
    hold([storedRoom(new Date(openAt))]);
    open({ play: NO_PLAY, at: now });
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('is not announced again whenever time passes', async () => {
    hold([storedRoom(now)]);
    open({ play: inMatch(1), at: after(5) }, { play: inMatch(1), at: after(6) });
    await screen.findByText(/hace 5 minutos/);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await later();
    await screen.findByText(/hace 6 minutos/);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(announced);
  });

  it('waits for the start if all units fit into one room', async () => {
    open({ play: drawOf(12), units: THREE, at: after(-60) });
    await room();
    expect(link(/Sortear los lobbies/)).toBeNull();
  });
});

describe('the room of a match', () => {
  beforeEach(() => hold([]));

  it('stays typed while another match is shown, asks before it is lost, and is not stored', async () => {
    open({ play: NO_PLAY, at: now });
    await userEvent.type(await room(), '4512');
    await userEvent.selectOptions(match(), '2');
    expect((await room()).value).toBe('');
    await userEvent.selectOptions(match(), '1');
    expect((await room()).value).toBe('4512');
    expect(unload()).toBe(true);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      '4512',
    );
  });

  it('is that of the match that was shown last, also after a reload', async () => {
    open({ play: NO_PLAY, at: now });
    await room();
    await userEvent.selectOptions(match(), '3');
    cleanup();
    open({ play: NO_PLAY, at: now });
    await room();
    expect(match().value).toBe('3');
  });

  it('is that of the next match, which advances by itself but not while it is in use', async () => {
    open(
      { play: inMatch(2), at: after(30) },
      { play: inMatch(3), at: after(50) },
      { play: inMatch(3), at: after(51) },
    );
    await room();
    expect([match().value, numbers()]).toEqual(['2', ['1', '2', '3']]);
    expect(link(/Anotar la partida 2/)?.getAttribute('href')).toBe('/admin/torneos/copa/fases/1/a-2');
    (await room()).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Pasa el tiempo' }));
    expect(match().value).toBe('2');
    expect(link(/Anotar la partida 3/)).not.toBeNull();
    (await room()).blur();
    await later();
    expect(match().value).toBe('3');
  });

  const publishFirst = 'Primero publica la partida 2, para que todos vean la tabla.';

  const opened = () =>
    screen.getAllByRole('heading').flatMap((each) => (each.closest('details')?.open ? each.textContent : []));

  it.each([
    ['with rooms', 2, '3', publishFirst, [storedRoom()]],
    ['with its room', 2, '3', publishFirst, [{ ...storedRoom(), match: 3 }]],
    ['without any room', 2, '3', publishFirst, []],
    ['with no match left', 3, '3', '', [storedRoom()]],
  ])('is a line below the typed match, which is first: %s', async (_, typed, shown, order, rooms) => {
    hold(rooms);
    open({ play: inMatch(typed, true), units: THREE, at: after(40) });
    await vi.waitFor(() => expect(screen.queryByText('Cargando la sala…')).toBeNull());
    expect(match().value).toBe(shown);
    expect(screen.queryByText(/^Primero/)?.textContent ?? '').toBe(order);
    expect(opened()).toEqual([]);
    expect(screen.getByText('Partida 3 · 3 sin marcar')).toBeDefined();
  });

  it('opens with the match that is chosen in it, and folds once that of the next match is shown', async () => {
    hold([storedRoom()]);
    open({ play: inMatch(1, true), at: after(40) }, { play: inMatch(2, true), at: after(60) });
    await room();
    await userEvent.selectOptions(match(), '1');
    expect(opened()).toEqual(['Sala de la partida 1']);
    await later();
    expect([match().value, opened()]).toEqual(['3', []]);
  });

  it('says that it loads, and that it could not be loaded, instead of what it lacks', async () => {
    vi.stubGlobal('fetch', async () => new Response('no', { status: 400 }));
    open({ play: inMatch(2), at: after(40) });
    expect(screen.getByText('Cargando la sala…', { selector: 'summary *' })).toBeDefined();
    expect(await screen.findByText('No pudimos cargar los datos', { selector: 'summary *' })).toBeDefined();
    expect(screen.queryByText('Sin ID ni contraseña')).toBeNull();
  });

  it('names the lobby whose match is to be published first, if there are several', async () => {
    hold([storedRoom(after(-15), 'a')]);
    const units = ['a', 'b'].map((id, index) => dayUnit(id, index + 1, { lobby: { stage: 1, id } }));
    const steps = inMatch(2, true).steps.map((step) => ({ ...step, lobby: 'a' }));
    open({ play: { ...inMatch(2), hasLobbies: true, steps }, units, at: after(40) });
    expect(await screen.findByText(/^Primero publica la partida 2 del Lobby A, para/)).toBeDefined();
  });

  it('has no choice if there is a single match', async () => {
    open({ play: { ...inMatch(1), matches: 1 }, at: after(-5) });
    await room();
    expect(screen.queryByRole('combobox', { name: 'Partida' })).toBeNull();
  });

  it('drops a chosen match when play goes on', async () => {
    open({ play: inMatch(2), at: after(30) }, { play: inMatch(3), at: after(50) });
    await room();
    await userEvent.selectOptions(match(), '1');
    expect(match().value).toBe('1');
    match().blur();
    await later();
    expect(match().value).toBe('3');
  });

  it('drops a chosen match when the next stage is drawn, on an open screen too', async () => {
    const inStage = (stage: number) => [dayUnit('a', 1, { lobby: { stage, id: 'a' } })];
    open(
      { play: inMatch(1), units: inStage(1), at: after(5) },
      { play: inMatch(1), units: inStage(2), at: after(90) },
    );
    await room();
    await userEvent.selectOptions(match(), '2');
    match().blur();
    await later();
    expect(match().value).toBe('1');
  });

  it('shows nothing that was typed for the same match of another stage', async () => {
    const inStage = (stage: number) => [dayUnit('a', 1, { lobby: { stage, id: 'a' } })];
    open(
      { play: inMatch(1), units: inStage(1), at: after(5) },
      { play: inMatch(1), units: inStage(2), at: after(90) },
    );
    await userEvent.type(await room(), '4512');
    (await room()).blur();
    await later();
    expect((await room()).value).toBe('');
    expect(unload()).toBe(false);
  });

  it('is not asked about again once somebody else removed it, when the next one is set', async () => {
    const stored = { match: 1, lobby: null, roomId: '1234', password: '', openAt: now, revision: 1 };
    let rooms = [stored];
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { rooms, isDelivered: true } }));
    open(...[1, 2, 3].map((roomsRevision) => ({ play: inMatch(1), at: after(5), roomsRevision })));
    const question = () => screen.queryByRole('dialog', { name: /^Quitar la sala/, hidden: true });
    const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Pasa el tiempo', hidden: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitarla', hidden: true }));
    expect(question()).not.toBeNull();
    rooms = [];
    goOn();
    await vi.waitFor(() => expect(question()).toBeNull());
    rooms = [{ ...stored, roomId: '5678', revision: 2 }];
    goOn();
    await screen.findByText(/ID 5678/);
    expect(question()).toBeNull();
  });

  it('is removed only as it was when the question was asked', async () => {
    const stored = { match: 1, lobby: null, roomId: '1234', password: '', openAt: now, revision: 1 };
    let rooms = [stored];
    const removed: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
      if (method === 'DELETE') removed.push(url);
      return Response.json({ success: true, data: { rooms, isDelivered: true } });
    });
    open(...[1, 2].map((roomsRevision) => ({ play: inMatch(1), at: after(5), roomsRevision })));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitarla', hidden: true }));
    rooms = [{ ...stored, roomId: '5678', revision: 2 }];
    fireEvent.click(screen.getByRole('button', { name: 'Pasa el tiempo', hidden: true }));
    await screen.findByText(/ID 5678/);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar', hidden: true }));
    await vi.waitFor(() => expect(removed).toEqual([expect.stringMatching(/\?revision=1$/)]));
  });

  it('names the step after the last match, and none before the start', async () => {
    const close: DayPlay = { ...NO_PLAY, matches: 3, steps: [{ kind: 'close', isLast: true, to: '/fases' }] };
    open({ play: inMatch(1), at: after(-1) }, { play: close, at: after(90) });
    await room();
    expect(link(/Anotar/)).toBeNull();
    await later();
    expect(link(/^Cerrar y hacer el podio$/)).not.toBeNull();
  });

  it.each([
    ['opens for a match', inMatch(1), 1, true],
    ['opens before the only lobby is drawn', drawOf(12), 0, true],
    ['is folded between two stages', drawOf(12), 1, false],
  ])('has a roll that %s', async (_, play, stage, isOpen) => {
    const units = [dayUnit('a', 1, { lobby: stage === 0 ? null : { stage, id: 'a' } })];
    const stored = { match: 1, lobby: null, roomId: '1234', password: '', openAt: now, revision: 1 };
    hold([stored]);
    open({ play, units, at: after(5) });
    await screen.findByText(/ID 1234/);
    const roll = screen.getByRole('heading', { name: 'Pase de lista' }).closest('details');
    expect(roll?.open).toBe(isOpen);
    const isExplained = play.steps[0]?.kind === 'draw' && stage === 0;
    expect(screen.queryByText(/^Primero arma el lobby.* Después sigue el pase de lista\.$/) !== null).toBe(
      isExplained,
    );
  });

  it('is marked as missing from fifteen minutes before the start, and is then the golden step', async () => {
    open(
      { play: inMatch(1), at: after(-16) },
      { play: inMatch(1), at: after(-7) },
      { play: inMatch(1), at: after(3) },
      { play: inMatch(1, true), at: after(9) },
    );
    await room();
    expect(screen.queryByText(/^Falta la sala/)).toBeNull();
    await later();
    expect(screen.getByText('Falta la sala: empieza dentro de 7 minutos').className).toContain('text-danger');
    const looks = () => [
      screen.getByRole('button', { name: 'Guardar la sala' }).className === gold,
      link(/Anotar la partida 1/)?.className === gold,
    ];
    const gold = screen.getByRole('button', { name: 'Guardar la sala' }).className;
    await later();
    expect(looks()).toEqual([true, false]);
    const roll = screen.getByRole('heading', { name: 'Pase de lista' });
    expect(roll.compareDocumentPosition(screen.getByRole('link', { name: /Anotar la partida 1/ }))).toBe(4);
    // Rows of the match have been typed now, so its room is not missing any more.
    await later();
    expect(screen.queryByText(/^Falta la sala/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Guardar la sala' }).className).not.toBe(gold);
    const framed = screen.getAllByRole('region').filter((part) => part.className.includes('border-gold'));
    expect(framed.map((part) => part.getAttribute('aria-label'))).toEqual(['En juego']);
  });
});
