import { atDesk } from './day-rules.ts';
import {
  countIn,
  leaveTrace,
  requireAnswers,
  requireNotWithdrawn,
  requireOpen,
  requireSame,
  requireSameSent,
  sentIn,
  tellArrived,
  tellOne,
  withMailbox,
} from './entry-rules.ts';
import { tellGap, withGap } from './gap-rules.ts';
import { fill, keep } from './place-rules.ts';
import { countWithdrawal, erase } from './registration-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { isSamePlayer, type Person, requireFree, sitDown } from './unit-rules.ts';
import {
  consentAskedOf,
  invitesOf,
  type Member,
  memberOf,
  membersOf,
  ownOf,
  type Seat,
  seenByPlayers,
  shownUnit,
  ticketIdOf,
  ticketOf,
  type Unit,
  withSeat,
} from './units.ts';
import { note, statusOf, type Tournament, type World } from './world.ts';

const TICKETS_A_DAY = 5;

export function byCode({ units }: World, memberId: string): { id: string; unit: Unit; member: Member } {
  for (const [id, unit] of Object.entries(units)) {
    const member = memberOf(unit, memberId);
    if (member !== undefined) return { id, unit, member };
  }
  throw new Refused('not-found');
}

function requireMember(unit: Unit, memberId: string): Member {
  const member = memberOf(unit, memberId);
  if (member === undefined) throw new Refused('not-found');
  return member;
}

export function requireCaptain({ role }: Member): void {
  if (role !== 'captain') throw new Refused('captain-only');
}

export interface Acceptance extends Person {
  readonly id: string;
  readonly revision: number;
  readonly memberId: string;
}

export function* accept(world: World, acceptance: Acceptance): Steps {
  const { id, revision, memberId } = acceptance;
  yield;
  const found = existing(world.units, id);
  requireInvite(found, revision);
  yield* atDesk(world, found.tournamentId);
  const unit = existing(world.units, id);
  const earlier = memberOf(unit, memberId);
  if (earlier !== undefined) {
    requireSame(earlier, acceptance);
    requireSameSent(earlier, sentIn(acceptance));
    return acceptanceReceipt(id, unit, earlier);
  }
  requireNotWithdrawn(world, [memberId]);
  const { tournament, form } = requireOpen(world, unit.tournamentId);
  const seat = invitedTo(unit, revision, tournament, world.now);
  requireFree(world, unit, acceptance, 'stranger');
  requireAnswers(form, acceptance.answers);
  const member = { ...sitDown(world, seat, memberId, acceptance), sent: sentIn(acceptance) };
  const seated = withSeat(unit, member);
  const told = tellArrived(world, id, seated, memberId);
  keep(world, id, told);
  return acceptanceReceipt(id, existing(world.units, id), requireMember(told, memberId));
}

export function requireInvite(unit: Unit, revision: number): void {
  if (!invitesOf(unit).includes(revision)) throw new Refused('not-found');
}

function invitedTo(unit: Unit, revision: number, tournament: Tournament, now: string): Seat {
  requireInvite(unit, revision);
  const ends = unit.incompleteUntil ?? tournament.date ?? now;
  if (seenByPlayers(unit).place === 'released' || now > ends) {
    throw new Refused('invitation-closed');
  }
  const open = nextOf(unit);
  if (open === undefined) throw new Refused('invitation-full');
  if (revision !== unit.invite.revision) throw new Refused('invitation-changed');
  if (!unit.invite.open) throw new Refused('invitation-closed');
  return open;
}

function nextOf({ seats }: Unit): Seat | undefined {
  const open = seats.filter(({ state }) => state === 'invited');
  return open.find(({ role }) => role !== 'substitute') ?? open[0];
}

