import { DAY_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import {
  fill,
  free,
  hasRoom,
  hold,
  isLive,
  isPaused,
  join,
  type Kind,
  keep,
  passesNoPlaceOn,
  reviewEnd,
  tellPromoted,
  windowOf,
} from './place-rules.ts';
import { existing, nextVersion, Refused, type Steps } from './steps.ts';
import { requireFree } from './unit-rules.ts';
import {
  isComplete,
  membersOf,
  needsConsent,
  shownUnit,
  tellAll,
  ticketIdOf,
  ticketOf,
  type Unit,
} from './units.ts';
import { later, note, placesOf, type Tournament, unitsOf, type Window, type World } from './world.ts';

const closable = (tournament: Tournament): readonly Window[] =>
  tournament.windows.filter(
    ({ kind, onMissing }) =>
      !isPaused(tournament) &&
      onMissing === 'release' &&
      (tournament.closings[kind]?.closedAt ?? null) === null,
  );

const dueWindow = (tournament: Tournament, now: string): Window | undefined =>
  closable(tournament).find((window) => now >= reviewEnd(tournament, window));

const LONG_NOTICE_MS = 10 * MINUTE_MS;

function isUntold({ closings }: Tournament, window: Window, now: string): boolean {
  const { kind, opensAt, closesAt, onMissing } = window;
  const { closedAt = null, toldAt = null, untoldAt = null } = closings[kind] ?? {};
  if (closedAt !== null) return false;
  if (untoldAt !== null) return true;
  const half = (Date.parse(closesAt) - Date.parse(opensAt)) / 2;
  const last = later(closesAt, -Math.min(LONG_NOTICE_MS, half));
  return onMissing === 'release' && (toldAt === null || toldAt < opensAt) && now > last;
}

/** Sets the first window that was not told in time to `mark`, so that it takes no places. */
function keepNext(world: World, id: string): boolean {
  const tournament = world.tournaments[id];
  const { now } = world;
  const window = tournament && closable(tournament).find((each) => isUntold(tournament, each, now));
  if (tournament === undefined || window === undefined) return false;
  const { kind } = window;
  const closing = { ...NO_CLOSING, ...tournament.closings[kind], untoldAt: now };
  world.tournaments[id] = {
    ...tournament,
    windows: tournament.windows.map((each) => (each.kind === kind ? { ...each, onMissing: 'mark' } : each)),
    closings: { ...tournament.closings, [kind]: closing },
    updatedAt: nextVersion(tournament.updatedAt, now),
  };
  note(world, `tournament.keep-places tournaments/${id}`);
  return true;
}

/** A unit that got its place after the window's close need not confirm. */
export function owes({ day }: Unit, tournament: Tournament, kind: Kind): boolean {
  const window = windowOf(tournament, kind);
  if (window === undefined || day.confirmations[kind] !== null) return false;
  return day.placedAt === null || day.placedAt <= window.closesAt;
}

function release(
  world: World,
  id: string,
  why: NonNullable<Unit['day']['releasedBy']>,
  due: string,
  store: (world: World, id: string, unit: Unit) => unknown = keep,
): void {
  const freed = free(existing(world.units, id), why);
  world.units[id] = freed;
  const waits = why === 'incomplete' && hasRoom(world, freed.tournamentId);
  note(world, `registration.release registrations/${id}`);
  store(world, id, tellAll(waits ? join(world, freed) : freed, `released ${due}`));
}

function giveOn(world: World, id: string, store: (world: World, id: string, unit: Unit) => unknown = keep) {
  const unit = free(existing(world.units, id), null);
  store(world, id, tellAll(unit, `rejected ${String(unit.decidedAt)}`));
}

function setAside(world: World, id: string, unit: Unit): void {
  world.units[id] = { ...unit, incompleteUntil: null };
}

export function* atDesk(world: World, tournamentId: string): Steps {
  while (keepNext(world, tournamentId) || closeNext(world, tournamentId)) yield;
  fill(world, tournamentId);
  return null;
}

/** Every unit that owes a confirmation loses its place before a freed place goes to another unit. */
function closeNext(world: World, id: string): boolean {
  const window = dueIn(world, id);
  if (window === undefined) return false;
  closePage(world, id, window, heldIn(world, id), true);
  return true;
}

function dueIn({ tournaments, now }: World, id: string): Window | undefined {
  const tournament = tournaments[id];
  return tournament === undefined ? undefined : dueWindow(tournament, now);
}

const heldIn = (world: World, id: string): readonly string[] =>
  unitsOf(world, id)
    .toSorted()
    .filter((each) => existing(world.units, each).place === 'held');

function closePage(world: World, id: string, window: Window, held: readonly string[], isLast: boolean): void {
  const tournament = existing(world.tournaments, id);
  for (const each of passesNoPlaceOn(tournament, world.now) ? [] : held) {
    const unit = existing(world.units, each);
    if (!owes(unit, tournament, window.kind)) continue;
    const { incompleteUntil } = unit;
    if (unit.givenOnAt !== null) giveOn(world, each, setAside);
    else if (incompleteUntil === null)
      release(world, each, window.kind, reviewEnd(tournament, window), setAside);
    else release(world, each, 'incomplete', incompleteUntil, setAside);
  }
  fill(world, id);
  if (!isLast) return;
  const current = existing(world.tournaments, id);
  const closing = { ...NO_CLOSING, ...tournament.closings[window.kind], closedAt: world.now };
  world.tournaments[id] = { ...current, closings: { ...current.closings, [window.kind]: closing } };
}

function byTicket({ units }: World, ticketId: string): string {
  const id = Object.keys(units).find((each) => ticketIdOf(each, existing(units, each)) === ticketId);
  if (id === undefined) throw new Refused('not-found');
  return id;
}

const ticketShown = (id: string, unit: Unit) => ({ id: ticketIdOf(id, unit), ...ticketOf(unit) });

export function* confirm(world: World, ticketId: string, kind: Kind): Steps {
  const id = byTicket(world, ticketId);
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const found = existing(world.units, id);
  if (ticketIdOf(id, found) !== ticketId) throw new Refused('not-found');
  const { confirmBy } = found.day;
  const isLate = found.place === 'held' && found.givenOnAt === null && (confirmBy ?? world.now) < world.now;
  if (confirmBy !== null && isLate && !keepsPlace(world, found)) release(world, id, 'match', confirmBy);
  const unit = existing(world.units, id);
  if (unit.day.confirmations[kind] === null) keep(world, id, confirmed(world, unit, kind));
  const after = existing(world.units, id);
  const outcome = after.day.confirmations[kind] === null ? 'late' : 'confirmed';
  return { outcome, ticket: ticketShown(id, after) };
}

function confirmed(world: World, unit: Unit, kind: Kind): Unit {
  const { now } = world;
  const { day, place } = unit;
  const window = windowOf(existing(world.tournaments, unit.tournamentId), kind);
  if (window === undefined) throw new Refused('confirmation-closed');
  if (now < window.opensAt) throw new Refused('confirmation-not-open');
  if (unit.givenOnAt !== null) throw new Refused('place-released');
  if (place === 'waiting') throw new Refused('place-waiting');
  if (!isComplete(unit)) throw new Refused('unit-incomplete');
  if (now > window.closesAt || day.releasedBy === kind) {
    if (day.late[kind] !== null) return unit;
    if (place !== 'held' && day.releasedBy !== kind) throw new Refused('place-released');
    return { ...unit, day: { ...day, late: { ...day.late, [kind]: day.late[kind] ?? now } } };
  }
  if (place !== 'held') throw new Refused('place-released');
  const confirmations = { ...day.confirmations, [kind]: { at: now, by: 'player' } };
  return { ...unit, day: { ...day, confirmations, confirmBy: kind === 'match' ? null : day.confirmBy } };
}

export function* ready(world: World, ticketId: string): Steps {
  const id = byTicket(world, ticketId);
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const unit = existing(world.units, id);
  if (ticketIdOf(id, unit) !== ticketId) throw new Refused('not-found');
  if (unit.givenOnAt !== null) throw new Refused('place-released');
  if (unit.place !== 'held' && unit.day.readyAt === null) {
    if (unit.place === 'released') throw new Refused('place-released');
    const tournament = existing(world.tournaments, unit.tournamentId);
    const match = windowOf(tournament, 'match');
    if (match === undefined || !isLive(tournament, world.now)) throw new Refused('confirmation-closed');
    if (world.now < match.opensAt) throw new Refused('confirmation-not-open');
    if (!isComplete(unit)) throw new Refused('unit-incomplete');
    keep(world, id, { ...unit, day: { ...unit.day, readyAt: world.now } });
  }
  return { ticket: ticketShown(id, existing(world.units, id)) };
}

export function* readmit(world: World, id: string, kind: Kind): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const unit = existing(world.units, id);
  const window = windowOf(existing(world.tournaments, unit.tournamentId), kind);
  if (window === undefined || unit.givenOnAt !== null) throw new Refused('conflict');
  if (unit.place !== 'held' || unit.day.confirmations[kind] === null) {
    if (world.now < window.opensAt) throw new Refused('confirmation-not-open');
    if (unit.status === 'rejected') throw new Refused('conflict');
    if (unit.place === 'waiting') throw new Refused('place-waiting');
    if (!isComplete(unit)) throw new Refused('unit-incomplete');
    if (unit.seats.some(needsConsent)) throw new Refused('consent-missing');
    const { day, ...placed } = unit.place === 'held' ? unit : readmitted(world, unit);
    const confirmations = { ...day.confirmations, [kind]: { at: world.now, by: 'organiser' } };
    const late = { ...day.late, [kind]: null };
    const confirmBy = kind === 'match' ? null : day.confirmBy;
    keep(world, id, { ...placed, day: { ...day, confirmations, late, confirmBy } });
    note(world, `registration.readmit registrations/${id}`);
  }
  return shownUnit(id, existing(world.units, id));
}

