import { isAskedForFinal } from '@copa/domain/registrations/confirmation';
import { deadlinesStandStill } from '@copa/domain/registrations/places/deadlines';
import { isComplete } from '@copa/domain/registrations/unit';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onUnit } from '../../desk/operation.ts';
import { notFound, type StoredUnit, type UnitKey } from '../../desk/stored-unit.ts';
import { refusal } from '../../refusals.ts';
import { releasePlace } from '../places/release.ts';
import * as words from '../words.ts';

export const confirm = (key: UnitKey, ticketId: string, kind: WindowKind): Operation =>
  onUnit(key, (ledger, unit) => confirmUnit(ledger, requireTicket(unit, ticketId), kind), {
    frees: true,
    isSilent: true,
  });

function confirmUnit(ledger: Ledger, held: StoredUnit, kind: WindowKind): StoredUnit {
  const { tournament, now } = ledger;
  const unit = givenOnInTime(ledger, held);
  if (tournament === null) throw notFound('tournament');
  if (unit.confirmations[kind] !== null) return unit;
  if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
  const window = windowOf(tournament, kind);
  if (window === null) throw refusal('confirmation-closed');
  if (now < window.opensAt) throw refusal('confirmation-not-open');
  if (unit.givenOnAt !== null) throw refusal('place-released');
  if (unit.place === 'waiting') throw refusal('place-waiting');
  if (!isComplete(unit.members)) throw refusal('unit-incomplete', words.unitIncomplete);
  if (kind === 'final' && unit.place === 'held' && !isAskedForFinal(unit, tournament)) {
    throw refusal('confirmation-closed', words.finalOfOthers);
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

export const ready = (key: UnitKey, ticketId: string): Operation =>
  onUnit(key, (ledger, unit) => noteReady(ledger, requireTicket(unit, ticketId)));

function noteReady(ledger: Ledger, unit: StoredUnit): StoredUnit {
  const { tournament, now } = ledger;
  if (tournament === null) throw notFound('tournament');
  if (unit.place === 'released' || unit.givenOnAt !== null) throw refusal('place-released');
  if (unit.place === 'held' || unit.readyAt !== null) return unit;
  const match = windowOf(tournament, 'match');
  if (match === null || !isWaitlistLive(tournament, now)) throw refusal('confirmation-closed');
  if (now < match.opensAt) throw refusal('confirmation-not-open');
  if (!isComplete(unit.members)) throw refusal('unit-incomplete', words.unitIncomplete);
  return ledger.store({ ...unit, readyAt: now });
}

function requireTicket(unit: StoredUnit, ticketId: string): StoredUnit {
  if (unit.ticketId !== ticketId) throw notFound('registration');
  return unit;
}

function givenOnInTime(ledger: Ledger, unit: StoredUnit): StoredUnit {
  const { place, confirmBy, givenOnAt } = unit;
  if (ledger.tournament === null || deadlinesStandStill(ledger.tournament, ledger.now)) return unit;
  return place === 'held' && givenOnAt === null && confirmBy !== null && confirmBy < ledger.now
    ? releasePlace(ledger, unit, 'match', confirmBy)
    : unit;
}
