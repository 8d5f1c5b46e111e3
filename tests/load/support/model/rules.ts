import { freeFireIdKey, mailboxKey } from '@copa/domain/contact';
import { DAY_MS, MINUTE_MS } from '@copa/domain/limits';
import {
  holderOf,
  isOver,
  later,
  phaseOf,
  placesOf,
  playersOf,
  statusOf,
  type Tournament,
  type World,
} from './world.ts';

/** One call: between two of its steps others may act. Gives what the caller is told. */
export type Steps = Generator<undefined, unknown>;

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const PLAYERS_KEPT_MS = 90 * DAY_MS;
const ERASURE_FINISHED_WITHIN_MS = 7 * DAY_MS;

export function existing<T>(record: Readonly<Record<string, T>>, id: string): T {
  const value = record[id];
  if (value === undefined) throw new Refused('not-found');
  return value;
}

/** Every change is a version of its own. */
export const nextVersion = (before: string, now: string): string => (before >= now ? later(before, 1) : now);

export function unchanged({ updatedAt }: { readonly updatedAt: string }, seen: string | null): void {
  if (seen !== null && seen !== updatedAt) throw new Refused('stale-write');
}

/** What the first try with a request id made, when it is the same. */
export function sameAsBefore(stored: object, content: object): void {
  const fields = new Map(Object.entries(stored));
  const isSame = Object.entries(content).every(([name, value]) => fields.get(name) === value);
  if (!isSame) throw new Refused('request-reused');
}

export const shown = (world: World, id: string, tournament: Tournament) => ({
  id,
  name: tournament.name,
  status: statusOf(tournament, world.now),
  phase: phaseOf(world, id, tournament),
  maxPlayers: tournament.maxPlayers,
  currentPlayers: placesOf(world, id),
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
    if (tournament === undefined || versionOf(id) !== version) continue;
    const { now } = world;
    world.tournaments[id] = { ...tournament, status: 'published', publishedAt: now, updatedAt: now };
    world.audit.push(`tournament.publish tournaments/${id}`);
  }
  yield;
  return null;
}

export type TournamentInput = Omit<
  Tournament,
  'publishedAt' | 'playersErasedAt' | 'updatedAt' | 'playersKept'
>;

function requireDates({ status, publishDate, date }: TournamentInput): void {
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
    made = { ...input, status, publishedAt, updatedAt: now, playersErasedAt: null, playersKept: null };
    requireForm(world, null, made);
    world.tournaments[id] = made;
    world.audit.push(`tournament.create tournaments/${id}`);
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
  unchanged(before, seen);
  requireDates(input);
  const anotherRound = before.playersErasedAt !== null && !isOver(input, now);
  if (anotherRound && playersOf(world, id).length > 0) throw new Refused('conflict');
  if (!anotherRound && placesOf(world, id) > input.maxPlayers) throw new Refused('validation-failed');
  const status = statusOf(input, now);
  const after: Tournament = {
    ...input,
    status,
    publishedAt: status === 'published' ? (before.publishedAt ?? now) : null,
    updatedAt: nextVersion(before.updatedAt, now),
    playersErasedAt: anotherRound ? null : before.playersErasedAt,
    playersKept: anotherRound ? null : before.playersKept,
  };
  requireForm(world, before, after);
  world.tournaments[id] = after;
  world.audit.push(`tournament.update tournaments/${id}`);
  const told = shown(world, id, after);
  yield;
  yield* publishDue(world);
  return told;
}

export function* deleteTournament(world: World, id: string, force: boolean): Steps {
  if (force) {
    const before = existing(world.tournaments, id);
    const updatedAt = nextVersion(before.updatedAt, world.now);
    world.tournaments[id] = { ...before, status: 'draft', linkedFormId: null, updatedAt };
    yield;
  }
  let deletedRegistrations = 0;
  for (;;) {
    existing(world.tournaments, id);
    const players = playersOf(world, id);
    if (players.length === 0) break;
    if (!force) throw new Refused('in-use');
    for (const player of players) delete world.players[player];
    deletedRegistrations += players.length;
    yield;
  }
  delete world.tournaments[id];
  world.audit.push(`tournament.delete tournaments/${id}`);
  yield;
  yield* publishDue(world);
  return { id, deletedRegistrations };
}

