import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { Day } from './use-day.ts';

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

export function dayOf(
  tournament: Tournament,
  units: readonly Registration[] = [],
  reminders: Day['reminders'] = {},
): Day {
  return { tournament, units, reminders, isPartial: false, isOld: false };
}
