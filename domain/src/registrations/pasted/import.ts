import * as z from 'zod/mini';
import { CountSchema } from '../../described.ts';
import { ErrorCodeSchema } from '../../errors.ts';
import { RequestIdSchema, StoredIdSchema, TicketIdSchema } from '../../ids.ts';
import { nullish } from '../../time/instant.ts';
import { MEMBERS_MAX } from '../names/public-member.ts';
import { UnitNamesSchema } from '../names/unit-names.ts';
import { PlaceSchema } from '../places/unit-day.ts';
import { correctedPlayerShape } from '../player.ts';
import * as words from '../words/import.ts';
import { PASTED_PLAYERS_MAX } from './pasted-players.ts';

/**
 * There is no email, because few lists from a chat have one. Organisers send imported players the link by
 * WhatsApp.
 */
const ImportedPlayerSchema = z.strictObject({
  nick: correctedPlayerShape.nick,
  fullName: correctedPlayerShape.fullName,
  freeFireId: correctedPlayerShape.freeFireId,
  phone: correctedPlayerShape.phone,
});

export const ImportedUnitSchema = z.strictObject({
  unit: nullish(UnitNamesSchema),
  /** The captain comes first. */
  players: z.array(ImportedPlayerSchema).check(z.minLength(1), z.maxLength(MEMBERS_MAX)),
});
export type ImportedUnit = z.output<typeof ImportedUnitSchema>;

export const ImportSchema = z.strictObject({
  requestId: RequestIdSchema,
  preview: z.boolean(),
  units: z.array(ImportedUnitSchema).check(
    z.minLength(1, words.nobody),
    z.maxLength(PASTED_PLAYERS_MAX, words.tooMany),
    z.refine(
      (units) => units.reduce((sum, { players }) => sum + players.length, 0) <= PASTED_PLAYERS_MAX,
      words.tooMany,
    ),
  ),
});
export type Import = z.output<typeof ImportSchema>;

export const ImportResultSchema = z.object({
  success: z.boolean(),
  /** The index of the refused player. Null if the whole unit or nobody is refused. */
  player: z.nullable(CountSchema),
  code: z.optional(ErrorCodeSchema),
  error: z.optional(z.string()),
  added: z.nullable(z.object({ id: StoredIdSchema, ticketId: TicketIdSchema, place: PlaceSchema })),
});
export type ImportResult = z.output<typeof ImportResultSchema>;

export const ImportResultsSchema = z.object({
  results: z.array(ImportResultSchema).check(z.maxLength(PASTED_PLAYERS_MAX)),
});
