import * as z from 'zod/mini';
import { described } from '../described.ts';
import { LobbyIdSchema } from '../ids.ts';
import { MATCHES_MAX, ROOMS_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

/** The matches of a lobby are numbered from one. */
export const MatchNumberSchema = z
  .int('Ingresa el número de la partida.')
  .check(z.minimum(1), z.maximum(MATCHES_MAX, `Como máximo ${MATCHES_MAX} partidas.`));

/** Null for all who play. */
export const RoomLobbySchema = nullish(LobbyIdSchema);

/** A room in a ticket, and in its unit for organisers: where it is, and no secret. */
export const TicketRoomSchema = z.object({
  /** The id of the document below the ticket: a number and a revision, such as `1-3`. */
  id: described(z.string(), { pattern: '^\\d+-\\d+$' }),
  match: MatchNumberSchema,
  lobby: RoomLobbySchema,
  openAt: InstantSchema,
  seat: z.int().check(z.minimum(1)),
});
export type TicketRoom = z.output<typeof TicketRoomSchema>;

/** None for a unit that may not read any. */
export const TicketRoomsSchema = z._default(z.array(TicketRoomSchema).check(z.maxLength(ROOMS_MAX)), []);
