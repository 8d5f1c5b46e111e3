import { areInOrder } from './day-rules.ts';
import { endedPauseStart, fill, moveDeadlines, pausedSince, reviewEnd, windowOf } from './place-rules.ts';
import { deletedBefore, existing, nextVersion, Refused, type Steps } from './steps.ts';
import {
  isOver,
  note,
  phaseOf,
  placesOf,
  statusOf,
  type Tournament,
  unitsOf,
  type World,
  waitingIn,
} from './world.ts';

/** A change that arrives again with an old version is no second change. */
export function wasUpdated(
  stored: { readonly updatedAt: string },
  seen: string | null,
  content: object,
): boolean {
  if (seen === null || seen === stored.updatedAt) return false;
  if (!holds(stored, content)) throw new Refused('stale-write');
  return true;
}

export function sameAsBefore(stored: object, content: object): void {
  if (!holds(stored, content)) throw new Refused('request-reused');
}

function holds(stored: object, content: object): boolean {
  const fields = new Map(Object.entries(stored));
  return Object.entries(content).every(
    ([name, value]) => JSON.stringify(fields.get(name)) === JSON.stringify(value),
  );
}

export const shown = (world: World, id: string, tournament: Tournament) => ({
  id,
  name: tournament.name,
  status: statusOf(tournament, world.now),
  phase: phaseOf(world, id, tournament),
  maxPlayers: tournament.maxPlayers,
  currentPlayers: placesOf(world, id),
  waitingPlayers: waitingIn(world, id).length,
  windows: tournament.windows,
  waitlist: tournament.waitlist,
  closings: tournament.closings,
  linkedFormId: tournament.linkedFormId,
  publishedAt: tournament.publishedAt,
  updatedAt: tournament.updatedAt,
});

export function* publishDue(world: World): Steps {
  const versionOf = (id: string) => JSON.stringify([world.tournaments[id], placesOf(world, id)]);
  const due = Object.entries(world.tournaments)
    .filter(([, { status, publishDate }]) => status === 'scheduled' && (publishDate ?? '') <= world.now)
    .map(([id]) => ({ id, version: versionOf(id) }));
  for (const { id, version } of due) {
    yield;
    const tournament = world.tournaments[id];
    if (tournament === undefined) continue;
    const hasUnits = placesOf(world, id) + waitingIn(world, id).length > 0;
    const endsPause = tournament.hiddenAt !== null || hasUnits;
    if (endsPause) publishAgain(world, id, tournament);
    if (endsPause || versionOf(id) !== version) continue;
    const { now } = world;
    world.tournaments[id] = { ...tournament, status: 'published', publishedAt: now, updatedAt: now };
    note(world, `tournament.publish tournaments/${id}`);
  }
  yield;
  return null;
}

function publishAgain(world: World, id: string, before: Tournament): void {
  const { now } = world;
  if (before.status !== 'scheduled' || statusOf(before, now) !== 'published') return;
  const updatedAt = nextVersion(before.updatedAt, now);
  const after = paused(before, { ...before, status: 'published', publishedAt: now, updatedAt }, now);
  world.tournaments[id] = after;
  moveDeadlines(world, id, before, after);
  fill(world, id);
  note(world, `tournament.publish tournaments/${id}`);
}

/**
 * A tournament is paused while it is cancelled, or hidden after it was published. Overlapping pauses count as
 * one.
 */
function paused(before: Tournament, changed: Tournament, now: string): Tournament {
  const isShown = changed.status === 'published';
  const wasKnown = before.hiddenAt !== null || statusOf(before, now) === 'published';
  const goesOn = isShown ? changed.cancelledAt !== null : wasKnown;
  const hiddenAt = goesOn ? (isShown ? before.hiddenAt : (pausedSince(before) ?? now)) : null;
  const after = { ...changed, hiddenAt };
  const since = endedPauseStart(before, after);
  return since === null ? after : { ...after, closings: closingsResumed(after, since, now) };
}

export type TournamentInput = Omit<
  Tournament,
  | 'publishedAt'
  | 'hiddenAt'
  | 'cancelledAt'
  | 'playersErasedAt'
  | 'updatedAt'
  | 'lastUnitNumber'
  | 'lastWaitSeq'
  | 'told'
  | 'closings'
  | 'playersKept'
>;

function requireDates({ status, publishDate, date, windows }: TournamentInput): void {
  if (!areInOrder(date, windows)) throw new Refused('validation-failed');
  if (status === 'scheduled' && (publishDate === null || (date !== null && publishDate >= date))) {
    throw new Refused('validation-failed');
  }
}

