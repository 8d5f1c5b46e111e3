import { TicketIdSchema } from '@copa/domain/ids';
import { type OpenRoom, OpenRoomSchema } from '@copa/domain/registrations/ticket-room';
import * as z from 'zod/mini';
import { reportProblem } from '../report-problem.ts';
import { ownKey } from './storage-keys.ts';

const KEY = ownKey('sala');
const KeptSchema = z.object({ ticketId: TicketIdSchema, room: OpenRoomSchema });
type Kept = z.output<typeof KeptSchema>;

/**
 * The room is stored, because cheap phones discard the tab when the game starts, and a reload may be offline.
 */
export function readTabRoom(ticketId: string, roomId: string): OpenRoom | null {
  const kept = read();
  return kept?.ticketId === ticketId && kept.room.id === roomId ? kept.room : null;
}

function read(): Kept | null {
  try {
    return z.nullable(KeptSchema).parse(JSON.parse(stored() ?? 'null'));
  } catch (error) {
    reportProblem('the room of this tab could not be read', error);
    return null;
  }
}

/** A browser that blocks storage has kept no room, which is no problem to report. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepTabRoom(kept: Kept): void {
  change((storage) => storage.setItem(KEY, JSON.stringify(kept)));
}

export function forgetTabRoom(ticketId: string): void {
  if (read()?.ticketId === ticketId) change((storage) => storage.removeItem(KEY));
}

function change(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch (error) {
    reportProblem('the room of this tab could not be kept', error);
  }
}
