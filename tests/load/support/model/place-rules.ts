import { BEHIND_FROM, DAY_MS, INCOMPLETE_HELD_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import { existing, Refused } from './steps.ts';
import { isApprovable, isComplete, membersOf, tellAll, type Unit } from './units.ts';
import {
  isBanned,
  isBehind,
  isOver,
  later,
  note,
  placesOf,
  statusOf,
  type Tournament,
  type Window,
  type World,
  waitingIn,
} from './world.ts';

const GRACE_MS = 20 * MINUTE_MS;

export function keep(world: World, id: string, unit: Unit): readonly string[] {
  const waits = !isComplete(unit) && unit.place === 'held';
  const isUndecided = !isApprovable(unit) && unit.status === 'approved';
  const decided: Unit = isUndecided ? { ...unit, status: 'pending', decidedAt: null } : unit;
  const { leftFrom } = unit.day;
  const isMended = isComplete(unit) && (decided.status !== 'pending' || leftFrom === 'pending');
  world.units[id] = {
    ...decided,
    incompleteUntil: waits ? (unit.incompleteUntil ?? deadlineOf(world, unit)) : null,
    day: { ...unit.day, leftFrom: isMended ? null : leftFrom },
  };
  return fill(world, unit.tournamentId);
}

export function placeAfter(world: World, id: string, before: Unit): object {
  const { place, day, tournamentId, givenOnAt } = existing(world.units, id);
  const position = place === 'waiting' ? waitingIn(world, tournamentId).indexOf(id) + 1 : null;
  return { before: before.place, place, position: day.waitSeq === null ? null : position, givenOnAt };
}

function deadlineOf(world: World, unit: Unit): string | null {
  const tournament = world.tournaments[unit.tournamentId];
  const isLate = tournament !== undefined && passesNoPlaceOn(tournament, world.now);
  return isLate ? null : heldUntil(world, unit);
}

function heldUntil({ tournaments, now }: World, { tournamentId }: Unit): string {
  const { date = null, windows = [] } = tournaments[tournamentId] ?? {};
  const ends = [...windows.map(({ closesAt }) => closesAt), ...(date === null ? [] : [date])];
  const ahead = ends.filter((end) => end > now);
  return [later(now, INCOMPLETE_HELD_MS), ...ahead].toSorted()[0] ?? now;
}

export function moveDeadlines(world: World, id: string, before: Tournament, after: Tournament): void {
  const since = endedPauseStart(before, after);
  const pauseOf = ({ day: { placedAt } }: Unit) =>
    since === null
      ? 0
      : Date.parse(world.now) - Date.parse(placedAt !== null && placedAt > since ? placedAt : since);
  const longer = (by: string, unit: Unit, from: string | null | undefined, to: string | null | undefined) =>
    later(
      by,
      pauseOf(unit) + (from == null || to == null ? 0 : Math.max(0, Date.parse(to) - Date.parse(from))),
    );
  const match = windowOf(after, 'match');
  const is = match?.onMissing === 'release' ? match.closesAt : undefined;
  const was = windowOf(before, 'match')?.closesAt;
  for (const [unitId, unit] of Object.entries(world.units)) {
    if (unit.tournamentId !== id) continue;
    const { incompleteUntil, day } = unit;
    const until =
      incompleteUntil === null
        ? null
        : ([longer(incompleteUntil, unit, before.date, after.date), heldUntil(world, unit)].toSorted()[0] ??
          null);
    const by = day.confirmBy === null ? null : longer(day.confirmBy, unit, was, is);
    const confirmBy = by === null || is === undefined || by >= is ? null : by;
    world.units[unitId] = { ...unit, incompleteUntil: until, day: { ...day, confirmBy } };
  }
}

export const pausedSince = ({ hiddenAt, cancelledAt }: Tournament): string | null => hiddenAt ?? cancelledAt;

export const isPaused = (tournament: Tournament): boolean =>
  tournament.status !== 'published' || pausedSince(tournament) !== null;

export function reviewEnd({ closings }: Tournament, { kind, closesAt }: Window): string {
  const { endedAt = null, resumedAt = null } = closings[kind] ?? {};
  const begins = resumedAt !== null && resumedAt > closesAt ? resumedAt : closesAt;
  const ends = later(begins, REVIEW_MS);
  return endedAt !== null && endedAt > begins && endedAt < ends ? endedAt : ends;
}

export const passesNoPlaceOn = (tournament: Tournament, now: string): boolean =>
  !isPaused(tournament) &&
  isOver(tournament, now) &&
  tournament.windows.every((window) => now >= reviewEnd(tournament, window));

const ALWAYS = new Date(0).toISOString();

export function endedPauseStart(before: Tournament, after: Tournament): string | null {
  if (!isPaused(before) || isPaused(after)) return null;
  const { status, publishedAt, hiddenAt, cancelledAt } = before;
  const wasOpened = status === 'published' && (publishedAt ?? '') < (cancelledAt ?? '');
  return hiddenAt ?? (wasOpened ? cancelledAt : ALWAYS);
}

export type Kind = 'entry' | 'match';

export const windowOf = ({ windows }: Tournament, kind: Kind): Window | undefined =>
  windows.find((window) => window.kind === kind);

export const isLive = ({ waitlist, date, cancelledAt }: Tournament, now: string): boolean => {
  const ends = waitlist.endsAt ?? date;
  return cancelledAt === null && (ends === null || now <= ends);
};

export function isFull(world: World, id: string): boolean {
  const { maxPlayers, waitlist } = existing(world.tournaments, id);
  const waits = waitlist.mode === 'manual' && waitingIn(world, id).length > 0;
  return placesOf(world, id) >= maxPlayers || waits;
}

export function hasRoom(world: World, id: string): boolean {
  const tournament = existing(world.tournaments, id);
  return isLive(tournament, world.now) && waitingIn(world, id).length < tournament.waitlist.max;
}

export function hold(world: World, unit: Unit): Unit {
  const { now } = world;
  const { day } = unit;
  const match = windowOf(existing(world.tournaments, unit.tournamentId), 'match');
  const isOpen = match !== undefined && match.opensAt <= now && now <= match.closesAt;
  const takesPlaces = match?.onMissing === 'release';
  const by = isOpen && takesPlaces && later(now, GRACE_MS) < match.closesAt ? later(now, GRACE_MS) : null;
  const cameReady = match !== undefined && now > match.closesAt && day.readyAt !== null;
  const confirmations = cameReady
    ? { ...day.confirmations, match: { at: now, by: 'ready' as const } }
    : day.confirmations;
  return {
    ...unit,
    place: 'held',
    day: {
      ...day,
      confirmations,
      waitSeq: null,
      readyAt: null,
      placedAt: now,
      promotedAt: unit.place === 'waiting' ? now : day.promotedAt,
      confirmBy: by,
      releasedBy: null,
    },
  };
}

export function join(world: World, unit: Unit): Unit {
  const { tournamentId: id, day } = unit;
  const tournament = existing(world.tournaments, id);
  const lastWaitSeq = tournament.lastWaitSeq + 1;
  const waitSeq = isBehind(world, unit) ? BEHIND_FROM + lastWaitSeq : lastWaitSeq;
  world.tournaments[id] = { ...tournament, lastWaitSeq };
  return {
    ...unit,
    place: 'waiting',
    day: { ...day, waitSeq, readyAt: null, placedAt: null, confirmBy: null },
  };
}

export function free(unit: Unit, releasedBy: Unit['day']['releasedBy']): Unit {
  const nothing = { waitSeq: null, readyAt: null, placedAt: null, confirmBy: null };
  const day = { ...unit.day, ...nothing, releasedBy };
  return {
    ...unit,
    place: 'released',
    givenOnAt: null,
    former: null,
    takeBackUntil: null,
    beforePromotion: null,
    day,
  };
}

export function holdOrJoin(world: World, unit: Unit): Unit {
  const { tournamentId: id } = unit;
  if (!isFull(world, id)) return hold(world, unit);
  if (!hasRoom(world, id)) throw new Refused('tournament-full');
  return join(world, unit);
}

export function holdsBack(world: World, unit: Unit): boolean {
  const tournament = existing(world.tournaments, unit.tournamentId);
  const isAutomatic = tournament.waitlist.mode === 'auto' && hasRoom(world, unit.tournamentId);
  return isBehind(world, unit) && isAutomatic && !servesBehind(tournament, world.now);
}

function servesBehind({ windows, date }: Tournament, now: string): boolean {
  const [first] = windows.map(({ opensAt }) => opensAt).toSorted();
  const from = first ?? (date === null ? null : later(date, -DAY_MS));
  return from !== null && now >= from;
}

export function fill(world: World, id: string): readonly string[] {
  const tournament = world.tournaments[id];
  if (tournament === undefined || tournament.waitlist.mode === 'manual') return [];
  const isHidden = tournament.hiddenAt !== null && statusOf(tournament, world.now) !== 'published';
  if (isHidden || !isLive(tournament, world.now)) return [];
  const promoted: string[] = [];
  const match = windowOf(tournament, 'match');
  const asksReady = match !== undefined && world.now >= match.opensAt;
  const lastNumber = servesBehind(tournament, world.now) ? Number.MAX_SAFE_INTEGER : BEHIND_FROM - 1;
  while (placesOf(world, id) < tournament.maxPlayers) {
    const [next] = waitingIn(world, id).filter((each) => {
      const unit = existing(world.units, each);
      const isOut = membersOf(unit).some(({ freeFireId }) => isBanned(world, freeFireId));
      const isLate = (unit.day.waitSeq ?? 0) > lastNumber || unit.givenOnAt !== null;
      return isComplete(unit) && !isOut && !isLate && (!asksReady || unit.day.readyAt !== null);
    });
    if (next === undefined) return promoted;
    promoted.push(next);
    const unit = existing(world.units, next);
    note(world, `registration.promote registrations/${next}`);
    tellPromoted(world, next, hold(world, unit), unit.day.waitSeq);
  }
  return promoted;
}

export function tellPromoted(world: World, id: string, unit: Unit, waitSeq: number | null): void {
  keep(world, id, {
    ...tellAll(unit, `promoted ${String(waitSeq)}`),
    takeBackUntil: null,
    beforePromotion: null,
  });
}
