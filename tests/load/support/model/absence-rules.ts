import { freeFireIdKey } from '@copa/domain/contact';
import { BEHIND_FROM, DAY_MS, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import { atDesk, owes } from './day-rules.ts';
import { keep } from './place-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { isComplete, membersOf, type Unit } from './units.ts';
import {
  type Entry,
  isBanned,
  isBehind,
  later,
  type Mark,
  note,
  statusOf,
  type Tournament,
  type World,
} from './world.ts';

/**
 * These rules hold at any moment, whatever happened before:
 * - a unit that the roll of a match marks as absent has one absence for that match on record of each of its players;
 * - taking the mark back removes exactly that;
 * - a unit with a player who was absent from two tournaments waits behind all others, until confirmations open or it no longer is.
 */

/** The mark of one unit; null takes it back. */
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

/** No match has a room here, and there is one: it begins with the tournament. */
function hasBegun(tournament: Tournament, now: string): boolean {
  const { date } = tournament;
  return statusOf(tournament, now) === 'published' && date !== null && now >= date;
}

function plays(unit: Unit, tournament: Tournament): boolean {
  const isAsked = tournament.windows.some(({ kind }) => owes(unit, tournament, kind));
  return unit.place === 'held' && unit.status === 'approved' && isComplete(unit) && !isAsked;
}

function putOnRecord(world: World, unitId: string, entry: Pick<Entry, 'id' | 'tournamentId'>): void {
  const until = later(world.now, NO_SHOWS_KEPT_DAYS * DAY_MS);
  for (const { role, freeFireId } of membersOf(existing(world.units, unitId))) {
    if (role === 'substitute') continue;
    const player = freeFireIdKey(freeFireId);
    world.records[player] = [
      ...(world.records[player] ?? []),
      { ...entry, kind: 'no_show', until, revokedAt: null },
    ];
  }
}

/** It does not matter who is in the unit by then. */
function takeBack(world: World, id: string): void {
  for (const [player, entries] of Object.entries(world.records)) {
    world.records[player] = entries.filter((entry) => entry.id !== id);
  }
}

/** The job asks within a minute after somebody has an absence less: they get the number that they would have had. */
export function* reconsiderBehind(world: World): Steps {
  const numberOf = (id: string) => world.units[id]?.day.waitSeq ?? 0;
  const ids = Object.keys(world.units).filter((id) => numberOf(id) >= BEHIND_FROM);
  for (const id of ids.toSorted((one, other) => numberOf(one) - numberOf(other))) {
    yield;
    const found = world.units[id];
    if (found === undefined) continue;
    yield* atDesk(world, found.tournamentId);
    const unit = existing(world.units, id);
    const { waitSeq } = unit.day;
    const isOut = membersOf(unit).some(({ freeFireId }) => isBanned(world, freeFireId));
    if (waitSeq === null || waitSeq < BEHIND_FROM || isOut || isBehind(world, unit)) continue;
    keep(world, id, { ...unit, day: { ...unit.day, waitSeq: waitSeq - BEHIND_FROM } });
  }
  return null;
}
