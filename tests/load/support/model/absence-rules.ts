import { freeFireIdKey } from '@copa/domain/contact';
import { BEHIND_FROM, DAY_MS, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import { atDesk, owes } from './day-rules.ts';
import { keep } from './place-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { isComplete, type Member, memberOf, membersOf, type Unit } from './units.ts';
import {
  type Entry,
  isBanned,
  isBehind,
  later,
  type Mark,
  note,
  recordKey,
  statusOf,
  type Tournament,
  type World,
} from './world.ts';

/** A null `state` removes the mark. */
export function* callRoll(
  world: World,
  tournamentId: string,
  match: number,
  unitId: string,
  state: Mark['state'] | null,
): Steps {
  yield* [];
  const { now, rolls } = world;
  const tournament = existing(world.tournaments, tournamentId);
  const isElsewhere = state !== null && world.units[unitId]?.tournamentId !== tournamentId;
  if (tournament.playersErasedAt !== null || isElsewhere) throw new Refused('not-found');
  const roll = `${tournamentId}_${match}`;
  if (rolls[roll] === undefined && !hasBegun(tournament, now)) throw new Refused('conflict');
  if (state !== null && !plays(existing(world.units, unitId), tournament)) throw new Refused('conflict');
  const { [unitId]: before, ...others } = rolls[roll] ?? {};
  if ((before?.state ?? null) !== state) note(world, `tournament.call-roll tournaments/${tournamentId}`);
  const id = `${roll}_${unitId}`;
  if (before?.state === 'out' && state !== 'out') takeBack(world, id);
  if (before?.state !== 'out' && state === 'out') putOnRecord(world, unitId, { id, tournamentId });
  const mark = state === null || before?.state === state ? before : { state, at: now };
  rolls[roll] = state === null || mark === undefined ? others : { ...others, [unitId]: mark };
  return { id: roll };
}

/** In the model no match has a room, and the only match begins with the tournament. */
function hasBegun(tournament: Tournament, now: string): boolean {
  const { date } = tournament;
  return statusOf(tournament, now) === 'published' && date !== null && now >= date;
}

function plays(unit: Unit, tournament: Tournament): boolean {
  const isAsked = tournament.windows.some(
    ({ kind, onMissing }) => onMissing === 'release' && owes(unit, tournament, kind),
  );
  return unit.place === 'held' && unit.status === 'approved' && isComplete(unit) && !isAsked;
}

function putOnRecord(world: World, unitId: string, entry: Pick<Entry, 'id' | 'tournamentId'>): void {
  const until = later(world.now, NO_SHOWS_KEPT_DAYS * DAY_MS);
  for (const { role, freeFireId, email } of membersOf(existing(world.units, unitId))) {
    if (role === 'substitute') continue;
    const player = freeFireIdKey(freeFireId);
    world.records[player] = [
      ...(world.records[player] ?? []),
      { ...entry, kind: 'no_show', until, revokedAt: null, contacts: [email], others: [] },
    ];
  }
}

function takeBack(world: World, id: string): void {
  for (const [player, entries] of Object.entries(world.records)) {
    world.records[player] = entries.filter((entry) => entry.id !== id);
  }
}

export function* decideAbsence(world: World, id: string, entryId: string, doesCount: boolean): Steps {
  const { freeFireId, email } = memberIn(world, id);
  const player = freeFireIdKey(freeFireId);
  const entries = world.records[player] ?? [];
  const entry = entries.find((each) => each.id === entryId);
  if (entry === undefined) throw new Refused('not-found');
  if (entry.kind !== 'no_show') throw new Refused('conflict');
  const { contacts, others, revokedAt, until } = entry;
  const decided = contacts.includes(email) ? true : others.includes(email) ? false : null;
  if (decided !== doesCount) {
    if (contacts[0] === email || revokedAt !== null || until <= world.now) throw new Refused('conflict');
    const besides = (all: readonly string[]) => all.filter((each) => each !== email);
    const weighed = {
      contacts: doesCount ? [...contacts, email] : besides(contacts),
      others: doesCount ? besides(others) : [...others, email],
    };
    world.records[player] = entries.map((each) => (each === entry ? { ...each, ...weighed } : each));
    note(world, `record.decide-absence records/${recordKey(player)}`);
  }
  yield;
  yield* atDesk(world, existing(world.units, id).tournamentId);
  place(world, id, existing(world.units, id));
  return { key: recordKey(player) };
}

function memberIn(world: World, id: string): Member {
  const member = memberOf(existing(world.units, id), id);
  if (member === undefined) throw new Refused('not-found');
  return member;
}

function place(world: World, id: string, unit: Unit): void {
  const { waitSeq } = unit.day;
  const isOut = membersOf(unit).some(({ freeFireId }) => isBanned(world, freeFireId));
  if (waitSeq === null || isOut || isBehind(world, unit) === waitSeq >= BEHIND_FROM) return;
  const turn = waitSeq + (waitSeq >= BEHIND_FROM ? -BEHIND_FROM : BEHIND_FROM);
  keep(world, id, { ...unit, day: { ...unit.day, waitSeq: turn } });
}

export function* reconsiderBehind(world: World): Steps {
  const numberOf = (id: string) => world.units[id]?.day.waitSeq ?? 0;
  const ids = Object.keys(world.units).filter((id) => numberOf(id) >= BEHIND_FROM);
  for (const id of ids.toSorted((one, other) => numberOf(one) - numberOf(other))) {
    yield;
    const found = world.units[id];
    if (found === undefined) continue;
    yield* atDesk(world, found.tournamentId);
    place(world, id, existing(world.units, id));
  }
  return null;
}
