import type { Registration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Day } from './use-day.ts';

export function dayOf(
  tournament: Tournament,
  units: readonly Registration[] = [],
  reminders: Day['reminders'] = {},
): Day {
  return { tournament, units, reminders, isWhole: true, isPartial: false, isOld: false };
}