function readmitted(world: World, unit: Unit): Unit {
  for (const member of membersOf(unit)) requireFree(world, unit, member, 'organiser');
  requireFreePlace(world, unit);
  return hold(world, unit);
}

export function requireFreePlace(world: World, { tournamentId: id }: Unit): void {
  if (placesOf(world, id) >= existing(world.tournaments, id).maxPlayers) throw new Refused('tournament-full');
}

export function* endReview(world: World, id: string, kind: Kind): Steps {
  const tournament = existing(world.tournaments, id);
  const window = windowOf(tournament, kind);
  if (window === undefined) throw new Refused('not-found');
  const { now } = world;
  if (now <= window.closesAt) throw new Refused('conflict');
  const closing = { ...NO_CLOSING, ...tournament.closings[kind] };
  if (closing.endedAt === null && isUntold(tournament, window, now)) throw new Refused('conflict');
  if (closing.endedAt === null && now < reviewEnd(tournament, window)) {
    const closings = { ...tournament.closings, [kind]: { ...closing, endedAt: now } };
    world.tournaments[id] = { ...tournament, closings, updatedAt: nextVersion(tournament.updatedAt, now) };
    note(world, `tournament.end-review tournaments/${id}`);
  }
  yield;
  yield* atDesk(world, id);
  return { id };
}

