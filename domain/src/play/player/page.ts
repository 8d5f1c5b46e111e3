import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { DocumentIdSchema, PlayerKeySchema } from '../../ids.ts';
import { NAME_MAX, NICK_MAX, UNIT_NAME_MAX } from '../../limits.ts';
import { publicName } from '../../public-name.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { ShownTimeZoneSchema } from '../../time/time-zone.ts';

/** The oldest goes. */
export const PLAYER_ENTRIES_MAX = 50;

const ResultSchema = z.object({
  stage: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  /** `rank`: it was the last one, and this is the rank in the tournament. */
  kind: z.enum(['passed', 'out', 'rank']),
  rank: z.int(),
  booyahs: CountSchema,
  /** Null where nobody counted them. */
  kills: nullish(CountSchema),
});

/** One tournament of a player, by what everybody reads of it. */
const EntrySchema = z.object({
  tournamentId: DocumentIdSchema,
  tournament: described(z.string(), { maxLength: NAME_MAX }),
  date: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  number: CountSchema,
  unit: publicName(described(z.string(), { maxLength: UNIT_NAME_MAX })),
  result: nullish(ResultSchema),
});
export type PlayerEntry = z.output<typeof EntrySchema>;

/** `players/{key}`: belongs to who holds the private codes of its registrations; an entry lasts as long as its registration. */
export const PlayerSchema = z.object({
  id: PlayerKeySchema,
  nick: publicName(described(z.string(), { maxLength: NICK_MAX })),
  entries: z.array(EntrySchema).check(z.maxLength(PLAYER_ENTRIES_MAX)),
});
export type Player = z.output<typeof PlayerSchema>;
