import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import { NAME_MAX, NICK_MAX, SEASON_ROWS_MAX, SEASON_TOURNAMENTS_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import { MODALITIES } from '../tournaments/modality.ts';
import { type Season, seasonStateShape, storedSeasonShape } from './season.ts';
import type { SeasonRow } from './table.ts';

const SeasonTournamentSchema = z.object({
  id: DocumentIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
  date: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  modality: z.enum(MODALITIES),
  /**
   * The number of units that played and have a rank. Null while no player has a result of this tournament.
   */
  units: nullish(CountSchema),
});
export type SeasonTournament = z.output<typeof SeasonTournamentSchema>;

const SeasonBoardRowSchema = z.object({
  number: CountSchema,
  name: publicName(described(z.string(), { maxLength: NICK_MAX })),
  rank: z.nullable(z.int()),
  points: z.int(),
  wins: CountSchema,
  lines: z.string(),
});
export type SeasonBoardRow = z.output<typeof SeasonBoardRowSchema>;

export const SeasonBoardSchema = z.object({
  id: DocumentIdSchema,
  ...storedSeasonShape,
  ...seasonStateShape,
  /** The earliest tournament comes first. */
  tournaments: z.array(SeasonTournamentSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
  rows: z.array(SeasonBoardRowSchema).check(z.maxLength(SEASON_ROWS_MAX)),
  players: CountSchema,
  ranked: CountSchema,
  revision: CountSchema,
  updatedAt: InstantSchema,
});
export type SeasonBoard = z.output<typeof SeasonBoardSchema>;

/** The results are one text, because a list of maps would be several times as large. */
function linesText(lines: SeasonRow['lines'], tournaments: readonly SeasonTournament[]): string {
  const at = new Map(tournaments.map(({ id }, index) => [id, index]));
  return lines
    .map(({ tournamentId, rank, worth, counts, isSubstitute }) =>
      [
        at.get(tournamentId) ?? '',
        rank,
        worth,
        ...(counts ? ['c'] : []),
        ...(isSubstitute ? ['s'] : []),
      ].join('.'),
    )
    .join(';');
}

export function seasonBoardOf(
  { id, name, firstDay, lastDay, rules, state, corrections, erasedAt }: Season,
  tournaments: readonly Omit<SeasonTournament, 'units'>[],
  table: readonly SeasonRow[],
): Omit<SeasonBoard, 'revision' | 'updatedAt'> {
  const unitsOf = new Map(
    table.flatMap(({ lines }) => lines.map(({ tournamentId, units }) => [tournamentId, units])),
  );
  const dateOf = ({ date }: Pick<SeasonTournament, 'date'>) => date?.getTime() ?? Number.POSITIVE_INFINITY;
  const inOrder = tournaments
    .map((each) => ({ ...each, units: unitsOf.get(each.id) ?? null }))
    .toSorted((one, other) => {
      const [a, b] = [dateOf(one), dateOf(other)];
      return a === b ? (one.id < other.id ? -1 : 1) : a - b;
    });
  return {
    id,
    name,
    firstDay,
    lastDay,
    rules,
    state,
    corrections,
    erasedAt,
    tournaments: inOrder,
    rows: table
      .slice(0, SEASON_ROWS_MAX)
      .map(({ id: _, lines, ...row }) => ({ ...row, lines: linesText(lines, inOrder) })),
    players: table.length,
    ranked: table.filter(({ rank }) => rank !== null).length,
  };
}