function isAbandoned(world: World, id: string, { date, updatedAt }: Tournament, limit: string): boolean {
  const players = playersOf(world, id).map((player) => world.players[player]);
  return (
    date === null &&
    updatedAt < limit &&
    players.length > 0 &&
    players.every((player) => player !== undefined && player.createdAt < limit)
  );
}

export function* runJob(world: World): Steps {
  yield* publishDue(world);
  const limit = later(world.now, -PLAYERS_KEPT_MS);
  for (const id of Object.keys(world.tournaments)) {
    const tournament = world.tournaments[id];
    if (tournament === undefined || tournament.playersErasedAt !== null) continue;
    const abandoned = isAbandoned(world, id, tournament, limit);
    if (!abandoned && !isOver(tournament, limit)) continue;
    const status = abandoned ? 'draft' : tournament.status;
    world.tournaments[id] = { ...tournament, status, playersErasedAt: world.now };
    world.audit.push(`tournament.erase-players tournaments/${id}`);
    yield;
  }
  const recent = later(world.now, -ERASURE_FINISHED_WITHIN_MS);
  for (const id of Object.keys(world.tournaments)) {
    const tournament = world.tournaments[id];
    if (tournament === undefined || (tournament.playersErasedAt ?? '') < recent) continue;
    const playersKept = placesOf(world, id);
    for (const player of playersOf(world, id)) delete world.players[player];
    world.tournaments[id] = { ...tournament, playersKept };
    yield;
  }
  return null;
}

export interface Application {
  /** The id of a new registration, then that of an earlier try, where the caller named none. */
  readonly names: readonly [string, ...string[]];
  /** Where the caller can be told from others. */
  readonly network: string | null;
  readonly tournamentId: string;
  readonly freeFireId: string;
  readonly email: string;
  readonly answers: Readonly<Record<string, string>>;
}

type Answers = Application['answers'];

const areSame = (one: Answers, two: Answers) =>
  Object.keys({ ...one, ...two }).every((question) => one[question] === two[question]);

const TRACES_KEPT_MS = 90 * DAY_MS;
const RETRIES_MS = 10 * MINUTE_MS;

const isRecent = (moment: string | undefined, milliseconds: number, now: string): boolean =>
  moment !== undefined && now < later(moment, milliseconds);

/** Those that fall into the ten minutes up to now, a part of a minute being one. */
function sinceTenMinutes(moments: readonly string[], now: string): readonly string[] {
  const minute = (moment: string) => Math.floor(Date.parse(moment) / MINUTE_MS);
  return moments.filter((moment) => minute(moment) >= minute(now) - 10);
}

