import { mentions } from '@copa/domain/people/mention';
import type { Season } from '@copa/domain/seasons/season';
import type { Satellite, Seen } from '../desk/satellite.ts';
import { forgottenNames } from '../desk/stored-unit.ts';
import { putSeasonOnAgenda } from '../store/agenda.ts';
import { SEASONS } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { laterThan } from '../versions.ts';

/**
 * Empties each reason of a correction that mentions a forgotten name. `putSeasonOnAgenda` makes the job copy
 * the corrections to the table of the season.
 */
export const seasonReasons: Satellite = async (seen, reader) => {
  const season = await seasonOf(seen, reader);
  if (season === null) return {};
  return {
    write: (writer, changes) => {
      const names = changes.flatMap(([before, after]) =>
        before === null ? [] : forgottenNames(before, after),
      );
      if (!season.corrections.some(({ reason }) => mentions(reason, names))) return;
      const corrections = season.corrections.map((each) =>
        mentions(each.reason, names) ? { ...each, reason: '' } : each,
      );
      writer.set(SEASONS, { ...season, corrections, updatedAt: laterThan(season.updatedAt, seen.now) });
      putSeasonOnAgenda(writer, season, null);
    },
  };
};

/** A deleted tournament is found by its units, because `tournament` is null. */
async function seasonOf({ tournament, renamed, units }: Seen, reader: Reader): Promise<Season | null> {
  if (tournament !== null) {
    return renamed.length > 0 && tournament.season !== null
      ? reader.get(SEASONS, tournament.season.id)
      : null;
  }
  const [unit] = units;
  if (unit === undefined) return null;
  const where = [{ field: 'tournamentIds', op: 'array-contains', value: unit.tournamentId }] as const;
  const [season = null] = await reader.find(SEASONS, { where }, 1);
  return season;
}
