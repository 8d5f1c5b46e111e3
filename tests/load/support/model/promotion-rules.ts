import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import { atDesk, requireFreePlace } from './day-rules.ts';
import { free, hold, keep } from './place-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { requireNobodyBanned } from './unit-rules.ts';
import { isComplete, shownUnit } from './units.ts';
import { later, note, type World } from './world.ts';

export function* promote(world: World, id: string): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const unit = existing(world.units, id);
  if (unit.givenOnAt !== null) throw new Refused('conflict');
  if (unit.place !== 'held') {
    if (unit.place === 'released') throw new Refused('conflict');
    if (!isComplete(unit)) throw new Refused('unit-incomplete');
    requireNobodyBanned(world, unit);
    requireFreePlace(world, unit);
    const { waitSeq, readyAt, promotedAt, releasedBy, confirmations } = unit.day;
    const { match } = confirmations;
    note(world, `registration.promote registrations/${id}`);
    keep(world, id, {
      ...hold(world, unit),
      takeBackUntil: later(world.now, GIVEN_ON_AFTER_MS),
      beforePromotion: { waitSeq, readyAt, promotedAt, releasedBy, match, lobby: null },
    });
  }
  return shownUnit(id, existing(world.units, id));
}

export function* takePlaceBack(world: World, id: string): Steps {
  yield* atDesk(world, existing(world.units, id).tournamentId);
  const unit = existing(world.units, id);
  if (unit.givenOnAt !== null) throw new Refused('conflict');
  if (unit.place !== 'waiting') {
    const { beforePromotion: former, day } = unit;
    const since = day.placedAt ?? '';
    const isConfirmed = Object.values(day.confirmations).some(
      (each) => each !== null && each.by !== 'ready' && each.at >= since,
    );
    const { status, decidedAt } = unit;
    const isTold = status === 'approved' && decidedAt !== null && decidedAt >= since;
    if (unit.place === 'released' || former === null || isConfirmed || isTold) throw new Refused('conflict');
    requireNobodyBanned(world, unit);
    const { match, lobby: _, ...kept } = former;
    const { day: freed, ...rest } = free(unit, null);
    note(world, `registration.take-place-back registrations/${id}`);
    const confirmations = { ...freed.confirmations, match };
    keep(world, id, { ...rest, place: 'waiting', day: { ...freed, ...kept, confirmations } });
  }
  return shownUnit(id, existing(world.units, id));
}
