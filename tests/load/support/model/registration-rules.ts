import { GIVEN_ON_AFTER_MS, MINUTE_MS } from '@copa/domain/limits';
import { wallText } from '@copa/domain/time/wall-text';
import { atDesk } from './day-rules.ts';
import {
  isRecent,
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
import { tellGap } from './gap-rules.ts';
import { fill, hasRoom, holdOrJoin, holdsBack, isFull, join, keep, placeAfter } from './place-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { enrol, type Person, placeOrQueueAgain, requireFree, requireNobodyBanned } from './unit-rules.ts';
import {
  captainOf,
  consentAskedOf,
  invitationOf,
  isComplete,
  memberOf,
  membersOf,
  type Names,
  needsConsent,
  publicMembersOf,
  seenByPlayers,
  shownUnit,
  tellAll,
  ticketIdOf,
  type Unit,
  withSeat,
} from './units.ts';
import { later, note, phaseOf, SIZES, TIME_ZONE, type Tournament, type World } from './world.ts';

export interface Application extends Person {
  /**
   * The id of the new registration. Without a request id, a second id follows: the id that the same call
   * would have got in the previous period of ten minutes.
   */
  readonly names: readonly [string, ...string[]];
  readonly network: string | null;
  readonly tournamentId: string;
  readonly team: Names | null;
}

const RETRIES_MS = 10 * MINUTE_MS;

function sinceTenMinutes(moments: readonly string[], now: string): readonly string[] {
  const minute = (moment: string) => Math.floor(Date.parse(moment) / MINUTE_MS);
  return moments.filter((moment) => minute(moment) >= minute(now) - 10);
}

/** The receipt shows the unit as it is now, except for the status, which is always `pending`. */
function receipt(world: World, id: string): object {
  const unit = seenByPlayers(existing(world.units, id));
  const { tournamentId, createdAt, place, incompleteUntil } = unit;
  const state = { status: 'pending', place, createdAt, incompleteUntil, members: publicMembersOf(unit) };
  const links = { ticketId: ticketIdOf(id, unit), invitation: invitationOf(id, unit) };
  const sender = memberOf(unit, id);
  const consentCode = sender === undefined ? null : consentAskedOf(sender);
  return { id, tournamentId, ...state, ...links, consentCode };
}

export function* register(world: World, application: Application): Steps {
  yield;
  yield* atDesk(world, application.tournamentId);
  const { names, tournamentId, team, answers } = application;
  const { now } = world;
  for (const name of names) {
    const earlier = world.units[name];
    if (earlier === undefined) continue;
    if (names.length > 1 && !isRecent(earlier.createdAt, RETRIES_MS + 1, now)) continue;
    const sender = memberOf(earlier, name);
    if (sender === undefined) throw new Refused('registration-withdrawn');
    if (earlier.tournamentId !== tournamentId || earlier.size > 1 !== (team !== null)) {
      throw new Refused('request-reused');
    }
    requireSame(sender, application);
    if (names.length === 1) requireSameSent(sender, sentIn(application, team));
    return receipt(world, name);
  }
  requireNotWithdrawn(world, names);
  const { tournament, form } = requireOpen(world, tournamentId);
  const phase = phaseOf(world, tournamentId, tournament);
  if (['in_play', 'completed', 'registration_closed'].includes(phase)) {
    throw new Refused('registration-closed');
  }
  try {
    requireFree(world, { tournamentId }, application, 'stranger');
  } catch (refused) {
    countNetwork(world, application, tournament);
    throw refused;
  }
  if (phase === 'full') throw new Refused('tournament-full');
  requireAnswers(form, answers);
  requireTeams(tournament, team);
  countNetwork(world, application, tournament);
  const [id] = names;
  const enrolled = enrol(world, id, tournamentId, team, application);
  const unit = withSeat(enrolled, { ...captainOf(enrolled), sent: sentIn(application, team) });
  const told = tellArrived(world, id, unit, id);
  keep(world, id, holdsBack(world, told) ? join(world, told) : holdOrJoin(world, told));
  return receipt(world, id);
}

/** A refusal by `requireFree` counts like a registration, because it reveals something about a player ID. */
function countNetwork({ traces, now }: World, { network, tournamentId }: Application, of: Tournament): void {
  if (network === null) return;
  const name = `${tournamentId} ${network}`;
  const before = sinceTenMinutes(traces.networks[name] ?? [], now);
  if (before.length >= Math.max(1, Math.floor(of.maxPlayers / 2))) throw new Refused('network-limited');
  traces.networks[name] = [...before, now];
}

function requireTeams({ modality }: Tournament, team: Names | null): void {
  if (team !== null && SIZES[modality] === 1) throw new Refused('validation-failed');
}

export interface Addition extends Omit<Person, 'answers'> {
  readonly id: string;
  readonly tournamentId: string;
  readonly team: Names | null;
}

export function* addByHand(world: World, { id, tournamentId, team, ...captain }: Addition): Steps {
  yield* atDesk(world, tournamentId);
  const { now } = world;
  const person = { ...captain, answers: {} };
  const earlier = world.units[id];
  if (earlier !== undefined) {
    if (earlier.tournamentId !== tournamentId || earlier.size > 1 !== (team !== null)) {
      throw new Refused('request-reused');
    }
    requireSame(memberOf(earlier, id), person);
    return shownUnit(id, earlier);
  }
  requireNotWithdrawn(world, [id]);
  const tournament = existing(world.tournaments, tournamentId);
  if (tournament.playersErasedAt !== null) throw new Refused('registration-closed');
  requireFree(world, { tournamentId }, person, 'organiser');
  if (isFull(world, tournamentId) && !hasRoom(world, tournamentId)) throw new Refused('tournament-full');
  requireTeams(tournament, team);
  const enrolled = withMailbox(world, id, enrol(world, id, tournamentId, team, person), id);
  const unit = holdOrJoin(world, tellOne(enrolled, id, 'added'));
  keep(world, id, isComplete(unit) ? { ...unit, status: 'approved', decidedAt: now } : unit);
  note(world, `registration.add registrations/${id}`);
  return shownUnit(id, existing(world.units, id));
}

export interface Decision {
  readonly status: Unit['status'];
  readonly reason: string | null;
  readonly expected: Unit['status'] | null;
}

export function* decide(world: World, id: string, { status, reason, expected }: Decision): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const before = existing(world.units, id);
  const wanted = status === 'rejected' ? (reason ?? before.reason) : null;
  const keepsPlace = status !== 'rejected';
  const isKept = before.givenOnAt !== null;
  const hasPlace = before.place !== 'released' && !isKept;
  const isRepeated = expected !== null && expected !== status;
  const isSame =
    before.status === status && before.reason === wanted && (hasPlace === keepsPlace || isRepeated);
  if (!isSame) {
    if (expected !== null && before.status !== expected && before.status !== status) {
      throw new Refused('stale-write');
    }
    if (status === 'approved') {
      requireApprovable(before);
      requireNobodyBanned(world, before);
    }
    const placed = keepsPlace && !hasPlace && !isKept ? placeOrQueueAgain(world, before) : before;
    const decidedAt = status === 'pending' ? null : world.now;
    const undone = before.former?.status === status ? before.former : null;
    const after: Unit = {
      ...placed,
      ...(keepsPlace ? { givenOnAt: null, former: null } : hasPlace ? leaving(world, before) : {}),
      status,
      reason: wanted,
      decidedAt,
      ...(undone && { status: undone.status, decidedAt: undone.decidedAt }),
    };
    const isTold = before.status !== status && undone === null && after.givenOnAt === null;
    keep(world, id, isTold ? tellAll(after, `${status} ${world.now}`) : after);
    if (undone?.isUntold === true) tellGap(world, id, { status: after.day.leftFrom ?? 'pending' });
    note(world, `registration.status registrations/${id}`);
  }
  return {
    ...shownUnit(id, existing(world.units, id)),
    placeAfter: placeAfter(world, id, before),
  };
}

