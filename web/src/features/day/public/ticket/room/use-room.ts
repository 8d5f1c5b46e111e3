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
import { keptValue, readableValues } from '../../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../../lib/storage/storage-keys.ts';
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

/** The id of the last room that each ticket has opened. It does not reveal the credentials. */
const said = keptValue(storageKeys.openedRooms, readableValues(z.string()));

/**
 * Sends nothing if this phone has said it before, because browsers log each refused request. The security
 * rules refuse it if another phone of the unit has said it.
 */
async function sayOpened({ id: ticketId, tournamentId }: Owner, { id }: TicketRoom): Promise<void> {
  if (said.read()?.[ticketId] === id) return;
  const { ask, DATABASE, failureOf } = await firestore();
  const fields = {
    room: { stringValue: openedRoom(tournamentId, id) },
    ticketId: { stringValue: ticketId },
  };
  const write = {
    update: { name: `${DATABASE}/tickets/${ticketId}/openings/${id}`, fields },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const response = await ask('commit', { writes: [write] });
  if (!response.ok && response.status !== 403 && response.status !== 409) throw await failureOf(response);
  said.keep({ ...said.read(), [ticketId]: id });
}

export type RoomLoad =
  | { readonly state: 'closed'; readonly behindMs: number }
  | { readonly state: 'reading' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly room: OpenRoom };

const AGAIN_MS = 5 * SECOND_MS;
const AGAIN_MAX_MS = MINUTE_MS;
/** Many phones stop timers while they sleep, so a longer wait is split into timers of this length. */
const WAIT_MAX_MS = MINUTE_MS;
/** A larger change between the two clocks of the phone means that somebody corrected one, or that it slept. */
const JUMP_MS = 5 * SECOND_MS;

const betweenClocks = () => Date.now() - performance.now();

type Owner = Pick<Ticket, 'id' | 'tournamentId'>;
type Opening = Exclude<RoomLoad, { state: 'closed' }>;
type Tell = (load: Opening | null) => void;

function follow(owner: Owner, room: TicketRoom, tell: Tell, learn: (behind: number) => void): () => void {
  let isOver = false;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let behind = 0;
  let between = betweenClocks();
  let tries = 0;
  const isKept = () => readTabRoom(owner.id, room.id) !== null;
  const leftMs = () => room.openAt.getTime() - (Date.now() + behind);
  const after = (ms: number, act: () => Promise<void>) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void act(), ms);
  };

  const readAgain = () => {
    after(Math.min(AGAIN_MS * 2 ** tries, AGAIN_MAX_MS), read);
    tries += 1;
  };

  const read = async (): Promise<void> => {
    isWaiting = false;
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
      reportProblem('the opening could not be stored', error),
    );
  };

  const wait = async (): Promise<void> => {
    if (Math.abs(betweenClocks() - between) > JUMP_MS) await setClock();
    if (isOver || !isWaiting) return;
    const left = leftMs();
    if (left <= 0) {
      if (!isKept()) tell({ state: 'reading' });
      return read();
    }
    if (left > WAIT_MAX_MS) after(WAIT_MAX_MS, wait);
    else after(left + Math.random() * ROOM_SPREAD_MS, read);
  };

  const setClock = async () => {
    try {
      behind = await clockBehindMs(owner);
      between = betweenClocks();
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
      isWaiting = true;
      return wait();
    }
    tell({ state: 'reading' });
    readAgain();
  };

  const begin = async () => {
    isWaiting = true;
    if (leftMs() > 0) await setClock();
    return wait();
  };

  /** Begins again, because the phone may have slept, or somebody may have corrected its clock. */
  const wake = () => {
    if (isWaiting && !document.hidden) void begin();
  };

  // A room that this tab has read before is open, whatever the phone's clock shows.
  void (isKept() ? read() : begin());
  document.addEventListener('visibilitychange', wake);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** The credentials are stored in the tab alone (`tab-room.ts`), because they must not outlast it. */
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
