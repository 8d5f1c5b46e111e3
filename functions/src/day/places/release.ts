import { deadlinesStandStill } from '@copa/domain/registrations/places/deadlines';
import { SYSTEM_ACTOR } from '../../audit.ts';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onUnit } from '../../desk/operation.ts';
import type { StoredUnit, UnitKey } from '../../desk/stored-unit.ts';
import type { ReleaseCause } from '../../desk/unit-place.ts';
import { tellUnit } from '../../notices/tell.ts';
import { giveOn } from '../../registrations/decisions.ts';
import { RELEASED } from '../notices/day-notices.ts';
import { tellPromoted } from './promote.ts';

export const release = (key: UnitKey): Operation => onUnit(key, releaseOverdue, { frees: true });

function releaseOverdue(ledger: Ledger, unit: StoredUnit): StoredUnit {
  const { tournament, now } = ledger;
  const { incompleteUntil, confirmBy, givenOnAt, takeBackUntil } = unit;
  if (givenOnAt !== null) return givenOnAt < now ? giveOn(ledger, unit) : unit;
  if (takeBackUntil !== null && takeBackUntil < now)
    return releaseOverdue(ledger, tellPromoted(ledger, unit));
  if (unit.place !== 'held' || (tournament !== null && deadlinesStandStill(tournament, now))) return unit;
  if (incompleteUntil !== null && incompleteUntil < now) {
    return releasePlace(ledger, unit, 'incomplete', incompleteUntil);
  }
  return confirmBy !== null && confirmBy < now ? releasePlace(ledger, unit, 'match', confirmBy) : unit;
}

export function releasePlace(ledger: Ledger, unit: StoredUnit, why: Exclude<ReleaseCause, null>, due: Date) {
  const { tournament } = ledger;
  const free = ledger.freePlace(unit, why);
  const answer = ledger.mayPlay(free);
  const waits = why === 'incomplete' && ledger.queueTakesMore() && !('why' in answer);
  const after = waits ? ledger.joinQueue(free, answer) : free;
  const wentToWaiter = () => ledger.wentToWaiter(unit.id);
  const told =
    tournament === null
      ? after
      : tellUnit(ledger, RELEASED, { tournament, about: '', turn: due.getTime(), wentToWaiter }, after);
  ledger.audit(unit, {
    actor: SYSTEM_ACTOR,
    action: 'registration.release',
    before: { place: unit.place },
    after: { place: told.place, why },
  });
  return ledger.store(told);
}
