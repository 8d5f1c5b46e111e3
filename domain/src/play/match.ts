import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, LobbyIdSchema, StoredIdSchema } from '../ids.ts';
import { LOBBY_SIZE_MAX, REMINDER_NAME_MAX, UNIT_NAME_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { eachFigure, FIGURE_LIMITS, MATCH_FIGURES } from './result/figures.ts';
import { ResultSchema } from './result/result.ts';
import { StageNumberSchema, StoredMatchStateSchema } from './stage-terms.ts';
import * as words from './words/fields.ts';
import { absentWithResult, figureRange } from './words/fields.ts';

const inputShape = {
  placement: z.nullable(
    z
      .int(words.placementRange)
      .check(z.minimum(1, words.placementRange), z.maximum(LOBBY_SIZE_MAX, words.placementRange)),
  ),
  ...eachFigure((figure) => {
    const range = figureRange(figure);
    return z.nullable(z.int(range).check(z.minimum(0, range), z.maximum(FIGURE_LIMITS[figure], range)));
  }),
  played: z.boolean(),
};

/** `revision` is that of the row that the caller saw; 0 for a new row. */
export const RowInputSchema = z
  .strictObject({ ...inputShape, revision: CountSchema })
  .check(
    z.refine(
      (row) =>
        row.played || (row.placement === null && MATCH_FIGURES.every((figure) => (row[figure] ?? 0) === 0)),
      absentWithResult,
    ),
  );
export type RowInput = z.output<typeof RowInputSchema>;

export const MatchRowSchema = z.object({
  ...ResultSchema.shape,
  revision: CountSchema,
  by: AccountIdSchema,
  byName: described(z.string(), { maxLength: REMINDER_NAME_MAX }),
  at: InstantSchema,
});
export type MatchRow = z.output<typeof MatchRowSchema>;

/**
 * `a-3` is match 3 of lobby `a`. `a-x1` is an extra match to break a tie, and may include units of other
 * lobbies.
 */
export const MatchIdSchema = z.string().check(z.regex(/^[a-z]{1,2}-x?[1-9]\d?$/, words.invalidMatch));

export const MatchSchema = z.object({
  id: MatchIdSchema,
  tournamentId: DocumentIdSchema,
  stage: StageNumberSchema,
  lobby: LobbyIdSchema,
  number: z.int().check(z.minimum(1)),
  isExtra: z._default(z.boolean(), false),
  map: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  rows: z.record(StoredIdSchema, MatchRowSchema),
  revision: CountSchema,
  state: StoredMatchStateSchema,
  publishedAt: nullish(InstantSchema),
  scoresUntil: nullish(InstantSchema),
  /** The deadline for protests about fair play. Null means `COMPLAINTS_MS` after `publishedAt`. */
  fairPlayUntil: nullish(InstantSchema),
  officialAt: nullish(InstantSchema),
  updatedAt: nullish(InstantSchema),
});
export type Match = z.output<typeof MatchSchema>;

export function matchId({ lobby, number, isExtra }: Pick<Match, 'lobby' | 'number' | 'isExtra'>): string {
  return `${lobby}-${isExtra ? 'x' : ''}${number}`;
}

export function parseMatchId(id: string): Pick<Match, 'lobby' | 'number' | 'isExtra'> {
  const [lobby = '', number = ''] = id.split('-');
  const isExtra = number.startsWith('x');
  return { lobby, number: Number(isExtra ? number.slice(1) : number), isExtra };
}

export function isAcross(
  lobby: string,
  units: readonly string[],
  lobbies: readonly { readonly id: string; readonly units: readonly string[] }[],
): boolean {
  const own = lobbies.find(({ id }) => id === lobby)?.units ?? [];
  return units.some((unit) => !own.includes(unit));
}