export function* extend(world: World, id: string, kind: Kind, closesAt: string): Steps {
  yield* [];
  const tournament = existing(world.tournaments, id);
  const window = windowOf(tournament, kind);
  if (window === undefined) throw new Refused('not-found');
  const { now } = world;
  const closing = tournament.closings[kind];
  const isAskedAgain = isUntold(tournament, window, now);
  const isExtended = (closing?.extendedAt ?? null) !== null;
  if (isExtended && window.closesAt === closesAt) return { id };
  if (isExtended && !isAskedAgain) throw new Refused('conflict');
  const isOver = now >= reviewEnd(tournament, window);
  if (isOver && isPaused(tournament)) throw new Refused('conflict');
  if (!isAskedAgain && (isOver || (closing?.closedAt ?? null) !== null)) throw new Refused('conflict');
  if (closesAt <= window.closesAt || closesAt <= now) throw new Refused('validation-failed');
  const asked = isAskedAgain ? ({ opensAt: now, onMissing: 'release' } as const) : {};
  const windows = tournament.windows.map((each) =>
    each.kind === kind ? { ...each, ...asked, closesAt } : each,
  );
  if (!areInOrder(tournament.date, windows)) throw new Refused('validation-failed');
  const closings = {
    ...tournament.closings,
    [kind]: { ...NO_CLOSING, extendedAt: now, toldAt: closing?.toldAt ?? null },
  };
  const updatedAt = nextVersion(tournament.updatedAt, now);
  world.tournaments[id] = { ...tournament, windows, closings, updatedAt };
  note(world, `tournament.${isAskedAgain ? 'reopen' : 'extend'}-window tournaments/${id}`);
  return { id };
}

