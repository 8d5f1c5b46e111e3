import { type Tournament, UNIT_SIZES } from '../../tournaments/tournament.ts';
import type { Unit } from '../unit.ts';

/** The modality can change while no unit has a place. A player alone may play in any modality. */
export function isOfOtherModality(
  { unit }: { readonly unit: Pick<Unit, 'size'> },
  { modality }: Pick<Tournament, 'modality'>,
): boolean {
  return unit.size > 1 && unit.size !== UNIT_SIZES[modality];
}
