import {
  AUDIT_KEPT_DAYS,
  AUDIT_OF_PLAYERS_KEPT_DAYS,
  DAY_MS,
  HOUR_MS,
  JOB_MAX_MS,
  REVOKED_KEPT_DAYS,
} from '@copa/domain/limits';
import { reconsiderBehind } from './absence-rules.ts';
import { endAllReviews, releaseOverdue } from './day-rules.ts';
import { publishDue } from './rules.ts';
import type { Steps } from './steps.ts';
import { membersOf, type Unit, withSeat } from './units.ts';
import { tellAllDue } from './window-notice-rules.ts';
import { isOver, later, note, placesOf, type Tournament, unitsOf, type World } from './world.ts';

const PLAYERS_KEPT_MS = 90 * DAY_MS;
const ERASURE_FINISHED_WITHIN_MS = 7 * DAY_MS;

function isAbandoned(world: World, id: string, { date, updatedAt }: Tournament, limit: string): boolean {
  const players = unitsOf(world, id).map((player) => world.units[player]);
  return (
    date === null &&
    updatedAt < limit &&
    players.length > 0 &&
    players.every((player) => player !== undefined && player.createdAt < limit)
  );
}

export const isSweepDue = ({ sweptAt, now }: World): boolean =>
  sweptAt === '' || now >= later(sweptAt, HOUR_MS);

export function* runJob(world: World, endReviews: (world: World) => Steps = endAllReviews): Steps {
  const isSweep = isSweepDue(world);
  if (isSweep) {
    // If the run dies, the next sweep begins after this time.
    world.sweptAt = later(world.now, JOB_MAX_MS - HOUR_MS);
    yield;
  }
  yield* publishDue(world);
  yield* endReviews(world);
  yield* tellAllDue(world);
  yield* releaseOverdue(world);
  yield* reconsiderBehind(world);
  if (!isSweep) return null;
  const limit = later(world.now, -PLAYERS_KEPT_MS);
  for (const id of Object.keys(world.tournaments)) {
    const tournament = world.tournaments[id];
    if (tournament === undefined || tournament.playersErasedAt !== null) continue;
    const abandoned = isAbandoned(world, id, tournament, limit);
    if (!abandoned && !isOver(tournament, limit)) continue;
    const status = abandoned ? 'draft' : tournament.status;
    world.tournaments[id] = { ...tournament, status, playersErasedAt: world.now };
    note(world, `tournament.erase-players tournaments/${id}`);
    yield;
  }
  const recent = later(world.now, -ERASURE_FINISHED_WITHIN_MS);
  for (const id of Object.keys(world.tournaments)) {
    const tournament = world.tournaments[id];
    if (tournament === undefined || (tournament.playersErasedAt ?? '') < recent) continue;
    const playersKept = placesOf(world, id);
    for (const player of unitsOf(world, id)) delete world.units[player];
    delete world.rolls[`${id}_1`];
    world.tournaments[id] = { ...tournament, playersKept };
    yield;
  }
  eraseAged(world);
  yield;
  world.sweptAt = world.now;
  return null;
}

function eraseAged(world: World): void {
  const isKept = (at: string, days: number) => at >= later(world.now, -days * DAY_MS);
  const audit = world.audit.splice(0);
  world.audit.push(
    ...audit.filter(({ line, at }) =>
      isKept(at, line.startsWith('registration.') ? AUDIT_OF_PLAYERS_KEPT_DAYS : AUDIT_KEPT_DAYS),
    ),
  );
  for (const [player, entries] of Object.entries(world.records)) {
    world.records[player] = entries.filter(
      ({ until, revokedAt }) =>
        until > world.now && (revokedAt === null || isKept(revokedAt, REVOKED_KEPT_DAYS)),
    );
  }
  for (const [id, unit] of Object.entries(world.units)) {
    const tournament = world.tournaments[unit.tournamentId];
    if (tournament !== undefined && isOver(tournament, world.now)) world.units[id] = withoutAdults(unit);
  }
}

/**
 * Deletes the contacts of minors' guardians. The site keeps them after a tournament only for prizes, which
 * the tournaments of the model do not have.
 */
const withoutAdults = (unit: Unit): Unit =>
  membersOf(unit).reduce(
    (left, member) =>
      member.guardian === null
        ? left
        : withSeat(left, { ...member, guardian: { ...member.guardian, contact: null } }),
    unit,
  );
