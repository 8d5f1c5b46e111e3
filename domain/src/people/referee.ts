import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, StoredIdSchema } from '../ids.ts';
import { NAME_MAX, REFEREED_MAX } from '../limits.ts';
import { InstantSchema } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import * as words from './words.ts';

const All = z.literal('all');

/** The tournaments that an account is a referee of: all present and future ones, or these. */
export const RefereedSchema = z.union([
  All,
  z
    .array(DocumentIdSchema)
    .check(z.minLength(1, words.noTournaments), z.maxLength(REFEREED_MAX, words.tooManyTournaments)),
]);
export type Refereed = z.output<typeof RefereedSchema>;

/**
 * `referees/{account}`: the tournaments of a referee; the claim only says that the account is one. A deleted
 * tournament is removed from it.
 */
export const RefereeSchema = z.object({
  id: AccountIdSchema,
  tournaments: z.union([All, z.array(StoredIdSchema).check(z.maxLength(REFEREED_MAX))]),
});
export type Referee = z.output<typeof RefereeSchema>;

export const RefereedTournamentSchema = z.object({
  id: StoredIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
  date: z.nullable(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  /** Referees may work in the tournament until this time; null while it has no end. */
  until: z.nullable(InstantSchema),
});
export type RefereedTournament = z.output<typeof RefereedTournamentSchema>;

/** Null for an account that is no referee. */
export const ShownRefereedSchema = z.nullable(
  z.union([All, z.array(RefereedTournamentSchema).check(z.maxLength(REFEREED_MAX))]),
);
