import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { type DayPlay, NO_PLAY } from '../../../config/day-play.ts';
import { TournamentOverview } from './tournament-overview.tsx';

const NOW = new Date('2026-11-21T20:00:00Z');
const BEGUN = '2026-11-21T19:00:00Z';

function listed(changes: object) {
  const row = { id: 'sur', name: 'Copa Sur #8', maxPlayers: 48, currentPlayers: 12, status: 'published' };
  const registrations = { pending: 0, approved: 12, rejected: 0 };
  const { tournaments } = z.parse(listTournamentsWithRegistrations.data, {
    tournaments: [{ ...row, date: BEGUN, phase: 'in_play', stage: 1, registrations, ...changes }],
    nextCursor: null,
  });
  const [first] = tournaments;
  if (first === undefined) throw new Error('no tournament');
  return first;
}

const show = (...shown: Parameters<typeof overview>) => openScreen(overview(...shown));

function overview(changes: object, played: Partial<DayPlay> = {}, sequel: object | null = null) {
  return (
    <TournamentOverview
      tournament={listed(changes)}
      play={{
        table: () => <p>La tabla</p>,
        podium: (_, isGold) => <p>{isGold ? 'El podio con oro' : 'El podio'}</p>,
        steps: (_, shown) => shown({ ...NO_PLAY, ...played }),
      }}
      sequel={sequel && listed(sequel)}
      now={NOW}
      hasTabs
    />
  );
}

function open(...shown: Parameters<typeof show>) {
  show(...shown);
  const step = screen.getByRole('region', { name: 'Lo que sigue' });
  return { step, way: within(step).getByRole('link') };
}

const ROOM = { lobby: null, roomId: '123456', password: '', openAt: BEGUN, revision: 1 };
const golden = () =>
  [...document.querySelectorAll(':is(a, button).fire-fill')].map(({ textContent }) => textContent);
let answer: object = {};
let asked: string[] = [];

beforeEach(() => {
  answer = {};
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://sitio.test');
    asked.push(pathname);
    const data = pathname.endsWith('/rooms') ? answer : { forms: [], nextCursor: null };
    return Response.json({ success: true, data });
  });
});

describe('a tournament in play', () => {
  it.each([
    [
      'a match',
      [{ kind: 'match', lobby: 'a', match: 2, hasBegun: true, to: '/x' }],
      'Anotar la partida 2 del Lobby A',
    ],
    [
      'the earliest match of all lobbies',
      [
        { kind: 'match', lobby: 'a', match: 2, hasBegun: true, to: '/y' },
        { kind: 'match', lobby: 'b', match: 1, hasBegun: true, to: '/x' },
      ],
      'Anotar la partida 1 del Lobby B',
    ],
    ['the close', [{ kind: 'close', isLast: true, to: '/x' }], 'Cerrar y hacer el podio'],
    ['the draw', [{ kind: 'draw', lobbySize: 48, fitsOneLobby: null, to: '/x' }], 'Armar el lobby'],
  ] as const)('leads to the step of its stage: %s', (_, steps, label) => {
    const { step, way } = open({}, { steps });
    expect([step.textContent, way.getAttribute('href')]).toEqual([label, '/x']);
    expect(way.className).toContain('fire-fill');
  });

  it('leads with gold to the day, above an open protest, while players wait for a room', async () => {
    answer = { rooms: [], isDelivered: true };
    const protests = [{ to: '/p', label: 'Decide la protesta: Partida 1', count: 1 }];
    const { step } = open(
      {},
      { steps: [{ kind: 'match', lobby: null, match: 1, hasBegun: false, to: '/x' }], protests },
    );
    await vi.waitFor(() => expect(step.textContent).toBe('Falta la sala de la partida 1.Ir a «El día»'));
    expect(golden()).toEqual(['Ir a «El día»']);
    const protested = screen.getByRole('region', { name: '1 protesta sin resolver' });
    expect(step.compareDocumentPosition(protested)).toBe(4);
  });

  it.each([
    ['until it is over', {}, true],
    ['but not once it has ended', { phase: 'completed', endedAt: BEGUN }, false],
  ])('leads to the day during the review of a confirmation: %s', (_, changes, isAsked) => {
    const window = { kind: 'match', opensAt: BEGUN, closesAt: '2026-11-21T19:58:00Z', onMissing: 'release' };
    const soon = { phase: 'registration_closed', stage: 0, date: '2026-11-21T20:20:00Z', windows: [window] };
    vi.setSystemTime(NOW);
    show({ ...soon, ...changes });
    const said = screen.queryByText('Cerró una confirmación: si falta alguien, decide qué pasa.');
    expect([said !== null, golden()]).toEqual([isAsked, [isAsked ? 'Ir a «El día»' : 'Repetir']]);
  });

  it('leads to the day while the first room is missing, before the stages are drawn', async () => {
    answer = { rooms: [], isDelivered: true };
    const registrations = { pending: 1, approved: 11, rejected: 0 };
    const soon = { phase: 'registration_closed', stage: 0, date: '2026-11-21T20:10:00Z', registrations };
    vi.setSystemTime(NOW);
    const { step } = open(soon);
    await vi.waitFor(() => expect(step.textContent).toBe('Falta la sala de la partida 1.Ir a «El día»'));
  });

  it('decides an open protest with gold once the room is there', async () => {
    answer = { rooms: [{ ...ROOM, match: 1 }], isDelivered: true };
    const protests = [{ to: '/p', label: 'Decide la protesta: Partida 1', count: 1 }];
    open({}, { steps: [{ kind: 'match', lobby: null, match: 1, hasBegun: false, to: '/x' }], protests });
    await vi.waitFor(() => expect(asked).toContain('/api/tournaments/sur/rooms'));
    expect(golden()).toEqual(['Decide la protesta: Partida 1']);
  });

  it('has no second gold button beside an open protest', () => {
    const protests = [{ to: '/p', label: 'Decide la protesta: Partida 1', count: 1 }];
    expect(open({}, { protests }).way.className).not.toContain('fire-fill');
  });

  it.each([
    ['while it is played', {}, true],
    ['before the draw', { stage: 0 }, false],
  ])('shares its table: %s', (_, changes, isShared) => {
    open(changes);
    expect(screen.queryByText('La tabla') !== null).toBe(isShared);
  });

  it.each([
    ['if no step of a stage is known', []],
    ['before its first match', [{ kind: 'match', lobby: null, match: 1, hasBegun: false, to: '/x' }]],
  ] as const)('leads to the day %s', (_, steps) => {
    const { way } = open({}, { steps });
    expect(way.getAttribute('href')).toBe('/admin/torneos/sur/dia');
  });
});