export function* register(world: World, { names, network, ...application }: Application): Steps {
  const questions = Object.entries(world.questions).filter(([, { active }]) => active);
  yield;
  const { now, traces } = world;
  for (const name of names) {
    const earlier = world.players[name];
    if (earlier === undefined) continue;
    if (names.length > 1 && earlier.createdAt < later(now, -RETRIES_MS)) continue;
    const { answers, ...rest } = application;
    sameAsBefore(earlier, rest);
    if (!areSame(earlier.answers, answers)) throw new Refused('request-reused');
    const { tournamentId, createdAt } = earlier;
    return { id: name, tournamentId, status: 'pending', createdAt };
  }
  if (names.some((name) => isRecent(traces.withdrawn[name], TRACES_KEPT_MS, now))) {
    throw new Refused('registration-withdrawn');
  }
  const [id] = names;
  const { tournamentId, freeFireId, answers, email } = application;
  const tournament = existing(world.tournaments, tournamentId);
  if (statusOf(tournament, now) !== 'published') throw new Refused('not-found');
  const form = tournament.linkedFormId === null ? undefined : world.forms[tournament.linkedFormId];
  if (form === undefined) throw new Refused('registration-form-missing');
  if (!form.isActive) throw new Refused('form-inactive');
  const phase = phaseOf(world, tournamentId, tournament);
  if (['in_play', 'completed', 'registration_closed'].includes(phase)) {
    throw new Refused('registration-closed');
  }
  if (holderOf(world, tournamentId, freeFireId) !== undefined) throw new Refused('already-registered');
  if (phase === 'full') throw new Refused('tournament-full');
  const asked = [...questions.map(([question]) => question), 'f1'];
  const demanded = questions.filter(([, { required }]) => required).map(([question]) => question);
  if (form.asks) demanded.push('f1');
  const isComplete = demanded.every((question) => answers[question] !== undefined);
  if (!isComplete || Object.keys(answers).some((question) => !asked.includes(question))) {
    throw new Refused('validation-failed');
  }
  if (network !== null) {
    const name = `${tournamentId} ${network}`;
    const before = sinceTenMinutes(traces.networks[name] ?? [], now);
    if (before.length >= Math.max(1, Math.floor(tournament.maxPlayers / 2))) {
      throw new Refused('network-limited');
    }
    traces.networks[name] = [...before, now];
  }
  const mailbox = `${tournamentId} ${mailboxKey(email)}`;
  const written = traces.mails[tournamentId] ?? 0;
  const isTold =
    !isRecent(traces.mailboxes[mailbox], TRACES_KEPT_MS, now) && written < 2 * tournament.maxPlayers;
  if (isTold) {
    traces.mailboxes[mailbox] = now;
    traces.mails[tournamentId] = written + 1;
  }
  const status = 'pending';
  const mails = isTold ? ['received'] : [];
  world.players[id] = { ...application, status, reason: null, createdAt: now, decidedAt: null, mails };
  return { id, tournamentId, status, createdAt: now };
}

export interface Addition {
  readonly id: string;
  readonly tournamentId: string;
  readonly freeFireId: string;
  readonly email: string;
}

export function addByHand(world: World, { id, ...player }: Addition): object {
  const { now, traces } = world;
  const { tournamentId, freeFireId } = player;
  const earlier = world.players[id];
  if (earlier !== undefined) {
    sameAsBefore(earlier, player);
    if (Object.keys(earlier.answers).length > 0) throw new Refused('request-reused');
    return { id, status: earlier.status };
  }
  if (isRecent(traces.withdrawn[id], TRACES_KEPT_MS, now)) throw new Refused('registration-withdrawn');
  const tournament = existing(world.tournaments, tournamentId);
  if (tournament.playersErasedAt !== null) throw new Refused('registration-closed');
  if (holderOf(world, tournamentId, freeFireId) !== undefined) throw new Refused('already-registered');
  if (placesOf(world, tournamentId) >= tournament.maxPlayers) throw new Refused('tournament-full');
  const decided = { status: 'approved', reason: null, createdAt: now, decidedAt: now } as const;
  world.players[id] = { ...player, ...decided, answers: {}, mails: ['added'] };
  world.audit.push(`registration.add registrations/${id}`);
  return { id, status: 'approved' };
}

export function correct(world: World, id: string, freeFireId: string): object {
  const before = existing(world.players, id);
  if (before.freeFireId === freeFireId) return { id, freeFireId };
  const isAnother = freeFireIdKey(before.freeFireId) !== freeFireIdKey(freeFireId);
  const isHeld = holderOf(world, before.tournamentId, freeFireId) !== undefined;
  if (isAnother && before.status !== 'rejected' && isHeld) throw new Refused('already-registered');
  world.players[id] = { ...before, freeFireId };
  world.audit.push(`registration.correct registrations/${id}`);
  return { id, freeFireId };
}

export interface Decision {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reason: string | null;
  readonly expected: 'pending' | 'approved' | 'rejected' | null;
}

