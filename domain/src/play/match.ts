import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, LobbyIdSchema, StoredIdSchema } from '../ids.ts';
import { KILLS_MAX, LOBBY_SIZE_MAX, REMINDER_NAME_MAX, UNIT_NAME_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { StageNumberSchema, StoredMatchStateSchema } from './stage-terms.ts';
import * as words from './words/fields.ts';

const resultShape = {
  /** Null while nobody knows it, and for who was there and scored nothing. */
  placement: z.nullable(
    z
      .int(words.placementRange)
      .check(z.minimum(1, words.placementRange), z.maximum(LOBBY_SIZE_MAX, words.placementRange)),
  ),
  /** Null is not zero: nobody has counted them. */
  kills: z.nullable(
    z.int(words.killsRange).check(z.minimum(0, words.killsRange), z.maximum(KILLS_MAX, words.killsRange)),
  ),
  played: z.boolean(),
};

export interface Result {
  readonly placement: number | null;
  readonly kills: number | null;
  readonly played: boolean;
}

/** `revision`: of the row that was on the screen; 0 where there was none. */
export const RowInputSchema = z
  .strictObject({ ...resultShape, revision: CountSchema })
  .check(
    z.refine(
      ({ placement, kills, played }) => played || (placement === null && (kills ?? 0) === 0),
      words.absentWithResult,
    ),
  );
export type RowInput = z.output<typeof RowInputSchema>;

export const MatchRowSchema = z.object({
  ...resultShape,
  revision: CountSchema,
  by: AccountIdSchema,
  byName: described(z.string(), { maxLength: REMINDER_NAME_MAX }),
  at: InstantSchema,
});
export type MatchRow = z.output<typeof MatchRowSchema>;

/** `a-3`; a match that only breaks a tie is `a-x1`, and who is equal in another lobby plays in it too. */
export const MatchIdSchema = z.string().check(z.regex(/^[a-z]{1,2}-x?[1-9]\d?$/, words.invalidMatch));

/** `tournaments/{t}/stages/{s}/matches/{m}`: organisers read it live. */
export const MatchSchema = z.object({
  id: MatchIdSchema,
  tournamentId: DocumentIdSchema,
  stage: StageNumberSchema,
  lobby: LobbyIdSchema,
  number: z.int().check(z.minimum(1)),
  /** It is worth no points, and decides between units that are equal on all. */
  isExtra: z._default(z.boolean(), false),
  map: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  rows: z.record(StoredIdSchema, MatchRowSchema),
  /** One more for each change; the rows that changed carry it. */
  revision: CountSchema,
  state: StoredMatchStateSchema,
  publishedAt: nullish(InstantSchema),
  /** Its figures can be protested until then once it was published. */
  scoresUntil: nullish(InstantSchema),
  /** The match is official from this moment on; null while a protest waits for its decision. */
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

/** True where some of these units belong to another lobby, which only happens in an extra match. */
export function isAcross(
  lobby: string,
  units: readonly string[],
  lobbies: readonly { readonly id: string; readonly units: readonly string[] }[],
): boolean {
  const own = lobbies.find(({ id }) => id === lobby)?.units ?? [];
  return units.some((unit) => !own.includes(unit));
}
