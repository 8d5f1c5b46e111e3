import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import { isAskedForFinal } from '@copa/domain/registrations/confirmation';
import { isComplete, isToldByApproval } from '@copa/domain/registrations/unit';
import { WINDOW_KINDS, type WindowKind } from '@copa/domain/tournaments/places/window';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, SYSTEM_ACTOR } from '../../audit.ts';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onUnit } from '../../desk/operation.ts';
import { requireFound, type StoredUnit, type UnitKey } from '../../desk/stored-unit.ts';
import { tellUnit } from '../../notices/tell.ts';
import { refusal } from '../../refusals.ts';
import { requireConsents, requireMayPlay, requireSameModality } from '../../registrations/slots.ts';
import { PROMOTED } from '../notices/day-notices.ts';
import * as words from '../words.ts';

/** Call this in the transaction that frees places, so that waiting units get these places at once. */
export function fillPlaces(ledger: Ledger): readonly StoredUnit[] {
  const all: StoredUnit[] = [];
  for (let next = ledger.nextWaiter(); next !== null; next = ledger.nextWaiter()) {
    const promoted = tellPromoted(ledger, ledger.givePlace(next.unit, next.pass), next.unit.waitSeq);
    ledger.audit(promoted, {
      actor: SYSTEM_ACTOR,
      action: 'registration.promote',
      before: { place: next.unit.place },
      after: { place: promoted.place },
    });
    all.push(promoted);
  }
  return all;
}

interface ByHand {
  readonly reason: string;
  readonly actor: Actor;
}

export const promote = (key: UnitKey, by: ByHand): Operation =>
  onUnit(key, (ledger, unit) => promoteUnit(ledger, unit, by));

function promoteUnit(ledger: Ledger, unit: StoredUnit, { actor, reason }: ByHand): StoredUnit {
  if (unit.givenOnAt !== null) throw refusal('conflict', words.isRejected);
  if (unit.place === 'held') return unit;
  if (unit.place === 'released') throw refusal('conflict', words.notWaiting);
  requireGoesOn(requireFound(ledger.tournament, 'tournament'));
  if (!isComplete(unit.members)) throw refusal('unit-incomplete', words.unitIncomplete);
  const pass = requireMayPlay(ledger, ledger.mayPlay(unit));
  if (!ledger.hasFreePlace()) throw refusal('tournament-full', words.noFreePlace);
  const { waitSeq, readyAt, promotedAt, releasedBy, confirmations, lobby } = unit;
  const promoted = ledger.store({
    ...ledger.givePlace(unit, pass),
    takeBackUntil: new Date(ledger.now.getTime() + GIVEN_ON_AFTER_MS),
    beforePromotion: {
      waitSeq: waitSeq ?? 0,
      readyAt,
      promotedAt,
      releasedBy,
      match: confirmations.match,
      lobby,
    },
  });
  ledger.audit(unit, {
    actor,
    action: 'registration.promote',
    before: { place: unit.place },
    after: { place: promoted.place },
    reason,
  });
  return promoted;
}

export const takePlaceBack = (key: UnitKey, actor: Actor): Operation =>
  onUnit(key, (ledger, unit) => takeBack(ledger, unit, actor), { frees: true });

function takeBack(ledger: Ledger, unit: StoredUnit, actor: Actor): StoredUnit {
  if (unit.givenOnAt !== null) throw refusal('conflict', words.isRejected);
  if (unit.place === 'waiting') return unit;
  if (unit.place === 'released') throw refusal('conflict', words.placeGoneAlready);
  const { beforePromotion: former } = unit;
  if (former === null) throw refusal('conflict', words.placeTold);
  const { waitSeq, match, lobby, ...kept } = former;
  if (WINDOW_KINDS.some((kind) => hasConfirmed(unit, kind))) throw refusal('conflict', words.placeConfirmed);
  if (unit.lobby !== null && (unit.lobby.id !== lobby?.id || unit.lobby.stage !== lobby.stage)) {
    throw refusal('conflict', words.placeInLobby);
  }
  if (isToldByApproval(unit)) throw refusal('conflict', words.placeTold);
  const pass = requireMayPlay(ledger, ledger.mayPlay(unit));
  const waiting = ledger.rejoinQueue(ledger.freePlace(unit), waitSeq, pass);
  const after = ledger.store({ ...waiting, ...kept, confirmations: { ...unit.confirmations, match } });
  ledger.audit(unit, {
    actor,
    action: 'registration.take-place-back',
    before: { place: unit.place },
    after: { place: after.place },
  });
  return after;
}