export function invitationShown(world: World, unit: Unit, revision: number): unknown {
  const tournament = world.tournaments[unit.tournamentId];
  if (tournament === undefined || statusOf(tournament, world.now) !== 'published') return 'not-found';
  let role: Member['role'];
  try {
    ({ role } = invitedTo(unit, revision, tournament, world.now));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code;
  }
  const { name, unit: names, members, tournamentId, incompleteUntil } = ticketOf(unit);
  const captain = members.find((member) => member.role === 'captain')?.name;
  return { tournamentId, role, unit: { ...names, name }, captain, members, incompleteUntil };
}
const acceptanceReceipt = (id: string, unit: Unit, member: Member) => ({
  id: member.id,
  tournamentId: unit.tournamentId,
  place: seenByPlayers(unit).place,
  acceptedAt: member.acceptedAt,
  ticketId: ticketIdOf(id, unit),
  consentCode: consentAskedOf(member),
});
export function* leave(world: World, memberId: string): Steps {
  const { id, unit: found } = byCode(world, memberId);
  yield;
  yield* atDesk(world, found.tournamentId);
  const unit = world.units[id];
  const member = unit === undefined ? undefined : memberOf(unit, memberId);
  if (unit === undefined || member === undefined) return { erased: true };
  go(world, id, unit, member);
  countWithdrawal(world, unit);
  return { erased: true };
}

export function* removeMember(world: World, id: string, memberId: string): Steps {
  const found = existing(world.units, id);
  requireMember(found, memberId);
  yield;
  yield* atDesk(world, found.tournamentId);
  const unit = existing(world.units, id);
  const member = memberOf(unit, memberId);
  if (member === undefined) return shownUnit(id, unit);
  go(world, id, unit, member);
  note(world, `registration.remove-member registrations/${id}`);
  return shownUnit(id, world.units[id] ?? unit);
}

export function go(world: World, id: string, unit: Unit, leaving: Member, isCaptainsAct = false): void {
  const without = vacated(handOver({ ...unit, ticket: unit.ticket + 1 }, leaving), leaving.slot);
  if (membersOf(without).length === 0) delete world.units[id];
  else keep(world, id, withGap(without, isCaptainsAct));
  if (!isCaptainsAct) tellGap(world, id, unit);
  leaveTrace(world, [leaving.id]);
  fill(world, unit.tournamentId);
}

function handOver(before: Unit, leaving: Member): Unit {
  const others = (unit: Unit) =>
    membersOf(unit)
      .filter(({ slot }) => slot !== leaving.slot)
      .toSorted((one, other) => (one.acceptedAt + one.slot < other.acceptedAt + other.slot ? -1 : 1));
  const heir = leaving.role === 'captain' ? others(before)[0] : undefined;
  const led = heir === undefined ? before : swapped(before, heir, leaving);
  const isMissed = led.seats.some(({ slot, role }) => slot === leaving.slot && role === 'player');
  const substitute = isMissed ? others(led).find(({ role }) => role === 'substitute') : undefined;
  return substitute === undefined ? led : swapped(led, substitute, leaving);
}

function swapped(unit: Unit, { slot: one }: Seat, { slot: other }: Seat): Unit {
  const roleIn = (slot: number) => unit.seats.find((seat) => seat.slot === slot)?.role ?? 'player';
  const roles = new Map([
    [one, roleIn(other)],
    [other, roleIn(one)],
  ]);
  return { ...unit, seats: unit.seats.map((seat) => ({ ...seat, role: roles.get(seat.slot) ?? seat.role })) };
}

const vacated = (unit: Unit, slot: number): Unit => ({
  ...unit,
  seats: unit.seats.map(
    (seat): Seat => (seat.slot === slot ? { slot, role: seat.role, state: 'invited' } : seat),
  ),
});

export function* withdrawUnit(world: World, memberId: string): Steps {
  const { id, unit: found } = byCode(world, memberId);
  yield;
  yield* atDesk(world, found.tournamentId);
  const unit = world.units[id];
  if (unit === undefined) return { erased: true };
  requireCaptain(requireMember(unit, memberId));
  erase(world, id, unit);
  countWithdrawal(world, unit);
  return { erased: true };
}

