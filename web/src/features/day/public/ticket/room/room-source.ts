import type { Ticket } from '@copa/domain/registrations/ticket';
import {
  type OpenRoom,
  OpenRoomSchema,
  openedRoom,
  type TicketRoom,
} from '@copa/domain/registrations/ticket-room';
import * as z from 'zod/mini';
import { env, firestoreOrigin } from '../../../../../config/env.ts';

/** Straight from Firestore and under its rules: no function wakes up when all phones ask at once. */

const DATABASE = `projects/${env.firebase.projectId}/databases/(default)/documents`;
const TIMEOUT_MS = 20_000;

type Owner = Pick<Ticket, 'id' | 'tournamentId'>;
type Value = Readonly<Record<'stringValue' | 'timestampValue' | 'integerValue', string | undefined>>;

interface Answer {
  readonly found?: { readonly fields: Readonly<Record<string, Value>> };
  readonly readTime?: string;
}

/** No cache keeps it, and plain text needs no preflight. */
function ask(call: 'batchGet' | 'commit', body: object): Promise<Response> {
  return fetch(`${firestoreOrigin}/v1/${DATABASE}:${call}?key=${encodeURIComponent(env.firebase.apiKey)}`, {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function get(path: string): Promise<Answer | null> {
  const response = await ask('batchGet', { documents: [`${DATABASE}/${path}`] });
  if (response.status === 403) return null;
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  const [answer] = (await response.json()) as readonly Answer[];
  return answer ?? null;
}

/** Null while it is closed by the clock of Firestore, and once it is another one. */
export async function readRoom({ id: ticketId }: Owner, { id }: TicketRoom): Promise<OpenRoom | null> {
  const fields = (await get(`tickets/${ticketId}/rooms/${id}`))?.found?.fields;
  if (fields === undefined) return null;
  const values = Object.entries(fields).map(([name, { stringValue, timestampValue, integerValue }]) => [
    name,
    stringValue ?? timestampValue ?? Number(integerValue),
  ]);
  return z.parse(OpenRoomSchema, { ...Object.fromEntries(values), id });
}

/** The time by which this clock is behind Firestore's: a room opens to the second. */
export async function clockBehindMs({ id }: Owner): Promise<number> {
  const readAt = Date.parse((await get(`tickets/${id}`))?.readTime ?? '');
  return Number.isNaN(readAt) ? 0 : readAt - Date.now();
}

/** Tells organisers which phones have read the room. Sent once; a repetition is refused. */
export async function sayOpened({ id: ticketId, tournamentId }: Owner, { id }: TicketRoom): Promise<void> {
  const response = await ask('commit', {
    writes: [
      {
        update: {
          name: `${DATABASE}/tickets/${ticketId}/openings/${id}`,
          fields: {
            room: { stringValue: openedRoom(tournamentId, id) },
            ticketId: { stringValue: ticketId },
          },
        },
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: false },
      },
    ],
  });
  if (!response.ok && response.status !== 403 && response.status !== 409) {
    throw new Error(`Firestore answered ${response.status}`);
  }
}
