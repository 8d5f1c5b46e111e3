import { waitingUnits } from '@copa/domain/day/units/in-order';
import { isAskedForFinal } from '@copa/domain/registrations/confirmation';
import type { Registration } from '@copa/domain/registrations/registration';
import { isApprovable, isComplete, missingPlayers } from '@copa/domain/registrations/unit';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { needsReady } from '@copa/domain/tournaments/places/window-phase';
import { spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../words/admin.ts';
import { unitTitle } from './unit-words.ts';
import type { Day } from './use-day.ts';

export function cannotReadmit(unit: Registration, tournament: Tournament, kind: WindowKind): string | null {
  if (tournament.cancelledAt !== null) return words.cancelled;
  if (unit.status === 'rejected') return words.isRejected;
  const missing = missingPlayers(unit.members);
  if (missing > 0) return words.lacksPlayers(missing);
  if (!isApprovable(unit.members)) return words.lacksConsent;
  if (kind === 'final' && !isAskedForFinal(unit, tournament)) return words.finalGivenOn;
  if (unit.place !== 'held' && unit.unit.size > 1 && unit.unit.size !== UNIT_SIZES[tournament.modality])
    return words.otherModality;
  if (unit.place !== 'held' && spotsLeft(tournament) === 0) return words.placeGivenOn;
  return null;
}

/** Only reasons that are true for `unit`, the likely one first. */
export function promotionReasons(day: WaitingDay, unit: Registration, now: Date): readonly string[] {
  const waiting = waitingUnits(day.units);
  const before = waiting.slice(
    0,
    waiting.findIndex(({ id }) => id === unit.id),
  );
  const isReadyAlone = unit.readyAt !== null && before.every(({ readyAt }) => readyAt === null);
  return [
    ...(passedOver(day, unit, now).length === 0 ? [words.nextInList] : []),
    ...(needsReady(day.tournament, now) && isReadyAlone && before.length > 0
      ? [words.readyBeforeOthers]
      : []),
    words.agreedInGroup,
  ];
}

type WaitingDay = Pick<Day, 'tournament' | 'units'>;

export function passedOver(
  { tournament, units }: WaitingDay,
  unit: Registration,
  now: Date,
): readonly string[] {
  if (unit.place === 'held') return [];
  const waiting = waitingUnits(units);
  const at = waiting.findIndex(({ id }) => id === unit.id);
  // A unit that is not ready passes over units that are not ready, too.
  const asksReady = needsReady(tournament, now) && (unit.place !== 'waiting' || unit.readyAt !== null);
  return waiting
    .slice(0, at < 0 ? waiting.length : at)
    .filter(({ members, readyAt }) => isComplete(members) && (!asksReady || readyAt !== null))
    .map(unitTitle);
}
