import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, StoredIdSchema } from '../ids.ts';
import { NAME_MAX, NAMED_TOURNAMENTS_MAX } from '../limits.ts';
import { InstantSchema } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import * as words from './words.ts';

const All = z.literal('all');

export const NamedForSchema = z.union([
  All,
  z
    .array(DocumentIdSchema)
    .check(z.minLength(1, words.noTournaments), z.maxLength(NAMED_TOURNAMENTS_MAX, words.tooManyTournaments)),
]);
export type NamedFor = z.output<typeof NamedForSchema>;

export const SeenNamingSchema = z.nullable(
  z.union([All, z.array(StoredIdSchema).check(z.maxLength(NAMED_TOURNAMENTS_MAX))]),
);

export const NamingSchema = z.object({
  id: AccountIdSchema,
  tournaments: z.union([All, z.array(StoredIdSchema).check(z.maxLength(NAMED_TOURNAMENTS_MAX))]),
});
export type Naming = z.output<typeof NamingSchema>;

export const NamedTournamentSchema = z.object({
  id: StoredIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
  date: z.nullable(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  until: z.nullable(InstantSchema),
  isCancelled: z._default(z.boolean(), false),
});
export type NamedTournament = z.output<typeof NamedTournamentSchema>;

export const ShownNamedForSchema = z.nullable(
  z.union([All, z.array(NamedTournamentSchema).check(z.maxLength(NAMED_TOURNAMENTS_MAX))]),
);
