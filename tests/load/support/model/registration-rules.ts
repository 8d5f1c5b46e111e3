import { freeFireIdKey, mailboxKey } from '@copa/domain/contact';
import { DAY_MS, MINUTE_MS } from '@copa/domain/limits';
import { existing, Refused, type Steps, sameAsBefore } from './rules.ts';
import { holderOf, later, note, phaseOf, placesOf, statusOf, type World } from './world.ts';

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
  note(world, `registration.add registrations/${id}`);
  return { id, status: 'approved' };
}

export function correct(world: World, id: string, freeFireId: string): object {
  const before = existing(world.players, id);
  if (before.freeFireId === freeFireId) return { id, freeFireId };
  const isAnother = freeFireIdKey(before.freeFireId) !== freeFireIdKey(freeFireId);
  const isHeld = holderOf(world, before.tournamentId, freeFireId) !== undefined;
  if (isAnother && before.status !== 'rejected' && isHeld) throw new Refused('already-registered');
  world.players[id] = { ...before, freeFireId };
  note(world, `registration.correct registrations/${id}`);
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
    note(world, `registration.status registrations/${id}`);
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
  if (action === 'delete') note(world, `registration.delete registrations/${id}`);
  else countWithdrawal(world, player.tournamentId);
  return told;
}

/** One line for each tournament and day. */
function countWithdrawal(world: World, tournamentId: string): void {
  const line = `registration.withdraw tournaments/${tournamentId} on ${world.now.slice(0, 10)}: `;
  const index = world.audit.findIndex((each) => each.line.startsWith(line));
  const [earlier] = index < 0 ? [] : world.audit.splice(index, 1);
  note(world, `${line}${Number(earlier?.line.slice(line.length) ?? 0) + 1}`);
}
