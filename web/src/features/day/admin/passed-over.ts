import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { needsReady } from '@copa/domain/tournaments/places/window-phase';
import { waitingUnits } from './day-units.ts';
import { unitTitle } from './unit-words.ts';
import type { Day } from './use-day.ts';

/** Names of the units that wait before this one and could have its place. */
export function passedOver(
  { tournament, units }: Pick<Day, 'tournament' | 'units'>,
  unit: Registration,
  now: Date,
): readonly string[] {
  // A unit that kept its place takes none.
  if (unit.place === 'held') return [];
  const waiting = waitingUnits(units);
  const at = waiting.findIndex(({ id }) => id === unit.id);
  const asksReady = needsReady(tournament, now);
  return waiting
    .slice(0, at < 0 ? waiting.length : at)
    .filter(({ members, readyAt }) => isComplete(members) && (!asksReady || readyAt !== null))
    .map(unitTitle);
}