export function areInOrder(date: string | null, windows: readonly Window[]): boolean {
  if (windows.length === 0) return true;
  if (date === null) return false;
  const latest = later(date, -REVIEW_MS);
  const [entry, match] = (['entry', 'match'] as const).map((kind) =>
    windows.find((each) => each.kind === kind),
  );
  const isAfter = entry !== undefined && match !== undefined && entry.closesAt > match.opensAt;
  return !isAfter && windows.every(({ opensAt, closesAt }) => opensAt < closesAt && closesAt <= latest);
}

function keepsPlace({ tournaments, now }: World, { tournamentId }: Unit): boolean {
  const tournament = tournaments[tournamentId];
  return tournament !== undefined && (isPaused(tournament) || passesNoPlaceOn(tournament, now));
}

/** The job reads no older deadlines, so these last only if it did not run for that long. */
const OVERDUE_SINCE_MS = 30 * DAY_MS;

export function* releaseOverdue(world: World): Steps {
  const since = later(world.now, -OVERDUE_SINCE_MS);
  const isOverdue = (time: string | null) => time !== null && time < world.now && time >= since;
  const overdue = (timeOf: (unit: Unit) => string | null) =>
    Object.entries(world.units)
      .filter(([, unit]) => isOverdue(timeOf(unit)))
      .toSorted(([a, one], [b, other]) => (`${timeOf(one)}${a}` < `${timeOf(other)}${b}` ? -1 : 1))
      .map(([id]) => id);
  const ids = [
    ...overdue((unit) => unit.givenOnAt),
    ...overdue((unit) => unit.takeBackUntil),
    ...overdue((unit) => unit.incompleteUntil),
    ...overdue((unit) => unit.day.confirmBy),
  ];
  if (ids.length > 0) yield;
  for (const id of ids) {
    const found = world.units[id];
    if (found === undefined) continue;
    yield* atDesk(world, found.tournamentId);
    const unit = world.units[id];
    if (unit === undefined) continue;
    if (unit.givenOnAt !== null) {
      if (unit.givenOnAt < world.now) giveOn(world, id);
      yield;
      continue;
    }
    if (unit.takeBackUntil !== null && unit.takeBackUntil < world.now) {
      tellPromoted(world, id, unit, unit.beforePromotion?.waitSeq ?? null);
      yield;
    }
    if (unit.place !== 'held' || keepsPlace(world, unit)) continue;
    const { confirmBy } = unit.day;
    if (unit.incompleteUntil !== null && unit.incompleteUntil < world.now) {
      release(world, id, 'incomplete', unit.incompleteUntil);
    } else if (confirmBy !== null && confirmBy < world.now) release(world, id, 'match', confirmBy);
    yield;
  }
  return null;
}

export function* endAllReviews(world: World): Steps {
  for (const id of Object.keys(world.tournaments)) yield* atDesk(world, id);
  return null;
}

export function* closeUnitByUnit(world: World): Steps {
  for (const id of Object.keys(world.tournaments)) {
    while (keepNext(world, id)) yield;
    for (let due = dueIn(world, id); due !== undefined; due = dueIn(world, id)) {
      let [unit, next]: readonly (string | undefined)[] = heldIn(world, id);
      for (;;) {
        const window = dueIn(world, id);
        if (window?.kind !== due.kind) break;
        closePage(world, id, window, unit === undefined ? [] : [unit], next === undefined);
        yield;
        if (next === undefined) break;
        const last: string | undefined = unit;
        [unit, next] = heldIn(world, id).filter((each) => last === undefined || each > last);
      }
    }
  }
  return null;
}
