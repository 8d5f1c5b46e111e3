import { isAskedForFinal } from '@copa/domain/registrations/confirmation';
import type { Registration } from '@copa/domain/registrations/registration';
import { missingPlayers } from '@copa/domain/registrations/unit';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../words/admin.ts';
import { freePlaces } from './day-steps.ts';

/** The reason why an organiser cannot confirm for this unit; null when it is possible. */
export function cannotReadmit(unit: Registration, tournament: Tournament, kind: WindowKind): string | null {
  if (tournament.cancelledAt !== null) return words.cancelled;
  if (unit.status === 'rejected') return words.isRejected;
  const missing = missingPlayers(unit.members);
  if (missing > 0) return words.lacksPlayers(missing);
  if (kind === 'final' && !isAskedForFinal(unit, tournament)) return words.finalGivenOn;
  if (unit.place !== 'held' && freePlaces(tournament) === 0) return words.placeGivenOn;
  return null;
}
