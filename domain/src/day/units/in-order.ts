import { hasPlace } from '../../registrations/places/unit-day.ts';
import type { Registration } from '../../registrations/registration.ts';
import { isToldByApproval } from '../../registrations/unit.ts';

export function byNumber(one: Registration, other: Registration): number {
  return one.number - other.number || one.createdAt.getTime() - other.createdAt.getTime();
}

export function heldUnits(units: readonly Registration[]): readonly Registration[] {
  return units.filter(hasPlace).toSorted(byNumber);
}

export function waitingUnits(units: readonly Registration[]): readonly Registration[] {
  return units
    .filter(({ place, status }) => place === 'waiting' && status !== 'rejected')
    .toSorted((one, other) => (one.waitSeq ?? 0) - (other.waitSeq ?? 0));
}

/** An organiser gave the unit a place and can still take it back, because nobody has told the unit. */
export function isUntoldPlace(unit: Registration): boolean {
  return unit.takeBackUntil !== null && unit.status !== 'rejected' && !isToldByApproval(unit);
}

export function justGiven(units: readonly Registration[]): readonly Registration[] {
  return units.filter(isUntoldPlace).toSorted(byNumber);
}
