import { freeFireIdKey } from '@copa/domain/contact';
import { BEHIND_FROM, DAY_MS, HOUR_MS, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import { atDesk } from './day-rules.ts';
import { keep } from './place-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { membersOf } from './units.ts';
import { type Entry, isBanned, isBehind, later, type Mark, type World } from './world.ts';

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
  const { playersErasedAt } = existing(world.tournaments, tournamentId);
  const isElsewhere = state !== null && world.units[unitId]?.tournamentId !== tournamentId;
  if (playersErasedAt !== null || isElsewhere) throw new Refused('not-found');
  const roll = `${tournamentId}_${match}`;
  const { [unitId]: before, ...others } = rolls[roll] ?? {};
  const id = `${roll}_${unitId}`;
  if (before?.state === 'out' && state !== 'out') takeBack(world, id);
  if (before?.state !== 'out' && state === 'out') putOnRecord(world, unitId, { id, tournamentId });
  const mark = state === null || before?.state === state ? before : { state, at: now };
  rolls[roll] = state === null || mark === undefined ? others : { ...others, [unitId]: mark };
  return { id: roll };
}

function putOnRecord(world: World, unitId: string, entry: Pick<Entry, 'id' | 'tournamentId'>): void {
  const until = later(world.now, NO_SHOWS_KEPT_DAYS * DAY_MS);
  for (const { role, freeFireId } of membersOf(existing(world.units, unitId))) {
    if (role === 'substitute') continue;
    const player = freeFireIdKey(freeFireId);
    world.records[player] = [...(world.records[player] ?? []), { ...entry, kind: 'no_show', until }];
  }
}

/** It does not matter who is in the unit by then. */
function takeBack(world: World, id: string): void {
  for (const [player, entries] of Object.entries(world.records)) {
    world.records[player] = entries.filter((entry) => entry.id !== id);
    world.asksBehind ||= world.records[player].length < entries.length;
  }
}

/** The job asks once an hour, and at once where somebody has an absence less: they get the number that they would have had. */
export function* reconsiderBehind(world: World): Steps {
  const isHourOver = world.sweptAt === '' || world.now >= later(world.sweptAt, HOUR_MS);
  if (!world.asksBehind && !isHourOver) return null;
  if (isHourOver) world.sweptAt = world.now;
  world.asksBehind = false;
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