function leaving({ now }: World, { status, decidedAt }: Unit): Pick<Unit, 'givenOnAt' | 'former'> {
  return { givenOnAt: later(now, GIVEN_ON_AFTER_MS), former: { status, decidedAt, isUntold: false } };
}

function requireApprovable(unit: Unit): void {
  if (!isComplete(unit)) throw new Refused('unit-incomplete');
  if (unit.seats.some(needsConsent)) throw new Refused('consent-missing');
}

export function* deleteUnit(world: World, id: string): Steps {
  const deletion = `registration.delete registrations/${id}`;
  const isRepeated = world.units[id] === undefined && world.audit.some(({ line }) => line === deletion);
  if (isRepeated) return { id, givenTo: null };
  const { tournamentId } = existing(world.units, id);
  yield;
  yield* atDesk(world, tournamentId);
  const unit = world.units[id];
  if (unit === undefined) return { id, givenTo: null };
  const [next = null] = erase(world, id, unit);
  note(world, deletion);
  return { id, givenTo: next === null || unit.place !== 'held' ? null : { id: next } };
}

export function erase(world: World, id: string, unit: Unit): readonly string[] {
  delete world.units[id];
  leaveTrace(
    world,
    membersOf(unit).map((member) => member.id),
  );
  return fill(world, unit.tournamentId);
}

export function countWithdrawal(world: World, { tournamentId }: Unit): void {
  const day = wallText(new Date(world.now), TIME_ZONE).slice(0, 10);
  const line = `registration.withdraw tournaments/${tournamentId} on ${day}: `;
  const index = world.audit.findIndex((each) => each.line.startsWith(line));
  const [earlier] = index < 0 ? [] : world.audit.splice(index, 1);
  note(world, `${line}${Number(earlier?.line.slice(line.length) ?? 0) + 1}`);
}
