import { MINUTE_MS, ROOM_SPREAD_MS, SECOND_MS } from '@copa/domain/limits';
import type { Ticket } from '@copa/domain/registrations/ticket';
import {
  type OpenRoom,
  OpenRoomSchema,
  openedRoom,
  type TicketRoom,
} from '@copa/domain/registrations/ticket-room';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../../../../../lib/report-problem.ts';
import { forgetTabRoom, keepTabRoom, readTabRoom } from '../../../../../lib/storage/tab-room.ts';

/**
 * Phones read rooms from Firestore directly, so that no function has to start when many phones read at once.
 */
const firestore = () => import('../../../../../lib/network/public-firestore.ts');

/** Null if Firestore refuses the room, because it is still closed, or was replaced or removed. */
async function readRoom({ id: ticketId }: Owner, { id }: TicketRoom): Promise<OpenRoom | null> {
  const { fetchDocument } = await firestore();
  const document = await fetchDocument(`tickets/${ticketId}/rooms/${id}`);
  return document === null ? null : z.parse(OpenRoomSchema, { ...document.data, id });
}

async function clockBehindMs({ id }: Owner): Promise<number> {
  const { fetchDocument } = await firestore();
  const document = await fetchDocument(`tickets/${id}`, ['number']);
  return document === null ? 0 : document.readAt - Date.now();
}

async function sayOpened({ id: ticketId, tournamentId }: Owner, { id }: TicketRoom): Promise<void> {
  const fields = { room: openedRoom(tournamentId, id), ticketId };
  await createDocument(`tickets/${ticketId}/openings/${id}`, fields, 'at');
}

/**
 * Does nothing if the document exists or the security rules refuse the write. `at` names the field for the
 * server's time.
 */
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

export type RoomLoad =
  | { readonly state: 'closed'; readonly behindMs: number }
  | { readonly state: 'reading' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly room: OpenRoom };

const AGAIN_MS = 5 * SECOND_MS;
const AGAIN_MAX_MS = MINUTE_MS;
/** A timer with a longer delay would run at once. */
const WAIT_MAX_MS = 2 ** 31 - 1;

type Owner = Pick<Ticket, 'id' | 'tournamentId'>;
type Opening = Exclude<RoomLoad, { state: 'closed' }>;
type Tell = (load: Opening | null) => void;

function follow(owner: Owner, room: TicketRoom, tell: Tell, learn: (behind: number) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let behind = 0;
  let tries = 0;
  const isKept = () => readTabRoom(owner.id, room.id) !== null;
  const leftMs = () => room.openAt.getTime() - (Date.now() + behind);
  const after = (ms: number, act: () => Promise<void>) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void act(), Math.min(ms, WAIT_MAX_MS));
  };

  const readAgain = () => {
    after(Math.min(AGAIN_MS * 2 ** tries, AGAIN_MAX_MS), read);
    tries += 1;
  };

  const read = async (): Promise<void> => {
    try {
      const opened = await readRoom(owner, room);
      if (isOver) return;
      if (opened === null) {
        forgetTabRoom(owner.id);
        return refused();
      }
      keepTabRoom({ ticketId: owner.id, room: opened });
      tell({ state: 'open', room: opened });
    } catch (error) {
      if (isOver) return;
      reportProblem('the room could not be read', error);
      if (!isKept()) tell({ state: 'failed' });
      return readAgain();
    }
    await sayOpened(owner, room).catch((error: unknown) =>
      reportProblem('that the room was opened could not be said', error),
    );
  };

  const wait = async (): Promise<void> => {
    if (isOver) return;
    const left = leftMs();
    if (left <= 0) {
      if (!isKept()) tell({ state: 'reading' });
      return read();
    }
    after(left + Math.random() * ROOM_SPREAD_MS, left > WAIT_MAX_MS ? wait : read);
  };

  const setClock = async () => {
    try {
      behind = await clockBehindMs(owner);
      if (!isOver) learn(behind);
    } catch (error) {
      reportProblem('the clock of Firestore could not be read', error);
    }
  };

  /** A refusal means that this phone's clock is fast, or that the room was replaced or removed. */
  const refused = async (): Promise<void> => {
    if (tries === 0) await setClock();
    if (isOver) return;
    if (leftMs() > 0) {
      tell(null);
      return wait();
    }
    tell({ state: 'reading' });
    readAgain();
  };

  // A room that this tab has read before is open, whatever the phone's clock shows.
  if (isKept()) void read();
  else void (leftMs() > 0 ? setClock().then(wait) : wait());
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The credentials are stored in `sessionStorage`, because they must not outlast the tab. */
export function useRoom(owner: Owner, room: TicketRoom): RoomLoad {
  const [load, setLoad] = useState<Opening | null>(() => {
    const kept = readTabRoom(owner.id, room.id);
    return kept && { state: 'open', room: kept };
  });
  const [behindMs, setBehindMs] = useState(0);
  // Keeps the first objects, because polling returns equal values in new objects, which would restart
  // `follow`.
  const [wanted] = useState({ owner, room });
  useEffect(() => follow(wanted.owner, wanted.room, setLoad, setBehindMs), [wanted]);
  return load ?? { state: 'closed', behindMs };
}