describe('a reserved tournament', () => {
  const later = { date: '2026-11-28T20:00:00Z', phase: 'open', stage: 0 };
  const reserved = { seasonId: 'verano', steps: [{ first: 12, endsAt: '2026-11-25T20:00:00Z' }] };

  it.each([
    ['until its reservation ends', { ...later, reserved }, 1],
    ['not once it has ended', { ...later, reserved, phase: 'completed', endedAt: BEGUN }, 0],
    ['not if it is for everybody', later, 0],
  ])('says who may register: %s', (_, changes, count) => {
    show(changes);
    expect(screen.queryAllByText(/^Hasta .+ solo entran los primeros 12 de la temporada\.$/)).toHaveLength(
      count,
    );
  });
});

describe('a tournament that is over', () => {
  const PAST = { phase: 'completed', endedAt: '2026-11-21T19:50:00Z' };
  const PRIZE = { rank: 1, player: 'Ana', prize: 'Un control', points: 12, unit: 1 };
  const NEXT = { id: 'nueve', name: 'Copa Sur #9', date: '2026-11-28T19:00:00Z', status: 'draft' };

  it('leads to the next one of its series, and is repeated only below', () => {
    const { step, way } = open(PAST, {}, NEXT);
    expect(step.textContent).toMatch(/^El siguiente es «Copa Sur #9», .+m\. Es un borrador\./);
    expect([way.textContent, way.getAttribute('href')]).toEqual([
      'Ir al siguiente torneo',
      '/admin/torneos/nueve',
    ]);
    expect(screen.getByRole('button', { name: 'Repetir' }).closest('section')?.textContent).toMatch(/^Otras/);
  });

  it('is repeated once more only after a question that names the next one', async () => {
    show(PAST, {}, NEXT);
    fireEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Repetir Copa Sur #8 una vez más?' }));
    expect(asked.filter((path) => path.endsWith('/repeat'))).toEqual([]);
    expect(dialog.getByText(/^El siguiente es «Copa Sur #9», /)).toBeDefined();
    const way = dialog.getByRole('link', { name: 'Ir al siguiente torneo' });
    expect(way.getAttribute('href')).toBe('/admin/torneos/nueve');
    fireEvent.click(dialog.getByRole('button', { name: 'Hacer otro más' }));
    await vi.waitFor(() => expect(asked).toContain('/api/tournaments/sur/repeat'));
  });

  it.each([
    ['none', [], 'El podio con oro'],
    ['one', [{ to: '/p', label: 'Decide la protesta: Partida 1', count: 1 }], 'El podio'],
  ])(
    'begins with its podium while a prize is left, and with open protests before it: %s',
    (_, protests, podium) => {
      show({ ...PAST, results: [PRIZE] }, { protests }, NEXT);
      expect(screen.queryByRole('region', { name: 'Lo que sigue' })).toBeNull();
      expect(screen.getAllByText(/^El podio/).map(({ textContent }) => textContent)).toEqual([podium]);
      expect(golden()).toEqual(protests.map(({ label }) => label));
      const repetition = screen.getByRole('button', { name: 'Repetir' }).closest('li');
      expect(repetition?.textContent).toMatch(/^RepetirEl siguiente es «Copa Sur #9», /);
    },
  );

  it('keeps its podium first after the last prize was marked', () => {
    function Marked() {
      const [deliveredAt, setDeliveredAt] = useState<string | null>(null);
      return (
        <>
          <button type="button" onClick={() => setDeliveredAt(BEGUN)}>
            marcar
          </button>
          {overview({ ...PAST, results: [{ ...PRIZE, deliveredAt }] }, {}, NEXT)}
        </>
      );
    }
    openScreen(<Marked />);
    fireEvent.click(screen.getByRole('button', { name: 'marcar' }));
    const step = screen.getByRole('region', { name: 'Lo que sigue' });
    expect(screen.getByText('El podio').compareDocumentPosition(step)).toBe(4);
  });

  it('says nothing of prizes once all are delivered, and shares no table but the podium', () => {
    open({ ...PAST, results: [{ ...PRIZE, deliveredAt: BEGUN }] }, {}, NEXT);
    expect(screen.queryByText('La tabla')).toBeNull();
    expect(screen.getByText('El podio')).toBeDefined();
  });
});
