import { RegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { presentStep } from './day-steps.ts';
import { cannotReadmit, passedOver } from './readmitting.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const tournamentOf = (changes: object = {}) =>
  z.parse(TournamentSchema, {
    id: 'copa',
    name: 'Copa Sábado',
    date: minutes(60),
    timeZone: 'America/Bogota',
    maxPlayers: 2,
    currentPlayers: 2,
    status: 'published',
    ...changes,
  });
const unitOf = (nick: string, changes: object = {}) =>
  z.parse(
    RegistrationSchema,
    ofOnePlayer({
      id: nick.toLowerCase(),
      tournamentId: 'copa',
      fullName: nick,
      nick,
      freeFireId: '200000001',
      email: 'ana@correo.test',
      phone: '3001234567',
      status: 'approved',
      createdAt: NOW,
      ...changes,
    }),
  );
const waiting = (nick: string, waitSeq: number, changes: object = {}) =>
  unitOf(nick, { place: 'waiting', waitSeq, ...changes });
const entry = (opens: number, closes: number) => [
  { kind: 'entry', opensAt: minutes(opens), closesAt: minutes(closes), onMissing: 'release' },
];
const halfTeam = {
  unit: { name: 'Los Fénix', tag: '', size: 2 },
  members: [
    {
      slot: 1,
      role: 'captain',
      state: 'accepted',
      id: 'capitana',
      nick: 'Fenix',
      fullName: 'Ana Ruiz',
      freeFireId: '200000001',
      email: 'ana@correo.test',
      phone: '3001234567',
      acceptedAt: NOW,
    },
    { slot: 2, role: 'player', state: 'invited' },
  ],
};

describe('the present step of a day', () => {
  it.each([
    ['matches', {}, []],
    ['matches', { windows: entry(10, 30) }, []],
    ['entry', { windows: entry(-10, 30) }, []],
    ['entry', { windows: entry(-30, -1) }, []],
    ['matches', { windows: entry(-60, -30) }, []],
    ['waitlist', { currentPlayers: 1 }, [waiting('Luna', 1)]],
    ['matches', {}, [waiting('Luna', 1)]],
    ['ended', { endedAt: NOW, windows: entry(-10, 30) }, []],
  ] as const)('is %s', (step, changes, units) => {
    expect(presentStep({ tournament: tournamentOf(changes), units }, NOW)).toBe(step);
  });
});

describe('the units that are passed over', () => {
  const units = [
    waiting('Luna', 1),
    waiting('Zorro', 2, halfTeam),
    waiting('Rayo', 3, { readyAt: NOW }),
    waiting('Leo', 4),
  ];
  const over = (unit: ReturnType<typeof unitOf>, changes: object = {}) =>
    passedOver({ tournament: tournamentOf(changes), units: [...units, unit] }, unit, NOW);

  it('are all complete ones with an earlier number', () => {
    const [first, , , last] = units;
    if (first === undefined || last === undefined) throw new Error('No units');
    expect(over(first)).toEqual([]);
    expect(over(last)).toEqual(['Luna', 'Rayo']);
  });

  it('are everybody who waits, where a unit that lost its place takes a free one, and nobody where it kept it', () => {
    expect(over(unitOf('Nova', { place: 'released' }))).toEqual(['Luna', 'Rayo', 'Leo']);
    expect(over(unitOf('Nova'))).toEqual([]);
  });
});

describe('confirming for a unit', () => {
  const refusal = (unit: object, tournament: object = {}) =>
    cannotReadmit(unitOf('Nova', unit), tournamentOf(tournament), 'entry');

  it('is offered only where it is possible, and says why where it is not', () => {
    expect(refusal({})).toBeNull();
    expect(refusal(halfTeam)).toBe('Le falta 1 jugador.');
    expect(refusal({ status: 'rejected' })).toBe('Su inscripción está rechazada.');
    expect(refusal({ place: 'released' })).toBe('No queda cupo: ya es de otro.');
    expect(refusal({ place: 'released' }, { currentPlayers: 1 })).toBeNull();
    expect(refusal({}, { cancelledAt: NOW })).toMatch(/cancelado/);
  });
});
