import { freeFireIdKey } from '@copa/domain/contact';
import { INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { existing, Refused, type Steps } from './rules.ts';
import { isComplete, type Member, membersOf, type Names, type Seat, tellAll, type Unit } from './units.ts';
import { holderOf, later, note, placesOf, SIZES, type World } from './world.ts';

/**
 * What holds at any moment, whatever happened before:
 * - a player ID is claimed if and only if somebody accepted with it in a unit that has a place, and by that unit alone;
 * - places count units, and there are never more of them than the tournament has;
 * - no incomplete unit is approved, and one with a place has a moment until which the place waits;
 * - every unit has one captain, who has accepted, a number that no other unit got, and one ticket;
 * - of who left or was removed nothing stays: no claim, no mail, no code that opens anything.
 */

/** What follows from the seats of a unit follows whenever it changes. */
export function keep(world: World, id: string, unit: Unit): void {
  const waits = !isComplete(unit) && unit.place === 'held';
  const isUndecided = !isComplete(unit) && unit.status === 'approved';
  world.units[id] = {
    ...unit,
    ...(isUndecided ? { status: 'pending', decidedAt: null } : {}),
    incompleteUntil: waits ? (unit.incompleteUntil ?? heldUntil(world, unit)) : null,
  };
}

function heldUntil({ tournaments, now }: World, { tournamentId }: Unit): string {
  const latest = later(now, INCOMPLETE_HELD_MS);
  const start = tournaments[tournamentId]?.date ?? null;
  return start !== null && start > now && start < latest ? start : latest;
}

export interface Person {
  readonly freeFireId: string;
  readonly email: string;
  readonly nick: string;
  readonly answers: Readonly<Record<string, string>>;
}

export function sitDown(
  { now }: World,
  { slot, role, invitation }: Pick<Seat, 'slot' | 'role' | 'invitation'>,
  id: string,
  { freeFireId, email, nick, answers }: Person,
): Member {
  const person = { id, freeFireId, email, nick, answers };
  return { slot, role, invitation, state: 'accepted', ...person, acceptedAt: now, mails: [] };
}

/** A unit with a captain and slots for the others; a player alone is a unit of one. */
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
    return { slot: index + 2, role, state: 'invited', invitation: 0 };
  });
  const first = { slot: 1, role: 'captain', invitation: null } as const;
  return {
    tournamentId,
    number,
    size,
    name: team?.name ?? '',
    tag: team?.tag ?? '',
    ticket: 0,
    seats: [sitDown(world, first, id, captain), ...seats],
    status: 'pending',
    reason: null,
    place: 'held',
    incompleteUntil: null,
    createdAt: world.now,
    decidedAt: null,
  };
}

/** Who plays in a tournament plays in one unit only, however the ID is written. */
export function requireFree(
  world: World,
  { tournamentId }: Pick<Unit, 'tournamentId'>,
  { freeFireId }: Pick<Person, 'freeFireId'>,
): void {
  if (holderOf(world, tournamentId, freeFireId) !== undefined) throw new Refused('already-registered');
}

/** A unit that lost its place gets one back whole or not at all. */
export function retakePlace(world: World, unit: Unit): Unit {
  for (const member of membersOf(unit)) requireFree(world, unit, member);
  const { maxPlayers } = existing(world.tournaments, unit.tournamentId);
  if (placesOf(world, unit.tournamentId) >= maxPlayers) throw new Refused('tournament-full');
  return { ...unit, place: 'held' };
}

export const isSamePlayer = (one: string, other: string) => freeFireIdKey(one) === freeFireIdKey(other);

/** A place waits for those who are missing up to its moment, and is free for others from then on. */
export function* releaseIncomplete(world: World): Steps {
  const overdue = Object.keys(world.units).filter((id) => isOverdue(world, world.units[id]));
  if (overdue.length > 0) yield;
  for (const id of overdue) {
    const unit = world.units[id];
    if (unit === undefined || !isOverdue(world, unit)) continue;
    keep(world, id, { ...tellAll(unit, `released ${String(unit.incompleteUntil)}`), place: 'released' });
    note(world, `registration.release registrations/${id}`);
    yield;
  }
  return null;
}

const isOverdue = ({ now }: World, unit: Unit | undefined): boolean =>
  unit?.incompleteUntil != null && unit.incompleteUntil < now;