/**
 * Returns true if the unit has confirmed, or an organiser for it, since it got its place. A unit that waits
 * says with `ready` that it would play, which confirms no place.
 */
function hasConfirmed({ confirmations, placedAt }: StoredUnit, kind: WindowKind): boolean {
  const { at, by } = confirmations[kind] ?? { at: null, by: 'ready' };
  return at !== null && by !== 'ready' && placedAt !== null && at >= placedAt;
}

function requireGoesOn({ cancelledAt, endedAt }: Tournament): void {
  if (cancelledAt !== null) throw refusal('tournament-cancelled');
  if (endedAt !== null) throw refusal('conflict', words.noPlacesAfterEnd);
}

interface Readmission extends ByHand {
  readonly window: WindowKind;
}

export const readmit = (key: UnitKey, readmission: Readmission): Operation =>
  onUnit(key, (ledger, unit) => readmitUnit(ledger, unit, readmission));

function readmitUnit(ledger: Ledger, unit: StoredUnit, { window: kind, actor, reason }: Readmission) {
  const { tournament, now } = ledger;
  const window = tournament === null ? null : windowOf(tournament, kind);
  if (tournament === null || window === null) throw refusal('conflict', words.noSuchWindow);
  if (unit.givenOnAt !== null) throw refusal('conflict', words.isRejected);
  if (unit.place === 'held' && unit.confirmations[kind] !== null) return unit;
  requireGoesOn(tournament);
  if (now < window.opensAt) throw refusal('confirmation-not-open');
  if (unit.status === 'rejected') throw refusal('conflict', words.isRejected);
  if (unit.place === 'waiting') throw refusal('place-waiting', words.isWaiting);
  if (!isComplete(unit.members)) throw refusal('unit-incomplete', words.unitIncomplete);
  requireConsents(unit);
  if (kind === 'final' && !isAskedForFinal(unit, tournament)) throw refusal('conflict', words.notInFinal);
  const placed = unit.place === 'held' ? unit : givePlaceAgain(ledger, tournament, unit);
  const readmitted = ledger.store({
    ...placed,
    confirmations: { ...placed.confirmations, [kind]: { at: now, by: 'organiser' } },
    late: { ...placed.late, [kind]: null },
    confirmBy: kind === 'match' ? null : placed.confirmBy,
  });
  ledger.audit(unit, {
    actor,
    action: 'registration.readmit',
    before: { place: unit.place },
    after: { place: readmitted.place, window: kind },
    reason,
  });
  return readmitted;
}

function givePlaceAgain(ledger: Ledger, tournament: Tournament, unit: StoredUnit): StoredUnit {
  requireSameModality(unit, tournament);
  const pass = requireMayPlay(ledger, ledger.mayPlay(unit), words.playsElsewhere);
  if (!ledger.hasFreePlace()) throw refusal('tournament-full', words.placeGivenOn);
  return ledger.givePlace(unit, pass);
}

/** Tells the unit of its place, so `takePlaceBack` can no longer take it back. */
export function tellPromoted(
  ledger: Ledger,
  unit: StoredUnit,
  waitSeq = unit.beforePromotion?.waitSeq ?? null,
) {
  const { tournament } = ledger;
  const held = { ...unit, takeBackUntil: null, beforePromotion: null };
  if (tournament === null) return ledger.store(held);
  return ledger.store(tellUnit(ledger, PROMOTED, { tournament, about: '', turn: waitSeq ?? 0 }, held));
}
