import { SYSTEM_ACTOR } from '../../../site/audit.ts';
import type { OperationContext } from '../entry.ts';
import type { Ledger, StoredUnit } from '../ledger.ts';
import { releasedMail } from '../mail.ts';
import { requireUnit } from '../members/members.ts';
import type { ReleaseOperation } from './day-operation.ts';
import type { Release } from './place.ts';

/** Asked again in the transaction: somebody may have come at the last moment, and another run may have been here. */
export function release(ledger: Ledger, operation: ReleaseOperation, { now }: OperationContext): StoredUnit {
  const unit = requireUnit(ledger, operation);
  const { incompleteUntil, confirmBy } = unit;
  if (unit.place !== 'held') return unit;
  if (incompleteUntil !== null && incompleteUntil < now) {
    return releasePlace(ledger, unit, 'incomplete', incompleteUntil, now);
  }
  return confirmBy !== null && confirmBy < now ? releasePlace(ledger, unit, 'match', confirmBy, now) : unit;
}

/** A team that is not complete yet waits at the end of the queue, where there is one; all others are out. */
export function releasePlace(
  ledger: Ledger,
  unit: StoredUnit,
  why: Exclude<Release, null>,
  due: Date,
  now: Date,
): StoredUnit {
  const { tournament } = ledger;
  const free = ledger.freePlace(unit, why);
  const waits = why === 'incomplete' && ledger.hasQueueRoom();
  const after = waits ? ledger.joinQueue(free) : free;
  const about = { kind: 'released', turn: due.getTime() } as const;
  const told =
    tournament === null
      ? after
      : ledger.mail(after, about, (member) =>
          releasedMail(member, after, tournament, ledger.isGivenOn(unit.id), now),
        );
  ledger.record({
    actor: SYSTEM_ACTOR,
    action: 'registration.release',
    target: `registrations/${unit.id}`,
    tournament,
    before: { place: unit.place },
    after: { place: told.place, why },
  });
  return ledger.store(told);
}
