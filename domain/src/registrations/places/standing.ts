import { windowPhase } from '../../tournaments/places/window-phase.ts';
import { type Asking, isAskedForFinal } from '../confirmation.ts';
import { needsConsent } from '../consent/age-band.ts';
import type { Registration } from '../registration.ts';
import { type isApprovable, isComplete } from '../unit.ts';
import * as consents from '../words/consent.ts';
import * as words from '../words/standing.ts';

type Unit = Pick<Registration, 'status' | 'place' | 'confirmations' | 'lobby'> & {
  readonly members: Parameters<typeof isApprovable>[0];
};

export type Standing = 'released' | 'waiting' | 'incomplete' | 'consent' | 'confirmed' | 'held';

export function standingOf(unit: Unit, tournament: Asking | null, now: Date): Standing | null {
  if (unit.status === 'rejected') return null;
  if (unit.place !== 'held') return unit.place;
  if (!isComplete(unit.members)) return 'incomplete';
  if (unit.members.some(needsConsent)) return 'consent';
  return tournament !== null && hasConfirmed(unit, tournament, now) ? 'confirmed' : 'held';
}

function hasConfirmed(unit: Unit, tournament: Asking, now: Date): boolean {
  const last = tournament.windows
    .filter(
      (window) =>
        windowPhase(tournament, window, now) !== 'coming' &&
        (window.kind !== 'final' || isAskedForFinal(unit, tournament)),
    )
    .toSorted((one, other) => other.opensAt.getTime() - one.opensAt.getTime())[0];
  return last !== undefined && unit.confirmations[last.kind] !== null;
}

export function standingLabel(standing: Standing, missing: number, position: number | null): string {
  switch (standing) {
    case 'released':
      return words.released;
    case 'waiting':
      return position === null ? words.waiting : words.waitingAt(position);
    case 'incomplete':
      return words.missing(missing);
    case 'consent':
      return consents.needsConsent;
    case 'confirmed':
      return words.confirmed;
    case 'held':
      return words.held;
  }
}
