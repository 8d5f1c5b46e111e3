import type { AcceptedMember } from '@copa/domain/registrations/member';
import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import * as z from 'zod/mini';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';

export function sampleRegistration(
  id: string,
  changes: Partial<z.input<typeof RegistrationSchema>> & Readonly<Record<string, unknown>> = {},
): Registration {
  return z.parse(
    RegistrationSchema,
    ofOnePlayer({
      id,
      tournamentId: 'copa-ascenso',
      fullName: 'Ana Torres',
      freeFireId: '123456789',
      email: `${id}@correo.test`,
      phone: '+52 55 1234 5678',
      status: 'pending',
      createdAt: '2026-11-20T12:00:00Z',
      ...changes,
    }),
  );
}

export function samplePlayer(name: string, number: number, changes: object = {}) {
  return {
    state: 'accepted',
    role: number === 1 ? 'captain' : 'player',
    slot: number,
    id: name.toLowerCase(),
    fullName: `${name} Rojas`,
    nick: `${name}MX`,
    freeFireId: `20000000${number}`,
    email: `${name.toLowerCase()}@equipo.test`,
    phone: `+52 55 0000 000${number}`,
    answers: { nivel: String(40 + number) },
    acceptedAt: '2026-11-20T12:00:00Z',
    ...changes,
  };
}

export function sampleTeam(id: string, seated: number, changes: object = {}): Registration {
  const names = ['Ana', 'Beto', 'Caro', 'Dani'];
  return z.parse(RegistrationSchema, {
    id,
    tournamentId: 'copa-ascenso',
    number: 7,
    unit: { name: 'Los Andes', tag: 'AND', size: 4 },
    members: [
      ...names.map((name, index) =>
        index < seated
          ? samplePlayer(name, index + 1)
          : { state: 'invited', role: 'player', slot: index + 1 },
      ),
      { state: 'invited', role: 'substitute', slot: 5 },
    ],
    status: 'pending',
    place: 'held',
    incompleteUntil: seated === 4 ? null : '2026-11-21T00:00:00Z',
    ticketId: '0123456789abcdefghjkmnpqrs',
    createdAt: '2026-11-20T12:00:00Z',
    ...changes,
  });
}

export function playerIn({ members }: Registration, slot = 1): AcceptedMember {
  const player = members.find((member) => member.slot === slot);
  if (player?.state !== 'accepted') throw new Error(`nobody has accepted slot ${slot}`);
  return player;
}

export function fullTournament(changes: object = {}): ListedTournament {
  const listed = {
    id: 'copa-ascenso',
    name: 'Copa Ascenso',
    status: 'published',
    date: '2026-11-23T01:00:00Z',
    timeZone: 'America/Lima',
    maxPlayers: 2,
    currentPlayers: 2,
    waitingPlayers: 2,
    waitlist: { max: 5, mode: 'auto', endsAt: null },
    phase: 'waiting',
    registrations: { pending: 4, approved: 0, rejected: 0 },
    ...changes,
  };
  const answer = { tournaments: [listed], nextCursor: null };
  const [only] = z.parse(listTournamentsWithRegistrations.data, answer).tournaments;
  if (only === undefined) throw new Error('no tournament');
  return only;
}
