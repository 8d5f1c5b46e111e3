import type { Ticket } from '@copa/domain/registrations/ticket';
import {
  type OpenRoom,
  OpenRoomSchema,
  openedRoom,
  type TicketRoom,
} from '@copa/domain/registrations/ticket-room';
import * as z from 'zod/mini';

/** Straight from Firestore and under its rules: no function wakes up when all phones ask at once. */
const firestore = () => import('../../../../../lib/network/public-firestore.ts');

type Owner = Pick<Ticket, 'id' | 'tournamentId'>;

/** Null while it is closed by the clock of Firestore, and once it is another one. */
export async function readRoom({ id: ticketId }: Owner, { id }: TicketRoom): Promise<OpenRoom | null> {
  const { readDocument } = await firestore();
  const document = await readDocument(`tickets/${ticketId}/rooms/${id}`);
  return document === null ? null : z.parse(OpenRoomSchema, { ...document.data, id });
}

/** The time by which this clock is behind Firestore's: a room opens to the second. */
export async function clockBehindMs({ id }: Owner): Promise<number> {
  const { readDocument } = await firestore();
  const document = await readDocument(`tickets/${id}`, ['number']);
  return document === null ? 0 : document.readAt - Date.now();
}

/** Tells organisers which phones have read the room. Sent once; a repetition is refused. */
export async function sayOpened({ id: ticketId, tournamentId }: Owner, { id }: TicketRoom): Promise<void> {
  const fields = { room: openedRoom(tournamentId, id), ticketId };
  await createDocument(`tickets/${ticketId}/openings/${id}`, fields, 'at');
}

/** Does nothing where the document exists or the rules refuse it. `at` is the field with the time of the server. */
async function createDocument(
  path: string,
  texts: Readonly<Record<string, string>>,
  at: string,
): Promise<void> {
  const { ask, DATABASE, failureOf } = await firestore();
  const fields = Object.fromEntries(
    Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]),
  );
  const write = {
    update: { name: `${DATABASE}/${path}`, fields },
    updateTransforms: [{ fieldPath: at, setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const response = await ask('commit', { writes: [write] });
  if (!response.ok && response.status !== 403 && response.status !== 409) throw await failureOf(response);
}