export function* own(world: World, id: string, memberId: string): Steps {
  const unit = existing(world.units, id);
  const shown = ownOf(id, unit, requireMember(unit, memberId));
  yield;
  existing(world.tournaments, unit.tournamentId);
  return shown;
}

export function* reticketOwn(world: World, memberId: string): Steps {
  yield* atDesk(world, byCode(world, memberId).unit.tournamentId);
  const { id, unit } = byCode(world, memberId);
  countIn(world, world.traces.tickets, id, TICKETS_A_DAY);
  keep(world, id, { ...unit, ticket: unit.ticket + 1 });
  note(world, `registration.replace-ticket registrations/${id}`);
  return yield* own(world, id, memberId);
}

export function* reticket(world: World, id: string): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const unit = existing(world.units, id);
  keep(world, id, { ...unit, ticket: unit.ticket + 1 });
  note(world, `registration.replace-ticket registrations/${id}`);
  return shownUnit(id, existing(world.units, id));
}

/**
 * The person takes the seat of the member `replaced`, or the open seat `slot` if `replaced` is null. If both
 * are null, the person takes the first open seat of a player, or else of a substitute.
 */
export interface Seating {
  readonly slot: number | null;
  readonly replaced: string | null;
}

export function* seat(world: World, id: string, memberId: string, where: Seating, person: Person): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const before = existing(world.units, id);
  const earlier = memberOf(before, memberId);
  if (earlier !== undefined) {
    requireSame(earlier, person);
    return shownUnit(id, before);
  }
  requireNotWithdrawn(world, [memberId]);
  const former = where.replaced === null ? null : requireMember(before, where.replaced);
  const taken = former ?? openSeat(before, where.slot);
  const isHerself = former !== null && isSamePlayer(former.freeFireId, person.freeFireId);
  if (!isHerself || before.place === 'released') requireFree(world, before, person, 'organiser');
  requireNoTwin(before, person.freeFireId, where.replaced);
  if (former !== null) leaveTrace(world, [former.id]);
  const seated = withSeat(before, sitDown(world, taken, memberId, person));
  const after = tellOne(withMailbox(world, id, seated, memberId), memberId, 'added');
  keep(world, id, former === null ? after : { ...after, ticket: after.ticket + 1 });
  note(world, `registration.${former === null ? 'add' : 'replace'}-member registrations/${id}`);
  return shownUnit(id, existing(world.units, id));
}

function requireNoTwin(unit: Unit, freeFireId: string, besides: string | null): void {
  const others = membersOf(unit).filter(({ id }) => id !== besides);
  if (others.some((member) => isSamePlayer(member.freeFireId, freeFireId))) {
    throw new Refused('already-registered');
  }
}

function openSeat(unit: Unit, slot: number | null): Seat {
  const found =
    slot === null ? nextOf(unit) : unit.seats.find((each) => each.state === 'invited' && each.slot === slot);
  if (found === undefined) throw new Refused('conflict');
  return found;
}

export function* correct(world: World, id: string, memberId: string, freeFireId: string): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const unit = existing(world.units, id);
  const before = requireMember(unit, memberId);
  if (before.freeFireId !== freeFireId) {
    const isAnother = !isSamePlayer(before.freeFireId, freeFireId);
    if (isAnother) requireNoTwin(unit, freeFireId, before.id);
    if (isAnother && unit.place !== 'released') requireFree(world, unit, { freeFireId }, 'organiser');
    keep(world, id, withSeat(unit, { ...before, freeFireId }));
    note(world, `registration.correct registrations/${id}`);
  }
  return shownUnit(id, existing(world.units, id));
}

export function* look(world: World, memberId: string): Steps {
  const { id, unit, member } = byCode(world, memberId);
  yield;
  existing(world.tournaments, unit.tournamentId);
  return ownOf(id, unit, member);
}
