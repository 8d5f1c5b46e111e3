import type { RoomAddress, RoomInput } from '@copa/domain/day/room';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import type { Actor } from '../audit.ts';
import type { Desk } from '../desk/desk.ts';
import { endReview, extendWindow } from './confirmations/window-changes.ts';
import { type CloseFinal, closeDue } from './confirmations/window-closing.ts';
import { deliverRooms } from './rooms/delivery.ts';
import { deleteRoom, putRoom, roomsAnswer } from './rooms/rooms.ts';

export function organiserCalls(desk: Desk, closeFinal: CloseFinal) {
  return {
    extendWindow: async (actor: Actor, id: string, kind: WindowKind, closesAt: Date) => {
      const tournament = await extendWindow(desk, actor, id, kind, closesAt);
      await deliverRooms(desk, id);
      return tournament;
    },

    endReview: async (actor: Actor, id: string, kind: WindowKind) => {
      const tournament = await endReview(desk, actor, id, kind);
      await closeDue(desk, closeFinal, id);
      return tournament;
    },

    putRoom: async (actor: Actor, id: string, address: RoomAddress, input: RoomInput) => {
      await putRoom(desk, actor, id, address, input);
      await deliverRooms(desk, id);
      return roomsAnswer(desk, id);
    },

    deleteRoom: async (actor: Actor, id: string, address: RoomAddress, seen?: number) => {
      await deleteRoom(desk, actor, id, address, seen);
      await deliverRooms(desk, id);
      return roomsAnswer(desk, id);
    },
  };
}
