import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { DocumentIdSchema, PlayerKeySchema } from '../../ids.ts';
import { NAME_MAX, NICK_MAX, UNIT_NAME_MAX } from '../../limits.ts';
import { publicName } from '../../public-name.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { ShownTimeZoneSchema } from '../../time/time-zone.ts';

export const PLAYED_TOURNAMENTS_MAX = 50;

const ResultSchema = z.object({
  stage: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  kind: z.enum(['passed', 'out', 'rank']),
  rank: z.int(),
  booyahs: CountSchema,
  kills: nullish(CountSchema),
});

const PlayedTournamentSchema = z.object({
  tournamentId: DocumentIdSchema,
  tournament: described(z.string(), { maxLength: NAME_MAX }),
  date: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  number: CountSchema,
  unit: publicName(described(z.string(), { maxLength: UNIT_NAME_MAX })),
  nick: z._default(publicName(described(z.string(), { maxLength: UNIT_NAME_MAX })), ''),
  result: nullish(ResultSchema),
});
export type PlayedTournament = z.output<typeof PlayedTournamentSchema>;

/** `players/{key}`: a public page. Its entry for a tournament is removed when the registration is erased. */
export const PlayerPageSchema = z.object({
  id: PlayerKeySchema,
  nick: publicName(described(z.string(), { maxLength: NICK_MAX })),
  entries: z.array(PlayedTournamentSchema).check(z.maxLength(PLAYED_TOURNAMENTS_MAX)),
});
export type PlayerPage = z.output<typeof PlayerPageSchema>;
