import { STAGE_UNITS_MAX } from '@copa/domain/limits';
import { stageStandings } from '@copa/domain/play/board';
import type { Carry, Entrant } from '@copa/domain/play/stage';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { refusal } from '../../refusals.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import { equal, type Reader } from '../../store/database.ts';
import { HELD } from '../../store/unit-pages.ts';
import type { Table } from '../table.ts';
import * as words from '../words.ts';

export async function registeredEntrants(
  reader: Reader,
  tournament: Tournament,
  now: Date,
): Promise<readonly Entrant[]> {
  const approved = await reader.find(
    REGISTRATIONS,
    {
      where: [...equal({ tournamentId: tournament.id, status: 'approved' }), HELD],
    },
    STAGE_UNITS_MAX + 1,
  );
  if (approved.length > STAGE_UNITS_MAX) throw refusal('conflict', words.tooManyUnits);
  return approved
    .filter((unit) => isPlaying(unit, tournament, now))
    .toSorted((a, b) => a.number - b.number)
    .map((unit) => entrantOf(unit));
}

export function entrantOf(unit: StoredRegistration, carried = 0): Entrant {
  return {
    id: unit.id,
    number: unit.number,
    name: unitNameOf(unit),
    tag: unit.unit.tag,
    carried,
    since: null,
  };
}

export function entrantsFrom(
  { stage, matches }: Table,
  ids: readonly string[],
  carry: Carry,
): readonly Entrant[] {
  const { rows } = stageStandings(stage, matches);
  return ids.flatMap((id) => {
    const entrant = stage.entrants.find((each) => each.id === id);
    const points = rows.find((row) => row.id === id)?.points ?? 0;
    return entrant === undefined ? [] : [{ ...entrant, carried: carriedFrom(points, carry), since: null }];
  });
}

function carriedFrom(points: number, carry: Carry): number {
  if (carry === 'none') return 0;
  // `Math.trunc` rounds half points towards zero. `+ 0` turns −0 into 0.
  return carry === 'half' ? Math.trunc(points / 2) + 0 : points;
}