function requireForm(world: World, before: Tournament | null, after: Tournament): void {
  const { linkedFormId } = after;
  const goesPublic = after.status === 'published' && before?.status !== 'published';
  if (linkedFormId === null || (!goesPublic && before?.linkedFormId === linkedFormId)) return;
  if (world.forms[linkedFormId]?.isActive !== true) throw new Refused('validation-failed');
}

export function* createTournament(world: World, id: string, input: TournamentInput): Steps {
  requireDates(input);
  const { now } = world;
  const status = statusOf(input, now);
  const earlier = world.tournaments[id];
  let made = earlier;
  if (earlier !== undefined) {
    sameAsBefore({ ...earlier, status: statusOf(earlier, now) }, { ...input, status });
  } else {
    const publishedAt = status === 'published' ? now : null;
    const unused = {
      hiddenAt: null,
      cancelledAt: null,
      playersErasedAt: null,
      lastUnitNumber: 0,
      lastWaitSeq: 0,
      told: {},
      closings: { entry: null, match: null, final: null },
      playersKept: null,
    };
    made = { ...input, status, publishedAt, updatedAt: now, ...unused };
    requireForm(world, null, made);
    world.tournaments[id] = made;
    note(world, `tournament.create tournaments/${id}`);
  }
  const told = made === undefined ? null : shown(world, id, made);
  yield;
  yield* publishDue(world);
  return told;
}

export function* updateTournament(
  world: World,
  id: string,
  input: TournamentInput,
  seen: string | null,
): Steps {
  const { now } = world;
  const before = existing(world.tournaments, id);
  if (wasUpdated(before, seen, input)) return yield* publishedAfter(world, id);
  requireDates(input);
  requireClosesToCome(before, input, now);
  const anotherRound = before.playersErasedAt !== null && !isOver(input, now);
  if (anotherRound && unitsOf(world, id).length > 0) throw new Refused('conflict');
  if (!anotherRound && placesOf(world, id) > input.maxPlayers) throw new Refused('validation-failed');
  const status = statusOf(input, now);
  const windows = askedAgain(before, input, now);
  const edited: Tournament = {
    ...input,
    windows,
    status,
    publishedAt: status === 'published' ? (before.publishedAt ?? now) : null,
    updatedAt: nextVersion(before.updatedAt, now),
    lastUnitNumber: before.lastUnitNumber,
    lastWaitSeq: before.lastWaitSeq,
    hiddenAt: before.hiddenAt,
    cancelledAt: before.cancelledAt,
    told: before.told,
    closings: closingsAfter(before, { windows }, now),
    playersErasedAt: anotherRound ? null : before.playersErasedAt,
    playersKept: anotherRound ? null : before.playersKept,
  };
  const after = paused(before, edited, now);
  requireForm(world, before, after);
  world.tournaments[id] = after;
  moveDeadlines(world, id, before, after);
  fill(world, id);
  note(world, `tournament.update tournaments/${id}`);
  return yield* publishedAfter(world, id);
}

function* publishedAfter(world: World, id: string): Steps {
  const told = shown(world, id, existing(world.tournaments, id));
  yield;
  yield* publishDue(world);
  return told;
}

export function* setCancelled(world: World, id: string, isCancelled: boolean): Steps {
  yield* [];
  const before = existing(world.tournaments, id);
  const { now } = world;
  const updatedAt = nextVersion(before.updatedAt, now);
  const after = paused(before, { ...before, cancelledAt: isCancelled ? now : null, updatedAt }, now);
  world.tournaments[id] = after;
  if (endedPauseStart(before, after) !== null) moveDeadlines(world, id, before, after);
  fill(world, id);
  note(world, `tournament.${isCancelled ? 'cancel' : 'resume'} tournaments/${id}`);
  return { id };
}

const NEVER_CLOSED = { extendedAt: null, endedAt: null, closedAt: null, toldAt: null, untoldAt: null };

function closingsResumed(tournament: Tournament, since: string, now: string): Tournament['closings'] {
  const closings = { ...tournament.closings };
  for (const window of tournament.windows) {
    const closing = { ...NEVER_CLOSED, ...closings[window.kind] };
    const wasDue = reviewEnd(tournament, window) <= since;
    if (wasDue || closing.closedAt !== null || window.closesAt > now) continue;
    closings[window.kind] = { ...closing, resumedAt: now };
  }
  return closings;
}

