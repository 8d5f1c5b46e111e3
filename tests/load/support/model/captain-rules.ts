import { atDesk } from './day-rules.ts';
import { countIn, isRecent, TRACES_KEPT_MS } from './entry-rules.ts';
import { byCode, go, own, requireCaptain, requireInvite } from './member-rules.ts';
import { keep } from './place-rules.ts';
import { Refused, type Steps } from './steps.ts';
import { isTeam, memberOf } from './units.ts';
import { note, type World } from './world.ts';

const CAPTAIN_ACTS_A_DAY = 30;

export function* invite(world: World, memberId: string, isOpen: boolean): Steps {
  yield* atDesk(world, byCode(world, memberId).unit.tournamentId);
  const { id, unit, member } = byCode(world, memberId);
  if (!isTeam(unit)) throw new Refused('not-found');
  requireCaptain(member);
  if (unit.invite.open !== isOpen) {
    countIn(world, world.traces.captains, id, CAPTAIN_ACTS_A_DAY);
    keep(world, id, { ...unit, invite: { ...unit.invite, open: isOpen } });
  }
  return yield* own(world, id, memberId);
}

export function* reinvite(world: World, memberId: string, revision: number): Steps {
  yield* atDesk(world, byCode(world, memberId).unit.tournamentId);
  const { id, unit, member } = byCode(world, memberId);
  requireInvite(unit, revision);
  if (revision === unit.invite.revision) {
    requireCaptain(member);
    countIn(world, world.traces.captains, id, CAPTAIN_ACTS_A_DAY);
    keep(world, id, { ...unit, invite: { revision: revision + 1, open: true } });
  }
  return yield* own(world, id, memberId);
}

export function* dismiss(world: World, memberId: string, removedId: string): Steps {
  const { unit: found } = byCode(world, memberId);
  yield;
  yield* atDesk(world, found.tournamentId);
  const { id, unit, member } = byCode(world, memberId);
  requireCaptain(member);
  const removed = memberOf(unit, removedId);
  if (removed === undefined) {
    const hasLeft = isRecent(world.traces.withdrawn[removedId], TRACES_KEPT_MS, world.now);
    if (!hasLeft) throw new Refused('not-found');
    return yield* own(world, id, memberId);
  }
  if (removedId === memberId) throw new Refused('conflict');
  countIn(world, world.traces.captains, id, CAPTAIN_ACTS_A_DAY);
  go(world, id, unit, removed, true);
  note(world, `registration.remove-member registrations/${id}`);
  return yield* own(world, id, memberId);
}
