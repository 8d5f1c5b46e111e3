import { freeFireIdKey } from '@copa/domain/contact';
import { holdOrJoin } from './place-rules.ts';
import { existing, Refused } from './steps.ts';
import { type Contact, type Member, membersOf, type Names, NO_DAY, type Seat, type Unit } from './units.ts';
import { holderOf, isBanned, SIZES, type World } from './world.ts';

export interface Person {
  readonly freeFireId: string;
  readonly email: string;
  readonly nick: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly ageBand?: Member['ageBand'];
  readonly guardian?: Contact | null;
}

export function sitDown(
  { now }: World,
  { slot, role }: Pick<Seat, 'slot' | 'role'>,
  id: string,
  { freeFireId, email, nick, answers, ageBand = null, guardian = null }: Person,
): Member {
  const person = { id, freeFireId, email, nick, wish: null, answers };
  return {
    slot,
    role,
    state: 'accepted',
    ...person,
    acceptedAt: now,
    ageBand,
    consent: null,
    sent: null,
    guardian: ageBand === 'minor' && guardian !== null ? { revision: 0, contact: guardian } : null,
    isMailed: false,
    mails: [],
  };
}

export function enrol(
  world: World,
  id: string,
  tournamentId: string,
  team: Names | null,
  captain: Person,
): Unit {
  const tournament = existing(world.tournaments, tournamentId);
  const number = tournament.lastUnitNumber + 1;
  world.tournaments[tournamentId] = { ...tournament, lastUnitNumber: number };
  const size = team === null ? 1 : SIZES[tournament.modality];
  const open = team === null ? 0 : size - 1 + tournament.substitutes;
  const seats = Array.from({ length: open }, (_, index): Seat => {
    const role = index < size - 1 ? 'player' : 'substitute';
    return { slot: index + 2, role, state: 'invited' };
  });
  const first = { slot: 1, role: 'captain' } as const;
  return {
    tournamentId,
    number,
    size,
    name: team?.name ?? '',
    tag: team?.tag ?? '',
    ticket: 0,
    invite: { revision: 0, open: true },
    seats: [sitDown(world, first, id, captain), ...seats],
    status: 'pending',
    reason: null,
    place: 'released',
    day: NO_DAY,
    incompleteUntil: null,
    createdAt: world.now,
    decidedAt: null,
    givenOnAt: null,
    former: null,
    takeBackUntil: null,
    beforePromotion: null,
  };
}

export function requireFree(
  world: World,
  { tournamentId }: Pick<Unit, 'tournamentId'>,
  { freeFireId }: Pick<Person, 'freeFireId'>,
  asks: 'stranger' | 'organiser',
): void {
  if (holderOf(world, tournamentId, freeFireId) !== undefined) throw new Refused('already-registered');
  if (!isBanned(world, freeFireId)) return;
  throw new Refused(asks === 'stranger' ? 'already-registered' : 'player-suspended');
}

export function requireNobodyBanned(world: World, unit: Unit): void {
  if (membersOf(unit).some(({ freeFireId }) => isBanned(world, freeFireId))) {
    throw new Refused('player-suspended');
  }
}

export function placeOrQueueAgain(world: World, unit: Unit): Unit {
  for (const member of membersOf(unit)) requireFree(world, unit, member, 'organiser');
  return holdOrJoin(world, unit);
}

export const isSamePlayer = (one: string, other: string) => freeFireIdKey(one) === freeFireIdKey(other);
