import { isAskedForFinal } from '@copa/domain/day/confirmation';
import { isWaitlistLive } from '@copa/domain/day/waitlist-room';
import { windowOf } from '@copa/domain/day/window-phase';
import { isComplete } from '@copa/domain/registrations/unit';
import { refusal } from '../../../refusals.ts';
import { type Ledger, notFound, type StoredUnit } from '../ledger.ts';
import { requireUnit } from '../members/members.ts';
import type { ConfirmOperation, ReadyOperation } from './day-operation.ts';
import { releasePlace } from './release.ts';

/** Counts while the window is open by the clock of the server; a tap after that is kept for the organisers. */
export function confirm(ledger: Ledger, operation: ConfirmOperation, now: Date): StoredUnit {
  const { window: kind } = operation;
  const unit = givenOnInTime(ledger, requireTicket(ledger, operation), now);
  const { tournament } = ledger;
  if (tournament === null) throw notFound('tournament');
  if (unit.confirmations[kind] !== null) return unit;
  if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
  const window = windowOf(tournament, kind);
  if (window === null) throw refusal('confirmation-closed');
  if (now < window.opensAt) throw refusal('confirmation-not-open');
  if (unit.place === 'waiting') throw refusal('place-waiting');
  if (!isComplete(unit.members)) throw refusal('unit-incomplete');
  if (kind === 'final' && unit.place === 'held' && !isAskedForFinal(unit, tournament)) {
    throw refusal('confirmation-closed', NOT_IN_FINAL);
  }
  const isOver = now > window.closesAt || unit.releasedBy === kind;
  if (isOver && unit.late[kind] !== null) return unit;
  if (isOver && (unit.place === 'held' || unit.releasedBy === kind)) {
    return ledger.store({ ...unit, late: { ...unit.late, [kind]: now } });
  }
  if (unit.place !== 'held') throw refusal('place-released');
  const confirmations = { ...unit.confirmations, [kind]: { at: now, by: 'player' } };
  return ledger.store({ ...unit, confirmations, confirmBy: kind === 'match' ? null : unit.confirmBy });
}

const NOT_IN_FINAL = 'La final la confirma quien tiene lugar en ella.';

export function ready(ledger: Ledger, operation: ReadyOperation, now: Date): StoredUnit {
  const unit = requireTicket(ledger, operation);
  const { tournament } = ledger;
  if (tournament === null) throw notFound('tournament');
  // Who has got a place meanwhile reads that.
  if (unit.place === 'held' || unit.readyAt !== null) return unit;
  if (unit.place === 'released') throw refusal('place-released');
  const match = windowOf(tournament, 'match');
  if (match === null || !isWaitlistLive(tournament, now)) throw refusal('confirmation-closed');
  if (now < match.opensAt) throw refusal('confirmation-not-open');
  if (!isComplete(unit.members)) throw refusal('unit-incomplete');
  return ledger.store({ ...unit, readyAt: now });
}

/** One that was taken back leads nowhere. */
function requireTicket(ledger: Ledger, operation: ConfirmOperation | ReadyOperation): StoredUnit {
  const unit = requireUnit(ledger, operation);
  if (unit.ticketId !== operation.ticketId) throw notFound('registration');
  return unit;
}

/** The minutes of who came late may be over without the job having been here yet. */
function givenOnInTime(ledger: Ledger, unit: StoredUnit, now: Date): StoredUnit {
  const { place, confirmBy } = unit;
  return place === 'held' && confirmBy !== null && confirmBy < now
    ? releasePlace(ledger, unit, 'match', confirmBy, now)
    : unit;
}
