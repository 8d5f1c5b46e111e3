import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, LobbyIdSchema, StoredIdSchema } from '../ids.ts';
import {
  BATCH_MAX,
  INTRUDERS_MAX,
  MAX_PLAYERS_LIMIT,
  NICK_MAX,
  SUBSTITUTES_MAX,
  UNIT_NAME_MAX,
  UNIT_TAG_MAX,
} from '../limits.ts';
import { publicName } from '../public-name.ts';
import { MatchNumberSchema } from '../registrations/ticket-room.ts';
import { isBlank, text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { LARGEST_UNIT } from '../tournaments/modality.ts';
import { type RoomAddress, roomName } from './room.ts';
import * as words from './words/fields.ts';

/** `out` puts a no-show on the record of each accepted member of the unit, except substitutes. */
export const RollStateSchema = z.enum(['in', 'out']);
export type RollState = z.output<typeof RollStateSchema>;

const NickSchema = text(NICK_MAX).check(z.refine((nick) => !isBlank(nick), words.noNick));

/**
 * A call changes only the marks of units that it names, because organisers may mark at the same time. Null
 * removes a mark.
 */
export const RollInputSchema = z.strictObject({
  marks: z._default(
    z
      .record(DocumentIdSchema, z.nullable(RollStateSchema))
      .check(z.refine((marks) => Object.keys(marks).length <= BATCH_MAX, words.tooManyMarks)),
    {},
  ),
  /** False removes the nick. */
  intruders: z._default(
    z
      .record(NickSchema, z.boolean())
      .check(z.refine((nicks) => Object.keys(nicks).length <= INTRUDERS_MAX, words.tooManyIntruders)),
    {},
  ),
});
export type RollInput = z.output<typeof RollInputSchema>;

const byAt = { by: AccountIdSchema, at: InstantSchema };

export const RollSchema = z.object({
  id: StoredIdSchema,
  tournamentId: StoredIdSchema,
  match: MatchNumberSchema,
  lobby: nullish(LobbyIdSchema),
  marks: z.record(StoredIdSchema, z.object({ state: RollStateSchema, ...byAt })),
  intruders: z
    .array(z.object({ nick: publicName(described(z.string(), { maxLength: NICK_MAX })), ...byAt }))
    .check(z.maxLength(INTRUDERS_MAX)),
});
export type Roll = z.output<typeof RollSchema>;

const RollUnitSchema = z.object({
  id: StoredIdSchema,
  name: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  tag: described(z.string(), { maxLength: UNIT_TAG_MAX }),
  nicks: z
    .array(described(z.string(), { maxLength: NICK_MAX }))
    .check(z.maxLength(LARGEST_UNIT + SUBSTITUTES_MAX)),
  lobby: z.nullable(LobbyIdSchema),
  seats: z.record(DocumentIdSchema, z.int().check(z.minimum(1))),
});
export type RollUnit = z.output<typeof RollUnitSchema>;

export const RollUnitsSchema = z.object({
  units: z.array(RollUnitSchema).check(z.maxLength(MAX_PLAYERS_LIMIT)),
  openings: z.record(DocumentIdSchema, InstantSchema),
});

/**
 * Matches of different stages have the same names, so the id contains the stage. If stage 1 has no lobbies, its
 * rolls keep the ids that they had before the first draw.
 */
export function rollId(tournamentId: string, address: RoomAddress, stage: number): string {
  const name = roomName(address);
  const isWhole = stage === 0 || (stage === 1 && address.lobby === null);
  return isWhole ? `${tournamentId}_${name}` : `${tournamentId}_${stage}-${name}`;
}
