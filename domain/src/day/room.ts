import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { LobbyIdSchema, TicketIdSchema } from '../ids.ts';
import { ROOM_OPENS_BEFORE_MS, ROOM_TEXT_MAX, ROOMS_MAX } from '../limits.ts';
import { UnitLobbySchema } from '../registrations/places/unit-day.ts';
import { ROOM_ID, RoomLobbySchema, roomShape, TicketRoomSchema } from '../registrations/ticket-room.ts';
import { text } from '../text.ts';
import { InstantSchema } from '../time/instant.ts';
import { type Closable, lastReviewEnd } from '../tournaments/places/window-phase.ts';
import * as words from './words/fields.ts';

const RevisionSchema = z.int().check(z.minimum(1));

export const RoomInputSchema = z.strictObject({
  roomId: described(text(ROOM_TEXT_MAX, words.noRoomId), { pattern: ROOM_ID }),
  /** Without this field the stored password stays. An empty password means that the room has none. */
  password: z.optional(text(ROOM_TEXT_MAX)),
  /** If this is missing or null, the stored time stays, and a new room gets `defaultOpening`. */
  openAt: z.optional(z.nullable(InstantSchema)),
  /** The revision that the caller saw; 0 if there was no room. */
  revision: z.optional(CountSchema),
});
export type RoomInput = z.output<typeof RoomInputSchema>;

export interface RoomAddress {
  readonly lobby: string | null;
  readonly match: number;
}

export function roomName({ lobby, match }: RoomAddress): string {
  return lobby === null ? String(match) : `${lobby}-${match}`;
}

export const RoomSchema = z.object({ ...roomShape, lobby: RoomLobbySchema, revision: RevisionSchema });
export type Room = z.output<typeof RoomSchema>;

export const RoomsSchema = z.object({
  id: z.string(),
  rooms: z.array(RoomSchema).check(z.maxLength(ROOMS_MAX)),
  seats: z.record(z.string(), z.int().check(z.minimum(1))),
  /**
   * Keys (`roomKey`) of rooms whose notice is no longer due. A changed room has a new key, so a new notice is
   * due.
   */
  told: z._default(z.array(z.string()).check(z.maxLength(ROOMS_MAX)), []),
  stage: z._default(CountSchema, 0),
  /** If `stage` is not 0, only units with an entry here play in that stage. */
  lobbies: z._default(z.record(z.string(), LobbyIdSchema), {}),
  /** Each unit's last lobby in an earlier stage. An eliminated unit still sees that lobby. */
  former: z._default(z.record(z.string(), UnitLobbySchema), {}),
});
export type Rooms = z.output<typeof RoomsSchema>;

export function noRooms(id: string): Rooms {
  return { id, rooms: [], seats: {}, told: [], stage: 0, lobbies: {}, former: {} };
}

export const RoomsAnswerSchema = z.object({
  rooms: RoomsSchema.shape.rooms,
  /** False while some phones may still read the previous credentials. */
  isDelivered: z.boolean(),
});
export type RoomsAnswer = z.output<typeof RoomsAnswerSchema>;

export const OpeningSchema = z.object({
  id: TicketRoomSchema.shape.id,
  room: z.string(),
  ticketId: TicketIdSchema,
  at: InstantSchema,
});

export function roomKey({ match, revision }: Pick<Room, 'match' | 'revision'>): string {
  return `${match}-${revision}`;
}

export function untoldRooms({ rooms, told }: Pick<Rooms, 'rooms' | 'told'>): readonly Room[] {
  return rooms
    .filter((room) => !told.includes(roomKey(room)))
    .toSorted((a, b) => a.openAt.getTime() - b.openAt.getTime());
}

export function roomHoursOf(rooms: readonly Room[]) {
  return rooms.map(({ match, openAt }) => ({ match, openAt }));
}

export function isRoomOf(room: RoomAddress, { lobby, match }: RoomAddress): boolean {
  return room.lobby === lobby && room.match === match;
}

export function defaultOpening(tournament: Closable & { readonly date: Date | null }): Date | null {
  const { date } = tournament;
  if (date === null) return null;
  return new Date(Math.max(date.getTime() - ROOM_OPENS_BEFORE_MS, lastReviewEnd(tournament)?.getTime() ?? 0));
}