/** Refuses a new closing time in the past, because it would leave no time to confirm. */
function requireClosesToCome(before: Tournament, { windows }: TournamentInput, now: string): void {
  const isPast = windows.some(({ kind, closesAt }) => {
    const former = windowOf(before, kind);
    const isClosed = (before.closings[kind]?.closedAt ?? null) !== null;
    const takesPlaces = former?.onMissing === 'mark' && !isClosed;
    return closesAt <= now && (takesPlaces || former?.closesAt !== closesAt);
  });
  if (isPast) throw new Refused('validation-failed');
}

/** An edit that lets an untold window take places again asks it again, so that the job tells everybody. */
function askedAgain(before: Tournament, { windows }: TournamentInput, now: string): Tournament['windows'] {
  return windows.map((window) => {
    const { kind, opensAt, closesAt } = window;
    const isKept = (before.closings[kind]?.untoldAt ?? null) !== null;
    const isMoved = windowOf(before, kind)?.closesAt !== closesAt;
    if (!isKept || closesAt <= now || (!isMoved && window.onMissing === 'mark')) return window;
    return { ...window, opensAt: opensAt < now ? now : opensAt, onMissing: 'release' };
  });
}

function closingsAfter(
  before: Tournament,
  { windows }: Pick<TournamentInput, 'windows'>,
  now: string,
): Tournament['closings'] {
  const closings = { ...before.closings };
  for (const kind of ['entry', 'match'] as const) {
    const window = windows.find((each) => each.kind === kind);
    const former = windowOf(before, kind);
    const isAskedAgain = window?.onMissing === 'release' && (closings[kind]?.untoldAt ?? null) !== null;
    const isSame = window?.closesAt === former?.closesAt;
    if (window !== undefined && !isAskedAgain && (isSame || window.closesAt <= now)) continue;
    const isLonger = window !== undefined && former !== undefined && window.closesAt > former.closesAt;
    const isTold = isLonger && now <= former.closesAt && !isAskedAgain;
    const toldAt = isTold ? (closings[kind]?.toldAt ?? null) : null;
    closings[kind] = toldAt === null ? null : { ...NEVER_CLOSED, resumedAt: null, toldAt };
  }
  return closings;
}

export function* deleteTournament(world: World, id: string, force: boolean): Steps {
  const deletion = `tournament.delete tournaments/${id}`;
  if (world.tournaments[id] === undefined) {
    return { id, deletedRegistrations: deletedBefore(world, deletion) };
  }
  yield;
  if (force) {
    const before = existing(world.tournaments, id);
    const updatedAt = nextVersion(before.updatedAt, world.now);
    world.tournaments[id] = { ...before, status: 'draft', linkedFormId: null, updatedAt };
    yield;
  }
  let deletedRegistrations = 0;
  for (;;) {
    existing(world.tournaments, id);
    const players = unitsOf(world, id);
    if (players.length === 0) break;
    if (!force) throw new Refused('in-use');
    for (const player of players) delete world.units[player];
    deletedRegistrations += players.length;
    yield;
  }
  delete world.tournaments[id];
  note(world, deletion, deletedRegistrations);
  yield;
  yield* publishDue(world);
  return { id, deletedRegistrations };
}

function placesTold(told: unknown): object {
  return typeof told === 'object' && told !== null && 'placeAfter' in told
    ? { placeAfter: told.placeAfter }
    : {};
}

export function* forEach(ids: readonly string[], act: (id: string) => Steps): Steps {
  const results: object[] = [];
  for (const id of new Set(ids)) {
    try {
      const told = yield* act(id);
      results.push({ id, success: true, ...placesTold(told) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push({ id, success: false, code: error.code });
    }
    yield;
  }
  return { results };
}

export function* deleteForm(world: World, id: string, force: boolean): Steps {
  const deletion = `form.delete forms/${id}`;
  if (world.forms[id] === undefined) return { id, deletedResponses: deletedBefore(world, deletion) };
  yield;
  if (force) {
    const form = existing(world.forms, id);
    world.forms[id] = { ...form, isActive: false, updatedAt: nextVersion(form.updatedAt, world.now) };
    yield;
  }
  for (;;) {
    existing(world.forms, id);
    const linked = Object.entries(world.tournaments).filter(([, { linkedFormId }]) => linkedFormId === id);
    if (linked.length === 0) break;
    if (!force) throw new Refused('in-use');
    for (const [tournamentId, tournament] of linked) {
      const updatedAt = nextVersion(tournament.updatedAt, world.now);
      world.tournaments[tournamentId] = { ...tournament, linkedFormId: null, updatedAt };
    }
    yield;
  }
  delete world.forms[id];
  note(world, deletion);
  return { id, deletedResponses: 0 };
}
