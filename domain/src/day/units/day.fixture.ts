import * as z from 'zod/mini';
import { type Registration, RegistrationSchema } from '../../registrations/registration.ts';
import { ofOnePlayer } from '../../registrations/samples/registration.fixture.ts';
import { type Tournament, TournamentSchema } from '../../tournaments/tournament.ts';

export function dayTournament(changes: object = {}): Tournament {
  return z.parse(TournamentSchema, {
    id: 'sabado',
    name: 'Copa Sábado',
    date: '2026-11-21T20:00:00Z',
    timeZone: 'America/Bogota',
    maxPlayers: 12,
    status: 'published',
    ...changes,
  });
}

export function dayUnit(id: string, number: number, changes: object = {}): Registration {
  return z.parse(
    RegistrationSchema,
    ofOnePlayer({
      id,
      number,
      tournamentId: 'sabado',
      fullName: `${id} Rojas`,
      freeFireId: `20000000${number}`,
      email: `${id}@correo.test`,
      phone: '3001234567',
      status: 'approved',
      createdAt: new Date('2026-11-21T10:00:00Z'),
      ...changes,
    }),
  );
}

export const onSaturday = (time: string) => new Date(`2026-11-21T${time}:00Z`);

export const TOURNAMENT = dayTournament({
  windows: [{ kind: 'match', opensAt: onSaturday('19:00'), closesAt: onSaturday('19:40') }],
});

const CONFIRMED = { confirmations: { match: { at: onSaturday('19:05') } } };
export const UNITS = [
  dayUnit('Ana', 1, CONFIRMED),
  dayUnit('Beto', 2),
  dayUnit('Caro', 3, { late: { match: onSaturday('19:42') } }),
  dayUnit('Dani', 4, { place: 'released', releasedBy: 'match', late: { match: onSaturday('19:41') } }),
  dayUnit('Eva', 5, { place: 'waiting', waitSeq: 9 }),
  dayUnit('Fran', 6, { place: 'waiting', waitSeq: 7, readyAt: onSaturday('19:06') }),
  dayUnit('Gael', 7, { status: 'rejected', place: 'released' }),
  dayUnit('Hugo', 8, { placedAt: onSaturday('19:50') }),
];
export const idsOf = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

/** Has confirmed, but has no decision yet. */
export const minorWith = (consent: object | null) => {
  const [captain] = dayUnit('Iris', 9).members;
  const member = { ...captain, nick: 'Iris', ageBand: 'minor', consent };
  return dayUnit('Iris', 9, { ...CONFIRMED, status: 'pending', members: [member] });
};
