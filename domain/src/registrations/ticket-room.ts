import * as z from 'zod/mini';
import { described } from '../described.ts';
import { DocumentIdSchema, LobbyIdSchema } from '../ids.ts';
import { MATCHES_MAX, ROOM_TEXT_MAX, ROOMS_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import * as words from './words/fields.ts';

export const MatchNumberSchema = z
  .int(words.noMatchNumber)
  .check(z.minimum(1), z.maximum(MATCHES_MAX, words.tooManyMatches));

/** Null for a room of all units. */
export const RoomLobbySchema = nullish(LobbyIdSchema);

/** A ticket contains this part of a room, without the credentials. */
export const TicketRoomSchema = z.object({
  id: described(z.string(), { pattern: '^\\d+-\\d+$' }),
  match: MatchNumberSchema,
  lobby: RoomLobbySchema,
  openAt: InstantSchema,
  seat: z.int().check(z.minimum(1)),
});
export type TicketRoom = z.output<typeof TicketRoomSchema>;

export const TicketRoomsSchema = z._default(z.array(TicketRoomSchema).check(z.maxLength(ROOMS_MAX)), []);

export const ROOM_ID = '^[^\\n]+$';

export const roomShape = {
  match: MatchNumberSchema,
  roomId: described(z.string(), { pattern: ROOM_ID, maxLength: ROOM_TEXT_MAX }),
  password: described(z.string(), { maxLength: ROOM_TEXT_MAX }),
  openAt: InstantSchema,
};

export const OpenRoomSchema = z.object({
  id: z.string(),
  tournamentId: DocumentIdSchema,
  ...roomShape,
  seat: TicketRoomSchema.shape.seat,
});
export type OpenRoom = z.output<typeof OpenRoomSchema>;

export function openedRoom(tournamentId: string, roomId: string): string {
  return `${tournamentId}/${roomId}`;
}
