import { TicketSchema } from '@copa/domain/registrations/ticket';
import { readFrom } from '@copa/domain/time/reader.fixture';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { BeforeRegistering } from './before-registering.tsx';
import { OwnWindows } from './own-windows.tsx';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const day = (changes: object = {}) =>
  TournamentSchema.parse({
    id: 'copa',
    name: 'Copa Prueba',
    date: '2026-12-02T01:00:00Z',
    timeZone: 'America/Bogota',
    maxPlayers: 48,
    currentPlayers: 48,
    waitingPlayers: 11,
    waitlist: { max: 16, mode: 'auto', endsAt: null },
    linkedFormId: 'form',
    status: 'published',
    windows: [
      { kind: 'entry', opensAt: '2026-12-01T01:00:00Z', closesAt: '2026-12-01T22:00:00Z' },
      { kind: 'match', opensAt: '2026-12-02T00:00:00Z', closesAt: '2026-12-02T00:40:00Z' },
    ],
    ...changes,
  });

const lines = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) =>
      [...item.querySelectorAll(':scope > span > span')].map(({ textContent }) => plain(textContent)),
    );

describe('before somebody registers', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') }));

  it.each([
    ['auto', 'solo', 'Cada cupo que se libera pasa al siguiente, y te avisamos por correo.'],
    ['auto', 'duo', 'Cada cupo que se libera pasa al primer equipo completo, y te avisamos por correo.'],
    ['manual', 'duo', 'Los cupos que se liberan los da la organización, y te avisamos por correo.'],
  ])('says of a queue (%s, %s) how long it is, and who comes next', (mode, modality, how) => {
    const waitlist = { max: 16, mode, endsAt: null };
    render(<BeforeRegistering tournament={day({ waitlist, modality })} />);
    expect(screen.getByText('Cupos llenos · 11 en espera')).toBeDefined();
    expect(
      screen.getByText(`Si te inscribes ahora, entras en la lista de espera (caben 16). ${how}`),
    ).toBeDefined();
  });

  it.each([
    ['nobody waits yet', { waitingPlayers: 0 }, 'Cupos llenos · nadie en espera'],
    [
      'an organiser gives the free place',
      { currentPlayers: 47, waitingPlayers: 3, waitlist: { max: 16, mode: 'manual', endsAt: null } },
      '3 en espera',
    ],
  ])('says how long the queue is if %s', (_, changes, said) => {
    render(<BeforeRegistering tournament={day(changes)} />);
    expect(screen.getByText(said)).toBeDefined();
  });

  it.each([
    ['places are left', { currentPlayers: 47, waitingPlayers: 0 }],
    ['the queue is full too', { waitingPlayers: 16 }],
    ['there is no queue', { waitlist: { max: 0, mode: 'auto', endsAt: null }, waitingPlayers: 0 }],
  ])('does not mention a queue if %s', (_, changes) => {
    render(<BeforeRegistering tournament={day(changes)} />);
    expect(screen.queryByText(/en espera/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Cuándo confirmas' })).toBeDefined();
  });

  it('is nothing of a tournament with places and no confirmations', () => {
    const { container } = render(<BeforeRegistering tournament={day({ currentPlayers: 0, windows: [] })} />);
    expect(container.innerHTML).toBe('');
  });

  it.each([
    [
      'before the match window',
      '2026-12-01T23:00:00Z',
      'Cada cupo que se libera pasa al siguiente',
      ['Ya cerró', ''],
    ],
    [
      'in the match window',
      '2026-12-02T00:10:00Z',
      'Cada cupo que se libera es para quien ya avisó',
      ['Ya cerró', ''],
    ],
    [
      'after all of them',
      '2026-12-02T00:49:00Z',
      'Las confirmaciones ya cerraron: solo hay otro cupo si',
      ['Ya cerró', 'Ya cerró'],
    ],
  ])('promises what can still happen %s', (_, now, hope, closed) => {
    vi.setSystemTime(new Date(now));
    render(<BeforeRegistering tournament={day()} />);
    expect(screen.getByText(new RegExp(hope))).toBeDefined();
    const names = screen.getAllByText(/^(Asistencia|Partida)$/);
    expect(names.map((name) => name.nextElementSibling?.textContent ?? '')).toEqual(closed);
  });

  it.each([
    ['begun', { date: '2026-11-30T11:59:00Z' }],
    ['been cancelled', { cancelledAt: '2026-11-30T11:00:00Z' }],
  ])('says nothing of a tournament that has %s', (_, changes) => {
    const { container } = render(<BeforeRegistering tournament={day(changes)} />);
    expect(container.innerHTML).toBe('');
  });

  it.each([
    ['America/Bogota', 'Hoy, 8:00 p. m. – mañana, 5:00 p. m.', 'Mañana, 7:00 p. m. – 7:40 p. m.'],
    ['America/Mexico_City', 'Hoy, 7:00 p. m. – mañana, 4:00 p. m.', 'Mañana, 6:00 p. m. – 6:40 p. m.'],
    ['Europe/Madrid', 'Mañana, 2:00 a. m. – 11:00 p. m.', 'Mié 2 dic, 1:00 a. m. – 1:40 a. m.'],
  ])('names the hours by the clock of the reader (%s)', (zone, entry, match) => {
    readFrom(zone);
    render(<BeforeRegistering tournament={day()} />);
    expect(lines()).toEqual([
      ['Confirmas que vas a jugar.', entry],
      ['Confirmas que estás listo para la partida.', match],
    ]);
  });
});

describe('the confirmations of a unit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T00:10:00Z') }));

  const before = '2026-11-20T12:00:00Z';
  const ticketWith = (changes: object) =>
    z.parse(TicketSchema, {
      id: '0123456789abcdefghjkmnpqrs',
      tournamentId: 'copa',
      number: 7,
      name: 'AnaFNX',
      unit: { name: 'AnaFNX' },
      members: [],
      status: 'approved',
      place: 'held',
      placedAt: before,
      ...changes,
    });

  const OPEN: unknown = expect.stringMatching(/^Cierra hoy, /);

  it.each([
    ['held, with one confirmed', { confirmations: { entry: { at: before } } }, ['Confirmada', OPEN]],
    ['held, and late', { late: { entry: before } }, ['Llegó tarde', OPEN]],
    ['promoted after a close', { placedAt: '2026-12-02T00:05:00Z' }, ['No hace falta', OPEN]],
    ['that waits', { place: 'waiting', waitSeq: 3 }, ['Ya cerró', OPEN]],
    ['that lost its place', { place: 'released', releasedBy: 'entry' }, ['Ya cerró', 'No hace falta']],
  ])('%s', (_, changes, states) => {
    const ticket = ticketWith(changes);
    render(<OwnWindows tournament={day()} ticket={ticket} />);
    const title = ticket.place === 'waiting' ? 'Si te toca un cupo' : 'Tus confirmaciones';
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    const names = screen.getAllByRole('listitem').map((item) => {
      const name = within(item).getByText(/^(Asistencia|Partida)$/);
      return name.parentElement?.textContent.slice(name.textContent.length);
    });
    expect(names).toEqual(states);
  });

  it('say before they open what they ask, until when, and what follows from missing them', () => {
    readFrom('America/Bogota');
    const match = { kind: 'match', opensAt: '2026-12-02T00:30:00Z', closesAt: '2026-12-02T00:40:00Z' };
    const final = { kind: 'final', opensAt: '2026-12-02T01:30:00Z', closesAt: '2026-12-02T02:00:00Z' };
    const meant = () =>
      screen
        .getAllByRole('listitem')
        .map(({ lastElementChild }) => plain(lastElementChild?.textContent ?? ''));
    const open = (windows: object[], unit = { name: 'AnaFNX', size: 1 }) =>
      render(<OwnWindows tournament={day({ windows })} ticket={ticketWith({ unit })} />);

    open([match, final]);
    expect(meant()).toEqual([
      'Confirma que estás listo para la partida, hasta las 7:40 p. m. Si no, pierdes tu cupo.',
      'Si clasificas, confirma que la juegas, hasta las 9:00 p. m. Si no, tu lugar pasa al siguiente de la tabla.',
    ]);
    cleanup();
    open([{ ...match, onMissing: 'mark' }]);
    expect(meant()[0]).toMatch(/ Si no, la organización decide\.$/);
    cleanup();
    open([{ ...match, opensAt: '2026-12-02T00:05:00Z' }], { name: 'Los Fénix', size: 4 });
    expect(meant()).toEqual(['Si no, pierden su cupo.']);
  });

  it.each([
    ['gave its place up', { place: 'released' }, {}],
    ['never was complete', { place: 'released', releasedBy: 'incomplete' }, {}],
    ['was not approved', { status: 'rejected', place: 'released' }, {}],
    [
      'waited in vain',
      { place: 'waiting', waitSeq: 3 },
      { waitlist: { max: 16, mode: 'auto', endsAt: before } },
    ],
  ])('are not shown to a unit that %s', (_, changes, changed) => {
    const { container } = render(<OwnWindows tournament={day(changed)} ticket={ticketWith(changes)} />);
    expect(container.innerHTML).toBe('');
  });
});
