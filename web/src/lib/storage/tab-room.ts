import { TicketIdSchema } from '@copa/domain/ids';
import { type OpenRoom, OpenRoomSchema } from '@copa/domain/registrations/ticket-room';
import * as z from 'zod/mini';
import { reportProblem } from '../report-problem.ts';
import { ownKey } from './storage-keys.ts';

const KEY = ownKey('sala');
const KeptSchema = z.object({ ticketId: TicketIdSchema, room: OpenRoomSchema });

/**
 * The room that this tab opened. It is stored, because cheap phones drop the tab when the game starts, and a
 * reload may be offline. It is removed with the tab, or when its match ends.
 */
export function readTabRoom(ticketId: string, roomId: string): OpenRoom | null {
  try {
    const kept = z.nullable(KeptSchema).parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept?.ticketId === ticketId && kept.room.id === roomId ? kept.room : null;
  } catch (error) {
    reportProblem('the room of this tab could not be read', error);
    return null;
  }
}

export function keepTabRoom(kept: { readonly ticketId: string; readonly room: OpenRoom } | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    reportProblem('the room of this tab could not be kept', error);
  }
}
