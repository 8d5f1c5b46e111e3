import { owes } from '../../registrations/confirmation.ts';
import type { Registration } from '../../registrations/registration.ts';
import { isPaused } from '../../tournaments/places/pause.ts';
import type { ConfirmationWindow, WindowKind } from '../../tournaments/places/window.ts';
import { type WindowPhase, windowPhase } from '../../tournaments/places/window-phase.ts';
import { isEnded } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { byNumber, heldUnits } from './in-order.ts';

export function effectivePhase(tournament: Tournament, window: ConfirmationWindow, now: Date): WindowPhase {
  const phase = isEnded(tournament) ? 'closed' : windowPhase(tournament, window, now);
  // While a tournament is paused, the end of a review takes no place away, so a review counts as closed.
  return phase === 'review' && isPaused(tournament) ? 'closed' : phase;
}

/** True while organisers decide about units that did not confirm. With `mark` nothing is decided. */
export function isInReview(tournament: Tournament, window: ConfirmationWindow, now: Date): boolean {
  return window.onMissing === 'release' && effectivePhase(tournament, window, now) === 'review';
}

export function wasAsked(
  tournament: Pick<Tournament, 'endedAt' | 'cancelledAt'>,
  { opensAt }: ConfirmationWindow,
): boolean {
  const over = tournament.cancelledAt ?? tournament.endedAt;
  return over === null || opensAt < over;
}

export type Confirming = ReturnType<typeof confirmingOf>;

export function confirmingOf(units: readonly Registration[], tournament: Tournament, kind: WindowKind) {
  const held = heldUnits(units);
  const owing = isEnded(tournament) ? [] : held.filter((unit) => owes(unit, tournament, kind));
  const lost = units.filter(({ place, releasedBy }) => place === 'released' && releasedBy === kind);
  const late = [...owing, ...lost]
    .filter((unit) => unit.late[kind] !== null)
    .toSorted((one, other) => (one.late[kind]?.getTime() ?? 0) - (other.late[kind]?.getTime() ?? 0));
  const confirmed = held.filter(({ confirmations }) => confirmations[kind] !== null).length;
  return {
    asked: confirmed + owing.length,
    confirmed,
    late,
    missing: owing.filter((unit) => unit.late[kind] === null),
    released: lost.filter((unit) => unit.late[kind] === null).toSorted(byNumber),
  };
}