export function decide(world: World, id: string, { status, reason, expected }: Decision): object {
  const before = existing(world.players, id);
  const wanted = status === 'rejected' ? (reason ?? before.reason) : null;
  const isSame = before.status === status && before.reason === wanted;
  if (!isSame) {
    if (expected !== null && before.status !== expected && before.status !== status) {
      throw new Refused('stale-write');
    }
    const { tournamentId, freeFireId } = before;
    if (before.status === 'rejected' && status !== 'rejected') {
      if (holderOf(world, tournamentId, freeFireId) !== undefined) throw new Refused('already-registered');
      const places = existing(world.tournaments, tournamentId).maxPlayers;
      if (placesOf(world, tournamentId) >= places) throw new Refused('tournament-full');
    }
    const isDecided = status !== 'pending';
    const mail = `${status} ${world.now}`;
    const isTold = isDecided && before.status !== status;
    world.players[id] = {
      ...before,
      status,
      reason: wanted,
      decidedAt: isDecided ? world.now : null,
      mails: isTold ? [...new Set([...before.mails, mail])] : before.mails,
    };
    world.audit.push(`registration.status registrations/${id}`);
  }
  const { decidedAt } = existing(world.players, id);
  return { id, status, reason: wanted, decidedAt };
}

/** Whoever removes what somebody else removes meanwhile is told that it is gone: they asked for nothing more. */
export function* removePlayer(world: World, id: string, action: 'delete' | 'withdraw', told: object): Steps {
  existing(world.players, id);
  yield;
  const player = world.players[id];
  if (player === undefined) return told;
  delete world.players[id];
  world.traces.withdrawn[id] = world.now;
  if (action === 'delete') world.audit.push(`registration.delete registrations/${id}`);
  else countWithdrawal(world, player.tournamentId);
  return told;
}

/** One line for each tournament and day. */
function countWithdrawal({ audit, now }: World, tournamentId: string): void {
  const line = `registration.withdraw tournaments/${tournamentId} on ${now.slice(0, 10)}: `;
  const index = audit.findIndex((each) => each.startsWith(line));
  const [earlier] = index < 0 ? [] : audit.splice(index, 1);
  audit.push(`${line}${Number(earlier?.slice(line.length) ?? 0) + 1}`);
}

/** Each of many by itself, in any order with what others do. */
export function* forEach(ids: readonly string[], act: (id: string) => unknown): Steps {
  const results: object[] = [];
  for (const id of new Set(ids)) {
    try {
      act(id);
      results.push({ id, success: true });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push({ id, success: false, code: error.code });
    }
    yield;
  }
  return { results };
}

export function* deleteForm(world: World, id: string, force: boolean): Steps {
  if (force) {
    const form = existing(world.forms, id);
    world.forms[id] = { ...form, isActive: false, updatedAt: nextVersion(form.updatedAt, world.now) };
    yield;
  }
  let deletedResponses = 0;
  for (;;) {
    const form = existing(world.forms, id);
    const linked = Object.entries(world.tournaments).filter(([, { linkedFormId }]) => linkedFormId === id);
    const responses = Object.keys(form.responses).length;
    if (linked.length + responses === 0) break;
    if (!force) throw new Refused('in-use');
    for (const [tournamentId, tournament] of linked) {
      const updatedAt = nextVersion(tournament.updatedAt, world.now);
      world.tournaments[tournamentId] = { ...tournament, linkedFormId: null, updatedAt };
    }
    world.forms[id] = { ...form, responses: {} };
    deletedResponses += responses;
    yield;
  }
  delete world.forms[id];
  world.audit.push(`form.delete forms/${id}`);
  return { id, deletedResponses };
}

export function* decideRequest(world: World, id: string, status: 'approved' | 'rejected'): Steps {
  const { uid } = existing(world.requests, id);
  yield;
  if (world.requests[id]?.status !== 'pending') throw new Refused('conflict');
  for (const [each, request] of Object.entries(world.requests)) {
    if (request.uid === uid && request.status === 'pending') world.requests[each] = { uid, status };
  }
  world.audit.push(`user-request.${status === 'approved' ? 'approve' : 'reject'} userRequests/${id}`);
  yield;
  if (status === 'approved') world.admins[uid] = true;
  yield;
  world.letters.push(`${uid}@correo.example`);
  return { id, status };
}
